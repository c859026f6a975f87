package board_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/board"
	"ennead/games/pyramidion/kit"
	"ennead/internal/piece"
	"ennead/internal/piece/piecetest"
)

// played visits moments of random games, masked for the first seat. every is the distance between them; 1 visits all.
func played(t *testing.T, players int, seed uint64, every int, see func(at *piecetest.Moment, scene piece.Scene)) {
	t.Helper()
	piecetest.Play(t, kit.Game, game.Setup{Players: players}, seed, eager, func(at *piecetest.Moment) bool {
		if at.N%every == 0 || at.Next == game.Spectator {
			scene := at.Scene(0, names)
			scene.Words = words(t).In("en").With(names)
			see(at, scene)
		}
		return false
	})
}

var loaded = regexp.MustCompile(`id="loaded-(bt\d\d)"`)

// TestLoadedBoats checks that of other players' loaded boats only the number is drawn until the game is over
// (PYR-12.5, PYR-14.8, PYR-19.3).
func TestLoadedBoats(t *testing.T) {
	hidden, open := 0, 0
	played(t, 3, 5, 19, func(at *piecetest.Moment, scene piece.Scene) {
		whole := at.State.(*pyramidion.State)
		shown := 0
		for _, m := range loaded.FindAllStringSubmatch(board.Board{}.Board(scene), -1) {
			n, err := strconv.Atoi(m[1][2:])
			if err != nil {
				t.Fatal(err)
			}
			if shown++; whole.Owing() != 0 && !whole.Player[0].Boats.Has(uint8(n)) {
				t.Fatalf("%s is drawn, but another seat has loaded it", m[1])
			}
		}
		all := whole.Player[0].Fleet() + whole.Player[1].Fleet() + whole.Player[2].Fleet()
		if whole.Owing() == 0 && shown != all {
			t.Errorf("boats shown at the end = %d, want %d", shown, all)
		}
		left := suite.All(t, scene)
		if others := whole.Player[1].Fleet(); others > 0 && whole.Owing() != 0 {
			hidden++
			if !strings.Contains(left, "points hidden") {
				t.Fatal("the points of another seat are shown")
			}
		} else if whole.Owing() == 0 {
			open++
		}
	})
	if hidden == 0 || open == 0 {
		t.Errorf("moments with hidden boats = %d, with open ones = %d", hidden, open)
	}
}

// TestLacks checks that a boat that can be loaded lacks nothing, and that every other boat lacks something (PYR-12.3,
// PYR-12.4).
func TestLacks(t *testing.T) {
	full, short := 0, 0
	for seed := range uint64(3) {
		played(t, 3, seed, 7, func(at *piecetest.Moment, _ piece.Scene) {
			s := at.State.(*pyramidion.State)
			if s.Payment.Boat != 0 {
				return
			}
			for seat := range game.Seat(3) {
				can := s.Loadable(seat)
				for boats := s.Row; boats != 0; boats = boats.Rest() {
					b := boats.First()
					lacks := s.Lacks(seat, pyramidion.Boat(b)).Sum()
					if can.Has(b) != (lacks == 0) {
						t.Fatalf("boat %d: lacks = %d, loadable = %t", b, lacks, can.Has(b))
					}
					if lacks == 0 {
						full++
					} else {
						short++
					}
				}
			}
		})
	}
	if full == 0 || short == 0 {
		t.Errorf("loadable boats = %d, others = %d", full, short)
	}
}

var total = regexp.MustCompile(`id="total-(\d)-(\w+)"[^>]*>(?:<title>[^<]*</title>)?(?:<use[^>]*>)?<text[^>]*>(\d+)<`)

// TestTotals compares the table of totals with what counts (PYR-9.6.1), and the preview of a card with what it adds
// when played (PYR-16.8).
func TestTotals(t *testing.T) {
	compared, added := 0, 0
	piecetest.Play(t, kit.Game, game.Setup{Players: 4}, 8, eager, func(at *piecetest.Moment) bool {
		s := at.State.(*pyramidion.State)
		if s.Top().Step != pyramidion.StepCard {
			return false
		}
		scene := at.Scene(at.Next, names)
		scene.Words = words(t).In("en").With(names)
		if at.N%5 == 0 {
			for _, m := range total.FindAllStringSubmatch(board.Board{}.Board(scene), -1) {
				seat, _ := strconv.Atoi(m[1])
				if n, want := m[3], s.Totals(game.Seat(seat - 1))[category(t, m[2])]; n != strconv.Itoa(int(want)) {
					t.Fatalf("seat %s: drawn total of %s = %s, want %d", m[1], m[2], n, want)
				}
				compared++
			}
		}
		if m := at.Moves[0]; s.Player[at.Next].Hand.Has(m.A) && s.Data.Card[m.A].Effect == pyramidion.NoEffect {
			next := s.Copy().(*pyramidion.State)
			next.Play(at.Next, m, nil)
			if next.Site == s.Site {
				want, was := s.Adds(at.Next, pyramidion.Card(m.A)), s.Totals(at.Next)
				for c, n := range next.Totals(at.Next) {
					if n != was[c]+want[c] {
						t.Fatalf("card adds %v to %v, totals = %v", want, was, next.Totals(at.Next))
					}
				}
				added++
			}
		}
		return s.Rounds() > 4
	})
	if compared < 100 || added < 20 {
		t.Errorf("compared only %d totals and %d cards", compared, added)
	}
}

func category(t *testing.T, name string) pyramidion.Category {
	t.Helper()
	for c, n := range []string{"influence", "negotiation", "bargaining"} {
		if n == name {
			return pyramidion.Category(c)
		}
	}
	t.Fatalf("there is no category %s", name)
	return 0
}

// TestPhases checks that the phases of a round follow one another, and that each activation counts once (PYR-4.1,
// PYR-9.1.1).
func TestPhases(t *testing.T) {
	seen := map[int]bool{}
	round, phase, begun := 0, 0, 0
	piecetest.Play(t, kit.Game, game.Setup{Players: 3}, 4, eager, func(at *piecetest.Moment) bool {
		s := at.State.(*pyramidion.State)
		now := s.Phase()
		sequence, turns := s.Turns()
		switch {
		case s.Rounds() != round:
			round = s.Rounds()
		case now < phase && s.Owing() != 0:
			t.Fatalf("round %d: phase %d after phase %d", round, now, phase)
		case now == 5 && phase == 5 && turns < begun:
			t.Fatalf("activation %d after %d", turns, begun)
		}
		if turns > len(sequence) || now == 5 && turns == 0 {
			t.Fatalf("activation %d of %d", turns, len(sequence))
		}
		phase, begun = now, turns
		seen[now] = true
		return false
	})
	for _, want := range []int{0, 1, 2, 3, 4, 5, 7} {
		if !seen[want] {
			t.Errorf("phase %d never came up", want)
		}
	}
}
