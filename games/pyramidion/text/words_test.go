package text_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
	"ennead/games/pyramidion/text"
	"ennead/internal/locale/localetest"
)

// sayEvents says every row of the table, whatever its numbers are.
func sayEvents(s *localetest.Speaker, state *pyramidion.State) {
	s.Events(state, len(text.EventText), game.Event{A: 1, B: 1, C: 1, D: 1})
	for _, e := range []game.Event{
		{Kind: pyramidion.EvDealt, A: game.Unknown}, {Kind: pyramidion.EvPassed},
		{Kind: pyramidion.EvOrdered, A: 2, B: 1}, {Kind: pyramidion.EvOrdered, A: 2, B: 1, C: 3},
	} {
		s.Say(kit.Game.Tell(state, e))
	}
}

// sayThings says what boards and texts are written with.
func sayThings(s *localetest.Speaker, state *pyramidion.State) {
	for c := range pyramidion.Card(pyramidion.MaxCards + 1) {
		s.Say(text.Card(state, c))
		s.Say(text.TheCard(state, c))
	}
	for b := range pyramidion.Boat(pyramidion.MaxBoats + 1) {
		s.Say(text.Boat(state, b))
	}
	for e := pyramidion.Goddess; e < pyramidion.EffectCount; e++ {
		s.Say(text.Effect(state, e))
	}
	for site := range pyramidion.Site(pyramidion.SiteCount) {
		s.Say(text.Power(site))
	}
	s.Say(text.Goods(pyramidion.Goods{}))
	for _, p := range []pyramidion.Payout{
		{Fetched: pyramidion.Goods{1}, Reserve: pyramidion.Goods{1}}, {Fetched: pyramidion.Goods{1}},
		{Reserve: pyramidion.Goods{1}},
	} {
		s.Say(text.PayoutText(p))
	}
	s.Say(text.Goods(pyramidion.Goods{1, 1, 1, 1, 1, 1}))
}

// Every message of the rules has words in both languages with the parameters they want.
func TestWords(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*pyramidion.State](t, kit.Game, game.Setup{Players: 4})
	localetest.Refusals(s, &text.Refusals, text.Against{State: state, Reason: game.Reason{A: 1, B: 1}})
	sayEvents(s, state)
	sayThings(s, state)
	s.Play([]game.Setup{{Players: 2}, gametest.With(3, pyramidion.OptAlexandria+"=no-statue"), {Players: 4}}, 30)
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*pyramidion.State](t, kit.Game, game.Setup{Players: 2})
	s.Reads(kit.Game.Tell(state, game.Event{Kind: pyramidion.EvPlaced, A: uint8(pyramidion.Wood), B: 2,
		C: uint8(pyramidion.Cairo)}), "2 wood at Cairo", "2 bois au Caire")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: pyramidion.EvOrdered, A: 2, B: 1}), "Play order: Player 2, Anna",
		"Ordre de jeu\u00a0: Joueur 2, Anna")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: pyramidion.EvDismissed, A: 1, B: uint8(pyramidion.Luxor), C: 1}),
		"Anna sends home: negotiator troop of Player 2, at Luxor",
		"Anna renvoie la troupe de négociateurs de Joueur 2 à Louxor")
	play, err := pyramidion.Lexicon.Parse("play B-red-M2")
	if err != nil {
		t.Fatal(err)
	}
	state.Site = pyramidion.Alexandria
	state.Push(pyramidion.StepCard, 0, 0, 0)
	s.Reads(kit.Game.Label(state, 0, play),
		"Play Merchant (1 negotiation and 2 bargaining); its ankh takes a resource",
		"Jouer le Marchand (1 en négociation et 2 en marchandage)\u202f; son ânkh rapporte une ressource")
	state.Site = pyramidion.Karnak // its power asks for no ankh
	s.Reads(kit.Game.Label(state, 0, play), "Play Merchant (1 negotiation and 2 bargaining)",
		"Jouer le Marchand (1 en négociation et 2 en marchandage)")
	for goods, want := range map[pyramidion.Goods][2]string{
		{}: {"Activate Luxor: no resources", "Activer Louxor\u00a0: aucune ressource"},
		{pyramidion.Food: 2, pyramidion.Stone: 1}: {
			"Activate Luxor: 2 food and 1 stone", "Activer Louxor\u00a0: 2 nourritures et 1 pierre",
		},
	} {
		state.Goods[pyramidion.Luxor] = goods
		s.Reads(kit.Game.Label(state, 0, game.Move{Verb: pyramidion.VActivate, A: uint8(pyramidion.Luxor)}), want[0],
			want[1])
	}
}

// Whoever must play a card first is not told to pass instead (PYR-15.3).
func TestFirstCard(t *testing.T) {
	asked := map[string]int{}
	gametest.Walk(t, kit.Game, game.Setup{Players: 2}, 3, func(s *pyramidion.State) bool {
		seat := s.Owing().First()
		if seat == game.Nature || s.Top().Step != pyramidion.StepCard {
			return false
		}
		prompt := kit.Game.Prompt(s, seat)
		pass := slices.Contains(s.Moves(nil, seat), game.Move{Verb: pyramidion.VPass})
		if prompt.Key == "pyramidion.prompt.card" {
			asked[prompt.Variant]++
			if pass == (prompt.Variant == "first") {
				t.Errorf("with the variant %q a pass is allowed: %t", prompt.Variant, pass)
			}
		}
		return false
	})
	if asked[""] == 0 || asked["first"] == 0 {
		t.Errorf("asked are %v", asked)
	}
}
