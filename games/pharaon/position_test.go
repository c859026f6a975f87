package pharaon_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
)

// Every position that could not be reached is refused with an error that names the place.
func TestBadPositions(t *testing.T) {
	const turn = "pending: [{step: next, seat: 1}, {step: turn, seat: 1}]"
	gametest.BadPositions(t, quietly.Patched, []gametest.BadPosition{
		{3, "{sun: 1}", "sun"},
		{3, "{round: 6}", "/round: 6 is not within 0 and 5"},
		{3, "{round: -1}", "/round: -1 is not within 0 and 5"},
		{3, "{round: 1.5}", "round"},
		{3, "{round: x}", "round"},
		{3, "{round: 0}", "/round: 0; 1 to 5 fits with what waits (PHA-3.1)"},
		{3, "{round: 3, pending: []}", "/round: 3; 5 to 5 fits with what waits (PHA-3.1)"},
		{3, "{first: 0}", "/first: nobody is First Player"},
		{3, "{first: 4}", "/first: 4 is not within 1 and 3"},
		{3, "{pharaoh: 9}", "/pharaoh: 9 is not within 1 and 3"},
		{3, "{learners: [4]}", "/learners/0: 4 is not within 1 and 3"},
		{3, "{circle: [nobles, nile]}", "/circle: 2 quarters lie there, not 5 (PHA-2.1)"},
		{
			3, "{circle: [nobles, nile, nile, burial, artisans]}",
			"/circle/2: nile lies there twice; each quarter lies there once (PHA-2.1)",
		},
		{3, "{circle: [nobles, nile, offerings, burial, temple]}", `/circle/4: "temple" is not known here`},
		{
			3, "{circle: [nobles, nile, offerings, burial, artisans, nobles]}",
			"/circle: there are 6 quarters; five fit (PHA-2.1)",
		},
		{3, "{offset: 5}", "/offset: 5 is not within 0 and 4"},
		{3, "{wheel: {gold: []}}", `/wheel: "gold" is not known`},
		{
			3, `{wheel: {agr: [agr, agr, agr, agr]}}`,
			"/wheel/agr/3: agr; the first 3 slots are used with 3 players (PHA-5.2)",
		},
		{
			3, `{wheel: {agr: ["", agr]}}`,
			"/wheel/agr/1: agr, and the slot before is empty; they fill from the first (PHA-5.2)",
		},
		{5, `{wheel: {agr: [agr, agr, agr, agr, agr]}}`, "/wheel/agr: there are 5 slots; 4 fit (PHA-5.2)"},
		{
			3, `{wheel: {agr: [prestige-1]}}`,
			`/wheel/agr/0: "prestige-1" does not lie there; what pays access does (PHA-5.1)`,
		},
		{3, `{wheel: {agr: ["agr*"]}}`, `/wheel/agr/0: "agr*" does not lie there; what pays access does (PHA-5.1)`},
		{3, `{wheel: {agr: [stone]}}`, `/wheel/agr/0: "stone" is not known here`},
		{3, `{wheel: {agr: ["*"]}}`, `/wheel/agr/0: "" is not known here`},
		{3, "{nobles: [27]}", "/nobles/0: 27 is not within 0 and 26"},
		{3, "{nobles: [1, 2, 3, 4]}", "/nobles: there are 4; 3 places fit"},
		{3, "{nobles: [2, 2]}", "/nobles/1: noble 2 lies elsewhere too; each is there once (PHA-1.3)"},
		{3, "{artisans: [31]}", "/artisans/0: 31 is not within 0 and 30"},
		{3, "{artisans: [4, 4]}", "/artisans/1: artisan 4 lies elsewhere too; each is there once (PHA-1.3)"},
		{3, "{jars: [31]}", "/jars/0: 31 is not within 0 and 30"},
		{3, "{jars: [1], spent_jars: [1]}", "/jars/0: jar 1 lies elsewhere too; each is there once (PHA-1.3)"},
		{3, "{spent_jars: [1, 1]}", "/spent_jars/1: 1 stands there twice; each is there once (PHA-1.3)"},
		{3, "{lots: [[agr-offering]]}", "/lots/0: there are 1 tokens; two fit (PHA-2.5)"},
		{
			3, `{lots: [[agr-offering, ""]]}`,
			"/lots/0: holds one token; two fit, or one while the first lot that misses one is filled (PHA-8.3.2)",
		},
		{
			3, `{lots: [["", agr-offering]]}`,
			"/lots/0: holds one token; two fit, or one while the first lot that misses one is filled (PHA-8.3.2)",
		},
		{
			3, `{lots: [[agr-offering, ""]], pending: [{step: round}, {step: refill, b: 1}]}`,
			"/lots/0: holds one token; two fit, or one while the first lot that misses one is filled (PHA-8.3.2)",
		},
		{
			3, `{lots: [["", ""], [agr-offering, ""]], pending: [{step: round}, {step: refill, a: 2}]}`,
			"/lots/1: holds one token; two fit, or one while the first lot that misses one is filled (PHA-8.3.2)",
		},
		{3,
			`{lots: [], bonus: [], players: {1: {tokens: {agr-offering: 3, con-offering: 3, com-offering: 3,
				roy-offering: 3, jus-offering: 3, prestige-1: 5, prestige-2: 4}}},
				pending: [{step: round}, {step: refill, a: 6, b: 12}]}`,
			"/pending: 24 offerings are to be drawn, and 16 are left (PHA-8.3.2)"},
		{3, "{lots: [[agr, con]]}", `/lots/0/0: "agr" is no offering; an offering or nothing fits (PHA-6.3.2)`},
		{3, "{lots: [[], [], [], [], [], [], []]}", "/lots: there are 7; 6 places fit (PHA-2.5)"},
		{
			3, `{bonus: ["", "", "", "", "", "", "", "", "", "", "", "", ""]}`,
			"/bonus: there are 13; 12 places fit (PHA-2.5)",
		},
		{3, "{spent: {agr: 1}}", `/spent: "agr" is not known here`},
		{
			3, "{spent: {agr-offering: 4}, lots: [], bonus: []}",
			"/players: 4 tokens agr-offering lie there and on the board; the box has 3 (PHA-1.2, PHA-1.3)",
		},
		{3, "{spent: {agr-offering: 100}}", "/spent/agr-offering: 100 is not within 0 and 99"},
		{3, "{scribes: [1]}", "/scribes: 1 are there; all have been dealt or shuffled back (PHA-14.3)"},
		{3, "{gone_nobles: [1], scribes: [1]}", "/scribes: noble 1 lies elsewhere too; each is there once (PHA-1.3)"},
		{3, "{hand: [5]}", "/hand: there are 1 elements, not 2"},
		{3, "{hand: [5, 6]}", "/hand/0: 5; a noble is there once it is dealt, until one of two is kept (PHA-2.9.1)"},
		{3, `{hand: ["?", "?"]}`, "/hand/0: ? is no number; a masked position cannot be loaded"},
		{3, "{players: []}", "/players: there are 0, not 3"},
		{3, "{players: {1: {tokens: {gold: 1}}}}", `/players/0/tokens: "gold" is not known here`},
		{3, "{players: {1: {tokens: {agr: -1}}}}", "/players/0/tokens/agr: -1 is not within 0 and 99"},
		{
			3, "{players: {1: {tokens: {agr: 12}}, 2: {tokens: {agr: 9}}}}",
			"/players: 21 tokens agr lie there and on the board; the box has 20 (PHA-1.2, PHA-1.3)",
		},
		{
			3, "{players: {1: {nobles: [5]}, 2: {nobles: [5]}}}",
			"/players/1/nobles: noble 5 lies elsewhere too; each is there once (PHA-1.3)",
		},
		{
			3, "{players: {1: {tilted: [5]}}}",
			"/players/0/tilted: 5 is no noble of theirs; nobles of /nobles fit (PHA-10.1)",
		},
		{
			3, "{players: {1: {artisans: [26]}}}",
			"/players/0/artisans: artisan 26 lies elsewhere too; each is there once (PHA-1.3)",
		},
		{3, "{players: {1: {nile: {agr: 4}}}}", "/players/0/nile/agr: 4 is not within 0 and 3"},
		{3, "{players: {1: {nile: {sun: 1}}}}", `/players/0/nile: "sun" is not known here`},
		{3, "{players: {1: {step: 9}}}", "/players/0/step: 9 is not within 0 and 8"},
		{3, "{players: {1: {row: 1}}}", "/players/0/row: 1 without having passed; 0 fits (PHA-7.1)"},
		{3, "{players: {2: {passed: true, row: 5}}}", "/players/1/row: 5 is not within 0 and 4"},
		{3, "{players: {2: {passed: true, row: 1, cell: 5}}}", "/players/1/cell: 5 is not within 0 and 4"},
		{
			3, "{players: {2: {passed: true, row: 1}, 3: {passed: true, row: 1}}}",
			"/players/2/row: 1 is also seat 2's; each disc has its row (PHA-7.1)",
		},
		{3, "{players: {2: {passed: true, row: 2}}}",
			"/players: 1 discs are on other rows than the lowest 1 (PHA-7.1)"},
		{
			3, "{players: {2: {passed: true}}}",
			"/players: 1 have passed, with 0 discs on the Pyramid; each has one (PHA-7.1)",
		},
		{3, "{players: {1: {aside: 5}}}",
			"/players/0/aside: 5, and no noble is set aside now; nothing fits (PHA-2.9.1)"},
		{3, `{players: {1: {aside: "?"}}}`, "/players/0/aside: ? is no number"},
		{
			2, "{players: {1: {passed: true, row: 1}, 2: {passed: true}}, pending: [{step: next, seat: 1}, " +
				"{step: pyramid-gain, seat: 1}]}",
			"/players: all have passed, and the round goes on; it would end (PHA-8.1)",
		},
		{
			2, "{pending: [{step: end-of-round, seat: 2}, {step: exchange, seat: 2}]}",
			"/players: 0 have passed, with 0 discs; as a round ends all have passed, " +
				"all but the last with discs (PHA-7.2)",
		},
		{
			2, "{players: {1: {passed: true, row: 1}}, round: 0, pending: [{step: start, a: 1}, {step: silver, " +
				"a: 2}, {step: pick-jar}]}",
			"/players: 1 have passed; nobody has before a round begins (PHA-3.1)",
		},
		{3, "{traitor: {tiles: []}}", "/traitor: belongs to a game of one player"},
		{1, "{traitor: null}", "/traitor: belongs to a game of one player"},
		{1, "{traitor: {tiles: [tr-1]}}", "/traitor/tiles: there are 1, not 5 (PHA-15.3)"},
		{
			1, "{traitor: {tiles: [tr-1, tr-1, tr-2, tr-3, tr-4]}}",
			"/traitor/tiles/1: tr-1 lies there twice; each tile lies there once (PHA-15.3)",
		},
		{1, "{traitor: {tiles: [tr-1, tr-9, tr-2, tr-3, tr-4]}}", `/traitor/tiles/1: "tr-9" is not known here`},
		{
			1, "{traitor: {colours: [agr, agr, com, roy, jus]}}",
			"/traitor/colours/1: agr is there twice; each tile has its own (PHA-15.4)",
		},
		{
			1, "{traitor: {spaces: [[agr], [con], [com], [roy], []]}}",
			"/traitor/spaces/4: 0 are covered; the first is when the tile has its colour (PHA-15.4)",
		},
		{
			1, "{traitor: {spaces: [[silver], [con], [com], [roy], [jus]]}}",
			`/traitor/spaces/0/0: "silver" is no basic resource; one of the five fits (PHA-15.10)`,
		},
		{
			1, "{traitor: {spaces: [[agr, agr, agr, agr, agr, agr, agr, agr, agr, agr, agr, agr, agr], [con], [com], " +
				"[roy], [jus]]}}",
			"/traitor/spaces/0: there are 13; 12 spaces fit (PHA-15.10)",
		},
		{1, "{traitor: {dark: [tr-7]}}", `/traitor/dark/0: "tr-7" is not known here`},
		{1, "{traitor: {gods: [sun]}}", `/traitor/gods/0: "sun" is not known here`},
		{1, "{traitor: {jars: 31}}", "/traitor/jars: 31 is not within 0 and 30"},
		{1, "{traitor: {jars: 29}}", "/traitor/jars: 29; 0 to 28 fit with those known and unseen (PHA-15.5)"},
		{
			1, "{traitor: {jars: 1, own: [20, 21]}}",
			"/traitor/jars: 1; 2 to 28 fit with those known and unseen (PHA-15.5)",
		},
		{1, "{traitor: {jar: 20}}", "/traitor/jar: 20; one is there while it is placed, and only then (PHA-15.8)"},
		{
			1, "{traitor: {own: [20], jars: 1}, spent_jars: [20]}",
			"/traitor/own: jar 20 lies elsewhere too; each is there once (PHA-1.3)",
		},
		{3, "{pending: [{step: fly}]}", `/pending/0/step: "fly" is no step`},
		{3, `{pending: [{step: ""}]}`, `/pending/0/step: "" is no step`},
		{3, "{pending: [{step: next, seat: 4}, {step: turn, seat: 4}]}", "/pending/0/seat: 4 is not within 1 and 3"},
		{
			3, "{pending: [{step: next, seat: 1}, {step: turn, seat: 2}]}",
			`/pending/1/seat: 2; 1 fits, as of "next" beneath (PHA-3.2)`,
		},
		{
			3, "{pending: [{step: turn, seat: 1}]}",
			`/pending/0/step: "turn" does not wait on the bottom; on "next" it would (PHA-3.2)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: lot, seat: 1}, {step: turn, seat: 1}]}",
			`/pending/2/step: "turn" does not wait on "lot"; on "next" it would (PHA-3.2)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}]}",
			`/pending: "next" waits last, and there is nothing to choose (PHA-3.6)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: advance, seat: 1}]}",
			`/pending/1/step: "advance" never waits (PHA-7.5)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: pyramid-gain, seat: 1}]}",
			`/pending/1: "pyramid-gain" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PHA-7.5)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: track, seat: 1}]}",
			`/pending/1: "track" of seat 1 with a 0 and b 0 does not fit; a 1 to 31 would (PHA-6.2.2)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: basic, seat: 1, a: 27, b: 255}]}",
			`/pending/1: "basic" of seat 1 with a 27 and b 255 does not fit; a 0 to 26 would (PHA-1.5)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: gains, seat: 1, a: 31}]}",
			`/pending/1: "gains" of seat 1 with a 31 and b 0 does not fit; a 1 to 30 would (PHA-6.5.2)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: nile-gains, seat: 1, a: 9}]}",
			`/pending/1: "nile-gains" of seat 1 with a 9 and b 0 does not fit; a 0 to 4 would (PHA-6.2.2)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: power, seat: 1, a: 21, b: 3}]}",
			`/pending/1: "power" of seat 1 with a 21 and b 3 does not fit; b 0 to 2 would (PHA-10.2)`,
		},
		{
			3, "{pending: [{step: next, seat: 1}, {step: turn, seat: 1}, {step: spend, seat: 1, a: 17}]}",
			`/pending/2: "spend" of seat 1 with a 17 and b 0` + gametest.NoneFits + `(PHA-10.14)`,
		},
		{
			3, "{pending: [{step: next, seat: 1, a: 256}, {step: turn, seat: 1}]}",
			"/pending/0/a: 256 is not within 0 and 255",
		},
		{
			3, "{lots: [], pending: [{step: next, seat: 1}, {step: lot, seat: 1}]}",
			`/pending: "lot" waits last, and no choice is possible (PHA-6.3.2)`,
		},
		{
			3, "{players: {1: {nile: {agr: 3}}}, pending: [{step: next, seat: 1}, {step: track, seat: 1, a: 1}]}",
			`/pending: "track" waits last, and there is nothing to choose (PHA-6.2.2)`,
		},
		{
			3, "{jars: [7], pending: [{step: next, seat: 1}, {step: exchange, seat: 1}, {step: tutor, seat: 1}, " +
				"{step: diplomat, seat: 1, a: 7}]}",
			`/pending/3: "diplomat" of seat 1 with a 7 and b 0 does not fit; a 1 to 6, 8 to 30 would (PHA-10.16)`,
		},
		{3, "{pending: [" + strings.Repeat("{step: next}, ", 17) + "]}", "/pending: 17 steps wait; 16 fit"},
		{3, "{buy: {quarter: nile}}", "/buy: nothing is being paid for"},
		{
			3, "{buy: {quarter: temple}, pending: [{step: next, seat: 1}, {step: access, seat: 1}]}",
			`/buy/quarter: "temple" is not known here`,
		},
		{
			3, "{buy: {quarter: nile}, pending: [{step: next, seat: 1}, {step: access, seat: 1}]}",
			"/buy/quarter: seat 1 cannot act in nile (PHA-3.5)",
		},
		{
			3, "{players: {1: {tokens: {com: 3}}}, buy: {quarter: nobles}, pending: [{step: next, seat: 1}, " +
				"{step: access, seat: 1}, {step: option, seat: 1}]}",
			"/buy/quarter: nobles, where no option is chosen now; nile fits (PHA-5.5)",
		},
		{
			3, "{buy: {quarter: nobles}, pending: [{step: next, seat: 1}, {step: access, seat: 1}, {step: extra, " +
				"seat: 1}]}",
			"/buy/quarter: nobles, where no extra is chosen now; offerings fits (PHA-5.5)",
		},
		{
			3, "{buy: {quarter: nobles}, pending: [{step: next, seat: 1}, {step: access, seat: 1}, " +
				"{step: cost-colour, seat: 1}]}",
			"/buy/quarter: nobles, where no cost-colour is chosen now; artisans fits (PHA-5.5)",
		},
		{
			3, "{players: {1: {tokens: {con: 1, com: 1}}}, buy: {quarter: offerings, colour: agr}, " +
				"pending: [{step: next, seat: 1}, {step: access, seat: 1}, {step: extra, seat: 1}]}",
			"/buy/colour: seat 1 cannot pay in it (PHA-3.5)",
		},
		{
			3, "{buy: {quarter: nile, access: prestige-1}, pending: [{step: next, seat: 1}, {step: pay, seat: 1}]}",
			`/buy/access: "prestige-1" pays nothing; a resource or another offering would (PHA-4.2.6)`,
		},
		{
			3, "{buy: {quarter: nile, access: agr}, pending: [{step: next, seat: 1}, {step: pay, seat: 1}]}",
			"/buy/class: [0 0 0 0 0]; [0 1 2 3 4] fits (PHA-4.2.5)",
		},
		{
			3, "{buy: {quarter: nile, access: agr, class: [0, 1, 2, 3, 4], need: [0, 0, 1, 1, 0]}, " +
				"pending: [{step: next, seat: 1}, {step: pay, seat: 1}]}",
			"/buy: seat 1 cannot pay the rest (PHA-5.6)",
		},
		{
			3, "{lots: [], buy: {quarter: offerings, access: agr}, pending: [{step: next, seat: 1}, {step: pay, " +
				"seat: 1}]}",
			"/buy/quarter: there is nothing to buy in offerings (PHA-3.5)",
		},
		{
			1, "{pending: [{step: next, seat: 2}, {step: turn, seat: 2}]}",
			`/pending/1: "turn" of seat 2 with a 0 and b 0` + gametest.NoneFits + `(PHA-3.2)`,
		},
		{
			1, "{round: 0, pending: [{step: start}, {step: traitor-pile}, {step: tile-colour, a: 4}, " +
				"{step: tile-order, a: 2}]}",
			`/pending/3: "tile-order" of seat 1 with a 2 and b 0` + gametest.NoneFits + `(PHA-15.3)`,
		},
		{
			1, "{round: 0, pending: [{step: start}, {step: traitor-pile}, {step: tile-colour, a: 1}, " +
				"{step: tile-dark, a: 1}]}",
			`/pending/3: "tile-dark" of seat 1 with a 1 and b 0` + gametest.NoneFits + `(PHA-15.3)`,
		},
		{
			1, "{pending: [{step: next, seat: 2}, {step: bonus, seat: 2}]}",
			`/pending/1: "bonus" of seat 2 with a 0 and b 0` + gametest.NoneFits + `(PHA-6.3.2)`,
		},
		{
			1, "{pending: [{step: next, seat: 1}, {step: traitor-basic, seat: 1}]}",
			`/pending/1: "traitor-basic" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PHA-15.12)`,
		},
		{
			3, "{pending: [{step: next, seat: 2}, {step: traitor-basic, seat: 2}]}",
			`/pending/1: "traitor-basic" of seat 2 with a 0 and b 0` + gametest.NoneFits + `(PHA-15.12)`,
		},
		{
			1, "{traitor: {jars: 0}, pending: [{step: next, seat: 2}, {step: traitor-uppers, seat: 2}, " +
				"{step: traitor-jar, seat: 2}]}",
			`/pending/2: "traitor-jar" of seat 2 with a 0 and b 0` + gametest.NoneFits + `(PHA-15.8)`,
		},
		{
			1, "{pending: [{step: next, seat: 2}, {step: traitor-uppers, seat: 2}, {step: traitor-icon, " +
				"seat: 2, a: 11}]}",
			`/pending/2: "traitor-icon" of seat 2 with a 11 and b 0 does not fit; ` +
				"a 8 to 10, 13, or b 1 to 3 would (PHA-15.11)",
		},
		{
			1, "{wheel: {agr: [agr, agr, agr]}, pending: [{step: next, seat: 2}, {step: traitor-wheel, seat: 2}]}",
			`/pending/1: "traitor-wheel" of seat 2 with a 0 and b 0 does not fit; a 1 to 4, 255 would (PHA-15.9)`,
		},
		{
			2, "{round: 0, pending: [{step: start}, {step: pick, seat: 1}]}",
			`/pending/1: "pick" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PHA-2.9)`,
		},
		{
			3, "{round: 0, pending: [{step: start, a: 1}, {step: pick, seat: 2}, {step: silver, seat: 2, a: 2}, " +
				"{step: pick-jar, seat: 2}]}",
			"/pending: seat 2 picks twice; each picks once (PHA-2.9)",
		},
		{
			3, "{round: 0, pending: [{step: start, a: 1}, {step: silver, seat: 2, a: 2}, {step: pick-jar, seat: 2}, " +
				"{step: keep, seat: 2}]}",
			"/hand/0: 0; a noble is there once it is dealt, until one of two is kept (PHA-2.9.1)",
		},
		{
			3, "{round: 0, pending: [{step: start, a: 1}, {step: silver, seat: 2, a: 2}, {step: pick-jar, seat: 2}, " +
				"{step: keep, seat: 2}, {step: deal-noble, seat: 2, a: 1}, {step: deal-noble, seat: 2}, " +
				"{step: deal-noble, seat: 2}]}",
			`/pending/6: "deal-noble" of seat 2 with a 0 and b 0` + gametest.NoneFits + `(PHA-2.9.1)`,
		},
		{
			3, "{players: {1: {nobles: [1, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, " +
				"25]}}, round: 0, pending: [{step: start, a: 1}, {step: silver, seat: 2, a: 2}, {step: pick-jar, " +
				"seat: 2}, {step: keep, seat: 2}, {step: deal-noble, seat: 2, a: 1}, {step: deal-noble, seat: 2}]}",
			"/pending: 2 nobles are to be dealt, and 1 are left (PHA-2.9.1)",
		},
		{
			3, "{round: 0, first: 0, pending: [{step: start}, {step: first}, {step: show-jar}, {step: refill}, " +
				"{step: show-artisan}, {step: show-noble}, {step: deal-scribe, seat: 1}]}",
			"/scribes: 1 are to be dealt, and 0 are there (PHA-14.1)",
		},
	})
	if _, err := quietly.Patched(3, "{"+turn+"}"); err != nil {
		t.Errorf("the quiet position itself: %v", err)
	}
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	dealt := gametest.Walk(t, kit.Game, game.Setup{Players: 3}, 1,
		func(s *pharaon.State) bool { return s.Top().Step == pharaon.StepKeep })
	gametest.HostilePositions(t, kit.Game, dealt, `{"circle":[null]}`, `{"wheel":{"agr":[null]}}`, `{"lots":[null]}`,
		`{"hand":[null,null]}`, `{"buy":{}}`)
}
