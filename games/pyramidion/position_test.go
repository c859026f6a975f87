package pyramidion

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
)

// Every position that could not be reached is refused with an error that names the place.
func TestBadPositions(t *testing.T) {
	gametest.BadPositions(t, patched, []gametest.BadPosition{
		{3, "{sun: 1}", "sun"},
		{3, "{round: 256}", "round: 256 is not within 0 and 255"},
		{3, "{round: 0}", "round: 0 does not go with the steps"},
		{3, "{round: 41}", "round: the guard ended the game (PYR-14.9)"},
		{3, "{order: [1, 2]}", "order: there are 3 places"},
		{3, "{order: [1, 2, 4]}", "order: 4 is not within 1 and 3"},
		{3, "{order: [1, 2, 2]}", "order: seat 2 has no place yet, or two"},
		{3, "{order: [1, 2, 0]}", "order: 3 seats have their places"},

		{3, "{sites: {aswan: {}}}", `sites: "aswan" is not known here`},
		{3, "{sites: {cairo: {goods: {gold: 1}}}}", `sites: cairo: goods: "gold" is not known here`},
		{3, "{sites: {cairo: {goods: {statue: 11}}}}", "11 of statue are about, there are 10"},
		{3, "{sites: {cairo: {goods: {wood: 20}}}, players: {1: {goods: {wood: 16}}}}", "36 of wood are about, there are 35"},
		{3, "{sites: {cairo: {torturer: 4}}}", "sites: cairo: torturer: 4 is not within 1 and 3"},
		{3, "{sites: {cairo: {fetched: true}}}", "sites: cairo: fetched: there is no torturer"},
		{3, "{sites: {cairo: {torturer: 1, fetched: true}}}", "sites: fetched: no boat has been loaded"},
		{3, "{sites: {cairo: {sundial: true}}}", "sites: sundial: 0 lie by now"},
		{3, "{sites: {gizeh: {negotiator: 1}, thebes: {negotiator: 1}, luxor: {negotiator: 1}, alexandria: {negotiator: 1}, cairo: {negotiator: 1}, philae: {negotiator: 1}}}",
			"sites: 6 negotiator troops of seat 1, there are 5"},

		{3, "{spent: [B-red-M1]}", "spent: base cards are set aside"},
		{3, "{spent: [M13]}", `spent: "M13" is not known here`},
		{3, "{spent: [M01], players: {1: {hand: [M01]}}}", "players: hand: M01 is in two places"},
		{3, "{players: {1: {hand: [M01]}, 2: {hand: [M01]}}}", "players: hand: M01 is in two places"},
		{3, "{row: [BT01, BT02, BT03, BT04]}", "row: it is filled at the beginning of a round"},
		{3, "{row: [BT01, BT02, BT03, BT04, BT05, BT06]}", "row: there are at most 5"},
		{3, "{sunk: [BT01]}", "sunk: BT01 is in two places"},
		{3, "{players: {2: {boats: [BT01]}}}", "players: boats: BT01 is in two places"},
		{3, "{karnak: {boat: BT09, captain: 0}}", "karnak: captain: is nobody"},
		{3, "{karnak: {boat: BT09, captain: 1}}", "karnak: the site has not been activated"},
		{3, "{karnak: {boat: BT01, captain: 1}}", "karnak: BT01 is in two places"},
		{3, "{" + on("karnak") + "}", "karnak: a boat was drawn there"},
		{3, "{" + on("karnak") + ", karnak: {boat: BT09, captain: 2}}", "karnak: captain: is another"},
		{3, "{spread: D11}", `spread: "D11" is not known here`},
		{3, "{spread: null}", "spread: a card is face up"},
		{3, "{used: [D02]}", "used: D02 is face up"},
		{3, "{tokens: [RT1]}", "tokens: no revolt goes on"},

		{3, "{players: []}", "players: there are 3, not 0"},
		{3, "{players: {1: {closed: 1}}}", "players: 1: closed, backs, ships: a masked position"},
		{3, "{players: {1: {ships: 1}}}", "players: 1: closed, backs, ships: a masked position"},
		{3, "{players: {1: {hand: [B-blue-M1]}}}", "players: 1: hand, inPlay: base cards of others"},
		{3, "{players: {1: {known: [M01]}}}", "players: 1: known: are cards of the deck in hand"},
		{3, "{players: {1: {known: [B-red-M1]}}}", "players: 1: known: are cards of the deck in hand"},
		{3, "{players: {1: {goods: {camel: 256}}}}", "players: 1: goods camel: 256 is not within 0 and 255"},
		{3, "{players: {1: {token: 4}}}", "players: 1: token: 4 is not within 0 and 3"},
		{3, "{players: {1: {token: 1}}}", "players: 1: token: nobody or another has taken it"},
		{3, "{players: {1: {token: 1}, 2: {token: 1}}, " + on("gizeh") + "}", "players: 2: token: nobody or another has taken it"},
		{3, "{players: {1: {played: 1}}}", "players: 1: inPlay, played, passed: there is no active site"},
		{3, "{players: {1: {passed: true}}}", "players: 1: inPlay, played, passed: there is no active site"},
		{3, "{players: {1: {hand: [], inPlay: [B-red-M1], played: 1}}}", "players: 1: inPlay, played, passed: there is no active site"},
		{3, "{players: {1: {category: fame}}}", `players: 1: category: "fame" is not known here`},
		{3, "{players: {1: {category: influence}}}", "players: 1: category: no Goddess is in play"},
		{3, "{players: {1: {boats: [BT19, BT20]}}}", "players: 1: boats: the game was over when the round began"},
		{3, "{players: {1: {boats: [BT11], loaded: 1}}}", "players: 1: loaded: no boat has been loaded"},
		{3, "{players: {1: {boats: [BT01], loaded: 2}}}", "players: 1: loaded: 2 is not within 0 and 1"},

		{3, "{active: {site: cairo, activator: 1}}", "active: does not go with the steps"},
		{3, "{active: {site: aswan, activator: 1}}", `active: site: "aswan" is not known here`},
		{3, "{active: {site: cairo, activator: 0}}", "active: activator: is nobody"},
		{3, "{active: {site: cairo, activator: 2}, pending: [" + first + ", {step: card, seat: 1}]}", "active: activator: is another"},
		{3, "{" + on("cairo, ankh: true") + "}", "active: ankh: no card has been played"},
		{3, "{" + on("cairo, raised: [lithographer]") + "}", "active: raised: no Lithographer is in play"},
		{3, "{" + on("cairo, raised: [philosopher]") + "}", "active: raised: no Lithographer is copied"},
		{3, "{" + on("cairo, copied: M01") + "}", "active: copied: no Philosopher copies that"},
		{3, "{" + on("cairo, category: influence") + "}", "active: category: no Goddess is copied"},
		{3, "{" + on("cairo, out: {wood: 1}") + "}", "active: out: does not go with the steps"},
		{3, "{" + on("cairo") + ", players: {2: {hand: [], inPlay: [B-blue-M1]}}}", "players: 2: played: 0 do not go with the cards in play"},
		{3, "{" + on("cairo") + ", players: {2: {hand: [], inPlay: [B-blue-M2], played: 1}}}", "active: ankh: one is in play"},
		{3, "{" + on("cairo, ankh: true") + ", players: {2: {hand: [], inPlay: [B-blue-G1], played: 1}}}", "players: 2: category: goes with a Goddess in play"},
		{3, "{" + on("cairo, copied: B-green-M1") + ", players: {2: {hand: [], inPlay: [S06], played: 1}}}", "active: copied: nobody plays with that card"},
		{3, "{" + on("cairo, copied: B-red-G1") + ", players: {2: {hand: [], inPlay: [S06], played: 1}}}", "active: category: goes with a copied Goddess"},
		{2, "{" + on("cairo") + ", players: {2: {played: 6}}}", "players: 2: played: 6 do not go with the cards in play (PYR-15.4)"},
		{2, "{" + on("cairo") + ", players: {2: {passed: true}}}", "players: 2: passed: a card must be played first (PYR-15.3)"},
	})
}

