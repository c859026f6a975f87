package web

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/bus"
)

// patience is how long a test waits for anything to happen on a busy machine.
const patience = time.Minute

// hints reads the data of an event stream until it ends.
func (s *site) hints(path, last string) (<-chan string, context.CancelFunc) {
	s.t.Helper()
	return s.hintsFor(http.DefaultClient, path, last)
}

// hintsFor opens the stream in the browser of somebody.
func (s *site) hintsFor(client *http.Client, path, last string) (<-chan string, context.CancelFunc) {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(s.t.Context(), patience)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, s.URL+path, nil)
	must(s.t, err)
	if last != "" {
		r.Header.Set("Last-Event-ID", last)
	}
	got, err := client.Do(r)
	must(s.t, err)
	if kind := got.Header.Get("Content-Type"); kind != "text/event-stream" {
		s.t.Fatalf("%s is %s", path, kind)
	}
	data := make(chan string, 16)
	go func() {
		defer got.Body.Close()
		defer close(data)
		for lines := bufio.NewScanner(got.Body); lines.Scan(); {
			if text, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				data <- text
			}
		}
	}()
	return data, cancel
}

func TestHints(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	version := s.look(path).Version
	one, stop := s.hints(path+"/events", "")
	defer stop()
	want := func(hints <-chan string, least int64) {
		t.Helper()
		select {
		case got := <-hints:
			if !strings.Contains(got, `"table":"`+string(id(path))+`"`) || !strings.Contains(got, `"version":`) {
				t.Errorf("a hint is %s", got)
			}
			if at := `"version":` + text(int(least)); least > 0 && !strings.Contains(got, at) {
				t.Errorf("got %s, want %s", got, at)
			}
		case <-time.After(patience):
			t.Fatal("no hint")
		}
	}
	want(one, version) // a stream begins with the current version of the table

	back, stopBack := s.hints("/events?table="+string(id(path)), "")
	defer stopBack()
	want(back, version)
	known, stopKnown := s.hints(path+"/events", text(int(version)))
	defer stopKnown()
	ann.post(path+"/ready").wants(t, 200)
	want(one, 0)
	want(back, 0)
	want(known, version+1) // a client that knows that version gets the next one first

	s.web.Close()
	for range known {
		// the stream ends when the site closes
	}
}

// TestHintsThatTellNothing: a reader who learns nothing from a change gets no hint of it.
func TestHintsThatTellNothing(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	version := s.look(path).Version
	onlooker, stop := s.hints(path+"/events", text(int(version)))
	defer stop()
	table := string(id(path))
	for n, blind := range []game.Seats{game.Spectator.Set(), game.Spectator.Set() | 0b11, 0b11} {
		s.web.Bus.Publish(bus.Notice{Table: table, Version: version + 1 + int64(n), Unaffected: uint16(blind)})
	}
	if got, want := <-onlooker, `"version":`+text(int(version)+3); !strings.Contains(got, want) {
		t.Errorf("a spectator is told %s first, not %s", got, want)
	}
	r := ann.request(s.web, path+"/events")
	held := s.house.Held(s.look(path), s.web.visitor(r))
	if held == 0 {
		t.Fatal("she holds no seat")
	}
	for blind, want := range map[game.Seats]bool{
		0: false, game.Spectator.Set(): false, held: true,
		held.First().Set(): held.Len() == 1, held | 1<<game.Spectator: true,
	} {
		if got := s.web.blind(r, s.look(path), bus.Notice{Table: table, Unaffected: uint16(blind)}); got != want {
			t.Errorf("with seats %b, a hint that is nothing to %b is skipped: %t", held, blind, got)
		}
	}
}

// After lost notices a reader is told what concerns them and is news to them: no version that others alone have seen,
// nothing twice, and the chat.
func TestFoundNotices(t *testing.T) {
	s, path, p := bargains(t)
	ann, bek := p[0], p[1]
	hints, stop := s.hints(path+"/events", "") // of a spectator
	defer stop()
	next := func() string {
		t.Helper()
		select {
		case got := <-hints:
			return got
		case <-time.After(patience):
			t.Fatal("no hint")
		}
		return ""
	}
	find := func() { s.web.Bus.Find(bus.Notice{Table: string(id(path)), Version: s.look(path).Version}) }
	first := next()
	find() // nothing has happened
	ann.post(path+"/chat", "seat", "1", "text", "hello").wants(t, 200)
	said := next()
	if !strings.Contains(said, `"chat":1`) || said == first {
		t.Fatalf("after %s came %s", first, said)
	}
	bek.post(path+"/deal", offered(s, path, 2, 1, "")...).wants(t, 200)
	find() // the chat has been told, and the offer is nobody else's business
	bek.post(path+"/chat", "seat", "2", "text", "hello").wants(t, 200)
	if said := next(); !strings.Contains(said, `"chat":2`) {
		t.Errorf("what was told comes again: %s", said)
	}
}

// TestStreamEndsWithItsSession signs somebody out elsewhere: the streams of that browser end at the next sign of life,
// those of others go on.
func TestStreamEndsWithItsSession(t *testing.T) {
	s := open(t)
	web := New(s.web.Config)
	web.beat = 5 * time.Millisecond
	front := httptest.NewServer(web)
	t.Cleanup(func() {
		web.Close()
		front.Close()
	})
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "friends")
	bek.open("quick", "friends")
	follow := func(b *browser) (end func() error) {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, front.URL+path+"/events", nil)
		must(t, err)
		for _, c := range b.Jar.Cookies(r.URL) {
			r.AddCookie(c)
		}
		got, err := http.DefaultClient.Do(r)
		must(t, err)
		t.Cleanup(func() { _ = got.Body.Close() })
		ended := make(chan error, 1)
		go func() {
			_, err := io.Copy(io.Discard, got.Body)
			ended <- err
		}()
		return func() error {
			select {
			case err := <-ended:
				return err
			case <-time.After(100 * time.Millisecond):
				return errOpen
			}
		}
	}
	hers, his := follow(ann), follow(bek)
	if err := errors.Join(hers(), his()); !errors.Is(err, errOpen) {
		t.Fatal("the streams end by themselves")
	}
	must(t, s.db.EndOthers(t.Context(), string(s.visitorOf(ann)), "none"))
	for deadline := time.Now().Add(patience); errors.Is(hers(), errOpen); {
		if time.Now().After(deadline) {
			t.Fatal("the stream goes on without a session")
		}
	}
	if err := his(); !errors.Is(err, errOpen) {
		t.Errorf("another stream ends, too: %v", err)
	}
}

var errOpen = errors.New("the stream is open")
