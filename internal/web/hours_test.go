package web

import (
	"net/http"
	"strings"
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
	ann.post("/me/quiet", "none", "yes").lacks(t, `value="23:00"`).lacks(t, "No quiet hours").
		has(t, `value="Europe/Paris"`)

	page = ann.post("/me/away", "days", "3")
	page.has(t, "You are on vacation")
	page.has(t, "27 days")
	for _, days := range []string{"", "0", "15", "x"} {
		ann.post("/me/away", "days", days).wants(t, http.StatusUnprocessableEntity)
	}
	ann.post("/me/back").lacks(t, "You are on vacation")
	s.browser().post("/me/away", "days", "3").lacks(t, "You are on vacation")
}

// A time zone belongs to the person: digests and quiet hours share it, and it goes into the file of everything.
func TestOwnZone(t *testing.T) {
	s := open(t)
	mail := s.posts()
	ann := s.browser()
	s.account(ann, mail, "Ann")
	for _, zone := range []string{"Mars/Base", "Local", strings.Repeat("x", 1000)} {
		ann.post("/me/notices", "zone", zone).wants(t, http.StatusUnprocessableEntity).
			has(t, "There is no time zone of that name")
	}
	ann.post("/me/notices", "mail", "daily", "kind", "turn", "zone", "Asia/Tokyo").has(t, `value="Asia/Tokyo"`)
	if text := ann.unpacked()["person.json"]; !strings.Contains(text, `"zone": "Asia/Tokyo"`) {
		t.Errorf("the file has %s", text)
	}
	ann.post("/me/quiet", "zone", "Europe/Paris", "from", "23:00", "to", "07:30").lacks(t, `value="Asia/Tokyo"`)
	ann.post("/me/notices", "zone", "America/New_York").lacks(t, `value="Europe/Paris"`).has(t, `value="23:00"`)
	if text := ann.unpacked()["person.json"]; !strings.Contains(text, `"quiet": "America/New_York 23:00 07:30"`) {
		t.Errorf("the file has %s", text)
	}
}
