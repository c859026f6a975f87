package board_test

import (
	"math"
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

// TestRevoltSum checks that the board shows every token of a revolt, and how their values add up, after the site has
// been resolved too (PYR-10.1.2, PYR-10.1.3, PYR-17.7).
func TestRevoltSum(t *testing.T) {
	one, several := 0, 0
	for seed := uint64(0); seed < 60 && (one == 0 || several == 0); seed++ {
		piecetest.Play(t, kit.Game, game.Setup{Players: 4}, seed, eager, func(at *piecetest.Moment) bool {
			value, shown := 0, []string{}
			s := at.State.(*pyramidion.State)
			for _, e := range at.Just {
				switch e.Kind {
				case pyramidion.EvToken:
					shown = append(shown, strconv.Itoa(int(s.Data.Token[e.A].Value)))
				case pyramidion.EvRevolt:
					value = int(e.A)
				}
			}
			if value == 0 || at.Next == game.Nature {
				return false
			}
			scene := at.Scene(game.Spectator, names)
			scene.Words = words(t).In("en").With(names)
			drawn := board.Board{}.Board(scene)
			if n := strings.Count(drawn, `class="py-rebel"`); n != len(shown) {
				t.Errorf("seed %d: drawn tokens = %d, want %d", seed, n, len(shown))
			}
			said := "Revolt of " + strconv.Itoa(value)
			if len(shown) > 1 {
				several++
				said += " (" + strings.Join(shown, "\u00a0+\u00a0")
			} else {
				one++
			}
			if !strings.Contains(drawn, said) {
				t.Errorf("seed %d: the board does not say %q", seed, said)
			}
			return false
		})
	}
	if one == 0 || several == 0 {
		t.Errorf("revolts of one token = %d, of several = %d", one, several)
	}
}

var (
	harboured = regexp.MustCompile(`<g id="harbour-\d" transform="translate\(0 ([\d.]+)\)"`)
	moored    = regexp.MustCompile(`<use href="#py-back" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"`)
	viewBox   = regexp.MustCompile(`id="board"[^>]* viewBox="0 0 ([\d.]+) ([\d.]+)"`)
)

// numbers reads the numbers of a match.
func numbers(t *testing.T, match []string) (all []float64) {
	t.Helper()
	for _, digits := range match[1:] {
		n, err := strconv.ParseFloat(digits, 64)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, n)
	}
	return all
}

// TestBerths checks that loaded boats do not cover each other, however many there are when the game is over, and that
// they stay on the board.
func TestBerths(t *testing.T) {
	fleets := 0
	for players := 2; players <= 4; players++ {
		played(t, players, 5, 1_000_000, func(at *piecetest.Moment, scene piece.Scene) {
			if at.Next != game.Spectator {
				return
			}
			for _, scene.Turn = range []int{0, piece.Facing} {
				drawn := board.Board{}.Board(scene)
				size := numbers(t, viewBox.FindStringSubmatch(drawn))
				for _, harbour := range strings.Split(drawn, `<g id="harbour-`)[1:] {
					var before [][]float64
					for _, m := range moored.FindAllStringSubmatch(harbour, -1) {
						boat := numbers(t, m)
						for _, other := range before {
							if math.Abs(boat[0]-other[0]) < boat[2] && math.Abs(boat[1]-other[1]) < boat[3] {
								t.Errorf("%d players, layout %d: boats at %v and %v overlap",
									players, scene.Turn, other, boat)
							}
						}
						if boat[0]+boat[2] > size[0] {
							t.Errorf("a boat at %v leaves the board of %v", boat, size)
						}
						before = append(before, boat)
					}
					fleets = max(fleets, len(before))
				}
			}
		})
	}
	if fleets < 3 {
		t.Errorf("the largest fleet has %d boats", fleets)
	}
}

// TestLowStage checks that harbours take less than a quarter of a wide board until somebody loads a boat.
func TestLowStage(t *testing.T) {
	for players := 2; players <= 4; players++ {
		scene, ok := reach(t, players, 3, 0, 2, pyramidion.StepActivate)
		if !ok {
			t.Fatalf("%d players: no site to activate", players)
		}
		scene.Words = words(t).In("fr").With(names)
		drawn := board.Board{}.Board(scene)
		high := numbers(t, viewBox.FindStringSubmatch(drawn))[1]
		all := harboured.FindAllStringSubmatch(drawn, -1)
		if len(all) != players {
			t.Fatalf("harbours = %d, want %d", len(all), players)
		}
		first, second := numbers(t, all[0])[0], numbers(t, all[1])[0]
		if takes := (second - first) * float64(players); takes > high/4 {
			t.Errorf("%d players: empty harbours take %.0f of %.0f", players, takes, high)
		}
	}
}

// While the viewer chooses a card, the board says that the question is about the viewer's own totals. What the next
// round brings is no longer explained once there is none.
func TestAboutTheOwnLane(t *testing.T) {
	asked, ended := 0, false
	piecetest.Play(t, kit.Game, game.Setup{Players: 3}, 5, piecetest.Any, func(at *piecetest.Moment) bool {
		scene := at.Scene(at.Next, names)
		scene.Words, scene.Turn, scene.Just = words(t).In("en").With(names), piece.Facing, nil
		s := at.State.(*pyramidion.State)
		over := s.Owing() == 0
		if !over && (at.N%9 != 0 || at.Next == game.Nature) {
			return false
		}
		drawn := board.Board{}.Board(scene)
		choosing := s.Top().Step == pyramidion.StepCard
		lane := regexp.MustCompile(`id="lane-(\d)"[^>]*data-about="first"`).FindStringSubmatch(drawn)
		if choosing != (lane != nil) || choosing && lane[1] != strconv.Itoa(int(at.Next)+1) {
			t.Fatalf("move %d, seat %d: the lane that is marked: %v", at.N, at.Next, lane)
		}
		if strings.Contains(drawn, "next round</text>") == over {
			t.Fatalf("move %d, over %t: the next round is explained: %t", at.N, over, !over)
		}
		if choosing {
			asked++
		}
		ended = ended || over
		return false
	})
	if asked == 0 || !ended {
		t.Errorf("%d cards chosen, ended: %t", asked, ended)
	}
}
