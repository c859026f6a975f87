package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
	"ennead/internal/store"
)

// timed makes a house use that watch.
func (w *watch) timed(conf *Config) { conf.Now = w.now }

// pair opens a gathering table with ann on the first seat and bek on the second.
func (h *house) pair() ID {
	h.t.Helper()
	id, err := h.Create(h.t.Context(), people(2), ann, 0)
	must(h.t, err)
	_, err = h.Claim(h.t.Context(), id, h.key(id, 1), bek, "Bek")
	must(h.t, err)
	return id
}

// said returns the chat of a table, each line with its seat.
func (h *house) said(id ID) (all []string) {
	h.t.Helper()
	lines, err := h.Said(h.t.Context(), id, 0)
	must(h.t, err)
	for _, l := range lines {
		all = append(all, fmt.Sprintf("%d %d: %s", l.Number, l.Seat, l.Text))
	}
	return all
}

// People can chat while a table is gathering, playing and over, and chat makes nobody's click stale.
func TestTalk(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	id := h.pair()
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	say := func(who PersonID, seat game.Seat, text string) {
		t.Helper()
		before := h.look(id)
		w.pass(time.Minute)
		must(t, h.Say(t.Context(), id, who, seat, text))
		if h.look(id) != before {
			t.Error("chat has changed the table")
		}
	}
	say(ann, 0, "Is it you, Bek?")
	if got, want := <-notices.Notices(), (bus.Notice{Table: string(id), Version: h.look(id).Version,
		Chat: 1}); got != want {
		t.Errorf("the hint is %+v, want %+v", got, want)
	}
	must(t, h.Ready(t.Context(), id, 0, [16]byte{1}))
	must(t, h.Ready(t.Context(), id, 1, [16]byte{2}))
	say(bek, 1, "It is")
	h.finish(id)
	say(ann, 0, "Again?")
	h.reopen(w.timed)
	want := []string{"1 0: Is it you, Bek?", "2 1: It is", "3 0: Again?"}
	if got := h.said(id); !slices.Equal(got, want) {
		t.Errorf("the chat was %q, want %q", got, want)
	}
	lines, err := h.Said(t.Context(), id, 1)
	must(t, err)
	if len(lines) != 1 || lines[0].Text != "Again?" || !lines[0].Said.Equal(w.now().Truncate(time.Millisecond)) {
		t.Errorf("the last line is %+v", lines)
	}
}

// spending is a store that remembers who does something now and then.
type spending struct {
	store.Store
	who []string
}

func (s *spending) Spend(ctx context.Context, who string, most int, within time.Duration) (bool, error) {
	s.who = append(s.who, who)
	return s.Store.Spend(ctx, who, most, within)
}

// What several servers count together does not tell who it is: that would outlive a person who is erased.
func TestTalkIsCountedWithoutNames(t *testing.T) {
	spent := &spending{}
	h := serve(t, 1, engines["sqlite"], func(_ int, c *Config) { spent.Store, c.Store = c.Store, spent }).houses[0]
	id, err := h.Create(t.Context(), people(2), ann, 0)
	must(t, err)
	must(t, h.Say(t.Context(), id, ann, 0, "Is anybody there?"))
	if len(spent.who) != 2 || strings.Contains(strings.Join(spent.who, ""), string(ann)) {
		t.Errorf("counted as %q", spent.who)
	}
}

// A person without a seat cannot chat, and nobody can write for another's seat.
func TestTalkIsForThoseWhoSitThere(t *testing.T) {
	h := open(t)
	id, alone := h.pair(), h.begun(people(2))
	for _, c := range []struct {
		id   ID
		who  PersonID
		seat game.Seat
		want error
	}{
		{id, cem, 0, ErrNotSeated}, {id, cem, game.Spectator, ErrNotSeated}, {id, ann, 1, ErrNotSeated},
		{id, ann, 9, ErrNotSeated},
		{alone, ann, 0, ErrAlone}, {id, "", 0, ErrPerson}, {"aaaaaaaaaaaaaaaa", ann, 0, ErrNoTable},
		{"'; --", ann, 0, ErrNoTable},
	} {
		wants(t, h.Say(t.Context(), c.id, c.who, c.seat, "hello"), c.want)
	}
	if got := h.said(id); len(got) != 0 {
		t.Errorf("the chat was %q", got)
	}
}

