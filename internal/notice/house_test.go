package notice

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"go.uber.org/goleak"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/post"
	"ennead/internal/sticks"
	"ennead/internal/store"
	"ennead/internal/store/enginetest"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

func TestMain(m *testing.M) { goleak.VerifyTestMain(pgtest.Main{M: m}) }

const (
	ann table.PersonID = "ann-ann-ann-ann-ann"
	bek table.PersonID = "bek-bek-bek-bek-bek"
)

var pushKey = NewPushKey()

var everything = Wish{Lang: "en", Kinds: table.NoticeKinds()}

// office takes letters.
type office struct {
	mu   sync.Mutex
	came []post.Letter
	err  error // why it takes none
}

func (o *office) send(_ context.Context, l post.Letter) error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err != nil {
		return o.err
	}
	o.came = append(o.came, l)
	return nil
}

func (o *office) closed(err error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.err = err
}

// letters returns the letters that came since it was asked last.
func (o *office) letters() (came []post.Letter) {
	o.mu.Lock()
	defer o.mu.Unlock()
	came, o.came = o.came, nil
	return came
}

// plainly writes a letter so that a test can read it: its kind, and the tables.
func plainly(l Letter) (subject, text string) {
	for _, w := range l.All {
		text += string(w.Table) + " "
	}
	if l.Kind != Digest {
		return fmt.Sprintf("%s %s %d and %d", l.Lang, l.Kind, len(l.All), l.More), text
	}
	subject = fmt.Sprintf("%s %s digest", l.Lang, l.Mail)
	for _, p := range l.Parts {
		subject += fmt.Sprintf(", %s %d and %d", p.Kind, len(p.All), p.More)
	}
	return subject, text
}

// briefly writes a letter in a few words so that a test can read it.
func briefly(l Letter) (b Brief) {
	b.Title = l.Lang + " " + string(l.Kind)
	for _, w := range l.All {
		b.Lines = append(b.Lines, Line{"At " + w.Game + " with " + strings.Join(w.Others, ", ") + ".",
			"/t/" + string(w.Table)})
	}
	if l.More > 0 {
		b.More = fmt.Sprintf("And %d more.", l.More)
	}
	return b
}

// posted is a request that came somewhere.
type posted struct {
	Host, Path string
	Header     http.Header
	Body       string
}

// world is all that is outside the house: it takes requests, and answers as it is told to.
type world struct {
	mu      sync.Mutex
	came    []posted
	answers func(host string) (status int, err error) // nil if everybody takes everything
}

func (w *world) Do(r *http.Request) (*http.Response, error) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	status := http.StatusCreated
	if w.answers != nil {
		if status, err = w.answers(r.URL.Host); err != nil {
			return nil, err
		}
	}
	w.came = append(w.came, posted{r.URL.Host, r.URL.Path, r.Header, string(body)})
	return &http.Response{StatusCode: status, Body: http.NoBody}, nil
}

// answer has all hosts whose names begin so answer with a status, or not at all if it is 0; the others take everything.
func (w *world) answer(host string, status int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.answers = func(asked string) (int, error) {
		switch {
		case !strings.HasPrefix(asked, host):
			return http.StatusCreated, nil
		case status == 0:
			return 0, errors.New("no route to host")
		}
		return status, nil
	}
}

// posts returns what came to a host since it was asked last.
func (w *world) posts(host string) (came []posted) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.came = slices.DeleteFunc(w.came, func(p posted) bool {
		if p.Host == host {
			came = append(came, p)
		}
		return p.Host == host
	})
	return came
}

