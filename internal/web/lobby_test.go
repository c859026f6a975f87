package web

import (
	"html"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/lobby"
	"ennead/internal/store"
	"ennead/internal/table"
)

var (
	proposedTable = regexp.MustCompile(`name="table" value="([^"]*)"`)
	swappedTo     = regexp.MustCompile(`<meta http-equiv="refresh" content="([0-9]+)(?:;url=([^"]*))?"`)
)

// seeks makes a browser look for a game of two.
func (b *browser) seeks(name string) answer {
	b.s.t.Helper()
	b.post("/play/seek", "game", "sticks", "size", "2").wants(b.s.t, 200)
	b.post("/me/name", "name", name).wants(b.s.t, 200)
	b.post("/play/stop").wants(b.s.t, 200)
	return b.post("/play/seek", "game", "sticks", "size", "2").wants(b.s.t, 200)
}

// asked returns the table for which a browser is asked, empty if it is not.
func (b *browser) asked() string {
	b.s.t.Helper()
	if found := proposedTable.FindStringSubmatch(b.get("/play").wants(b.s.t, 200).body); found != nil {
		return found[1]
	}
	return ""
}

// person returns whom a browser stands for.
func (b *browser) person() string {
	b.s.t.Helper()
	at, err := url.Parse(b.s.URL)
	must(b.s.t, err)
	for _, c := range b.Jar.Cookies(at) {
		if c.Name == visitorCookie {
			v, err := b.s.web.People.Recognize(b.s.t.Context(), c.Value)
			must(b.s.t, err)
			return v.ID
		}
	}
	b.s.t.Fatal("nobody knows this browser")
	return ""
}

// Two strangers click, accept and sit at one table, without a script: their pages come again by themselves.
func TestQuickMatch(t *testing.T) {
	s := open(t)
	ann, bek, cem := s.browser(), s.browser(), s.browser()
	bek.header["Accept-Language"] = "fr"
	idle := cem.get("/play").wants(t, 200).has(t, "Quick match", "nobody is looking", `value="sticks"`,
		`aria-current="page">Play`).lacks(t, "http-equiv", "Stop looking", "data-go")
	if len(idle.header.Values("Set-Cookie")) > 0 {
		t.Error("somebody who only looks around becomes a guest")
	}
	looking := ann.seeks("Ann").has(t, "Looking for a table", "Stop looking", "you are looking",
		"nobody else is looking yet")
	if looking.path != "/play" || swappedTo.FindStringSubmatch(looking.body)[1] != "5" {
		t.Errorf("the page leads from %s to %v", looking.path, swappedTo.FindStringSubmatch(looking.body))
	}
	ann.get("/rules").has(t, `<a href="/play">Looking for a game…</a>`)
	cem.get("/play").has(t, "1 person is looking")
	cem.get("/rules").has(t, `<a href="/play">Play</a>`)

	bek.seeks("Bek").has(t, "Une table est trouvée", "Ann (invité)", "2 joueurs", "Prendre place", "Pas maintenant")
	found := ann.get("/play").has(t, "A table is found", "Bek (guest)", `data-waits="true"`, "0:20")
	if swap := swappedTo.FindStringSubmatch(found.body); swap == nil || swap[2] != "/play" {
		t.Errorf("the page comes again as %v", swap)
	}
	ann.get("/rules").has(t, `<a href="/play">A table is found</a>`)
	cem.get("/play").has(t, "nobody is looking").lacks(t, "Ann", "Bek")
	id := ann.asked()
	accepted := ann.post("/play/accept", "table", id).wants(t, 200).has(t, "You have accepted",
		"1 other player has not answered yet").lacks(t, "Sit down")
	swap := swappedTo.FindStringSubmatch(accepted.body)
	if accepted.path != "/play" || swap == nil || html.UnescapeString(swap[2]) != "/play?at="+id {
		t.Fatalf("the page leads from %s to %v", accepted.path, swap)
	}
	if a := ann.get(swap[2]); a.path != swap[2] {
		t.Errorf("the page leads to %s before there is a table", a.path)
	}
	ann.get("/t/"+id).wants(t, 404)
	at := bek.post("/play/accept", "table", id).wants(t, 200)
	if at.path != "/t/"+id {
		t.Fatalf("who accepts last comes to %s", at.path)
	}
	ann.get("/play").has(t, "Your table is open", `href="/t/`+id+`"`, `data-go="/t/`+id+`"`).lacks(t, "http-equiv")
	ann.get("/rules").has(t, `<a href="/t/`+id+`">Your table is open</a>`)
	if a := ann.get(swap[2]).wants(t, 200); a.path != "/t/"+id {
		t.Errorf("who accepted first comes to %s", a.path)
	}
	opened := s.look("/t/" + id)
	names := []string{opened.Seats[0].Name, opened.Seats[1].Name}
	slices.Sort(names)
	if !slices.Equal(names, []string{"Ann", "Bek"}) || opened.Public {
		t.Errorf("the table is %+v", opened.Seats)
	}
	for _, b := range []*browser{ann, bek} {
		if !s.house.Owns(opened, table.PersonID(b.person())) && b == ann {
			t.Error("who has looked longest has not opened the table")
		}
		b.post("/t/"+id+"/ready").wants(t, 200)
	}
	if now := s.look("/t/" + id); now.Status != table.Playing {
		t.Errorf("the table is %s", now.Status)
	}
}

