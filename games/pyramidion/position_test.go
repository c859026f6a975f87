package pyramidion_test

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

// Every position that could not be reached is refused with an error that names the place.
func TestBadPositions(t *testing.T) {
	gametest.BadPositions(t, patched, []gametest.BadPosition{
		{3, "{sun: 1}", "sun"},
		{3, "{round: 256}", "round: 256 is not within 0 and 255"},
		{3, "{round: 0}", "/round: 0; 0 fits during the setup, and only then (PYR-4.1)"},
		{3, "{round: 41}", "/round: 41; the game ends after round 40 (PYR-14.9)"},
		{3, "{order: [1, 2]}", "/order: 2 places; 3 fit, one for each player (PYR-3.8)"},
		{3, "{order: [1, 2, 4]}", "/order/2: 4 is not within 1 and 3"},
		{3, "{order: [1, 2, 2]}",
			"/order/2: seat 2; each of the first 3 seats has drawn one place, and no other has (PYR-3.8)"},
		{3, "{order: [1, 2, 0]}", "/order: 2 seats have a place; 3 have drawn one by now (PYR-3.8)"},

		{3, "{sites: {aswan: {}}}", `sites: "aswan" is not known here`},
		{3, "{sites: {cairo: {goods: {gold: 1}}}}", `/sites/cairo/goods: "gold" is not known here`},
		{3, "{sites: {cairo: {goods: {statue: 11}}}}",
			"/sites, /players: 11 statue lie on sites and in reserves; there are 10 (PYR-2.2)"},
		{3, "{sites: {cairo: {goods: {wood: 20}}}, players: {1: {goods: {wood: 16}}}}",
			"/sites, /players: 36 wood lie on sites and in reserves; there are 35 (PYR-2.2)"},
		{3, "{sites: {cairo: {torturer: 4}}}", "/sites/cairo/torturer: 4 is not within 1 and 3"},
		{3, "{sites: {cairo: {fetched: true}}}",
			"/sites/cairo/fetched: true; false fits without a torturer (PYR-12.4)"},
		{3, "{sites: {cairo: {torturer: 1, fetched: true}}}",
			"/sites: 1 torturers have fetched; none fits before boats are loaded (PYR-12.4)"},
		{3, "{sites: {cairo: {sundial: true}}}",
			"/sites: 1 sundials; 0 fit, one for each site resolved this round (PYR-9.5.2)"},
		{3, "{sites: {gizeh: {negotiator: 1}, thebes: {negotiator: 1}, luxor: {negotiator: 1}, " +
			"alexandria: {negotiator: 1}, cairo: {negotiator: 1}, philae: {negotiator: 1}}}",
			"/sites: 6 negotiator troops are seat 1's; each player has 5 (PYR-2.3)"},

		{3, "{spent: [B-red-M1]}",
			"/spent: has base cards; they are set aside, and only cards of the deck fit (PYR-9.5.1)"},
		{3, "{spent: [M13]}", `spent/0: "M13" is not known here`},
		{3, "{spent: [M01], players: {1: {hand: [M01]}}}",
			"/players/0/hand: M01; it lies elsewhere too, and each is in one place (PYR-18.5)"},
		{3, "{players: {1: {hand: [M01]}, 2: {hand: [M01]}}}",
			"/players/1/hand: M01; it lies elsewhere too, and each is in one place (PYR-18.5)"},
		{3, "{row: [BT01, BT02, BT03, BT04]}", "/row: 4 boats; 5 fit, as long as there are any (PYR-5.1)"},
		{3, "{row: [BT01, BT02, BT03, BT04, BT05, BT06]}", "/row: 6 boats; at most 5 fit (PYR-5.1)"},
		{3, "{sunk: [BT01]}", "/sunk: BT01; it lies elsewhere too, and each is in one place (PYR-18.5)"},
		{3, "{players: {2: {boats: [BT01]}}}",
			"/players/1/boats: BT01; it lies elsewhere too, and each is in one place (PYR-18.5)"},
		{3, "{karnak: {boat: BT09, captain: 0}}", "/karnak/captain: 0; the seat fits that activated Karnak (PYR-17.8)"},
		{3, "{karnak: {boat: BT09, captain: 1}}", "/karnak: BT09; none fits before Karnak is activated (PYR-17.8)"},
		{3, "{karnak: {boat: BT01, captain: 1}}",
			"/karnak/boat: BT01; it lies elsewhere too, and each is in one place (PYR-18.5)"},
		{3, "{" + on("karnak") + "}", "/karnak: no boat; one fits, drawn when Karnak was activated (PYR-17.8)"},
		{3, "{" + on("karnak") + ", karnak: {boat: BT09, captain: 2}}",
			"/karnak/captain: 2; 1 fits, who activated Karnak (PYR-17.8)"},
		{3, "{spread: D11}", `spread: "D11" is not known here`},
		{3, "{spread: null}", `/spread: ""; a card is face up, except while one is turned up (PYR-6.2)`},
		{3, "{used: [D02]}", "/used: D02; it is face up, and each card lies in one place (PYR-6.2)"},
		{3, "{tokens: [RT1]}", "/tokens: 1 are face up; none fits but while they are drawn (PYR-10.1.6)"},

		{3, "{players: []}", "/players: 0; 3 fit (PYR-3.11)"},
		{3, "{players: {1: {closed: 1}}}", "/players/0/closed, /players/0/backs, /players/0/ships: hidden things; " +
			"a masked position cannot be loaded (PYR-19.2)"},
		{3, "{players: {1: {ships: 1}}}", "/players/0/closed, /players/0/backs, /players/0/ships: hidden things; " +
			"a masked position cannot be loaded (PYR-19.2)"},
		{3, "{players: {1: {hand: [B-blue-M1]}}}", "/players/0/hand, /players/0/inPlay: [B-blue-M1]; " +
			"cards of the deck and base cards of the seat fit (PYR-2.4)"},
		{3, "{players: {1: {known: [M01]}}}",
			"/players/0/known: [M01]; cards of the deck that are in the hand fit (PYR-16.2)"},
		{3, "{players: {1: {known: [B-red-M1]}}}",
			"/players/0/known: [B-red-M1]; cards of the deck that are in the hand fit (PYR-16.2)"},
		{3, "{players: {1: {goods: {camel: 256}}}}", "/players/0/goods/camel: 256 is not within 0 and 255"},
		{3, "{players: {1: {token: 4}}}", "/players/0/token: 4 is not within 0 and 3"},
		{3, "{players: {1: {token: 1}}}",
			"/players/0/token: 1; one fits that nobody else has, once Gizeh is activated (PYR-17.1)"},
		{3, "{players: {1: {token: 1}, 2: {token: 1}}, " + on("gizeh") + "}",
			"/players/1/token: 1; one fits that nobody else has, once Gizeh is activated (PYR-17.1)"},
		{3, "{players: {1: {played: 1}}}", "/players/0/played: 1; 0 fits without an active site (PYR-9.2.1)"},
		{3, "{players: {1: {passed: true}}}", "/players/0/passed: true; nobody has without an active site (PYR-9.2.1)"},
		{3, "{players: {1: {hand: [], inPlay: [B-red-M1], played: 1}}}",
			"/players/0/inPlay: 1 cards; none fits without an active site (PYR-9.5.1)"},
		{3, "{players: {1: {category: fame}}}", `/players/0/category: "fame" is not known here`},
		{3, "{players: {1: {category: influence}}}",
			`/players/0/category: "influence"; none fits without a Goddess in play (PYR-16.1)`},
		{3, "{players: {1: {boats: [BT19, BT20]}}}",
			"/players/0/boats: 10 VP; fewer than the target fit without the boats of this round (PYR-13.3)"},
		{3, "{players: {1: {boats: [BT11], loaded: 1}}}",
			"/players/0/loaded: 1; 0 fits before boats are loaded (PYR-12.1)"},
		{3, "{players: {1: {boats: [BT01], loaded: 2}}}", "/players/0/loaded: 2 is not within 0 and 1"},

		{3, "{active: {site: cairo, activator: 1}}", "/active: cairo; a site is active while cards are played on it " +
			"and it is resolved, and only then (PYR-9.1.1)"},
		{3, "{active: {site: aswan, activator: 1}}", `/active/site: "aswan" is not known here`},
		{3, "{active: {site: cairo, activator: 0}}",
			"/active/activator: 0; the seat fits that activated the site (PYR-9.1.1)"},
		{3, "{active: {site: cairo, activator: 2}, pending: [" + first + ", {step: card, seat: 1}]}",
			"/active/activator: 2; 1 fits (PYR-9.1.1)"},
		{3, "{" + on("cairo, ankh: true") + "}", "/active/ankh: true; false fits before a card is played (PYR-17.9)"},
		{3, "{" + on("cairo, raised: [lithographer]") + "}",
			`/active/raised: "lithographer"; it fits while a Lithographer is in play (PYR-16.9.1)`},
		{3, "{" + on("cairo, raised: [philosopher]") + "}",
			`/active/raised: "philosopher"; it fits while the Philosopher copies a Lithographer (PYR-16.9.1)`},
		{3, "{" + on("cairo, copied: M01") + "}",
			"/active/copied: M01; a card fits that another, the Philosopher in play, copies (PYR-16.7)"},
		{3, "{" + on("cairo, category: influence") + "}",
			`/active/category: "influence"; none fits unless a Goddess is copied (PYR-16.7.1)`},
		{3, "{" + on("cairo, out: {wood: 1}") + "}",
			"/active/out: 1 resources; they fit while what comes for them is chosen, and only then (PYR-16.9.2)"},
		{3, "{" + on("cairo") + ", players: {2: {hand: [], inPlay: [B-blue-M1]}}}",
			"/players/1/played: 0; 1 or more fit, as are in play, and at most 255 (PYR-15.4)"},
		{3, "{" + on("cairo") + ", players: {2: {hand: [], inPlay: [B-blue-M2], played: 1}}}",
			"/active/ankh: false; true fits, as B-blue-M2 is in play (PYR-17.9)"},
		{3, "{" + on("cairo, ankh: true") + ", players: {2: {hand: [], inPlay: [B-blue-G1], played: 1}}}",
			`/players/1/category: ""; one fits while a Goddess is in play, unless it is being chosen (PYR-16.1)`},
		{3, "{" + on("cairo, copied: B-green-M1") + ", players: {2: {hand: [], inPlay: [S06], played: 1}}}",
			"/active/copied: B-green-M1; nobody at the table has that card (PYR-3.2)"},
		{3, "{" + on("cairo, copied: B-red-G1") + ", players: {2: {hand: [], inPlay: [S06], played: 1}}}",
			`/active/category: ""; one fits while a Goddess is copied, unless it is being chosen (PYR-16.7.1)`},
		{2, "{" + on("cairo") + ", players: {2: {played: 6}}}",
			"/players/1/played: 6; 0 or more fit, as are in play, and at most 5 (PYR-15.4)"},
		{2, "{" + on("cairo") + ", players: {2: {passed: true}}}",
			"/players/1/passed: true; false fits before a card is played (PYR-15.3)"},
	})
}

