package text_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
	"ennead/games/kemet/text"
	"ennead/internal/locale/localetest"
)

// bare returns a table of three on which each seat has the city of its number and nothing else.
func bare(t *testing.T, set func(s *kemet.State, me *kemet.Player)) *kemet.State {
	t.Helper()
	s := gametest.Begin[*kemet.State](t, kit.Game, game.Setup{Players: 3})
	for seat := range s.Seats() {
		s.Player[seat] = kemet.Player{City: uint8(seat)}
	}
	set(s, &s.Player[0])
	s.Recount()
	return s
}

// spaced sets the no-break spaces that a catalogue sets.
func spaced(text string) string {
	return strings.NewReplacer(" PP", "\u00a0PP", " :", "\u00a0:", "'", "’").Replace(text)
}

// TestYields checks what the button of an action says that it costs and gives.
func TestYields(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	first := kemet.Tiles(0).With(0).With(1).With(2).With(3) // the ruby tiles of level 1
	for _, c := range []struct {
		action kemet.Action
		set    func(s *kemet.State, me *kemet.Player)
		en, fr string
	}{
		{
			kemet.ActMove, func(*kemet.State, *kemet.Player) {},
			"nothing to move: you have no troop", "rien à déplacer : vous n'avez pas de Troupe",
		},
		{
			kemet.ActMove, func(s *kemet.State, _ *kemet.Player) { s.Units[0][s.District(0, 0)] = 3 },
			"one troop, 1 land movement and a teleportation (2 PP)",
			"une Troupe, 1 Mouvement terrestre et une Téléportation (2 PP)",
		},
		{
			kemet.ActRecruit, func(_ *kemet.State, me *kemet.Player) { me.Prayer = 2 },
			"up to 2 units (2 PP)", "jusqu'à 2 Unités (2 PP)",
		},
		{
			kemet.ActRecruit, func(*kemet.State, *kemet.Player) {},
			"no unit to recruit: each costs 1 PP, you have 0 PP",
			"aucune Unité à recruter : chacune coûte 1 PP, vous avez 0 PP",
		},
		{
			kemet.ActRecruit, func(s *kemet.State, _ *kemet.Player) {
				s.Units[0][s.District(0, 0)], s.Units[0][s.District(0, 1)], s.Units[0][s.District(0, 2)] = 5, 5, 2
			},
			"no unit to recruit: your reserve is empty", "aucune Unité à recruter : votre réserve est vide",
		},
		{
			kemet.ActRecruit, func(s *kemet.State, _ *kemet.Player) {
				data := *s.Data
				data.Limit.Troop = 0
				s.Data = &data
			},
			"no unit to recruit: your city is full", "aucune Unité à recruter : votre Cité est pleine",
		},
		{
			kemet.ActRaise, func(_ *kemet.State, me *kemet.Player) { me.Prayer = 3 },
			"up to 2 levels, from 1 PP", "jusqu'à 2 niveaux, à partir de 1 PP",
		},
		{
			kemet.ActRaise, func(*kemet.State, *kemet.Player) {},
			"nothing to raise: a level costs at least 1 PP, you have 0 PP",
			"rien à faire évoluer : un niveau coûte au moins 1 PP, vous avez 0 PP",
		},
		{
			kemet.ActRaise, func(_ *kemet.State, me *kemet.Player) { me.Level = [3]uint8{4, 4, 4} },
			"nothing to raise: every pyramid is at the top", "rien à faire évoluer : chaque Pyramide est au sommet",
		},
		{
			kemet.ActPray, func(_ *kemet.State, me *kemet.Player) { me.Prayer = 10 },
			"+1 PP: you have 10, then 11", "+1 PP : vous en avez 10, puis 11",
		},
		{
			kemet.ActPray, func(_ *kemet.State, me *kemet.Player) { me.Prayer = 11 },
			"nothing to gain: you already have 11 PP", "rien à gagner : vous avez déjà 11 PP",
		},
		{
			kemet.ActBuyRuby, func(_ *kemet.State, me *kemet.Player) { me.Prayer = 9 },
			"nothing to buy: no ruby pyramid", "rien à acheter : pas de Pyramide rubis",
		},
		{
			kemet.ActBuyRuby, func(_ *kemet.State, me *kemet.Player) { me.Level[kemet.Ruby], me.Prayer = 1, 2 },
			"4 tiles within reach, from 1 PP", "4 tuiles à votre portée, à partir de 1 PP",
		},
		{
			kemet.ActBuyRuby, func(_ *kemet.State, me *kemet.Player) { me.Level[kemet.Ruby] = 1 },
			"nothing to buy: the cheapest tile costs 1 PP, you have 0 PP",
			"rien à acheter : la tuile la moins chère coûte 1 PP, vous avez 0 PP",
		},
		{
			kemet.ActBuyRuby, func(s *kemet.State, me *kemet.Player) {
				me.Level[kemet.Ruby], me.Prayer, s.Player[1].Tiles = 1, 9, first
			},
			"nothing to buy: no ruby tile up to level 1 is left for you",
			"rien à acheter : plus de tuile rubis pour vous jusqu'au niveau 1",
		},
	} {
		s.Reads(text.Yield(bare(t, c.set), 0, c.action), spaced(c.en), spaced(c.fr))
	}
}

