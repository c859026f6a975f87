package notice

import (
	"context"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"ennead/internal/bus"
	"ennead/internal/store"
	"ennead/internal/store/enginetest"
	"ennead/internal/table"
)

// contest stores a contest of ann that is in a state, and announces that to people now.
func (h *house) contest(id, state, title string, kind table.NoticeKind, people ...table.PersonID) {
	h.t.Helper()
	ctx, now := h.t.Context(), h.tables.Time().UnixMilli()
	must(h.t, h.db.CreateContest(ctx, store.Contest{ContestRow: store.ContestRow{ID: id, Organiser: string(ann),
		Game: "sticks", State: store.ContestOpen, Title: title}, Seed: []byte{}}, 99))
	must(h.t, h.db.EditContest(ctx, id, func(k *store.Contest) error {
		k.State = state
		for _, who := range people {
			k.Notices = append(k.Notices, store.Notice{Person: string(who), Kind: string(kind), About: id, Mark: now,
				At: now, Due: now})
		}
		return nil
	}))
}

// What a contest tells comes once to each device and to the webhook, never by mail, whose letters are others. Of what
// is no longer true nobody is told.
func TestAnnouncements(t *testing.T) {
	for _, test := range []struct {
		kind         table.NoticeKind
		state, title string
		tells        bool
	}{
		{table.NoticeBegun, store.ContestRunning, "Nile cup", true},
		{table.NoticeBegun, store.ContestCancelled, "Nile cup", false},
		{table.NoticeEnded, store.ContestFinished, "Nile cup", true},
		{table.NoticeEnded, store.ContestRunning, "Nile cup", false},
		{table.NoticeOff, store.ContestCancelled, "Nile cup", true},
		{table.NoticeUntitle, store.ContestRunning, "", true},
		{table.NoticeUntitle, store.ContestRunning, "Nile cup", false},
	} {
		t.Run(string(test.kind)+" "+test.state, func(t *testing.T) {
			lived(t, false, func(t *testing.T, h *house) {
				h.asks(ann, everything)
				b := h.subscribes(ann, "https://push.example/1")
				_, err := h.SetHook(t.Context(), ann, "https://hook.example/1", false)
				must(t, err)
				h.contest("cup", test.state, test.title, test.kind, ann)
				time.Sleep(3 * rounds)
				h.told()
				pushes, posts := h.world.posts("push.example"), h.world.posts("hook.example")
				if want := map[bool]int{true: 1}[test.tells]; len(pushes) != want || len(posts) != want {
					t.Fatalf("%d pushes and %d posts", len(pushes), len(posts))
				}
				if !test.tells {
					return
				}
				if p := b.reads(t, pushes[0].Body); p.Title != "en "+string(test.kind) {
					t.Errorf("a push says %+v", p)
				}
				want := `"tables":[],"more":0,"contests":[{"contest":"cup","game":"sticks","title":"` + test.title + `"`
				if !strings.Contains(posts[0].Body, want) {
					t.Errorf("a post says %s", posts[0].Body)
				}
				time.Sleep(time.Hour)
				if len(h.world.posts("push.example"))+len(h.world.posts("hook.example")) > 0 {
					t.Error("it is told again")
				}
			})
		})
	}
}

// Whoever does not want it is told nothing, nor whoever has looked at the contest or gets nothing but mail.
func TestNoAnnouncements(t *testing.T) {
	for name, prepare := range map[string]func(h *house){
		"not wanted": func(h *house) {
			h.asks(ann, Wish{Lang: "en", Kinds: []table.NoticeKind{table.NoticeTurn}})
			h.subscribes(ann, "https://push.example/1")
		},
		"ended by the reader": func(h *house) {
			h.asks(ann, everything)
			h.subscribes(ann, "https://push.example/1")
			must(h.t, h.Stop(h.t.Context(), ann, table.NoticeContest))
		},
		"mail alone": func(h *house) { h.asks(ann, everything) },
		"a digest":   func(h *house) { h.asks(ann, Wish{Lang: "en", Kinds: table.NoticeKinds(), Mail: Daily}) },
	} {
		t.Run(name, func(t *testing.T) {
			lived(t, false, func(t *testing.T, h *house) {
				prepare(h)
				h.contest("cup", store.ContestRunning, "Nile cup", table.NoticeBegun, ann)
				time.Sleep(3 * rounds)
				h.told()
				left, err := h.db.NoticesOf(t.Context(), string(ann))
				must(t, err)
				if n := len(h.world.posts("push.example")); n > 0 || len(left) > 0 {
					t.Errorf("%d pushes, %d announcements are left", n, len(left))
				}
			})
		})
	}
	lived(t, false, func(t *testing.T, h *house) {
		h.asks(ann, everything)
		h.subscribes(ann, "https://push.example/1")
		h.contest("cup", store.ContestRunning, "Nile cup", table.NoticeBegun, ann)
		must(t, h.LookedAt(t.Context(), ann, "cup"))
		time.Sleep(3 * rounds)
		if n := len(h.world.posts("push.example")); n > 0 {
			t.Errorf("%d pushes about what they have seen", n)
		}
	})
}

