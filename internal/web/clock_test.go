package web

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/clock"
	"ennead/internal/sticks"
	"ennead/internal/table"
)

// opensTimed opens a public table of sticks for two with clocks, and returns its address.
func (b *browser) opensTimed(rule string) string {
	b.s.t.Helper()
	return b.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "pace", rule)
}

// Whoever opens a table chooses its clocks. The table, its list and the filter say so in words.
func TestTermsOfClocks(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	form := ann.get("/play/open").wants(t, 200)
	for _, p := range clock.Presets() {
		form.has(t, `<option value="`+p.Name+`">`)
	}
	form.has(t, "live, quick: 5 min each, 15 s more a turn", "over days, quick: 36 h each, 8 h more a turn",
		"over days, calm: 7 days each, 36 h more a turn")

	path := ann.opensTimed("live quick")
	if at := s.look(path); at.Terms.Clock != "live quick" {
		t.Fatalf("the clocks are %q", at.Terms.Clock)
	}
	const words = "With clocks (live, quick): 5 min each, 15 s more a turn"
	page := ann.get(path).has(t, words, `<option value="live quick" selected>`)
	s.browser().get(anySeat.FindStringSubmatch(page.body)[1]).wants(t, 200).has(t, "Seat 2", words)
	bek.get("/play").has(t, words)
	bek.get("/play?pace=live").has(t, words)
	for _, other := range []string{"days", "none"} {
		bek.get("/play?pace="+other).lacks(t, words).has(t, "None of them fits")
	}
	bek.header["Accept-Language"] = "fr"
	bek.get(path).has(t, "À la pendule (en direct, rapide)", "5 min chacun, 15 s de plus par tour")

	// The host may change it until the game begins; a form without the field leaves it as it is.
	const own = "live bank=1m step=5s cap=1m reply=3s talk=0s hold=0s"
	ann.post(path+"/terms", "visible", "public", "pace", own).wants(t, 200)
	ann.get(path).has(t, "With clocks (live): 1 min each, 5 s more a turn", `<option value="`+own+`" selected>`)
	ann.post(path+"/terms", "visible", "link").wants(t, 200)
	if at := s.look(path); at.Terms.Clock != own {
		t.Errorf("a form that says nothing of clocks makes them %q", at.Terms.Clock)
	}
	for _, wrong := range []string{"live fast", "live", strings.Repeat("x", 10_000), own + " quick", "days bank=1s"} {
		ann.post(path+"/terms", "visible", "link", "pace", wrong).wants(t, 409)
	}
	ann.post(path+"/terms", "visible", "link", "pace", "").wants(t, 200)
	ann.get(path).lacks(t, "With clocks")
	if at := s.look(path); at.Terms != (table.Terms{}) {
		t.Errorf("without clocks the terms are %+v", at.Terms)
	}
}

// timed opens a house whose clock is two hours slow until it is put on.
func timed(t *testing.T) (s *site, passes func(time.Duration)) {
	t.Helper()
	var on atomic.Int64
	on.Store(int64(-2 * time.Hour))
	s = openHouse(t, sticks.Game, func(c *table.Config) {
		c.Now = func() time.Time { return time.Now().Add(time.Duration(on.Load())) }
	})
	return s, func(d time.Duration) { on.Add(int64(d)) }
}

// timedPair begins a game of sticks for two people with clocks.
func (s *site) timedPair(rule string) (ann, bek *browser, path string) {
	s.t.Helper()
	ann, bek, path = s.pair()
	ann.post(path+"/terms", "visible", "link", "pace", rule).wants(s.t, 200)
	for _, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(s.t, 200)
	}
	return ann, bek, path
}

// seat returns what the bar says of a seat.
func (a answer) seat(t *testing.T, n int) answer {
	t.Helper()
	_, part, ok := strings.Cut(a.body, `id="seat-`+text(n)+`"`)
	if !ok {
		t.Fatalf("%s has no seat %d\n%s", a.path, n, a.shown())
	}
	a.body, _, _ = strings.Cut(part, "</li>")
	return a
}

