package text_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/pharaon"
	"ennead/games/pharaon/kit"
	"ennead/games/pharaon/text"
	"ennead/internal/locale/localetest"
)

// sayThings says the names of everything there is, and what is printed on it.
func sayThings(s *localetest.Speaker, c *pharaon.Components) {
	s.Terms(pharaon.Tokens, text.TokenTerm)
	s.Terms(pharaon.NobleCount+1, text.NobleTerm)
	s.Terms(len(pharaon.QuarterNames), text.QuarterTerm)
	s.Terms(len(pharaon.QuarterNames), func(q uint8) game.Term { return text.God(c, pharaon.Quarter(q)) })
	s.Terms(len(pharaon.TileNames), text.TileTerm)
	s.Terms(int(pharaon.GainOffering)+1, text.GainTerm)
	s.Terms(2, text.DirectionTerm)
	s.Key(string(text.TokenTerm(game.Unknown)))
	s.Key(string(text.GainTerms([]pharaon.Gain{pharaon.GainJar})[0]))
}

// sayCards says what any card or tile could say, whatever the components are.
func sayCards(s *localetest.Speaker, c pharaon.Components) {
	for p := range text.PowerKeys {
		c.Nobles[1] = pharaon.Noble{Power: pharaon.Power(p), Effects: []pharaon.Effect{{Kind: pharaon.EffectNile, N: 2},
			{Kind: pharaon.EffectSilver, N: 1}}}
		s.Say(text.PowerText(&c, 1))
	}
	c.Nobles[1].Power = pharaon.Instant
	s.Say(text.PowerText(&c, 1))
	s.Say(text.PowerText(&c, game.Unknown))
	for k := range text.PartKeys {
		for n := range 2 {
			s.Say(text.PartText(&c, pharaon.Effect{Kind: pharaon.EffectKind(k), N: n}))
		}
	}
	all := pharaon.NobleScore{Base: 4, GodBeside: 1, Pharaoh: 2, First: 3, Noble: 4, ArtisanPP: 5, Step: 6, Offering: 7,
		FullTrack: 8, God: 9, Silver: 10, Basic: 11}
	c.Nobles[1].Score = all
	s.Say(text.WorthText(&c, 1))
	all.WithOffers = true
	c.Nobles[1].Score = all
	s.Say(text.WorthText(&c, 1))
	c.Nobles[1].Score = pharaon.NobleScore{Copy: true}
	s.Say(text.WorthText(&c, 1))
	s.Say(text.WorthText(&c, game.Unknown))
}

