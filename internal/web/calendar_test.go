package web

import (
	"html"
	"log/slog"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"ennead/internal/store"
	"ennead/internal/trace"
)

var feedAddress = regexp.MustCompile(`value="http[^"]*(/u/[A-Za-z0-9_-]+\.ics)"`)

// feed returns the path of the calendar that the browser's own page shows; empty if there is none.
func (b *browser) feed() string {
	b.s.t.Helper()
	if at := feedAddress.FindStringSubmatch(b.get("/me").wants(b.s.t, 200).body); at != nil {
		return html.UnescapeString(at[1])
	}
	return ""
}

// A person has an address for their calendar program, makes another, and ends it. The program needs no cookie, and
// leaves none.
func TestCalendar(t *testing.T) {
	s, passes := timed(t)
	ann, bek, path := s.timedPair("days quick")
	if at := bek.feed(); at != "" {
		t.Errorf("nobody asked for %s", at)
	}
	bek.header["Accept-Language"] = "fr"
	bek.post("/me/calendar", "set", "on").wants(t, 200)
	at := bek.feed()
	read := func(path string) answer { return s.browser().get(path) }
	a := read(at).wants(t, 200).has(t, "BEGIN:VCALENDAR\r\n", "UID:"+string(id(path))+"-due@127.0.0.1\r\n",
		"Sticks", "votre temps est écoulé", "avec Ann", s.URL+path).lacks(t, string(s.visitorOf(bek)))
	for name, want := range map[string]string{"Content-Type": "text/calendar; charset=utf-8",
		"Cache-Control": "private, no-store", "X-Robots-Tag": "noindex", "Set-Cookie": "",
		"Referrer-Policy": "same-origin"} {
		if got := a.header.Get(name); got != want {
			t.Errorf("%s: %q", name, got)
		}
	}
	if again := ann.get(at); again.body != a.body || again.header.Get("Set-Cookie") != "" {
		t.Error("it depends on who asks")
	}
	due := s.look(path).Updated.Add(36 * time.Hour).UTC().Format("DTSTART:20060102T150405Z\r\n")
	a.has(t, due)
	bek.post("/me/away", "days", "3").wants(t, 200)
	read(at).wants(t, 200).lacks(t, due).has(t, "SUMMARY:Ennead", "vacances")
	bek.post("/me/back").wants(t, 200)
	passes(time.Hour)
	bek.play(bek.get(path))
	read(at).wants(t, 200).lacks(t, "-due@")

	begins := time.Now().Add(50 * time.Hour).Truncate(time.Minute)
	other := bek.open("quick", "friends")
	now := s.look(other)
	terms := `{"begins":` + text(int(begins.UnixMilli())) + `}`
	must(t, s.db.Change(t.Context(), &store.Change{ID: string(now.ID), Expected: now.Version,
		Status: string(now.Status), Updated: now.Updated.UnixMilli(), Moved: now.Moved.UnixMilli(), Terms: &terms}))
	read(at).wants(t, 200).has(t, begins.UTC().Format("DTSTART:20060102T150405Z"), "la partie commence", s.URL+other)

	// Another address makes this one void. Nobody else can make one up.
	bek.post("/me/calendar", "set", "on").wants(t, 200)
	next := bek.feed()
	gone := read(at).wants(t, http.StatusNotFound)
	for _, wrong := range []string{"/u/x.ics", "/u/.ics", "/u/" + strings.Repeat("A", 120) + ".ics",
		strings.TrimSuffix(next, ".ics"), next + "x", strings.Replace(next, "/u/", "/u/A", 1)} {
		if got := read(wrong).wants(t, http.StatusNotFound); got.body != gone.body {
			t.Errorf("%s is told apart from an address that is void", wrong)
		}
	}
	read(next).wants(t, 200)
	bek.post("/me/calendar", "set", "").wants(t, 200)
	read(next).wants(t, http.StatusNotFound)
	if at := bek.feed(); at != "" {
		t.Errorf("it is not ended: %s", at)
	}
	s.browser().post("/me/calendar", "set", "on").wants(t, http.StatusForbidden)
	s.browser().get("/robots.txt").has(t, "Disallow: /u/\n")
}

// The log of requests does not hold the address of a calendar, nor does the file of all that is kept of a person.
func TestCalendarIsSecret(t *testing.T) {
	quiet := open(t)
	log := &notes{}
	conf := quiet.web.Config
	conf.Log, conf.LogRequests = slog.New(trace.Handler(slog.NewTextHandler(log, nil))), true
	s := quiet.served(New(conf), quiet.house)
	ann := s.browser()
	ann.open("quick", "device")
	ann.post("/me/calendar", "set", "on").wants(t, 200)
	at := ann.feed()
	s.browser().get(at).wants(t, 200)
	s.browser().get(at+"x").wants(t, 404)
	secret := strings.TrimSuffix(strings.TrimPrefix(at, "/u/"), ".ics")
	if told := log.String(); strings.Contains(told, secret) || !strings.Contains(told, "/u/{ticket}") {
		t.Errorf("the log: %s", told)
	}
	nonce := s.wish(s.visitorOf(ann)).Calendar
	for name, file := range ann.unpacked() {
		if strings.Contains(file, secret) || nonce == "" || strings.Contains(file, nonce) {
			t.Errorf("%s holds the address", name)
		}
		if name == "person.json" && !strings.Contains(file, `"calendar": true`) {
			t.Errorf("%s does not say that there is a calendar: %s", name, file)
		}
	}
}