// Steps that wait where play could not have put them.
func TestBadSteps(t *testing.T) {
	const cairo = "active: {site: cairo, activator: 1}, pending: ["
	const card = "{step: end}, {step: reorder}, {step: site, a: 1}, {step: turn, seat: 2}, "
	const resolving = first + ", {step: clean}, {step: priest}, {step: merchant}"
	gametest.BadPositions(t, patched, []gametest.BadPosition{
		{3, "{pending: []}", "/pending: no step waits; the game goes on, as nobody has reached the target and boats " +
			"are left (PYR-13.3)"},
		{3, "{pending: [{step: fly}]}", `/pending/0/step: "fly" is no step`},
		{3, "{pending: [{step: activate, seat: 1}]}",
			`/pending/0/step: "activate" does not wait on the bottom; on "site" it would (PYR-9.1.2)`},
		{3, "{" + cairo + first + ", {step: turn, seat: 1}]}",
			`/pending: "turn" waits last, and there is nothing to choose (PYR-9.2.1)`},
		{3, "{pending: [" + first + ", {step: activate, seat: 2}]}",
			`/pending/3: "activate" of seat 2 with a 0 and b 0 does not fit; seat 1 would (PYR-9.1.2)`},
		{3, "{pending: [" + first + ", {step: activate, seat: 1, a: 1}]}",
			`/pending/3/a: 1; "activate" has no such number (PYR-9.1.2)`},
		{3, "{pending: [" + first + ", {step: card, seat: 1}]}",
			`/pending/3: "card" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-9.2.1)`},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site, a: 2}, {step: activate, seat: 2}]}",
			"/sites: 0 sundials; 1 fit, one for each site resolved this round (PYR-9.5.2)"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site, a: 7}, {step: activate, seat: 1}]}",
			`/pending/2: "site" of seat 1 with a 7 and b 0 does not fit; a 0 to 6 would (PYR-9.1.1)`},
		{3, "{pending: [{step: end, a: 1}]}",
			`/pending/0/a: 1; "end" has no such number (PYR-13.1)`},
		{3, "{pending: [{step: end}, {step: reorder, b: 1}]}",
			`/pending/1/b: 1; "reorder" has no such number (PYR-11.1)`},
		{3, "{pending: [{step: round}, {step: order, seat: 2}]}",
			`/pending/1: "order" of seat 2 with a 0 and b 0 does not fit; seat 3 would (PYR-3.8)`},
		{3, "{pending: [{step: round}, {step: order, seat: 3}, {step: order, seat: 1}]}",
			`/pending/2: "order" of seat 1 with a 0 and b 0 does not fit; seat 2 would (PYR-3.8)`},
		{3, "{round: 0, pending: [{step: round}, {step: order, seat: 3}], order: [1, 2, 0]}",
			"/spent, /sunk, /used: 0, 0 and 1 cards; none is discarded before the first round (PYR-3.1)"},
		{3, "{round: 0, used: [], pending: [{step: round}, {step: order, seat: 3}], order: [1, 0, 0]}",
			"/order: 1 seats have a place; 2 have drawn one by now (PYR-3.8)"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 2, a: 4}]}",
			`/pending/3: "draw" of seat 2 with a 4 and b 0 does not fit; seat 3 would (PYR-8.2)`},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 3, a: 5}]}",
			`/pending/3: "draw" of seat 3 with a 5 and b 0 does not fit; a 1 to 4 would (PYR-8.2)`},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 3, a: 4}, {step: draw, " +
			"seat: 1, a: 4}]}", `/pending/4: "draw" of seat 1 with a 4 and b 0 does not fit; seat 2 would (PYR-8.2)`},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 3, a: 3}]}",
			"/players/0/hand: 5 base cards and 0 others; all base cards and 4 others are dealt by now (PYR-8.5)"},
		{3, "{" + cairo + first + ", {step: draw, seat: 3, a: 1}]}",
			`/pending/3: "draw" of seat 3 with a 1 and b 0` + gametest.NoneFits + `(PYR-8.2)`},
		{3, "{sites: {thebes: {torturer: 2}}, pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, " +
			"seat: 3, a: 1}]}", `/pending/3: "draw" of seat 3 with a 1 and b 0 does not fit; seat 2 would (PYR-8.2)`},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: deal}, {step: negotiate, a: 0, b: 6}, " +
			"{step: take, seat: 1, a: 5}]}",
			`/pending/5: "take" of seat 1 with a 5 and b 0` + gametest.NoneFits + `(PYR-7.1)`},
		{3, "{sites: {cairo: {negotiator: 1, goods: {wood: 1, stone: 1}}}, pending: [{step: end}, {step: reorder}, " +
			"{step: site}, {step: deal}, {step: negotiate, a: 0, b: 6}, {step: take, seat: 1, a: 5}]}",
			"/players/0/hand: 5 cards; none fits before they are dealt (PYR-8.1)"},

		{3, "{" + on("cairo") + ", players: {1: {hand: []}}}",
			`/pending/3: "card" of seat 1 with a 0 and b 0 does not fit; seat 2 to 3 would (PYR-9.2.1)`},
		{3, "{" + on("cairo") + ", players: {1: {passed: true}}}",
			`/pending/3: "card" of seat 1 with a 0 and b 0 does not fit; seat 2 to 3 would (PYR-9.2.1)`},
		{2, "{" + on("cairo") + ", players: {1: {played: 5}}}",
			`/pending/3: "card" of seat 1 with a 0 and b 0 does not fit; seat 2 would (PYR-9.2.1)`},
		{3, "{" + cairo + card + "{step: recruit, seat: 1}]}",
			`/pending/4: "recruit" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-9.3.1)`},
		{2, "{" + cairo + card + "{step: recruit, seat: 1}], players: {1: {passed: true}}}",
			`/pending/4: "recruit" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-9.3.1)`},
		{3, "{" + cairo + card + "{step: trigger, seat: 1, a: 41}]}",
			`/pending/4: "trigger" of seat 1 with a 41 and b 0` + gametest.NoneFits + `(PYR-9.2.5)`},
		{3, "{" + cairo + card + "{step: number, seat: 1}], players: {1: {played: 1}}}",
			`/pending/4: "number" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-17.1)`},
		{3, "{" + cairo + card + "{step: gain, seat: 1}], players: {1: {played: 1}}}",
			`/pending/4: "gain" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-17.5)`},
		{3, "{" + cairo + card + "{step: dismiss, seat: 1}], players: {1: {played: 1}}}",
			`/pending/4: "dismiss" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-17.6)`},
		{3, "{" + cairo + card + "{step: draw, seat: 1, a: 1}], players: {1: {played: 1}}}",
			`/pending/4: "draw" of seat 1 with a 1 and b 0` + gametest.NoneFits + `(PYR-8.2)`},
		{3, "{" + cairo + first + ", {step: turn, seat: 1}, {step: karnak, seat: 1}]}",
			`/pending/4: "karnak" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-17.8)`},
		{3, "{" + cairo + resolving + ", {step: station, seat: 1, a: 6}]}",
			`/pending/6: "station" of seat 1 with a 6 and b 0` + gametest.NoneFits + `(PYR-10.3.1)`},
		{3, "{" + cairo + first + ", {step: clean}, {step: priest, seat: 2}]}",
			`/pending/4: "priest" of seat 2 with a 0 and b 0 does not fit; seat 1 would (PYR-10.5.1)`},
		{3, "{" + cairo + first + ", {step: clean}, {step: priest, a: 1}, {step: recall, seat: 1, a: 29}]}",
			`/pending/5: "recall" of seat 1 with a 29 and b 0` + gametest.NoneFits + `(PYR-16.2)`},
		{3, "{" + cairo + resolving + ", {step: negotiator}, {step: torturer}, {step: quell}, {step: token, a: 1}]}",
			`/pending/9: "token" of seat 1 with a 1 and b 0` + gametest.NoneFits + `(PYR-10.1.2)`},
		{3, "{sites: {abu_simbel: {sundial: true}}, pending: [" + first + ", {step: swap, seat: 1}]}",
			`/pending/3: "swap" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-17.2)`},
		{3, "{sites: {abu_simbel: {sundial: true}}, pending: [" + first + ", {step: statue, seat: 2}]}",
			`/pending/3: "statue" of seat 2 with a 0 and b 0 does not fit; seat 3 would (PYR-17.2)`},
	})
}

