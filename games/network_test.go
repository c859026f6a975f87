package games_test

import (
	"slices"
	"testing"

	"ennead/bot"
	"ennead/game"
	"ennead/games"
)

// The priest of a game with a network follows it, and no lower level does. Kemet and Pyramidion have none.
func TestPriestsFollowNetworks(t *testing.T) {
	for _, k := range games.Kits {
		if (k.Prior() == nil) != (k.ID() == "pyramidion" || k.ID() == "kemet") {
			t.Errorf("%s has a network: %v", k.ID(), k.Prior() != nil)
		}
		s, err := k.New(game.Setup{Players: 2})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(2)
		differ := map[string]bool{}
		for choices := 0; choices < 30 && s.Owing() != 0; {
			seat := s.Owing().First()
			if seat == game.Nature {
				m, _ := r.Roll(s, nil)
				s.Play(seat, m, nil)
				continue
			}
			choices++
			view := s.Copy()
			view.Mask(seat)
			for _, level := range bot.Levels {
				short := level.Spec
				short.Iterations, short.Time = min(short.Iterations, 600), 0
				considered := func(b bot.Bot) []bot.Option {
					if _, err := b.Choose(t.Context(), view, seat); err != nil {
						t.Fatal(err)
					}
					return b.(bot.Explainer).Considered()
				}
				with, without := short.Guided(k.Evaluator, k.Prior(), 1), short.New(k.Evaluator, 1)
				if !slices.Equal(considered(with), considered(without)) {
					differ[level.Name] = true
				}
			}
			moves := s.Moves(nil, seat)
			s.Play(seat, moves[r.Intn(len(moves))], nil)
		}
		if len(differ) > 1 || differ["priest"] != (k.Prior() != nil) {
			t.Errorf("%s: these levels choose otherwise with the network: %v", k.ID(), differ)
		}
	}
}
