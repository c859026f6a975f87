package text_test

import (
	"regexp"
	"slices"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/kit"
	"ennead/games/osiris/text"
	"ennead/internal/locale"
	"ennead/internal/locale/localetest"
)

// TestVisitLabels checks that the button of a visit shows the text of the card to keep (OSI-5.2.3), and that of Thoth
// too (OSI-12.5).
func TestVisitLabels(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 2})
	for _, test := range []struct{ move, english, french string }{
		{"share CC17 2 0",
			"Keep the Scribe: 2 grain and 1 brick, or draw 2 city cards, once a season; the other to Player 2",
			"Garder le Scribe\u00a0: 2 Céréales et 1 Brique, ou piocher 2 cartes Cité (une fois par saison)\u202f; " +
				"l’autre à Joueur 2"},
		{"share CC09 discard 0",
			"Keep the Overseer: 3 grain, or harvest 2 extra; discard the other for 1 grain",
			"Garder l’Intendant\u00a0: 3 Céréales, ou récolter 2 ressources de plus\u202f; " +
				"défausser l’autre pour 1 Céréale"},
		{"study CC05",
			"Keep the Scout: 3 grain, or harvest with a basic worker, wherever the barge is",
			"Garder l’Éclaireur\u00a0: 3 Céréales, ou récolter avec un simple Ouvrier, sans tenir compte de la Barge"},
	} {
		m, err := osiris.Lexicon.Parse(test.move)
		if err != nil {
			t.Fatal(err)
		}
		s.Reads(kit.Game.Label(state, 0, m), test.english, test.french)
	}
	hidden := game.Move{Verb: osiris.VShare, B: 1}
	s.Reads(kit.Game.Label(state, 0, hidden), "Keep a city card; the other to Player 2",
		"Garder une carte Cité\u202f; l’autre à Joueur 2")
}

// TestCornerLabels checks that the button of a card's corner promises no more than the supply has (OSI-6.1).
func TestCornerLabels(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 2})
	m, err := osiris.Lexicon.Parse("corner CC05")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		supply          uint8
		english, french string
	}{
		{9, "Scout, corner: 3 grain", "Éclaireur, ressources\u00a0: 3 Céréales"},
		{1, "Scout, corner: 1 grain", "Éclaireur, ressources\u00a0: 1 Céréale"},
		{0, "Scout, corner: nothing", "Éclaireur, ressources\u00a0: rien"},
	} {
		state.Supply[osiris.Grain] = test.supply
		s.Reads(kit.Game.Label(state, 0, m), test.english, test.french)
	}
}

// TestSpecialLabels checks that the specials of two cards of a kind differ by what only their corners could give.
func TestSpecialLabels(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 2})
	m, err := osiris.Lexicon.Parse("special CC15")
	if err != nil {
		t.Fatal(err)
	}
	state.Player[0].Cards = osiris.Cards(0).With(15)
	s.Reads(kit.Game.Label(state, 0, m),
		"Caravaneer: lead or join a caravan without a fee and take 2 more resources",
		"Caravanier\u00a0: monter ou rejoindre une Caravane sans rien donner au chef, et prendre 2 ressources de plus")
	state.Player[0].Cards = state.Player[0].Cards.With(16)
	s.Reads(kit.Game.Label(state, 0, m),
		"Caravaneer (2 grain and 1 brick): lead or join a caravan without a fee and take 2 more resources",
		"Caravanier (2 Céréales et 1 Brique)\u00a0: monter ou rejoindre une Caravane sans rien donner au chef, "+
			"et prendre 2 ressources de plus")
}

// TestWithdrawLabels checks that the button to withdraw says what is lost: planned monuments that Horus does not cover
// (OSI-8.1, OSI-12.3).
func TestWithdrawLabels(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 2})
	withdraw := game.Move{Verb: osiris.VWithdraw}
	says := func(english, french string) {
		t.Helper()
		s.Reads(kit.Game.Label(state, 1, withdraw), english, french)
	}
	nothing, nothingFrench := "Withdraw from the season", "Se retirer de la saison"
	one := "Withdraw from the season, and lose the Monument that you have planned and cannot build"
	oneFrench := "Se retirer de la saison et perdre le Monument planifié que vous ne pouvez pas construire"
	says(nothing, nothingFrench)
	state.Plans[2].Owner = 1
	says(one, oneFrench)
	state.Plans[3].Owner = 1
	says("Withdraw from the season, and lose the 2 Monuments that you have planned and cannot build",
		"Se retirer de la saison et perdre les 2 Monuments planifiés que vous ne pouvez pas construire")
	state.Player[1].Played |= 1 << osiris.Horus
	says(one, oneFrench)
}