// Of an answer of moderators nothing is told but that there is one.
func TestAnswerTellsNothing(t *testing.T) {
	lived(t, false, func(t *testing.T, h *house) {
		h.asks(ann, everything)
		b := h.subscribes(ann, "https://push.example/1")
		_, err := h.SetHook(t.Context(), ann, "https://hook.example/1", false)
		must(t, err)
		now := h.tables.Time().UnixMilli()
		must(t, h.db.Rule(t.Context(), store.Ruling{ID: "1", At: now, Action: "keep", Subject: string(ann),
			Measure: "measure", Edit: func(_ *store.Person, m *store.Measure) error {
				*m = store.Measure{Kind: "warn", Reason: "insult", Words: "secret words", Reply: "secret reply"}
				return nil
			}, Notices: []store.Notice{{Person: string(ann), Kind: store.NoticeAnswer, About: "measure", Mark: now,
				At: now, Due: now}}}))
		time.Sleep(3 * rounds)
		pushes, posts := h.world.posts("push.example"), h.world.posts("hook.example")
		if len(pushes) != 1 || len(posts) != 1 {
			t.Fatalf("%d pushes and %d posts", len(pushes), len(posts))
		}
		p := b.reads(t, pushes[0].Body)
		for _, text := range []string{p.Title + p.Text + p.Path + p.Tag, posts[0].Body} {
			for _, secret := range []string{"secret", "warn", "insult", "measure"} {
				if strings.Contains(text, secret) {
					t.Errorf("%q tells %q", text, secret)
				}
			}
		}
	})
}

// Three servers share a store: each device gets an announcement once.
func TestAnnouncedByOneServer(t *testing.T) {
	t.Parallel() // it waits
	const people = 40
	another := enginetest.Engines["postgres"](t)
	h := &house{t: t, db: another(), office: &office{}, world: &world{}}
	h.tables = tablesOf(t, h.db, bus.New())
	all := make([]table.PersonID, people)
	for i := range all {
		all[i] = table.PersonID(strconv.Itoa(100 + i))
		wish := everything
		wish.Devices = []Device{h.device(all[i], "https://push.example/"+string(all[i])).Device}
		must(t, h.db.EditPerson(t.Context(), string(all[i]), func(p *store.Person) error {
			p.Kind, p.Notices = "account", wish.text()
			return nil
		}))
	}
	h.contest("cup", store.ContestRunning, "Nile cup", table.NoticeBegun, all...)
	var mu sync.Mutex
	came := map[string]int{}
	done := make(chan struct{})
	for range 3 {
		db := another()
		conf := h.conf(db, tablesOf(t, db, bus.New()))
		conf.pause = 20 * time.Millisecond
		conf.Outside = takes(func(r *http.Request) {
			mu.Lock()
			defer mu.Unlock()
			if came[r.URL.Path]++; len(came) == people {
				select {
				case <-done:
				default:
					close(done)
				}
			}
		})
		c := Open(conf)
		t.Cleanup(c.Close)
	}
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	select {
	case <-done:
	case <-ctx.Done():
		t.Error("not all devices got it")
	}
	time.Sleep(200 * time.Millisecond) // for what may come twice
	mu.Lock()
	defer mu.Unlock()
	for path, n := range came {
		if n != 1 {
			t.Errorf("%s got it %d times", path, n)
		}
	}
}
