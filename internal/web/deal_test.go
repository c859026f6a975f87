package web

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// stall is a board with a drawer: a form for marks and offers, and the notes that the viewer may know.
type stall struct{ plainBoard }

func (stall) Drawer(s piece.Scene, desk piece.Desk) *piece.Drawer {
	d := &piece.Drawer{}
	for _, n := range desk.Said {
		d.Inside = append(d.Inside, html.P(gomponents.Text("said: "+n.Text)))
	}
	if desk.Form != nil {
		d.Inside = append(d.Inside, desk.Form("deal-new", html.Input(html.ID("mark"), html.Name(piece.DealField),
			gomponents.If(desk.Put("mark clay gold"), html.Value("put"))),
			html.Input(html.Name(piece.NoteField), html.Value(desk.Note)),
			html.Span(gomponents.Text(strings.Repeat("goods ", 40)))))
	}
	for _, m := range game.OutOfTurnOf(s.State, nil, s.Viewer) {
		if text := barter.Game.Lexicon().Text(m); strings.HasPrefix(text, "decline") {
			d.Waiting++
			d.Inside = append(d.Inside, html.P(gomponents.Text(text)))
		}
	}
	return d
}

// bargains opens a table of three people who negotiate.
func bargains(t *testing.T) (s *site, path string, people [3]*browser) {
	t.Helper()
	s = openWith(t, barter.Game)
	s.web.Kits[0].Board = stall{plainBoard{barter.Game}}
	for i := range people {
		people[i] = s.browser()
	}
	path = people[0].post("/tables", "game", "barter", "name", "Ann", "quick", "custom", "seat-1", "me", "seat-2",
		"open", "seat-3", "open").wants(t, 200).path
	for i, name := range []string{"Bek", "Cem"} {
		people[i+1].post(path+"/claim", "key", s.house.SeatKey(s.look(path), game.Seat(i+1)), "name", name).wants(t,
			200)
	}
	for _, b := range people {
		b.post(path+"/ready").wants(t, 200)
	}
	return s, path, people
}

// offered returns the form fields of an offer from one seat to another, of something it holds.
func offered(s *site, path string, seat, to int, note string) []string {
	for _, mark := range []string{"mark clay gold", "mark gold clay"} {
		view := s.look(path).Match.View(game.Seat(seat - 1))
		view.Play(game.Seat(seat-1), dealt(s.t, mark), nil)
		offer := fmt.Sprintf("offer %d", to)
		if barter.Game.Refusal(view, game.Seat(seat-1), dealt(s.t, offer)) == nil {
			return []string{"seat", text(seat), "m", mark, "m", "", "m", offer, "note", note}
		}
	}
	s.t.Fatal("the seat holds nothing")
	return nil
}

func dealt(t testing.TB, words string) game.Move {
	t.Helper()
	m, err := barter.Game.Lexicon().Parse(words)
	must(t, err)
	return m
}

// A form makes a chain of moves, whoever is to move. Only the two seats concerned know of it; nobody else can tell
// from the page, the notes or any number.
func TestDeal(t *testing.T) {
	s, path, p := bargains(t)
	ann, bek, cem := p[0], p[1], p[2]
	onlooker := s.browser()
	before := map[*browser]string{cem: cem.get(path).body, onlooker: onlooker.get(path).body}
	onlooker.get(path).lacks(t, `id="drawer"`, "/deal")
	version := s.look(path).Version

	bek.post(path+"/deal", offered(s, path, 2, 1, `<b>"for you"</b>`)...).wants(t, 200).has(t, `id="page"`,
		"said: &lt;b&gt;")
	ann.get(path).has(t, "said: &lt;b&gt;&#34;for you&#34;&lt;/b&gt;", "decline 2", `class="awaits"`).
		lacks(t, "<b>\"for")
	for who, was := range before {
		now := who.get(path).lacks(t, "for you", "decline 2", "awaits").body
		if cut(now) != cut(was) {
			a, b := cut(now), cut(was)
			i := 0
			for i < min(len(a), len(b)) && a[i] == b[i] {
				i++
			}
			t.Errorf("another's page has changed:\n%.300s\nwas\n%.300s", a[i:], b[i:])
		}
	}
	if s.look(path).Version != version+1 {
		t.Error("a form should be one step of the table")
	}
	ann.post(path+"/deal", "seat", "1", "m", "decline 2").wants(t, 200).lacks(t, "awaits")
}

