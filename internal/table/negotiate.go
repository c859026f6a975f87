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

// botsMayNegotiate reports whether bots are asked to negotiate: in games with negotiation, unless they have said enough
// since anybody else acted.
func (t *Table) botsMayNegotiate() bool {
	if _, guided := t.Lesson(); guided || t.Status != Playing {
		return false
	}
	_, bargained := t.Match.State.(game.Negotiated)
	return bargained && t.negotiated < bot.NegotiationRounds*len(t.bots())
}

// bots returns the seats of bots.
func (t *Table) bots() (list []game.Seat) {
	for i, s := range t.Seats {
		if s.Kind == Bot {
			list = append(list, game.Seat(i))
		}
	}
	return list
}

// negotiate asks each bot once whether it negotiates, and reports whether one did. Each has one beat for it. While
// people are to move, they have a pause's time to read earlier offers; while a bot is to move, bots negotiate before
// its thinking time begins, without delaying it. A refused or faulty move is dropped: nobody waits for negotiation.
func (r *runner) negotiate(t *Table) (dealt bool, err error) {
	if !t.botsMayNegotiate() {
		return false, nil
	}
	if t.botOwing() == game.Spectator {
		if t, err = r.quiet(t); err != nil {
			return false, err
		}
	}
	h, ctx := r.house, r.within(t.ID)
	from, end := h.clock(), time.Time{}
	if t.botOwing() != game.Spectator && h.conf.Pause > 0 {
		from, end = t.stirred, t.stirred.Add(h.negotiationTime(t))
	}
	for _, seat := range t.bots() {
		if !t.botsMayNegotiate() || !end.IsZero() && !h.clock().Before(end) {
			break
		}
		asked := h.clock()
		moves, err := r.propose(t, seat)
		r.until(beatAfter(from, asked, h.clock(), h.beat()))
		if err == nil && len(moves) > 0 {
			_, err = h.negotiate(ctx, t.ID, Bot, seat, moves, "")
			dealt = dealt || err == nil
		}
		var refusal *game.Refusal
		var problem *Problem
		switch {
		case r.ctx.Err() != nil, errors.Is(err, ErrFrozen):
			return false, r.ctx.Err()
		case errors.Is(err, errBot), errors.As(err, &problem), errors.As(err, &refusal):
			h.conf.Log.WarnContext(ctx, "bot cannot negotiate", "table", t.ID, "seat", seat, "level",
				t.Seats[seat].Level, "error", err, "stack", stackOf(err))
		case err != nil:
			return false, err
		}
		if t, err = r.look(t.ID); err != nil {
			return false, err
		}
	}
	return dealt, nil
}

// propose asks a bot, which sees what its seat may see, for negotiation moves.
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
		if d, ok := p.(bot.Negotiator); ok {
			var seed [8]byte
			_, _ = rand.Read(seed[:]) // never fails
			whim := game.NewRand(binary.LittleEndian.Uint64(seed[:]))
			moves = d.Negotiate(t.Match.View(seat), seat, &whim)
		}
		return nil
	})
	if err != nil {
		err = fmt.Errorf("%w: %w", errBot, err)
	}
	return moves, err
}
