package web

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/table"
)

// forms are what strangers send to an address of a table: as much as any of its forms may ask for.
var forms = []string{"seat", "1", "version", "3", "turns", "0", "move", "pass", "text", "hello", "name", "Zoë",
	"visible", "public", "use", "device", "sure", "yes", "do", "free", "ask", "always", "mute", "yes", "forget", "yes"}

// TestStrangersSeeNoPrivateTable asks for every address of private tables, in each phase of their lives, as somebody
// who is a guest of the house, and as somebody whom it does not know: the answer is the same as for a table that does
// not exist.
func TestStrangersSeeNoPrivateTable(t *testing.T) {
	alone(t)
	s := open(t)
	ann, zoe := s.browser(), s.browser()
	zoe.open("quick", "friends")
	gathering := ann.open("quick", "friends")
	ann.post(gathering+"/terms", "visible", "private").wants(t, 200)
	playing := ann.open("quick", "device")
	ann.post(playing+"/terms", "visible", "private").wants(t, 200)
	ann.post(playing+"/ready").wants(t, 200)
	over := ann.open("quick", "device")
	ann.post(over+"/terms", "visible", "private").wants(t, 200)
	at := ann.post(over+"/ready").wants(t, 200)
	for ok := true; ok; at, ok = ann.play(at) {
		if strings.Contains(at.body, "/unveil") {
			at = ann.post(over+"/unveil", "seat", seatField.FindStringSubmatch(at.body)[1])
		}
	}
	for path, want := range map[string]table.Status{gathering: table.Gathering, playing: table.Playing,
		over: table.Over} {
		if got := s.look(path).Status; got != want {
			t.Fatalf("%s is %s instead of %s", path, got, want)
		}
	}
	const none = "/t/aaaaaaaaaaaaaaaa"
	// What differs by chance: the id, and the key of a link, which the page of an error never shows.
	plain := func(a answer, path string) string { return strings.ReplaceAll(a.body, path, none) }
	asked := 0
	for _, r := range s.web.routes() {
		method, pattern, _ := strings.Cut(r.pattern, " ")
		if !strings.HasPrefix(pattern, "/t/{id}") {
			continue
		}
		asked++
		s.web.limits.forgive()
		for _, path := range []string{gathering, playing, over} {
			for _, who := range []string{"a guest", "nobody"} {
				ask := func(path string) answer {
					b := zoe
					if who == "nobody" {
						b = s.browser()
					}
					address := strings.NewReplacer("/t/{id}", path, "{key}", "abcdefgh", "{at}", "0", "{seat}", "1").
						Replace(pattern)
					if method == http.MethodPost {
						return b.post(address, forms...)
					}
					return b.get(address)
				}
				got, want := ask(path), ask(none)
				if got.status != http.StatusNotFound || plain(got, path) != want.body {
					t.Errorf("%s of %s by %s is told apart from one that does not exist: %d, %d\n%s", r.pattern,
						path, who, got.status, want.status, got.shown())
				}
			}
		}
	}
	if asked < 25 {
		t.Errorf("only %d addresses were tried", asked)
	}
	for _, path := range []string{gathering, playing, over} {
		ann.get(path).wants(t, 200)
		if got := zoe.get("/events?table=" + string(id(path))); got.status != http.StatusNotFound {
			t.Errorf("a stream of %s: %d", path, got.status)
		}
		zoe.get("/").lacks(t, string(id(path)))
		zoe.get("/play").lacks(t, string(id(path)))
	}
}

// forgive lets everybody send as much as if they had sent nothing yet.
func (l *limiter) forgive() {
	l.mu.Lock()
	defer l.mu.Unlock()
	clear(l.buckets)
}

var anySeat = regexp.MustCompile(`http://[^"/]*(/t/[a-z2-7]+/seat/[a-z2-7]+)`)

