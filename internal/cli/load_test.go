package cli

import (
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"
	"time"

	"ennead/internal/load"
)

// The load tool plays every game by the buttons of its pages, sees what others do, and finds each move in the records.
func TestLoad(t *testing.T) {
	o := openHouse(t)
	c, text := paper(t, "en")
	c.err = io.Discard
	ctx, stop := context.WithTimeout(t.Context(), 2*time.Minute)
	defer stop()
	code := c.obey(ctx, []string{"load", o.URL, o.URL + "/", "--tables", "10", "--watchers", "2", "--think", "50ms",
		"--stay", "500ms", "--chat", "0.2", "--duration", "1m", "--moves", "300", "--json"})
	var r load.Report
	if err := json.Unmarshal(text.Bytes(), &r); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if code != 0 || r.Moves < 300 || r.Checked < 300 || r.Missing != 0 || r.Chat == 0 || r.Reconnects == 0 ||
		r.Games < 10 || r.Browsers < 25 || r.Streams < 20 || len(r.Errors) > 0 {
		t.Errorf("%d: %+v", code, r)
	}
	for what, of := range map[string]load.Times{"page": r.Page, "stored": r.Stored, "seen": r.Seen} {
		if of.Count < 100 || of.P50 <= 0 || of.P99 < of.P50 || of.Most < of.P99 || of.P99 > 60_000 {
			t.Errorf("%s: %+v", what, of)
		}
	}
}

// What it prints for people, in both languages; nothing could be played, so it fails.
func TestLoadOfNothing(t *testing.T) {
	at := "http://" + freePort(t)
	for lang, want := range map[string][]string{
		"en": {"0 moves", "times: connection refused", "From a click to its answer"},
		"fr": {"0 coups", "fois : connection refused", "Du clic à sa réponse"},
	} {
		out, _, code := says(t, lang, "load", at, "--tables", "1", "--duration", "100ms")
		hasAll(t, out, want...)
		if code != 1 {
			t.Errorf("exit code %d", code)
		}
	}
}

// No server of others is loaded by mistake.
func TestLoadRefuses(t *testing.T) {
	for _, test := range []struct{ want, line string }{
		{"--this-is-my-server", "http://games.example.org"}, {"--this-is-my-server", "http://192.0.2.1:8080"},
		{"--this-is-my-server", "http://localhost.example.org"}, {"--this-is-my-server", "http://127.0.0.1 http://[2001:db8::1]"},
		{"and a host", "127.0.0.1:8080"}, {"and a host", "http://127.0.0.1/t/abc"}, {"and a host", "http://a@127.0.0.1"},
		{"--tables goes", "http://127.0.0.1 --tables 0"}, {"--tables goes", "http://127.0.0.1 --duration 25h"},
		{"--tables goes", "http://127.0.0.1 --chat 2"}, {"kemet is for", "http://127.0.0.1 --only kemet --players 9"},
	} {
		_, wrong, code := says(t, "en", append([]string{"load"}, strings.Fields(test.line)...)...)
		if code != exitUsage || !strings.Contains(wrong, test.want) {
			t.Errorf("%s: %d, %s", test.line, code, wrong)
		}
	}
	if _, err := (loadCommand{Servers: []string{"https://games.example.org"}, Tables: 1, Players: 2, Stay: time.Second,
		Duration: time.Second, Mine: true}).plan(); err != nil {
		t.Errorf("the host's own server is refused: %v", err)
	}
}
