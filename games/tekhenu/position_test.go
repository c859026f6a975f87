package tekhenu_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/kit"
	"ennead/scenario/scenariotest"
)

// firstTurn is a table where the first player is to take the first die: seat 1 goes first.
var firstTurn = scenariotest.New(kit.Game, func(s *tekhenu.State) string {
	start := *s
	for seed := uint64(0); ; seed++ {
		*s = start
		for r := game.NewRand(seed); s.Round == 0; {
			seat := s.Owing().First()
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
		if s.Top().Step == tekhenu.StepDie && (s.Order[0] == 0 || s.Solo) && s.Player[0].Blessings == 0 {
			return "{round: 1}"
		}
	}
})

// Every position that could not be reached is refused with an error that names the place.
func TestBadPositions(t *testing.T) {
	const turn = "{step: round, a: 1}, {step: turn, seat: 2}, {step: end-turn, seat: 1}"
	gametest.BadPositions(t, firstTurn.Patched, []gametest.BadPosition{
		{2, "{sun: 1}", "sun"},
		{2, "{round: 17}", "round: 17 is not within 0 and 16"},
		{2, "{round: 0}", "/round: 0; 1 or more fits, as a round has begun (TEK-4.1)"},
		{2, "{round: 5}", "/maats: 0; 1 fit in round 5 (TEK-4.1)"},
		{2, "{scorings: 1}", "/scorings: 1; 0 fit in round 1 (TEK-6.7)"},
		{2, "{order: [1, 1]}", "/order/1: seat 1 comes twice; each has one place (TEK-4.2)"},
		{2, "{order: [1]}", "/order: 1 elements; 2 fit"},
		{2, "{order: [2, 1]}", `/pending/1: "turn" of seat 2 with a 0 and b 0 does not fit; seat 1 would (TEK-4.3)`},
		{2, "{order: [0, 0]}",
			`/pending/1: "turn" of seat 2 with a 0 and b 0` + gametest.NoneFits + `(TEK-4.3)`},
		{2, "{arrow: moon}", `arrow: "moon" is not known`},
		{2, "{marks: [ra, ra]}", "/marks/0: ra; hathor fits, where the arrow points in 4 rotations (TEK-6.7)"},
		{2, "{dial: {ra: [pink 1]}}", `/dial/ra/0: "pink 1" is not known here`},
		{2, "{dial: {ra: [black 1, black 1, black 1, black 1, black 1]}}",
			"/dial: 8 dice of the table are black; there are 4 (TEK-1.2)"},
		{2, "{horus: [ra, ra, horus, hathor, bastet, thoth]}",
			"/horus/1: ra comes twice; each god has one slot (TEK-3.4)"},
		{2, `{horus: ["", ra, horus, hathor, bastet, thoth]}`,
			"/horus/0: the first 6 slots have a tile, the others none (TEK-3.4)"},
		{2, "{display: [P01, P01, P02]}", "/display/1: P01 is in two places (TEK-1.3)"},
		{2, "{temple: {C-1-6: {tile: P01, turn: 0, owner: 1}}}", `temple: "C-1-6" is not known`},
		{2, "{display: [P01, P02, P03], temple: {C-1-1: {tile: P04, turn: 45, owner: 1}}}",
			"/temple/C-1-1/turn: 45; 0, 90, 180 and 270 fit (TEK-10.2)"},
		{2, "{display: [P01, P02, P03], temple: {C-1-1: {tile: P04, turn: 0, owner: 0}}}",
			"/temple: 1 tiles have no owner; 0 fit, as many as columns are being raised (TEK-10.2.6)"},
		{2, "{sites: {BE-1: 1}}", "/sites/BE-1: is not open with 2 players; 3 open it (TEK-17.2)"},
		{2, "{sites: {SG-ra-2: 1}}", "/sites/SG-ra-2: is not open with 2 players; 1 sites a god are (TEK-17.2)"},
		{2, "{sites: {SP-TE: 1}}", "/gold: lies on SP-TE, which is taken (TEK-9.5)"},
		{2, "{gold: [moon]}", `gold/0: "moon" is not known`},
		{2, "{districts: [{}, {papyrus: 1}, {}, {}, {}, {}]}",
			"/gold: row-2 is taken by the first building in the row (TEK-14.3.2)"},
		{2, "{districts: [{}]}", "/districts: 1 elements; 6 fit"},
		{2, "{market: [[T01, B01, T02], ['', '', '', ''], ['', '', '', ''], ['', '', '', '']]}",
			"/market/0/0: T01; a card of the kind blessing fits (TEK-13.9)"},
		{2, "{market: [[B01, B01, T02], ['', '', '', ''], ['', '', '', ''], ['', '', '', '']]}",
			"/market/0/1: B01 is in two places, or not in play (TEK-3.8)"},
		{2, "{market: [[B01, B02, T16], ['', '', '', ''], ['', '', '', ''], ['', '', '', '']]}",
			"/market/0/2: T16 is in two places, or not in play (TEK-3.8)"},
		{2, "{open: 1}", "/market/1/0: B14; nothing fits, as section 2 is not open (TEK-13.10)"},
		{2, "{spent: [D20]}", "spent: D20 is in two places, or not in play"},
		{2, `{under: ["?", ""]}`, "/under/0: ? is no card; a masked position cannot be loaded"},
		{2, `{under: [B01, ""]}`, "/under/0: B01 is of another deck; cards of D fit (TEK-3.9)"},
		{2, "{drawn: [2, 0]}", "/drawn/0: seat 2 has not D22 unseen; it is another seat that drew it, or 0 (TEK-3.16)"},
		{2, "{laid: [S01]}", "/laid: nothing fits after the setup (TEK-3.14)"},
		{2, "{botankhamun: {pyramid: [], at: 0}}", "botankhamun: plays against one player alone"},
		{1, "{botankhamun: null}", "botankhamun: plays against one player alone"},

		{2, "{players: []}", "/players: 0 elements; 2 fit"},
		{2, "{players: {1: {stock: {sand: 1}}}}", `/players/0/stock: "sand" is not known here`},
		{2, "{players: {1: {stock: {gold: 251}}}}", "/players/0/stock/gold: 251 is not within 0 and 250"},
		{2, "{players: {1: {production: {bread: 7}}}}", "/players/0/production/bread: 7 is not within 0 and 6"},
		{2, "{players: {1: {production: {bread: 1}}}}",
			"/players/0/production/bread: 1; 2 or more fits, as all begin there (TEK-3.7)"},
		{2, "{players: {1: {population: 5, happiness: 6}}}", "/players/0/happiness: 6 is not within 0 and 5"},
		{2, "{players: {1: {population: 20, happiness: 16}}}",
			"/open: 2; section 3 is open, as a Population of 9 was reached (TEK-13.10)"},
		{2, "{players: {1: {population: 9}}, open: 2}",
			"/open: 2; section 3 is open, as a Population of 9 was reached (TEK-13.10)"},
		{2, "{players: {1: {feast: true}}}",
			"/players/0/feast: true; false fits, as no action is going on in which the last reward was had (TEK-12.6)"},
		{2, "{players: {1: {dice: [gray 6 right]}}, dial: {horus: [], ra: [], hathor: [], bastet: [], thoth: [], " +
			"osiris: []}}", "/players/0/dice: 1 dice; 0 at most fit by now (TEK-4.5)"},
		{2, "{players: {1: {decrees: [D01], known: [D02]}}}",
			"/players/0/known: among the decrees of the player alone (TEK-20.1)"},
		{2, "{players: {1: {technologies: [], new: [T01]}}}",
			"/players/0/new: among the technologies of the player alone (TEK-RUL-61)"},
		{2, "{players: {1: {unseen: 1}}}", "/players/0/unseen: 1 and older 0; a masked position cannot be loaded"},
		{2, "{players: {1: {hand: [D01]}}}", "/players/0/hand: 1 cards; 0 fit, as the steps tell (TEK-3.9)"},
		{2, "{players: {1: {start: [S01]}}}", "/players/0/start: nothing fits after the setup (TEK-3.14)"},
		{2, "{players: {1: {vp: {start: -1}}}}", "/players/0/vp: are -1 in all; 0 or more fit (TEK-1.12)"},
		{2, "{players: {1: {vp: {luck: 1}}}}", `/players/0/vp: "luck" is not known here`},

		{2, "{turn: null}",
			`/pending/2: "end-turn" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(TEK-4.3.7)`},
		{2, "{turn: {seat: 0}}", "/turn/seat: 0; the seat whose turn it is fits, or no turn at all (TEK-4.2)"},
		{2, "{turn: {seat: 1, value: 3}}", "/turn: without a die, seat and anubis alone fit (TEK-4.3.2)"},
		{2, "{turn: {seat: 1, from: ra, die: gray 1, colour: gray, value: 1, purity: tainted}}",
			`/pending/3: "die" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(TEK-4.3.2)`},
		{2, "{pending: []}", "/round: 1; 16 fits, as no round waits (TEK-4.1)"},
		{2, "{pending: [{step: fly}]}", `/pending/0/step: "fly" is no step`},
		{2, "{pending: [{step: die, seat: 1}]}",
			`/pending/0/step: "die" does not wait on the bottom; on "end-turn" it would (TEK-4.3.2)`},
		{2, "{pending: [{step: round, seat: 2, a: 1}]}", `/pending/0/seat: 2; "round" belongs to no seat (TEK-4.1)`},
		{2, "{pending: [" + turn + "]}",
			`/turn/die: one of "die", without a die, and "select" and "last", with one, waits (TEK-4.3.2)`},
		{2, "{pending: [" + turn + ", {step: die, seat: 2}]}",
			`/pending/3: "die" of seat 2 with a 0 and b 0 does not fit; seat 1 would (TEK-4.3.2)`},
		{2, "{pending: [" + turn + ", {step: select, seat: 1}]}",
			`/pending/3: "select" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(TEK-4.3.3)`},
		{2, "{pending: [" + turn + ", {step: die, seat: 1}, {step: die, seat: 1}]}",
			`/pending/4/step: "die" does not wait on "die"; on "end-turn" it would (TEK-4.3.2)`},
		{2, "{pending: [" + turn + ", {step: die, seat: 1}, {step: pay, seat: 1, a: 0, b: 2}]}",
			`/pending/4: "pay" of seat 1 with a 0 and b 2 does not fit; a 7 would (TEK-1.13)`},
		{2, "{pending: [" + turn + ", {step: die, seat: 1}, {step: track, seat: 1, a: 3, b: 9}]}",
			`/pending/4: "track" of seat 1 with a 3 and b 9 does not fit; b 7 to 8 would (TEK-16.5.2)`},
		{2, "{pending: [" + turn + ", {step: bot-done, seat: 1}]}",
			`/pending/3: "bot-done" of seat 1 with a 0 and b 0` + gametest.NoneFits + `(TEK-18.12)`},
	})
}

// What is no position at all.
func TestHostilePositions(t *testing.T) {
	hiding := firstTurn.Given(t, 3, "{}")
	gametest.HostilePositions(t, kit.Game, hiding, `{"temple":{"C-1-1":null}}`, `{"turn":{}}`,
		`{"market":[null,null,null,null]}`, `{"under":[null,null]}`)
}
