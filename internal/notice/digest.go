package notice

import (
	"cmp"
	"context"
	"errors"
	"sync"
	"time"

	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/table"
)

// A digest is one letter with all that there is to tell somebody, in place of letters at once. It is made when it is
// due, from what is true then, and nobody gets an empty one.

const (
	digestHour  = 7                // of the morning at which digests go out
	looks       = 15 * time.Minute // between two looks at who is to get one; every morning begins with one
	atOnceRead  = 500              // people whom one query finds
	mostUntaken = 20               // digests, after which the others wait for the next look
)

// digesting is held by the server that sends digests. Letters at once do not wait for them.
var digesting = store.JobID{Kind: "digest"}

// Part is what a digest tells of one kind.
type Part struct {
	Kind table.NoticeKind
	All  []table.Word
	More int // of how many more tables it could tell
}

func (w Wish) digests() bool { return w.Mail == Daily || w.Mail == Weekly }

// morning returns the last moment at which a digest was due: at seven, weekly on Monday.
func (w Wish) morning(now time.Time, zone *time.Location) time.Time {
	now = now.In(zone)
	back := 0
	if w.Mail == Weekly {
		back = (int(now.Weekday()) + 6) % 7 // days since Monday
	}
	at := func(back int) time.Time {
		return time.Date(now.Year(), now.Month(), now.Day()-back, digestHour, 0, 0, 0, zone)
	}
	for at(back).After(now) {
		if back++; w.Mail == Weekly {
			back += 6
		}
	}
	return at(back)
}

// due reports whether a person is to get a digest now. In quiet hours and on vacation it waits.
func due(p store.Person, now time.Time) bool {
	w, hours, zone := Parse(p.Notices), table.ParseHours(p.Hours), time.UTC
	if hours.Zone != nil {
		zone = hours.Zone
	}
	_, rests := hours.Rest(now)
	return w.digests() && len(w.Kinds) > 0 && p.Closed == 0 && !rests &&
		time.UnixMilli(w.Digested).Before(w.morning(now, zone))
}

// digests sends the digests that are due, every quarter of an hour, unless another server does. Those that fail are
// tried again the next time.
func (c *Courier) digests(ctx context.Context) {
	var looked time.Time
	c.again(ctx, "cannot send digests", func() error {
		now := c.House.Time().Truncate(looks)
		if now.Equal(looked) {
			return nil
		}
		done, err := c.digestAll(ctx)
		if done {
			looked = now
		}
		return err
	})
}

// digestAll sends the digests that are due now. It is not done while another server is at it.
func (c *Courier) digestAll(ctx context.Context) (done bool, err error) {
	claim, err := c.Store.ClaimJob(ctx, digesting, c.server, c.hold)
	if err != nil || !claim.Held {
		return false, err
	}
	done = true
	for _, when := range []Mailing{Daily, Weekly} {
		all, failed := c.digestEach(ctx, when)
		done, err = done && all, cmp.Or(err, failed)
	}
	_, ended := c.Store.EndJob(context.WithoutCancel(ctx), digesting, c.server, claim)
	return done, cmp.Or(err, ended)
}

// digestEach sends the digests that come daily, or weekly, some at a time. One that fails keeps nobody else from
// theirs; where many fail, something is wrong with all. The error is the first.
func (c *Courier) digestEach(ctx context.Context, when Mailing) (done bool, err error) {
	var all sync.WaitGroup
	var mu sync.Mutex
	var failed []error
	turns := make(chan struct{}, together)
	done, err = c.eachDue(ctx, when, func(p store.Person) (goesOn bool) {
		turns <- struct{}{}
		mu.Lock()
		defer mu.Unlock()
		if len(failed) >= mostUntaken || ctx.Err() != nil {
			return false
		}
		all.Go(func() {
			defer func() { <-turns }()
			if err := c.digest(ctx, p); err != nil {
				mu.Lock()
				defer mu.Unlock()
				failed = append(failed, err)
			}
		})
		return true
	})
	all.Wait()
	if err == nil && len(failed) > 0 {
		err = failed[0]
	}
	return done, err
}

