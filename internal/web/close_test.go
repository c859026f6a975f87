package web

import "testing"

// The person who opened a table closes it with a button; the others read that it is gone, and have no such button.
func TestCloseTable(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "friends", "public", "yes")
	ann.get(path).has(t, "Close this table", `action="`+path+`/close"`)
	bek.get(path).lacks(t, "Close this table")
	bek.post(path+"/close").wants(t, 403)
	ann.get(path).wants(t, 200)
	if got := ann.post(path+"/close").wants(t, 200); got.path != "/" {
		t.Errorf("closing leads to %s", got.path)
	}
	bek.get(path).wants(t, 404)
	ann.post(path+"/close").wants(t, 404)
}
