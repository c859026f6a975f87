package notice

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/table"
)

// everywhere has ann hear of everything by mail, on a device and by a webhook.
func (h *house) everywhere() {
	h.t.Helper()
	h.asks(ann, everything)
	h.subscribes(ann, "https://push.example/1")
	_, err := h.SetHook(h.t.Context(), ann, "https://own.example/hook", false)
	must(h.t, err)
}

// came fails unless so much came by mail, to the device and to the webhook.
func (h *house) came(mail, push, hook int) {
	h.t.Helper()
	got := [3]int{len(h.office.letters()), len(h.world.posts("push.example")), len(h.world.posts("own.example"))}
	if want := [3]int{mail, push, hook}; got != want {
		h.t.Fatalf("by mail, push and webhook came %v instead of %v", got, want)
	}
}

// What somebody has asked for comes in every way that they have switched on, and counts once.
func TestAllWays(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		h.everywhere()
		for range mostSent {
			h.notices(table.NoticeTurn, 1)
			time.Sleep(2 * rounds)
			h.came(1, 1, 1)
		}
		h.notices(table.NoticeTurn, 1)
		time.Sleep(2 * rounds)
		h.came(0, 0, 0)
		time.Sleep(time.Hour + crowded)
		h.came(1, 1, 1)

		ask := func(mail Mailing, kinds ...table.NoticeKind) {
			t.Helper()
			must(t, h.Ask(t.Context(), ann, Wish{Lang: "en", Kinds: kinds, Mail: mail}))
			h.notices(table.NoticeOver, 1)
			time.Sleep(2 * rounds)
		}
		time.Sleep(time.Hour)
		ask(Off, table.NoticeOver)
		h.came(0, 1, 1)
		ask(AtOnce, table.NoticeOver)
		h.came(1, 1, 1)
		ask(AtOnce, table.NoticeTurn)
		h.came(0, 0, 0)
		ask(Off)
		h.came(0, 0, 0)
		must(t, h.db.AddCredential(t.Context(), store.Credential{ID: "key", Person: string(ann), Data: []byte{}}))
		must(t, h.db.DropMail(t.Context(), string(ann)))
		ask(AtOnce, table.NoticeOver)
		h.came(0, 1, 1)
		must(t, h.DropHook(t.Context(), ann))
		ask(AtOnce, table.NoticeOver)
		h.came(0, 1, 0)
		must(t, h.db.EditPerson(t.Context(), string(ann), func(p *store.Person) error {
			p.Closed = time.Now().UnixMilli()
			return nil
		}))
		h.notices(table.NoticeOver, 1)
		time.Sleep(2 * rounds)
		h.came(0, 0, 0)
	})
}

// What one way has taken is not repeated because another has not: it comes again where surely nothing has taken it, and
// nowhere else.
func TestWaysFail(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		h.everywhere()
		notice := func() {
			t.Helper()
			h.notices(table.NoticeTurn, 1)
			time.Sleep(2 * rounds)
		}
		h.office.closed(post.ErrUnreachable)
		notice()
		h.came(0, 1, 1)
		h.office.closed(nil)
		time.Sleep(2 * unsent)
		h.came(1, 0, 0)
		time.Sleep(2 * unsent)
		h.came(0, 0, 0)

		h.world.answer("", http.StatusServiceUnavailable)
		notice()
		h.came(1, 1, 1)
		h.world.answer("", http.StatusOK)
		time.Sleep(2 * unsent)
		h.came(0, 1, 1)

		h.office.closed(post.ErrUnreachable)
		h.world.answer("", http.StatusTooManyRequests)
		notice()
		h.came(0, 1, 1)
		h.office.closed(nil)
		h.world.answer("", http.StatusOK)
		time.Sleep(unsent)
		h.came(1, 1, 1)

		h.office.closed(post.ErrUnreachable)
		h.world.answer("", http.StatusInternalServerError) // who knows what became of it
		notice()
		h.came(0, 1, 1)
		h.office.closed(nil)
		time.Sleep(2 * unsent)
		h.came(1, 0, 0)
	})
}

// What an older program stored goes on, and what is stored by now says nothing that lets somebody write to its person
// when that person takes it along.
func TestStoredWish(t *testing.T) {
	old := Parse(`{"lang":"fr","kinds":["turn","over"]}`)
	if old.Lang != "fr" || len(old.Kinds) != 2 || old.Mail != AtOnce ||
		old.text() != `{"lang":"fr","kinds":["turn","over"]}` {
		t.Errorf("an older wish is %+v: %s", old, old.text())
	}
	for text, empty := range map[string]bool{`{"lang":"fr","kinds":[]}`: true, `{"lang":"fr","kinds":null}`: true,
		`{"lang":"fr","kinds":[],"devices":[]}`: true, `{"lang":"fr","kinds":[],"mail":"off"}`: false,
		`{"lang":"fr","kinds":[],"hook":{"url":"https://a.example"}}`: false} {
		if got := Parse(text).text(); (got == "") != empty {
			t.Errorf("%s is stored as %q", text, got)
		}
	}
	w := Wish{Lang: "en", Hook: &Hook{URL: "https://own.example/hook/token?more", Secret: "whsec_secret"},
		Devices: []Device{{"https://push.example/token", "key", "auth", "Firefox", "session"}}}
	text := encoded(w.Shown())
	for _, secret := range []string{"token", "more", "whsec", `"auth":"a`, `"key`, `"session":"s`} {
		if strings.Contains(text, secret) {
			t.Errorf("it says %q: %s", secret, text)
		}
	}
	for _, has := range []string{"own.example", "push.example", "Firefox"} {
		if !strings.Contains(text, has) {
			t.Errorf("it lacks %q: %s", has, text)
		}
	}
	if encoded(w) == text {
		t.Error("the wish itself has lost them")
	}
}

// Whoever is told the same of two tables gets the same bytes in every way.
func TestSameBytes(t *testing.T) {
	lived(t, true, func(t *testing.T, h *house) {
		due := time.Now().Add(time.Hour)
		word := func() []table.Word {
			return []table.Word{{Table: "abc", Game: "sticks", Others: []string{"Bek", "Çem"}, Due: due}}
		}
		one := Letter{ID: "x", Lang: "en", Kind: table.NoticeTurn, Now: time.Now(), Site: h.Site, All: word()}
		other := one
		other.All = word()
		if a, b := h.pushed(one, 2), h.pushed(other, 2); a != b {
			t.Errorf("pushes: %+v and %+v", a, b)
		}
		for _, k := range hookKinds {
			a, _ := k.body(message{one, briefly(one)})
			b, _ := k.body(message{other, briefly(other)})
			if string(a) != string(b) {
				t.Errorf("%s: %s and %s", k.kind, a, b)
			}
		}
	})
}
