package notice

import (
	"context"
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

// A server dies while it sends, and two others share its store: nobody gets a letter twice, and only those miss one
// whose letters the dead one had taken and not yet sent.
func TestServerDies(t *testing.T) {
	t.Parallel() // it waits
	const people, tables = 60, 3
	another := enginetest.Engines["postgres"](t)
	h := &house{t: t, db: another(), office: &office{}}
	ctx := t.Context()
	for i := range people {
		who := strconv.Itoa(100 + i)
		must(t, h.db.EditPerson(ctx, who, func(p *store.Person) error {
			p.Kind, p.Notices = "account", everything.text()
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
	}

	var mu sync.Mutex
	sent, lost := map[string]int{}, map[string]bool{} // by person
	graves := make(chan struct{})
	died, once := make(chan struct{}), sync.Once{}
	count := func() (n int) {
		mu.Lock()
		defer mu.Unlock()
		return len(sent)
	}
	serve := func(dies bool) {
		db := another()
		conf := h.conf(db, always{tablesOf(t, db, bus.New())})
		conf.hold = 4 * time.Second
		conf.Send = func(_ context.Context, l post.Letter) error {
			who, _, _ := strings.Cut(l.To, "@")
			if dies && count() >= people/4 {
				once.Do(func() { close(died) })
				mu.Lock()
				lost[who] = true
				mu.Unlock()
				<-graves // it never goes on
				return nil
			}
			mu.Lock()
			defer mu.Unlock()
			sent[who]++
			return nil
		}
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
		done := len(sent)+len(lost) == people
		mu.Unlock()
		if done {
			break
		}
		if time.Now().After(deadline) {
			t.Fatalf("%d letters came and %d were lost, of %d", count(), len(lost), people)
		}
	}
	time.Sleep(2 * rounds) // for those that would come twice
	mu.Lock()
	defer mu.Unlock()
	for who, n := range sent {
		if n != 1 || lost[who] {
			t.Errorf("%s got %d letters; lost: %v", who, n, lost[who])
		}
	}
	if len(lost) == 0 || len(lost) > together {
		t.Errorf("%d letters are lost", len(lost))
	}
}
