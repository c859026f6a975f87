package table

import (
	"context"
	"time"

	"ennead/game"
)

// vote is a plan for a seat whose person does not move, or that nobody takes, and which seats agree to it.
type vote struct {
	agreed game.Seats
	level  string // of the bot that is to play on, or empty if the seat is to be free
}

// sign is how long a person may be still before a sign of life that is no move is kept.
const sign = time.Hour

// Plan is the bot that is to play on a seat, or empty if it is to become free, and the seats that agree to that.
func (t *Table) Plan(seat game.Seat) (level string, agreed game.Seats) {
	v := t.Seats[seat].vote
	return v.level, v.agreed
}

// Absent is the time from which the others may free a seat: its person owes a choice, and nothing has moved for so long.
// False if there is no such time: nobody waits for the seat, nobody could free it, or the house knows no absence.
func (h *House) Absent(t *Table, seat game.Seat) (from time.Time, ok bool) {
	wait := h.conf.Absent
	if wait <= 0 || !t.Owing().Has(seat) || int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person || !t.Seats[seat].Taken {
		return from, false
	}
	return t.Moved.Add(wait), true
}

// Waited is what [House.Absent] says once so much of the wait is over that it is worth telling: who is out for an evening
// is not absent.
func (h *House) Waited(t *Table, seat game.Seat) (from time.Time, ok bool) {
	from, ok = h.Absent(t, seat)
	return from, ok && h.now().Sub(t.Moved) >= h.conf.Absent/worthTelling
}

const worthTelling = 6 // as a part of the wait

func (h *House) absent(t *Table, seat game.Seat) bool {
	from, ok := h.Absent(t, seat)
	return ok && !h.now().Before(from)
}

// Deciding are the seats whose people decide together about a seat: all others that are not absent themselves. If there are none
// it is who opened the table, and alone is true.
func (h *House) Deciding(t *Table, seat game.Seat) (deciding game.Seats, alone bool) {
	for i := range t.Seats {
		s, other := &t.Seats[i], game.Seat(i)
		mine := t.Seats[seat].Taken && s.who == t.Seats[seat].who
		if s.Kind == Person && s.Taken && !mine && !h.absent(t, other) {
			deciding = deciding.With(other)
		}
	}
	return deciding, deciding == 0
}

// MayPlan tells whether a plan may be made for a seat now, and whether the seats that somebody holds take part in it.
func (h *House) MayPlan(t *Table, seat game.Seat, person PersonID) (now, mine bool) {
	if t.Status != Playing || int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person {
		return false, false
	}
	now = !t.Seats[seat].Taken || h.absent(t, seat)
	deciding, alone := h.Deciding(t, seat)
	if alone {
		return now, h.Owns(t, person) && !h.Held(t, person).Has(seat)
	}
	return now, deciding&h.Held(t, person) != 0
}

// Agree agrees to a plan for a seat whose person is absent, or that is free: that it becomes free, or if level is not
// empty that a bot of that level plays on. Who proposes another plan than the others begins anew. It is done when
// everybody agrees whom [House.Deciding] names.
func (h *House) Agree(ctx context.Context, id ID, seat game.Seat, person PersonID, level string) (*Table, error) {
	return h.edit(ctx, id, func(t *Table) error {
		if err := h.mayAgree(t, seat, person, level); err != nil {
			return err
		}
		s := &t.Seats[seat]
		before := s.vote
		if s.vote.level != level {
			s.vote = vote{level: level}
		}
		deciding, alone := h.Deciding(t, seat)
		s.vote.agreed |= deciding & h.Held(t, person)
		if alone || deciding&^s.vote.agreed == 0 {
			t.carryOut(seat, level, h.now())
			return nil
		}
		if s.vote == before {
			return errSame
		}
		return nil
	})
}

// mayAgree is nil if the person takes part in the plan.
func (h *House) mayAgree(t *Table, seat game.Seat, person PersonID, level string) error {
	now, mine := h.MayPlan(t, seat, person)
	switch {
	case int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person:
		return ErrNoSeat
	case t.Status == Gathering:
		return ErrGathering
	case t.Status == Over:
		return ErrOver
	case !mine:
		return ErrNotSeated
	case !now:
		return ErrNotAbsent
	case level == "" && !t.Seats[seat].Taken:
		return ErrEmpty
	case level == "":
		return nil
	}
	return h.seatable(level, t.Match.Game)
}

// Object takes an agreement back.
func (h *House) Object(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.edit(ctx, id, func(t *Table) error {
		if int(seat) >= len(t.Seats) {
			return ErrNoSeat
		}
		s := &t.Seats[seat]
		before := s.vote
		s.vote.agreed &^= h.Held(t, person)
		if s.vote == before {
			return errSame
		}
		if s.vote.agreed == 0 {
			s.vote = vote{}
		}
		return nil
	})
}

// Here says that the person of a seat is there, and needs more time.
func (h *House) Here(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		if !t.Owing().Has(seat) {
			return errSame
		}
		return nil
	})
}

// carryOut does what everybody has agreed to.
func (t *Table) carryOut(seat game.Seat, level string, now time.Time) {
	if t.Seats[seat].Taken {
		t.vacate(seat, Freed, now)
	}
	if level == "" {
		return
	}
	t.happen(Happening{At: now, What: ByBot, Seat: seat, Next: level})
	t.Seats[seat] = Seat{Kind: Bot, Level: level, link: t.Seats[seat].link.fresh("", 0)}
	t.nameSeats()
}

// stir takes a sign of life of the person of a seat: plans for it end, and its wait begins anew. One that comes soon after
// the last move says nothing new.
func (h *House) stir(t *Table, seat game.Seat) {
	s, now := &t.Seats[seat], h.now()
	soon := now.Sub(t.Moved) < min(sign, h.conf.Absent/worthTelling)
	if !t.Owing().Has(seat) || s.vote == (vote{}) && soon {
		return
	}
	s.vote, t.Moved = vote{}, now
}

// standsStill tells whether all that was played or taken back between two tables was made beside the turn: nobody's wait
// may depend on what others deal.
func standsStill(old, next *Table) bool {
	first := common(old.Match.Record.Turns, next.Match.Record.Turns)
	for _, m := range []*game.Match{old.Match, next.Match} {
		for n := first; n < len(m.Record.Turns); n++ {
			if beside, _ := m.Beside(n); !beside {
				return false
			}
		}
	}
	return true
}

// goOn ends plans for people who were absent, since the table has moved on.
func (t *Table) goOn(now time.Time) {
	t.Moved = now
	for i := range t.Seats {
		if t.Seats[i].Taken {
			t.Seats[i].vote = vote{}
		}
	}
}

// BotSince is after how many turns a bot began to play for a seat.
func (t *Table) BotSince(seat game.Seat) int {
	turns := 0
	for _, h := range t.Happened {
		if h.Seat == seat && h.What == ByBot {
			turns = h.Turns
		}
	}
	return turns
}

// speaks takes what somebody says at a table for a sign of life.
func (h *House) speaks(ctx context.Context, t *Table, seat game.Seat) error {
	if _, waited := h.Absent(t, seat); !waited {
		return nil
	}
	_, err := h.edit(ctx, t.ID, func(t *Table) error {
		before := t.Moved
		if h.stir(t, seat); t.Moved.Equal(before) {
			return errSame
		}
		return nil
	})
	return err
}
