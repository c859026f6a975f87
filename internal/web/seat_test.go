package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"ennead/game"
)

// The person who opened a table knew the link of every free seat. Once somebody sits there it is dead: neither a
// visit nor a click changes anything, before, during or after the game.
func TestALinkDiesWhenSomebodySitsDown(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "friends")
	link := seatLink.FindAllStringSubmatch(ann.get(path).body, -1)
	sent := link[len(link)-1][1]
	key := sent[strings.LastIndex(sent, "/")+1:]
	bek.post(path+"/claim", "key", key, "name", "Bek").wants(t, 200)
	ann.post(path + "/ready")
	bek.post(path + "/ready")
	hand := string(s.look(path).Match.Game.Position(s.look(path).Match.View(1)))
	ann.get(sent).wants(t, 410).lacks(t, hand, `action="`+path+`/claim"`)
	ann.post(path+"/claim", "key", key, "name", "Ann").wants(t, 410).lacks(t, hand)
	if at := s.look(path); s.heldBy(path, bek) != 0b10 || at.Seats[1].Name != "Bek" {
		t.Errorf("Bek has lost the seat: %+v", at.Seats)
	}
	bek.get(path).wants(t, 200).has(t, hand)
	ann.get(path).wants(t, 200).lacks(t, hand)
}

// heldBy returns the seats that a browser holds.
func (s *site) heldBy(path string, b *browser) game.Seats {
	return s.house.Held(s.look(path), s.web.visitor(b.request(s.web, path)))
}

// request returns a request of a browser by which a site knows whose it is.
func (b *browser) request(web *Server, path string) *http.Request {
	r := httptest.NewRequestWithContext(b.s.t.Context(), http.MethodGet, path, http.NoBody)
	u, err := url.Parse(b.s.URL)
	must(b.s.t, err)
	for _, c := range b.Jar.Cookies(u) {
		r.AddCookie(c)
	}
	r = r.WithContext(withSender(r.Context()))
	web.recognized(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {})).ServeHTTP(httptest.NewRecorder(), r)
	return r
}
