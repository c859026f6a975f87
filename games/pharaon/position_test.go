package pharaon

import (
	"strings"
	"testing"

	"ennead/game"
)

// Every position that could not be reached is refused with an error that names the place.
func TestBadPositions(t *testing.T) {
	const turn = "pending: [{step: next, seat: 1}, {step: turn, seat: 1}]"
	for _, bad := range []struct {
		players int
		patch   string
		want    string
	}{
		{3, "{sun: 1}", "sun"},
		{3, "{round: 6}", "round: 6 is not within 0 and 5"},
		{3, "{round: -1}", "round: -1 is not within 0 and 5"},
		{3, "{round: 1.5}", "round"},
		{3, "{round: x}", "round"},
		{3, "{round: 0}", "round: 0 is not within 1 and 5"},
		{3, "{round: 3, pending: []}", "round: 3 is not within 5 and 5"},
		{3, "{first: 0}", "first: nobody is First Player"},
		{3, "{first: 4}", "first: 4 is not within 1 and 3"},
		{3, "{pharaoh: 9}", "pharaoh: 9 is not within 1 and 3"},
		{3, "{learners: [4]}", "learners: 4 is not within 1 and 3"},
		{3, "{circle: [nobles, nile]}", "circle: 5 quarters lie there, not 2"},
		{3, "{circle: [nobles, nile, nile, burial, artisans]}", "circle: nile comes twice"},
		{3, "{circle: [nobles, nile, offerings, burial, temple]}", `circle: "temple" is not known`},
		{3, "{circle: [nobles, nile, offerings, burial, artisans, nobles]}", "circle: has five quarters"},
		{3, "{offset: 5}", "offset: 5 is not within 0 and 4"},
		{3, "{wheel: {gold: []}}", `wheel: "gold" is not known`},
		{3, `{wheel: {agr: [agr, agr, agr, agr]}}`, "wheel: slot 4 of agr is not used with 3 players (PHA-5.2)"},
		{3, `{wheel: {agr: ["", agr]}}`, "wheel: slots of agr fill from the first"},
		{5, `{wheel: {agr: [agr, agr, agr, agr, agr]}}`, "wheel: a sector has 4 slots"},
		{3, `{wheel: {agr: [prestige-1]}}`, `wheel: "prestige-1" does not lie there`},
		{3, `{wheel: {agr: ["agr*"]}}`, `wheel: "agr*" does not lie there`},
		{3, `{wheel: {agr: [stone]}}`, `wheel: "stone" is not known`},
		{3, `{wheel: {agr: ["*"]}}`, `wheel: "" is not known`},
		{3, "{nobles: [27]}", "nobles: 27 is not within 0 and 26"},
		{3, "{nobles: [1, 2, 3, 4]}", "nobles: over 3 places"},
		{3, "{nobles: [2, 2]}", "noble 2 is in two places"},
		{3, "{artisans: [31]}", "artisans: 31 is not within 0 and 30"},
		{3, "{artisans: [4, 4]}", "artisan 4 is in two places"},
		{3, "{jars: [31]}", "jars: 31 is not within 0 and 30"},
		{3, "{jars: [1], spent_jars: [1]}", "jar 1 is in two places"},
		{3, "{spent_jars: [1, 1]}", "spent_jars: 1 comes twice"},
		{3, "{lots: [[agr-offering]]}", "lots: two tokens each"},
		{3, `{lots: [[agr-offering, ""]]}`, "lots: half a lot"},
		{3, `{lots: [["", agr-offering]]}`, "lots: half a lot"},
		{3, "{lots: [[agr, con]]}", `lots: "agr" is no offering`},
		{3, "{lots: [[], [], [], [], [], [], []]}", "lots, bonus: too many places"},
		{3, `{bonus: ["", "", "", "", "", "", "", "", "", "", "", "", ""]}`, "lots, bonus: too many places"},
		{3, "{spent: {agr: 1}}", "spent: agr does not belong there"},
		{3, "{spent: {agr-offering: 4}, lots: [], bonus: []}", "4 tokens agr-offering, there are 3"},
		{3, "{spent: {agr-offering: 100}}", "spent agr-offering: 100 is not within 0 and 99"},
		{3, "{scribes: [1]}", "scribes: have been dealt or shuffled back"},
		{3, "{gone_nobles: [1], scribes: [1]}", "a noble is in two places"},
		{3, "{hand: [5]}", "hand: two nobles"},
		{3, "{hand: [5, 6]}", "hand: two nobles to keep one of"},
		{3, `{hand: ["?", "?"]}`, "hand: ? is no card; a masked position cannot be loaded"},
		{3, "{players: []}", "players: there are 3, not 0"},
		{3, "{players: {1: {tokens: {gold: 1}}}}", `players: 1: tokens: "gold" is not known`},
		{3, "{players: {1: {tokens: {agr: -1}}}}", "players: 1: tokens agr: -1 is not within 0 and 99"},
		{3, "{players: {1: {tokens: {agr: 12}}, 2: {tokens: {agr: 9}}}}", "21 tokens agr, there are 20"},
		{3, "{players: {1: {nobles: [5]}, 2: {nobles: [5]}}}", "noble 5 is in two places"},
		{3, "{players: {1: {tilted: [5]}}}", "players: 1: tilted: not a noble of theirs"},
		{3, "{players: {1: {artisans: [26]}}}", "artisan 26 is in two places"},
		{3, "{players: {1: {nile: {agr: 4}}}}", "players: 1: nile: 4 is not within 0 and 3"},
		{3, "{players: {1: {nile: {sun: 1}}}}", `players: 1: nile: "sun" is not known`},
		{3, "{players: {1: {step: 9}}}", "players: 1: step: 9 is not within 0 and 8"},
		{3, "{players: {1: {row: 1}}}", "players: 1: row: on the Pyramid without having passed"},
		{3, "{players: {2: {passed: true, row: 5}}}", "players: 2: row: 5 is not within 0 and 4"},
		{3, "{players: {2: {passed: true, row: 1, cell: 5}}}", "players: 2: cell: 5 is not within 0 and 4"},
		{3, "{players: {2: {passed: true, row: 1}, 3: {passed: true, row: 1}}}", "players: 3: row: two discs on one row"},
		{3, "{players: {2: {passed: true, row: 2}}}", "players: discs fill the rows from the lowest"},
		{3, "{players: {2: {passed: true}}}", "players: who has passed has a disc on the Pyramid"},
		{3, "{players: {1: {aside: 5}}}", "aside: seat 1 has set no noble aside"},
		{3, `{players: {1: {aside: "?"}}}`, "aside: ? is no card"},
		{2, "{players: {1: {passed: true, row: 1}, 2: {passed: true}}, pending: [{step: next, seat: 1}, {step: pyramid-gain, seat: 1}]}", "players: all have passed, and the round goes on"},
		{2, "{pending: [{step: end-of-round, seat: 2}, {step: exchange, seat: 2}]}", "players: the round ends when all have passed"},
		{2, "{players: {1: {passed: true, row: 1}}, round: 0, pending: [{step: start, a: 1}, {step: silver, a: 2}, {step: pick-jar}]}", "players: nobody has passed before a round begins"},
		{3, "{traitor: {tiles: []}}", "traitor: belongs to a game of one player"},
		{1, "{traitor: null}", "traitor: belongs to a game of one player"},
		{1, "{traitor: {tiles: [tr-1]}}", "traitor: five tiles, colours and lists of spaces"},
		{1, "{traitor: {tiles: [tr-1, tr-1, tr-2, tr-3, tr-4]}}", "traitor: a tile comes twice"},
		{1, "{traitor: {tiles: [tr-1, tr-9, tr-2, tr-3, tr-4]}}", `traitor: tiles: "tr-9" is not known`},
		{1, "{traitor: {colours: [agr, agr, com, roy, jus]}}", "traitor: a colour comes twice"},
		{1, "{traitor: {spaces: [[agr], [con], [com], [roy], []]}}", "traitor: space 1 of a tile is covered"},
		{1, "{traitor: {spaces: [[silver], [con], [com], [roy], [jus]]}}", `traitor: spaces: "silver" is no basic resource`},
		{1, "{traitor: {spaces: [[agr, agr, agr, agr, agr, agr, agr, agr, agr, agr, agr, agr, agr], [con], [com], [roy], [jus]]}}", "traitor: spaces: 13 is not within 0 and 12"},
		{1, "{traitor: {dark: [tr-7]}}", `traitor: dark: "tr-7" is not known`},
		{1, "{traitor: {gods: [sun]}}", `traitor: gods: "sun" is not known`},
		{1, "{traitor: {jars: 31}}", "traitor: jars: 31 is not within 0 and 30"},
		{1, "{traitor: {jars: 29}}", "traitor: more jars than there are"},
		{1, "{traitor: {jars: 1, own: [20, 21]}}", "traitor: more jars than there are"},
		{1, "{traitor: {jar: 20}}", "traitor: a jar is there while it is placed"},
		{1, "{traitor: {own: [20], jars: 1}, spent_jars: [20]}", "a jar is in two places"},
		{3, "{pending: [{step: fly}]}", `pending: "fly" is no step`},
		{3, `{pending: [{step: ""}]}`, `pending: "" is no step`},
		{3, "{pending: [{step: next, seat: 4}, {step: turn, seat: 4}]}", "pending: next: seat: 4 is not within 1 and 3"},
		{3, "{pending: [{step: next, seat: 1}, {step: turn, seat: 2}]}", "pending: turn: another seat's"},
		{3, "{pending: [{step: turn, seat: 1}]}", `pending: turn does not wait on ""`},
		{3, "{pending: [{step: next, seat: 1}, {step: lot, seat: 1}, {step: turn, seat: 1}]}", `pending: turn does not wait on "lot"`},
		{3, "{pending: [{step: next, seat: 1}]}", "pending: next: there is nothing to choose"},
		{3, "{pending: [{step: next, seat: 1}, {step: advance, seat: 1}]}", `pending: advance does not wait on "next"`},
		{3, "{pending: [{step: next, seat: 1}, {step: pyramid-gain, seat: 1}]}", "pending: pyramid-gain: does not fit"},
		{3, "{pending: [{step: next, seat: 1}, {step: track, seat: 1}]}", "pending: track: does not fit"},
		{3, "{pending: [{step: next, seat: 1}, {step: basic, seat: 1, a: 27, b: 255}]}", "pending: basic: does not fit"},
		{3, "{pending: [{step: next, seat: 1}, {step: gains, seat: 1, a: 31}]}", "pending: gains: does not fit"},
		{3, "{pending: [{step: next, seat: 1}, {step: nile-gains, seat: 1, a: 9}]}", "pending: nile-gains: does not fit"},
		{3, "{pending: [{step: next, seat: 1}, {step: power, seat: 1, a: 21, b: 3}]}", "pending: power: does not fit"},
		{3, "{pending: [{step: next, seat: 1}, {step: turn, seat: 1}, {step: spend, seat: 1, a: 17}]}", "pending: spend: does not fit"},
		{3, "{pending: [{step: next, seat: 1, a: 256}, {step: turn, seat: 1}]}", "pending: a: 256 is not within 0 and 255"},
		{3, "{lots: [], pending: [{step: next, seat: 1}, {step: lot, seat: 1}]}", "pending: lot: no choice is possible"},
		{3, "{players: {1: {nile: {agr: 3}}}, pending: [{step: next, seat: 1}, {step: track, seat: 1, a: 1}]}", "pending: track: there is nothing to choose"},
		{3, "{jars: [7], pending: [{step: next, seat: 1}, {step: exchange, seat: 1}, {step: tutor, seat: 1}, {step: diplomat, seat: 1, a: 7}]}", "pending: jar 7 is in two places"},
		{3, "{pending: [" + strings.Repeat("{step: next}, ", 17) + "]}", "pending: over 16 steps"},
		{3, "{buy: {quarter: nile}}", "buy: nothing is being paid for"},
		{3, "{buy: {quarter: temple}, pending: [{step: next, seat: 1}, {step: access, seat: 1}]}", `buy: quarter: "temple" is not known`},
		{3, "{buy: {quarter: nile}, pending: [{step: next, seat: 1}, {step: access, seat: 1}]}", "buy: the nile quarter cannot be used"},
		{3, "{players: {1: {tokens: {com: 3}}}, buy: {quarter: nobles}, pending: [{step: next, seat: 1}, {step: access, seat: 1}, {step: option, seat: 1}]}", "buy: no option is chosen there"},
		{3, "{buy: {quarter: nobles}, pending: [{step: next, seat: 1}, {step: access, seat: 1}, {step: extra, seat: 1}]}", "buy: no extra is chosen there"},
		{3, "{buy: {quarter: nobles}, pending: [{step: next, seat: 1}, {step: access, seat: 1}, {step: cost-colour, seat: 1}]}", "buy: no colour is chosen there"},
		{3, "{players: {1: {tokens: {con: 1, com: 1}}}, buy: {quarter: offerings, colour: agr}, pending: [{step: next, seat: 1}, {step: access, seat: 1}, {step: extra, seat: 1}]}", "buy: cannot be paid"},
		{3, "{buy: {quarter: nile, access: prestige-1}, pending: [{step: next, seat: 1}, {step: bought, seat: 1}, {step: pay, seat: 1}]}", `buy: access: "prestige-1" pays nothing`},
		{3, "{buy: {quarter: nile, access: agr}, pending: [{step: next, seat: 1}, {step: bought, seat: 1}, {step: pay, seat: 1}]}", "buy: access has not been paid"},
		{3, "{buy: {quarter: nile, access: agr, class: [0, 1, 2, 3, 4], need: [0, 0, 1, 1, 0]}, pending: [{step: next, seat: 1}, {step: bought, seat: 1}, {step: pay, seat: 1}]}", "buy: cannot be paid"},
		{3, "{lots: [], buy: {quarter: offerings, access: agr}, pending: [{step: next, seat: 1}, {step: bought, seat: 1}, {step: pay, seat: 1}]}", "buy: there is nothing to buy"},
		{1, "{pending: [{step: next, seat: 2}, {step: turn, seat: 2}]}", "pending: turn: does not fit"},
		{1, "{pending: [{step: next, seat: 2}, {step: bonus, seat: 2}]}", "pending: bonus: does not fit"},
		{1, "{pending: [{step: next, seat: 1}, {step: traitor-basic, seat: 1}]}", "pending: traitor-basic: does not fit"},
		{3, "{pending: [{step: next, seat: 2}, {step: traitor-basic, seat: 2}]}", "pending: traitor-basic: does not fit"},
		{1, "{traitor: {jars: 0}, pending: [{step: next, seat: 2}, {step: traitor-uppers, seat: 2}, {step: traitor-jar, seat: 2}]}", "pending: traitor-jar: does not fit"},
		{1, "{pending: [{step: next, seat: 2}, {step: traitor-uppers, seat: 2}, {step: traitor-icon, seat: 2, a: 11}]}", "pending: traitor-icon: does not fit"},
		{1, "{wheel: {agr: [agr, agr, agr]}, pending: [{step: next, seat: 2}, {step: traitor-wheel, seat: 2}]}", "pending: traitor-wheel: does not fit"},
		{2, "{round: 0, pending: [{step: start}, {step: pick, seat: 1}]}", "pending: pick: does not fit"},
		{3, "{round: 0, pending: [{step: start, a: 1}, {step: pick, seat: 2}, {step: silver, seat: 2, a: 2}, {step: pick-jar, seat: 2}]}", "pending: seat 2 picks twice"},
		{3, "{round: 0, pending: [{step: start, a: 1}, {step: silver, seat: 2, a: 2}, {step: pick-jar, seat: 2}, {step: keep, seat: 2}]}", "hand: two nobles to keep one of"},
		{3, "{round: 0, pending: [{step: start, a: 1}, {step: silver, seat: 2, a: 2}, {step: pick-jar, seat: 2}, {step: keep, seat: 2}, {step: deal-noble, seat: 2, a: 1}, {step: deal-noble, seat: 2}, {step: deal-noble, seat: 2}]}", "pending: a noble is dealt twice"},
		{3, "{players: {1: {nobles: [1, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]}}, round: 0, pending: [{step: start, a: 1}, {step: silver, seat: 2, a: 2}, {step: pick-jar, seat: 2}, {step: keep, seat: 2}, {step: deal-noble, seat: 2, a: 1}, {step: deal-noble, seat: 2}]}", "nobles: too few to deal"},
		{3, "{round: 0, first: 0, pending: [{step: start}, {step: first}, {step: show-jar}, {step: refill}, {step: show-artisan}, {step: show-noble}, {step: deal-scribe, seat: 1}]}", "scribes: too few to deal"},
	} {
		if _, err := patched(bad.players, bad.patch); err == nil || !strings.Contains(err.Error(), bad.want) {
			t.Errorf("%d players, %.150s: %v, want %q", bad.players, bad.patch, err, bad.want)
		}
	}
	if _, err := patched(3, "{"+turn+"}"); err != nil {
		t.Errorf("the quiet position itself: %v", err)
	}
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	for _, text := range []string{
		"", " ", "null", "[]", "5", `"x"`, "{", "{}", "{} {}", "\x00", "{\"players\":null}", "{\"pending\":[null,null]}",
		"{\"players\":[null,null,null]}", "{\"circle\":[null]}", "{\"wheel\":{\"agr\":[null]}}", "{\"lots\":[null]}", "{\"hand\":[null,null]}",
		"{\"round\":99999999999999999999}", "{\"buy\":{}}", strings.Repeat("[", 100_000), "{\"rest\":" + strings.Repeat("[", 20_000),
	} {
		for players := 1; players <= 5; players++ {
			if _, err := Game.Load(game.Setup{Players: players}, []byte(text)); err == nil {
				t.Errorf("%.60q was loaded for %d", text, players)
			}
		}
	}
	long := `{"` + strings.Repeat("x", 5000) + `": 1}`
	if _, err := Game.Load(game.Setup{Players: 3}, []byte(long)); err == nil || len(err.Error()) > 300 {
		t.Error("an error quotes all it read")
	}
	good := given(t, 3, "{}").Position()
	if _, err := Game.Load(game.Setup{Players: 3}, append(good, " {}"...)); err == nil || !strings.Contains(err.Error(), "more than one JSON value") {
		t.Errorf("two positions in one: %v", err)
	}
	if _, err := Game.Load(game.Setup{Players: 3}, append(good, "\n "...)); err != nil {
		t.Errorf("a line end after a position: %v", err)
	}
	for seat := range game.Seat(3) { // a masked position hides cards
		s, err := Game.New(game.Setup{Players: 3})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(1)
		roll(s, &r)
		owner := s.Owing().First()
		s.Mask(seat)
		if _, err := Game.Load(game.Setup{Players: 3}, s.Position()); (err == nil) != (seat == owner) {
			t.Errorf("masked for seat %d, with the choice of seat %d: %v", seat, owner, err)
		}
	}
}