// sayChoices says what choices may cost and give, and random games seldom or never meet.
func sayChoices(s *localetest.Speaker, state *pharaon.State) {
	for _, p := range []pharaon.Passing{
		{}, {Jar: true, Row: 1, First: true, Cells: state.Data.Rows[0][1:], HeadStart: true},
		{Row: 1, First: true, Keeps: true, Cells: state.Data.Rows[0][1:]},
	} {
		s.Say(text.PassText(p))
	}
	pay := []game.Move{{Verb: pharaon.VAccess}, {Verb: pharaon.VPay, A: 1}}
	silver := []game.Move{{Verb: pharaon.VAccess, A: uint8(pharaon.Silver)}}
	mixed := slices.Concat(silver, pay[1:])
	for _, open := range []uint8{0, 1<<pharaon.Nile | 1<<pharaon.Burial} {
		s.Say(text.PaymentText(state, 0, pharaon.Payment{Moves: pay, Open: open}))
		s.Say(text.PaymentText(state, 0, pharaon.Payment{Moves: silver, Open: open}))
		s.Say(text.PaymentText(state, 0, pharaon.Payment{Moves: mixed, Open: open}))
	}
	gods := []game.Term{text.God(state.Data, 0)}
	for _, key := range []string{"track", "track-points", "artisan", "noble", "noble-now"} { // chance seldom says each
		for _, variant := range []string{"more", "instead"} {
			more := game.Say("", "pharaon.move."+key, "colour", text.TokenTerm(0), "cell", 3, "noble", gods[0], "worth",
				gods[0], "effect", gods[0], "pp", 4, "gains", gods, "all", 9, "with", gods, "lost", gods)
			more.Variant = variant
			s.Say(more)
		}
	}
	for _, key := range []string{"spares-gods", "spares-points"} {
		how := text.PaymentText(state, 0, pharaon.Payment{Moves: pay})
		s.Say(game.Say("", "pharaon.pay."+key, "how", how))
	}
	done := *state
	done.Player[0].Step = uint8(len(done.Data.Steps))
	s.Say(text.ActionText(&done, 0, pharaon.Burial))
	done.Supply, done.Player[0].Nile = [6]uint8{}, [pharaon.Colours]uint8{
		pharaon.TopCell, pharaon.TopCell, pharaon.TopCell, pharaon.TopCell, pharaon.TopCell,
	}
	why, _ := text.Idle(&done, 0, game.Move{Verb: pharaon.VJar, A: 1})
	s.Say(why)
	for a := range done.Data.Options {
		if why, _ := text.Idle(&done, 0, game.Move{Verb: pharaon.VOption, A: uint8(a + 1)}); why.Key != "" {
			s.Say(why)
		}
	}
	s.Say(game.Say("", "pharaon.idle.nile"))
	s.Say(text.ActionText(heir(*state), 0, pharaon.Burial))
	for _, variant := range []string{"", "dearer"} {
		lost := game.Say("", "pharaon.move.token-god", "token", text.TokenTerm(0), "have", 2, "left", 1, "gods",
			[]game.Term{text.God(state.Data, 0)})
		lost.Variant = variant
		s.Say(lost)
	}
	for place := range done.Plot.Fill {
		done.Plot.Colour[place], done.Plot.Fill[place] = pharaon.Colour(place), pharaon.TileSpaces
	}
	s.Say(text.NextText(&done, pharaon.Commerce))
	s.Say(text.SpaceText(done.Data, nil))
	s.Say(text.NowText(state, []pharaon.Effect{{Kind: pharaon.EffectTakeNoble, N: 1}}))
}

// heir returns a state in which the next step makes the first seat Pharaoh.
func heir(s pharaon.State) *pharaon.State {
	s.Player[0].Step = uint8(s.Data.Succeed.Step - 1)
	s.Player[0].Nobles = s.Player[0].Nobles.With(1).With(2)
	return &s
}

// Every message of the rules has words in both languages with the parameters they want, and no word
// of the catalogues is said by nobody.
func TestWords(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	s.Automaton("pharaon.event.traitor-", "pharaon.event.level", "pharaon.event.god")
	state := gametest.Begin[*pharaon.State](t, kit.Game, game.Setup{Players: 3})
	data := *state.Data
	sayThings(s, &data)
	sayCards(s, data)
	sayChoices(s, state)
	localetest.Refusals(s, &text.Refusals, text.Against{})
	s.Events(state, len(text.EventText), game.Event{}, game.Event{A: 1, B: 1, C: 1, D: 1})
	s.Play(tables(), 4)
	s.Unsaid()
}

