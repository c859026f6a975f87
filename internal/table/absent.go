package table

import (
	"context"
	"time"

	"ennead/game"
)

// vote is a plan for a seat whose person does not move, or that nobody takes, with the seats that agree to it.
type vote struct {
	agreed game.Seats
	level  string // of the bot that is to take over, [Withdraws], or empty if the seat is to be freed
}

// sign is how long a person may be inactive before a sign of life other than a move is stored.
const sign = time.Hour

// Plan returns the level of the bot that is to play on for a seat, [Withdraws] if the game is to go on without it, or
// empty if it is to be freed, and the seats that agree to that.
func (t *Table) Plan(seat game.Seat) (level string, agreed game.Seats) {
	v := t.Seats[seat].vote
	return v.level, v.agreed
}

// Lacks returns how many more people have to agree to the plan for a seat: with clocks more than half of those who
// decide have to, since the game goes on anyway; without, all of them.
func (h *House) Lacks(t *Table, seat game.Seat) int {
	deciding, _ := h.Deciding(t, seat)
	need := t.heads(deciding)
	if t.times != nil {
		need = need/2 + 1
	}
	return max(0, need-t.heads(deciding&t.Seats[seat].vote.agreed))
}

// Absent returns the time from which the others may free a seat: in a game with clocks when a steward plays on for
// its person, in others when its person is to move, and nothing has moved for the configured time. It returns
// false if there is no such time: nobody waits for the seat, nobody could free it, or the house does not limit
// absence.
func (h *House) Absent(t *Table, seat game.Seat) (from time.Time, ok bool) {
	if t.times != nil {
		from = t.gone(seat)
		return from, !from.IsZero()
	}
	wait := h.conf.Absent
	if wait <= 0 || !t.Owing().Has(seat) || int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person ||
		!t.Seats[seat].Taken {
		return from, false
	}
	return t.Moved.Add(wait), true
}

// Waited is like [House.Absent], but reports it only once enough of the wait is over to be worth mentioning: somebody
// who is out for an evening is not absent.
func (h *House) Waited(t *Table, seat game.Seat) (from time.Time, ok bool) {
	if from, ok = h.Absent(t, seat); t.times != nil {
		return from, ok
	}
	return from, ok && h.now().Sub(t.Moved) >= h.conf.Absent/worthTelling
}

const worthTelling = 6 // as a fraction of the wait

func (h *House) absent(t *Table, seat game.Seat) bool {
	from, ok := h.Absent(t, seat)
	return ok && !h.now().Before(from)
}

// Deciding returns the seats whose people decide together about a seat: all others that are not absent themselves. If
// there are none, the person who opened the table decides, and alone is true.
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

// MayPlan reports whether a plan may be made for a seat now, and whether the person takes part in it.
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

// Agree agrees to a plan for a seat that is free or whose person is absent: that it becomes free, or, if level is not
// empty, that a bot of that level takes over, or, if it is [Withdraws], that the game goes on without it. Proposing a
// different plan starts the vote again. The plan is carried out when enough of those have agreed that [House.Deciding]
// names, see [House.Lacks].
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
		if alone || h.Lacks(t, seat) == 0 {
			return t.carryOut(seat, level, h.now())
		}
		if s.vote == before {
			return errSame
		}
		return nil
	})
}

// mayAgree returns nil if the person takes part in the plan.
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
	case level == Withdraws && t.MayWithdraw(seat):
		return nil
	}
	return h.seatable(level, t.Match.Game)
}

// Object withdraws an agreement.
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

// Here says that the person of a seat is present and needs more time.
func (h *House) Here(ctx context.Context, id ID, seat game.Seat, person PersonID) (*Table, error) {
	return h.asHolder(ctx, id, seat, person, func(t *Table) error {
		if !t.Owing().Has(seat) {
			return errSame
		}
		return nil
	})
}

// carryOut does what everybody has agreed to.
func (t *Table) carryOut(seat game.Seat, level string, now time.Time) error {
	if t.Seats[seat].Taken {
		t.vacate(seat, Freed, now)
	}
	switch level {
	case "":
		return nil
	case Withdraws:
		return t.desert(seat, now)
	}
	t.happen(Happening{At: now, What: ByBot, Seat: seat, Next: level})
	t.Seats[seat] = Seat{Kind: Bot, Level: level, link: t.Seats[seat].link.fresh("", 0)}
	t.nameBot(seat)
	t.nameSeats()
	return nil
}

// stir records a sign of life of a seat's person: plans for the seat end, and its wait starts again. A sign soon
// after the last move is not stored, since it says nothing new.
func (h *House) stir(t *Table, seat game.Seat) {
	s, now := &t.Seats[seat], h.now()
	soon := now.Sub(t.Moved) < min(sign, h.conf.Absent/worthTelling)
	if !t.Owing().Has(seat) || s.vote == (vote{}) && soon {
		return
	}
	s.vote, t.Moved = vote{}, now
}

// standsStill reports whether everything played or taken back between two tables was negotiation: nobody's wait may
// depend on what others offer each other.
func standsStill(old, next *Table) bool {
	first := common(old.Match.Record.Turns, next.Match.Record.Turns)
	for _, m := range []*game.Match{old.Match, next.Match} {
		for n := first; n < len(m.Record.Turns); n++ {
			if outOfTurn, _ := m.IsOutOfTurn(n); !outOfTurn {
				return false
			}
		}
	}
	return true
}

// goOn drops plans for people who were absent, since the table has moved on: unless a steward has moved it for them.
func (t *Table) goOn(now time.Time) {
	t.Moved, t.ending = now, 0
	for i := range t.Seats {
		if t.Seats[i].Taken && (t.times == nil || t.gone(game.Seat(i)).IsZero()) {
			t.Seats[i].vote = vote{}
		}
	}
}

// BotSince returns the number of turns after which a bot took over a seat.
func (t *Table) BotSince(seat game.Seat) int {
	turns := 0
	for _, h := range t.Happened {
		if h.Seat == seat && h.What == ByBot {
			turns = h.Turns
		}
	}
	return turns
}

// speaks counts a chat line as a sign of life.
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
