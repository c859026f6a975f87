package web

import (
	"context"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"testing"

	"ennead/internal/post"
	"ennead/internal/store"
	"ennead/internal/table"
)

// pillar is a post that keeps its letters.
type pillar struct {
	mu      sync.Mutex
	letters []post.Letter
	came    chan struct{}
	lists   int // of letters that came together
}

func (p *pillar) Queue(l post.Letter) {
	p.mu.Lock()
	p.letters = append(p.letters, l)
	p.mu.Unlock()
	p.came <- struct{}{}
}

func (p *pillar) QueueAll(letters []post.Letter) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.letters = append(p.letters, letters...)
	p.lists++
}

func (s *site) posts() *pillar {
	p := &pillar{came: make(chan struct{}, 100)}
	s.web.Post = p
	return p
}

var letterLink = regexp.MustCompile(`/in/[A-Za-z0-9_-]+`)

// next returns the path of the link in the next letter.
func (p *pillar) next() string {
	<-p.came
	p.mu.Lock()
	defer p.mu.Unlock()
	return letterLink.FindString(p.letters[len(p.letters)-1].Text)
}

// opens presses the button behind a link.
func (b *browser) opens(link string) answer {
	return b.post("/in/open", "token", strings.TrimPrefix(link, "/in/"))
}

// kept makes the browser of a guest that of an account, by mail.
func (b *browser) kept(p *pillar, name, address string) {
	b.post("/signin/mail", "name", name, "mail", address).wants(b.s.t, 200)
	b.opens(p.next()).wants(b.s.t, 200)
}

// A browser that knows the cookie of a guest, because it gave it to somebody, does not know the account that the guest
// becomes. Neither does one that gives its own guest to somebody who signs in.
func TestSessionFixation(t *testing.T) {
	s := open(t)
	mail := s.posts()
	at, err := url.Parse(s.URL)
	must(t, err)
	eve, ann := s.browser(), s.browser()
	path := eve.open("quick", "device")
	planted := eve.Jar.Cookies(at)
	ann.Jar.SetCookies(at, planted)
	ann.get("/").has(t, path)
	ann.kept(mail, "Ann", "ann@nile.example")
	ann.get("/me").wants(t, 200).has(t, "ann@nile.example")
	eve.get("/me").lacks(t, "ann@nile.example", "Ann")
	eve.get("/").lacks(t, path)

	mal, again := s.browser(), s.browser()
	mal.open("quick", "device")
	again.Jar.SetCookies(at, mal.Jar.Cookies(at))
	again.post("/signin/mail", "mail", "ann@nile.example").wants(t, 200)
	again.opens(mail.next()).wants(t, 200)
	again.get("/me").has(t, "ann@nile.example")
	mal.get("/me").lacks(t, "ann@nile.example")
}

// Nobody learns from the site who has a mail address here: the page is the same, and no letter goes where none belongs.
func TestNobodyLearnsWhoHasAnAddress(t *testing.T) {
	s := open(t)
	mail := s.posts()
	ann := s.browser()
	ann.open("quick", "device")
	ann.kept(mail, "Ann", "ann@nile.example")
	known := s.browser().post("/signin/mail", "mail", "ann@nile.example").wants(t, 200)
	unknown := s.browser().post("/signin/mail", "mail", "bek@nile.example").wants(t, 200)
	if known.body != strings.ReplaceAll(unknown.body, "bek@", "ann@") {
		t.Error("the pages differ")
	}
	mail.next()
	s.browser().post("/signin/mail", "mail", "ann@nile.example").wants(t, 200)
	mail.next()
	mail.mu.Lock()
	defer mail.mu.Unlock()
	for _, l := range mail.letters {
		if l.To != "ann@nile.example" || strings.ContainsAny(l.To+l.Subject, "\r\n") {
			t.Errorf("a letter goes to %q: %q", l.To, l.Subject)
		}
	}
}

// slow is a store that looks for a mail address only when it may.
type slow struct {
	store.Store
	may chan struct{}
}

func (s slow) Mail(ctx context.Context, key string) (store.Mail, error) {
	<-s.may
	return s.Store.Mail(ctx, key)
}

// The answer to who asks for a letter comes before anybody looks whether the address is known. So no time tells it.
func TestAnswerBeforeAnybodyLooks(t *testing.T) {
	s := open(t)
	mail := s.posts()
	ann := s.browser()
	ann.open("quick", "device")
	ann.kept(mail, "Ann", "ann@nile.example")
	db := slow{s.db, make(chan struct{})}
	s.web.People = people(db, s.house)
	s.browser().post("/signin/mail", "mail", "ann@nile.example").wants(t, 200)
	s.browser().post("/signin/mail", "mail", "bek@nile.example").wants(t, 200)
	db.may <- struct{}{}
	db.may <- struct{}{}
	if link := mail.next(); link == "" {
		t.Error("there is no letter")
	}
}

