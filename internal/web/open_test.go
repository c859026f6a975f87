package web

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
	"ennead/internal/store"
)

// choosy is a game with an option whose words may be chosen one by one.
type choosy struct{ game.Game }

func (choosy) Options() []game.Option {
	return []game.Option{{Key: "helped", Values: []string{"nobody", "everybody"}, Many: []string{"1", "2", "3"},
		Default: "nobody", Least: 1, Most: 3}}
}

func TestOptionsOneByOne(t *testing.T) {
	for _, c := range []struct {
		form    url.Values
		players int
		want    string
	}{
		{url.Values{"option-helped": {"nobody"}}, 3, ""},
		{url.Values{"option-helped": {"everybody"}}, 3, "everybody"},
		{url.Values{"option-helped": {"nobody"}, "each-helped": {"1", "3"}}, 3, "1,3"},
		{url.Values{"each-helped": {"2"}}, 4, ""},
	} {
		r := &http.Request{PostForm: c.form}
		if got := new(Server).options(r, choosy{sticks.Game}, c.players)["helped"]; got != c.want {
			t.Errorf("%v for %d players is %q, not %q", c.form, c.players, got, c.want)
		}
	}
}

// atMost is a game for so many players and no more.
type atMost struct {
	game.Game
	most int
}

func (g atMost) Players() (int, int) { return 2, g.most }

// TestQuick presses each button that opens a table at once.
func TestQuick(t *testing.T) {
	button := regexp.MustCompile(`name="quick" value="(\w+)"`)
	for most, want := range map[int][]string{
		2: {"duel", "friends", "device", "custom"},
		4: {"bots", "friends", "device", "custom"},
	} {
		ann := openWith(t, atMost{sticks.Game, most}).browser()
		var offered []string
		for _, found := range button.FindAllStringSubmatch(ann.get("/").body, -1) {
			offered = append(offered, found[1])
			page := ann.get(ann.open("quick", found[1], "seat-1", "me", "seat-2", "me"))
			if alone := found[1] == "duel" || found[1] == "bots"; alone {
				page.has(t, `id="ready"`, ` data-once`, "the server draws your share")
			} else {
				page.has(t, `id="ready"`).lacks(t, "data-once")
			}
		}
		if !slices.Equal(offered, want) {
			t.Errorf("for %d players at most: %v, want %v", most, offered, want)
		}
	}
}

// A script begins at once only the game of the person who opened a table without other people.
func TestAtOnce(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe", "public", "yes")
	ann.get(path).has(t, "data-once", s.look(path).Seal)
	bek.get(path).lacks(t, "data-once", `id="ready"`)
	path = ann.open("quick", "custom", "seat-1", "scribe", "seat-2", "open", "public", "yes")
	bek.post(path+"/join", "seat", "2", "name", "Bek").wants(t, 200).has(t, `id="ready"`).lacks(t, "data-once")
	ann.get(path).lacks(t, "data-once", `id="ready"`)
}

// Who has not finished a game yet is offered the options for a first one, with the buttons that begin at once.
func TestFirstGame(t *testing.T) {
	s := open(t)
	s.web.Kits[0].First = map[string]string{"rounds": "1"}
	ann := s.browser()
	const offer = `name="first" value="yes" checked`
	ann.get("/").has(t, offer)
	for want, fields := range map[string][]string{
		"1": {"quick", "bots", "first", "yes", "option-rounds", "2"}, // 2 is what the long form has before it is opened
		"3": {"quick", "bots", "first", "yes", "option-rounds", "3"},
		"":  {"quick", "custom", "first", "yes", "seat-1", "me", "seat-2", "scribe", "option-rounds", "2"},
	} {
		if got := s.look(ann.open(fields...)).Match.Record.Setup.Options["rounds"]; got != want {
			t.Errorf("%v: %q rounds, not %q", fields, got, want)
		}
	}
	s.browser().get("/").has(t, offer)
	ann.get("/").has(t, offer)
	ann.finished()
	ann.get("/").lacks(t, offer)
}

// ruled is a game of which a table may choose the other reading of a ruling.
type ruled struct{ game.Game }

func (g ruled) Options() []game.Option {
	all := slices.Clone(g.Game.Options())
	all[0].Ruling = "STI-1"
	return all
}

// Options of rulings are folded under a heading of their own, each with its rule.
func TestReadings(t *testing.T) {
	const heading, rule = "Other readings of the rules", `<a class="rule" href="/rules/sticks#STI-1">STI-1</a>`
	open(t).browser().get("/play/open").lacks(t, heading)
	openWith(t, ruled{sticks.Game}).browser().get("/play/open").has(t, heading, rule, "Such a game is not rated.")
}