// cut returns a page without its version numbers and without the playback controls, which contain them too.
func cut(body string) string {
	body = partMark.ReplaceAllString(body, "")
	if before, rest, ok := strings.Cut(body, `id="replay"`); ok {
		_, after, _ := strings.Cut(rest, "</details>")
		body = before + after
	}
	return versionMarks.ReplaceAllString(body, "")
}

var versionMarks = regexp.MustCompile(`(data-version|data-say|data-turns)="[^"]*"|name="version" value="[^"]*"`)

// A faulty form is refused entirely, and the form is as it was.
func TestNoDeal(t *testing.T) {
	s, path, p := bargains(t)
	ann, bek := p[0], p[1]
	stranger, many := s.browser(), []string{"seat", "1"}
	for range 65 {
		many = append(many, "m", "mark clay gold")
	}
	version := s.look(path).Version
	offer := offered(s, path, 1, 2, "")
	for _, c := range []struct {
		who    *browser
		fields []string
		status int
		has    string
	}{
		{stranger, offer, 403, ""},
		{bek, offer, 403, ""},                                     // another's seat
		{ann, []string{"m", "offer 2"}, 400, ""},                  // no seat
		{ann, []string{"seat", "9", "m", "offer 2"}, 400, ""},     // no such seat
		{ann, []string{"seat", "1", "m", "give me all"}, 400, ""}, // not a move
		{ann, many, 400, ""},
		{ann, []string{"seat", "1"}, 422, ""},
		{ann, []string{"seat", "1", "m", "rest"}, 422, `id="undealt"`}, // an ordinary move
		{ann, append(offer[:4:4], "m", "dig"), 422, `id="undealt"`},    // an ordinary move after a negotiation move
		{ann, []string{"seat", "1", "m", "mark clay gold", "m", "offer 1"}, 422, `id="undealt"`},
		{ann, append(offer[:8:8], "note", strings.Repeat("é", 201)), 422, `value="` + strings.Repeat("é", 201) + `"`},
		{ann, append(offer[:8:8], "note", "two\nlines\u202e"), 422, "200"},
	} {
		c.who.post(path+"/deal", c.fields...).wants(t, c.status).has(t, c.has)
	}
	ann.post(path+"/deal", "seat", "1", "m", "mark clay gold", "m", "offer 1").has(t, `id="mark" name="m" value="put"`)
	eve := s.browser()
	eve.Jar = ann.Jar
	eve.header["Sec-Fetch-Site"] = "cross-site"
	eve.post(path+"/deal", offer...).wants(t, 403)
	if s.look(path).Version != version {
		t.Error("a part of a refused form was carried out")
	}
	ann.post(path+"/deal", append(offer[:8:8], "note", strings.Repeat("é", 200))...).wants(t, 200)
}

// knownParts returns what a browser says about the drawer and the form in it.
func knownParts(body string) string {
	var all []string
	parts := regexp.MustCompile(`data-part="(\w+)"[^>]* id="(drawer|deal-new)"`)
	for _, found := range parts.FindAllStringSubmatch(body, -1) {
		all = append(all, found[2]+"="+found[1])
	}
	return strings.Join(all, ",")
}

// An update that changes nothing in the drawer does not include it.
func TestDrawerIsAPart(t *testing.T) {
	s, path, p := bargains(t)
	shown := p[0].get(path)
	p[0].header[fragmentHeader] = "yes"
	p[0].header["X-Known"] = knownParts(shown.body)
	p[1].post(path+"/deal", offered(s, path, 2, 3, "")...).wants(t, 200)
	p[0].get(path).has(t, `id="drawer" data-same`).lacks(t, "goods goods")
	p[1].post(path+"/deal", "seat", "2", "m", "cancel").wants(t, 200)
	p[1].post(path+"/deal", offered(s, path, 2, 1, "")...).wants(t, 200)
	p[0].get(path).has(t, "decline 2", `id="deal-new" data-same`).lacks(t, "goods goods")
}
