package kemet_test

import (
	"fmt"
	"slices"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/kit"
)

// worlds are two games that one seat cannot tell apart. They go on in parallel: public moves are the same in both,
// secret moves are chosen separately.
type worlds struct {
	viewer  game.Seat
	a, b    *kemet.State
	rand    *game.Rand
	answers int // windows that the table passed in both
	asked   int // windows in which a seat had to choose
}

// Who is asked, what and how often, and when a table passes windows for players who want to be asked only when it
// concerns them, does not depend on what others hold and choose in secret (KEM-14.2, KEM-12.2, KEM-12.6).
func TestHandsDoNotShow(t *testing.T) {
	games := 24
	if testing.Short() {
		games = 8
	}
	steps, answers, asked, ends := 0, 0, 0, map[string]int{}
	for i := range games {
		r := game.NewRand(uint64(i))
		s := someGame(t, 2+i%4, &r, 40+r.Intn(500))
		for n := 0; n < 200 && s.Owing() != 0; n++ {
			if n%40 == 0 {
				w := worlds{viewer: game.Seat(r.Intn(int(s.Count) + 1)), rand: &r}
				if w.viewer == game.Seat(s.Count) {
					w.viewer = game.Spectator
				}
				made, end, err := w.play(s)
				if err != nil {
					t.Fatalf("game %d, after %d moves, seat %d: %v", i, made, w.viewer+1, err)
				}
				steps, answers, asked = steps+made, answers+w.answers, asked+w.asked
				ends[end]++
			}
			chance(s, &r)
		}
	}
	t.Logf("%d moves in two worlds, %d windows passed, %d asked; ended by %v", steps, answers, asked, ends)
	if steps < 40*games || answers < 5*games || asked < games || ends["length"] == 0 {
		t.Errorf("the games are too short: %d moves, %d windows passed, %d asked, ended by %v", steps, answers, asked,
			ends)
	}
}

// someGame returns a game after a number of random moves, or before its last move if it ends earlier.
func someGame(t *testing.T, players int, r *game.Rand, moves int) *kemet.State {
	t.Helper()
	s := start(t, players)
	for range moves {
		before := *s
		if chance(s, r); s.Owing() == 0 {
			return &before
		}
	}
	return s
}

// chance makes a random move of a seat that owes one.
func chance(s *kemet.State, r *game.Rand) {
	if s.Owing() == 0 {
		return
	}
	seat := s.Owing().First()
	moves := s.Moves(nil, seat)
	s.Play(seat, moves[r.Intn(len(moves))], nil)
}

// play continues both worlds for up to 150 moves and returns why it stopped.
func (w *worlds) play(s *kemet.State) (made int, end string, err error) {
	w.a, w.b = s.Copy().(*kemet.State), s.Copy().(*kemet.State)
	w.b.Mask(w.viewer)
	w.b.Determinize(w.viewer, w.rand)
	for range 150 {
		if err := w.same(); err != nil {
			return made, "", err
		}
		if w.a.Owing() == 0 {
			return made, "the end", nil
		}
		seat := w.a.Owing().First()
		a, b, ok := w.moves(seat)
		if !ok {
			return made, "no common move", nil
		}
		var la, lb game.Log
		wasA, wasB := w.a.Copy(), w.b.Copy()
		w.a.Play(seat, a, &la)
		w.b.Play(seat, b, &lb)
		made++
		split := func(before game.State, log game.Log) (all, shown []game.Event) {
			for _, e := range log.Events {
				all = append(all, e.For(w.viewer))
				if shows(before, e) || e.Kind == kemet.EvShown || e.Kind == kemet.EvDistricts {
					shown = append(shown, e.For(w.viewer))
				}
			}
			return all, shown
		}
		allA, shownA := split(wasA, la)
		allB, shownB := split(wasB, lb)
		if !slices.Equal(shownA, shownB) {
			return made, "a card shown", nil
		}
		if !slices.Equal(allA, allB) {
			return made, "", fmt.Errorf("%s and %s have events %v and %v", kemet.Lexicon.Text(a), kemet.Lexicon.Text(b),
				allA, allB)
		}
	}
	return made, "length", nil
}

