package web

import (
	"bytes"
	"mime/multipart"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"testing"

	"ennead/game"
)

// Every route answers with the right status, our headers and no internal details.
func TestRoutes(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	for _, c := range []struct {
		method, path string
		status       int
	}{
		{"GET", "/", 200}, {"HEAD", "/", 200}, {"GET", "/about", 200}, {"GET", "/healthz", 200},
		{"GET", "/robots.txt", 200},
		{"GET", "/rules/sticks", 200}, {"GET", "/rules/chess", 404}, {"GET", "/rules/..%2f..%2fetc", 404},
		{"GET", "/learn/sticks", 404}, {"POST", "/learn/sticks", 404}, {"GET", "/learn/chess", 404},
		{"GET", path, 200}, {"GET", path + "/record", 200},
		{"GET", path + "?at=99999999999999999999&eyes=%00&turn=-3&sure=%ff", 200},
		{"GET", "/t/nothing", 404}, {"GET", "/t/aaaaaaaaaaaaaaaa", 404}, {"GET", "/t/aaaaaaaaaaaaaaaa/events", 404},
		{"GET", path + "/seat/aaaaaaaaaaaaaaaa", 403}, {"GET", "/events", 400}, {"GET", "/nowhere", 404},
		{"GET", "/static/site.css", 404},
		{"POST", "/about", 405}, {"PUT", "/", 405}, {"DELETE", path, 405}, {"GET", "/settings", 405},
		{"GET", path + "/choose", 405},
		{"POST", "/tables", 404}, {"POST", "/records", 400}, {"POST", path + "/choose", 400},
		{"POST", path + "/undo", 400},
		{"POST", path + "/unveil", 400}, {"POST", path + "/join", 400}, {"POST", path + "/fork", 400},
		{"POST", path + "/claim", 403},
		{"POST", "/t/nothing/choose", 404}, {"POST", "/t/nothing/ready", 404}, {"POST", "/t/nothing/fork", 404},
	} {
		a := ann.do(c.method, c.path, nil, "application/x-www-form-urlencoded")
		if a.status != c.status {
			t.Errorf("%s %s: %d, want %d", c.method, c.path, a.status, c.status)
		}
		if got := a.header.Get("Content-Security-Policy"); got != contentPolicy {
			t.Errorf("%s %s: policy %q", c.method, c.path, got)
		}
		for name, want := range map[string]string{"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
			"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
			"Permissions-Policy": "camera=(), microphone=(), geolocation=()"} {
			if got := a.header.Get(name); got != want {
				t.Errorf("%s %s: %s is %q", c.method, c.path, name, got)
			}
		}
		if !strings.HasPrefix(c.path, "/static/") && a.header.Get("Cache-Control") != "no-store" {
			t.Errorf("%s %s may be cached: %q", c.method, c.path, a.header.Get("Cache-Control"))
		}
		if strings.Contains(a.body, "goroutine") || strings.Contains(a.body, ".go:") {
			t.Errorf("%s %s reveals internal details:\n%s", c.method, c.path, a.body)
		}
		if c.status == 405 && a.header.Get("Allow") == "" {
			t.Errorf("%s %s: no Allow header", c.method, c.path)
		}
	}
}

// No page has inline script or style, which the content policy would block.
func TestNothingInline(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	for _, p := range []string{"/", "/about", "/rules/sticks", path, "/nowhere"} {
		ann.get(p).lacks(t, "<style", " style=", "onclick=", "javascript:", "<script>")
	}
}

func TestStaticFiles(t *testing.T) {
	s := open(t)
	b := s.browser()
	for name := range s.web.files.byName {
		a := b.get(s.web.files.at(name)).wants(t, 200)
		if got := a.header.Get("Cache-Control"); !strings.Contains(got, "immutable") {
			t.Errorf("%s: %q", name, got)
		}
		if a.header.Get("Content-Type") == "" {
			t.Errorf("%s has no type", name)
		}
	}
	b.get(s.web.files.at("piece.css")).has(t, "--paper").lacks(t, ".plainboard")
	b.get(s.web.files.at("board-sticks.css")).has(t, ".plainboard")
	b.get(s.web.files.at("../server.go")).wants(t, 404)
}

// Forms from other sites change nothing.
func TestCrossOrigin(t *testing.T) {
	s := open(t)
	for _, header := range []map[string]string{{"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://example.org"},
		{"Origin": "null"}} {
		b := s.browser()
		b.header = header
		b.post("/tables", "game", "sticks", "quick", "device").wants(t, 403)
	}
	b := s.browser()
	b.header = map[string]string{"Origin": s.URL}
	b.open("quick", "device")
}

