package page

import (
	"os"
	"strings"
	"testing"
	"testing/fstest"
	"time"
	"unicode/utf8"

	"ennead/internal/locale"
	"ennead/internal/table"
)

// property is a line of a calendar.
type property struct{ name, value string }

// events reads a calendar as RFC 5545 says, and returns its events.
func events(t *testing.T, text string) (all []map[string]string) {
	t.Helper()
	var lines []property
	for raw := range strings.SplitAfterSeq(text, "\r\n") {
		if raw == "" {
			continue
		}
		line, ended := strings.CutSuffix(raw, "\r\n")
		if !ended || len(line) > 75 || strings.ContainsAny(line, "\r\n") || !utf8.ValidString(line) {
			t.Errorf("a line of %d bytes: %q", len(line), raw)
		}
		if more, folded := strings.CutPrefix(line, " "); folded && len(lines) > 0 {
			lines[len(lines)-1].value += more
			continue
		}
		name, value, ok := strings.Cut(line, ":")
		if !ok {
			t.Errorf("no property: %q", line)
		}
		name, _, _ = strings.Cut(name, ";")
		lines = append(lines, property{name, value})
	}
	plain := strings.NewReplacer(`\\`, `\`, `\;`, ";", `\,`, ",", `\n`, "\n")
	var within []string
	for i, l := range lines {
		at := strings.Join(within, "/")
		switch {
		case l.name == "BEGIN":
			within = append(within, l.value)
			if l.value == "VEVENT" {
				all = append(all, map[string]string{})
			}
		case l.name == "END":
			if len(within) == 0 || within[len(within)-1] != l.value {
				t.Fatalf("line %d ends %s within %s", i, l.value, at)
			}
			within = within[:len(within)-1]
			if len(within) == 0 && i < len(lines)-1 {
				t.Errorf("there is more after the calendar: %+v", lines[i+1:])
			}
		case at == "VCALENDAR/VEVENT":
			event := all[len(all)-1]
			if _, twice := event[l.name]; twice {
				t.Errorf("twice: %s", l.name)
			}
			if event[l.name] = plain.Replace(l.value); strings.HasPrefix(l.name, "DT") {
				_, err := time.Parse("20060102T150405Z", l.value)
				must(t, err)
			}
		case at == "":
			t.Errorf("outside: %+v", l)
		}
	}
	ids := map[string]bool{}
	for _, e := range all {
		for _, name := range []string{"UID", "DTSTAMP", "DTSTART", "SUMMARY"} {
			if e[name] == "" {
				t.Errorf("an event without %s: %q", name, e)
			}
		}
		if ids[e["UID"]] {
			t.Errorf("two events are %s", e["UID"])
		}
		ids[e["UID"]] = true
	}
	if len(within) > 0 || !strings.HasPrefix(text, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:") {
		t.Errorf("it does not begin or end: %q", text)
	}
	return all
}

// Programs read what is in a calendar, whatever the names are. The same facts are the same bytes.
func TestCalendar(t *testing.T) {
	words, err := locale.New(os.DirFS("../words"), fstest.MapFS{
		"en.yaml": {Data: []byte("site.game.sticks.title: Sticks, thrown; shown\n")},
		"fr.yaml": {Data: []byte("site.game.sticks.title: Bâtonnets\n")}})
	must(t, err)
	at := time.Date(2026, 11, 26, 23, 30, 0, 0, time.FixedZone("", 3600))
	names := []string{`Ani; "of, Thebes" \n`, strings.Repeat("Néfertari ☥ ", 12)}
	c := Calendar{Site: Site{Words: words.In("en")}, At: "https://ennead.example:8443", Host: "ennead.example",
		Dates: []table.Date{
			{Kind: table.DateDue, Table: "abc", Game: "sticks", Others: names, At: at, Known: at.Add(-time.Hour)},
			{Kind: table.DateBegins, Table: "abd", Game: "sticks", At: at.Add(time.Hour), Known: at}},
		Away: []table.Vacation{{From: at, To: at.Add(48 * time.Hour)}}}
	got := events(t, c.Text())
	if len(got) != 3 {
		t.Fatalf("%d events: %q", len(got), got)
	}
	for i, want := range []map[string]string{
		{"UID": "abc-due@ennead.example", "DTSTAMP": "20261126T213000Z", "DTSTART": "20261126T223000Z",
			"SUMMARY": "Sticks, thrown; shown: your time is up", "URL": "https://ennead.example:8443/t/abc",
			"DESCRIPTION": "with " + names[0] + " and " + names[1] + "\nhttps://ennead.example:8443/t/abc"},
		{"UID": "abd-begins@ennead.example", "DTSTART": "20261126T233000Z",
			"SUMMARY":     "Sticks, thrown; shown: the game begins",
			"DESCRIPTION": "https://ennead.example:8443/t/abd"},
		{"DTSTART": "20261126T223000Z", "DTEND": "20261128T223000Z", "SUMMARY": "Ennead: vacation", "URL": ""},
	} {
		for name, value := range want {
			if got[i][name] != value {
				t.Errorf("event %d: %s is %q, not %q", i, name, got[i][name], value)
			}
		}
	}
	if again := c.Text(); again != c.Text() {
		t.Error("the same facts look different")
	}
	c.Words = words.In("fr")
	if got := events(t, c.Text()); got[1]["SUMMARY"] != "Bâtonnets : la partie commence" &&
		got[1]["SUMMARY"] != "Bâtonnets\u00a0: la partie commence" {
		t.Errorf("in French: %q", got[1])
	}
	empty := Calendar{Site: c.Site, At: c.At, Host: c.Host}
	if got := events(t, empty.Text()); len(got) > 0 {
		t.Errorf("nothing to tell, and events: %q", got)
	}
}

// A line of any length is folded, and no character of it is torn apart.
func TestFoldedLines(t *testing.T) {
	for n := range 400 {
		for _, text := range []string{strings.Repeat("a", n), strings.Repeat("é", n), strings.Repeat("☥", n),
			"a" + strings.Repeat("𓂀", n)} {
			var b feed
			b.lines("X:" + text)
			for raw := range strings.SplitSeq(strings.TrimSuffix(b.String(), "\r\n"), "\r\n") {
				if len(raw) > 75 || !utf8.ValidString(raw) {
					t.Fatalf("a line of %d bytes: %q", len(raw), raw)
				}
			}
			if whole := strings.ReplaceAll(b.String(), "\r\n ", ""); whole != "X:"+text+"\r\n" {
				t.Fatalf("%d: %q", n, b.String())
			}
		}
	}
}
