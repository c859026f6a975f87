package notice

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// Where one way has taken a letter and another surely has not, the letter is brought again in that other way only. The
// notice stays one that was sent; beside it the store keeps when to bring it again, and in which ways. A server takes
// that away before it tries: if it dies then, the letter is lost in that way, and nobody gets it twice.

// mostRepeats is how often a letter is brought again in a way: after five minutes, and then after twice as long as the
// time before, so within 22 hours.
const mostRepeats = 8

// repeats brings what is to be brought again, unless another server does.
func (c *Courier) repeats(ctx context.Context) error {
	return c.each(ctx, c.Store.DueRepeats, c.repeat)
}

// repeat brings to one person again what is due, with a letter for each kind and the ways that lack it. What they need
// not be told any more, or want no more in that way, is left.
func (c *Courier) repeat(ctx context.Context, due []store.Notice) error {
	p, to, err := c.reader(ctx, due[0].Person)
	if err != nil {
		return err
	}
	rest, rests := table.ParseHours(p.Hours).Rest(c.House.Time())
	for len(due) > 0 {
		alike := func(n store.Notice) bool { return n.Kind == due[0].Kind && n.Ways == due[0].Ways }
		lacking := strings.Fields(due[0].Ways)
		kind := table.NoticeKind(due[0].Kind)
		ways := slices.DeleteFunc(c.ways(to, kind), func(way channel) bool {
			return !slices.Contains(lacking, way.name)
		})
		var found []news
		for _, n := range due {
			if !alike(n) {
				continue
			}
			again, word := time.Time{}, (*table.Word)(nil)
			switch {
			case p.Closed > 0 || !to.wish.Has(kind) || len(ways) == 0:
			case rests:
				again = rest
			default:
				word, again, err = c.word(ctx, n)
			}
			switch {
			case errors.Is(err, table.ErrElsewhere):
				again, err = c.House.Time().Add(elsewhere), nil
			case errors.Is(err, table.ErrNoTable):
				err = nil
			case err == nil && word != nil && again.IsZero():
				found = append(found, news{n, *word})
				continue
			}
			if err == nil {
				_, err = c.takeRepeat(ctx, n, again)
			}
			if err != nil {
				return err
			}
		}
		if err := c.writeAgain(ctx, to, ways, Letter{Lang: to.wish.Lang, Kind: kind, Again: true}, found); err != nil {
			return err
		}
		due = slices.DeleteFunc(slices.Clone(due), alike)
	}
	return nil
}

// writeAgain sends a letter in the ways that lack it, after it has taken what it tells.
func (c *Courier) writeAgain(ctx context.Context, to reader, ways []channel, l Letter, all []news) error {
	var taken []news
	var failed error
	for _, n := range all {
		ok, err := c.takeRepeat(ctx, n.Notice, time.Time{})
		if ok {
			n.Again = 0
			taken = append(taken, n)
		}
		failed = errors.Join(failed, err)
	}
	if len(taken) == 0 {
		return failed
	}
	l.Now = c.House.Time()
	ctx = context.WithoutCancel(ctx) // once begun
	missing, err := c.bring(ctx, to, ways, c.filled(to, l, taken))
	if err != nil {
		c.Log.WarnContext(ctx, "a letter is not taken in some ways", "error", err)
	}
	return errors.Join(failed, c.bringAgain(ctx, taken, missing, l.Now))
}

// takeRepeat stores when a notice is brought again instead, never if the time is zero. It reports false if another
// server was faster, or they have looked.
func (c *Courier) takeRepeat(ctx context.Context, n store.Notice, again time.Time) (ok bool, err error) {
	ms := int64(0)
	if !again.IsZero() {
		ms = again.UnixMilli()
	}
	if err = c.Store.RepeatNotice(ctx, n, ms); errors.Is(err, store.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// bringAgain has what was sent be brought again in the ways that surely lack it, if there are any and it has not been
// tried too often.
func (c *Courier) bringAgain(ctx context.Context, sent []news, missing []string, now time.Time) (err error) {
	if len(missing) == 0 {
		return nil
	}
	for _, n := range sent {
		if n.Tries >= mostRepeats {
			continue
		}
		again := now.Add(unsent << n.Tries)
		n.Ways = strings.Join(missing, " ")
		n.Tries++
		_, failed := c.takeRepeat(ctx, n.Notice, again)
		err = errors.Join(err, failed)
	}
	return err
}
