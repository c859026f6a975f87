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
	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/store/enginetest"
	"ennead/internal/table"
)

// takes is what is outside a house, of which a test is told what comes.
type takes func(r *http.Request)

func (t takes) Do(r *http.Request) (*http.Response, error) {
	t(r)
	return &http.Response{StatusCode: http.StatusCreated, Body: http.NoBody}, nil
}

// A server dies while it sends, and two others share its store: nobody gets a letter twice in any way, and only those
// miss one, or miss it in some way, whose letters the dead one had taken and not yet sent. It is the same with letters
// that are brought again.
func TestServerDies(t *testing.T) {
	t.Parallel()
	t.Run("first", func(t *testing.T) { serverDies(t, func(*house, store.Notice) {}) })
	t.Run("again", func(t *testing.T) {
		serverDies(t, func(h *house, n store.Notice) {
			must(t, h.db.TakeNotice(t.Context(), n, n.At))
			n.Sent, n.Ways, n.Tries = n.At, "mail push hook", 1
			must(t, h.db.RepeatNotice(t.Context(), n, 1))
		})
	})
}

// serverDies does this with each letter before servers begin to send them.
func serverDies(t *testing.T, prepare func(h *house, n store.Notice)) {
	t.Parallel() // it waits
	const people, tables = 60, 3
	another := enginetest.Engines["postgres"](t)
	h := &house{t: t, db: another(), office: &office{}, world: &world{}}
	ctx := t.Context()
	for i := range people {
		who := strconv.Itoa(100 + i)
		wish := everything
		wish.Hook = &Hook{URL: "https://hook.example/" + who}
		wish.Devices = []Device{h.device(table.PersonID(who), "https://push.example/"+who).Device}
		must(t, h.db.EditPerson(ctx, who, func(p *store.Person) error {
			p.Kind, p.Notices = "account", wish.text()
			return nil
		}))
		must(t, h.db.SetMail(ctx, store.Mail{Key: who, Person: who, Address: who + "@nile.example"}))
	}
	var ids []string
	for range tables {
		id := string(table.NewID())
		must(t, h.db.Create(ctx, &store.Table{Row: store.Row{ID: id, Game: "sticks", Status: "playing"}}))
		ids = append(ids, id)
	}
	for n, id := range ids {
		c := &store.Change{ID: id, Expected: 1, Status: "playing"}
		for i := range people {
			if i%tables == n {
				c.Notices = append(c.Notices, store.Notice{Person: strconv.Itoa(100 + i), Kind: "turn", Mark: 1, Due: 1,
					At: time.Now().UnixMilli()})
			}
		}
		must(t, h.db.Change(ctx, c))
		for _, n := range c.Notices {
			n.Table = id
			prepare(h, n)
		}
	}

	var mu sync.Mutex
	sent, lost := map[string]map[string]int{}, map[string]bool{} // by person, and by way
	graves := make(chan struct{})
	died, once := make(chan struct{}), sync.Once{}
	took := func(dies bool, who, way string) {
		mu.Lock()
		defer mu.Unlock()
		if dies && len(sent) >= people/4 {
			once.Do(func() { close(died) })
			lost[who] = true
			mu.Unlock()
			<-graves // it never goes on
			mu.Lock()
			return
		}
		if sent[who] == nil {
			sent[who] = map[string]int{}
		}
		sent[who][way]++
	}
	serve := func(dies bool) {
		db := another()
		conf := h.conf(db, always{tablesOf(t, db, bus.New())})
		conf.hold = 4 * time.Second
		conf.Send = func(_ context.Context, l post.Letter) error {
			who, _, _ := strings.Cut(l.To, "@")
			took(dies, who, "mail")
			return nil
		}
		conf.Outside = takes(func(r *http.Request) { took(dies, r.URL.Path[1:], r.URL.Host) })
		c := Open(conf)
		t.Cleanup(c.Close)
	}
	serve(true)
	<-died
	serve(false)
	serve(false)
	defer close(graves)
	deadline := time.Now().Add(2 * time.Minute)
	for ; ; time.Sleep(50 * time.Millisecond) {
		mu.Lock()
		done := 0
		for i := range people {
			if who := strconv.Itoa(100 + i); lost[who] || len(sent[who]) == 3 {
				done++
			}
		}
		mu.Unlock()
		if done == people {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d of %d have their letters", done, people)
		}
	}
	time.Sleep(2 * rounds) // for those that would come twice
	mu.Lock()
	defer mu.Unlock()
	for who, ways := range sent {
		for way, n := range ways {
			if n != 1 {
				t.Errorf("%s got %d letters by %s", who, n, way)
			}
		}
	}
	if len(lost) == 0 || len(lost) > together {
		t.Errorf("%d letters are lost", len(lost))
	}
}
