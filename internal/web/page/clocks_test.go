package page

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"ennead/internal/clock"
	"ennead/internal/locale"
	"ennead/internal/table"
)

// Each state of a clock has a sign, a word in the bar and a reason in the panel, and counts down only if it will run by
// itself.
func TestClockLooks(t *testing.T) {
	words, err := locale.New(os.DirFS("../words"))
	must(t, err)
	tag := regexp.MustCompile(`<[^>]*>`)
	now := time.Date(2026, 11, 26, 12, 0, 0, 0, time.UTC)
	live, days := rule(t, "live quick"), rule(t, "days quick")
	at := now.Add
	for _, c := range []struct {
		name        string
		rule        clock.Rule
		clock       clock.Clock
		look, bar   string // which look it is, and what stands there for those who see
		said        string // in the panel
		waits, most string // in milliseconds, of clocks that count
		counts      bool
	}{
		{"runs", live, clock.Clock{Status: clock.Runs, Left: 400 * time.Second, Since: now, Due: at(400 * time.Second)},
			clockRuns, "6 min 40", "to move", "", "", true},
		{"part of a second", live, clock.Clock{Status: clock.Runs, Left: 299_001 * time.Millisecond, Since: now},
			clockRuns, "5 min 00", "to move", "", "", true},
		{"not to move", live, clock.Clock{Left: 5 * time.Minute}, clockStands, "5 min 00", "not to move", "", "",
			false},
		{"low", live, clock.Clock{Status: clock.Runs, Left: time.Minute, Since: now}, clockLow, "1 min 00", "to move",
			"", "", true},
		{"low and not to move", live, clock.Clock{Left: 48 * time.Second}, clockLow, "0 min 48", "not to move", "", "",
			false},
		{"late", live, clock.Clock{Status: clock.Runs, Since: now}, clockLate, "late", "to move", "", "", true},
		{"reacts", live, clock.Clock{Status: clock.Replies, Left: 5 * time.Minute, Free: 4 * time.Second, Since: now},
			clockStands, "5 min 00", "free to react, then it runs", "4000", "", true},
		{"talks", live, clock.Clock{Status: clock.Talks, Left: 5 * time.Minute, Free: 9 * time.Second, Since: now},
			clockStands, "5 min 00", "stands for an offer", "9000", "", true},
		{"holds", live, clock.Clock{Status: clock.Holds, Left: 5 * time.Minute, Free: 9 * time.Second, Since: now},
			clockStands, "5 min 00", "stands while others may add", "9000", "", true},
		{"paused", live, clock.Clock{Status: clock.Paused, Left: 5 * time.Minute, Since: now}, clockStands, "5 min 00",
			"paused", "", "", false},
		{"paused for a while", live, clock.Clock{Status: clock.Paused, Left: 5 * time.Minute, Since: now,
			Until: at(time.Minute)}, clockStands, "5 min 00", "paused until 2026-11-26 12:01 UTC", "60000", "", true},
		{"days run", days, clock.Clock{Status: clock.Runs, Left: 51 * time.Hour, Since: now, Due: at(61 * time.Hour),
			Until: at(10 * time.Hour)}, clockRuns, "2 d 3 h", "to move until 2026-11-29 01:00 UTC", "", "36000000",
			true},
		{"days run short", days, clock.Clock{Status: clock.Runs, Left: 130 * time.Minute, Since: now,
			Due: at(130 * time.Minute)}, clockLow, "2 h 10", "to move until 2026-11-26 14:10 UTC", "", "", true},
		{"quiet hours", days, clock.Clock{Status: clock.InQuiet, Left: 20 * time.Hour, Since: now,
			Until: at(time.Hour)}, clockQuiet, "20 h 00", "quiet hours until 2026-11-26 13:00 UTC", "3600000", "",
			true},
		{"holiday", days, clock.Clock{Status: clock.Away, Left: 20 * time.Hour, Until: at(48 * time.Hour)},
			clockHoliday, "on vacation", "on vacation until 2026-11-28 12:00 UTC", "", "", false},
		{"steward", live, clock.Clock{Status: clock.HasSteward, Left: 30 * time.Second, Since: now}, clockSteward,
			"bot plays", "time was up: a bot plays this turn", "", "", false},
		{"absent", live, clock.Clock{Status: clock.IsAbsent, Left: 30 * time.Second}, clockAbsent, "absent",
			"a bot plays until they are back", "", "", false},
	} {
		p := &Play{Site: Site{Words: words.In("en")}, Table: &table.Table{}, Now: now, Clocks: &Clocks{Rule: c.rule}}
		p.Clocks.Book[0] = c.clock
		html := rendered(t, p.clock(0, false))
		for _, want := range []string{`class="clock ` + c.look + `"`, "#i-" + clockSigns[c.look], ">" + c.bar + "<",
			p.w("clock.is." + c.look)} {
			if !strings.Contains(html, want) {
				t.Errorf("%s: no %s in %s", c.name, want, html)
			}
		}
		for name, want := range map[string]string{"waits": c.waits, "most": c.most} {
			if has := strings.Contains(html, " data-"+name+"="); has != (want != "") ||
				has && !strings.Contains(html, " data-"+name+`="`+want+`"`) {
				t.Errorf("%s: %s is not %q in %s", c.name, name, want, html)
			}
		}
		if strings.Contains(html, " data-left=") != c.counts ||
			strings.Contains(html, `class="t" aria-hidden`) != c.counts {
			t.Errorf("%s: counts wrongly: %s", c.name, html)
		}
		if said := tag.ReplaceAllString(rendered(t, p.reason(0)), ""); said != c.said {
			t.Errorf("%s: the panel says %q", c.name, said)
		}
	}
}

// Time is short from a quarter of the bank on, at most a minute or twelve hours.
func TestLowTime(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"live quick": time.Minute, "live calm": time.Minute, "days quick": 9 * time.Hour, "days calm": 12 * time.Hour,
		"live bank=1m step=5s cap=1m reply=3s talk=0s hold=0s": 15 * time.Second,
	} {
		if got := (&Clocks{Rule: rule(t, text)}).low(); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
}

func rule(t *testing.T, text string) clock.Rule {
	t.Helper()
	r, err := clock.ParseRule(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