// Who refuses is back where they were, and so are the others; nobody is reproached.
func TestRefuseQuickMatch(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	ann.seeks("Ann")
	bek.seeks("Bek")
	id := ann.asked()
	ann.post("/play/accept", "table", id).wants(t, 200)
	a := bek.post("/play/refuse", "table", id).wants(t, 200).has(t, "Quick match", "1 person is looking")
	if a.path != "/play" || strings.Contains(a.body, `role="alert"`) {
		t.Errorf("who refuses comes to %s, or is told something", a.path)
	}
	ann.get("/play").has(t, "Looking for a table").lacks(t, "Sit down", "Bek")
	ann.post("/play/accept", "table", id).wants(t, 409).has(t, "no longer offered", "Looking for a table")
	ann.post("/play/stop").wants(t, 200).has(t, "Quick match", "nobody is looking")
	ann.get("/t/"+id).wants(t, 404)
}

// A script gets the part that changes.
func TestQuickMatchFragment(t *testing.T) {
	s := open(t)
	ann := s.browser()
	ann.seeks("Ann")
	ann.header["X-Fragment"] = "1"
	if a := ann.get("/play").wants(t, 200); !strings.HasPrefix(a.body, "<main") || len(a.body) > 6000 {
		t.Error(a.shown())
	}
}

// Several clicks look for several games, and the last says with how many.
func TestSeekMore(t *testing.T) {
	s := open(t)
	ann := s.browser()
	ann.post("/play/seek", "game", "sticks", "size", "2", "size", "4", "language", "fr").wants(t, 200).
		has(t, "2, 4 players", `value="fr" lang="fr" selected`)
	ann.post("/play/seek", "game", "sticks").wants(t, 200).has(t, "2 to 4 players")
	ann.post("/play/seek", "game", "sticks", "size", "any").wants(t, 200).has(t, "2 to 4 players")
}

// A bot takes the last seat of who has looked for a minute, and the table is open with the click.
func TestFill(t *testing.T) {
	s := open(t)
	var ahead atomic.Int64
	s.web.Lobby = lobby.Open(lobby.Config{Store: s.db, House: s.house, Level: "scribe",
		Now: func() time.Time { return time.Now().Add(time.Duration(ahead.Load())) }})
	t.Cleanup(s.web.Lobby.Close)
	ann := s.browser()
	ann.seeks("Ann").lacks(t, "/play/fill")
	ahead.Store(int64(59 * time.Second))
	ann.post("/play/fill").wants(t, 200).has(t, "You agreed to a bot in the last seat (bot: Scribe)")
	ahead.Store(int64(62 * time.Second))
	at := ann.post("/play/fill").wants(t, 200)
	if !strings.HasPrefix(at.path, "/t/") || len(s.look(at.path).Seats) != 2 {
		t.Errorf("it leads to %s", at.path)
	}
	bek := s.browser()
	bek.seeks("Bek")
	ahead.Add(int64(61 * time.Second))
	bek.get("/play").has(t, `action="/play/fill"`, "Begin with a bot in the last seat (bot: Scribe)")
}

