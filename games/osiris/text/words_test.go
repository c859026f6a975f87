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
	s.Say(text.WageText(osiris.Wage{Paid: osiris.Tokens{1, 1}}))
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

// A bribe says what its briber wants: the card, or that somebody else gets it (OSI-7.5.1). Cards that are played say
// what they do.
func TestDeedsRead(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 3})
	take := game.Move{Verb: osiris.VTake, A: 1, B: 1}
	bribe := osiris.Bribe{Number: 1, If: 1}
	bribe.Give.Tokens = osiris.Tokens{0, 2}
	state.Book.Bribes[1][0] = bribe
	s.Reads(kit.Game.Label(state, 0, take), "Accept Player 2’s bribe: 2 bricks for the card",
		"Accepter le pot-de-vin de Joueur 2\u00a0: 2 Briques contre la carte")
	state.Book.Bribes[1][0].If = 2
	s.Reads(kit.Game.Label(state, 0, take), "Accept Player 2’s bribe: 2 bricks if the card goes to Player 3",
		"Accepter le pot-de-vin de Joueur 2\u00a0: 2 Briques si la carte va à Joueur 3")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: osiris.EvBribe, Seat: 1, A: 1, B: 1}),
		"Player 2 offers a bribe to get the card", "Joueur 2 propose un pot-de-vin pour obtenir la carte")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: osiris.EvBribe, Seat: 1, A: 1, B: 2}),
		"Player 2 offers a bribe so that Player 3 gets the card",
		"Joueur 2 propose un pot-de-vin pour que Joueur 3 obtienne la carte")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: osiris.EvMarket, Seat: 1, A: 2}),
		"Player 2 exchanges at market 3", "Joueur 2 échange au Marché 3")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: osiris.EvSpecial, Seat: 0, A: 9}),
		"Anna plays the Overseer: harvest 2 extra", "Anna joue l’Intendant\u00a0: récolter 2 ressources de plus")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: osiris.EvCorner, Seat: 0, A: 9}),
		"Anna plays the Overseer for its corner", "Anna joue l’Intendant pour ses ressources")
}
