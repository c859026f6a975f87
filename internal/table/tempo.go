package table

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"time"

	"ennead/bot"
	"ennead/game"
)

// When a bot's answer shows must tell nothing of its hand. So it shows at a moment that follows from public facts: from the
// last change of the table, what kind of question it is, the level of the bot, and how long it waited for a worker. The
// bot thinks inside of that time, and however little it has to think about, it does not answer sooner.

// tempo is the time that a bot has for one answer.
type tempo struct {
	since time.Time     // when the table changed last, deals beside the turn apart
	holds time.Duration // after which the answer shows at the earliest
	takes time.Duration // of it for thinking
	beat  time.Duration // what is late shows at the next beat
	brief bool          // the bot has to think no longer than that
}

// beats is how many beats a pause has. In a window of a game in which others cut in an answer takes one: fifty windows
// a round must not hold up people. Beside the turn a bot has one to say whether it deals.
const beats = 16

func (h *House) beat() time.Duration { return h.conf.Pause / beats }

// tempoOf is the tempo of a bot that owes an answer.
func (h *House) tempoOf(t *Table, seat game.Seat) tempo {
	pause, beat := h.conf.Pause, h.beat()
	p := tempo{since: t.stirred, holds: pause, takes: pause / 2, beat: beat}
	_, hasty := t.botWindow()
	_, window := game.WindowOf(t.Match.State, seat)
	limit := h.limit(t.Seats[seat].Level)
	switch {
	case window:
		p.takes, p.brief = beat, true
	case limit > 0:
		p.takes = limit + beat
	}
	if hasty {
		p.holds = beat
	}
	p.holds = h.dealing(t) + max(p.holds-h.dealing(t), p.takes)
	if pause == 0 {
		p.holds = 0
	}
	return p
}

// dealing is how long after a change bots are asked whether they deal, before one of them has to choose.
func (h *House) dealing(t *Table) time.Duration {
	_, guided := t.Lesson()
	if _, bargained := t.Match.State.(game.Bargained); !bargained || guided || t.botOwing() == game.Spectator {
		return 0
	}
	return time.Duration(bot.DealRounds*len(t.bots())) * h.beat()
}

// limit is how long a bot of that level thinks at most, 0 if it does not look at the clock.
func (h *House) limit(level string) time.Duration {
	if h.conf.Limit == nil {
		return 0
	}
	return min(h.conf.Limit(level), h.conf.Patience)
}

// begins is when the bot begins to think: so late that people who think again disturb it seldom.
func (p tempo) begins() time.Time { return p.since.Add(p.holds - p.takes) }

// within is how long the bot may think where it has to be brief; it shows a little later.
func (p tempo) within(part int) time.Duration {
	if !p.brief || p.beat == 0 {
		return 0
	}
	return max(p.takes*3/4/time.Duration(part), time.Millisecond)
}

// shows is when the answer of a bot shows that has thought until now.
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

// beatAfter is the first beat, counted from some moment, after a bot was asked and by which it has answered.
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

// guesses is how often somebody who sees nothing hidden is asked to imagine that a bot has a choice.
const guesses = 8

// pretend has a bot without a choice think about a world in which it has one, as far as onlookers know, if there is any:
// how long it keeps a worker busy does not tell what it holds either.
func (t *Table) pretend(ctx context.Context, p Player, seat game.Seat) error {
	if len(t.Match.State.Moves(nil, seat)) != 1 {
		return nil
	}
	var seed [8]byte
	_, _ = rand.Read(seed[:]) // never fails
	chance := game.NewRand(binary.LittleEndian.Uint64(seed[:]))
	for range guesses {
		world := t.Match.View(game.Spectator)
		world.Guess(game.Spectator, &chance)
		if len(world.Moves(nil, seat)) > 1 {
			world.Mask(seat)
			_, err := p.Choose(ctx, world, seat)
			return err
		}
	}
	return nil
}