// acts is the patch of a position at Cairo where a special card of seat 1 acts; wood and stone lie there.
func acts(name string, number int, more string) string {
	return "{sites: {cairo: {goods: {wood: 2, stone: 2}}, luxor: {goods: {food: 2, stone: 2}}}, " +
		"active: {site: cairo, activator: 1}, players: {1: {inPlay: [" + name +
		"], played: 1}, 2: {hand: [], inPlay: [B-blue-M1, B-blue-T1], played: 2}}, pending: [{step: end}, " +
		"{step: reorder}, {step: site, a: 1}, {step: turn, seat: 2}, {step: trigger, seat: 1, a: " +
		strconv.Itoa(number) + "}, " + more + "]}"
}

// What a card does is chosen by who has played it, and once.
func TestBadEffects(t *testing.T) {
	const bandit, guard, vizier, thief, litho = 30, 31, 32, 33, 36
	for _, good := range []string{
		acts("S02", bandit, "{step: bandit, seat: 1, a: 30}"), acts("S04", vizier, "{step: vizier, seat: 1, a: 5}"),
		acts("S08", litho, "{step: lithographer, seat: 1, a: 36}"), acts("S08", litho, "{step: out, seat: 1, a: 3}"),
	} {
		given(t, 3, good)
	}
	gametest.BadPositions(t, patched, []gametest.BadPosition{
		{3, acts("S02", bandit, "{step: bandit, seat: 2, a: 30}"),
			`/pending/5/seat: 2; 1 fits, as of "trigger" beneath (PYR-16.3)`},
		{3, acts("S02", bandit, "{step: bandit, seat: 1, a: 31}"),
			`/pending/5: "bandit" of seat 1 with a 31 and b 0 does not fit; a 30 would (PYR-16.3)`},
		{3, acts("S02", bandit, "{step: guard, seat: 1, a: 30}"),
			`/pending/5: "guard" of seat 1 with a 30 and b 0` + gametest.NoneFits + `(PYR-16.4)`},
		{3, acts("S02", guard, "{step: guard, seat: 1, a: 31}"),
			`/pending/4: "trigger" of seat 1 with a 31 and b 0 does not fit; a 30 would (PYR-9.2.5)`},
		{3, acts("S05", thief, "{step: thief, seat: 1, a: 33}"),
			`/pending: "thief" waits last; a choice with fewer than two ways is made by itself (PYR-16.6)`},
		{3, acts("S04", vizier, "{step: vizier, seat: 1, a: 3}"),
			`/pending/5: "vizier" of seat 1 with a 3 and b 0 does not fit; a 5 would (PYR-16.5)`},
		{3, acts("S08", litho, "{step: out, seat: 1, a: 0}"),
			`/pending/5: "out" of seat 1 with a 0 and b 0 does not fit; a 3 would (PYR-16.9.2)`},
		{3, acts("S08", litho, "{step: in, seat: 1, a: 3}"),
			`/pending/5: "in" of seat 1 with a 3 and b 0` + gametest.NoneFits + `(PYR-16.9.2)`},
		{3, acts("S08", litho, "{step: copy, seat: 1, a: 36}"),
			`/pending/5: "copy" of seat 1 with a 36 and b 0` + gametest.NoneFits + `(PYR-16.7)`},
		{3, acts("S08", litho, "{step: add, seat: 1}"),
			`/pending/5/step: "add" does not wait on "trigger"; on "draw" it would (PYR-16.10)`},
		{3, acts("S08", litho, "{step: draw, seat: 1, a: 1}"),
			`/pending/5: "draw" of seat 1 with a 1 and b 0` + gametest.NoneFits + `(PYR-8.2)`},
	})
}