// A link changes nothing until its button is pressed, works once, and is in no address that other sites learn.
func TestLinksOfLetters(t *testing.T) {
	s := open(t)
	mail := s.posts()
	ann := s.browser()
	path := ann.open("quick", "device")
	ann.kept(mail, "Ann", "ann@nile.example")
	ann.post("/signin/mail", "mail", "ann@nile.example").wants(t, 200)
	link := mail.next()
	scanner := s.browser()
	for range 5 {
		page := scanner.get(link).wants(t, 200).has(t, "Ann")
		if page.header.Get("Referrer-Policy") != "same-origin" || page.header.Get("Cache-Control") != "no-store" {
			t.Errorf("the headers are %v", page.header)
		}
		page.lacks(t, `value="`+link+`"`) // the settings lead back elsewhere
	}
	scanner.get("/").lacks(t, path)
	phone := s.browser()
	phone.opens(link).wants(t, 200)
	phone.get("/").has(t, path)
	s.browser().opens(link).wants(t, http.StatusGone)
	s.browser().get(link).wants(t, http.StatusGone)
	for _, forged := range []string{"/in/x", "/in/" + strings.Repeat("A", 43), "/in/%00", "/in/candle-mango"} {
		s.browser().get(forged).wants(t, http.StatusGone)
	}
	for _, address := range []string{"", "ann", "Ann <ann@nile.example>", "ann@nile.example\r\nBcc: x@y.example",
		"ann@nile.example, bek@nile.example"} {
		ann.post("/signin/mail", "mail", address).wants(t, http.StatusUnprocessableEntity)
	}
}

// Only the owner changes what is on their page, and nothing changes by looking.
func TestOwnPage(t *testing.T) {
	s := open(t)
	mail := s.posts()
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "device")
	ann.kept(mail, "Ann", "ann@nile.example")
	ann.post("/signin/mail", "mail", "ann@nile.example").wants(t, 200)
	phone := s.browser()
	phone.opens(mail.next()).wants(t, 200)
	sessions, err := s.db.Sessions(t.Context(), string(s.visitorOf(ann)))
	must(t, err)
	if len(sessions) != 2 {
		t.Fatalf("%d sessions", len(sessions))
	}
	bek.open("quick", "device")
	for _, session := range sessions {
		bek.post("/me/sessions/end", "session", session.Hash).wants(t, 200)
	}
	for _, stranger := range []*browser{s.browser(), bek} {
		for _, act := range []string{"/me/name", "/me/keys/drop", "/me/mail/drop", "/me/sessions/others"} {
			stranger.post(act, "name", "Ann", "key", "x", "session", sessions[0].Hash)
		}
	}
	for _, look := range []string{"/me", "/me/close", "/me/bring", "/signin", "/in", "/privacy"} {
		ann.get(look).wants(t, 200)
		phone.get(look)
	}
	ann.get("/me").has(t, "ann@nile.example")
	phone.get("/").has(t, path)
	bek.post("/me/name", "name", "Ánn").wants(t, 200) // a guest may be called so: no account is
	if name, err := s.house.Name(t.Context(), s.visitorOf(bek)); err != nil || name != "Ánn" {
		t.Errorf("Bek is called %q: %v", name, err)
	}
	bek.post("/signin/mail", "name", "Ann", "mail", "bek@nile.example").wants(t, http.StatusConflict)

	ann.post("/me/name", "name", "Anne").wants(t, 200)
	ann.get(path).has(t, "Anne")
	ann.post("/me/mail/drop").wants(t, http.StatusConflict) // the last way to sign in
	ann.post("/me/sessions/others").wants(t, 200)
	phone.get("/").lacks(t, path)
	ann.post("/me/close").wants(t, 200)
	ann.get("/").lacks(t, path)
	bek.post("/signin/mail", "mail", "ann@nile.example")
	bek.opens(mail.next()).wants(t, 200) // she comes back
	bek.get("/").has(t, path)
}

// visitorOf returns whom the site knows a browser by.
func (s *site) visitorOf(b *browser) table.PersonID { return s.web.visitor(b.request(s.web, "/")) }

// A site without mail or https says so, and has no field that leads nowhere.
func TestSitesWithLess(t *testing.T) {
	s := open(t)
	b := s.browser()
	b.open("quick", "device")
	b.get("/signin").wants(t, 200).lacks(t, `type="email"`, "data-passkey").has(t, "/me/device", "https")
	b.post("/signin/mail", "mail", "ann@nile.example").wants(t, http.StatusNotFound)
	s.posts()
	b.get("/signin").has(t, `type="email"`).lacks(t, "data-passkey")
	s.at("https://games.example.org", nil)
	if page := s.asked("GET", "https://games.example.org/signin", stranger); !strings.Contains(page.Body.String(),
		"data-passkey") {
		t.Error("over https there is no passkey")
	}
	for host, want := range map[string]bool{"https://ennead.example": true, "http://ennead.example": false,
		"http://localhost:8080": true, "https://192.0.2.7": false, "https://[2001:db8::1]": false,
		"http://play.localhost": true} {
		u, err := url.Parse(host)
		must(t, err)
		s.web.URL = u
		if got := s.web.mayHaveKeys(new(http.Request)); got != want {
			t.Errorf("%s has passkeys: %t", host, got)
		}
	}
}