// eachDue calls a function with everybody whose digest is due, until it returns false. It is not done if another server
// has taken over.
func (c *Courier) eachDue(ctx context.Context, when Mailing, do func(store.Person) bool) (done bool, err error) {
	for after := ""; ; {
		some, err := c.Store.Wishing(ctx, `"mail":"`+string(when)+`"`, after, atOnceRead)
		if err != nil {
			return false, err
		}
		for _, p := range some {
			if after = p.ID; !due(p, c.House.Time()) {
				continue
			}
			if held, err := c.Store.ClaimJob(ctx, digesting, c.server, c.hold); err != nil || !held.Held {
				return false, err
			}
			if !do(p) {
				return true, nil
			}
		}
		if len(some) < atOnceRead {
			return true, nil
		}
	}
}

// errTaken says that somebody else has sent a digest, or that the person wants none any more.
var errTaken = errors.New("the digest is no longer due")

// digest sends a person their digest. That they have got it is stored first: if this server dies between the two, the
// digest is lost, and nobody gets it twice.
func (c *Courier) digest(ctx context.Context, p store.Person) error {
	mail, err := c.Store.MailOf(ctx, p.ID)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return err
	}
	who, w := table.PersonID(p.ID), Parse(p.Notices)
	l := Letter{Lang: w.Lang, Kind: Digest, Mail: w.Mail, Now: c.House.Time(), Site: c.Site,
		Stop: c.Site + Path + c.token(who, Digest)}
	if mail.Address != "" {
		if l.Parts, err = c.parts(ctx, who, w); err != nil {
			return err
		}
	}
	err = c.digested(ctx, p.ID, w.Digested, l.Now.UnixMilli())
	switch {
	case errors.Is(err, errTaken):
		return nil
	case err != nil || len(l.Parts) == 0:
		return err
	}
	subject, text := c.Write(l)
	ctx = context.WithoutCancel(ctx) // once begun
	err = c.Send(ctx, post.Letter{To: mail.Address, Subject: subject, Text: text, Stop: l.Stop})
	switch {
	case post.Unsent(err):
		if back := c.digested(ctx, p.ID, l.Now.UnixMilli(), w.Digested); !errors.Is(back, errTaken) {
			err = errors.Join(err, back)
		}
		return err
	case err != nil: // it may have arrived, or never will
		c.Log.WarnContext(ctx, "a digest is lost", "error", err)
	}
	return nil
}

// parts returns what a digest tells, in the order of the kinds.
func (c *Courier) parts(ctx context.Context, who table.PersonID, w Wish) (all []Part, err error) {
	news, err := c.House.News(ctx, who, time.UnixMilli(w.Digested), w.Kinds)
	for _, kind := range table.NoticeKinds() {
		if words := news[kind]; len(words) > 0 {
			n := min(len(words), mostTold)
			all = append(all, Part{kind, words[:n], len(words) - n})
		}
	}
	return all, err
}

// digested stores when a person got the last digest, unless that has changed since it was read: then it is [errTaken].
func (c *Courier) digested(ctx context.Context, person string, was, now int64) error {
	return c.Store.EditPerson(ctx, person, func(p *store.Person) error {
		w := Parse(p.Notices)
		if !w.digests() || w.Digested != was || p.Closed > 0 {
			return errTaken
		}
		w.Digested = now
		p.Notices = w.text()
		return nil
	})
}

// leave leaves what is due to the next digest, which finds it at the tables. Only of a message they do not know whether
// its reader has looked.
func (c *Courier) leave(ctx context.Context, n store.Notice) error {
	if n.Kind != string(table.NoticeMessage) {
		return c.Store.DropNotice(ctx, n)
	}
	if err := c.Store.TakeNotice(ctx, n, c.House.Time().UnixMilli()); !errors.Is(err, store.ErrNotFound) {
		return err
	}
	return nil
}
