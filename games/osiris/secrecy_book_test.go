package osiris_test

import (
	"testing"

	"ennead/game"
	"ennead/games/osiris"
)

// written returns a first turn with an offer in the book: seat 0 offers seat 1 a farmer, a card face up and a card face
// down.
func written(t testing.TB, public bool) *osiris.State {
	t.Helper()
	s := ready(t, game.Setup{Players: 4}, 9)
	p := &s.Player[0]
	p.Cards = 1<<1 | 1<<2
	for seat := range s.Player[1:4] {
		s.Player[seat+1].Cards &^= p.Cards
	}
	s.Deck = s.Data.Cards &^ p.Cards &^ s.Player[1].Cards &^ s.Player[2].Cards &^ s.Player[3].Cards
	p.Workers[osiris.Farmer] += 2
	s.Pool, s.Bag = osiris.Workers{}, osiris.Workers{osiris.Farmer: 1}
	goods := osiris.Goods{Tokens: osiris.Tokens{1}, Workers: osiris.Workers{osiris.Farmer: 1}, Cards: p.Cards}
	give := osiris.Bundle{Goods: goods, Open: 1 << 1}
	s.Book.Drafts[0] = osiris.Draft{To: 2, Public: public, Give: give}
	s.Negotiate(0, game.Move{Verb: osiris.VOffer}, nil)
	return s
}

// OSI-7.4.1: a private offer is visible to the two parties, a public one to everybody. Cards face down are only a
// number in both.
func TestOSI_7_4_1_Offers(t *testing.T) {
	want := osiris.Bundle{Open: 1 << 1, Any: 1}
	want.Goods = osiris.Goods{Tokens: osiris.Tokens{1}, Workers: osiris.Workers{osiris.Farmer: 1}, Cards: 1 << 1}
	for _, public := range []bool{false, true} {
		s := written(t, public)
		for _, viewer := range []game.Seat{0, 1, 2, game.Spectator} {
			o := masked(s, viewer).Book.Offers[0][0]
			switch sees := public || viewer < 2; {
			case (o.Number == 1) != sees:
				t.Errorf("public %v: viewer %d sees the offer: got %v, want %v", public, viewer, !sees, sees)
			case !sees:
				if masked(s, viewer).Book != (osiris.Book{}) {
					t.Errorf("public %v: viewer %d sees a part of the book", public, viewer)
				}
			case viewer == 0 && (o.Give.Cards != 6 || o.Give.Any != 0):
				t.Errorf("the author sees %+v", o.Give)
			case viewer > 0 && o.Give != want:
				t.Errorf("public %v: viewer %d: got %+v, want %+v", public, viewer, o.Give, want)
			}
			m := game.Move{Verb: osiris.VDecline, A: 0, B: osiris.Audience(public), C: 1}
			if seen := s.VisibleTo(1, m); seen != game.Everyone && public || !public && seen != 3 {
				t.Errorf("public %v: declining is visible to %b", public, seen)
			}
		}
	}
}