// Steps that wait where play could not have put them.
func TestBadSteps(t *testing.T) {
	const cairo = "active: {site: cairo, activator: 1}, pending: ["
	const card = "{step: end}, {step: reorder}, {step: site, a: 1}, {step: turn, seat: 2}, "
	const resolving = first + ", {step: clean}, {step: priest}, {step: merchant}"
	gametest.BadPositions(t, patched, []gametest.BadPosition{
		{3, "{pending: []}", "pending: the game goes on"},
		{3, "{pending: [{step: fly}]}", `pending: "fly" is no step`},
		{3, "{pending: [{step: activate, seat: 1}]}", `pending: activate does not wait on ""`},
		{3, "{" + cairo + first + ", {step: turn, seat: 1}]}", "pending: turn: there is nothing to choose"},
		{3, "{pending: [" + first + ", {step: activate, seat: 2}]}", "pending: activate: does not fit"},
		{3, "{pending: [" + first + ", {step: activate, seat: 1, a: 1}]}", "pending: activate: does not fit"},
		{3, "{pending: [" + first + ", {step: card, seat: 1}]}", "pending: card: does not fit"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site, a: 2}, {step: activate, seat: 2}]}", "sites: sundial: 1 lie by now"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site, a: 7}, {step: activate, seat: 1}]}", "pending: site: does not fit"},
		{3, "{pending: [{step: end, a: 1}]}", "pending: end: does not fit"},
		{3, "{pending: [{step: end}, {step: reorder, b: 1}]}", "pending: reorder: does not fit"},
		{3, "{pending: [{step: round}, {step: order, seat: 2}]}", "pending: order: does not fit"},
		{3, "{pending: [{step: round}, {step: order, seat: 3}, {step: order, seat: 1}]}", "pending: order: does not fit"},
		{3, "{round: 0, pending: [{step: round}, {step: order, seat: 3}], order: [1, 2, 0]}", "used: the game begins"},
		{3, "{round: 0, used: [], pending: [{step: round}, {step: order, seat: 3}], order: [1, 0, 0]}", "order: 2 seats have their places"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 2, a: 4}]}", "pending: draw: does not fit"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 3, a: 5}]}", "pending: draw: does not fit"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 3, a: 4}, {step: draw, seat: 1, a: 4}]}", "pending: draw: does not fit"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 3, a: 3}]}", "hand: the base cards and 4 others are dealt by now"},
		{3, "{" + cairo + first + ", {step: draw, seat: 3, a: 1}]}", "pending: draw: does not fit"},
		{3, "{sites: {thebes: {torturer: 2}}, pending: [{step: end}, {step: reorder}, {step: site}, {step: draw, seat: 3, a: 1}]}", "pending: draw: does not fit"},
		{3, "{pending: [{step: end}, {step: reorder}, {step: site}, {step: deal}, {step: negotiate, a: 0, b: 6}, {step: take, seat: 1, a: 5}]}", "pending: take: does not fit"},
		{3, "{sites: {cairo: {negotiator: 1, goods: {wood: 1, stone: 1}}}, pending: [{step: end}, {step: reorder}, {step: site}, {step: deal}, {step: negotiate, a: 0, b: 6}, {step: take, seat: 1, a: 5}]}", "players: 1: hand: nothing is dealt yet"},

		{3, "{" + on("cairo") + ", players: {1: {hand: []}}}", "pending: card: does not fit"},
		{3, "{" + on("cairo") + ", players: {1: {passed: true}}}", "pending: card: does not fit"},
		{2, "{" + on("cairo") + ", players: {1: {played: 5}}}", "pending: card: does not fit"},
		{3, "{" + cairo + card + "{step: recruit, seat: 1}]}", "pending: recruit: does not fit"},
		{2, "{" + cairo + card + "{step: recruit, seat: 1}], players: {1: {passed: true}}}", "pending: recruit: does not fit"},
		{3, "{" + cairo + card + "{step: trigger, seat: 1, a: 41}]}", "pending: trigger: does not fit"},
		{3, "{" + cairo + card + "{step: number, seat: 1}], players: {1: {played: 1}}}", "pending: number: does not fit"},
		{3, "{" + cairo + card + "{step: gain, seat: 1}], players: {1: {played: 1}}}", "pending: gain: does not fit"},
		{3, "{" + cairo + card + "{step: dismiss, seat: 1}], players: {1: {played: 1}}}", "pending: dismiss: does not fit"},
		{3, "{" + cairo + card + "{step: draw, seat: 1, a: 1}], players: {1: {played: 1}}}", "pending: draw: does not fit"},
		{3, "{" + cairo + first + ", {step: turn, seat: 1}, {step: karnak, seat: 1}]}", "pending: karnak: does not fit"},
		{3, "{" + cairo + resolving + ", {step: station, seat: 1, a: 6}]}", "pending: station: does not fit"},
		{3, "{" + cairo + first + ", {step: clean}, {step: priest, seat: 2}]}", "pending: priest: does not fit"},
		{3, "{" + cairo + first + ", {step: clean}, {step: priest, a: 1}, {step: recall, seat: 1, a: 29}]}", "pending: recall: does not fit"},
		{3, "{" + cairo + resolving + ", {step: negotiator}, {step: torturer}, {step: quell}, {step: token, a: 1}]}", "pending: token: does not fit"},
		{3, "{sites: {abu_simbel: {sundial: true}}, pending: [" + first + ", {step: swap, seat: 1}]}", "pending: swap: does not fit"},
		{3, "{sites: {abu_simbel: {sundial: true}}, pending: [" + first + ", {step: statue, seat: 2}]}", "pending: statue: does not fit"},
	})
}