func TestLinesAreCleaned(t *testing.T) {
	for text, want := range map[string]string{
		"  hello\n\tthere \r\n you ":              "hello there you",
		"<b>&amp;</b> http://example.org":         "<b>&amp;</b> http://example.org",
		"Bien joué\u00a0!":                        "Bien joué\u00a0!",
		"a\x00b\x1b[31mc\x7f\u0085d":              "ab[31mc d",
		"\u202egnp.exe\u202c \u2066x\u2069\u200f": "gnp.exe x",
		"\ufeffzero\u200bwidth\u00ad":             "zerowidth",
		"👩\u200d🚀 👍🏽 ❤\ufe0f":                     "👩\u200d🚀 👍🏽 ❤\ufe0f",
		"سلام נו":                                 "سلام נו",
		"one\u2028two\u2029three":                 "one two three",
		"\ue000\U000e0041x\ufdd0":                 "x",
		strings.Repeat("é", MaxLine):              strings.Repeat("é", MaxLine),
		strings.Repeat("é", MaxLine+1):            "",
		"":                                        "",
		" \n\u00a0 ":                              "",
		"\u200d\u0301\u3164\ufe0f":                "",
		"\u202e":                                  "",
		"\xff\xfe":                                "",
	} {
		got, err := cleanLine(text)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%q becomes %q (%v), want %q", text, got, err, want)
		}
	}
}

// A person can write five lines in ten seconds at most, at all tables together; this does not hold up others.
func TestTalkHasAPace(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	id, other := h.pair(), h.pair()
	lines := 0
	say := func(id ID, who PersonID, seat game.Seat) error {
		lines++
		return h.Say(t.Context(), id, who, seat, fmt.Sprint("on and on ", lines))
	}
	for i := range mostAtOnce {
		must(t, say([]ID{id, other}[i%2], ann, 0))
		w.pass(time.Second)
	}
	wants(t, say(id, ann, 0), ErrTooFast)
	wants(t, say(other, ann, 0), ErrTooFast)
	must(t, say(id, bek, 1))
	w.pass(breath - mostAtOnce*time.Second)
	must(t, say(id, ann, 0)) // ten seconds after the first
	wants(t, say(id, ann, 0), ErrTooFast)
	w.pass(time.Hour)
	for i := range 2 * mostPaced {
		if !h.talk.may(w.now().Add(time.Duration(i)*breath), share{fmt.Sprint(i), mostAtOnce, breath}) {
			t.Fatal("a newcomer is held up")
		}
	}
	if n := len(h.talk.done); n > mostPaced {
		t.Errorf("%d people are remembered", n)
	}
}

// A table keeps a limited number of lines; the oldest are dropped.
func TestTalkIsBounded(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	id := h.pair()
	for i := range mostSaid + 2 {
		w.pass(breath)
		must(t, h.Say(t.Context(), id, ann, 0, fmt.Sprint(i)))
	}
	all := h.said(id)
	if len(all) != mostSaid || all[0] != "3 0: 2" {
		t.Errorf("%d lines are kept, the first is %q", len(all), all[0])
	}
}

// Chat is offered where two people meet, or may: not alone, not against bots, not on one device.
func TestSociable(t *testing.T) {
	sits := func(kinds ...string) *Table {
		table := &Table{}
		for _, who := range kinds {
			s := Seat{Kind: Person, Taken: who != "", who: who}
			if who == "bot" {
				s = Seat{Kind: Bot}
			}
			table.Seats = append(table.Seats, s)
		}
		return table
	}
	for _, c := range []struct {
		table *Table
		want  bool
	}{
		{sits("ann"), false}, {sits("ann", "bot", "bot"), false}, {sits("ann", "ann"), false}, {sits("bot"), false},
		{sits("ann", "bot", "ann"), false},
		{sits("ann", "bek"), true}, {sits("ann", "bot", ""), true}, {sits("", ""), true},
		{sits("ann", "ann", "bek"), true}, {sits("", "ann"), true},
	} {
		if got := c.table.Sociable(); got != c.want {
			t.Errorf("%+v: %v", c.table.Seats, got)
		}
	}
}

