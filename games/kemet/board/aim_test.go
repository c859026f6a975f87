package board_test

import (
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/piece"
)

// panel returns what a gesture says, in English.
func panel(t *testing.T, scene piece.Scene) (*piece.Gesture, string) {
	t.Helper()
	g := piece.Gestured(board.Board{}, scene)
	if g == nil {
		return nil, ""
	}
	var says strings.Builder
	if g.Says != nil {
		if err := g.Says.Render(&says); err != nil {
			t.Fatal(err)
		}
	}
	return g, says.String()
}

// opens reports whether a Move goes without a combat to a district of another city, and so takes the VP of the pyramid
// there (KEM-8.3).
func opens(s *kemet.State, seat game.Seat, r kemet.Route) bool {
	owner := s.OwnerOf(r.Goal())
	there := func(place uint8) bool { return s.District(owner, place) == r.Goal() }
	return r.Fight == kemet.NoSeat && owner != kemet.NoSeat && owner != seat &&
		slices.ContainsFunc(s.Player[owner].Place[:], there)
}

// TestMarch: the panel of a Move names both sides of a combat and its price, and with the whole troop the temporary VP
// that it leaves; without a goal it offers every goal once.
func TestMarch(t *testing.T) {
	fights, dear, pyramids := 0, 0, 0
	for seed := range uint64(60) {
		scene := moment(t, 3, seed, 200, kemet.StepTroop)
		if scene.State == nil {
			continue
		}
		scene.Words = words(t).In("en").With(names)
		s := scene.State.(*kemet.State)
		for seat := range game.Seat(s.Seats()) { // every pyramid is worth a VP to its owner
			for colour := range s.Player[seat].Level {
				s.Player[seat].Level[colour], s.PyrVP[seat][colour] = kemet.TopLevel, seat
			}
		}
		for _, m := range s.Moves(nil, scene.Viewer) {
			if m.Verb != kemet.VTroop || !piece.BeginsGesture(board.Board{}, scene, m) {
				continue
			}
			goals := map[uint8]bool{}
			for _, r := range s.Routes(scene.Viewer, m.A) {
				goals[r.Goal()] = true
				scene.Aim = r.Moves
				g, says := panel(t, scene)
				if g == nil || piece.Series(kemet.Lexicon, g.Series) != piece.Series(kemet.Lexicon, r.Moves) {
					t.Fatalf("no panel makes %v", r)
				}
				if opens(s, scene.Viewer, r) {
					pyramids += count(says, "The pyramid: ", true, t)
				}
				fights, dear = fights+count(says, "You win with", r.Fight != kemet.NoSeat, t),
					dear+count(says, "Costs ", r.Price > 0, t)
			}
			scene.Aim = []game.Move{m}
			g, _ := panel(t, scene)
			if len(g.Fields) != 1 || len(g.Fields[0].Options) != len(goals) || g.Series != nil {
				t.Errorf("the panel of a troop offers %+v, not %d goals", g.Fields, len(goals))
			}
			scene.Aim = nil
		}
	}
	if fights < 20 || dear < 20 || pyramids == 0 {
		t.Errorf("%d combats, %d prices and %d pyramids", fights, dear, pyramids)
	}
}

// count returns 1 if a panel says something, which it must do exactly if that is so.
func count(says, what string, so bool, t *testing.T) int {
	t.Helper()
	if strings.Contains(says, what) != so {
		t.Errorf("a panel says %q: %t, want %t:\n%s", what, !so, so, says)
	}
	return map[bool]int{true: 1}[so]
}

// TestHiding: each card of the hand is a switch, whatever is hidden; the fight counts what is switched on.
func TestHiding(t *testing.T) {
	looked := 0
	for seed := range uint64(60) {
		scene := moment(t, 3, seed, 200, kemet.StepHide)
		if scene.State == nil {
			continue
		}
		scene.Words = words(t).In("en").With(names)
		g, _ := panel(t, scene)
		if g == nil {
			continue
		}
		looked++
		s := scene.State.(*kemet.State)
		left := s.Player[scene.Viewer].Cards.Len()
		if n := len(g.Fields[0].Options); n != left || len(g.Series) != n || g.Label != "Hide no card" {
			t.Errorf("%d cards, %d switches, %d moves: %s", left, n, len(g.Series), g.Label)
		}
		scene.Aim = g.Fields[0].Options[0].Series
		if g, _ = panel(t, scene); g.Label != "Hide 1 card" || !g.Fields[0].Options[0].Chosen {
			t.Errorf("after one switch the button says %q", g.Label)
		}
		scene.Aim = append([]game.Move{{Verb: kemet.VHide, A: 13}}, scene.Aim...)
		if g, _ = panel(t, scene); g != nil {
			t.Error("a card that nobody holds can be hidden")
		}
	}
	if looked < 5 {
		t.Errorf("only %d moments", looked)
	}
}

// TestIdle: of the choices of a token those that would do nothing are known, with a reason and a name, and never all.
func TestIdle(t *testing.T) {
	idle := 0
	for seed := range uint64(30) {
		scene := moment(t, 3, seed, 60, kemet.StepToken)
		if scene.State == nil {
			continue
		}
		say := words(t).In("en").With(names)
		moves, all := scene.State.Moves(nil, scene.Viewer), piece.Idle(board.Board{}, scene)
		for m, i := range all {
			why, what := say.Say(i.Why), say.Say(i.What)
			if label := say.Say(scene.Game.Label(scene.State, scene.Viewer, m)); label != what+" – "+why {
				t.Errorf("%q does nothing as %q, because %q", label, what, why)
			}
			idle++
		}
		if len(all) == len(moves) {
			t.Error("a choice does nothing, but no other does more")
		}
	}
	if idle == 0 {
		t.Error("every choice did something")
	}
}