// The bar shows everybody's clock, with a sign and a word for each state; a panel says why it is so.
func TestClocksOnThePage(t *testing.T) {
	s, passes := timed(t)
	ann, bek, path := s.timedPair("live quick")
	zoe := s.browser()
	page := ann.get(path).wants(t, 200).has(t, "clock.css", "clock.js", `id="i-hourglass"`, `data-short="60000"`,
		`data-in-minutes="{a} min {b}"`)
	page.seat(t, 1).
		has(t, `class="clock runs"`, "#i-clock", "clock runs", `aria-hidden="true">5 min 00<`, "data-left=").
		lacks(t, "data-waits", "data-most")
	zoe.get(path).seat(t, 2).has(t, `class="clock runs"`)
	page.part(t, "clocks").has(t, "5 min + 15 s", "up to 8 min in all", "free for 5 s", "to move",
		"a bot plays their turn").lacks(t, "not to move", "time was up", "<time")

	passes(20 * time.Second)
	ann.play(ann.get(path))
	page = bek.get(path)
	page.seat(t, 1).has(t, `class="clock stands"`, "#i-pause", "clock stands", `class="t">4 min 55<`).
		lacks(t, "data-left")
	page.seat(t, 2).has(t, `class="clock runs"`, "4 min 40")
	page.part(t, "clocks").has(t, "not to move")

	passes(220 * time.Second)
	page = bek.get(path)
	page.seat(t, 2).has(t, `class="clock low"`, "#i-hourglass", "little time left", "1 min 00")
	bek.header["Accept-Language"] = "fr"
	bek.get(path).seat(t, 2).has(t, "il reste peu de temps", "min")
	bek.header["Accept-Language"] = "en"
	passes(time.Hour)
	bek.get(path).seat(t, 2).has(t, `class="clock late"`, "time is up", ">late<", `data-left="0"`)

	// Who looks on late, or back, sees no clock.
	ann.get(path+"?at=0").lacks(t, `class="clock `, `id="clocks"`)
	path = ann.open("quick", "friends")
	ann.get(path).has(t, "clock.css")
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	ann.post(path+"/terms", "visible", "link", "pace", "live calm", "delay", "5").wants(t, 200)
	for _, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(t, 200)
	}
	ann.get(path).has(t, `id="clocks"`)
	zoe.get(path).lacks(t, `class="clock `, `id="clocks"`)
}

// A game without clocks has nothing of them.
func TestNoClocks(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	for _, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(t, 200)
	}
	ann.get(path).lacks(t, "clock.css", "clock.js", "hourglass", `class="clock`, `id="clocks"`, "data-short", "timed")
	ann.post(path+"/back", "seat", "1").wants(t, 200) // nobody plays for them
}

// part returns the element with that id, as far as a list or a paragraph in it ends.
func (a answer) part(t *testing.T, id string) answer {
	t.Helper()
	_, part, ok := strings.Cut(a.body, `id="`+id+`"`)
	if !ok {
		t.Fatalf("%s has no #%s\n%s", a.path, id, a.shown())
	}
	a.body, _, _ = strings.Cut(part, "</details>")
	return a
}

// reopened returns the site after its house has been closed and opened again: its timers did not know that time has
// passed.
func (s *site) reopened(all ...*browser) *site {
	s.t.Helper()
	s.house.Close()
	next := s.again(func(c *table.Config) { c.Now, c.Bots = s.conf.Now, s.conf.Bots })
	for _, b := range all {
		b.s = next
	}
	return next
}

// The chronicle and the news say what a bot did for somebody who was late, also to them.
func TestBotsTurnIsTold(t *testing.T) {
	s, passes := timed(t)
	ann, bek, path := s.timedPair("live quick")
	passes(2 * time.Hour)
	ann.play(ann.get(path))
	s = s.reopened(ann, bek)
	s.until(path, func(at *table.Table) bool { return len(at.Happened) > 0 && at.Handed() == 0 }, func() {})
	for _, b := range []*browser{ann, bek} {
		b.get(path).part(t, "chronicle").
			has(t, "Bek has no time left: a bot plays this turn.", "<small>(a bot for Bek)</small>")
	}
	_, since, _ := strings.Cut(bek.get(path).body, `id="since"`)
	since, _, _ = strings.Cut(since, `id="play-since"`)
	for _, told := range []string{"Bek has no time left", ">Bek shown "} {
		if !strings.Contains(since, told) {
			t.Errorf("the news lack %q: %s", told, since)
		}
	}
	if n := strings.Count(since, " (a bot)<"); n == 0 || strings.Contains(since, ">Ann shown 1 0 (a bot)") {
		t.Errorf("the news name the bot %d times: %s", n, since)
	}
}

