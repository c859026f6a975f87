package notice

import (
	"context"
	"errors"
	"slices"
	"sync"

	"ennead/internal/post"
	"ennead/internal/table"
)

// Brief is a letter in a few words, for where there is little room.
type Brief struct {
	Title string
	Lines []Line
	More  string // of how many more tables it could tell, or empty
}

// Line is what a brief says of a table.
type Line struct {
	Text string
	Path string // of its page
}

// reader is somebody who is to be told.
type reader struct {
	id   table.PersonID
	wish Wish
	mail string // their address, or empty
}

// channel is a way in which people are told.
type channel struct {
	// on reports whether a reader has switched it on.
	on func(to reader) bool
	// send brings a letter. It is [missed] if surely nobody got it and another try may help; any other error says that
	// it is lost, or may be.
	send func(ctx context.Context, to reader, l Letter) error
}

// missed is why surely nobody got a letter, where another try may help.
type missed struct{ error }

func (m missed) Unwrap() error { return m.error }

// ways returns the channels by which a reader is told.
func (c *Courier) ways(to reader) []channel {
	all := []channel{{c.mails, c.mail}, {c.pushes, c.push}, {c.hooks, c.hook}}
	return slices.DeleteFunc(all, func(way channel) bool { return !way.on(to) })
}

// bring sends a letter by all channels of its reader, at the same time. It is an error if surely none of them has taken
// it, and another try may help: what one has taken is not repeated, nor is anything else beside it.
func (c *Courier) bring(ctx context.Context, to reader, l Letter) error {
	ways := c.ways(to)
	failed := make([]error, len(ways))
	var all sync.WaitGroup
	for i, way := range ways {
		all.Go(func() { failed[i] = way.send(ctx, to, l) })
	}
	all.Wait()
	if !slices.ContainsFunc(failed, func(err error) bool { return !errors.As(err, new(missed)) }) {
		return errors.Join(failed...)
	}
	if err := errors.Join(failed...); err != nil {
		c.Log.WarnContext(ctx, "a letter is lost", "error", err)
	}
	return nil
}

// mails reports whether somebody gets letters by mail.
func (c *Courier) mails(to reader) bool {
	return c.Send != nil && to.mail != "" && to.wish.Mail == AtOnce
}

// mail sends a letter by mail.
func (c *Courier) mail(ctx context.Context, to reader, l Letter) error {
	subject, text := c.Write(l)
	err := c.Send(ctx, post.Letter{To: to.mail, Subject: subject, Text: text, Stop: l.Stop})
	if post.Unsent(err) {
		return missed{err}
	}
	return err
}