// TestMerchantLabels checks that the button of an exchange says what the Merchant adds (OSI-11.6).
func TestMerchantLabels(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 2})
	state.Push(osiris.StepMarket, 0, 0, osiris.ByMerchant)
	m := game.Move{Verb: osiris.VMarket}
	if got := kit.Game.Label(state, 0, m).Variant; got != "merchant" {
		t.Errorf("the Merchant's exchange has the variant %q", got)
	}
	s.Reads(kit.Game.Label(state, 0, m), "Exchange at market 1: pay 3 grain, take 2 bricks and 1 more of these",
		"Marché 1\u00a0: payer 3 Céréales, prendre 2 Briques et 1 de plus")
}

// TestRulesOfPoints checks that each part of the score cites its own rule, such as lots OSI-9.2.1.
func TestRulesOfPoints(t *testing.T) {
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 3})
	for part, want := range map[osiris.Part]string{
		osiris.PartGlory: "OSI-5.7.6", osiris.PartBarge: "OSI-5.7.6", osiris.PartCompletion: "OSI-5.7.8",
		osiris.PartRegent: "OSI-5.10.4", osiris.PartCards: "OSI-11.13",
		osiris.PartRows: "OSI-9.2.1", osiris.PartReaches: "OSI-9.2.1",
	} {
		e := game.Event{Kind: osiris.EvPoints, A: uint8(part), B: 2}
		if got := kit.Game.Tell(state, e).Rule; got != want {
			t.Errorf("points of part %d cite %q, want %q", part, got, want)
		}
	}
}

// unelided matches a French word that lacks its apostrophe before a vowel.
var unelided = regexp.MustCompile(`(?i)(^|\PL)(de|le|la|que|se|ne|jusque|lorsque) [aàâeéèêiîoôuûœ]`)

// TestElisions plays games of governors whose names begin with a vowel and checks every French sentence.
func TestElisions(t *testing.T) {
	all, err := locale.New(text.Words)
	if err != nil {
		t.Fatal(err)
	}
	french := all.In("fr").With([]string{"Apprenti 1", "Inès", "Élise", "Oumar", "Anna"})
	elides := func(m game.Message) {
		if said := french.Say(m); unelided.MatchString(said) {
			t.Errorf("%s: %q", m.Key, said)
		}
	}
	for players := 2; players <= osiris.MaxSeats && !t.Failed(); players++ {
		state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: players})
		r := game.NewRand(uint64(players))
		var log game.Log
		for state.Owing() != 0 {
			seat := state.Owing().First()
			elides(kit.Game.Prompt(state, seat))
			moves := state.Moves(nil, seat)
			if seat != game.Nature {
				for _, m := range slices.Concat(state.Candidates(nil, seat), state.OutOfTurn(nil, seat)) {
					elides(kit.Game.Label(state, seat, m))
					if no := kit.Game.Refusal(state, seat, m); no != nil {
						elides(no.Message)
					}
				}
			}
			log.Events = log.Events[:0]
			state.Play(seat, moves[r.Intn(len(moves))], &log)
			for _, e := range log.Events {
				elides(kit.Game.Tell(state, e))
			}
		}
	}
}

// TestShortSupply checks that the button of a terrain says so if the supply has less than the worker would harvest
// (OSI-6.1).
func TestShortSupply(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 2})
	r := game.NewRand(3)
	for state.Top().Step != osiris.StepWhere {
		seat := state.Owing().First()
		if seat == game.Nature {
			m, _ := r.Roll(state, nil)
			state.Play(game.Nature, m, nil)
			continue
		}
		moves := state.Moves(nil, seat)
		state.Play(seat, moves[r.Intn(len(moves))], nil)
	}
	seat, checked := state.Owing().First(), 0
	for _, m := range state.Moves(nil, seat) {
		at := osiris.Place(m.A)
		if m.Verb != osiris.VAt || at >= osiris.FirstCity {
			continue
		}
		good, yield := state.Data.Terrain[at].Resource, state.Yield(state.Turn.Worker, at, osiris.Plainly)
		for _, supply := range []uint8{yield, yield - 1} {
			state.Supply[good] = supply
			says := kit.Game.Label(state, seat, m)
			if (says.Variant == "short") != (supply < yield) {
				t.Errorf("with %d left of a harvest of %d: %v", supply, yield, says)
			}
			s.Say(says)
			checked++
		}
	}
	if checked == 0 {
		t.Fatal("there is no terrain to harvest")
	}
}

// TestHorusAtTheEnd checks that Horus promises no next season in the last one.
func TestHorusAtTheEnd(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	state := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 2})
	m, err := osiris.Lexicon.Parse("bless horus")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		season          uint8
		english, french string
	}{
		{3, "Horus: one planned monument may wait for the next season",
			"Horus\u00a0: garder un Monument planifié pour la saison suivante"},
		{4, "Horus: a planned monument does not keep you from withdrawing; no season follows",
			"Horus\u00a0: un Monument planifié ne vous empêche pas de vous retirer\u202f; aucune saison ne suit"},
	} {
		state.Season = test.season
		s.Reads(kit.Game.Label(state, 0, m), test.english, test.french)
	}
}