// TestOpens checks what the button of a level says that it opens.
func TestOpens(t *testing.T) {
	s := localetest.New(t, kit.Game, text.Words)
	one := func(_ *kemet.State, me *kemet.Player) { me.Level[kemet.Ruby] = 1 }
	s.Reads(text.Opens(bare(t, one), 0, kemet.Ruby, 2), "opens 4 tiles", "donne accès à 4 tuiles")
	s.Reads(text.Opens(bare(t, one), 0, kemet.Ruby, 4), "opens 12 tiles, 1 temporary VP",
		"donne accès à 12 tuiles, 1\u00a0PV temporaire")
	s.Reads(text.Opens(bare(t, func(s *kemet.State, me *kemet.Player) {
		one(s, me)
		s.Player[1].Tiles = kemet.Tiles(0).With(4).With(5).With(6).With(7)
	}), 0, kemet.Ruby, 2), "opens no new tile", "ne donne accès à aucune autre tuile")
	s.Reads(text.Opens(bare(t, func(s *kemet.State, me *kemet.Player) {
		one(s, me)
		s.Units[1][s.District(0, 0)] = 2
	}), 0, kemet.Ruby, 2), "opens nothing while Player 2 holds the district",
		"ne donne accès à rien tant que Joueur 2 contrôle le Quartier")
}

// TestStuck checks that a troop that can only stay where it is says so before it is chosen, and no other.
func TestStuck(t *testing.T) {
	stuck, free := 0, 0
	for seed := range uint64(40) {
		gametest.Walk(t, kit.Game, game.Setup{Players: 5}, seed, func(s *kemet.State) bool {
			if s.Owing().Len() != 1 || s.Owing().Has(game.Nature) || s.Top().Step != kemet.StepTroop {
				return false
			}
			seat := s.Owing().First()
			for _, m := range s.Moves(nil, seat) {
				if m.Verb != kemet.VTroop {
					continue
				}
				next := s.Copy()
				next.Play(seat, m, nil)
				stays := len(next.Moves(nil, seat)) == 1
				if why, _ := text.Idle(s, seat, m); stays != (why.Key != "") {
					t.Errorf("seed %d: a troop that stays: %t, says %q", seed, stays, why.Key)
				}
				if stays {
					stuck++
				} else {
					free++
				}
			}
			return false
		})
	}
	if stuck == 0 || free == 0 {
		t.Errorf("%d troops could only stay, %d could move", stuck, free)
	}
}
