package table

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"time"

	"ennead/bot"
	"ennead/game"
)

// The moment at which a bot's answer appears must reveal nothing about its hand. So it depends only on public facts:
// the last change of the table, the kind of question, the level of the bot, and how long it waited for a worker. The
// bot thinks within that time, and never answers sooner, however little there is to think about.

// tempo is the time that a bot has for one answer.
type tempo struct {
	since time.Time     // when the table last changed, not counting negotiation
	holds time.Duration // the earliest time, after since, at which the answer appears
	takes time.Duration // thinking time, part of holds
	beat  time.Duration // a late answer appears at the next beat
	brief bool          // the bot must not think longer than takes
}

// beats is the number of beats in a pause. In a reaction window an answer takes one beat: fifty windows a round must
// not hold up people. A bot has one beat to say whether it negotiates.
const beats = 16

func (h *House) beat() time.Duration { return h.conf.Pause / beats }

// tempoOf returns the tempo of a bot that is to answer.
func (h *House) tempoOf(t *Table, seat game.Seat) tempo {
	pause, beat := h.conf.Pause, h.beat()
	p := tempo{since: t.stirred, holds: pause, takes: pause / 2, beat: beat}
	_, hasty := t.botWindow()
	_, window := game.WindowOf(t.Match.State, seat)
	limit := h.limit(h.level(t, seat))
	switch {
	case window:
		p.takes, p.brief = beat, true
	case limit > 0:
		p.takes = limit + beat
	}
	if hasty {
		p.holds = beat
	}
	p.holds = h.negotiationTime(t) + max(p.holds-h.negotiationTime(t), p.takes)
	if pause == 0 {
		p.holds = 0
	}
	return p
}

// negotiationTime returns how long after a change bots are asked to negotiate, before one of them has to move.
func (h *House) negotiationTime(t *Table) time.Duration {
	_, guided := t.Lesson()
	if _, bargained := t.Match.State.(game.Negotiated); !bargained || guided || t.botOwing() == game.Spectator {
		return 0
	}
	return time.Duration(bot.NegotiationRounds*len(t.bots())) * h.beat()
}

// limit returns how long a bot of that level thinks at most; 0 if it has no time limit.
func (h *House) limit(level string) time.Duration {
	if h.conf.Limit == nil {
		return 0
	}
	return min(h.conf.Limit(level), h.conf.Patience)
}

// begins returns when the bot starts to think: late, so that people who change their minds seldom disturb it.
func (p tempo) begins() time.Time { return p.since.Add(p.holds - p.takes) }

// within returns the bot's time limit if it has to be brief; its answer appears a little later.
func (p tempo) within(part int) time.Duration {
	if !p.brief || p.beat == 0 {
		return 0
	}
	return max(p.takes*3/4/time.Duration(part), time.Millisecond)
}

// shows returns when the answer of a bot appears that has thought until now.
func (p tempo) shows(turn *turn, now time.Time) time.Time {
	at := p.since.Add(p.holds)
	if p.beat == 0 {
		return now
	}
	if ready := turn.began.Add(p.takes / time.Duration(turn.part)); ready.After(at) { // it had to wait for a worker
		at = ready
	}
	if late := now.Sub(at); late > 0 {
		at = at.Add((late + p.beat - 1).Truncate(p.beat))
	}
	return at
}

// beatAfter returns the first beat, counted from that moment, after a bot was asked and by which it has answered.
func beatAfter(from, asked, answered time.Time, beat time.Duration) time.Time {
	if beat == 0 {
		return answered
	}
	at := from.Add((asked.Sub(from)/beat + 1) * beat)
	for at.Before(answered) {
		at = at.Add(beat)
	}
	return at
}

// guesses is how many guesses of the hidden information are tried to find one in which a bot has a choice.
const guesses = 24

// pretend makes a bot without a choice think about a world in which it has one, as far as spectators can tell, if
// there is any: so the time that it keeps a worker busy does not reveal its hand either.
func (t *Table) pretend(ctx context.Context, p Player, seat game.Seat) error {
	if len(t.Match.State.Moves(nil, seat)) != 1 {
		return nil
	}
	var seed [8]byte
	_, _ = rand.Read(seed[:]) // never fails
	chance := game.NewRand(binary.LittleEndian.Uint64(seed[:]))
	for range guesses {
		world := t.Match.View(game.Spectator)
		world.Determinize(game.Spectator, &chance)
		if len(world.Moves(nil, seat)) > 1 {
			world.Mask(seat)
			_, err := p.Choose(ctx, world, seat)
			return err
		}
	}
	return nil
}