// meeting is a store where so many readers of lines wait for each other.
type meeting struct {
	store.Store
	all     sync.WaitGroup
	readers atomic.Int64
}

func (m *meeting) Lines(ctx context.Context, id string, last int) ([]store.Line, error) {
	lines, err := m.Store.Lines(ctx, id, last)
	if m.readers.Add(-1) >= 0 {
		m.all.Done()
		m.all.Wait()
	}
	return lines, err
}

// Of two that say the same at the same instant, on one server or on two, one is refused; what two different people
// say then is there.
func TestTalkDoesNotRepeatAtOnce(t *testing.T) {
	w, m := newWatch(), &meeting{}
	h := open(t, w.timed, func(c *Config) { m.Store, c.Store = c.Store, m })
	id := h.pair()
	other := h.beside()
	for n, c := range []struct {
		on          [2]*House
		who         [2]PersonID
		seat        [2]game.Seat
		lines, told int
	}{
		{[2]*House{h.House, h.House}, [2]PersonID{ann, ann}, [2]game.Seat{0, 0}, 1, 1},
		{[2]*House{h.House, other}, [2]PersonID{ann, ann}, [2]game.Seat{0, 0}, 1, 1},
		{[2]*House{h.House, other}, [2]PersonID{ann, bek}, [2]game.Seat{0, 1}, 2, 0},
	} {
		w.pass(breath)
		before, err := h.Said(t.Context(), id, 0)
		must(t, err)
		m.all.Add(2)
		m.readers.Store(2)
		var errs [2]error
		var both sync.WaitGroup
		for i := range errs {
			both.Go(func() {
				errs[i] = c.on[i].Say(t.Context(), id, c.who[i], c.seat[i], "hello "+strconv.Itoa(n))
			})
		}
		both.Wait()
		refused := 0
		for _, err := range errs {
			if errors.Is(err, ErrRepeated) {
				refused++
			} else {
				must(t, err)
			}
		}
		after, err := h.Said(t.Context(), id, 0)
		must(t, err)
		if len(after)-len(before) != c.lines || refused != c.told {
			t.Errorf("%d: %d lines are stored, %d refused", n, len(after)-len(before), refused)
		}
	}
}

// Nobody says the same again at a table within a minute, as a text, an emoji or a phrase, from whatever browser. Others
// may, and so may they elsewhere, and later.
func TestTalkDoesNotRepeat(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	id, other := h.pair(), h.pair()
	say := func(id ID, who PersonID, seat game.Seat, text string) error {
		w.pass(3 * time.Second)
		return h.Say(t.Context(), id, who, seat, text)
	}
	for _, text := range []string{"Well met", "\U0001f44b", "n\u00e9"} {
		must(t, say(id, ann, 0, text))
	}
	for _, text := range []string{"Well met", " well  MET ", "\U0001f44b", "N\u00c9"} {
		wants(t, say(id, ann, 0, text), ErrRepeated)
	}
	must(t, say(id, ann, 0, "Well met!"))
	must(t, say(id, bek, 1, "Well met"))
	must(t, say(other, ann, 0, "Well met"))
	must(t, h.SayPhrase(t.Context(), id, ann, 0, "thanks"))
	w.pass(breath)
	wants(t, h.SayPhrase(t.Context(), id, ann, 0, "thanks"), ErrRepeated)
	must(t, h.SayPhrase(t.Context(), id, ann, 0, "yes"))
	must(t, h.SayPhrase(t.Context(), id, bek, 1, "thanks"))
	lines, err := h.Said(t.Context(), id, 0)
	must(t, err)
	if len(lines) != 8 {
		t.Errorf("%d lines are there: %+v", len(lines), lines)
	}
	w.pass(echo - breath - time.Millisecond)
	wants(t, h.SayPhrase(t.Context(), id, ann, 0, "thanks"), ErrRepeated)
	w.pass(time.Millisecond)
	must(t, h.SayPhrase(t.Context(), id, ann, 0, "thanks"))
	must(t, say(id, ann, 0, "Well met"))
}
