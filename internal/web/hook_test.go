package web

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"ennead/internal/store"
)

var signingSecret = regexp.MustCompile(`whsec_[A-Za-z0-9+/=]+`)

// Somebody with an account has notices posted to an address. The secret is shown once; what the address answers never.
func TestWebhook(t *testing.T) {
	s := open(t)
	mail, ann := s.posts(), s.browser()
	id := s.account(ann, mail, "Ann")
	ann.get("/me").wants(t, 200).lacks(t, `href="/me/hook"`)
	ann.get("/me/hook").wants(t, http.StatusForbidden)
	out := s.reaches()
	out.body = "<b>what it says</b>"
	ann.get("/me").wants(t, 200).has(t, `href="/me/hook"`, "Post notices to Discord")
	ann.get("/me/hook").wants(t, 200).has(t, `name="url"`).lacks(t, "/me/hook/try")

	for _, bad := range []string{"", "http://own.example/", "https://127.0.0.1/", "https://localhost/",
		"https://own.example:22/", "https://a:b@own.example/", "https://[::1]/", "javascript:alert(1)"} {
		ann.post("/me/hook", "url", bad).wants(t, http.StatusUnprocessableEntity).has(t, "no https address")
	}
	for _, path := range []string{"/me/hook/try", "/me/hook/secret"} {
		ann.post(path).wants(t, http.StatusConflict).has(t, "There is no webhook yet.")
	}
	page := ann.post("/me/hook", "url", "https://own.example/hook/token").wants(t, 200).
		has(t, "own.example", "signed JSON")
	first := signingSecret.FindString(page.body)
	if w := s.wish(id); w.Hook == nil || w.Hook.Secret != first || len(first) != 50 {
		t.Fatalf("%q signs, they have %+v", first, w.Hook)
	}
	page = ann.get("/me/hook").has(t, "own.example", "/me/hook/try").lacks(t, "whsec_", "token")
	ann.get("/me").has(t, "own.example").lacks(t, "token", "whsec_")
	if file := ann.unpacked()["person.json"]; !strings.Contains(file, "https://own.example") ||
		strings.Contains(file, "token") || strings.Contains(file, "whsec_") {
		t.Errorf("the file says %s", file)
	}
	second := signingSecret.FindString(ann.post("/me/hook/secret").wants(t, 200).body)
	if second == "" || second == first {
		t.Errorf("another secret is %q", second)
	}

	ann.header["Accept-Language"] = "fr"
	if a := ann.post("/me/hook/try").wants(t, 200).has(t, "a accepté le test").lacks(t, "what it says"); a.path !=
		"/me/hook?tried" {
		t.Errorf("after a test it is at %s", a.path)
	}
	if len(out.came) != 1 || !strings.Contains(out.came[0], "Un test d’Ennead") {
		t.Errorf("posted: %q", out.came)
	}
	delete(ann.header, "Accept-Language")
	out.status = http.StatusTeapot
	ann.post("/me/hook/try").wants(t, http.StatusUnprocessableEntity).has(t, "does not take it", "<code>418</code>").
		lacks(t, "what it says")
	out.status = http.StatusOK
	for range 3 {
		ann.post("/me/hook/try").wants(t, 200)
	}
	ann.post("/me/hook/try").wants(t, http.StatusTooManyRequests)

	ann.post("/me/hook", "url", "https://discord.com/api/webhooks/1/token").wants(t, 200).
		has(t, "a message for Discord").lacks(t, "whsec_", "/me/hook/secret", "webhooks/1")
	ann.post("/me/hook", "url", "https://own.example/x", "plain", "yes").wants(t, 200).has(t, "plain text, as ntfy").
		lacks(t, "whsec_")
	ann.post("/me/hook/drop").wants(t, 200).lacks(t, "/me/hook/try")
	if w := s.wish(id); w.Hook != nil {
		t.Errorf("they still have %+v", w.Hook)
	}
	ann.get("/privacy").wants(t, 200).has(t, "webhook")
}

// A guest has no webhook, a stranger neither.
func TestWebhookOfGuest(t *testing.T) {
	s := open(t)
	s.reaches()
	guest := s.browser()
	guest.open("quick", "device")
	guest.get("/me").wants(t, 200).lacks(t, "/me/hook")
	for _, b := range []*browser{guest, s.browser()} {
		for _, path := range []string{"/me/hook", "/me/hook/try", "/me/hook/secret", "/me/hook/drop"} {
			b.post(path, "url", "https://own.example/").wants(t, http.StatusForbidden)
		}
	}
	guest.get("/me/hook").wants(t, http.StatusForbidden)
	if a := s.browser().get("/me/hook").wants(t, 200); a.path != "/signin" {
		t.Errorf("a stranger is led to %s", a.path)
	}
}

// Which webhook has failed too often stands on one's own page.
func TestWebhookOff(t *testing.T) {
	s := open(t)
	out := s.reaches()
	ann := s.browser()
	id := s.account(ann, s.posts(), "Ann")
	ann.post("/me/hook", "url", "https://own.example/hook").wants(t, 200)
	must(t, s.db.EditPerson(t.Context(), string(id), func(p *store.Person) error {
		p.Notices = strings.Replace(p.Notices, `"}`, `","failed":20}`, 1)
		return nil
	}))
	if w := s.wish(id); w.Hook == nil || !w.Hook.Off() {
		t.Fatalf("it is stored as %+v", w.Hook)
	}
	ann.get("/me").has(t, "Off: own.example")
	ann.get("/me/hook").has(t, "Nothing is posted there any more")
	out.status = http.StatusNoContent
	ann.post("/me/hook/try").wants(t, 200).has(t, "Notices are posted there.")
	ann.get("/me").lacks(t, "Off: own.example")
}
