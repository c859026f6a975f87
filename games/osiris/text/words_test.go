package text_test

import (
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/text"
	"ennead/internal/locale/localetest"
)

// sayNegotiation says the labels of all moves of negotiation, and all that their bundles may hold.
func sayNegotiation(s *localetest.Speaker, state *osiris.State) {
	for i := range osiris.Lexicon.Len() {
		m := osiris.Lexicon.At(i)
		if negotiates, _ := game.IsOutOfTurn(state, m); negotiates && osiris.Lexicon.Knows(m) {
			s.Say(kit.Game.Label(state, 0, m))
		}
	}
	bundle := osiris.Bundle{Goods: osiris.Goods{Cards: state.Data.Cards}, Some: 2, Any: 2}
	for r := range bundle.Tokens {
		bundle.Tokens[r] = 1
	}
	for w := range bundle.Workers {
		bundle.Workers[w] = 1
	}
	s.Say(text.Bundle(state, &bundle))
}

// Every message of the rules has words in both languages with the parameters they want.
func TestWords(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 4})
	localetest.Refusals(s, &text.Refusals, text.Against{State: state, Reason: game.Reason{A: 1, B: 1}})
	sayNegotiation(s, state)
	s.Play(gametest.Tables(kit.Game), 8)
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 3})
	s.Reads(text.Tokens(osiris.Tokens{}), "nothing", "rien")
	s.Reads(text.Tokens(osiris.Tokens{1, 2}), "1 grain and 2 bricks", "1 Céréale et 2 Briques")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: osiris.EvRegent, Seat: 0}), "Anna is Regent",
		"Anna est Régent")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: osiris.EvDealt, Seat: 1, A: game.Unknown}),
		"Player 2 draws a city card", "Joueur 2 pioche une carte Cité")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: osiris.EvWithdrew, Seat: 0, A: 1}),
		"Anna is the first to withdraw", "Anna se retire en premier")
	s.Reads(text.Promised(0, 2), "something in season 2", "autre chose, saison 2")
}
