package notice

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"ennead/internal/bus"
	"ennead/internal/clock"
	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/store/enginetest"
	"ennead/internal/table"
)

func mailed(when Mailing) Wish {
	w := everything
	w.Mail = when
	return w
}

const dayLong = 24 * time.Hour

// A digest is due at seven where its reader lives, whatever is done to the clocks there; a weekly one on Monday.
func TestMorning(t *testing.T) {
	at := func(zone, text string) time.Time {
		t.Helper()
		place, err := time.LoadLocation(zone)
		must(t, err)
		moment, err := time.ParseInLocation("2006-01-02 15:04", text, place)
		must(t, err)
		return moment
	}
	for _, c := range []struct {
		when            Mailing
		zone, now, want string
	}{
		{Daily, "UTC", "2026-11-26 07:00", "2026-11-26 07:00"},
		{Daily, "UTC", "2026-11-26 06:59", "2026-11-25 07:00"},
		{Daily, "UTC", "2027-01-01 00:00", "2026-12-31 07:00"},
		{Daily, "Europe/Paris", "2026-03-29 12:00", "2026-03-29 07:00"},
		{Daily, "Europe/Paris", "2026-03-29 06:00", "2026-03-28 07:00"},
		{Daily, "Europe/Paris", "2026-10-25 08:00", "2026-10-25 07:00"},
		{Daily, "Asia/Kathmandu", "2026-11-26 07:01", "2026-11-26 07:00"},
		{Weekly, "UTC", "2026-11-26 07:00", "2026-11-23 07:00"}, // a Thursday
		{Weekly, "UTC", "2026-11-23 07:00", "2026-11-23 07:00"},
		{Weekly, "UTC", "2026-11-23 06:59", "2026-11-16 07:00"},
		{Weekly, "UTC", "2026-11-22 23:59", "2026-11-16 07:00"}, // a Sunday
		{Weekly, "America/St_Johns", "2026-11-02 06:59", "2026-10-26 07:00"},
		{Weekly, "America/St_Johns", "2026-11-02 07:00", "2026-11-02 07:00"}, // the day after clocks went back
	} {
		now, want := at(c.zone, c.now), at(c.zone, c.want)
		if got := (Wish{Mail: c.when}).morning(now.UTC(), now.Location()); !got.Equal(want) {
			t.Errorf("%s in %s at %s: %s, not %s", c.when, c.zone, c.now, got, want)
		}
		if _, offset := at(c.zone, c.want).Zone(); offset%int(looks/time.Second) != 0 {
			t.Errorf("in %s nobody looks at seven", c.zone)
		}
	}
}

