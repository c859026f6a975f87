package web

import (
	"net/http"
	"testing"
)

// A game with clocks is paused by those who play it, and by nobody else.
func TestPausing(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe", "visible", "link", "pace", "live quick")
	ann.post(path + "/ready")
	bek.post(path+"/pause", "seat", "1", "for", "5").wants(t, http.StatusForbidden)
	ann.get(path).has(t, "Propose a pause")
	for _, long := range []string{"", "0", "-1", "16", "61", "x"} {
		ann.post(path+"/pause", "seat", "1", "for", long).wants(t, http.StatusConflict)
	}
	ann.post(path+"/pause", "seat", "1", "for", "5").wants(t, http.StatusOK)
	ann.post(path+"/pause", "seat", "1", "for", "5").wants(t, http.StatusConflict) // it is paused
	ann.get(path).has(t, "Propose to go on", "paused")
	ann.post(path+"/unpause", "seat", "1").wants(t, http.StatusOK)
	ann.post(path+"/resume", "seat", "1").wants(t, http.StatusOK)
	ann.post(path+"/resume", "seat", "1").wants(t, http.StatusConflict)
	ann.post(path+"/nomore", "seat", "1").wants(t, http.StatusOK)
}
