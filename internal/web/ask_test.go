package web

import (
	"maps"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	kemetkit "ennead/games/kemet/kit"
	"ennead/internal/table"
)

// kemetTable opens a table of Kemet for two people, each in a browser.
func kemetTable(t *testing.T) (s *site, ann, bek *browser, path string) {
	t.Helper()
	s = openWith(t, kemetkit.Game)
	ann, bek = s.browser(), s.browser()
	path = ann.post("/tables", "game", "kemet", "name", "Ann", "quick", "friends").wants(t, 200).path
	links := seatLink.FindAllStringSubmatch(ann.get(path).body, -1)
	bek.post(path+"/claim", "key", links[0][1][strings.LastIndex(links[0][1], "/")+1:], "name", "Bek").wants(t, 200)
	ann.post(path+"/ready").wants(t, 200)
	bek.post(path+"/ready").wants(t, 200)
	return s, ann, bek, path
}

// pressed returns the setting that a page shows.
func pressed(a answer) string {
	_, rest, found := strings.Cut(a.body, `aria-pressed="true"><b>`)
	if !found {
		return ""
	}
	wish, _, _ := strings.Cut(rest, "<")
	return wish
}

// TestAsk: a person chooses when to be asked with a plain form, at any time; nobody else sees it, and nobody's page
// becomes stale.
func TestAsk(t *testing.T) {
	s, ann, bek, path := kemetTable(t)
	before := bek.get(path).wants(t, 200)
	if got := pressed(ann.get(path)); got != "when I’m involved" {
		t.Fatalf("the page shows %q", got)
	}
	for _, test := range []struct{ wish, shown string }{
		{"always", "always"}, {"turn", "not until my turn"}, {"round", "not this round"},
		{"touched", "when I’m involved"}, {"always", "always"},
	} {
		if got := pressed(ann.post(path+"/ask", "seat", "1", "ask", test.wish).wants(t, 200)); got != test.shown {
			t.Errorf("after %q the page shows %q", test.wish, got)
		}
	}
	after := bek.get(path)
	if pressed(after) != "when I’m involved" {
		t.Errorf("the other's page shows %q", pressed(after))
	}
	version := versionField.FindStringSubmatch(before.body)[1]
	if plainPage(before.body) != plainPage(after.body) {
		t.Errorf("the other's page was\n%s\nand is\n%s", plainPage(before.body), plainPage(after.body))
	}
	s.browser().get(path).wants(t, 200).lacks(t, `id="asking"`)
	bek.post(path+"/choose", "move", moveButton.FindStringSubmatch(before.body)[1], "seat", "2", "version",
		version).wants(t, 200)
	ann.get(path+"?at=1").wants(t, 200).lacks(t, `id="asking"`)
}

func TestAskRefuses(t *testing.T) {
	_, ann, bek, path := kemetTable(t)
	bek.post(path+"/ask", "seat", "1", "ask", "always").wants(t, http.StatusForbidden)
	for _, fields := range [][]string{{"seat", "1"}, {"seat", "1", "ask", "never"}, {"seat", "9", "ask", "always"},
		{"ask", "always"}} {
		ann.post(path+"/ask", fields...).wants(t, http.StatusBadRequest)
	}
	if got := pressed(ann.get(path)); got != "when I’m involved" {
		t.Errorf("the page shows %q", got)
	}
	s := open(t)
	eve := s.browser()
	plain := eve.open("quick", "device")
	eve.post(plain+"/ready").wants(t, 200).lacks(t, `id="asking"`)
	eve.post(plain+"/ask", "seat", "1", "ask", "always").wants(t, http.StatusConflict)
}

// TestSealedChoices: both seats leave a district empty, on pages that were drawn before the other's choice. Nobody
// else's page shows these choices, nor does the record, until all are revealed.
func TestSealedChoices(t *testing.T) {
	s, ann, bek, path := kemetTable(t)
	a, b := ann.get(path), bek.get(path)
	choose := func(who *browser, page answer, seat, move string) answer {
		return who.post(path+"/choose", "move", move, "seat", seat, "version",
			versionField.FindStringSubmatch(page.body)[1])
	}
	choose(ann, a, "1", "leave 2").wants(t, 200)
	for _, page := range []string{"", "?at=" + text(len(s.look(path).Match.Record.Turns)), "?log=whole", "/record"} {
		ours, theirs := ann.get(path+page).wants(t, 200), bek.get(path+page).wants(t, 200)
		theirs.lacks(t, "1 leave 2")
		if page == "/record" {
			ours.has(t, "1 leave 2")
			theirs.has(t, "1 ?")
		}
	}
	hidden := []string{bek.get(path).body, bek.get(path + "/record").body, s.browser().get(path).body}
	taken := ann.post(path+"/undo", "seat", "1", "version",
		versionField.FindStringSubmatch(ann.get(path).body)[1]).wants(t, 200)
	choose(ann, taken, "1", "leave 3").wants(t, 200)
	for i, now := range []string{bek.get(path).body, bek.get(path + "/record").body, s.browser().get(path).body} {
		if plainPage(now) != plainPage(hidden[i]) {
			t.Errorf("what others see depends on what was sealed:\n%s\n%s", hidden[i], now)
		}
	}
	choose(bek, b, "2", "leave 1").wants(t, 200)
	ann.get(path+"/record").wants(t, 200).has(t, "1 leave 3", "2 ?")
	for _, who := range []struct {
		*browser
		seat string
	}{{ann, "1"}, {bek, "2"}} {
		now := text(int(s.look(path).Version))
		who.post(path+"/undo", "seat", who.seat, "version", now).wants(t, http.StatusConflict)
	}
	if at := s.look(path); at.Status != table.Playing || at.Undoable(0)|at.Undoable(1) != 0 {
		t.Errorf("%s, undoable %d and %d", at.Status, at.Undoable(0), at.Undoable(1))
	}
}