// pays is the patch of a position where seat 1, first of three, loads BT10 (2 camel, 1 food, 2 stone, 1 worker) after
// all sites.
func pays(payment string) string {
	return `{row: [BT01, BT02, BT03, BT04, BT10],
		sites: {gizeh: {sundial: true, torturer: 1}, abu_simbel: {sundial: true}, thebes: {sundial: true, torturer: 1},
		luxor: {sundial: true, torturer: 2}, alexandria: {sundial: true}, cairo: {sundial: true}},
		players: {1: {goods: {camel: 1, food: 1, stone: 2, worker: 1, statue: 1}}}, payment: ` + payment + `,
		pending: [{step: end}, {step: boats, seat: 2}, {step: pay, seat: 1}]}`
}

// A boat is paid with what there is, each troop fetching once what its site has.
func TestBadPayments(t *testing.T) {
	for _, good := range []string{
		"{boat: BT10, left: {camel: 2, food: 1, stone: 2, worker: 1}}",
		"{boat: BT10, left: {camel: 1, food: 1, stone: 2, worker: 1}, fetched: {camel: 1}, troops: [gizeh]}",
		"{boat: BT10, left: {camel: 2, stone: 2, worker: 1}, fetched: {statue: 1}, troops: [thebes]}",
		"{boat: BT10, left: {camel: 1, food: 1, stone: 2, worker: 1}, statues: 1}",
	} {
		given(t, 3, pays(good))
	}
	gametest.BadPositions(t, patched, []gametest.BadPosition{
		{3, pays("null"),
			`/pending/2: "pay" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-12.3)`},
		{3, pays("{boat: BT11, left: {camel: 2, wood: 1, food: 2, worker: 1}}"),
			`/pending/2: "pay" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-12.3)`},
		{3, pays("{boat: BT10, left: {camel: 1, food: 1, stone: 2, worker: 1}}"),
			`/pending/2: "pay" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-12.3)`},
		{3, pays("{boat: BT10, left: {camel: 3, food: 1, stone: 2, worker: 1}}"),
			`/pending/2: "pay" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-12.3)`},
		{3, pays("{boat: BT10, left: {food: 1, stone: 2, worker: 1}, statues: 2}"),
			`/pending/2: "pay" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-12.3)`},
		{3, pays("{boat: BT10, left: {camel: 1, food: 1, stone: 2, worker: 1}, fetched: {camel: 1}, troops: [thebes]}"),
			`/pending/2: "pay" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-12.3)`},
		{3, pays("{boat: BT10, left: {camel: 1, food: 1, stone: 2, worker: 1}, fetched: {camel: 1}}"),
			`/pending/2: "pay" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-12.3)`},
		{3, pays("{boat: BT10, left: {camel: 2, food: 1, stone: 1, worker: 1}, fetched: {stone: 1}, troops: [luxor]}"),
			`/pending/2: "pay" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(PYR-12.3)`},
		{3, pays("{boat: BT10, left: {camel: 2, food: 1, stone: 2, worker: 1}, statues: 256}"),
			"/payment/statues: 256 is not within 0 and 255"},
		{3, "{payment: {boat: BT01, left: {camel: 1, food: 1, worker: 1}}}",
			`/payment: BT01; a boat is paid for while "pay" waits last, and only then (PYR-12.3)`},
	})
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	hiding := given(t, 3, "{players: {2: {hand: [M01], boats: [BT07]}}}")
	gametest.HostilePositions(t, kit.Game, hiding, `{"sites":{"cairo":null}}`, `{"active":{}}`, `{"payment":{}}`,
		`{"karnak":{}}`)
}

