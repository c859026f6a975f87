package board_test

import (
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// aimed are the effects that need a target.
var aimed = []pyramidion.Effect{
	pyramidion.Bandit, pyramidion.Guard, pyramidion.Thief, pyramidion.Vizier, pyramidion.Philosopher,
}

// TestIdle checks that a special character is marked exactly if its effect does nothing when it is played
// (PYR-9.2.6): nobody is asked about it, and it takes nothing from the table.
func TestIdle(t *testing.T) {
	idle, busy := map[pyramidion.Effect]int{}, 0
	for seed := range uint64(40) {
		piecetest.Play(t, kit.Game, game.Setup{Players: 2 + int(seed%3)}, seed, eager, func(at *piecetest.Moment) bool {
			s := at.State.(*pyramidion.State)
			if s.Top().Step != pyramidion.StepCard || !s.Owing().Has(at.Next) {
				return false
			}
			scene := at.Scene(at.Next, names)
			for _, m := range s.Moves(nil, at.Next) {
				why, what := board.Board{}.Idle(scene, m)
				if m.Verb != pyramidion.VPlay || !slices.Contains(aimed, s.Data.Card[m.A].Effect) {
					if why.Key != "" {
						t.Fatalf("seed %d, move %d: %v is said to do nothing", seed, at.N, m)
					}
					continue
				}
				if does := changes(s, at.Next, m); does == (why.Key != "") {
					t.Fatalf("seed %d, move %d: %v changes something: %t, is said to do nothing: %q", seed, at.N, m,
						does, why.Key)
				}
				if why.Key == "" {
					busy++
					continue
				}
				idle[s.Data.Card[m.A].Effect]++
				for _, lang := range []string{"en", "fr"} {
					if said := words(t).In(lang).With(names); said.Say(why) == "" || said.Say(what) == "" {
						t.Errorf("%s says nothing of %v", lang, m)
					}
				}
			}
			return false
		})
	}
	if len(idle) < len(aimed) || busy == 0 {
		t.Errorf("found %v without effect, %d with one", idle, busy)
	}
}

// changes reports whether playing a card does more than put it into play.
func changes(s *pyramidion.State, seat game.Seat, m game.Move) bool {
	then := s.Copy().(*pyramidion.State)
	var log game.Log
	then.Play(seat, m, &log)
	more := slices.ContainsFunc(log.Events, func(e game.Event) bool {
		return slices.Contains([]uint8{pyramidion.EvRemoved, pyramidion.EvDismissed, pyramidion.EvVizier,
			pyramidion.EvCopied}, e.Kind)
	})
	ask := then.Top().Step
	return more || slices.Contains([]pyramidion.Step{pyramidion.StepBandit, pyramidion.StepGuard, pyramidion.StepThief,
		pyramidion.StepVizier, pyramidion.StepCopy, pyramidion.StepDraw, pyramidion.StepGain,
		pyramidion.StepDismiss}, ask)
}

// TestPlaysSay checks that a button for a special character says what it does.
func TestPlaysSay(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	state := s.(*pyramidion.State)
	for c := uint8(1); c <= pyramidion.MaxCards; c++ {
		for _, verb := range []uint8{pyramidion.VPlay, pyramidion.VCopy} {
			said := kit.Game.Label(s, 0, game.Move{Verb: verb, A: c})
			says := slices.ContainsFunc(said.Args, func(a game.Arg) bool { return a.Name == "does" })
			if says != (state.Data.Card[c].Effect != pyramidion.NoEffect) {
				t.Errorf("card %d: %s says what it does: %t", c, said.Key, says)
			}
		}
	}
}

var _ piece.Idles = board.Board{}
