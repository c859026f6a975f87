package pharaon

import (
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/internal/locale/localetest"
)

// sayThings says the names of everything there is, and what is printed on it.
func sayThings(s *localetest.Speaker, c *Components) {
	s.Terms(Tokens, tokenTerm)
	s.Terms(nobleCount+1, nobleTerm)
	s.Terms(len(quarterNames), quarterTerm)
	s.Terms(len(quarterNames), func(q uint8) game.Term { return c.God(Quarter(q)) })
	s.Terms(len(tileNames), tileTerm)
	s.Terms(int(gainOffering)+1, gainTerm)
	s.Terms(2, directionTerm)
	s.Key(string(tokenTerm(game.Unknown)))
	s.Key(string(gainTerms([]Gain{GainJar})[0]))
}

// sayCards says what any card or tile could say, whatever the components are.
func sayCards(s *localetest.Speaker, c Components) {
	for p := range powerKeys {
		c.Nobles[1] = Noble{Power: Power(p), Effects: []Effect{{EffectNile, 2}, {EffectSilver, 1}}}
		s.Say(c.PowerText(1))
	}
	c.Nobles[1].Power = Instant
	s.Say(c.PowerText(1))
	s.Say(c.PowerText(game.Unknown))
	for k := range partKeys {
		for n := range 2 {
			s.Say(c.PartText(Effect{EffectKind(k), n}))
		}
	}
	all := NobleScore{Base: 4, GodBeside: 1, Pharaoh: 2, First: 3, Noble: 4, ArtisanPP: 5, Step: 6, Offering: 7, FullTrack: 8, God: 9, Silver: 10, Basic: 11}
	c.Nobles[1].Score = all
	s.Say(c.WorthText(1))
	all.WithOffers = true
	c.Nobles[1].Score = all
	s.Say(c.WorthText(1))
	c.Nobles[1].Score = NobleScore{Copy: true}
	s.Say(c.WorthText(1))
}

// sayRefusals says every row of the table.
func sayRefusals(t *testing.T, s *localetest.Speaker) {
	t.Helper()
	for i, row := range refusals.Rows {
		if row.Key != "" {
			s.Say(refusals.Say(against{Reason: reason{No: flow.No(i)}}, "").Message)
		} else if flow.No(i) > flow.NotNow {
			t.Errorf("refusal %d has no words", i)
		}
	}
}

// sayEvents says every row of the table.
func sayEvents(s *localetest.Speaker, state game.State) {
	for kind := range told {
		s.Say(Game.Tell(state, game.Event{Kind: uint8(kind)}))
		s.Say(Game.Tell(state, game.Event{Kind: uint8(kind), A: 1, B: 1, C: 1, D: 1}))
	}
	s.Say(Game.Tell(state, game.Event{Kind: evDealt, A: game.Unknown, B: game.Unknown, C: game.Unknown, D: game.Unknown}))
}

// Every message of the rules has words in both languages with the parameters they want, and no word
// of the catalogues is said by nobody.
func TestWords(t *testing.T) {
	s := localetest.New(t, Game, Words)
	data, err := own()
	if err != nil {
		t.Fatal(err)
	}
	state, err := Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	sayThings(s, data)
	sayCards(s, *data)
	sayRefusals(t, s)
	sayEvents(s, state)
	s.Play(setups(), 4)
	s.Unsaid()
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, Game, Words)
	own, err := components(nil)
	if err != nil {
		t.Fatal(err)
	}
	state := &State{Data: own}
	s.Reads(Game.Tell(state, game.Event{Kind: evTookNoble, Seat: 0, A: 6}), "Anna takes a noble: General", "Anna prend un Noble\u00a0: Général")
	s.Reads(Game.Tell(state, game.Event{Kind: evPharaoh, Seat: 1}), "Player 2 becomes Pharaoh!", "Joueur 2 devient Pharaon\u202f!")
	s.Reads(Game.Tell(state, game.Event{Kind: evDirection, Seat: game.Nature, A: 1}),
		"The wheel will turn clockwise", "Sens de rotation de la Roue\u00a0: sens des aiguilles d’une montre")
	s.Reads(Game.Tell(state, game.Event{Kind: evDealt, Seat: 0, A: game.Unknown}), "Anna draws: hidden noble", "Anna pioche\u00a0: Noble caché")
	s.Reads(game.Say("", "pharaon.prompt.pay", "left", 1, "quarter", quarterTerm(1)), "Nile: pay 1 more token.", "Nil\u00a0: payez encore 1 jeton.")
	s.Reads(game.Say("", "pharaon.prompt.pay", "left", 3, "quarter", quarterTerm(3)),
		"Burial Chamber: pay 3 more tokens.", "Chambre Funéraire\u00a0: payez encore 3 jetons.")
	s.Reads(own.PowerText(22), "2 bonus offerings, 2 steps on the Nile", "2 jetons Offrande Bonus, 2 cases sur le Nil")
	s.Reads(own.WorthText(6), "7\u00a0PP, +4 with the Pharaoh token, +4 with the First Player token",
		"7\u00a0PP, +4 avec le jeton Pharaon, +4 avec le jeton Premier Joueur")
}

func TestFrenchSpaces(t *testing.T) { localetest.FrenchSpaces(t, Words) }
