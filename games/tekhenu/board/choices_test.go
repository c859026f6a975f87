package board_test

import (
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/games/tekhenu/board"
	"ennead/games/tekhenu/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// arranged plays random games and calls see with the groups of buttons in every choice of this step. It fails if there
// is none.
func arranged(t *testing.T, step tekhenu.Step, see func(scene piece.Scene, all []piece.Group)) {
	t.Helper()
	seen := 0
	for seed := range uint64(30) {
		piecetest.Play(t, kit.Game, game.Setup{Players: 1 + int(seed%4)}, seed, piecetest.Any,
			func(at *piecetest.Moment) bool {
				if at.Next == game.Spectator || at.Next == game.Nature ||
					at.State.(*tekhenu.State).Top().Step != step {
					return false
				}
				scene := at.Scene(at.Next, names)
				scene.Words = words(t).In("en").With(names)
				see(scene, piece.Groups(board.Board{}, scene, slices.Clone(at.Moves)))
				seen++
				return false
			})
	}
	if seen == 0 {
		t.Fatal("no game came to the step")
	}
}

// Dice stand in a row for each god, clockwise, under a heading. Their buttons say what they do, and which of them only
// produce.
func TestDiceByGod(t *testing.T) {
	produce := 0
	arranged(t, tekhenu.StepDie, func(scene piece.Scene, all []piece.Group) {
		last := -1
		for _, g := range all {
			if g.Text == nil {
				continue
			}
			god := int(g.Moves[0].A)
			if god <= last || g.Title == "" {
				t.Fatalf("%q after god %d", g.Title, last)
			}
			for _, m := range g.Moves {
				var says strings.Builder
				if err := g.Text(m).Render(&says); err != nil {
					t.Fatal(err)
				}
				if int(m.A) != god || !strings.Contains(says.String(), "te-aloud") {
					t.Fatalf("%q has %q", g.Title, says.String())
				}
				uses := scene.State.(*tekhenu.State).UsesOf(scene.Viewer, m)
				only := len(uses) == 1 && uses[0].Verb == tekhenu.VProduce
				label := scene.Words.Say(kit.Game.Label(scene.State, scene.Viewer, m))
				if only != strings.Contains(says.String(), "Only produces") ||
					only != strings.Contains(label, "only to produce") {
					t.Fatalf("a die that does %v says %q and %q", uses, says.String(), label)
				}
				if only {
					produce++
				}
			}
			last = god
		}
	})
	if produce == 0 {
		t.Error("no die only produces")
	}
}

// ways returns all ways to pay. If there are more than two, all but the first must be folded.
func ways(t *testing.T, all []piece.Group) (moves []game.Move) {
	t.Helper()
	for i, g := range all {
		moves = append(moves, g.Moves...)
		if g.Ways != (i == 1) || g.Ways && len(all[0].Moves) != 1 {
			t.Fatalf("the ways to pay are arranged as %+v", all)
		}
	}
	if len(all) > 2 || len(all) == 1 && len(moves) > 2 {
		t.Fatalf("%d ways to pay are in %d groups", len(moves), len(all))
	}
	return moves
}

// Of the ways to pay Bread the first loses the fewest VP, and paying nothing comes last.
func TestMealsBestFirst(t *testing.T) {
	arranged(t, tekhenu.StepFeed, func(scene piece.Scene, all []piece.Group) {
		moves := ways(t, all)
		for i, m := range moves[1:] {
			if tekhenu.MealOf(m).Sum() > tekhenu.MealOf(moves[i]).Sum() {
				t.Fatal("a way that loses fewer VP comes later")
			}
		}
		if last := tekhenu.MealOf(moves[len(moves)-1]); last != (tekhenu.Meal{}) {
			t.Fatalf("the last way to pay is %+v", last)
		}
		first := scene.Words.Say(kit.Game.Label(scene.State, scene.Viewer, moves[0]))
		if !strings.Contains(first, "lose") || !strings.HasPrefix(first, "Pay ") {
			t.Fatalf("the first button says %q", first)
		}
	})
}

// Of other payments the first scores the most VP or, if they score the same, takes the fewest tokens that stand in for
// others.
func TestPaymentsBestFirst(t *testing.T) {
	arranged(t, tekhenu.StepPay, func(scene piece.Scene, all []piece.Group) {
		s := scene.State.(*tekhenu.State)
		due := tekhenu.PrintedToken[s.Top().A]
		worth := func(m game.Move) int { return s.MixWorth(scene.Viewer, due, tekhenu.MixOf(m)) }
		first := all[0].Moves[0]
		for _, m := range ways(t, all) {
			if m.Verb != tekhenu.VPay {
				continue
			}
			if first.Verb != tekhenu.VPay || worth(m) > worth(first) ||
				worth(m) == worth(first) && tekhenu.MixOf(m).Sum() < tekhenu.MixOf(first).Sum() {
				t.Fatalf("%q comes before %q", tekhenu.Lexicon.Text(first), tekhenu.Lexicon.Text(m))
			}
		}
	})
}

// Whoever is asked about D23 without having it can only continue: the button bears no sign of a refusal.
func TestContinueIsNoRefusal(t *testing.T) {
	arranged(t, tekhenu.StepReveal, func(scene piece.Scene, _ []piece.Group) {
		var drawn strings.Builder
		if err := (board.Board{}).Icon(scene, game.Move{Verb: tekhenu.VNot}).Render(&drawn); err != nil {
			t.Fatal(err)
		}
		holds := scene.State.(*tekhenu.State).Reveals(scene.Viewer)
		if refuses := strings.Contains(drawn.String(), "badge-no"); refuses != holds {
			t.Fatalf("with D23 %t: %s", holds, drawn.String())
		}
	})
}

// Beside a die stand the actions that it offers, each to be chosen with it in one click; none if the rules take the
// only one, or if something else must be decided before.
func TestDiceWithActions(t *testing.T) {
	several, one, none := 0, 0, 0
	arranged(t, tekhenu.StepDie, func(scene piece.Scene, all []piece.Group) {
		s := scene.State.(*tekhenu.State)
		for _, g := range all {
			for _, m := range g.Moves {
				taken := s.Copy().(*tekhenu.State)
				if m.Verb != tekhenu.VDie || taken.Turn.Anubis != tekhenu.NoAnubis {
					if len(g.With(m)) > 0 {
						t.Fatalf("with %q goes %+v", tekhenu.Lexicon.Text(m), g.With(m))
					}
					continue
				}
				var want []game.Move
				r := game.NewRand(1)
				taken.Determinize(scene.Viewer, &r)
				if taken.Play(scene.Viewer, m, nil); taken.Owed(scene.Viewer).Step == tekhenu.StepSelect {
					want = s.UsesOf(scene.Viewer, m)
				}
				var got []game.Move
				for _, both := range g.With(m) {
					got = append(got, both.Series[1:]...)
					var says strings.Builder
					if err := both.Text.Render(&says); err != nil {
						t.Fatal(err)
					}
					only := tekhenu.OnlyProduce(want)
					if !strings.Contains(says.String(), "te-aloud") ||
						only != strings.Contains(says.String(), "Only produces") {
						t.Fatalf("%q, which offers %v, says %q", tekhenu.Lexicon.Text(m), want, says.String())
					}
				}
				if !slices.Equal(got, want) {
					t.Fatalf("with %q go %v, want %v", tekhenu.Lexicon.Text(m), got, want)
				}
				switch len(got) {
				case 0:
					none++
				case 1:
					one++
				default:
					several++
				}
			}
		}
	})
	if several == 0 || one == 0 || none == 0 {
		t.Errorf("%d dice with several actions, %d with one, %d with none", several, one, none)
	}
}
