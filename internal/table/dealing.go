package table

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"time"

	"ennead/bot"
	"ennead/game"
)

// botsMayDeal tells whether bots are asked whether they deal beside the turn: in games with dealing, unless they have
// said enough since somebody else did anything.
func (t *Table) botsMayDeal() bool {
	if _, guided := t.Lesson(); guided || t.Status != Playing {
		return false
	}
	_, bargained := t.Match.State.(game.Bargained)
	return bargained && t.deals < bot.DealRounds*len(t.bots())
}

// dealt is how often bots have dealt since somebody else did anything, as far as the record tells: moves that were made
// together count each.
func (t *Table) dealt() (times int) {
	turns := t.Match.Record.Turns
	for n := len(turns) - 1; n >= 0; n-- {
		if turns[n].Seat == game.Nature || turns[n].Waived {
			continue
		}
		if beside, _ := t.Match.Beside(n); !beside || t.Seats[turns[n].Seat].Kind != Bot {
			break
		}
		times++
	}
	return times
}

// bots are the seats of bots.
func (t *Table) bots() (list []game.Seat) {
	for i, s := range t.Seats {
		if s.Kind == Bot {
			list = append(list, game.Seat(i))
		}
	}
	return list
}

// deal asks each bot once whether it deals beside the turn, and tells whether one did. Each has a beat for it. While people
// choose, they have the time of a pause to read what was said before; while a bot owes a choice, bots deal before its time to
// think begins, and delay it by nothing. What is refused meanwhile, and what a bot does wrong here, is left undone: nobody
// waits for a deal.
func (r *runner) deal(t *Table) (dealt bool, err error) {
	if !t.botsMayDeal() {
		return false, nil
	}
	if t.botOwing() == game.Spectator {
		if t, err = r.quiet(t); err != nil {
			return false, err
		}
	}
	h := r.house
	from, end := h.conf.Now(), time.Time{}
	if t.botOwing() != game.Spectator && h.conf.Pause > 0 {
		from, end = t.stirred, t.stirred.Add(h.dealing(t))
	}
	for _, seat := range t.bots() {
		if !t.botsMayDeal() || !end.IsZero() && !h.conf.Now().Before(end) {
			break
		}
		asked := h.conf.Now()
		moves, err := r.propose(t, seat)
		r.until(beatAfter(from, asked, h.conf.Now(), h.beat()))
		if err == nil && len(moves) > 0 {
			_, err = h.deal(r.ctx, t.ID, Bot, seat, moves, "")
			dealt = dealt || err == nil
		}
		var refusal *game.Refusal
		var problem *Problem
		switch {
		case r.ctx.Err() != nil, errors.Is(err, ErrFrozen):
			return false, r.ctx.Err()
		case errors.Is(err, errBot), errors.As(err, &problem), errors.As(err, &refusal):
			h.conf.Log.Warn("bot cannot deal", "table", t.ID, "seat", seat, "level", t.Seats[seat].Level, "error", err, "stack", stackOf(err))
		case err != nil:
			return false, err
		}
		if t, err = r.look(t.ID); err != nil {
			return false, err
		}
	}
	return dealt, nil
}

// propose asks a bot, which sees what its seat may see, whether it deals.
func (r *runner) propose(t *Table, seat game.Seat) (moves []game.Move, err error) {
	turn, err := r.queue.enter(r.ctx, t, r.house.beat())
	if err != nil {
		return nil, err
	}
	defer r.queue.leave(turn)
	err = guarded(func() error {
		p, err := r.house.player(t.Seats[seat].Level, t.Match.Game, Effort{Part: 1})
		if err != nil {
			return err
		}
		if d, ok := p.(bot.Dealer); ok {
			var seed [8]byte
			_, _ = rand.Read(seed[:]) // never fails
			whim := game.NewRand(binary.LittleEndian.Uint64(seed[:]))
			moves = d.Deal(t.Match.View(seat), seat, &whim)
		}
		return nil
	})
	if err != nil {
		err = fmt.Errorf("%w: %w", errBot, err)
	}
	return moves, err
}