// A position says who sees what: hands and boats of others are numbers alone (PYR-19.2).
func TestMaskedPosition(t *testing.T) {
	s := given(t, 3, "{players: {2: {hand: [M01, B-blue-M1], boats: [BT07]}}}")
	s.Mask(0)
	text := kit.Game.Position(s)
	for _, want := range []string{`"hand":["B-blue-M1"],"closed":1`, `"boats":[],"ships":1`, `"deck":39`, `"pile":14`} {
		if !bytes.Contains(text, []byte(want)) {
			t.Errorf("%s is not in %s", want, text)
		}
	}
	if _, err := kit.Game.Load(game.Setup{Players: 3}, text); err == nil {
		t.Error("it can be loaded")
	}
}

// What Nature draws of is there, and at the beginning and the end nothing is amiss.
func TestBadMoments(t *testing.T) {
	const (
		empty    = "players: {1: {hand: []}, 2: {hand: []}, 3: {hand: []}}"
		round    = "{step: end}, {step: reorder}, {step: site}, "
		phase2   = round + "{step: deal}, {step: negotiate}, "
		opening  = "round: 0, used: [], order: [1, 2, 0], pending: [{step: round}, {step: order, seat: 3}]"
		loads    = "pending: [{step: end}, {step: load, seat: 1}]"
		resolved = "sites: {gizeh: {sundial: true}, karnak: {sundial: true}, thebes: {sundial: true}, " +
			"luxor: {sundial: true}, alexandria: {sundial: true}, cairo: {sundial: true}}"
	)
	deck, spreads := strings.Join(pyramidion.CardNames[1:pyramidion.FirstBase],
		", "), strings.Join(pyramidion.SpreadNames[1:], ", ")
	for _, good := range []string{
		"{" + opening + ", " + empty + "}", "{spread: null, " + empty + ", pending: [" + phase2 + "{step: spread}]}",
		"{round: 40, pending: [], " + resolved + "}", "{shuffled: [[" + deck + "]], " + on("cairo") + "}",
		"{" + resolved + ", row: [BT01], " + loads + ", players: {1: {goods: {camel: 1, food: 1, worker: 1}}, " +
			"2: {boats: [BT10, BT15, BT19], loaded: 1}}}",
		"{active: {site: luxor, activator: 1}, players: {1: {passed: true}}, pending: [" + first +
			", {step: turn, seat: 2}, {step: draw, seat: 1, a: 1}]}",
	} {
		given(t, 3, good)
	}
	gametest.BadPositions(t, patched, []gametest.BadPosition{
		{3, "{spread: null, used: [" + spreads + "], " + empty + ", pending: [" + phase2 + "{step: spread}]}",
			"/used: all distribution cards; one must be left to be turned up (PYR-6.3)"},
		{3, "{" + empty + ", pending: [" + phase2 + "{step: distribute}, {step: boat}]}",
			"/row: 5 boats; with fewer than 5 another is turned up (PYR-5.1)"},
		{3, "{active: {site: luxor, activator: 1}, spent: [" + deck + "], players: {1: {passed: true}}, pending: [" +
			first + ", {step: turn, seat: 2}, {step: draw, seat: 1, a: 1}]}",
			"/spent: no card is left in the pile; one must be there to be drawn (PYR-18.3)"},
		{3, "{round: 0, used: [], spread: null, order: [0, 0, 0], " + empty + ", pending: [{step: round}, " +
			"{step: order, seat: 3}, {step: order, seat: 2}, {step: order, seat: 1}, {step: boat}, {step: spread}]}",
			"/row: 5 boats; none fits before the first distribution card is turned up (PYR-3.7)"},
		{3, "{" + opening + ", " + empty + ", sites: {cairo: {goods: {wood: 1}}}}",
			"/sites, /players: goods; all are in the supply before the first round (PYR-3.4)"},
		{3, "{" + opening + ", " + empty + ", sites: {cairo: {torturer: 1}}}",
			"/sites: troops; all are in reserve before the first round (PYR-3.2)"},
		{3, "{" + opening + "}", "/players/0: not empty; nobody has anything before the first round (PYR-3.10)"},
		{3, "{spent: [M01], pending: [" + round + "{step: draw, seat: 3, a: 3}]}",
			"/spent: 1 cards; none fits while they are dealt, as all are shuffled (PYR-8.2)"},
		{3, "{players: {1: {hand: " + baseHand(0, "M01", "M02", "M03", "M04") + ", known: [M01]}}, pending: [" + round +
			"{step: draw, seat: 3, a: 3}]}",
			"/players/0/known: 1 cards; none fits before one is taken back (PYR-16.2)"},
		{3, "{sites: {cairo: {sundial: true}}, active: {site: cairo, activator: 2}, pending: [{step: end}, " +
			"{step: reorder}, {step: site, a: 2}, {step: card, seat: 2}]}",
			"/active/site: cairo; it has a sundial, and one without fits (PYR-9.5.2)"},
		{3, "{active: {site: cairo, activator: 1}, players: {2: {inPlay: [R01], played: 1}}, pending: [" + first +
			", {step: clean}, {step: priest, seat: 1}, {step: merchant}, {step: negotiator}, {step: torturer}, " +
			"{step: quell}, {step: token, a: 1}]}",
			"/players/0/passed: false; true fits while a site is resolved (PYR-9.4.1)"},
		{3, "{" + resolved + ", pending: [{step: end}, {step: load, seat: 1}]}",
			`/pending: "load" of seat 1 waits last; a seat that can pay for no boat is not asked (PYR-12.1)`},
		{3, "{round: 40, pending: [], " + resolved + ", karnak: {boat: BT09, captain: 1}}",
			"/karnak: BT09; none fits, as it is discarded unless somebody reaches the target (PYR-13.4)"},
		{3, "{" + resolved + ", row: [BT01], " + loads + ", players: {1: {goods: {camel: 1, food: 1, worker: 1}}, " +
			"2: {boats: [BT19, BT20]}}}",
			"/players/1/boats: 10 VP; fewer than the target fit without the boats of this round (PYR-13.3)"},
		{3, "{" + resolved + ", row: [BT01], " + loads + ", players: {1: {goods: {camel: 1, food: 1, worker: 1}}, " +
			"2: {boats: [BT10, BT15, BT19], loaded: 1}, 3: {boats: [BT18, BT16, BT20, BT12], loaded: 1}}}",
			"/players/2/boats: 16 VP; fewer than the target fit without the boats of this round (PYR-13.3)"},
		{3, "{" + resolved + ", row: [BT01], pending: [], players: {2: {boats: [BT19, BT20]}}}",
			"/players/1/boats: 10 VP; fewer than the target fit without the boats of this round (PYR-13.3)"},
		{3, "{" + resolved + ", row: [BT01, BT02, BT03, BT04], " + loads + ", players: {1: {goods: {camel: 1, " +
			"food: 1, worker: 1}, boats: [BT10, BT15, BT19], loaded: 3}}}",
			"/players: with those loaded 7 boats were in the row and at Karnak; at most 6 fit (PYR-5.1)"},
		{3, "{shuffled: [[B-red-M1]]}",
			"/shuffled/0: B-red-M1; a card of the deck fits that is in no other pile (PYR-18.3)"},
		{3, "{shuffled: [[M01], [M01]]}",
			"/shuffled/1: M01; a card of the deck fits that is in no other pile (PYR-18.3)"},
		{3, "{shuffled: [[]], " + on("cairo") + "}", "/shuffled: 1 piles; the last one holds all of the deck, " +
			"and each pile else unknown cards in hands (PYR-18.3)"},
		{3, "{spent: [M01], shuffled: [[" + deck + "]], " + on("cairo") + "}",
			"/shuffled: 1 piles; the last one holds all of the deck, and each pile else unknown cards in hands " +
				"(PYR-18.3)"},
		{3, "{shuffled: [[" + deck + "]], pending: [" + round + "{step: draw, seat: 3, a: 3}]}",
			"/shuffled: 1 piles; none fits before sites are activated, as all cards are dealt from one pile (PYR-8.2)"},
		{3, "{players: {2: {backs: [0]}}}", "/players/1/closed, /players/1/backs, /players/1/ships: hidden things; " +
			"a masked position cannot be loaded (PYR-19.2)"},
		{3, "{round: 39, pending: [], " + resolved + "}", "/pending: no step waits; the game goes on, " +
			"as nobody has reached the target and boats are left (PYR-13.3)"},
	})
}