// plainPage returns a page without its version numbers.
func plainPage(body string) string {
	if _, rest, ok := strings.Cut(body, "<main"); ok {
		body = rest
	}
	return partMark.ReplaceAllString(versionField.ReplaceAllString(body, ""), "")
}

// TestSilentPasses: a reaction window that the table declined is neither a step of the replay nor shown as the last
// event.
func TestSilentPasses(t *testing.T) {
	s, ann, bek, path := kemetTable(t)
	waived := -1
	for range 200 {
		turns := s.look(path).Match.Record.Turns
		if waived = len(turns) - 1; turns[waived].Waived {
			break
		}
		if _, ok := ann.play(ann.get(path)); !ok {
			bek.play(bek.get(path))
		}
	}
	turns := s.look(path).Match.Record.Turns
	if !turns[waived].Waived {
		t.Fatal("nothing was declined")
	}
	ann.get(path).wants(t, 200).has(t, `<p class="last">`)
	acted := waived
	for turns[acted].Waived {
		acted--
	}
	now := ann.get(path+"?at="+text(len(turns))).wants(t, 200)
	_, back, _ := strings.Cut(now.body, `id="step-back"`)
	_, back, _ = strings.Cut(back, "?at=")
	at, _, _ := strings.Cut(back, `"`)
	if n, err := strconv.Atoi(at); err != nil || n > acted+1 {
		t.Errorf("the step back from %d leads to %q, although turn %d was the last with events", len(turns), at,
			acted+1)
	}
}

// TestConfirmationInWindows: a person who wants to confirm the end of a turn is asked at the end of the turn, and not
// when others might react before it continues.
func TestConfirmationInWindows(t *testing.T) {
	s, ann, bek, path := kemetTable(t)
	asked, passed := 0, 0
	for range 50 {
		at := s.look(path)
		if at.Status != table.Playing {
			break
		}
		seat := at.Owing().First()
		who := []*browser{ann, bek}[seat]
		page := who.get(path)
		for _, button := range moveButton.FindAllStringSubmatch(page.body, -1) {
			move, err := kemetkit.Game.Lexicon().Parse(button[1])
			must(t, err)
			w, open := game.WindowOf(at.Match.State, seat)
			switch {
			case open && move == w.Pass && ends(at, seat, move):
				t.Fatal("passing asks for confirmation")
			case open && move == w.Pass:
				passed++
			case strings.HasPrefix(button[1], "token ") && strings.HasSuffix(button[1], "-move") &&
				ends(at, seat, move):
				t.Fatalf("%s asks for confirmation as the end of the turn", button[1])
			case ends(at, seat, move):
				asked++
			}
		}
		who.play(page)
	}
	if asked == 0 || passed == 0 {
		t.Errorf("%d moves would be confirmed, %d windows", asked, passed)
	}
}

// TestAskBriefly: who wants to be asked for eight seconds is shown how many are left, without asking the server, and
// hears of them once; nobody else's page says anything of it.
func TestAskBriefly(t *testing.T) {
	s, ann, bek, path := kemetTable(t)
	if got := pressed(ann.post(path+"/ask", "seat", "1", "ask", "brief").wants(t, 200)); got != "for 8 seconds" {
		t.Fatalf("the page shows %q", got)
	}
	for range 200 {
		at := s.look(path)
		if _, lapses := at.Lapses(0); lapses {
			break
		}
		ann.get(path).lacks(t, `class="lapse`)
		if at.Owing().Has(0) {
			ann.play(ann.get(path))
		} else {
			bek.play(bek.get(path))
		}
	}
	const (
		strip  = `class="lapse age`
		spoken = "If you don’t answer within 8 seconds of being asked, you pass automatically."
	)
	ann.get(path).wants(t, 200).has(t, strip, "You pass automatically in", spoken, "also while you are away")
	ann.get(path+"?at=1").wants(t, 200).lacks(t, strip)
	bek.get(path).wants(t, 200).lacks(t, strip, spoken)

	ann.post("/settings", "lang", "fr", "back", path).wants(t, 200).has(t, strip, "pendant 8 secondes",
		"La table passe pour vous dans", "même en votre absence")
	ann.post("/settings", "lang", "en", "back", path).wants(t, 200)

	said := func(turns int) int {
		ann.header[fragmentHeader], ann.header["X-Turns"] = "yes", text(turns)
		return strings.Count(ann.get(path).wants(t, 200).body, spoken[:10])
	}
	known := len(maps.Collect(s.look(path).Match.Known(0)))
	if before, again := said(known-1), said(known); before != again+1 {
		t.Errorf("of a new question it is said %d times, of the same %d times", before, again)
	}
}
