package pyramidion_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pyramidion"
	"ennead/games/pyramidion/kit"
)

// world is the hidden part of a position.
type world struct {
	deck  pyramidion.Cards
	hands [pyramidion.MaxSeats]pyramidion.Cards
}

func asWorld(s *pyramidion.State) (w world) {
	w.deck = s.Deck
	for seat := range s.Count {
		w.hands[seat] = s.Player[seat].Hand
	}
	return w
}

// TestPYR_18_3_Determinize works out all worlds that a seat cannot tell apart from the moves that it sees. Discarded
// cards are in the new pile, or were drawn since (PYR-18.3, PYR-19.1). Determinize must return one of these worlds,
// each as often as it is likely.
func TestPYR_18_3_Determinize(t *testing.T) {
	const viewer = 0
	mine := slices.Clone(pyramidion.CardNames[7:pyramidion.FirstBase]) // cards of the viewer, in addition to base cards
	s := given(t, 3, "{"+on("cairo")+", spent: [M05, M06], players: {1: {hand: "+baseHand(0, mine...)+"}, 2: {hand: "+
		baseHand(1, "M02", "M03")+"}, 3: {hand: "+baseHand(2, "M04")+"}}}")
	worlds := spread(s, viewer)
	shuffles, r := 0, game.NewRand(1)
	const moves = "1 pass; 1 decline; 2 pass; 2 recruit B-blue-N1; 0 draw M01; 3 pass; 3 recruit B-yellow-N1; " +
		"0 draw M05; 2 activate luxor; 2 play M03; 3 pass; 3 recruit B-yellow-M1; 0 draw M06; 1 pass; " +
		"1 decline; 2 pass; 3 activate thebes; 3 pass; 3 recruit B-yellow-M2; 0 draw M03; 1 pass; 1 decline; " +
		"2 play M01; 2 pass; 1 activate karnak; 0 boat BT06; 1 pass; 1 decline; 2 pass; 2 recruit M02; " +
		"0 draw M01; 3 pass; 3 recruit M05; 0 draw M02"
	for _, text := range strings.Split(moves, "; ") {
		worlds = onward(t, s, worlds, viewer, text)
		shuffles = max(shuffles, int(s.Shuffles))
		likely(t, text, s, worlds, viewer, &r)
	}
	if shuffles < 3 {
		t.Errorf("shuffles = %d", shuffles)
	}
	if len(worlds) < 2 {
		t.Error("no world is left to determinize")
	}
}

// spread returns all deals of the cards that the viewer does not see, each once.
func spread(s *pyramidion.State, viewer game.Seat) (all []*pyramidion.State) {
	view := masked(s, viewer)
	var deal func(at *pyramidion.State)
	deal = func(at *pyramidion.State) {
		for seat := range at.Count {
			p := &at.Player[seat]
			if p.Closed == 0 {
				continue
			}
			for cards := at.Deck; cards != 0; cards = cards.Rest() {
				c := cards.First()
				if closed := p.Hand & at.Data.Deck; c < 63 && closed>>c != 0 {
					continue // the order of a hand does not matter
				}
				next := *at
				q := &next.Player[seat]
				next.Deck, q.Hand, q.Closed = next.Deck.Without(c), q.Hand.With(c), q.Closed-1
				deal(&next)
			}
			return
		}
		all = append(all, at)
	}
	deal(view)
	return all
}

// onward plays a move in the true world, and in the other worlds every move that the viewer cannot tell from it.
func onward(
	t *testing.T, s *pyramidion.State, worlds []*pyramidion.State, viewer game.Seat, text string,
) (all []*pyramidion.State) {
	t.Helper()
	who, words, _ := strings.Cut(text, " ")
	m, err := pyramidion.Lexicon.Parse(words)
	if err != nil {
		t.Fatal(err)
	}
	seat := game.Nature
	if who != "0" {
		seat = game.Seat(who[0] - '1')
	}
	if !s.Owing().Has(seat) || !slices.Contains(s.Moves(nil, seat), m) {
		t.Fatalf("%s is illegal in every world: %s", text, kit.Game.Position(s))
	}
	seen := s.VisibleTo(seat, m).Has(viewer)
	var truth game.Log
	s.Play(seat, m, &truth)
	for _, w := range worlds {
		for _, other := range w.Moves(nil, seat) {
			next := *w
			var log game.Log
			next.Play(seat, other, &log)
			looksSame := func(a, b game.Event) bool { return a.For(viewer) == b.For(viewer) }
			if (!seen || other == m) && slices.EqualFunc(truth.Events, log.Events, looksSame) {
				all = append(all, &next)
			}
		}
	}
	return all
}