// What the sentences look like, in both languages.
func TestWordsRead(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*pharaon.State](t, kit.Game, game.Setup{Players: 3})
	own := state.Data
	s.Reads(kit.Game.Tell(state, game.Event{Kind: pharaon.EvTookNoble, Seat: 0, A: 6}), "Anna takes a noble: General",
		"Anna prend un Noble\u00a0: Général")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: pharaon.EvPharaoh, Seat: 1}), "Player 2 becomes Pharaoh!",
		"Joueur 2 devient Pharaon\u202f!")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: pharaon.EvDirection, Seat: game.Nature, A: 1}),
		"The wheel will turn clockwise", "Sens de rotation de la Roue\u00a0: sens des aiguilles d’une montre")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: pharaon.EvDealt, Seat: 0, A: game.Unknown}),
		"Anna draws: hidden noble", "Anna pioche\u00a0: Noble caché")
	s.Reads(game.Say("", "pharaon.prompt.pay", "left", 1, "quarter", text.QuarterTerm(1)), "Nile: pay 1 more token.",
		"Nil\u00a0: payez encore 1 jeton.")
	s.Reads(game.Say("", "pharaon.prompt.pay", "left", 3, "quarter", text.QuarterTerm(3)),
		"Burial Chamber: pay 3 more tokens.", "Chambre Funéraire\u00a0: payez encore 3 jetons.")
	s.Reads(text.PowerText(own, 22), "2 bonus offerings, 2 steps on the Nile",
		"2 jetons Offrande Bonus, 2 cases sur le Nil")
	s.Reads(kit.Game.Label(state, 0, game.Move{Verb: pharaon.VNoble, A: 12}),
		"Grand Vizier: 3\u00a0PP, +3 per noble (6\u00a0PP to you now). No power",
		"Grand Vizir\u00a0: 3\u00a0PP, +3 par Noble (6\u00a0PP pour vous maintenant). Aucun pouvoir")
	s.Reads(kit.Game.Label(state, 0, game.Move{Verb: pharaon.VNoble, A: 22}),
		"High Official: 6\u00a0PP. 2 bonus offerings, 2 steps on the Nile",
		"Haut Fonctionnaire\u00a0: 6\u00a0PP. 2 jetons Offrande Bonus, 2 cases sur le Nil")
	s.Reads(game.Say("", "pharaon.move.pass", "what",
		text.PassText(pharaon.Passing{Jar: true, Row: 1, First: true, Cells: own.Rows[0][1:]})),
		"Pass: a jar, the First Player token, row 1 (turn by turn: basic resource\u00a0×2, silver and offering)",
		"Passer\u00a0: un Vase, le jeton Premier Joueur, la ligne 1 "+
			"(tour après tour\u00a0: ressource de base\u00a0×2, Argent et offrande)")
	s.Reads(game.Say("", "pharaon.move.quarter", "quarter", text.QuarterTerm(3), "facing", text.TokenTerm(2), "what",
		text.ActionText(state, 0, pharaon.Burial)),
		"Burial Chamber, access Commerce: Construction and Commerce for step 1, +5\u00a0PP",
		"Chambre Funéraire, accès Commerce\u00a0: Construction et Commerce pour l’étape 1, +5\u00a0PP")
	step := text.ActionText(heir(*state), 0, pharaon.Burial)
	s.Reads(step.Args[1].Value.(game.Message), "+7\u00a0PP as Pharaoh", "+7\u00a0PP en devenant Pharaon")
	s.Reads(kit.Game.Label(state, 0, game.Move{Verb: pharaon.VGain, A: pharaon.GainSilver}), "Pyramid of Time: Silver",
		"Pyramide du Temps\u00a0: Argent")
	s.Reads(kit.Game.Tell(state, game.Event{Kind: pharaon.EvUse, Seat: 0, A: 20, B: 1}),
		"Anna uses a power: Diplomat instead of a jar (Agriculture\u00a0×2 and Construction)",
		"Anna utilise un pouvoir\u00a0: Diplomate au lieu du Vase (Agriculture\u00a0×2 et Construction)")
	s.Reads(text.WorthText(own, 6), "7\u00a0PP, +4 with the Pharaoh token, +4 with the First Player token",
		"7\u00a0PP, +4 avec le jeton Pharaon, +4 avec le jeton Premier Joueur")
}

// tables are games whose events and choices say all that there is to say.
func tables() (all []game.Setup) {
	for players := 1; players <= 5; players++ {
		for _, discovery := range []string{"nobody", "everybody"} {
			all = append(all, gametest.With(players, "discovery="+discovery, "dark=2"))
		}
	}
	return all
}