// OSI-7.5.6: everybody sees the numbers of a bribe, the visitor also its workers and open cards. Only the visitor sees
// which bribes they have accepted.
func TestOSI_7_5_6_Bribes(t *testing.T) {
	s := written(t, false)
	for s.Top().Step != osiris.StepEndTurn {
		s.Pop()
	}
	s.Push(osiris.StepShare, s.OnTurn(), uint8(osiris.FirstCity), 0)
	osiris.Steps.Await(&s.Stack)
	visitor := s.OnTurn()
	by := s.Next(visitor)
	p := &s.Player[by]
	give := osiris.Bundle{Goods: osiris.Goods{Tokens: osiris.Tokens{1}, Workers: p.Workers, Cards: p.Cards}}
	s.Book.Bribes[by][0] = osiris.Bribe{Number: 1, If: by, Taken: true, Give: give}
	if p.Cards == 0 || p.Workers.Sum() == 0 {
		t.Fatal("nothing to bribe with")
	}
	r := game.NewRand(1)
	for viewer := range game.Seat(4) {
		view := masked(s, viewer)
		b := view.Book.Bribes[by][0]
		if b.Number != 1 || b.If != by || b.Give.Tokens != give.Tokens || b.Taken != (viewer == visitor) {
			t.Errorf("seat %d sees %+v", viewer, b)
		}
		if kinds := b.Give.Workers == give.Workers && b.Give.Some == 0; kinds != (viewer == visitor || viewer == by) {
			t.Errorf("seat %d sees the kinds of workers: %v", viewer, kinds)
		}
		if viewer != by && (b.Give.Cards != 0 || int(b.Give.Any) != p.Cards.Len()) {
			t.Errorf("seat %d sees the cards %b and %d more", viewer, b.Give.Cards, b.Give.Any)
		}
		// OSI-7.5.2: in every possible world the briber holds the goods.
		for range 20 {
			world := *view
			world.Determinize(viewer, &r)
			held, bound := world.Holds(by), world.Bound(by)
			if !held.Covers(&bound) || masked(&world, viewer).Book != view.Book {
				t.Fatalf("in a world of seat %d the bribe is %+v, but the hand %+v", viewer, bound, held)
			}
		}
	}
}

// OSI-7.6.1: a private promise and its marks are visible to the two parties, public ones to everybody.
func TestOSI_7_6_1_Promises(t *testing.T) {
	for _, public := range []bool{false, true} {
		s := ready(t, game.Setup{Players: 3}, 2)
		s.Book.Drafts[0] = osiris.Draft{To: 2, Public: public}
		if seen := s.VisibleTo(0, game.Move{Verb: osiris.VPromise, A: 1}); (seen == game.Everyone) != public {
			t.Errorf("public %v: promising is visible to %b", public, seen)
		}
		s.Negotiate(0, game.Move{Verb: osiris.VPromise, A: 1}, nil)
		number := uint8(1)
		if public {
			number = osiris.PrivateWords + 1
		}
		for _, viewer := range []game.Seat{0, 1, 2, game.Spectator} {
			if sees := masked(s, viewer).Book.Promises[0][0].Number == number; sees != (public || viewer < 2) {
				t.Errorf("public %v: viewer %d sees the promise: %v", public, viewer, sees)
			}
		}
		if seen := s.VisibleTo(1, game.Move{Verb: osiris.VMark, A: 0, B: number}); (seen == game.Everyone) != public {
			t.Errorf("public %v: marking is visible to %b", public, seen)
		}
		s.Negotiate(1, game.Move{Verb: osiris.VMark, A: 0, B: number}, nil)
		if s.Book.Kept[0][1] != 1 || masked(s, 2).Book.Kept[0][1] != 0 || masked(s, 0).Book.Kept[0][1] != 1 {
			t.Errorf("public %v: promises kept: %v", public, s.Book.Kept)
		}
	}
}

// OSI-RUL-68: the number of a public promise does not reveal how many private ones came before it.
func TestOSI_RUL_68_PublicPromises(t *testing.T) {
	for private := range 3 {
		s := ready(t, game.Setup{Players: 3}, 2)
		for range private {
			s.Book.Drafts[0] = osiris.Draft{To: 2}
			s.Negotiate(0, game.Move{Verb: osiris.VPromise, A: 1}, nil)
		}
		for n := range uint8(2) {
			s.Book.Drafts[0] = osiris.Draft{To: 2 + n, Public: true}
			s.Negotiate(0, game.Move{Verb: osiris.VPromise, A: 1}, nil)
			if p := masked(s, 2).Book.Promises[0][n]; p.Number != osiris.PrivateWords+1+n {
				t.Errorf("public promise after %d private ones, number %d: got number %d", private, n+1, p.Number)
			}
		}
	}
}