// acts is the patch of a position at Cairo where a special card of seat 1 acts; wood and stone lie there.
func acts(name string, number int, more string) string {
	return "{sites: {cairo: {goods: {wood: 2, stone: 2}}, luxor: {goods: {food: 2, stone: 2}}}, active: {site: cairo, activator: 1}, players: {1: {inPlay: [" + name +
		"], played: 1}, 2: {hand: [], inPlay: [B-blue-M1, B-blue-T1], played: 2}}, pending: [{step: end}, {step: reorder}, {step: site, a: 1}, {step: turn, seat: 2}, {step: trigger, seat: 1, a: " +
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
		{3, acts("S02", bandit, "{step: bandit, seat: 2, a: 30}"), "pending: bandit: does not fit"},
		{3, acts("S02", bandit, "{step: bandit, seat: 1, a: 31}"), "pending: bandit: does not fit"},
		{3, acts("S02", bandit, "{step: guard, seat: 1, a: 30}"), "pending: guard: does not fit"},
		{3, acts("S02", guard, "{step: guard, seat: 1, a: 31}"), "pending: trigger: does not fit"},
		{3, acts("S05", thief, "{step: thief, seat: 1, a: 33}"), "pending: thief: there is nothing to choose"},
		{3, acts("S04", vizier, "{step: vizier, seat: 1, a: 3}"), "pending: vizier: does not fit"},
		{3, acts("S08", litho, "{step: out, seat: 1, a: 0}"), "pending: out: does not fit"},
		{3, acts("S08", litho, "{step: in, seat: 1, a: 3}"), "pending: in: does not fit"},
		{3, acts("S08", litho, "{step: copy, seat: 1, a: 36}"), "pending: copy: does not fit"},
		{3, acts("S08", litho, "{step: add, seat: 1}"), "pending: add does not wait on"},
		{3, acts("S08", litho, "{step: draw, seat: 1, a: 1}"), "pending: draw: does not fit"},
	})
}