// Whoever opens a table says how reliable people must be; its page and the list say so, and who is less so reads why
// they cannot sit down.
func TestReliableTables(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	ann.get("/play/open").wants(t, 200).has(t, `name="reliable"`)
	for _, wrong := range []string{"81", "101", "-1", "many"} { // Ann herself has 80
		if a := ann.post("/tables", "game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "open", "visible",
			"public", "reliable", wrong); a.status < 400 {
			t.Errorf("%s is answered %d", wrong, a.status)
		}
	}
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "reliable", "80")
	ann.get(path).has(t, "For people with a reliability of 80 or more", `name="reliable"`, `value="80"`)
	bek.open("quick", "device")
	bek.get("/play").has(t, path, "For people with a reliability of 80 or more")
	at := &store.Table{Row: store.Row{ID: "leftleftleftleft", Game: "sticks", Status: "over", Created: 1, Updated: 1}}
	facts := []store.Fact{{Table: at.ID, Person: string(s.visitorOf(bek)), Game: "sticks", Finished: 1, Players: 2,
		Rank: 2, Firsts: 1, Went: true}, {Table: at.ID, Seat: 1, Game: "sticks", Finished: 1, Players: 2, Rank: 1,
		Firsts: 1}}
	for _, f := range facts {
		at.Seats = append(at.Seats, store.Seat{Kind: "person", Name: "Somebody", Person: f.Person})
	}
	must(t, s.db.Create(t.Context(), at))
	version, err := s.db.Version(t.Context(), at.ID)
	must(t, err)
	must(t, s.db.SetFacts(t.Context(), at.ID, version, facts))
	bek.post(path+"/join", "seat", "2", "name", "Bek").wants(t, 403).has(t, "asks for more reliability than you have")
	ann.post(path+"/terms", "visible", "public", "reliable", "").wants(t, 200).lacks(t, "a reliability of")
	bek.post(path+"/join", "seat", "2", "name", "Bek").wants(t, 200)
}

// The form that opens a table comes back as it was sent, with the reason why no table was opened. That of the home page
// comes back as the one with all terms.
func TestOpeningComesBack(t *testing.T) {
	s := open(t)
	ann, _, _ := s.friends()
	selected := func(value string) string { return `<option value="` + value + `" selected>` }
	sent := []string{"game", "sticks", "quick", "custom", "seat-1", "scribe", "seat-2", "open", "seat-3", "me",
		"option-rounds", "3", "visible", "private", "begins", "240", "pace", "days calm", "language", "fr",
		"watch", "friends", "delay", "10", "reliable", "99", "within", "200", "from", "1400", "to", "x",
		"newcomers", "yes", "rated", "yes", "name", `A "name"`, "hash", "0a"}
	back := ann.post("/tables", sent...)
	back.wants(t, 400).has(t, `id="notice"`, "This form is invalid",
		`<form class="sheet stack" method="post" action="/tables">`, `value="99"`, `value="1400"`, `value="x"`,
		`name="newcomers" value="yes" checked`, `name="rated" value="yes" checked`, `value="A &#34;name&#34;"`,
		`value="0a"`)
	for name, value := range map[string]string{"seat-1": "scribe", "seat-2": "open", "seat-3": "me",
		"option-rounds": "3", "visible": "private", "begins": "240", "pace": "days calm", "language": "fr",
		"watch": "friends", "delay": "10",
		"within": "200"} {
		_, field, _ := strings.Cut(back.body, `<select name="`+name+`">`)
		field, _, _ = strings.Cut(field, "</select>")
		if strings.Count(field, " selected") != 1 || !strings.Contains(field, selected(value)) {
			t.Errorf("the choice of %s is %s", name, field)
		}
	}
	plain := ann.post("/tables", "game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "scribe", "seat-3", "",
		"visible", "link", "delay", "0", "reliable", "99")
	plain.wants(t, 403).has(t, `value="99"`, selected("link")).
		lacks(t, `name="newcomers" value="yes" checked`, `name="rated" value="yes" checked`, selected("open"))
	ann.get("/play/open").has(t, selected("public")).lacks(t, `value="99"`)
	for public, want := range map[string]string{"yes": "public", "": "link"} {
		ann.post("/tables", "game", "sticks", "quick", "custom", "seat-1", "me", "seat-2", "nobody", "public", public).
			wants(t, 422).has(t, "Open your own table", selected(want))
	}
	ann.post("/tables", "game", "sticks", "quick", "solo").wants(t, 422).lacks(t, `name="visible"`)
}

// A rated table names the ratings that it is for, as its host chose them, and who is outside reads why.
func TestRatingWindows(t *testing.T) {
	s := open(t)
	ann, bek, _ := s.friends()
	ann.get("/play/open").has(t, `name="within"`, `name="from"`, `name="to"`)
	s.browser().get("/play/open").lacks(t, `name="within"`, `name="from"`)
	form := []string{"quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "pace", "live normal"}
	rated := append(slices.Clone(form), "rated", "yes")
	for _, wrong := range [][]string{append(slices.Clone(form), "from", "1400"),
		append(slices.Clone(rated), "to", "5000"),
		append(slices.Clone(rated), "from", "1600", "to", "1400"), append(slices.Clone(rated), "within", "9999")} {
		ann.post("/tables", append([]string{"game", "sticks"}, wrong...)...).wants(t, 422).
			has(t, "Only rated tables have bounds of ratings")
	}
	around := ann.open(append(slices.Clone(rated), "within", "200")...)
	ann.get(around).has(t, "For ratings from 1300 to 1700", `name="from"`, `value="1300"`, `value="1700"`)
	must(t, s.db.AddResult(t.Context(), store.Result{Table: "won", Game: "sticks", Finished: 1,
		Seats: []store.ResultSeat{{Person: string(s.visitorOf(bek)), Rank: 1}, {Person: "somebody", Rank: 2}}}))
	path := ann.open(append(slices.Clone(rated), "to", "1500")...)
	bek.get("/play").has(t, "For ratings of 1500 or less", "For ratings from 1300 to 1700")
	bek.post(path+"/join", "seat", "2").wants(t, 403).has(t, "for other ratings than yours")
	bek.post(around+"/join", "seat", "2").wants(t, 200)
}
