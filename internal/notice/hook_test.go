package notice

import (
	"encoding/json"
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// account gives somebody who plays an account without a mail address.
func (h *house) account(person table.PersonID) {
	h.t.Helper()
	must(h.t, h.db.EditPerson(h.t.Context(), string(person), func(p *store.Person) error {
		p.Kind = "account"
		return nil
	}))
	must(h.t, h.Ask(h.t.Context(), person, everything))
}

// The signature is that of the standard's own example.
func TestSignature(t *testing.T) {
	header := http.Header{}
	sign(header, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek",
		time.Unix(1614265330, 0), []byte(`{"test": 2432232314}`))
	for name, want := range map[string]string{"webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
		"webhook-timestamp": "1614265330", "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="} {
		if got := header.Get(name); got != want {
			t.Errorf("%s is %q", name, got)
		}
	}
}

// Each kind of address gets what it understands. Names at a table are text there, whatever they look like.
func TestBodies(t *testing.T) {
	due := time.Date(2026, 12, 1, 10, 0, 0, 0, time.UTC)
	l := Letter{ID: "one", Lang: "en", Kind: table.NoticeTurn, Now: due.Add(-time.Hour), Site: "https://ennead.example",
		All: []table.Word{{Table: "abc", Game: "sticks", Others: []string{"[Bek](x) <!here> @a_*"}, Due: due}}}
	for address, want := range map[string]string{
		"https://discord.com/api/webhooks/1/token": `{"allowed_mentions":{"parse":[]},"content":"**en turn**\n` +
			`At sticks with \\[Bek\\]\\(x\\) \\\u003c!here\\\u003e @a\\_\\*.\n` +
			`\u003chttps://ennead.example/t/abc\u003e"}`,
		"https://hooks.slack.com/services/T/B/token": `{"text":"en turn\n` +
			`At sticks with [Bek](x) \u0026lt;!here\u0026gt; @a_*.\n\u003chttps://ennead.example/t/abc\u003e",` +
			`"unfurl_links":false}`,
		"https://ntfy.example/topic": "At sticks with [Bek](x) <!here> @a_*.\nhttps://ennead.example/t/abc",
		"https://own.example/hook": `{"type":"notice.turn","timestamp":"2026-12-01T09:00:00Z","data":{"title":` +
			`"en turn","text":"At sticks with [Bek](x) \u003c!here\u003e @a_*.\nhttps://ennead.example/t/abc",` +
			`"tables":[{"table":"abc","game":"sticks","with":["[Bek](x) \u003c!here\u003e @a_*"],` +
			`"due":"2026-12-01T10:00:00Z",` +
			`"address":"https://ennead.example/t/abc"}],"more":0}}`,
	} {
		_, write := (&Hook{URL: address}).of()
		body, header := write(message{l, briefly(l)})
		if string(body) != want {
			t.Errorf("%s gets\n%s\ninstead of\n%s", address, body, want)
		}
		if kind := header.Get("Content-Type"); json.Valid(body) != (kind == "application/json") {
			t.Errorf("%s gets %s", address, kind)
		}
	}
	for address, want := range map[string]HookKind{
		"https://discord.com/api/webhooks/1/t": HookDiscord, "https://discordapp.com/api/webhooks/1/t": HookDiscord,
		"https://discord.com/other": HookStandard, "https://discord.com.example/api/webhooks/1/t": HookStandard,
		"https://hooks.slack.com/services/x": HookSlack, "https://ntfy.sh/x": HookPlain,
		"https://ntfy.x.example/x":  HookPlain,
		"https://example.org/ntfy.": HookStandard,
	} {
		if got := (&Hook{URL: address}).Kind(); got != want {
			t.Errorf("%s is %s", address, got)
		}
		if got := (&Hook{URL: address, Plain: true}).Kind(); got != HookPlain {
			t.Errorf("%s wants plain text and is %s", address, got)
		}
	}
	_, header := plainText(message{l, Brief{Title: "À vous\r\nX: y", Lines: []Line{{"a", "/t/abc"}}}})
	if got := header.Get("Title"); strings.ContainsAny(got, "\r\nÀ") || header.Get("Click") != l.Site+"/t/abc" {
		t.Errorf("the headers are %q", header)
	}
	for range 20 {
		l.All = append(l.All, table.Word{Table: "t", Game: "sticks", Others: []string{strings.Repeat("☥", 60)}})
	}
	body, _ := discord(message{l, briefly(l)})
	var said struct{ Content string }
	must(t, json.Unmarshal(body, &said))
	if n := len(said.Content); n > 2000 || n < 1000 || !strings.HasSuffix(said.Content, "…") {
		t.Errorf("a long message has %d bytes: %s", n, said.Content)
	}
}

// Somebody without a mail address has notices posted: signed, with an id that stays the same when it is tried again.
func TestHook(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		ctx := t.Context()
		h.account(ann)
		secret, err := h.SetHook(ctx, ann, "https://own.example/hook?a=b", false)
		must(t, err)
		if !strings.HasPrefix(secret, "whsec_") || len(secret) != 50 {
			t.Errorf("the secret is %s", secret)
		}
		h.notices(table.NoticeTurn, 1)
		h.world.answer("own", http.StatusServiceUnavailable)
		time.Sleep(2 * rounds)
		h.world.answer("own", http.StatusNoContent)
		time.Sleep(unsent + 2*rounds)
		came := h.world.posts("own.example")
		if len(came) != 2 || came[0].Header.Get("webhook-id") != came[1].Header.Get("webhook-id") {
			t.Fatalf("posted: %+v", came)
		}
		stamp := came[1].Header
		if stamp.Get("webhook-timestamp") == came[0].Header.Get("webhook-timestamp") {
			t.Error("it is as old as it was first")
		}
		again := http.Header{}
		at, err := time.Parse(time.RFC3339, between(came[1].Body, `"timestamp":"`, `"`))
		must(t, err)
		sign(again, secret, stamp.Get("webhook-id"), at, []byte(came[1].Body))
		if again.Get("webhook-signature") != stamp.Get("webhook-signature") {
			t.Error("the signature is wrong")
		}
		other, err := h.RenewHook(ctx, ann)
		must(t, err)
		h.notices(table.NoticeTurn, 1)
		time.Sleep(2 * rounds)
		came = h.world.posts("own.example")
		if other == secret || len(came) != 1 || came[0].Header.Get("webhook-signature") == "" {
			t.Errorf("with another secret: %+v", came)
		}
		if none, err := h.SetHook(ctx, ann, "https://discord.com/api/webhooks/1/t", false); none != "" || err != nil {
			t.Errorf("Discord has the secret %q, %v", none, err)
		}
		if _, err := h.RenewHook(ctx, ann); !errors.Is(err, ErrNoHook) {
			t.Errorf("it gets one: %v", err)
		}
		must(t, h.DropHook(ctx, ann))
		h.notices(table.NoticeTurn, 1)
		time.Sleep(2 * rounds)
		if came := h.world.posts("discord.com"); len(came) > 0 {
			t.Errorf("posted: %+v", came)
		}
	})
}

