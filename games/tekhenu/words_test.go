package tekhenu

import (
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/internal/locale/localetest"
)

// sayRefusals says every row of the table.
func sayRefusals(t *testing.T, s *localetest.Speaker) {
	t.Helper()
	for i, row := range refusals.Rows {
		if row.Key != "" {
			s.Say(refusals.Say(against{Reason: game.Reason{No: flow.No(i)}}, "").Message)
		} else if flow.No(i) > flow.NotNow {
			t.Errorf("refusal %d has no words", i)
		}
	}
}

// sayEvents says every row of the table, whatever its numbers are.
func sayEvents(s *localetest.Speaker, state game.State) {
	for kind := range told {
		s.Say(Game.Tell(state, game.Event{Kind: uint8(kind), A: 1, B: 1}))
		s.Say(Game.Tell(state, game.Event{Kind: uint8(kind), A: 1, B: 1, C: 1, D: 1}))
	}
	for _, kind := range []uint8{evDealt, evKeptDecree} {
		s.Say(Game.Tell(state, game.Event{Kind: kind, A: game.Unknown, B: game.Unknown}))
	}
	for _, e := range []game.Event{
		{Kind: evDeben}, {Kind: evBotSite, A: firstPeopleSite}, {Kind: evBotSite, A: firstPeopleSite + 3}, {Kind: evBotDistrict, D: 1},
		{Kind: evPlan, A: botTiles},
	} {
		s.Say(Game.Tell(state, e))
	}
	for why := range whys {
		s.Say(Game.Tell(state, game.Event{Kind: evBotDie, D: uint8(why)}))
	}
}

// Every message of the rules has words in both languages with the parameters they want.
func TestWords(t *testing.T) {
	s := localetest.New(t, Game, Words)
	state, err := Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	sayRefusals(t, s)
	sayEvents(s, state)
	s.Play([]game.Setup{{Players: 1, Options: map[string]string{"level": "hard"}}, {Players: 2}, {Players: 4}}, 4)
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, Game, Words)
	state, err := Game.New(game.Setup{Players: 1})
	if err != nil {
		t.Fatal(err)
	}
	s.Reads(Game.Tell(state, game.Event{Kind: evBotDie, Seat: 0, A: 1, B: 2, C: 5, D: byPure}),
		"Anna takes the white 5 of Ra: of several, the pure one", "Anna prend le 5 blanc chez Râ\u00a0: parmi plusieurs, le Pur")
	s.Reads(Game.Tell(state, game.Event{Kind: evKeptDecree, Seat: 0, A: game.Unknown, B: game.Unknown}),
		"Anna keeps a Decree and puts the other under the deck", "Anna garde un Décret et glisse l’autre sous la pioche")
	s.Reads(Game.Tell(state, game.Event{Kind: evBalance, Seat: 0, A: 4, B: 1}), "The scales of Anna show −4", "Balance\u00a0: Anna est à −4")
	for players, want := range map[int][2]string{ // TEK-9.8, TEK-9.10
		2: {"place of Ra: 1 Gold whenever anybody acts there", "emplacement chez Râ\u00a0: 1 Or à chaque action de ce dieu"},
		3: {"place of Ra: 1 Gold whenever others act there", "emplacement chez Râ\u00a0: 1 Or quand d’autres y agissent"},
	} {
		state, err := Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		state.(*State).Slot[Ra] = 3
		s.Reads(Game.Label(state, 0, game.Move{Verb: vSite, A: firstGodSite + 3*uint8(Ra)}), want[0], want[1])
	}
}

func TestFrenchSpaces(t *testing.T) { localetest.FrenchSpaces(t, Words) }
