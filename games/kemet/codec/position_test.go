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
		{4, "{round: 201}", "round: 201 is not within 0 and 200"},
		{4, "{round: -1}", "round: -1"},
		{4, "{round: 1.5}", "round"},
		{4, "{round: x}", "round"},
		{4, "{round: 0}", "round: 0 does not go with the steps"},
		{4, "{active: 5}", "active: 5 is not within 1 and 4"},
		{4, "{active: 0}", `/pending/0: "day" of seat 1 with a 1 and b 0 does not fit; no other seat or number alone would (KEM-4.1)`},
		{4, "{active: 2}", `/pending/0: "day" of seat 1 with a 1 and b 0 does not fit; a 2 would (KEM-4.1)`},
		{4, "{trigger: 5}", "trigger: 5 is not within 1 and 4"},
		{4, "{order: [1, 2, 3]}", "order: 4 seats stand there"},
		{4, "{order: [1, 2, 3, 0]}", "order: 4 seats stand there"},
		{4, "{order: [1, 2, 3, 3]}", "order: seat 3 comes twice"},
		{4, "{order: [1, 2, 3, 4, 1]}", "order: over 4 places"},
		{4, "{order: [1, 2, 3, 6]}", "order: 6 is not within 1 and 4"},
		{4, "{next_order: [2]}", "next_order: is for the Dawn"},
		{4, "{players: []}", "players: there are 4, not 0"},
		{4, "{players: {1: {city: 5}}}", "players: 1: city: 5 is not within 1 and 4"},
		{4, "{players: {1: {city: 2}}}", "players: 2: city: is another's too"},
		{4, "{players: {1: {city: 0}}}", "players: 1: city: does not go with the steps"},
		{4, "{players: {1: {prayer: 12}}}", "players: 1: prayer: 12 is not within 0 and 11"},
		{4, "{players: {1: {pyramids: {ruby: 5}}}}", "players: 1: pyramids: 5 is not within 0 and 4"},
		{4, "{players: {1: {pyramids: {gold: 1}}}}", `players: 1: pyramids: "gold" is not known`},
		{4, "{players: {1: {pyramids: {ruby: 1}, districts: {ruby: 4}}}}", "players: 1: districts: 4 is not within 1 and 3"},
		{4, "{players: {1: {districts: {ruby: 2}}}}", "players: 1: districts: a pyramid of level 0 is in reserve (KEM-1.16)"},
		{4, "{players: {1: {pyramids: {ruby: 1, diamond: 1}, districts: {ruby: 2, diamond: 2}}}}", "players: 1: districts: two pyramids in one"},
		{4, "{players: {1: {pyramids: {ruby: 4}, districts: {ruby: 2}}}}", "players: 1: pyramid_vp: goes with level 4"},
		{4, "{players: {1: {pyramids: {ruby: 3}, districts: {ruby: 2}, pyramid_vp: [1, 0, 0]}}}", "players: 1: pyramid_vp: goes with level 4"},
		{4, "{players: {1: {pyramids: {ruby: 4}, districts: {ruby: 2}, pyramid_vp: [2, 0, 0]}}}", "players: 1: pyramid_vp: seat 2 has no troop there (KEM-8.3)"},
		{4, "{players: {1: {tiles: [x9z]}}}", `players: 1: tiles: "x9z" is not known`},
		{4, "{players: {1: {tiles: [r1a, r1a]}}}", "players: 1: tiles: r1a comes twice"},
		{4, "{players: {1: {tiles: [r1a]}, 2: {tiles: [r1a]}}}", "players: 2: tiles: one belongs to somebody else too"},
		{4, "{players: {1: {tiles: [r1a, r1b]}}}", "players: 1: tiles: one illustration twice (KEM-5.3.2)"},
		{4, "{players: {1: {silver: 1}}}", "players: 1: silver: without its tile"},
		{4, "{players: {1: {silver: 3, tiles: [r4d]}}}", "players: 1: silver: 3 is not within 0 and 2"},
		{4, "{players: {1: {golden: 2}}}", "players: 1: golden: without its tile"},
		{4, "{players: {1: {covered: [l4-move]}}}", `players: 1: covered: "l4-move" is not known`},
		{4, "{players: {1: {tokens: 6}}}", "players: 1: tokens: 6 is not within 0 and 5"},
		{4, "{players: {1: {tokens: 2}}}", "players: 1: covered: the tokens left cannot be played (KEM-4.5)"},
		{4, "{players: {1: {tokens: 5, covered: [l1-move, l1-recruit, l2-move, l2-raise, l2-pray]}}}", "players: 1: covered: the tokens left cannot be played"},
		{4, "{players: {1: {tokens: 0}}}", `/pending/1: "token" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-4.2.4)`},
		{4, "{players: {1: {combat_vp: 201}}}", "players: 1: combat_vp: 201"},
		{4, "{players: {1: {control_vp: -1}}}", "players: 1: control_vp: -1"},
		{4, "{players: {1: {sanctuary_vp: 999}}}", "players: 1: sanctuary_vp: 999"},
		{4, `{players: {1: {battle: ["9"]}}}`, `players: 1: battle: "9" is not known`},
		{4, `{players: {1: {battle_open: ["1"]}}}`, "players: 1: battle: a card is in two places"},
		{4, `{players: {1: {battle: ["1", "2", "3", "4", "5"], battle_counts: null}}}`, "players: 1: battle: six cards, and a special one for each that is gone"},
		{4, `{players: {1: {battle_gone: ["6"], battle: ["1", "2", "3", "4", "5"], battle_counts: null}}}`, "players: 1: battle: six cards, and a special one for each that is gone"},
		{4, `{players: {1: {battle: ["1", "2", "3", "4", "5", "6"], battle_gone: [sp-off], battle_counts: [6, 0, 1]}}}`, "players: 1: battle_gone: a special card came after the first that was removed (KEM-11.3)"},
		{4, `{players: {1: {battle_open: ["6"], battle: ["1", "2", "3", "4", "5"], battle_counts: null}}}`, "players: 1: battle: two cards leave the hand in each combat (KEM-11.2)"},
		{4, `{players: {1: {battle_open: ["4", "5", "6"], battle_down: ["1", "2", "3"], battle: [], battle_counts: null}}}`, "players: 1: battle: two cards leave the hand in each combat (KEM-11.2)"},
		{4, "{players: {1: {battle_counts: [4, 2, 0]}}}", "players: 1: battle_counts: [6 0 0], not [4 2 0]; a masked position cannot be loaded"},
		{4, "{players: {1: {cards: {ace: 1}}}}", `players: 1: cards: "ace" is not known`},
		{4, "{players: {1: {cards: {escape: 2}, card_count: 2}}}", "2 cards escape, there are 1"},
		{4, "{players: {1: {cards: {escape: 1}, card_count: 1}, 2: {cards: {escape: 1}, card_count: 1}}}", "2 cards escape, there are 1"},
		{4, "{players: {1: {cards: {escape: 1}}}}", "players: 1: card_count: 1, not 0; a masked position cannot be loaded"},
		{4, "{players: {1: {card_count: 3}}}", "players: 1: card_count: 0, not 3; a masked position cannot be loaded"},
		{4, "{players: {1: {empty: 1}}}", "players: 1: empty: does not go with the steps"},
		{4, "{players: {1: {empty: '?'}}}", "players: 1: empty: ? is no number; a masked position cannot be loaded"},
		{4, "{units: {moon: {1: 1}}}", `units: "moon" is not known`},
		{4, "{units: {b.t1: {1: 1}}}", "units: b.t1 is not in play with 4 players"},
		{2, "{units: {a.t3: {1: 1}}}", "units: a.t3 is not in play with 2 players"},
		{4, "{units: {a.t1: {5: 1}}}", `units: "5" is not known`},
		{4, "{units: {a.t1: {1: 6}}}", "units: a.t1: more than the limit of a troop or of creatures (KEM-1.4)"},
		{4, "{units: {a.t1: {1: 13}}}", "units a.t1: 13 is not within 0 and 12"},
		{4, "{units: {a.t1: {1: 5}, a.t2: {1: 5}, a.t3: {1: 3}}}", "players: 1: more than 12 units"},
		{4, "{units: {a.t1: {1: 1, 2: 1}}}", "units: a.t1: two players without a combat (KEM-1.13)"},
		{4, "{units: {a.t1: {1: 1, 2: 1, 3: 1}}}", "units: a.t1: more than two players (KEM-1.13)"},
		{4, "{creatures: {bull: a.t1}}", `creatures: "bull" is not known`},
		{4, "{creatures: {mummy: a.t1}}", "creatures: mummy stands without a troop of its owner"},
		{4, "{creatures: {mummy: a.t1}, players: {1: {tiles: [d4c]}}}", "creatures: mummy stands without a troop of its owner"},
		{4, "{units: {a.t1: {1: 1}}, creatures: {mummy: a.t1, wyrm: a.t1}, players: {1: {tiles: [d4c, s2d]}}}", "units: a.t1: more than the limit of a troop or of creatures (KEM-1.4)"},
		{4, "{temple_vp: {a.t1: 1}}", "temple_vp: a.t1: seat 1 has no troop in a temple there (KEM-8.2)"},
		{4, "{units: {a.f1: {1: 1}}, temple_vp: {a.f1: 1}}", "temple_vp: a.f1: seat 1 has no troop in a temple there (KEM-8.2)"},
		{4, "{discard: {escape: -1}}", "discard escape: -1 is not within 0 and 20"},
		{4, "{vision: {escape: 1}}", "vision: 1 cards, not 0; a masked position cannot be loaded"},
		{4, "{vision: {escape: 1}, vision_cards: 1}", "vision: nobody sees cards"},
		{4, "{acts: [own]}", "acts, march: no action is going on"},
		{4, "{acts: [bronze]}", `acts: "bronze" is not known`},
		{4, "{act: [9, 0, 0]}", "act: 9 is not within 0 and 8"},
		{4, "{act: [1, 0, 0]}", "act: no action is going on"},
		{4, "{act: [0, 0, 2]}", "act: the golden token is for a Move or Recruit"},
		{4, "{free: 1}", "free, paid: nobody recruits"},
		{4, "{paid: 13}", "paid: 13 is not within 0 and 12"},
		{4, "{march: {start: a.f1, at: a.f1, to: a.f1, capacity: [1, 0, 0], cards: [0, 0]}}", "acts, march: no action is going on"},
		{4, "{march: {start: moon, at: a.f1}}", `march: start: "moon" is not known`},
		{4, "{march: {start: a.f1, at: a.f1, to: a.f1, capacity: [41, 0, 0]}}", "march: capacity: 41"},

		{4, "{pending: []}", "active: is for the Day alone"},
		{4, "{pending: [], active: 0}", "trigger: the game is over without one (KEM-7.8)"},
		{4, "{pending: [{step: fly}]}", `/pending/0/step: "fly" is no step`},
		{4, `{pending: [{step: ""}]}`, `/pending/0/step: "" is no step`},
		{4, "{pending: [{step: token, seat: 1}]}", `/pending/0/step: "token" does not wait on ""; on "day" it would (KEM-4.2.4)`},
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

		{4, "{" + duel + "fight: {space: a.wo, sides: [{seat: 1}, {seat: 2}]}}", "fight: does not go with the steps"},
		{4, "{fight: {space: moon, sides: []}}", `fight: "moon" is not known`},
		{4, "{fight: {space: a.wo, sides: [{seat: 1}]}}", "fight: two sides"},
		{4, "{fight: {space: a.wo, sides: [{seat: 1}, {seat: 1}]}}", "fight: two different seats"},
		{4, "{fight: {space: a.wo, sides: [{seat: 1}, {seat: 9}]}}", "fight: seat: 9"},
		{4, "{pending: [" + act + ", {step: fight, seat: 1}, {step: ask, seat: 1, a: 2}]}", `/pending/4: "fight" of seat 1 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-6.2)`},
		{4, fight("{seat: 1}, {seat: 2}", "") + ", pending: [" + act + ", {step: fight, seat: 1}, {step: ask, seat: 1, a: 2}]}", "fight: night, begun, open or compared does not go with the steps"},
		{4, "{units: {a.wo: {1: 2, 3: 2}}, fight: {space: a.wo, begun: true, sides: [{seat: 1}, {seat: 2}]}" + council, "fight: a third player in the space (KEM-1.13)"},
		{4, fight("{seat: 1}, {seat: 2}", ", night: true") + council, "fight: night, begun, open or compared"},
		{4, fight("{seat: 1}, {seat: 2}", ", spent: {escape: 1}") + council, "fight: spent: nothing is revealed"},
		{4, fight(`{seat: 1, keep: "1", drop: "2"}, {seat: 2}`, "") + council, "fight: keep and drop do not go with the steps"},
		{4, fight(`{seat: 1, drop: "2"}, {seat: 2}`, "") + council, "fight: keep and drop do not go with the steps"},
		{4, fight(`{seat: 1, keep: "?"}, {seat: 2}`, "") + council, `fight: keep (a masked position cannot be loaded): "?" is not known`},
		{4, fight(`{seat: 1, keep: sp-off}, {seat: 2}`, "") + council, "fight: keep: not a card of theirs"},
		{4, fight(`{seat: 1}, {seat: 2}`, ", shown: 1") + council, "fight: shown: without Prescience (KEM-9.29)"},
		{4, fight(`{seat: 1, lost: 1}, {seat: 2}`, "") + council, "fight: wound, lost, paid: nothing is revealed"},
		{4, fight(`{seat: 1, asked: 1}, {seat: 2}`, "") + council, "fight: hidden: 1 of 0 cards are asked about"},
		{4, fight(`{seat: 1, keep: "1", drop: "2"}, {seat: 2, keep: "1", drop: "2"}`, "") + hide, "fight: hidden: 0 of 0 cards are asked about"},
		{4, fight(`{seat: 1, keep: "1", drop: "2", hidden: {escape: 1}}, {seat: 2, keep: "1", drop: "2"}`, "}, players: {1: {card_count: 1}") + hide, "fight: hidden: escape has not been asked about"},
		{4, fight(`{seat: 1, keep: "1", drop: "1"}, {seat: 2}`, "") + council, "fight: drop: not a card of theirs"},
		{4, open("", "", "") + clash, `/pending: "clash" waits last, and there is nothing to choose (KEM-6.5)`},
		{4, open("hidden: {escape: 1}", "", "") + strings.Replace(clash, ", {step: clash, seat: 1}", "", 1), "fight: hidden: all cards are resolved"},
		{4, open("hidden: {escape: 1}, lost: 1", "", "") + clash, "fight: lost: not yet"},
		{4, open("hidden: {escape: 1}, wound: 1", "", "") + clash, "fight: wound: not yet"},
		{4, open("hidden: {escape: 1}, paid: {war-rage: 1}", "", "") + clash, "fight: bonus: is not what the paid cards add up to"},
		{4, open("hidden: {escape: 1}, paid: {war-rage: 1}, bonus: [1, 0, 0]", "", "") + clash, "fight: paid: more war-rage than are revealed"},
		{4, open("hidden: {escape: 1}, paid: {prayer: 1}", "", "") + clash, "fight: paid: prayer adds to no figure"},
		{4, open("hidden: {escape: 1}, drop: '1'", "", "") + clash, "fight: an open fight has one battle card a side"},
		{4, open("hidden: {escape: 1}", "", "") + strings.Replace(clash, "{step: clash, seat: 2}, {step: clash, seat: 1}", "{step: clash, seat: 1}", 1), `/pending/9: "clash" of seat 1 with a 0 and b 0 does not fit; seat 2 would (KEM-6.5)`},
		{4, open("", "", ", compared: true, won: 1") + ", pending: [" + act + ", {step: fight-end, seat: 1}, {step: winner, seat: 1}]}", `/pending/5: "winner" of seat 1 with a 0 and b 0 does not fit; seat 2 would (KEM-6.15)`},
		{4, open("", "", ", compared: true, won: 1") + ", pending: [" + act + ", {step: fight-end, seat: 1}, {step: winner, seat: 2}, {step: loser, seat: 2}]}", `/pending/6: "loser" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-6.12)`},
		{4, open("", "", ", compared: true, won: 1") + ", pending: [" + act + ", {step: fight-end, seat: 1}, {step: winner, seat: 2}, {step: flee, seat: 2, a: 1}]}", `/pending/6: "flee" of seat 2 with a 1 and b 0 does not fit; a 0 would (KEM-6.13)`},

		{4, "{" + dusk + "pending: [{step: night, a: 9}]}", `/pending/0: "night" of seat 1 with a 9 and b 0 does not fit; a 2 to 8 would (KEM-7.10)`},
		{4, "{" + dusk + "pending: [{step: night, a: 2}]}", `/pending: "night" waits last, and there is nothing to choose (KEM-7.10)`},
		{4, "{pending: [{step: night, a: 7}, {step: powers, seat: 1}, {step: draw, seat: 1}]}", "active: is for the Day alone"},
		{4, "{" + dusk + "pending: [{step: night, a: 2}, {step: offer, seat: 1, a: 20}]}", `/pending/1: "offer" of seat 1 with a 20 and b 0 does not fit; no other seat or number alone would (KEM-7.1)`},
		{4, "{" + dusk + "units: {a.delta: {2: 1}}, pending: [{step: night, a: 3}, {step: delta, seat: 1, a: 12}]}", `/pending/1: "delta" of seat 1 with a 12 and b 0 does not fit; seat 2 would (KEM-7.2)`},
		{4, "{" + dusk + "pending: [{step: night, a: 7}, {step: powers, seat: 1}, {step: powers, seat: 1}, {step: draw, seat: 1}]}", `/pending/2: "powers" of seat 1 with a 0 and b 0 does not fit; seat 2 to 4 would (KEM-7.6)`},
		{4, "{" + dusk + "pending: [{step: night, a: 8}, {step: powers, seat: 1}, {step: draw, seat: 1}]}", `/pending/1: "powers" of seat 1 with a 0 and b 0 does not fit; a 1 would (KEM-7.6)`},
		{4, "{" + dusk + "pending: [{step: night, a: 7}, {step: power, seat: 1}]}", `/pending: "power" waits last, and no choice is possible (KEM-7.6)`},
		{4, "{" + dusk + "vision: {escape: 1}, vision_cards: 1, pending: [{step: night, a: 7}, {step: powers, seat: 1}, {step: settle}, {step: vision-keep, seat: 1}, {step: vision, seat: 1, a: 4}]}", `/pending/4: "vision" of seat 1 with a 4 and b 0 does not fit; no other seat or number alone would (KEM-9.42)`},
		{4, "{" + dusk + "pending: [{step: night, a: 8}, {step: powers, seat: 1, a: 1}, {step: settle}, {step: hand, seat: 2}]}", `/pending/3: "hand" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-9.41)`},
		{4, "{" + dusk + "pending: [{step: night, a: 8}, {step: powers, seat: 1, a: 1}, {step: settle}, {step: fights, seat: 1, b: 1}, {step: reinforce, seat: 2, a: 4}]}", `/pending/4/seat: 2; 1 fits, as of "fights" beneath (KEM-9.32)`},
		{4, "{" + dusk + "pending: [{step: sunrise}, {step: new-order}, {step: order, seat: 2}]}", `/pending/2: "order" of seat 2 with a 0 and b 0 does not fit; seat 1 would (KEM-7.9)`},
		{4, "{active: 0, players: {1: {tokens: 0, covered: [l1-move]}}, pending: [{step: sunrise}, {step: new-order}, {step: order, seat: 1}]}", "players: 1: covered: tokens are taken back (KEM-7.7)"},

		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 16}]}", `/pending/3: "districts" of seat 1 with a 16 and b 0 does not fit; a 1 to 15 would (KEM-2.6)`},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 7}]}", "players: 4: empty: does not go with the steps"},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 1}, {step: draw, seat: 1}]}", "pending: districts are chosen later"},
		{4, "{" + start + "units: {a1.d1: {1: 5}}, pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 15}]}", "pending: districts are chosen first (KEM-2.6)"},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids, a: 1}, {step: first-order}]}", "pending: the order comes before the pyramids (KEM-2.8)"},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order, a: 1}]}", "order: 1 seats stand there"},
		{4, strings.Replace("{"+start+"pending: [{step: sunrise}, {step: pyramids}, {step: first-order}]}", "tokens: 0", "tokens: 0, pyramids: {ruby: 1}, districts: {ruby: 1}", 1), "players: 1: pyramids: not yet (KEM-2.8)"},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids, a: 1}, {step: pyramid, seat: 2}]}", `/pending/2: "pyramid" of seat 2 with a 0 and b 0 does not fit; no other seat or number alone would (KEM-2.8)`},
		{4, "{" + start + "pending: [{step: sunrise}, {step: pyramids}, {step: first-order}, {step: districts, a: 15}, {step: city, seat: 2}]}", "players: 2: city: does not go with the steps"},
	})
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	hiding := table.Given(t, 3, "{players: {1: {cards: {escape: 1}, card_count: 1}}}")
	gametest.HostilePositions(t, kit.Game, hiding, `{"units":{"a.t1":null}}`, `{"fight":{"sides":[null,null]}}`, `{"march":{}}`, `{"act":[1,2,3,4,5]}`)
}