// Whether a digest is due follows from what is stored of its reader.
func TestDue(t *testing.T) {
	now := time.Date(2026, 11, 26, 7, 0, 0, 0, time.UTC)
	wish := func(change func(*Wish)) string {
		w := mailed(Daily)
		w.Digested = now.Add(-dayLong).UnixMilli()
		change(&w)
		return w.text()
	}
	same := func(*Wish) {}
	for name, c := range map[string]struct {
		person store.Person
		due    bool
	}{
		"at seven":      {store.Person{Notices: wish(same)}, true},
		"got it":        {store.Person{Notices: wish(func(w *Wish) { w.Digested = now.UnixMilli() })}, false},
		"at once":       {store.Person{Notices: wish(func(w *Wish) { w.Mail = AtOnce })}, false},
		"off":           {store.Person{Notices: wish(func(w *Wish) { w.Mail = Off })}, false},
		"not on Monday": {store.Person{Notices: wish(func(w *Wish) { w.Mail = Weekly })}, false},
		"no kinds":      {store.Person{Notices: wish(func(w *Wish) { w.Kinds, w.Calendar = nil, "x" })}, false},
		"closed":        {store.Person{Notices: wish(same), Closed: 1}, false},
		"nobody":        {store.Person{}, false},
		"lives elsewhere": {store.Person{Notices: wish(func(w *Wish) { w.Digested += 6 * 3600_000 }),
			Hours: `{"zone":"America/New_York"}`}, false},
		"lives elsewhere, with quiet hours": {store.Person{Notices: wish(func(w *Wish) { w.Digested += 3600_000 }),
			Hours: `{"quiet":"America/New_York 22:00 06:00"}`}, false},
		"is asleep": {store.Person{Notices: wish(same), Hours: `{"quiet":"Europe/London 22:00 08:00"}`}, false},
		"is away":   {store.Person{Notices: wish(same), Hours: `{"away":[[1,1900000000000]]}`}, false},
	} {
		if got := due(c.person, now); got != c.due {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// livedDays is like lived, but begins at a time, and the courier goes a round only every minute: days are long.
func livedDays(t *testing.T, from time.Time, do func(t *testing.T, h *house)) {
	synctest.Test(t, func(t *testing.T) {
		time.Sleep(time.Until(from))
		h := open(t, false, func(c *Config) { c.pause = minutely })
		time.Sleep(minutely / 2)
		do(t, h)
	})
}

const minutely = time.Minute

// digestedBefore has people have got their last digest so long ago.
func (h *house) digestedBefore(ago time.Duration, people ...table.PersonID) {
	h.t.Helper()
	for _, who := range people {
		must(h.t, h.db.EditPerson(h.t.Context(), string(who), func(p *store.Person) error {
			w := Parse(p.Notices)
			w.Digested = time.Now().Add(-ago).UnixMilli()
			p.Notices = w.text()
			return nil
		}))
	}
}

// Each morning comes a digest with what is true then, and nothing in between; none if there is nothing to tell.
func TestDigest(t *testing.T) {
	livedDays(t, time.Date(2000, 1, 1, 6, 30, 0, 0, time.UTC), func(t *testing.T, h *house) {
		ctx := t.Context()
		id := h.duel("")
		h.asks(ann, mailed(Daily))
		h.asks(bek, Wish{Lang: "fr", Kinds: []table.NoticeKind{table.NoticeOver}, Mail: Daily})
		time.Sleep(29 * time.Minute)
		h.told()
		time.Sleep(2 * time.Minute)
		h.told("ann en daily digest, turn 1 and 0")
		p, err := h.db.Person(ctx, string(bek))
		must(t, err)
		if got := time.UnixMilli(Parse(p.Notices).Digested); time.Since(got) > 2*time.Minute {
			t.Errorf("the digest that was empty counts as of %s", got)
		}
		must(t, h.tables.Say(ctx, id, bek, 1, "hello"))
		must(t, h.Looked(ctx, ann, h.look(id), true)) // whoever looks has still to move
		must(t, h.tables.Say(ctx, id, bek, 1, "hello again"))
		time.Sleep(dayLong)
		h.told("ann en daily digest, turn 1 and 0, message 1 and 0")
		for h.moves(id) {
		}
		must(t, h.Looked(ctx, ann, h.look(id), true))
		h.digestedBefore(time.Hour, ann, bek)
		time.Sleep(looks)
		h.told("ann en daily digest, over 1 and 0", "bek fr daily digest, over 1 and 0")
		time.Sleep(time.Hour)
		h.told()
	})
}

// Where clocks go forward, the day between two digests is short. Digests stop with one click.
func TestDigestWhereClocksChange(t *testing.T) {
	saturday := time.Date(2000, 3, 25, 5, 50, 0, 0, time.UTC) // clocks change tomorrow
	livedDays(t, saturday, func(t *testing.T, h *house) {
		ctx := t.Context()
		h.duel("")
		paris, err := clock.ParseQuiet("Europe/Paris 22:00 06:30")
		must(t, err)
		must(t, h.tables.SetQuiet(ctx, ann, paris))
		h.asks(ann, mailed(Daily))
		h.asks(bek, mailed(Off))
		time.Sleep(9 * time.Minute)
		h.told()
		time.Sleep(2 * time.Minute) // seven in Paris
		h.told("ann en daily digest, turn 1 and 0")
		time.Sleep(23*time.Hour - 2*time.Minute)
		h.told()
		time.Sleep(2 * time.Minute)
		h.told("ann en daily digest, turn 1 and 0")
		who, kind, err := h.Follow(h.token(ann, Digest))
		must(t, err)
		must(t, h.Stop(ctx, who, kind))
		h.digestedBefore(dayLong, ann)
		time.Sleep(time.Hour)
		h.told()
		p, err := h.db.Person(ctx, string(ann))
		must(t, err)
		if w := Parse(p.Notices); len(w.Kinds) != len(everything.Kinds) || w.Mail != Off {
			t.Errorf("they want %+v", w)
		}
	})
}

// A weekly digest comes on Monday.
func TestDigestOfAWeek(t *testing.T) {
	for day, want := range map[int][]string{2: nil, 3: {"ann en weekly digest, turn 1 and 0"}} {
		livedDays(t, time.Date(2000, 1, day, 6, 50, 0, 0, time.UTC), func(t *testing.T, h *house) {
			h.duel("")
			h.asks(ann, mailed(Weekly))
			h.asks(bek, Wish{Lang: "en"})
			time.Sleep(9 * time.Minute)
			h.told()
			time.Sleep(time.Hour)
			h.told(want...)
		})
	}
}

// A digest that the mail server surely did not take comes a quarter of an hour later. Any other counts as sent.
func TestDigestMailServer(t *testing.T) {
	lived(t, false, func(t *testing.T, h *house) {
		h.duel("")
		h.asks(bek, Wish{Lang: "en"})
		again := func() { // as if the last digest were long past
			must(t, h.db.EditPerson(t.Context(), string(ann), func(p *store.Person) error {
				w := mailed(Daily)
				p.Notices = w.text()
				return nil
			}))
		}
		again()
		h.office.closed(post.ErrUnreachable)
		time.Sleep(looks)
		h.office.closed(nil)
		time.Sleep(looks)
		h.told("ann en daily digest, turn 1 and 0")
		time.Sleep(looks)
		h.told()
		again()
		h.office.closed(post.ErrSlow)
		time.Sleep(looks)
		h.office.closed(nil)
		time.Sleep(2 * looks)
		h.told()
	})
}

// newsy is a house with news for everybody, but that it cannot tell those of some.
type newsy struct {
	House
	broken string
}

func (c newsy) News(_ context.Context, who table.PersonID, _ time.Time, _ []table.NoticeKind) (table.News, error) {
	if string(who) == c.broken {
		return nil, errors.New("the news are broken")
	}
	return table.News{table.NoticeTurn: make([]table.Word, mostTold+2)}, nil
}

// populated stores people who are to get a digest at once.
func (h *house) populated(n int) {
	h.t.Helper()
	for i := range n {
		who := strconv.Itoa(10_000 + i)
		must(h.t, h.db.EditPerson(h.t.Context(), who, func(p *store.Person) error {
			w := mailed([]Mailing{Daily, Weekly}[i%2])
			p.Kind, p.Notices = "account", w.text()
			return nil
		}))
		must(h.t, h.db.SetMail(h.t.Context(), store.Mail{Key: who, Person: who, Address: who + "@nile.example"}))
	}
}

// Whoever cannot be told keeps nobody else from their digest, and is tried again. More people than one query finds get
// theirs. A digest names some tables, and how many more there are. Where all fail, most are not tried.
func TestDigestsOfMany(t *testing.T) {
	h := &house{t: t, db: enginetest.Engines["sqlite"](t)(), office: &office{}}
	const n = 2*atOnceRead + 20
	h.populated(n)
	conf := h.conf(h.db, newsy{tablesOf(t, h.db, bus.New()), "10005"})
	conf.Jobs = false
	h.Courier = Open(conf)
	t.Cleanup(h.Close)
	for range 2 {
		if done, err := h.digestAll(t.Context()); err == nil || !done {
			t.Errorf("done: %v, %v", done, err)
		}
	}
	came := h.office.letters()
	got := map[string]bool{}
	for _, l := range came {
		if !strings.HasSuffix(l.Subject, "digest, turn 8 and 2") || got[l.To] {
			t.Errorf("a letter: %+v", l)
		}
		got[l.To] = true
	}
	if len(came) != n-1 || got["10005@nile.example"] {
		t.Errorf("%d letters came", len(came))
	}

	h.populated(n)
	var tried atomic.Int64
	h.Send = func(context.Context, post.Letter) error {
		tried.Add(1)
		return post.ErrUnreachable
	}
	h.Courier.House = newsy{House: h.House}
	if done, err := h.digestAll(t.Context()); !done || !errors.Is(err, post.ErrUnreachable) {
		t.Errorf("without a mail server: %v, %v", done, err)
	}
	if n := tried.Load(); n < 2*mostUntaken || n > 2*(mostUntaken+together) {
		t.Errorf("without a mail server %d digests are tried", n)
	}
}

// A server dies while it sends digests, and two others share its store: nobody gets two, and only those miss
// theirs whose digests the dead one was about to send.
func TestServerDiesWithDigests(t *testing.T) {
	t.Parallel() // it waits
	const people = 60
	another := enginetest.Engines["postgres"](t)
	h := &house{t: t, db: another(), office: &office{}}
	h.populated(people)
	var mu sync.Mutex
	sent, lost := map[string]int{}, []string{}
	graves, died, once := make(chan struct{}), make(chan struct{}), sync.Once{}
	defer close(graves)
	serve := func(dies bool) {
		db := another()
		conf := h.conf(db, newsy{House: tablesOf(t, db, bus.New())})
		conf.hold = 4 * time.Second
		conf.Send = func(_ context.Context, l post.Letter) error {
			who, _, _ := strings.Cut(l.To, "@")
			mu.Lock()
			ends := dies && len(sent) >= people/4
			if ends {
				lost = append(lost, who)
			} else {
				sent[who]++
			}
			mu.Unlock()
			if ends {
				once.Do(func() { close(died) })
				<-graves // it never goes on
			}
			return nil
		}
		c := Open(conf)
		t.Cleanup(c.Close)
	}
	serve(true)
	<-died
	serve(false)
	serve(false)
	deadline := time.Now().Add(2 * time.Minute)
	for {
		mu.Lock()
		n := len(sent)
		done := n+len(lost) == people
		mu.Unlock()
		if done {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d digests came", n)
		}
		time.Sleep(50 * time.Millisecond)
	}
	time.Sleep(2 * rounds) // for those that would come twice
	mu.Lock()
	defer mu.Unlock()
	for who, n := range sent {
		if n != 1 || slices.Contains(lost, who) {
			t.Errorf("%s got %d digests; lost: %q", who, n, lost)
		}
	}
	if len(lost) == 0 || len(lost) > together {
		t.Errorf("lost: %q", lost)
	}
}

// Two servers that find the same person due send one digest.
func TestDigestRace(t *testing.T) {
	for _, engine := range []string{"sqlite", "postgres"} {
		t.Run(engine, func(t *testing.T) {
			h := &house{t: t, db: enginetest.Engines[engine](t)(), office: &office{}}
			h.populated(8)
			conf := h.conf(h.db, newsy{House: tablesOf(t, h.db, bus.New())})
			conf.Jobs = false
			c := Open(conf)
			t.Cleanup(c.Close)
			people, err := h.db.Wishing(t.Context(), `"mail":"`, "", 99)
			must(t, err)
			var all sync.WaitGroup
			for range 4 {
				for _, p := range people {
					all.Go(func() {
						if err := c.digest(t.Context(), p); err != nil {
							t.Error(err)
						}
					})
				}
			}
			all.Wait()
			if came := h.office.letters(); len(people) != 8 || len(came) != 8 {
				t.Errorf("%d people got %d digests", len(people), len(came))
			}
		})
	}
}
