package web

import (
	"net/http"
	"testing"
)

// Quiet hours and vacations are set on one's own page, go into the file of everything, and are refused with a reason.
func TestOwnHours(t *testing.T) {
	s := open(t)
	ann := s.browser()
	ann.open("quick", "device")
	page := ann.post("/me/quiet", "zone", "Europe/Paris", "from", "23:00", "to", "07:30")
	for _, want := range []string{`value="Europe/Paris"`, `value="23:00"`, `value="07:30"`, "No quiet hours"} {
		page.has(t, want)
	}
	for zone, from := range map[string]string{"Europe/Paris": "12:00", "Mars/Base": "23:00", "Local": "23:00"} {
		ann.post("/me/quiet", "zone", zone, "from", from, "to", "07:30").wants(t, http.StatusUnprocessableEntity)
	}
	ann.post("/me/quiet").wants(t, http.StatusUnprocessableEntity)
	ann.get("/me").has(t, `value="Europe/Paris"`)
	ann.post("/me/quiet", "none", "yes").lacks(t, `value="Europe/Paris"`)

	page = ann.post("/me/away", "days", "3")
	page.has(t, "You are on vacation")
	page.has(t, "27 days")
	for _, days := range []string{"", "0", "15", "x"} {
		ann.post("/me/away", "days", days).wants(t, http.StatusUnprocessableEntity)
	}
	ann.post("/me/back").lacks(t, "You are on vacation")
	s.browser().post("/me/away", "days", "3").lacks(t, "You are on vacation")
}