func TestMovesAreChecked(t *testing.T) {
	s := open(t)
	ann, eve := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "me")
	ann.post(path + "/ready")
	version := text(int(s.look(path).Version))
	for _, c := range []struct {
		who    *browser
		fields []string
		status int
		has    string
	}{
		{eve, []string{"move", "hide left", "seat", "1", "version", version}, 403, "This isn’t your seat"},
		{ann, []string{"move", "hide left", "seat", "9", "version", version}, 400, ""},
		{ann, []string{"move", "hide left", "seat", "-1", "version", version}, 400, ""},
		{ann, []string{"move", "hide left", "seat", "1", "version", "x"}, 400, ""},
		{ann, []string{"move", "dance", "seat", "1", "version", version}, 400, ""},
		{ann, []string{"move", strings.Repeat("x", 60_000), "seat", "1", "version", version}, 400, ""},
		{ann, []string{"move", strings.Repeat("x", 100_000), "seat", "1", "version", version}, 413, ""},
		{ann, []string{"move", "hide left", "seat", "1", "version", "1"}, 409, "The game moved on"},
		{ann, []string{"move", "keep", "seat", "1", "version", version}, 422, "/rules/sticks#STK-"},
	} {
		a := c.who.post(path+"/choose", c.fields...)
		if a.status != c.status {
			t.Errorf("%.200v: %d, want %d", c.fields, a.status, c.status)
		}
		if c.has != "" && a.status != 403 {
			// Behind the curtain nothing is shown; look with the seat's view.
			ann.post(path+"/unveil", "seat", "1")
			a = c.who.post(path+"/choose", c.fields...)
		}
		a.has(t, c.has)
	}
	if got := text(int(s.look(path).Version)); got != version {
		t.Errorf("refused moves changed the table: %s, was %s", got, version)
	}
	ann.header[fragmentHeader] = "yes"
	a := ann.post(path+"/choose", "move", "hide left", "seat", "1", "version", "1").wants(t, 409)
	if !strings.HasPrefix(a.body, `<div id="page"`) {
		t.Errorf("a stale move is not answered with the fresh part:\n%.200s", a.body)
	}
	page := ann.post(path+"/choose", "move", "hide left", "seat", "1", "version", version).wants(t, 200)
	for name, want := range map[string]string{"Content-Security-Policy": contentPolicy, "Permissions-Policy": "",
		"Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "", "Cache-Control": "no-store"} {
		if got := page.header.Get(name); got != want {
			t.Errorf("what is put into a page has %s %q, want %q", name, got, want)
		}
	}
	if !strings.HasPrefix(page.body, `<div id="page"`) {
		t.Errorf("a move of a script is not answered with the fresh part:\n%.200s", page.body)
	}
}

// No answer to a seat contains what it must not know: other links, secrets, hidden moves.
func TestSecretsStay(t *testing.T) {
	s := open(t)
	ann, bek, cem := s.browser(), s.browser(), s.browser()
	path := ann.open("quick", "friends", "public", "yes")
	key := func(seat game.Seat) string { return s.house.SeatKey(s.look(path), seat) }
	cem.get(path).lacks(t, key(1))
	bek.post(path+"/claim", "key", key(1), "name", "Bek").wants(t, 200)
	ann.post(path+"/ready", "bits-1", strings.Repeat("a1", 16))
	bek.post(path+"/ready", "bits-2", strings.Repeat("b2", 16))
	ann.post(path+"/link", "seat", "1", "use", "device").wants(t, 200).has(t, key(0))
	bek.post(path+"/link", "seat", "2", "use", "hand over").wants(t, 200).has(t, key(1))
	for _, b := range []*browser{ann, bek, cem} { // nobody can make a link for somebody else
		for seat, holder := range map[string]*browser{"1": ann, "2": bek} {
			if b != holder {
				before := s.look(path).Version
				for _, what := range []string{"link", "devices", "leave", "here", "offer", "stay", "end", "playon"} {
					b.post(path+"/"+what, "seat", seat, "use", "device").wants(t, 403).lacks(t, key(0), key(1))
				}
				b.post(path+"/dismiss", "seat", seat).lacks(t, "/seat/"+key(game.Seat(seat[0]-'1')))
				if s.look(path).Version != before {
					t.Error("something changed")
				}
			}
		}
	}
	for _, p := range []string{path, path + "?at=2", path + "?log=whole", path + "/record", "/", path + "/chat"} {
		cem.get(p).lacks(t, key(0), key(1))
	}
	secret := func(b *browser, seat game.Seat) {
		t.Helper()
		others := []string{key(1 - seat)}
		for _, p := range []string{path, path + "?at=2", path + "?at=2&eyes=all", path + "?eyes=2", path + "?log=whole",
			path + "/record", "/"} {
			a := b.get(p).wants(t, 200).lacks(t, others...)
			if strings.HasSuffix(p, "/record") {
				a.has(t, "* ?").lacks(t, "secret ")
			}
		}
	}
	secret(ann, 0)
	secret(bek, 1)
	for seat, b := range map[game.Seat]*browser{0: ann, 1: bek} {
		m := s.look(path).Match
		own, all := string(m.Game.Position(m.View(seat))), string(m.Game.Position(m.State))
		if own == all {
			t.Fatal("nothing is hidden, so the test proves nothing")
		}
		b.get(path).has(t, own).lacks(t, all)
		cem.get(path+"?eyes="+text(int(seat)+1)).has(t, string(m.Game.Position(m.View(game.Spectator)))).lacks(t, own,
			all)
	}
}

