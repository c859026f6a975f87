package evaluator

import (
	"fmt"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
)

// unknown is the margin of moves that nobody has considered.
func unknown(game.Move) (float64, bool) { return 0, false }

// honours returns what a seat does instead of a move, as it sees the game.
func (at *table) honours(seat game.Seat, m game.Move, margin func(game.Move) (float64, bool)) game.Move {
	at.t.Helper()
	view := at.Copy()
	view.Mask(seat)
	before := view.Copy()
	m = Honour(view, seat, m, margin)
	if !view.Equal(before) {
		at.t.Fatal("the bot changed the view")
	}
	if no := at.Why(seat, m); no.No != 0 {
		at.t.Fatalf("seat %d honours its word with %s, which is not legal", seat+1, osiris.Lexicon.Text(m))
	}
	return m
}

// idle returns what a governor does who wants to withdraw as soon as possible.
func (at *table) idle(seat game.Seat) game.Move {
	moves := at.Moves(nil, seat)
	for _, m := range moves {
		if m.Verb == osiris.VWithdraw || m.Verb == osiris.VEnough {
			return m
		}
	}
	return moves[len(moves)-1]
}

// Who has promised a visit makes it before withdrawing, even with its last worker, and gives the second card to whom it
// promised it (OSI-7.6.1).
func TestAPromisedVisitIsMade(t *testing.T) {
	seen, last := 0, 0
	moments(t, 3, 4, 7, func(at *table) {
		seat := at.Top().Seat
		to := at.Next(seat)
		p := &at.Player[seat]
		possible := p.Workers.Sum() > 0 && at.Sharing(seat, to) != 0
		if at.Top().Step != osiris.StepAct || visited(at.State, seat) || !possible {
			return
		}
		if at.r.Intn(2) == 0 { // leave one worker
			for w := range p.Workers {
				for p.Workers[w] > 0 && p.Workers.Sum() > 1 {
					p.Workers[w]--
					at.Bag[w]++
				}
			}
			last++
		}
		at.Book = osiris.Book{}
		if !at.say(seat, "clear", "to "+to.Text(), "promise visit any") {
			t.Fatal("the promise cannot be made")
		}
		given, season := false, at.Season
		var moves []game.Move
		for at.Season == season && p.Order == 0 && at.Owing() != 0 {
			by := at.Owing().First()
			var m game.Move
			switch {
			case by == game.Nature:
				m, moves = at.r.Roll(at.State, moves)
			case by == seat:
				m = at.honours(seat, at.idle(seat), unknown)
				given = given || m.Verb == osiris.VShare && game.Seat(m.B) == to
			default:
				m = at.idle(by)
			}
			at.Play(by, m, nil)
		}
		seen++
		if !given {
			t.Errorf("season %d: seat %d withdrew with %d workers, and gave no card", season, seat+1, p.Workers.Sum())
		}
	})
	if seen < 10 || last < 3 {
		t.Errorf("%d promises, %d of them with one worker: too few to prove anything", seen, last)
	}
}

// Without a promise a bot does what it has chosen.
func TestWithoutPromisesNothingIsHonoured(t *testing.T) {
	moments(t, 3, 1, 5, func(at *table) {
		if at.Book = (osiris.Book{}); at.Owing().Has(game.Nature) {
			return
		}
		for _, m := range at.Moves(nil, at.Top().Seat) {
			if got := at.honours(at.Top().Seat, m, unknown); got != m {
				t.Fatalf("%s became %s", osiris.Lexicon.Text(m), osiris.Lexicon.Text(got))
			}
		}
	})
}

// On its first visit of a season, a visitor gives the second card to who promises one for the next season, if that
// costs no more than a promise is worth, and if that governor owes it nothing and has broken no promise to it
// (OSI-7.5.5).
func TestAPromiseIsRewarded(t *testing.T) {
	first, later := 0, 0
	moments(t, 4, 6, 1, func(at *table) {
		seat := at.Top().Seat
		by, other := at.Next(seat), at.Next(at.Next(seat))
		if at.Top().Step != osiris.StepShare || !at.Receivers().Has(by) || !at.Receivers().Has(other) || at.Season > 3 {
			return
		}
		at.Book = osiris.Book{}
		reward := listens(at.State, seat, by)
		next := fmt.Sprintf("promise visit %d", at.Season+1)
		if !at.say(by, "clear", "to "+seat.Text(), next) {
			t.Fatal("the promise cannot be made")
		}
		plan := game.Move{Verb: osiris.VShare, A: at.Moves(nil, seat)[0].A, B: uint8(other)}
		costs := func(points float64) func(game.Move) (float64, bool) {
			return func(m game.Move) (float64, bool) {
				switch {
				case m == plan:
					return 3, true
				case game.Seat(m.B) == by && m.A == plan.A:
					return 3 - points, true
				}
				return -10, true
			}
		}
		expect := func(name string, margin func(game.Move) (float64, bool), to game.Seat) {
			if m := at.honours(seat, plan, margin); game.Seat(m.B) != to || m.A != plan.A {
				t.Errorf("%s: %s instead of %s, want a card for seat %d", name, osiris.Lexicon.Text(m),
					osiris.Lexicon.Text(plan), to+1)
			}
		}
		if !reward {
			later++
			expect("a later visit", unknown, other)
			return
		}
		first++
		expect("cheap", costs(thanks/2), by)
		expect("dear", costs(2*thanks), other)
		expect("unknown", unknown, by)
		at.Book.Broken[by][seat] = 1
		expect("broken before", costs(thanks/2), other)
		at.Book.Broken[by][seat] = 0
		at.Player[by].Did = 0
		if !at.say(by, "clear", "to "+seat.Text(), fmt.Sprintf("promise visit %d", at.Season)) {
			return // withdrawn
		}
		expect("owed this season", costs(thanks/2), other)
		at.Book = osiris.Book{}
		if !at.say(seat, "clear", "to "+other.Text(), "promise visit any") ||
			!at.say(by, "clear", "to "+seat.Text(), next) {
			t.Fatal("the promises cannot be made")
		}
		plan.B = uint8(by)
		expect("promised to another", costs(-5), other)
	})
	if first < 5 || later < 3 {
		t.Errorf("%d first visits, %d later ones", first, later)
	}
}

