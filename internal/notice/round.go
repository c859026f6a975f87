package notice

import (
	"context"
	"errors"
	"slices"
	"sync"
	"time"

	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/table"
)

const (
	atOnce    = 100 // people whom one look finds
	together  = 4   // letters that are sent at the same time
	mostTold  = 8   // tables in a letter
	mostSent  = 8   // letters to a person in an hour, each in all the ways in which they are told
	elsewhere = time.Minute
	crowded   = 10 * time.Minute // how often somebody who got too many letters may get another
	unsent    = 5 * time.Minute  // until a letter is sent again, at first; later as long as it has waited already
	pointless = 30 * 24 * time.Hour
)

// round sends what is due, unless another server does.
func (c *Courier) round(ctx context.Context) error { return c.each(ctx, c.Store.DueNotices, c.tell) }

// each does something with all that is due of each person, unless another server does.
func (c *Courier) each(
	ctx context.Context, list func(ctx context.Context, now int64, persons int) ([]store.Notice, error),
	do func(context.Context, []store.Notice) error,
) error {
	for ctx.Err() == nil {
		due, err := list(ctx, c.House.Time().UnixMilli(), atOnce)
		if err != nil || len(due) == 0 {
			return err
		}
		claim, err := c.Store.ClaimJob(ctx, sending, c.server, c.hold)
		if err != nil || !claim.Held {
			return err
		}
		err = c.tellAll(ctx, due, do)
		if _, ended := c.Store.EndJob(context.WithoutCancel(ctx), sending, c.server, claim); err == nil {
			err = ended
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// tellAll tells all of what is due, some people at a time.
func (c *Courier) tellAll(
	ctx context.Context, due []store.Notice, do func(context.Context, []store.Notice) error,
) error {
	var all sync.WaitGroup
	var mu sync.Mutex
	var failed error
	turns := make(chan struct{}, together)
	for len(due) > 0 {
		n := slices.IndexFunc(due, func(n store.Notice) bool { return n.Person != due[0].Person })
		if n < 0 {
			n = len(due)
		}
		theirs := due[:n]
		due = due[n:]
		turns <- struct{}{}
		if ctx.Err() != nil {
			break
		}
		if claim, err := c.Store.ClaimJob(ctx, sending, c.server, c.hold); err != nil || !claim.Held {
			failed = errors.Join(failed, err)
			break
		}
		all.Go(func() {
			defer func() { <-turns }()
			if err := do(ctx, theirs); err != nil {
				mu.Lock()
				defer mu.Unlock()
				failed = errors.Join(failed, err)
			}
		})
	}
	all.Wait()
	return failed
}

// tell tells one person all that is due, with a letter for each kind.
func (c *Courier) tell(ctx context.Context, due []store.Notice) error {
	p, to, err := c.reader(ctx, due[0].Person)
	if err != nil {
		return err
	}
	now, wish, ways := c.House.Time(), to.wish, len(c.ways(to, ""))
	if digest := c.Send != nil && to.mail != "" && wish.digests(); p.Closed > 0 || ways == 0 && !digest {
		wish.Kinds = nil
	}
	rest, rests := table.ParseHours(p.Hours).Rest(now)
	for _, kind := range kinds() {
		var found []news
		for _, n := range due {
			switch {
			case n.Kind != string(kind):
			case !wish.Has(kind):
				err = c.Store.DropNotice(ctx, n)
			case rests:
				err = c.wait(ctx, n, rest)
			case len(c.ways(to, kind)) == 0:
				err = c.leave(ctx, n)
			default:
				found, err = c.look(ctx, found, n)
			}
			if err != nil {
				return err
			}
		}
		if len(found) > 0 {
			if err := c.write(ctx, to, Letter{Lang: wish.Lang, Kind: kind, Now: now}, found); err != nil {
				return err
			}
		}
	}
	return c.unknown(ctx, due)
}

// reader returns a person as the store has them, and as somebody to be told.
func (c *Courier) reader(ctx context.Context, person string) (p store.Person, to reader, err error) {
	p, err = c.Store.Person(ctx, person)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return p, to, err
	}
	mail, err := c.Store.MailOf(ctx, person)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return p, to, err
	}
	to = reader{table.PersonID(person), Parse(p.Notices), mail.Address}
	to.wish.Devices, err = c.living(ctx, to)
	return p, to, err
}

// unknown forgets what is of no kind that this program knows.
func (c *Courier) unknown(ctx context.Context, due []store.Notice) error {
	for _, n := range due {
		if !slices.Contains(kinds(), table.NoticeKind(n.Kind)) {
			if err := c.Store.DropNotice(ctx, n); err != nil {
				return err
			}
		}
	}
	return nil
}

// news is a notice with what is to be told of it.
type news struct {
	store.Notice
	word table.Word
}

// look adds what is still to be told.
func (c *Courier) look(ctx context.Context, all []news, n store.Notice) ([]news, error) {
	w, again, err := c.word(ctx, n)
	now := c.House.Time()
	switch {
	case errors.Is(err, table.ErrElsewhere): // another server knows the rules of that table
		return all, c.wait(ctx, n, now.Add(elsewhere))
	case err != nil && !errors.Is(err, table.ErrNoTable):
		return all, err
	case !again.IsZero():
		return all, c.wait(ctx, n, again)
	case w == nil || now.Sub(time.UnixMilli(n.At)) > pointless:
		return all, c.Store.DropNotice(ctx, n)
	}
	return append(all, news{n, *w}), nil
}

// wait puts off a notice that was not taken, or that was taken and not sent. If it has changed meanwhile, so much the
// better.
func (c *Courier) wait(ctx context.Context, n store.Notice, until time.Time) error {
	n.Due = until.UnixMilli()
	if err := c.Store.PutOffNotice(ctx, n); !errors.Is(err, store.ErrNotFound) {
		return err
	}
	return nil
}

// write sends a letter, in all the ways in which its reader is told. It takes first what it tells: if this server dies
// between the two, the letter is lost, and nobody gets it twice.
func (c *Courier) write(ctx context.Context, to reader, l Letter, all []news) error {
	may, err := c.Store.Spend(ctx, "letters to "+c.mac(to.id), mostSent, time.Hour)
	if err != nil {
		return err
	}
	now := c.House.Time()
	if !may {
		then := now.Truncate(crowded).Add(crowded) // the same for all that waits, so that one letter tells it
		for _, n := range all {
			if err := c.wait(ctx, n.Notice, then); err != nil {
				return err
			}
		}
		return nil
	}
	var taken []news
	for _, n := range all {
		switch err := c.Store.TakeNotice(ctx, n.Notice, now.UnixMilli()); {
		case err == nil:
			n.Sent = now.UnixMilli()
			taken = append(taken, n)
		case !errors.Is(err, store.ErrNotFound): // another server has it, or they have looked
			return errors.Join(err, c.giveBack(ctx, taken, now))
		}
	}
	if len(taken) == 0 {
		return nil
	}
	ctx = context.WithoutCancel(ctx) // once begun
	missing, err := c.bring(ctx, to, c.ways(to, l.Kind), c.filled(to, l, taken))
	if err == nil {
		return c.bringAgain(ctx, taken, missing, now)
	}
	if again := c.giveBack(ctx, taken, now); again != nil || post.Unsent(err) {
		return errors.Join(err, again)
	}
	return nil // what somebody else does not take is no trouble of the house
}

// filled returns a letter that tells so much.
func (c *Courier) filled(to reader, l Letter, all []news) Letter {
	for _, n := range all[:min(len(all), mostTold)] {
		l.All = append(l.All, n.word)
	}
	l.More, l.Site, l.Stop = len(all)-len(l.All), c.Site, c.Site+Path+c.token(to.id, wished(l.Kind))
	l.ID = c.number(all)
	return l
}

// giveBack has what nobody was told be told later.
func (c *Courier) giveBack(ctx context.Context, taken []news, now time.Time) (err error) {
	for _, n := range taken {
		err = errors.Join(err, c.wait(ctx, n.Notice, now.Add(max(unsent, now.Sub(time.UnixMilli(n.At))))))
	}
	return err
}