// between returns the text from the first mark to the next.
func between(text, first, next string) string {
	_, rest, _ := strings.Cut(text, first)
	found, _, _ := strings.Cut(rest, next)
	return found
}

// A webhook that fails twenty times in a row is off, until a test is taken. Who tries too often has to wait.
func TestHookFails(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		ctx := t.Context()
		h.account(ann)
		test := Brief{Title: "Test", Lines: []Line{{"It works.", "/me"}}}
		try := func() error { return h.TryHook(ctx, ann, "192.0.2.0/24", test) }
		if err := try(); !errors.Is(err, ErrNoHook) {
			t.Errorf("without one: %v", err)
		}
		_, err := h.SetHook(ctx, ann, "https://own.example/hook", false)
		must(t, err)
		h.world.answer("own", http.StatusInternalServerError)
		posted := func(n int) int {
			for range n {
				w, err := h.Wish(ctx, ann)
				must(t, err)
				if to := (reader{id: ann, wish: w}); h.hooks(to) {
					_ = h.hook(ctx, to, Letter{Kind: table.NoticeTurn})
				}
			}
			return len(h.world.posts("own.example"))
		}
		off := func() bool {
			w, err := h.Wish(ctx, ann)
			must(t, err)
			return w.Hook.Off()
		}
		if n := posted(19); n != 19 || off() {
			t.Errorf("of 19 notices %d are posted; off: %t", n, off())
		}
		h.world.answer("own", http.StatusOK)
		if n := posted(1); n != 1 {
			t.Errorf("%d are posted", n)
		}
		h.world.answer("own", http.StatusNotFound)
		if n := posted(25); n != 20 || !off() {
			t.Errorf("of 25 more notices %d are posted; off: %t", n, off())
		}
		var no *Refusal
		if err := try(); !errors.As(err, &no) || no.Status != http.StatusNotFound || !off() {
			t.Errorf("a test that is not taken: %v", err)
		}
		h.world.answer("own", 0)
		if err := try(); !errors.Is(err, ErrReach) || strings.Contains(err.Error(), "own") {
			t.Errorf("a test that does not arrive: %v", err)
		}
		h.world.answer("own", http.StatusOK)
		must(t, try())
		if off() {
			t.Error("it is off after a test")
		}
		if came := h.world.posts("own.example"); len(came) != 2 || !strings.Contains(came[1].Body, `"notice.test"`) {
			t.Errorf("tests: %+v", came)
		}
		must(t, try())
		must(t, try())
		if err := try(); !errors.Is(err, ErrTries) {
			t.Errorf("the sixth test: %v", err)
		}
		time.Sleep(time.Hour)
		must(t, try())
	})
}
