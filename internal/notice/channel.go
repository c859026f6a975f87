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
	name string // as the store keeps it
	// on reports whether a reader has switched it on.
	on func(to reader) bool
	// send brings a letter. It is [missed] if surely nobody got it and another try may help; any other error says that
	// it is lost, or may be.
	send func(ctx context.Context, to reader, l Letter) error
}

// missed is why surely nobody got a letter, where another try may help.
type missed struct{ error }

func (m missed) Unwrap() error { return m.error }

// ways returns the channels by which a reader is told of that kind; empty for any.
func (c *Courier) ways(to reader, kind table.NoticeKind) []channel {
	all := []channel{{"mail", c.mails, c.mail}, {"push", c.pushes, c.push}, {"hook", c.hooks, c.hook}}
	return slices.DeleteFunc(all, func(way channel) bool {
		return !way.on(to) || way.name == "mail" && announces(kind)
	})
}

// bring sends a letter by channels of its reader, at the same time. It returns the names of those that surely have not
// taken it where another try may help, and an error if all are of that kind: what one has taken, or may have, is not
// brought there again.
func (c *Courier) bring(ctx context.Context, to reader, ways []channel, l Letter) (missing []string, err error) {
	failed := make([]error, len(ways))
	var all sync.WaitGroup
	for i, way := range ways {
		all.Go(func() { failed[i] = way.send(ctx, to, l) })
	}
	all.Wait()
	var lost error
	for i, err := range failed {
		if errors.As(err, new(missed)) {
			missing = append(missing, ways[i].name)
		} else {
			lost = errors.Join(lost, err)
		}
	}
	if len(missing) == len(ways) {
		return missing, errors.Join(failed...)
	}
	if lost != nil {
		c.Log.WarnContext(ctx, "a letter is lost", "error", lost)
	}
	return missing, nil
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