// pays is the patch of a position where seat 1, first of three, loads BT10 (2 camel, 1 food, 2 stone, 1 worker) after all sites.
func pays(payment string) string {
	return `{row: [BT01, BT02, BT03, BT04, BT10], sites: {gizeh: {sundial: true, torturer: 1}, abu_simbel: {sundial: true}, thebes: {sundial: true, torturer: 1},
		luxor: {sundial: true, torturer: 2}, alexandria: {sundial: true}, cairo: {sundial: true}},
		players: {1: {goods: {camel: 1, food: 1, stone: 2, worker: 1, statue: 1}}}, payment: ` + payment + `, pending: [{step: end}, {step: boats, seat: 2}, {step: pay, seat: 1}]}`
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
		{3, pays("null"), "pending: pay: does not fit"},
		{3, pays("{boat: BT11, left: {camel: 2, wood: 1, food: 2, worker: 1}}"), "pending: pay: does not fit"},
		{3, pays("{boat: BT10, left: {camel: 1, food: 1, stone: 2, worker: 1}}"), "pending: pay: does not fit"},
		{3, pays("{boat: BT10, left: {camel: 3, food: 1, stone: 2, worker: 1}}"), "pending: pay: does not fit"},
		{3, pays("{boat: BT10, left: {food: 1, stone: 2, worker: 1}, statues: 2}"), "pending: pay: does not fit"},
		{3, pays("{boat: BT10, left: {camel: 1, food: 1, stone: 2, worker: 1}, fetched: {camel: 1}, troops: [thebes]}"), "pending: pay: does not fit"},
		{3, pays("{boat: BT10, left: {camel: 1, food: 1, stone: 2, worker: 1}, fetched: {camel: 1}}"), "pending: pay: does not fit"},
		{3, pays("{boat: BT10, left: {camel: 2, food: 1, stone: 1, worker: 1}, fetched: {stone: 1}, troops: [luxor]}"), "pending: pay: does not fit"},
		{3, pays("{boat: BT10, left: {camel: 2, food: 1, stone: 2, worker: 1}, statues: 256}"), "payment: statues: 256 is not within 0 and 255"},
		{3, "{payment: {boat: BT01, left: {camel: 1, food: 1, worker: 1}}}", "payment: does not go with the steps"},
	})
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	hiding := given(t, 3, "{players: {2: {hand: [M01], boats: [BT07]}}}")
	gametest.HostilePositions(t, Game, hiding, `{"sites":{"cairo":null}}`, `{"active":{}}`, `{"payment":{}}`, `{"karnak":{}}`)
}