// One governor promises, to everybody's knowledge, and nobody where a bribe is open or who is not believed.
func TestOneGovernorPromises(t *testing.T) {
	made, barred := 0, 0
	moments(t, 4, 6, 1, func(at *table) {
		visitor := at.Top().Seat
		if at.Top().Step != osiris.StepShare {
			return
		}
		promises := func(try *table) (by []game.Seat) {
			for range 2 {
				for seat := range game.Seat(4) {
					if moves := try.negotiate(seat); verb(moves) == "promise" {
						by = append(by, seat)
						if p := try.Book.Promises[seat][0]; !p.Public || p.To != visitor || p.Action != visits {
							t.Errorf("seat %d promises %+v", seat+1, p)
						}
					}
				}
			}
			return by
		}
		fresh := func() *table {
			try := &table{at.Copy().(*osiris.State), t, at.r}
			try.Book = osiris.Book{}
			for seat := range try.Player {
				if game.Seat(seat) != visitor {
					try.Player[seat].Tokens = osiris.Tokens{} // nothing to bribe with
				}
			}
			return try
		}
		by := promises(fresh())
		if len(by) > 1 {
			t.Errorf("%d governors promise something for one card", len(by))
		}
		if len(by) == 0 {
			return
		}
		made++
		try := fresh()
		for seat := range game.Seat(4) {
			try.Book.Broken[seat][visitor] = 1
		}
		if by := promises(try); by != nil {
			t.Errorf("%v promise to a governor who does not believe them", by)
		}
		try = fresh()
		for seat := range game.Seat(4) {
			if seat != visitor && seat != by[0] {
				try.Player[seat].Tokens = osiris.Tokens{1, 0, 0}
				if try.say(seat, "clear", "give grain 1", "bribe "+seat.Text()) {
					barred++
					if by := promises(try); by != nil {
						t.Errorf("%v promise something while a bribe is open", by)
					}
				}
				break
			}
		}
	})
	if made < 5 || barred < 3 {
		t.Errorf("%d promises, %d bribes against them: too few to prove anything", made, barred)
	}
}

// A promised visit is judged when both of its cards have gone somewhere, not before.
func TestAVisitIsJudgedAtItsEnd(t *testing.T) {
	seen := 0
	moments(t, 3, 3, 1, func(at *table) {
		seat := at.Top().Seat
		to := at.Next(seat)
		if at.Top().Step != osiris.StepShare {
			return
		}
		at.Book = osiris.Book{}
		if !at.say(seat, "clear", "to "+to.Text(), "promise visit any") {
			t.Fatal("the promise cannot be made")
		}
		seen++
		if moves := at.negotiate(to); verb(moves) == "mark" {
			t.Error("the promise is judged before the cards are shared")
		}
		at.Play(seat, at.honours(seat, at.idle(seat), unknown), nil)
		at.negotiate(to)
		if at.Book.Kept[seat][to] != 1 {
			t.Error("the visit is over, but nobody has judged the promise")
		}
	})
	if seen < 5 {
		t.Errorf("only %d visits", seen)
	}
}

// Who owes a visit does not sell the worker that it needs for it.
func TestTheLastWorkerIsKept(t *testing.T) {
	sold := 0
	moments(t, 3, 3, 2, func(at *table) {
		const seat, buyer = game.Seat(0), game.Seat(1)
		at.Book = osiris.Book{}
		p := &at.Player[seat]
		if p.Order != 0 || visited(at.State, seat) || at.Player[buyer].Order != 0 || !at.say(seat, "clear") {
			return
		}
		p.Workers = osiris.Workers{}
		p.Workers[osiris.Farmer] = 1
		at.Player[buyer].Tokens = osiris.Tokens{4, 4, 4}
		for _, give := range [][]string{{"give grain 2"}, {"give grain 2", "give stone 2"},
			{"give grain 3", "give brick 3", "give stone 3"}} {
			try := &table{at.Copy().(*osiris.State), t, at.r}
			if !try.say(buyer, append(append([]string{"clear", "to 1"}, give...), "want farmer 1", "offer")...) {
				continue
			}
			owing := &table{try.Copy().(*osiris.State), t, at.r}
			if verb(try.negotiate(seat)) != "accept" || !owing.say(seat, "clear", "to 2", "promise visit any") {
				continue
			}
			sold++
			if verb(owing.negotiate(seat)) == "accept" {
				t.Errorf("season %d: the worker for a promised visit is sold for %v", at.Season, give)
			}
		}
	})
	if sold < 3 {
		t.Errorf("only %d offers were good enough", sold)
	}
}