// TestLinkOfATable lets whoever has the link of a private table take a free seat, until none is left.
func TestLinkOfATable(t *testing.T) {
	s := open(t)
	ann, bek, cem, dan := s.browser(), s.browser(), s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "seat-3", "open")
	ann.post(path+"/terms", "visible", "private").wants(t, 200)
	page := ann.get(path)
	_, panel, _ := strings.Cut(page.body, `id="inviting"`)
	link := anySeat.FindStringSubmatch(panel)[1]
	page.has(t, "<svg class=\"square\"")
	for i, b := range []*browser{bek, cem} {
		b.get(link).wants(t, 200).has(t, "Seat "+text(i+2))
		got := b.post(path+"/claim", "key", link[strings.LastIndex(link, "/")+1:], "name", "P"+text(i))
		if got.status != 200 || s.heldBy(path, b) != game.Seat(i+1).Set() {
			t.Errorf("%d at %s, and seats %v", got.status, got.path, s.heldBy(path, b))
		}
	}
	bek.get(path).lacks(t, link)
	dan.get(link).wants(t, http.StatusGone).has(t, "All seats are taken.")
	dan.get(path).wants(t, http.StatusNotFound)
}

// TestLookingOn tries who may look on at a running game, and how late.
func TestLookingOn(t *testing.T) {
	s := open(t)
	ann, zoe := s.browser(), s.browser()
	begun := func(terms ...string) (string, answer) {
		path := ann.open("quick", "bots")
		ann.post(path+"/terms", terms...).wants(t, 200)
		return path, ann.post(path+"/ready").wants(t, 200)
	}
	path, _ := begun("visible", "link", "watch", "nobody")
	zoe.get(path).wants(t, http.StatusForbidden).has(t, "without spectators")
	zoe.get(path+"/record").wants(t, http.StatusForbidden)
	path, _ = begun("visible", "link", "watch", "friends")
	zoe.get(path).wants(t, http.StatusForbidden)

	path, at := begun("visible", "public", "delay", "5")
	zoe.get("/play").has(t, path)
	for range 4 {
		ann.play(at)
		at = ann.get(path)
	}
	whole, late := s.look(path), zoe.get(path).wants(t, 200)
	record := zoe.get(path+"/record").wants(t, 200)
	if got, all := strings.Count(record.body, "\n"), strings.Count(ann.get(path+"/record").body, "\n"); got > all-5 {
		t.Errorf("who looks on gets %d of %d lines", got, all)
	}
	late.has(t, `data-version="`, "moves late, and without its chat").lacks(t, `id="chat"`)
	if n := len(whole.Match.Record.Turns); n < 6 {
		t.Fatalf("only %d turns were played", n)
	}
}

// TestNextTable leads from table to table, to the one first that has waited longest.
func TestNextTable(t *testing.T) {
	s := open(t)
	ann := s.browser()
	ann.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	leads := func(from, want string) {
		t.Helper()
		got := ann.get("/next?from="+string(id(from))).wants(t, http.StatusSeeOther).header.Get("Location")
		if got != want {
			t.Errorf("from %s it leads to %s, not %s", from, got, want)
		}
	}
	leads("/t/x", "/play")
	var tables []string
	for range 2 {
		path := ann.post("/tables", "game", "sticks", "name", "Ann", "quick", "device").header.Get("Location")
		ann.post(path+"/ready").wants(t, http.StatusSeeOther)
		tables = append(tables, path)
	}
	leads("", tables[0])
	leads(tables[0], tables[1])
	leads(tables[1], tables[0])
}

// TestRematchPage lets two people play again, each with one click.
func TestRematchPage(t *testing.T) {
	s := open(t)
	ann, bek, zoe := s.browser(), s.browser(), s.browser()
	path := ann.open("quick", "friends")
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	ann.post(path + "/ready")
	bek.post(path + "/ready")
	for s.look(path).Status != table.Over {
		for _, b := range []*browser{ann, bek} {
			b.play(b.get(path))
		}
	}
	ann.get(path).has(t, "Play again with the same people")
	zoe.get(path).lacks(t, "/rematch")
	zoe.post(path+"/rematch").wants(t, http.StatusForbidden)
	next := ann.post(path+"/rematch").wants(t, 200)
	next.has(t, "kept for Bek")
	bek.get(path).has(t, "Sit down for the next game")
	if again := bek.post(path + "/rematch"); again.path != next.path {
		t.Errorf("Bek is at %s, Ann at %s", again.path, next.path)
	}
	if at := s.look(next.path); s.heldBy(next.path, ann) != game.Seat(1).Set() || at.Seats[0].Name != "Bek" {
		t.Errorf("the seats are %+v", at.Seats)
	}
}
