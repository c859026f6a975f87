package tekhenu

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/scenario/scenariotest"
)

// firstTurn is a table where the first player is to take the first die: seat 1 goes first.
var firstTurn = scenariotest.New(Game, func(players int) (*State, string) {
	for seed := uint64(0); ; seed++ {
		state, err := Game.New(game.Setup{Players: players})
		if err != nil {
			panic(err)
		}
		s, r := state.(*State), game.NewRand(seed)
		for s.Round == 0 {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
		if s.Top().Step == StepDie && (s.Order[0] == 0 || s.Solo) && s.Player[0].Blessings == 0 {
			return s, "{round: 1}"
		}
	}
})

// Every position that could not be reached is refused with an error that names the place.
func TestBadPositions(t *testing.T) {
	const turn = "{step: round, a: 1}, {step: turn, seat: 2}, {step: end-turn, seat: 1}"
	gametest.BadPositions(t, firstTurn.Patched, []gametest.BadPosition{
		{2, "{sun: 1}", "sun"},
		{2, "{round: 17}", "round: 17 is not within 0 and 16"},
		{2, "{round: 0}", "round: has begun"},
		{2, "{round: 5}", "maats: are 1 in round 5, not 0"},
		{2, "{scorings: 1}", "scorings: are 0 in round 1, not 1"},
		{2, "{order: [1, 1]}", "order: seat 1 comes twice"},
		{2, "{order: [1]}", "order: there are 2, not 1"},
		{2, "{order: [2, 1]}", "pending: turn: does not fit"},
		{2, "{order: [0, 0]}", "pending: turn: does not fit"},
		{2, "{arrow: moon}", `arrow: "moon" is not known`},
		{2, "{marks: [ra, ra]}", "marks: the arrow will not point at ra"},
		{2, "{dial: {ra: [pink 1]}}", `dial: ra: "pink 1" is not known`},
		{2, "{dial: {ra: [black 1, black 1, black 1, black 1, black 1]}}", "dice are black, there are 4"},
		{2, "{horus: [ra, ra, horus, hathor, bastet, thoth]}", "horus: ra comes twice"},
		{2, `{horus: ["", ra, horus, hathor, bastet, thoth]}`, "horus: 6 tiles lie there"},
		{2, "{display: [P01, P01, P02]}", "display: P01 is in two places"},
		{2, "{temple: {C-1-6: {tile: P01, turn: 0, owner: 1}}}", `temple: "C-1-6" is not known`},
		{2, "{display: [P01, P02, P03], temple: {C-1-1: {tile: P04, turn: 45, owner: 1}}}", "temple: C-1-1: is turned by 45"},
		{2, "{display: [P01, P02, P03], temple: {C-1-1: {tile: P04, turn: 0, owner: 0}}}", "temple: a tile has no owner"},
		{2, "{sites: {BE-1: 1}}", "sites: BE-1 is not open with 2 players"},
		{2, "{sites: {SG-ra-2: 1}}", "sites: SG-ra-2 is not open with 2 players"},
		{2, "{sites: {SP-TE: 1}}", "gold: SP-TE is taken"},
		{2, "{gold: [moon]}", `gold: "moon" is not known`},
		{2, "{districts: [{}, {papyrus: 1}, {}, {}, {}, {}]}", "gold: that of row 2 is taken"},
		{2, "{districts: [{}]}", "districts: there are 6, not 1"},
		{2, "{market: [[T01, B01, T02], ['', '', '', ''], ['', '', '', ''], ['', '', '', '']]}", "market: T01 lies in a slot for another kind"},
		{2, "{market: [[B01, B01, T02], ['', '', '', ''], ['', '', '', ''], ['', '', '', '']]}", "market: B01 is in two places, or not in play"},
		{2, "{market: [[B01, B02, T16], ['', '', '', ''], ['', '', '', ''], ['', '', '', '']]}", "market: T16 is in two places, or not in play"},
		{2, "{open: 1}", "market: section 2 is not open"},
		{2, "{spent: [D20]}", "spent: D20 is in two places, or not in play"},
		{2, `{under: ["?", ""]}`, "under: ? is no card; a masked position cannot be loaded"},
		{2, `{under: [B01, ""]}`, "under: B01 is of another deck"},
		{2, "{drawn: [2, 0]}", "drawn: seat 2 has no such Decree unseen"},
		{2, "{laid: [S01]}", "laid: belongs to the setup"},
		{2, "{botankhamun: {pyramid: [], at: 0}}", "botankhamun: plays against one player alone"},
		{1, "{botankhamun: null}", "botankhamun: plays against one player alone"},

		{2, "{players: []}", "players: there are 2, not 0"},
		{2, "{players: {1: {stock: {sand: 1}}}}", `players: 1: stock: "sand" is not known`},
		{2, "{players: {1: {stock: {gold: 251}}}}", "players: 1: stock gold: 251"},
		{2, "{players: {1: {production: {bread: 7}}}}", "players: 1: production bread: 7 is not within 0 and 6"},
		{2, "{players: {1: {production: {bread: 1}}}}", "players: 1: production: never goes down"},
		{2, "{players: {1: {population: 5, happiness: 6}}}", "players: 1: happiness: 6 is not within 0 and 5"},
		{2, "{players: {1: {population: 20, happiness: 16}}}", "players: 1: rewards: more are reached"},
		{2, "{players: {1: {population: 9}}, open: 2}", "open: section 3 is (TEK-13.10)"},
		{2, "{players: {1: {feast: true}}}", "players: 1: feast: no action is going on"},
		{2, "{players: {1: {dice: [gray 6 right]}}, dial: {horus: [], ra: [], hathor: [], bastet: [], thoth: [], osiris: []}}", "players: 1: dice: at most 0 by now"},
		{2, "{players: {1: {decrees: [D01], known: [D02]}}}", "players: 1: known, scored: is not theirs"},
		{2, "{players: {1: {technologies: [], new: [T01]}}}", "players: 1: new: is not theirs"},
		{2, "{players: {1: {unseen: 1}}}", "players: 1: unseen: a masked position cannot be loaded"},
		{2, "{players: {1: {hand: [D01]}}}", "players: 1: hand: there are 0 cards, not 1"},
		{2, "{players: {1: {start: [S01]}}}", "players: 1: start: belongs to the setup"},
		{2, "{players: {1: {vp: {start: -1}}}}", "players: 1: vp: are below 0"},
		{2, "{players: {1: {vp: {luck: 1}}}}", `players: 1: vp: "luck" is not known`},

		{2, "{turn: null}", "pending: end-turn: does not fit"},
		{2, "{turn: {seat: 0}}", "turn: is nobody's"},
		{2, "{turn: {seat: 1, value: 3}}", "turn: no die is taken"},
		{2, "{turn: {seat: 1, from: ra, die: gray 1, colour: gray, value: 1, purity: tainted}}", "pending: die: does not fit"},
		{2, "{pending: []}", "round: 1 is not the last one"},
		{2, "{pending: [{step: fly}]}", `pending: "fly" is no step`},
		{2, "{pending: [{step: die, seat: 1}]}", `pending: die does not wait on ""`},
		{2, "{pending: [{step: round, seat: 2, a: 1}]}", "pending: round: belongs to no seat"},
		{2, "{pending: [" + turn + "]}", "turn: die: does not go with the steps"},
		{2, "{pending: [" + turn + ", {step: die, seat: 2}]}", "pending: die: does not fit"},
		{2, "{pending: [" + turn + ", {step: select, seat: 1}]}", "pending: select: does not fit"},
		{2, "{pending: [" + turn + ", {step: die, seat: 1}, {step: die, seat: 1}]}", `pending: die does not wait on "die"`},
		{2, "{pending: [" + turn + ", {step: die, seat: 1}, {step: pay, seat: 1, a: 0, b: 2}]}", "pending: pay: does not fit"},
		{2, "{pending: [" + turn + ", {step: die, seat: 1}, {step: track, seat: 1, a: 3, b: 9}]}", "pending: track: does not fit"},
		{2, "{pending: [" + turn + ", {step: bot-done, seat: 1}]}", "pending: bot-done: is another's"},
	})
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	hiding := firstTurn.Given(t, 3, "{}")
	gametest.HostilePositions(t, Game, hiding, `{"temple":{"C-1-1":null}}`, `{"turn":{}}`, `{"market":[null,null,null,null]}`, `{"under":[null,null]}`)
}
