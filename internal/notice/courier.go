package notice

import (
	"cmp"
	"context"
	"crypto/rand"
	"log/slog"
	"net"
	"sync"
	"time"

	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/table"
)

// Store is what a courier needs of a store.
type Store interface {
	store.Notices
	Person(ctx context.Context, id string) (store.Person, error)
	EditPerson(ctx context.Context, id string, edit func(*store.Person) error) error
	MailOf(ctx context.Context, person string) (store.Mail, error)
	Contest(ctx context.Context, id string) (store.Contest, error)
	Sessions(ctx context.Context, person string) ([]store.Session, error)
	ClaimJob(ctx context.Context, id store.JobID, server string, hold time.Duration) (store.Claim, error)
	EndJob(ctx context.Context, id store.JobID, server string, claim store.Claim) (done bool, err error)
	Spend(ctx context.Context, who string, most int, within time.Duration) (bool, error)
}

// House is what a courier needs of the tables.
type House interface {
	Time() time.Time
	Word(ctx context.Context, id table.ID, person table.PersonID, kind table.NoticeKind) (
		w *table.Word, again time.Time, err error)
	News(ctx context.Context, person table.PersonID, since time.Time, kinds []table.NoticeKind) (table.News, error)
	Waiting(ctx context.Context, person table.PersonID) (tables int, err error)
}

// Config configures a courier.
type Config struct {
	Store Store
	House House
	// Send sends a letter, see [post.Post.Send]; nil if the house sends no mail.
	Send func(ctx context.Context, l post.Letter) error
	// Write writes a letter for mail, Brief one for where there is little room.
	Write func(l Letter) (subject, text string)
	Brief func(l Letter) Brief
	Key   []byte // 32 secret bytes of the house
	Site  string // the public address of the site
	Push  []byte // signs pushes, see [NewPushKey]; without it there are none, and no webhooks
	// Contact is a mail or https address for push services that have a complaint.
	Contact string
	// Outside sends requests to addresses that people have given; nil for what reaches public addresses only.
	Outside Outside
	Jobs    bool // this server sends; otherwise others do
	Log     *slog.Logger
	hold    time.Duration // instead of holds, in tests
	pause   time.Duration // instead of rounds, in tests
}

// Letter is what is said at the same time: all of one kind, or a digest.
type Letter struct {
	ID   string // the same each time that it is tried
	Lang string
	Kind table.NoticeKind
	Now  time.Time
	Site string // the public address of the site
	All  []table.Word
	More int    // of how many more tables it could tell
	Stop string // the address that ends such letters

	Again bool // some ways have taken it before, and it comes in others now

	Parts []Part  // what a digest tells, instead of All and More
	Mail  Mailing // how often digests come
}

// Courier brings letters. It must be closed.
type Courier struct {
	Config
	server string // names this server in its claims
	cancel context.CancelFunc
	all    sync.WaitGroup
}

const (
	rounds = 5 * time.Second  // between two looks at what is due
	holds  = 20 * time.Second // after which another server goes on in place of one that has died
	sweeps = time.Hour
	kept   = 7 * 24 * time.Hour // how long a notice stays after its letter
)

// sending is held by the server that sends.
var sending = store.JobID{Kind: "notify"}

// Open opens a courier.
func Open(conf Config) *Courier {
	if conf.Log == nil {
		conf.Log = slog.Default()
	}
	conf.hold, conf.pause = cmp.Or(conf.hold, holds), cmp.Or(conf.pause, rounds)
	if conf.Outside == nil {
		conf.Outside = newOutside(net.DefaultResolver)
	}
	ctx, cancel := context.WithCancel(context.Background())
	c := &Courier{Config: conf, server: rand.Text(), cancel: cancel}
	if c.Jobs {
		c.all.Go(func() { c.run(ctx) })
	}
	if c.Jobs && c.Send != nil {
		c.all.Go(func() { c.digests(ctx) })
	}
	return c
}

// Close stops sending, and waits for the letter that is under way.
func (c *Courier) Close() {
	c.cancel()
	c.all.Wait()
}

// run goes its rounds.
func (c *Courier) run(ctx context.Context) {
	var swept time.Time
	c.again(ctx, "cannot tell people what happens at their tables", func() error {
		err := cmp.Or(c.round(ctx), c.repeats(ctx))
		if now := c.House.Time(); err == nil && now.Sub(swept) >= sweeps {
			swept, err = now, c.Store.SweepNotices(ctx, now.Add(-kept).UnixMilli())
		}
		return err
	})
}

// again does something again and again until the courier closes, and logs when it begins to fail.
func (c *Courier) again(ctx context.Context, failure string, do func() error) {
	failing := false
	for {
		err := do()
		if ctx.Err() != nil {
			return
		}
		if err != nil && !failing {
			c.Log.ErrorContext(ctx, failure, "error", err)
		}
		failing = err != nil
		select {
		case <-time.After(c.pause):
		case <-ctx.Done():
			return
		}
	}
}