// Nothing that nobody's page sends does anything.
func TestHostileSeekers(t *testing.T) {
	alone(t)
	s := open(t)
	eve := s.browser()
	many := slices.Repeat([]string{"size", "2"}, 6)
	for _, c := range []struct {
		fields []string
		status int
	}{
		{nil, 422}, {[]string{"game", "senet"}, 422}, {[]string{"game", "<b>"}, 422}, {[]string{"game", "\x00"}, 422},
		{[]string{"game", "sticks", "size", "1"}, 422}, {[]string{"game", "sticks", "size", "5"}, 422},
		{[]string{"game", "sticks", "size", "-2"}, 422}, {[]string{"game", "sticks", "size", "two"}, 400},
		{[]string{"game", "sticks", "size", "99999999999999999999"}, 400},
		{[]string{"game", "sticks", "language", "de"}, 400}, {append([]string{"game", "sticks"}, many...), 400},
		{[]string{"game", strings.Repeat("sticks", 5000)}, 422}, {[]string{"game", strings.Repeat("x", 70_000)}, 413},
	} {
		if a := eve.post("/play/seek", c.fields...); a.status != c.status {
			t.Errorf("%.80q: got %d, want %d", c.fields, a.status, c.status)
		}
	}
	games := slices.Repeat([]string{"game", "sticks"}, 3000)
	eve.post("/play/seek", games...).wants(t, 200).has(t, "Looking for a table")
	eve.post("/play/stop").wants(t, 200)

	ann, bek := s.browser(), s.browser()
	ann.seeks("Ann")
	bek.seeks("Bek")
	id := ann.asked()
	stranger := s.browser()
	for _, path := range []string{"/play/accept", "/play/refuse"} {
		for _, b := range []*browser{eve, stranger} {
			for _, forged := range []string{id, "", "aaaaaaaaaaaaaaaa", "../" + id, id + "\x00"} {
				b.post(path, "table", forged).wants(t, 409).lacks(t, "Ann", "Bek", id)
			}
		}
	}
	for _, path := range []string{"/play/stop", "/play/fill"} {
		eve.post(path).wants(t, 200)
		stranger.post(path).wants(t, 200)
	}
	eve.get("/play?at="+id).wants(t, 200).lacks(t, "Ann", "Bek", id)
	for _, path := range []string{"/play/seek", "/play/stop", "/play/accept", "/play/refuse", "/play/fill"} {
		ann.get(path).wants(t, 405)
	}
	ann.header["Sec-Fetch-Site"] = "cross-site"
	ann.post("/play/stop").wants(t, 403)
	ann.header = map[string]string{}
	if ann.asked() != id || bek.asked() != id {
		t.Error("somebody else has changed what Ann and Bek are asked")
	}
}

// People of whom one has blocked the other see nothing of each other, and neither is told.
func TestPartedSeekers(t *testing.T) {
	s := open(t)
	ann, bek, cem := s.browser(), s.browser(), s.browser()
	ann.seeks("Ann")
	bek.open("quick", "device")
	must(t, s.db.Tie(t.Context(), store.Tie{Person: ann.person(), Other: bek.person(), Kind: store.TieBlock}))
	bek.get("/play").has(t, "nobody is looking").lacks(t, "Ann")
	cem.get("/play").has(t, "1 person is looking")
	bek.post("/play/seek", "game", "sticks", "size", "2").wants(t, 200).has(t, "Looking for a table").
		has(t, "you are looking").lacks(t, "Ann", "1 other")
	ann.get("/play").lacks(t, "1 other", "A table is found")
	cem.seeks("Cem").has(t, "A table is found", "Ann (guest)")
	bek.get("/play").lacks(t, "Ann", "Cem", "A table is found")
}

// No page of the lobby holds who somebody is.
func TestLobbyKeepsSecrets(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	ann.seeks("Ann")
	bek.seeks("Bek")
	for _, b := range []*browser{ann, bek, s.browser()} {
		b.get("/play").lacks(t, ann.person(), bek.person())
	}
}

// Who looks for a game may want others of about the same rating, and reads so while they look.
func TestSeekWindow(t *testing.T) {
	s := open(t)
	ann := s.browser()
	ann.get("/play").wants(t, 200).has(t, `name="window"`, "at most 200 points from mine")
	for _, wrong := range []string{"150", "-100", "near"} {
		if a := ann.post("/play/seek", "game", "sticks", "size", "any", "window", wrong); a.status < 400 {
			t.Errorf("%s is answered %d", wrong, a.status)
		}
	}
	ann.post("/play/seek", "game", "sticks", "size", "any", "window", "200").wants(t, 200).
		has(t, "at most 200 points from yours", `<option value="200" selected>`)
	ann.post("/play/seek", "game", "sticks", "size", "any", "window", "").wants(t, 200).lacks(t, "points from yours")
}
