package text

import (
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/codec"
	"ennead/internal/locale/localetest"
)

// whole is the game.
var whole = game.Join(pyramidion.Rules, codec.Codec, Text)

// begun returns a new game.
func begun(t *testing.T, players int) *pyramidion.State {
	t.Helper()
	s, err := whole.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*pyramidion.State)
}

// sayRefusals says every row of the table of refusals.
func sayRefusals(t *testing.T, s *localetest.Speaker, state *pyramidion.State) {
	t.Helper()
	for i, row := range refusals.Rows {
		if row.Key != "" {
			s.Say(refusals.Say(against{State: state, Reason: game.Reason{No: flow.No(i), A: 1, B: 1}}, "").Message)
		} else if flow.No(i) > flow.NotNow {
			t.Errorf("refusal %d has no words", i)
		}
	}
}

// sayEvents says every row of the table of events, whatever their numbers are.
func sayEvents(s *localetest.Speaker, state *pyramidion.State) {
	for kind := range eventText {
		s.Say(Text.Tell(state, game.Event{Kind: uint8(kind), A: 1, B: 1, C: 1, D: 1}))
	}
	for _, e := range []game.Event{
		{Kind: pyramidion.EvDealt, A: game.Unknown}, {Kind: pyramidion.EvPassed},
		{Kind: pyramidion.EvOrdered, A: 2, B: 1}, {Kind: pyramidion.EvOrdered, A: 2, B: 1, C: 3},
	} {
		s.Say(Text.Tell(state, e))
	}
}

// sayThings says the names and descriptions that boards and texts use.
func sayThings(s *localetest.Speaker, state *pyramidion.State) {
	for c := range pyramidion.Card(pyramidion.MaxCards + 1) {
		s.Say(Card(state, c))
	}
	for b := range pyramidion.Boat(pyramidion.MaxBoats + 1) {
		s.Say(Boat(state, b))
	}
	for e := pyramidion.Goddess; e < pyramidion.EffectCount; e++ {
		s.Say(Effect(state, e))
	}
	for site := range pyramidion.Site(pyramidion.SiteCount) {
		s.Say(Power(site))
	}
	s.Say(Goods(pyramidion.Goods{}))
	s.Say(Goods(pyramidion.Goods{1, 1, 1, 1, 1, 1}))
}

// TestWords checks that every message of the rules has words in both languages, with the right parameters.
func TestWords(t *testing.T) {
	s := localetest.New(t, whole, Words)
	state := begun(t, 4)
	sayRefusals(t, s, state)
	sayEvents(s, state)
	sayThings(s, state)
	noStatue := map[string]string{pyramidion.OptAlexandria: "no-statue"}
	s.Play([]game.Setup{{Players: 2}, {Players: 3, Options: noStatue}, {Players: 4}}, 30)
}

// TestWordsRead compares some sentences in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, whole, Words)
	state := begun(t, 2)
	placed := game.Event{Kind: pyramidion.EvPlaced, A: uint8(pyramidion.Wood), B: 2, C: uint8(pyramidion.Cairo)}
	s.Reads(Text.Tell(state, placed), "2 wood at Cairo", "2 bois au Caire")
	s.Reads(Text.Tell(state, game.Event{Kind: pyramidion.EvOrdered, A: 2, B: 1}),
		"Play order: Player 2, Anna", "Ordre de jeu\u00a0: Joueur 2, Anna")
	s.Reads(Text.Tell(state, game.Event{Kind: pyramidion.EvDismissed, A: 1, B: uint8(pyramidion.Luxor), C: 1}),
		"Anna sends home: negotiator troop of Player 2, at Luxor",
		"Anna renvoie une troupe de négociateurs (Joueur 2), à Louxor")
}

func TestFrenchSpaces(t *testing.T) { localetest.FrenchSpaces(t, Words) }
