package codec_test

import (
	"cmp"
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
	"ennead/scenario/scenariotest"
)

// table is laid out without incident: seat n has city n, nobody has a unit on the board, a card or a tile, and seat 1 is
// to play the first token of the first round.
var table = scenariotest.New(kit.Game, func(players int) (*kemet.State, string) {
	s, err := kit.Game.New(game.Setup{Players: players})
	if err != nil {
		panic(err)
	}
	order := ""
	for city := range players {
		s.Play(game.Nature, game.Move{Verb: kemet.VCity, A: uint8(city)}, nil)
		order += fmt.Sprintf("%d, ", city+1)
	}
	return s.(*kemet.State), "{round: 1, active: 1, pending: [{step: day, a: 1}, {step: token, seat: 1}], order: [" + order + "], players: {1: {tokens: 5}}}"
})

// Every position that could not be reached is refused with an error that names the place.
func TestBadPositions(t *testing.T) {
	const (
		turn  = "{step: day, a: 1}, {step: token, seat: 1}"
		act   = "{step: day, a: 1}, {step: next, seat: 1, a: 1}, {step: window, a: 3}, {step: settle}"
		march = "acts: [], march: {start: a.f1, at: a.f1, to: a.wo, capacity: [1, 1, 0], cards: [0, 0]}, units: {a.f1: {1: 3}}, "
		duel  = "units: {a.wo: {1: 2, 2: 2}}, "
		steps = "{step: fight-end, seat: 1}, {step: losses, seat: 1}, {step: compare, seat: 1}, {step: wound, seat: 2}, {step: wound, seat: 1}, {step: clash, seat: 2}, {step: clash, seat: 1}, {step: reveal, seat: 1}, {step: hide, a: %}"
		start = "round: 0, active: 0, order: [], players: {1: {tokens: 0}}, "
		dusk  = "active: 0, players: {1: {tokens: 0}}, "
	)
	fight := func(sides, more string) string {
		return "{" + duel + "fight: {space: a.wo, begun: true, sides: [" + sides + "]" + more + "}"
	}
	open := func(one, two, more string) string {
		one, two = cmp.Or(one, "asked: 0"), cmp.Or(two, "asked: 0")
		return "{" + duel + `players: {1: {battle: ["1", "2", "3", "4"], battle_open: ["5"], battle_down: ["6"], battle_counts: [4, 1, 0]}, 2: {battle: ["1", "2", "3", "4"], battle_open: ["5"], battle_down: ["6"], battle_counts: [4, 1, 0]}},
			fight: {space: a.wo, begun: true, open: true, sides: [{seat: 1, keep: "5", ` + one + `}, {seat: 2, keep: "5", ` + two + `}]` + more + "}"
	}
	council := ", pending: [" + act + ", " + strings.Replace(steps, "%", "0", 1) + ", {step: council, a: 3}]}"
	hide := ", pending: [" + act + ", " + strings.Replace(steps, "%", "1", 1) + "]}"
	closed, _, _ := strings.Cut(steps, ", {step: reveal")
	clash := ", pending: [" + act + ", " + closed + "]}"
	gametest.BadPositions(t, table.Patched, []gametest.BadPosition{
		{4, "{sun: 1}", "sun"},
		{4, "{round: 201}", "/round: 201 is not within 0 and 200"},
		{4, "{round: -1}", "/round: -1 is not within 0 and 200"},
		{4, "{round: 1.5}", "round"},
		{4, "{round: x}", "round"},
		{4, "{round: 0}", "/round: 0; it is 0 in the set-up and only there (KEM-2.9)"},
		{4, "{active: 5}", "/active: 5 is not within 1 and 4"},
		{4, "{active: 0}", `/pending/0: "day" of seat 1 with a 1 and b 0 does not fit; no other seat or number alone would (KEM-4.1)`},
		{4, "{active: 2}", `/pending/0: "day" of seat 1 with a 1 and b 0 does not fit; a 2 would (KEM-4.1)`},
		{4, "{trigger: 5}", "/trigger: 5 is not within 1 and 4"},
		{4, "{order: [1, 2, 3]}", "/order: [1 2 3 0]; 4 seats stand there (KEM-2.7)"},
		{4, "{order: [1, 2, 3, 0]}", "/order: [1 2 3 0]; 4 seats stand there (KEM-2.7)"},
		{4, "{order: [1, 2, 3, 3]}", "/order/3: seat 3 stands there already (KEM-7.9)"},
		{4, "{order: [1, 2, 3, 4, 1]}", "/order: 5 places; there are 4 (KEM-2.7)"},
		{4, "{order: [1, 2, 3, 6]}", "/order: 6 is not within 1 and 4"},
		{4, "{next_order: [2]}", "/next_order: [2 0 0 0]; left out but at Dawn (KEM-7.9)"},
		{4, "{players: []}", "/players: 0; there are 4"},
		{4, "{players: {1: {city: 5}}}", "/players/0/city: 5 is not within 1 and 4"},
		{4, "{players: {1: {city: 2}}}", "/players/1/city: 2 is also seat 1's; each city belongs to one (KEM-2.4)"},
		{4, "{players: {1: {city: 0}}}", "/players/0/city: 0; a city once it is dealt, 0 before (KEM-2.4)"},
		{4, "{players: {1: {prayer: 12}}}", "/players/0/prayer: 12 is not within 0 and 11"},
		{4, "{players: {1: {pyramids: {ruby: 5}}}}", "/players/0/pyramids/ruby: 5 is not within 0 and 4"},
		{4, "{players: {1: {pyramids: {gold: 1}}}}", `/players/0/pyramids: "gold" is not known here`},
		{4, "{players: {1: {pyramids: {ruby: 1}, districts: {ruby: 4}}}}", "/players/0/districts/ruby: 4 is not within 1 and 3"},
		{4, "{players: {1: {districts: {ruby: 2}}}}", "/players/0/districts/ruby: 2; a pyramid of level 0 is in reserve (KEM-1.16)"},
		{4, "{players: {1: {pyramids: {ruby: 1, diamond: 1}, districts: {ruby: 2, diamond: 2}}}}", "/players/0/districts/diamond: 2, as ruby; each district has one pyramid (KEM-1.16)"},
		{4, "{players: {1: {pyramids: {ruby: 4}, districts: {ruby: 2}}}}", "/players/0/pyramid_vp/0: 0; a pyramid of level 4 has a VP, no other (KEM-8.3)"},
		{4, "{players: {1: {pyramids: {ruby: 3}, districts: {ruby: 2}, pyramid_vp: [1, 0, 0]}}}", "/players/0/pyramid_vp/0: 1; a pyramid of level 4 has a VP, no other (KEM-8.3)"},
		{4, "{players: {1: {pyramids: {ruby: 4}, districts: {ruby: 2}, pyramid_vp: [2, 0, 0]}}}", "/players/0/pyramid_vp/0: 2; the owner, or who has a troop there, holds it (KEM-8.3)"},
		{4, "{players: {1: {tiles: [x9z]}}}", `/players/0/tiles/0: "x9z" is not known here`},
		{4, "{players: {1: {tiles: [r1a, r1a]}}}", "/players/0/tiles/1: r1a comes twice"},
		{4, "{players: {1: {tiles: [r1a]}, 2: {tiles: [r1a]}}}", "/players/1/tiles: r1a is also seat 1's; each tile belongs to one (KEM-5.3.5)"},
		{4, "{players: {1: {tiles: [r1a, r1b]}}}", "/players/0/tiles: r1b has the illustration of another of them; each comes once (KEM-5.3.2)"},
		{4, "{players: {1: {silver: 1}}}", "/players/0/silver: 1; 0 without its tile (KEM-9.16)"},
		{4, "{players: {1: {silver: 3, tiles: [r4d]}}}", "/players/0/silver: 3 is not within 0 and 2"},
		{4, "{players: {1: {golden: 2}}}", "/players/0/golden: 2; 0 without its tile (KEM-9.31)"},
		{4, "{players: {1: {covered: [l4-move]}}}", `/players/0/covered/0: "l4-move" is not known here`},
		{4, "{players: {1: {tokens: 6}}}", "/players/0/tokens: 6 is not within 0 and 5"},
		{4, "{players: {1: {tokens: 2}}}", "/players/0/covered: 9 spaces are free for 2 tokens; each level gets one (KEM-4.5)"},
		{4, "{players: {1: {tokens: 5, covered: [l1-move, l1-recruit, l2-move, l2-raise, l2-pray]}}}", "/players/0/covered: 4 spaces are free for 5 tokens; each level gets one (KEM-4.5)"},
		{4, "{players: {1: {tokens: 0}}}", `/pending/1: "token" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-4.2.4)`},
		{4, "{players: {1: {combat_vp: 201}}}", "/players/0/combat_vp: 201 is not within 0 and 200"},
		{4, "{players: {1: {control_vp: -1}}}", "/players/0/control_vp: -1 is not within 0 and 200"},
		{4, "{players: {1: {sanctuary_vp: 999}}}", "/players/0/sanctuary_vp: 999 is not within 0 and 200"},
		{4, `{players: {1: {battle: ["9"]}}}`, `/players/0/battle/0: "9" is not known here`},
		{4, `{players: {1: {battle_open: ["1"]}}}`, "/players/0/battle: [1] in two places; each card is in one (KEM-11.1)"},
		{4, `{players: {1: {battle: ["1", "2", "3", "4", "5"], battle_counts: null}}}`, "/players/0/battle: 5 cards, 0 of them special; the six and 0 special ones fit (KEM-11.3)"},
		{4, `{players: {1: {battle_gone: ["6"], battle: ["1", "2", "3", "4", "5"], battle_counts: null}}}`, "/players/0/battle: 6 cards, 0 of them special; the six and 1 special ones fit (KEM-11.3)"},
		{4, `{players: {1: {battle: ["1", "2", "3", "4", "5", "6"], battle_gone: [sp-off], battle_counts: [6, 0, 1]}}}`, "/players/0/battle_gone: [sp-off] alone; a special card came after the first that was removed (KEM-11.3)"},
		{4, `{players: {1: {battle_open: ["6"], battle: ["1", "2", "3", "4", "5"], battle_counts: null}}}`, "/players/0/battle: 1 open, 0 face down, 5 in hand; as many open as face down, and some in hand (KEM-6.16, KEM-11.2)"},
		{4, `{players: {1: {battle_open: ["4", "5", "6"], battle_down: ["1", "2", "3"], battle: [], battle_counts: null}}}`, "/players/0/battle: 3 open, 3 face down, 0 in hand; as many open as face down, and some in hand (KEM-6.16, KEM-11.2)"},
		{4, "{players: {1: {battle_counts: [4, 2, 0]}}}", "/players/0/battle_counts: [4 2 0]; there are [6 0 0]; a masked position cannot be loaded"},
		{4, "{players: {1: {cards: {ace: 1}}}}", `/players/0/cards: "ace" is not known here`},
		{4, "{players: {1: {cards: {escape: 2}, card_count: 2}}}", "2 cards escape; there are 1 (KEM-1.1)"},
		{4, "{players: {1: {cards: {escape: 1}, card_count: 1}, 2: {cards: {escape: 1}, card_count: 1}}}", "2 cards escape; there are 1 (KEM-1.1)"},
		{4, "{players: {1: {cards: {escape: 1}}}}", "/players/0/card_count: 0; there are 1; a masked position cannot be loaded"},
		{4, "{players: {1: {card_count: 3}}}", "/players/0/card_count: 3; there are 0; a masked position cannot be loaded"},
		{4, "{players: {1: {empty: 1}}}", "/players/0/empty: 1; a district once chosen, until all are (KEM-2.6)"},
		{4, "{players: {1: {empty: '?'}}}", "/players/0/empty: ? is no number; a masked position cannot be loaded"},
		{4, "{units: {moon: {1: 1}}}", `/units: "moon" is not known here`},
		{4, "{units: {b.t1: {1: 1}}}", "/units: b.t1 is not in play with 4 players (KEM-1.6)"},
		{2, "{units: {a.t3: {1: 1}}}", "/units: a.t3 is not in play with 2 players (KEM-1.6)"},
		{4, "{units: {a.t1: {5: 1}}}", `/units/a.t1: "5" is not known here`},
		{4, "{units: {a.t1: {1: 6}}}", "/units/a.t1: 6 units and 0 creatures of seat 1; at most 5 and one fit (KEM-1.4)"},
		{4, "{units: {a.t1: {1: 13}}}", "/units/a.t1/1: 13 is not within 0 and 12"},
		{4, "{units: {a.t1: {1: 5}, a.t2: {1: 5}, a.t3: {1: 3}}}", "/units: 13 of seat 1; there are 12 (KEM-1.2)"},
		{4, "{units: {a.t1: {1: 1, 2: 1}}}", "/units/a.t1: two players; one has units in a space without a combat (KEM-1.13)"},
		{4, "{units: {a.t1: {1: 1, 2: 1, 3: 1}}}", "/units/a.t1: 3 players; two at most have units in a space (KEM-1.13)"},
		{4, "{creatures: {bull: a.t1}}", `/creatures: "bull" is not known here`},
		{4, "{creatures: {mummy: a.t1}}", "/creatures/mummy: a.t1; where its owner has a unit it stands (KEM-9.60)"},
		{4, "{creatures: {mummy: a.t1}, players: {1: {tiles: [d4c]}}}", "/creatures/mummy: a.t1; where its owner has a unit it stands (KEM-9.60)"},
		{4, "{units: {a.t1: {1: 1}}, creatures: {mummy: a.t1, wyrm: a.t1}, players: {1: {tiles: [d4c, s2d]}}}", "/units/a.t1: 1 units and 2 creatures of seat 1; at most 5 and one fit (KEM-1.4)"},
		{4, "{temple_vp: {a.t1: 1}}", "/temple_vp/a.t1: 1; who has a troop in a temple there holds it (KEM-8.2)"},
		{4, "{units: {a.f1: {1: 1}}, temple_vp: {a.f1: 1}}", "/temple_vp/a.f1: 1; who has a troop in a temple there holds it (KEM-8.2)"},
		{4, "{discard: {escape: -1}}", "/discard/escape: -1 is not within 0 and 20"},
		{4, "{vision: {escape: 1}}", "/vision_cards: 0, and /vision has 1; a masked position cannot be loaded"},
		{4, "{vision: {escape: 1}, vision_cards: 1}", "/vision: 1 cards; some while a player keeps one of them, and only then (KEM-9.42)"},
		{4, "{acts: [own]}", "/acts: [own]; none while no action is going on (KEM-4.2.5)"},
		{4, "{acts: [bronze]}", `/acts/0: "bronze" is not known here`},
		{4, "{act: [9, 0, 0]}", "/act: 9 is not within 0 and 8"},
		{4, "{act: [1, 0, 0]}", "/act: [1 0 0]; left out while no action is going on (KEM-4.2.5)"},
		{4, "{act: [0, 0, 2]}", "/act/2: 2; the golden token is for a Move, 0, or a Recruit, 1 (KEM-9.31)"},
		{4, "{free: 1}", "/free: 1; 0 while nobody recruits (KEM-5.4.1)"},
		{4, "{paid: 13}", "/paid: 13 is not within 0 and 12"},
		{4, "{march: {start: a.f1, at: a.f1, to: a.f1, capacity: [1, 0, 0], cards: [0, 0]}}", "/march: there is one, and no action is going on (KEM-5.5.1)"},
		{4, "{march: {start: moon, at: a.f1}}", `/march/start: "moon" is not known here`},
		{4, "{march: {start: a.f1, at: a.f1, to: a.f1, capacity: [41, 0, 0]}}", "/march/capacity/0: 41 is not within 0 and 40"},

		{4, "{pending: []}", "/active: 1; a seat by Day, 0 otherwise (KEM-4.1)"},
		{4, "{pending: [], active: 0}", "/trigger: 0; the game is over when somebody has triggered its end (KEM-7.8)"},
		{4, "{pending: [{step: fly}]}", `/pending/0/step: "fly" is no step`},
		{4, `{pending: [{step: ""}]}`, `/pending/0/step: "" is no step`},
		{4, "{pending: [{step: token, seat: 1}]}", `/pending/0/step: "token" does not wait on the bottom; on "day" it would (KEM-4.2.4)`},
		{4, "{pending: [{step: day, a: 5}]}", `/pending/0: "day" of seat 1 with a 5 and b 0 does not fit; a 1 would (KEM-4.1)`},
		{4, "{pending: [{step: day, a: 1}]}", `/pending: "day" waits last, and there is nothing to choose (KEM-4.1)`},
		{4, "{pending: [{step: day, a: 1, seat: 2}]}", `/pending/0/seat: 2; "day" belongs to no seat (KEM-4.1)`},
		{4, "{pending: [{step: day, a: 300}]}", "/pending/0/a: 300 is not within 0 and 255"},
		{4, "{pending: [{step: day, a: 1}, {step: token, seat: 5}]}", "/pending/1/seat: 5 is not within 1 and 4"},
		{4, "{pending: [{step: day, a: 1}, {step: token, seat: 2}]}", `/pending/1: "token" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-4.2.4)`},
		{4, "{pending: [{step: day, a: 1}, {step: day, a: 1}]}", `/pending/1/step: "day" does not wait on "day"; on the bottom it would (KEM-4.1)`},
		{4, "{pending: [" + turn + ", {step: trigger, seat: 2}, {step: ask, seat: 1}]}", `/pending/2: "trigger" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-4.8)`},
		{4, "{pending: [" + turn + ", {step: trigger, seat: 1}, {step: ask, seat: 1, a: 1}]}", `/pending/3: "ask" of seat 1 with a 1 and b 0 does not fit; a 0 would (KEM-3.5)`},
		{4, "{pending: [" + turn + ", {step: trigger, seat: 1}, {step: ask, seat: 1, b: 1}]}", `/pending/3: "ask" of seat 1 with a 0 and b 1 does not fit; seat 2 to 4, or b 0, 2, 4, 6, 8, … would (KEM-3.5)`},
		{4, "{pending: [" + turn + ", {step: trigger, seat: 1}, {step: ask, seat: 1, b: 16}]}", `/pending/3: "ask" of seat 1 with a 0 and b 16 does not fit; b 0, 2, 4, 6, 8, … would (KEM-3.5)`},
		{4, "{pending: [" + turn + ", {step: trigger, seat: 1}, {step: window}, {step: free, seat: 1}]}", `/pending: "free" waits last, and there is nothing to choose (KEM-4.2.1)`},
		{4, "{pending: [{step: day, a: 1}, {step: next, seat: 2}]}", `/pending/1: "next" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-4.2.5)`},
		{4, "{pending: [{step: day, a: 1}, {step: next, seat: 1, a: 2}]}", `/pending/1: "next" of seat 1 with a 2 and b 0 does not fit; a 0 to 1 would (KEM-4.2.5)`},
		{4, "{pending: [{step: day, a: 1}, {step: next, seat: 1}, {step: golden, seat: 1}]}", `/pending/2: "golden" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-9.31)`},
		{4, "{pending: [" + act + ", {step: act, seat: 1}]}", `/pending/4: "act" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-4.2.5)`},
		{4, "{pending: [" + act + ", {step: raise, seat: 2}]}", `/pending/4: "raise" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-5.2.1)`},
		{4, "{pending: [" + turn + ", {step: trigger, seat: 1}, {step: window}, {step: settle}, {step: raise, seat: 1}]}", `/pending/5: "raise" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-5.2.1)`},
		{4, "{pending: [" + act + ", {step: buy, seat: 1, a: 3}]}", `/pending/4: "buy" of seat 1 with a 3 and b 0 does not fit; a 0 to 2 would (KEM-5.3.1)`},
		{4, "{pending: [" + act + ", {step: remove, seat: 1, a: 6}]}", `/pending/4: "remove" of seat 1 with a 6 and b 0 does not fit; a 7 to 8 would (KEM-11.3)`},
		{4, `{players: {1: {battle: ["1", "2", "3", "4", "5", sp-off], battle_gone: ["6"], battle_counts: [6, 0, 1]}}, pending: [` + act + ", {step: remove, seat: 1, a: 7}]}", `/pending/4: "remove" of seat 1 with a 7 and b 0 does not fit; a 8 would (KEM-11.3)`},
		{4, "{paid: 8, pending: [" + act + ", {step: fights, seat: 1}, {step: recruit, seat: 1}]}", `/pending/5: "recruit" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-5.4.1)`},
		{4, "{pending: [" + act + ", {step: fights, seat: 2}, {step: recruit, seat: 1}]}", `/pending/5/seat: 1; 2 fits, as of "fights" beneath (KEM-5.4.1)`},
		{4, "{pending: [" + act + ", {step: fights, seat: 1}]}", `/pending: "fights" waits last, and there is nothing to choose (KEM-5.4.2)`},
		{4, "{pending: [" + act + ", {step: fights, seat: 1, b: 1}, {step: recruit, seat: 1}]}", `/pending/4: "fights" of seat 1 with a 0 and b 1 does not fit; b 0 would (KEM-5.4.2)`},
		{4, "{pending: [" + act + ", {step: enlist, seat: 1, a: 2}]}", `/pending/4: "enlist" of seat 1 with a 2 and b 0 does not fit; no other seat or number alone would (KEM-10.9)`},
		{4, "{pending: [" + act + ", {step: creature, seat: 2}]}", `/pending/4: "creature" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-9.60)`},
		{4, "{pending: [" + act + ", {step: burn, seat: 1}]}", `/pending: "burn" waits last, and there is nothing to choose (KEM-10.10)`},
		{4, "{pending: [" + act + ", {step: march, seat: 1}]}", `/pending/4: "march" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-5.5.2)`},
		{4, "{" + march + "pending: [" + act + ", {step: group, seat: 1, a: 3}]}", `/pending/4: "group" of seat 1 with a 3 and b 0 does not fit; a 16 would (KEM-5.5.2)`},
		{4, "{" + strings.Replace(march, "[1, 1, 0]", "[0, 1, 0]", 1) + "pending: [" + act + ", {step: group, seat: 1, a: 16}]}", `/pending/4: "group" of seat 1 with a 16 and b 0 does not fit; no other seat or number alone would (KEM-5.5.2)`},
		{4, "{" + strings.Replace(march, "[1, 1, 0]", "[0, 0, 0]", 1) + "pending: [" + act + ", {step: march, seat: 1}]}", `/pending: "march" waits last, and there is nothing to choose (KEM-5.5.2)`},
		{4, "{" + march + "pending: [" + act + ", {step: go, seat: 1, a: 16}, {step: escort, seat: 1, a: 16}]}", `/pending/4: "go" of seat 1 with a 16 and b 0 does not fit; no other seat or number alone would (KEM-5.5.2)`},

		{4, "{" + duel + "fight: {space: a.wo, sides: [{seat: 1}, {seat: 2}]}}", "/fight: one is there while a combat waits under /pending, and only then (KEM-6.2)"},
		{4, "{fight: {space: moon, sides: []}}", `/fight/space: "moon" is not known here`},
		{4, "{fight: {space: a.wo, sides: [{seat: 1}]}}", "/fight/sides: 1; a combat has two (KEM-6.1)"},
		{4, "{fight: {space: a.wo, sides: [{seat: 1}, {seat: 1}]}}", "/fight/sides/1/seat: 1, as the other side; two fight (KEM-6.1)"},
		{4, "{fight: {space: a.wo, sides: [{seat: 1}, {seat: 9}]}}", "/fight/sides/1/seat: 9 is not within 1 and 4"},
		{4, "{pending: [" + act + ", {step: fight, seat: 1}, {step: ask, seat: 1, a: 2}]}", `/pending/4: "fight" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-6.2)`},
		{4, fight("{seat: 1}, {seat: 2}", "") + ", pending: [" + act + ", {step: fight, seat: 1}, {step: ask, seat: 1, a: 2}]}", "/fight/begun: true; false goes with /pending (KEM-6.19)"},
		{4, "{units: {a.wo: {1: 2, 3: 2}}, fight: {space: a.wo, begun: true, sides: [{seat: 1}, {seat: 2}]}" + council, "/units/a.wo/3: 2 units; only the fighters are in the space (KEM-1.13)"},
		{4, fight("{seat: 1}, {seat: 2}", ", night: true") + council, "/fight/night: true; false goes with /pending (KEM-7.11)"},
		{4, fight("{seat: 1}, {seat: 2}", ", spent: {escape: 1}") + council, "/fight/spent: 1 cards; none before the reveal (KEM-6.5)"},
		{4, fight(`{seat: 1, keep: "1", drop: "2"}, {seat: 2}`, "") + council, `/fight/sides/0: keep "1" and drop "2"; both, none, or keep alone while choosing (KEM-6.3)`},
		{4, fight(`{seat: 1, drop: "2"}, {seat: 2}`, "") + council, `/fight/sides/0: keep "" and drop "2"; both, none, or keep alone while choosing (KEM-6.3)`},
		{4, fight(`{seat: 1, keep: "?"}, {seat: 2}`, "") + council, `/fight/sides/0/keep (a masked position cannot be loaded): "?" is not known here`},
		{4, fight(`{seat: 1, keep: sp-off}, {seat: 2}`, "") + council, `/fight/sides/0/keep: "sp-off"; one of [1 2 3 4 5 6] fits (KEM-6.3)`},
		{4, fight(`{seat: 1}, {seat: 2}`, ", shown: 1") + council, "/fight/shown: 1; a card chosen is shown to who has Prescience (KEM-9.29)"},
		{4, fight(`{seat: 1, lost: 1}, {seat: 2}`, "") + council, "/fight/sides/0/lost: 1; 0 before the reveal (KEM-6.10)"},
		{4, fight(`{seat: 1, asked: 1}, {seat: 2}`, "") + council, "/fight/sides/0/asked: 1 cards, 0 hidden; none until battle cards are chosen (KEM-6.4)"},
		{4, fight(`{seat: 1, keep: "1", drop: "2"}, {seat: 2, keep: "1", drop: "2"}`, "") + hide, "/fight/sides/0/asked: 0 of 0 cards; all once the seat has chosen, fewer before (KEM-6.4)"},
		{4, fight(`{seat: 1, keep: "1", drop: "2", hidden: {escape: 1}}, {seat: 2, keep: "1", drop: "2"}`, "}, players: {1: {card_count: 1}") + hide, "/fight/sides/0/hidden/escape: 1; 0 have been asked about (KEM-6.4)"},
		{4, fight(`{seat: 1, keep: "1", drop: "1"}, {seat: 2}`, "") + council, `/fight/sides/0/drop: "1"; another of [1 2 3 4 5 6] fits (KEM-6.3)`},
		{4, open("", "", "") + clash, `/pending: "clash" waits last, and there is nothing to choose (KEM-6.5)`},
		{4, open("hidden: {escape: 1}", "", "") + strings.Replace(clash, ", {step: clash, seat: 1}", "", 1), "/fight/sides/0/hidden: 1 cards; none, as all are resolved (KEM-6.5)"},
		{4, open("hidden: {escape: 1}, lost: 1", "", "") + clash, "/fight/sides/0/lost: 1; 0 before the losses (KEM-6.10)"},
		{4, open("hidden: {escape: 1}, wound: 1", "", "") + clash, "/fight/sides/0/wound: 1; 0 until all cards are resolved (KEM-9.11)"},
		{4, open("hidden: {escape: 1}, paid: {war-rage: 1}", "", "") + clash, "/fight/sides/0/bonus: [0 0 0]; the paid cards add up to [1 0 0] (KEM-6.6)"},
		{4, open("hidden: {escape: 1}, paid: {war-rage: 1}, bonus: [1, 0, 0]", "", "") + clash, "/fight/spent/war-rage: 0, and 1 took effect; no more do than are revealed (KEM-6.6)"},
		{4, open("hidden: {escape: 1}, paid: {prayer: 1}", "", "") + clash, "/fight/sides/0/paid/prayer: 1; it adds to no figure (KEM-6.7)"},
		{4, open("hidden: {escape: 1}, drop: '1'", "", "") + clash, "/fight/sides/0/keep: each side has one open battle card, and no other (KEM-6.5)"},
		{4, open("hidden: {escape: 1}", "", "") + strings.Replace(clash, "{step: clash, seat: 2}, {step: clash, seat: 1}", "{step: clash, seat: 1}", 1), `/pending/9: "clash" of seat 1 with a 0 and b 0 does not fit; seat 2 would (KEM-6.5)`},
		{4, open("", "", ", compared: true, won: 1") + ", pending: [" + act + ", {step: fight-end, seat: 1}, {step: winner, seat: 1}]}", `/pending/5: "winner" of seat 1 with a 0 and b 0 does not fit; seat 2 would (KEM-6.15)`},
		{4, open("", "", ", compared: true, won: 1") + ", pending: [" + act + ", {step: fight-end, seat: 1}, {step: winner, seat: 2}, {step: loser, seat: 2}]}", `/pending/6: "loser" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-6.12)`},
		{4, open("", "", ", compared: true, won: 1") + ", pending: [" + act + ", {step: fight-end, seat: 1}, {step: winner, seat: 2}, {step: flee, seat: 2, a: 1}]}", `/pending/6: "flee" of seat 2 with a 1 and b 0 does not fit; a 0 would (KEM-6.13)`},

		{4, "{" + dusk + "pending: [{step: night, a: 9}]}", `/pending/0: "night" of seat 1 with a 9 and b 0 does not fit; a 2 to 8 would (KEM-7.10)`},
		{4, "{" + dusk + "pending: [{step: night, a: 2}]}", `/pending: "night" waits last, and there is nothing to choose (KEM-7.10)`},
		{4, "{pending: [{step: night, a: 7}, {step: powers, seat: 1}, {step: draw, seat: 1}]}", "/active: 1; a seat by Day, 0 otherwise (KEM-4.1)"},
		{4, "{" + dusk + "pending: [{step: night, a: 2}, {step: offer, seat: 1, a: 20}]}", `/pending/1: "offer" of seat 1 with a 20 and b 0 does not fit; no other seat or number alone would (KEM-7.1)`},
		{4, "{" + dusk + "units: {a.delta: {2: 1}}, pending: [{step: night, a: 3}, {step: delta, seat: 1, a: 12}]}", `/pending/1: "delta" of seat 1 with a 12 and b 0 does not fit; seat 2 would (KEM-7.2)`},
		{4, "{" + dusk + "pending: [{step: night, a: 7}, {step: powers, seat: 1}, {step: powers, seat: 1}, {step: draw, seat: 1}]}", `/pending/2: "powers" of seat 1 with a 0 and b 0 does not fit; seat 2 to 4 would (KEM-7.6)`},
		{4, "{" + dusk + "pending: [{step: night, a: 8}, {step: powers, seat: 1}, {step: draw, seat: 1}]}", `/pending/1: "powers" of seat 1 with a 0 and b 0 does not fit; a 1 would (KEM-7.6)`},
		{4, "{" + dusk + "pending: [{step: night, a: 7}, {step: power, seat: 1}]}", `/pending: "power" waits last, and no choice is possible (KEM-7.6)`},
		{4, "{" + dusk + "vision: {escape: 1}, vision_cards: 1, pending: [{step: night, a: 7}, {step: powers, seat: 1}, {step: settle}, {step: vision-keep, seat: 1}, {step: vision, seat: 1, a: 4}]}", `/pending/4: "vision" of seat 1 with a 4 and b 0 does not fit; no other seat or number alone would (KEM-9.42)`},
		{4, "{" + dusk + "pending: [{step: night, a: 8}, {step: powers, seat: 1, a: 1}, {step: settle}, {step: hand, seat: 2}]}", `/pending/3: "hand" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-9.41)`},
		{4, "{" + dusk + "pending: [{step: night, a: 8}, {step: powers, seat: 1, a: 1}, {step: settle}, {step: fights, seat: 1, b: 1}, {step: reinforce, seat: 2, a: 4}]}", `/pending/4/seat: 2; 1 fits, as of "fights" beneath (KEM-9.32)`},
		{4, "{" + dusk + "pending: [{step: sunrise}, {step: new-order}, {step: order, seat: 2}]}", `/pending/2: "order" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-7.9)`},
		{4, "{active: 0, players: {1: {tokens: 0, covered: [l1-move]}}, pending: [{step: sunrise}, {step: new-order}, {step: order, seat: 1}]}", "/players/0/covered: [l1-move]; none, as tokens have been taken back (KEM-7.7)"},

		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 16}]}", `/pending/3: "districts" of seat 1 with a 16 and b 0 does not fit; a 1 to 15 would (KEM-2.6)`},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 7}]}", "/players/3/empty: 0; a district once chosen, until all are (KEM-2.6)"},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 1}, {step: draw, seat: 1}]}", "/pending: some districts are chosen, and cities or cards are not; districts come later (KEM-2.6)"},
		{4, "{" + start + "units: {a1.d1: {1: 5}}, pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 15}]}", "/units: there are some before all districts are chosen; districts come first (KEM-2.6)"},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids, a: 1}, {step: first-order}]}", "/pending: 1 players were asked for pyramids before the order; the order comes first (KEM-2.8)"},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order, a: 1}]}", "/order: [0 0 0 0]; 1 seats stand there (KEM-2.7)"},
		{4, strings.Replace("{"+start+"pending: [{step: sunrise}, {step: pyramids}, {step: first-order}]}", "tokens: 0", "tokens: 0, pyramids: {ruby: 1}, districts: {ruby: 1}", 1), "/players/0/pyramids: [1 0 0]; all 0 until the order is known (KEM-2.8)"},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids, a: 1}, {step: pyramid, seat: 2}]}", `/pending/2: "pyramid" of seat 2 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-2.8)`},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 15}, {step: city, seat: 2}]}", "/players/1/city: 2; a city once it is dealt, 0 before (KEM-2.4)"},
	})
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	hiding := table.Given(t, 3, "{players: {1: {cards: {escape: 1}, card_count: 1}}}")
	gametest.HostilePositions(t, kit.Game, hiding, `{"units":{"a.t1":null}}`, `{"fight":{"sides":[null,null]}}`, `{"march":{}}`, `{"act":[1,2,3,4,5]}`)
}
