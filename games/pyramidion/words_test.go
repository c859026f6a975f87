package pyramidion

import (
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/internal/locale/localetest"
)

// sayRefusals says every row of the table.
func sayRefusals(t *testing.T, s *localetest.Speaker, state *State) {
	t.Helper()
	for i, row := range refusals.Rows {
		if row.Key != "" {
			s.Say(refusals.Say(against{State: state, Reason: reason{No: flow.No(i), A: 1, B: 1}}, "").Message)
		} else if flow.No(i) > flow.NotNow {
			t.Errorf("refusal %d has no words", i)
		}
	}
}

// sayEvents says every row of the table, whatever its numbers are.
func sayEvents(s *localetest.Speaker, state *State) {
	for kind := range told {
		s.Say(Text.Tell(state, game.Event{Kind: uint8(kind), A: 1, B: 1, C: 1, D: 1}))
	}
	for _, e := range []game.Event{
		{Kind: evDealt, A: game.Unknown}, {Kind: evPassed}, {Kind: evOrdered, A: 2, B: 1}, {Kind: evOrdered, A: 2, B: 1, C: 3},
	} {
		s.Say(Text.Tell(state, e))
	}
}

// sayThings says what boards and texts are written with.
func sayThings(s *localetest.Speaker, state *State) {
	for c := range Card(maxCards + 1) {
		s.Say(state.CardName(c))
	}
	for b := range Boat(maxBoats + 1) {
		s.Say(state.BoatName(b))
	}
	for e := Goddess; e < effects; e++ {
		s.Say(state.EffectText(e))
	}
	for site := range Site(sites) {
		s.Say(PowerText(site))
	}
	s.Say(Goods{}.Text())
	s.Say(Goods{1, 1, 1, 1, 1, 1}.Text())
}

// Every message of the rules has words in both languages with the parameters they want.
func TestWords(t *testing.T) {
	s := localetest.New(t, Game, Words)
	state, err := begun(game.Setup{Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	sayRefusals(t, s, state)
	sayEvents(s, state)
	sayThings(s, state)
	s.Play([]game.Setup{{Players: 2}, {Players: 3, Options: map[string]string{OptAlexandria: "no-statue"}}, {Players: 4}}, 30)
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, Game, Words)
	state, err := begun(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	s.Reads(Text.Tell(state, game.Event{Kind: evPlaced, A: uint8(Wood), B: 2, C: uint8(Cairo)}), "2 wood at Cairo", "2 bois au Caire")
	s.Reads(Text.Tell(state, game.Event{Kind: evOrdered, A: 2, B: 1}), "Play order: Player 2, Anna", "Ordre de jeu\u00a0: Joueur 2, Anna")
	s.Reads(Text.Tell(state, game.Event{Kind: evDismissed, A: 1, B: uint8(Luxor), C: 1}),
		"Anna sends home: negotiator troop of Player 2, at Luxor", "Anna renvoie\u00a0: troupe de négociateurs, à Joueur 2, à Louxor")
}

func TestFrenchSpaces(t *testing.T) { localetest.FrenchSpaces(t, Words) }