// Who is late sees that a bot plays for them, and is back with one click. The others see it, too.
func TestBackAtTheTable(t *testing.T) {
	s, passes := timed(t)
	ann, bek, path := s.timedPair("live quick")
	s.bots <- struct{}{} // the bot thinks for long
	t.Cleanup(func() { <-s.bots })
	passes(2 * time.Hour)
	ann.play(ann.get(path))
	s = s.reopened(ann, bek)
	s.until(path, func(at *table.Table) bool { return at.Handed() == 0b10 }, func() {})
	ann.get(path).has(t, "Bek has no time left", `class="clock steward"`, "bot plays", "time was up once").
		lacks(t, "I’m back").seat(t, 2).has(t, "off", "#i-bot", "for this turn")
	for id, list := range map[string]string{"mine": "/", "own": "/play"} {
		bek.get(list).section(t, id).has(t, `class="time steward"`, "#i-bot", "bot plays", "for this turn")
	}
	page := bek.get(path).has(t, `id="back-2"`, `action="`+path+`/back"`, "I’m back", "a bot plays for you")
	page.part(t, "clocks").has(t, "a bot plays this turn",
		"time was up once; the second time a bot plays on until they are back")
	ann.post(path+"/back", "seat", "2").wants(t, 403)
	bek.post(path+"/back", "seat", "2").wants(t, 200).lacks(t, "I’m back", `class="clock steward"`).
		seat(t, 2).has(t, `class="clock low"`, "0 min 30")
}

// The lists of own tables say how much time is left at each, and begin with the one that has least of those where it is
// the reader's turn.
func TestTimeLeftInTheList(t *testing.T) {
	s, passes := timed(t)
	ann, bek, path := s.timedPair("days quick")
	passes(3 * time.Hour)
	lists := func(b *browser) []answer {
		t.Helper()
		return []answer{b.get("/").wants(t, 200).has(t, "time.css").section(t, "mine"),
			b.get("/play").wants(t, 200).has(t, "time.css").section(t, "own")}
	}
	for _, list := range lists(ann) {
		list.has(t, path, `class="time runs"`, "#i-clock", "1 d 9 h left", "clock runs")
	}
	ann.play(ann.get(path))
	for _, list := range lists(ann) {
		list.has(t, `class="time stands"`, "#i-pause", "1 d 17 h left", "clock stands").lacks(t, "clock runs")
	}
	untimed := bek.open("quick", "device")
	bek.get("/t/" + string(id(untimed)))
	calm := s.timedBeside(ann, bek, "days calm")
	passes(24 * time.Hour)
	bek.header["Accept-Language"] = "fr"
	for _, list := range lists(bek) {
		list.has(t, `class="time low"`, "#i-hourglass", "reste 9 h 00", "il reste peu de temps", "reste 6 j 0 h")
		first, second, last := strings.Index(list.body, path), strings.Index(list.body, calm),
			strings.Index(list.body, untimed)
		if first < 0 || second < first || last < second {
			t.Errorf("%s lists the tables at %d, %d and %d", list.path, first, second, last)
		}
	}
	for _, list := range lists(ann) {
		list.has(t, "6 d 0 h left")
	}
}

// timedBeside begins another game of the same two.
func (s *site) timedBeside(ann, bek *browser, rule string) string {
	s.t.Helper()
	path := ann.open("quick", "friends")
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(s.t, 200)
	ann.post(path+"/terms", "visible", "link", "pace", rule).wants(s.t, 200)
	for _, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(s.t, 200)
	}
	return path
}