// house is a house with a courier, in which ann and bek want to hear of everything.
type house struct {
	*Courier
	t      *testing.T
	db     store.Store
	tables *table.House
	office *office
	world  *world
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// open opens a house. Of its tables there is something to tell if it is so, or always. Each change alters the
// configuration of its courier.
func open(t *testing.T, whatever bool, changes ...func(*Config)) *house {
	t.Helper()
	h := &house{t: t, db: enginetest.Engines["sqlite"](t)(), office: &office{}, world: &world{}}
	h.tables = tablesOf(t, h.db, bus.New())
	conf := h.conf(h.db, h.tables)
	if whatever {
		conf.House = always{h.tables}
	}
	for _, change := range changes {
		change(&conf)
	}
	h.Courier = Open(conf)
	t.Cleanup(h.Close)
	return h
}

func (h *house) conf(db store.Store, tables House) Config {
	return Config{Store: db, House: tables, Send: h.office.send, Write: plainly, Brief: briefly,
		Key: []byte("0123456789abcdef"), Site: "https://ennead.example", Push: pushKey, Contact: "host@ennead.example",
		Outside: h.world, Jobs: true, Log: slog.New(slog.DiscardHandler)}
}

// tablesOf opens the tables of a server.
func tablesOf(t *testing.T, db store.Store, hints bus.Bus) *table.House {
	t.Helper()
	h, err := table.Open(t.Context(), table.Config{Store: db, Bus: hints, Games: []game.Game{sticks.Game},
		Notices: true, Log: slog.New(slog.DiscardHandler)})
	must(t, err)
	t.Cleanup(h.Close)
	return h
}

// asks has a person with a mail address want to hear of something.
func (h *house) asks(person table.PersonID, w Wish) {
	h.t.Helper()
	ctx, address := h.t.Context(), string(person[:3])+"@nile.example"
	must(h.t, h.db.EditPerson(ctx, string(person), func(p *store.Person) error {
		p.Kind = "account"
		return nil
	}))
	must(h.t, h.Ask(ctx, person, w))
	must(h.t, h.db.SetMail(ctx, store.Mail{Key: address, Person: string(person), Address: address}))
}

// duel begins a game of ann and bek, who both are to move. Both want to hear of everything.
func (h *house) duel(clock string) table.ID {
	h.t.Helper()
	ctx := h.t.Context()
	spec := table.Spec{Game: "sticks", Seats: make([]table.SeatSpec, 2), Terms: table.Terms{Clock: clock},
		Setup: game.Setup{Options: map[string]string{"rounds": "3"}}}
	for i := range spec.Seats {
		spec.Seats[i] = table.SeatSpec{Kind: table.Person, Name: fmt.Sprintf("Seat %d", i+1)}
	}
	id, err := h.tables.Create(ctx, spec, ann, 0)
	must(h.t, err)
	_, err = h.tables.Claim(ctx, id, h.tables.SeatKey(h.look(id), 1), bek, "")
	must(h.t, err)
	for seat, person := range []table.PersonID{ann, bek} {
		h.asks(person, everything)
		must(h.t, h.tables.Ready(ctx, id, game.Seat(seat), [16]byte{byte(seat), 7}))
	}
	return id
}

func (h *house) look(id table.ID) *table.Table {
	h.t.Helper()
	at, err := h.tables.Look(h.t.Context(), id)
	must(h.t, err)
	return at
}

// moves makes the first legal move of a seat that is to move, and reports whether there was one.
func (h *house) moves(id table.ID) bool {
	h.t.Helper()
	at := h.look(id)
	if at.Owing() == 0 {
		return false
	}
	seat := at.Owing().First()
	_, err := h.tables.Choose(h.t.Context(), id, seat, at.Version, at.Match.State.Moves(nil, seat)[0])
	must(h.t, err)
	return true
}

// told checks which letters came, each as whom it was to and what it said, in any order.
func (h *house) told(want ...string) {
	h.t.Helper()
	came := h.office.letters()
	left := map[string]int{}
	for _, l := range came {
		who, _, _ := strings.Cut(l.To, "@")
		left[who+" "+l.Subject]++
	}
	for _, one := range want {
		left[one]--
	}
	for one, n := range left {
		if n != 0 {
			h.t.Fatalf("%d letters %q too many; these came: %v", n, one, came)
		}
	}
}

// notices stores that ann is to be told of that many tables.
func (h *house) notices(kind table.NoticeKind, n int) {
	h.t.Helper()
	ctx := h.t.Context()
	for range n {
		id := string(table.NewID())
		must(h.t, h.db.Create(ctx, &store.Table{Row: store.Row{ID: id, Game: "sticks", Status: "playing"}}))
		now := time.Now().UnixMilli()
		must(h.t, h.db.Change(ctx, &store.Change{ID: id, Expected: 1, Status: "playing", Notices: []store.Notice{
			{Person: string(ann), Kind: string(kind), Mark: 1, At: now, Due: now}}}))
	}
}