// likely compares the frequencies of many determinizations with the possible worlds.
func likely(
	t *testing.T, after string, s *pyramidion.State, worlds []*pyramidion.State, viewer game.Seat, r *game.Rand,
) {
	t.Helper()
	const tries = 3000
	left, view := map[world]float64{}, masked(s, viewer)
	for _, w := range worlds {
		left[asWorld(w)] += 1 / float64(len(worlds))
	}
	seen := map[world]float64{}
	for range tries {
		guess := *view
		guess.Determinize(viewer, r)
		if seen[asWorld(&guess)]++; left[asWorld(&guess)] == 0 {
			t.Fatalf("after %s: impossible world: %s", after, kit.Game.Position(&guess))
		}
		if *masked(&guess, viewer) != *view {
			t.Fatalf("after %s: the world looks like\n%s, want\n%s",
				after, kit.Game.Position(masked(&guess, viewer)), kit.Game.Position(view))
		}
	}
	for w, p := range left {
		if n := seen[w]; math.Abs(n-p*tries) > 5*math.Sqrt(p*(1-p)*tries)+1e-6 {
			t.Errorf("after %s: one world of %d came up %v times, want about %.0f", after, len(left), n, p*tries)
		}
	}
}

// TestPYR_13_3_Deals checks that Determinize returns every deal of other players' boats that has not ended the game
// equally often, and no other deal (PYR-13.3).
func TestPYR_13_3_Deals(t *testing.T) {
	const tries = 4000
	s := given(t, 3, `{sunk: [BT07, BT08, BT09, BT11, BT12, BT13, BT14, BT16, BT17, BT18],
players: {2: {boats: [BT10, BT19]}, 3: {boats: [BT15, BT20]}}}`)
	view, r, seen := masked(s, 0), game.NewRand(1), map[[2]pyramidion.Boats]int{}
	for range tries {
		guess := *view
		guess.Determinize(0, &r)
		seen[[2]pyramidion.Boats{guess.Player[1].Boats, guess.Player[2].Boats}]++
	}
	possible := 0
	for a := view.Pile; a != 0; a = (a - 1) & view.Pile {
		for b := view.Pile &^ a; b != 0; b = (b - 1) & view.Pile &^ a {
			if a.Len() != 2 || b.Len() != 2 {
				continue
			}
			deal := *s
			deal.Player[1].Boats, deal.Player[2].Boats = a, b
			if deal.VP(1) < 10 && deal.VP(2) < 10 {
				possible++
			} else if n := seen[[2]pyramidion.Boats{a, b}]; n > 0 {
				t.Errorf("boats %b and %b came up %d times", a, b, n)
			}
		}
	}
	if len(seen) != possible {
		t.Errorf("%d deals came up, want %d", len(seen), possible)
	}
	for deal, n := range seen {
		if p := 1 / float64(possible); math.Abs(float64(n)-p*tries) > 5*math.Sqrt(p*(1-p)*tries) {
			t.Errorf("boats %b came up %d times, want about %.0f", deal, n, p*tries)
		}
	}
	// Here hardly any deal is possible: all but one of the high-scoring boats are elsewhere, and everybody is just
	// below the target.
	tight := given(t, 4, `{row: [BT04, BT05, BT06, BT07, BT08], players: {2: {boats: [BT01, BT02, BT03, BT10, BT11]},
3: {boats: [BT09, BT12, BT15]}, 4: {boats: [BT13, BT14]}}}`)
	for range 300 {
		guess := masked(tight, 0)
		guess.Determinize(0, &r)
		for seat := range game.Seat(4) {
			if !guess.Below(seat) || guess.Player[seat].Fleet() != tight.Player[seat].Fleet() {
				t.Fatalf("boats of seat %d = %b", seat, guess.Player[seat].Boats)
			}
		}
	}
}