func TestHostileInput(t *testing.T) {
	s := open(t)
	b := s.browser()
	long := strings.Repeat("n", 5000)
	for _, name := range []string{long, "\x00", "\u202egnp.exe", " ", "<script>alert(1)</script>aaaaaaaaaaaa"} {
		b.post("/tables", "game", "sticks", "quick", "device", "name", name).wants(t, 422)
	}
	path := b.open("quick", "device", "name", "") // the first name of the two fields counts
	named := s.browser()
	a := named.post("/tables", "game", "sticks", "quick", "device", "name", `"><img src=x>`).wants(t, 200)
	a.has(t, `&lt;img src=x&gt;`).lacks(t, "<img")
	_ = path

	for _, value := range []string{"x", ".", "a.b", strings.Repeat("z", 4000), "ennead=ennead", "%00"} {
		h := s.browser()
		h.header["Cookie"] = "ennead=" + value + "; settings=" + value + "; seen=" + value + "; as=" + value +
			"; width=" + value
		h.get(path).wants(t, 200).has(t, "the table is set")
	}
	for _, fields := range [][]string{
		{"game", "chess"}, {"game", "sticks"}, {"game", "sticks", "quick", "castle"},
		{"game", "sticks", "quick", "custom"}, {"game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "demon"},
		{"game", "sticks", "quick", "solo"}, {"game", "sticks", "quick", "device", "option-rounds", "17"},
	} {
		if a := b.post("/tables", fields...); a.status < 400 || a.status >= 500 {
			t.Errorf("%v: %d", fields, a.status)
		}
	}
	forged, err := cookiejar.New(nil)
	must(t, err)
	u, err := url.Parse(s.URL)
	must(t, err)
	for _, c := range b.Jar.Cookies(u) {
		if c.Name == visitorCookie {
			c.Value = "-" + c.Value[1:len(c.Value)-1] + "_"
			forged.SetCookies(u, []*http.Cookie{c})
		}
	}
	thief := &browser{Client: &http.Client{Jar: forged}, s: s, header: map[string]string{}}
	thief.get("/").lacks(t, path)
	b.get("/").has(t, path)
}

func TestRecordsAreChecked(t *testing.T) {
	s := open(t)
	upload := func(text string) answer {
		var body bytes.Buffer
		form := multipart.NewWriter(&body)
		part, err := form.CreateFormFile("record", "game.txt")
		must(t, err)
		_, err = part.Write([]byte(text))
		must(t, err)
		must(t, form.Close())
		return s.browser().do("POST", "/records", &body, form.FormDataContentType())
	}
	upload("").wants(t, 422)
	upload("hello <b>world</b>").wants(t, 422).lacks(t, "<b>world")
	upload("ennead record 1\ngame chess\nrules 1\nplayers 2\nmoves\n").wants(t, 422)
	upload(strings.Repeat("x", maxUpload+1)).wants(t, 413)

	ann := s.browser()
	path := ann.open("quick", "device")
	ann.post(path + "/ready")
	upload(ann.get(path+"/record").body).wants(t, 422).has(t, "contains hidden moves")
}

// Only the form for records may be as large as a record, and a form has a limited number of fields, in the body as in
// the address.
func TestFormsAreShort(t *testing.T) {
	s := open(t)
	b := s.browser()
	form := func(text string) answer {
		return b.do("POST", "/tables", strings.NewReader(text), "application/x-www-form-urlencoded")
	}
	form("game=sticks&quick=friends&name="+strings.Repeat("x", maxForm)).wants(t, 413)
	form("game=sticks&quick=friends&"+strings.Repeat("a=&", 15_000)).wants(t, 400)
	form("game=sticks&quick=friends&"+strings.Repeat(";&", 5_000)).wants(t, 400)
	b.get("/?"+strings.Repeat("a&", 7_000)).wants(t, 200)
}

func TestTooFast(t *testing.T) {
	s := open(t)
	b := s.browser()
	for range burst + 400 {
		if b.get("/robots.txt").status == http.StatusTooManyRequests {
			return
		}
	}
	t.Error("there is no limit on the rate of requests")
}

// Styles are sent without their comments.
func TestStylesAreLean(t *testing.T) {
	s := open(t)
	for name, file := range s.web.files.byName {
		if strings.HasSuffix(name, ".css") && (bytes.Contains(file.plain, []byte("/*")) ||
			!bytes.Contains(file.plain, []byte("{"))) {
			t.Errorf("%s: %.80s", name, file.plain)
		}
	}
}
