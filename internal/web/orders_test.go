package web

import (
	"net/http"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/table"
)

// TestOrders: a person gives and ends orders with plain forms, on a page of their own and on the table's. Nobody else's
// pages change. The site of these tests has no words of the game.
func TestOrders(t *testing.T) {
	s, ann, bek, path := kemetTable(t)
	watcher := s.browser()
	ofBek, ofWatcher := plainPage(bek.get(path).body), plainPage(watcher.get(path).body)
	ann.get(path).wants(t, 200).has(t, `href="`+path+`/orders?seat=1"`).lacks(t, `name="end"`)
	const only, until = `name="end" value="only"`, `value="until attacked"`
	ann.get(path+"/orders?seat=1").wants(t, 200).has(t, only, `name="give" `+until,
		"Pass until [kemet.window.attacked]", `name="give" value="turn"`,
		"Give the order: Pass until [kemet.window.acts]").lacks(t, `name="end" value="turn"`)

	page := ann.post(path+"/orders", "seat", "1", "give", "until attacked", "from", "orders").wants(t, 200)
	if page.path != path+"/orders?seat=1" {
		t.Errorf("the form leads to %s", page.path)
	}
	page.has(t, `name="end" `+until, only)
	ann.get(path).wants(t, 200).has(t, `name="end" `+until, "not before [kemet.window.attacked]",
		"Cancel the order: Pass until")
	ann.post("/settings", "lang", "fr", "back", path).wants(t, 200).has(t, "pas avant [kemet.window.attacked]",
		"Passer jusqu’à [kemet.window.attacked]")
	ann.post("/settings", "lang", "en", "back", path).wants(t, 200)

	ann.post(path+"/orders", "seat", "1", "give", "round").wants(t, 200).has(t, `name="end" value="round"`).
		lacks(t, `name="end" `+until)
	ann.post(path+"/orders", "seat", "1", "end", "only", "from", "orders").wants(t, 200).
		has(t, `name="give" value="only"`)
	if got := plainPage(bek.get(path).body); got != ofBek {
		t.Errorf("the other's page was\n%s\nand is\n%s", ofBek, got)
	}
	if got := plainPage(watcher.get(path).body); got != ofWatcher {
		t.Errorf("a watcher's page was\n%s\nand is\n%s", ofWatcher, got)
	}
	ann.post(path+"/orders", "seat", "1", "end", "round").wants(t, 200).lacks(t, `name="end"`)
	if got := pressed(ann.post(path+"/ask", "seat", "1", "ask", "touched")); got != "when I’m involved" {
		t.Errorf("the page shows %q", got)
	}
	ann.get(path+"?at=1").wants(t, 200).lacks(t, `id="orders"`)
}

// TestOrdersRefuse: nobody sees or changes the orders of another's seat, and there is nothing to change without a game.
func TestOrdersRefuse(t *testing.T) {
	s, ann, bek, path := kemetTable(t)
	eve := s.browser()
	for _, who := range []*browser{bek, eve} {
		who.post(path+"/orders", "seat", "1", "give", "turn").wants(t, http.StatusForbidden)
		who.post(path+"/orders", "seat", "1", "end", "only").wants(t, http.StatusForbidden)
	}
	eve.get(path+"/orders").wants(t, http.StatusForbidden)
	eve.get(path+"/orders?seat=1").wants(t, http.StatusForbidden)
	ann.post(path+"/orders", "seat", "1", "give", "turn").wants(t, 200)
	bek.get(path+"/orders?seat=1").wants(t, 200).has(t, `name="seat" value="2"`, `name="give" value="turn"`).
		lacks(t, `name="seat" value="1"`)
	for _, fields := range [][]string{{"seat", "1"}, {"seat", "1", "give", "nothing"}, {"seat", "1", "end", ""},
		{"seat", "1", "give", "decline 2"}, {"seat", "9", "give", "turn"}, {"give", "turn"}} {
		ann.post(path+"/orders", fields...).wants(t, http.StatusBadRequest)
	}
	eve.get("/t/nowhere/orders").wants(t, http.StatusNotFound)
	eve.post("/t/nowhere/orders", "seat", "1", "give", "turn").wants(t, http.StatusNotFound)

	lone := open(t).browser()
	gathering := lone.open("quick", "device")
	if at := lone.get(gathering+"/orders").wants(t, 200); at.path != gathering {
		t.Errorf("before the game the page of orders is %s", at.path)
	}
}

// Offers that a seat declines by an order leave every page, fragment, cookie and record of third parties unchanged,
// byte for byte, and so do the orders themselves; the two parties read what they would read of a person's answer.
func TestDeclinedOffersLeaveNoTrace(t *testing.T) {
	alone(t)
	for name, alternate := range map[string]bool{"one server": false, "two servers": true} {
		t.Run(name, func(t *testing.T) {
			s, path, all := fair(t)
			if alternate {
				s.alternates()
			}
			ann, author, decliner, watcher := all[0], all[1], all[2], all[3]
			for _, b := range all {
				b.get(path)
			}
			ofAnn, ofAuthor, ofWatcher := sights(t, ann, path), sights(t, author, path), sights(t, watcher, path)
			decliner.post(path+"/orders", "seat", "3", "give", "decline 2").wants(t, 200).
				has(t, `name="end" value="decline 2"`)
			differs(t, "whose offers are declined", ofAuthor, sights(t, author, path))
			offer := barterMoves(t, "mark "+given(s.look(path), 1)+"; offer 3")
			_, err := s.house.Negotiate(t.Context(), id(path), 1, offer, "please")
			must(t, err)
			at := s.look(path)
			if last := at.Match.Record.Turns[len(at.Match.Record.Turns)-1]; last.Seat != 2 || !last.Waived {
				t.Fatalf("answered with %+v", last)
			}
			differs(t, "who knows nothing", ofAnn, sights(t, ann, path))
			differs(t, "who watches", ofWatcher, sights(t, watcher, path))
			for _, b := range []*browser{author, decliner} {
				b.get(path+"/record").wants(t, 200).has(t, "3 decline 2", "2 offer 3")
			}
		})
	}
}

// given returns what a seat that holds it could give for the other kind.
func given(at *table.Table, seat game.Seat) string {
	if strings.Contains(string(at.Match.Game.Position(at.Match.View(seat))), `"gold":0`) {
		return "clay gold"
	}
	return "gold clay"
}
