package web

import (
	"net/http"
	"strings"
	"testing"
)

const (
	offersSeat = `action="/me/bring"`
	sitsThere  = "somebody sat down at this table in this browser as Ann"
	noSecond   = "nobody plays as two people at one table"
)

// signs has a browser that has played as a guest sign in to an account that exists already, which another browser made.
func (s *site) signs(guest *browser, name string) {
	s.t.Helper()
	mail := s.posts()
	address := strings.ToLower(name) + "@nile.example"
	other := s.browser()
	other.open("quick", "device")
	other.kept(mail, name, address)
	guest.post("/signin/mail", "mail", address).wants(s.t, 200)
	if at := guest.opens(mail.next()).wants(s.t, 200); at.path != "/me/bring" {
		s.t.Fatalf("the account is sent to %s", at.path)
	}
}

// An account is offered the seat of the guest of the same browser at the table where it sits, and no other: neither
// there, nor by a link. One click brings the seat and leads back to the table.
func TestGuestSeat(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "seat-3", "open", "public", "yes")
	join := `action="` + path + `/join"`
	bek.get(path).wants(t, 200).has(t, join).lacks(t, offersSeat)
	ann.get(path).wants(t, 200).lacks(t, offersSeat)
	s.signs(ann, "Nefertari")
	ann.get(path).wants(t, 200).has(t, offersSeat, sitsThere, noSecond, `name="at" value="`+string(id(path))+`"`).
		lacks(t, join)
	ann.post(path+"/join", "seat", "2").wants(t, http.StatusConflict).has(t, noSecond, offersSeat)
	link := path + "/seat/" + s.house.SeatKey(s.look(path), 1)
	ann.get(link).wants(t, 200).has(t, offersSeat, sitsThere).lacks(t, `action="`+path+`/claim"`)
	ann.post(path+"/claim", "key", link[strings.LastIndex(link, "/")+1:]).wants(t, http.StatusConflict).
		has(t, noSecond, offersSeat)
	bek.get(path).wants(t, 200).has(t, join).lacks(t, offersSeat, "Nefertari") // nobody else is told

	if at := ann.post("/me/bring", "table", string(id(path)), "at", string(id(path))).wants(t, 200); at.path != path {
		t.Errorf("the account is sent to %s", at.path)
	}
	ann.get(path).wants(t, 200).has(t, "Nefertari").lacks(t, offersSeat, join)
	bek.post(path+"/join", "seat", "2").wants(t, 200)
	if at := s.look(path); s.house.Held(at, s.visitorOf(ann)) != 0b1 || s.house.Held(at, s.visitorOf(bek)) != 0b10 {
		t.Errorf("the seats are held: %+v", at.Seats)
	}
}

// A private table of the guest leads the account to where it may bring it along, and from there back; a stranger finds
// no such table, and nobody is led elsewhere than to a table that they have brought.
func TestGuestSeatOfAPrivateTable(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "private")
	other := ann.open("quick", "device")
	s.browser().get(path).wants(t, http.StatusNotFound)
	s.signs(ann, "Nefertari")
	at := ann.get(path).wants(t, 200).has(t, `name="at" value="`+string(id(path))+`"`)
	if at.path != "/me/bring?at="+string(id(path)) {
		t.Fatalf("the account is sent to %s", at.path)
	}
	ann.get(path+"/chat").wants(t, http.StatusNotFound)
	for _, to := range []string{"/evil.example", "//evil.example", string(id(path)), "nowhere"} {
		ann.get("/me/bring?at="+to).wants(t, 200).lacks(t, "evil.example")
		if to == string(id(path)) {
			continue
		}
		if at := ann.post("/me/bring", "table", to, "at", to).wants(t, 200); at.path != "/" {
			t.Errorf("%s leads to %s", to, at.path)
		}
	}
	if at := ann.post("/me/bring", "table", string(id(other)), "at", string(id(path))).wants(t, 200); at.path != "/" {
		t.Errorf("a table that stays with the guest leads to %s", at.path)
	}
	if at := ann.post("/me/bring", "table", string(id(path)), "at", string(id(path))).wants(t, 200); at.path != path {
		t.Errorf("the account is sent to %s", at.path)
	}
}

// Where the account sits already, beside the guest of before, nothing is offered: both stay who they are.
func TestGuestBesideTheAccount(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "seat-3", "open", "public", "yes")
	s.signs(ann, "Nefertari")
	must(t, s.house.Join(t.Context(), id(path), 1, s.visitorOf(ann), "")) // in another browser
	ann.get(path).wants(t, 200).lacks(t, offersSeat)
	ann.get("/me/bring").wants(t, 200).has(t, "You have a seat there already.")
}