// moves returns the seat's next move in each world.
func (w *worlds) moves(seat game.Seat) (a, b game.Move, ok bool) {
	if window, open := game.WindowOf(w.a, seat); open {
		if !window.Touches {
			w.answers++
			return window.Pass, window.Pass, true
		}
		if w.asked++; w.rand.Intn(3) > 0 {
			return window.Pass, window.Pass, true
		}
	}
	inA, inB := w.a.Moves(nil, seat), w.b.Moves(nil, seat)
	a, b = inA[w.rand.Intn(len(inA))], inB[w.rand.Intn(len(inB))]
	if !w.a.VisibleTo(seat, a).Has(w.viewer) && !w.b.VisibleTo(seat, b).Has(w.viewer) {
		return a, b, true
	}
	inA = slices.DeleteFunc(inA, func(m game.Move) bool { return !slices.Contains(inB, m) })
	if len(inA) == 0 {
		return a, b, false
	}
	a = inA[w.rand.Intn(len(inA))]
	return a, a, true
}

// same compares the views of the two worlds, and who is asked what in them.
func (w *worlds) same() error {
	va, vb := w.a.Copy(), w.b.Copy()
	va.Mask(w.viewer)
	vb.Mask(w.viewer)
	if string(kit.Game.Position(va)) != string(kit.Game.Position(vb)) {
		return fmt.Errorf("views differ:\n%s\n%s", kit.Game.Position(va), kit.Game.Position(vb))
	}
	if w.a.Owing() != w.b.Owing() {
		return fmt.Errorf("seats %b owe a choice in one world, %b in the other", w.a.Owing(), w.b.Owing())
	}
	for seat := range game.Seat(w.a.Count) {
		if pa, pb := fmt.Sprint(kit.Game.Prompt(w.a, seat)), fmt.Sprint(kit.Game.Prompt(w.b, seat)); pa != pb {
			return fmt.Errorf("the prompts of seat %d are %s and %s", seat+1, pa, pb)
		}
		wa, oa := game.WindowOf(w.a, seat)
		wb, ob := game.WindowOf(w.b, seat)
		if wa != wb || oa != ob {
			return fmt.Errorf("the windows of seat %d are %v and %v", seat+1, wa, wb)
		}
	}
	return nil
}

// Every kind of window opens, and says truly whose action or combat it is (KEM-3.4).
func TestKEM_3_4_KindsOfWindows(t *testing.T) {
	seen := map[string]int{}
	for i := range 40 {
		r := game.NewRand(uint64(i))
		s := start(t, 2+i%4)
		for n := 0; n < 2000 && s.Owing() != 0; n++ {
			for seat := range s.Owing().All() {
				if w, open := game.WindowOf(s, seat); open {
					seen[w.Kind]++
					ofKind(t, s, seat, w.Kind)
				}
			}
			chance(s, &r)
		}
	}
	for _, kind := range new(kemet.State).Windows() {
		if seen[kind] == 0 {
			t.Errorf("no window is of the kind %q", kind)
		}
		delete(seen, kind)
	}
	if len(seen) > 0 {
		t.Errorf("windows that are not listed: %v", seen)
	}
}

// ofKind checks what the window of a seat says of it against the board.
func ofKind(t *testing.T, s *kemet.State, seat game.Seat, kind string) {
	t.Helper()
	fighting := s.Top().A == kemet.BeforeCombat
	attacker, defender := s.Fight.Side[0].Seat, s.Fight.Side[1].Seat
	want, known := map[string]bool{
		kemet.WhenAttacked:    fighting && seat == defender,
		kemet.WhenAttacks:     fighting && seat == attacker,
		kemet.WhenOthersFight: fighting && seat != attacker && seat != defender,
		kemet.WhenActs:        s.Top().A == kemet.BeforeAction && seat == s.Active,
		kemet.WhenMoves:       s.Top().A == kemet.BeforeMove,
		kemet.WhenActed:       s.Top().A == kemet.AfterAction && seat == s.Active,
		kemet.WhenOthersAct:   s.Top().A == kemet.BeforeAction && seat != s.Active,
		kemet.WhenOthersActed: s.Top().A == kemet.AfterAction && seat != s.Active,
	}[kind]
	if !known || !want {
		t.Fatalf("seat %d is asked in a window of the kind %q at %+v", seat+1, kind, s.Top())
	}
}