// A position says who sees what: hands and boats of others are numbers alone (PYR-19.2).
func TestMaskedPosition(t *testing.T) {
	s := given(t, 3, "{players: {2: {hand: [M01, B-blue-M1], boats: [BT07]}}}")
	s.Mask(0)
	text := s.Position()
	for _, want := range []string{`"hand":["B-blue-M1"],"closed":1`, `"boats":[],"ships":1`, `"deck":39`, `"pile":14`} {
		if !bytes.Contains(text, []byte(want)) {
			t.Errorf("%s is not in %s", want, text)
		}
	}
	if _, err := Game.Load(game.Setup{Players: 3}, text); err == nil {
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
		resolved = "sites: {gizeh: {sundial: true}, karnak: {sundial: true}, thebes: {sundial: true}, luxor: {sundial: true}, alexandria: {sundial: true}, cairo: {sundial: true}}"
	)
	deck, spreads := strings.Join(cardNames[1:firstBase], ", "), strings.Join(spreadNames[1:], ", ")
	for _, good := range []string{
		"{" + opening + ", " + empty + "}", "{spread: null, " + empty + ", pending: [" + phase2 + "{step: spread}]}",
		"{round: 40, pending: [], " + resolved + "}", "{shuffled: [[" + deck + "]], " + on("cairo") + "}",
		"{" + resolved + ", row: [BT01], " + loads + ", players: {1: {goods: {camel: 1, food: 1, worker: 1}}, 2: {boats: [BT10, BT15, BT19], loaded: 1}}}",
		"{active: {site: luxor, activator: 1}, players: {1: {passed: true}}, pending: [" + first + ", {step: turn, seat: 2}, {step: draw, seat: 1, a: 1}]}",
	} {
		given(t, 3, good)
	}
	gametest.BadPositions(t, patched, []gametest.BadPosition{
		{3, "{spread: null, used: [" + spreads + "], " + empty + ", pending: [" + phase2 + "{step: spread}]}", "used: there is no distribution card to turn up"},
		{3, "{" + empty + ", pending: [" + phase2 + "{step: distribute}, {step: boat}]}", "row: there is no boat to turn up, or it is full"},
		{3, "{active: {site: luxor, activator: 1}, spent: [" + deck + "], players: {1: {passed: true}}, pending: [" + first + ", {step: turn, seat: 2}, {step: draw, seat: 1, a: 1}]}",
			"spent: there is no card to draw"},
		{3, "{round: 0, used: [], spread: null, order: [0, 0, 0], " + empty + ", pending: [{step: round}, {step: order, seat: 3}, {step: order, seat: 2}, {step: order, seat: 1}, {step: boat}, {step: spread}]}",
			"row: it is filled later"},
		{3, "{" + opening + ", " + empty + ", sites: {cairo: {goods: {wood: 1}}}}", "goods: the game begins"},
		{3, "{" + opening + ", " + empty + ", sites: {cairo: {torturer: 1}}}", "troops: the game begins"},
		{3, "{" + opening + "}", "players: 1: the game begins"},
		{3, "{spent: [M01], pending: [" + round + "{step: draw, seat: 3, a: 3}]}", "spent: all are shuffled"},
		{3, "{players: {1: {hand: " + baseHand(0, "M01", "M02", "M03", "M04") + ", known: [M01]}}, pending: [" + round + "{step: draw, seat: 3, a: 3}]}", "players: 1: known: no card was taken back"},
		{3, "{sites: {cairo: {sundial: true}}, active: {site: cairo, activator: 2}, pending: [{step: end}, {step: reorder}, {step: site, a: 2}, {step: card, seat: 2}]}", "active: site: has a sundial"},
		{3, "{active: {site: cairo, activator: 1}, players: {2: {inPlay: [R01], played: 1}}, pending: [" + first +
			", {step: clean}, {step: priest, seat: 1}, {step: merchant}, {step: negotiator}, {step: torturer}, {step: quell}, {step: token, a: 1}]}", "players: 1: passed: all have when a site is resolved"},
		{3, "{" + resolved + ", pending: [{step: end}, {step: load, seat: 1}]}", "pending: load: there is no boat that the seat can pay for"},
		{3, "{round: 40, pending: [], " + resolved + ", karnak: {boat: BT09, captain: 1}}", "karnak: the boat was discarded"},
		{3, "{" + resolved + ", row: [BT01], " + loads + ", players: {1: {goods: {camel: 1, food: 1, worker: 1}}, 2: {boats: [BT19, BT20]}}}", "players: 2: boats: the game was over when the round began (PYR-13.3)"},
		{3, "{" + resolved + ", row: [BT01], " + loads + ", players: {1: {goods: {camel: 1, food: 1, worker: 1}}, 2: {boats: [BT10, BT15, BT19], loaded: 1}, 3: {boats: [BT18, BT16, BT20, BT12], loaded: 1}}}",
			"players: 3: boats: the game was over when the round began (PYR-13.3)"},
		{3, "{" + resolved + ", row: [BT01], pending: [], players: {2: {boats: [BT19, BT20]}}}", "players: 2: boats: the game was over when the round began (PYR-13.3)"},
		{3, "{" + resolved + ", row: [BT01, BT02, BT03, BT04], " + loads + ", players: {1: {goods: {camel: 1, food: 1, worker: 1}, boats: [BT10, BT15, BT19], loaded: 3}}}",
			"players: loaded: 7 boats were in the row and at Karnak, there were at most 6 (PYR-5.1)"},
		{3, "{shuffled: [[B-red-M1]]}", "shuffled: B-red-M1 is a base card, or named twice"},
		{3, "{shuffled: [[M01], [M01]]}", "shuffled: M01 is a base card, or named twice"},
		{3, "{shuffled: [[]], " + on("cairo") + "}", "shuffled: names all of the deck as shuffled last"},
		{3, "{spent: [M01], shuffled: [[" + deck + "]], " + on("cairo") + "}", "shuffled: names all of the deck as shuffled last"},
		{3, "{shuffled: [[" + deck + "]], pending: [" + round + "{step: draw, seat: 3, a: 3}]}", "shuffled: all cards have been dealt out of one pile (PYR-8.2)"},
		{3, "{players: {2: {backs: [0]}}}", "players: 2: closed, backs, ships: a masked position"},
		{3, "{round: 39, pending: [], " + resolved + "}", "pending: the game goes on"},
	})
}
