package web

import (
	"html"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
	"ennead/internal/plan"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

var planAddress = regexp.MustCompile(` data-plan="([^"]*)"`)

// planned returns the address of the plan that a page shows, with the first choice that it offers.
func (a answer) planned(t *testing.T) string {
	t.Helper()
	at, move := planAddress.FindStringSubmatch(a.body), moveButton.FindStringSubmatch(a.body)
	if at == nil || move == nil {
		t.Fatalf("%s shows no plan with a choice\n%s", a.path, a.shown())
	}
	return html.UnescapeString(at[1]) + "&move=" + url.QueryEscape(move[1])
}

// A plan is a page without traces: the table and the others' pages stay as they are, whatever is tried, and a change of
// the table ends it.
func TestAPlanLeavesNoTrace(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	path := ann.open("quick", "friends")
	ann.get(path).lacks(t, `id="to-plan"`)
	ann.get(path+"?plan=now").wants(t, 200).lacks(t, "data-plan")
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	ann.post(path + "/ready")
	bek.post(path + "/ready")
	before, version := sights(t, bek, path), s.look(path).Version
	ann.get(path).has(t, `id="to-plan"`)
	empty := ann.get(path+"?plan=now").wants(t, 200).has(t, "You are planning on a copy.", `method="get"`).
		lacks(t, `http-equiv="refresh"`)
	one := ann.get(empty.planned(t)).wants(t, 200).has(t, `id="plan-back"`, `id="play-first"`)
	line := html.UnescapeString(planAddress.FindStringSubmatch(one.body)[1])
	ann.get(line).wants(t, 200).has(t, `id="line-a" class="line on"`)
	ann.get(line+"&on=b&note=a%20%3Cnote%3E").wants(t, 200).has(t, `id="line-b" class="line on"`, "a &lt;note&gt;",
		"<table class=\"compared\"")
	differs(t, "the other player", before, sights(t, bek, path))
	if now := s.look(path).Version; now != version {
		t.Errorf("a plan has raised the version from %d to %d", version, now)
	}
	s.browser().get(line).wants(t, 200).lacks(t, "data-plan").has(t, "There are no plans here.")

	long := strings.TrimSuffix(strings.Repeat("1 hide left, ", plan.Most+2), ", ")
	for _, bad := range []string{"a=9+hide+left", "a=hide+left", "a=1+fly", "b=" + url.QueryEscape(long),
		"note=" + strings.Repeat("n", maxPlanNote+1), "move=fly"} {
		ann.get(path+"?plan=now&"+bad).wants(t, 400).has(t, "This address holds no plan of this game")
	}
	ann.get(path+"?plan=now&a=1+hide+left,+1+hide+left").wants(t, 200).has(t, `id="broken"`)

	other := bek.get(path)
	if _, ok := bek.play(other); !ok {
		t.Fatal("Bek has no choice")
	}
	ann.play(ann.get(path))
	ann.get(line).wants(t, 200).has(t, `id="ended"`, "The table has changed").lacks(t, "data-plan")
	ann.get(path).lacks(t, `id="ended"`)
}

// Plans need a running game that is not a lesson.
func TestWherePlansAreAllowed(t *testing.T) {
	s := open(t)
	ann := s.browser()
	path := ann.open("quick", "device")
	if s.look(path).AllowsPlans() {
		t.Error("before the game there is nothing to plan")
	}
	ann.post(path + "/ready")
	if !s.look(path).AllowsPlans() {
		t.Error("a running game allows no plans")
	}
	for s.look(path).Status == table.Playing {
		seat := s.look(path).Owing().First()
		ann.play(ann.post(path+"/unveil", "seat", text(int(seat)+1)))
	}
	if s.look(path).AllowsPlans() {
		t.Error("after the game there is nothing to plan")
	}
	s = school(t)
	ann = s.browser()
	lesson := ann.post("/learn/sticks").wants(t, 200)
	if s.look(lesson.path).AllowsPlans() {
		t.Error("a lesson allows plans")
	}
	ann.get(lesson.path+"?plan=now").wants(t, 200).lacks(t, "data-plan", `id="to-plan"`)
}

// TestPlansKnowNoMoreThanTheirReader: in every game, the pages of a plan are the same, byte for byte, in two worlds
// that its reader cannot tell from each other. With -short only Kemet is played, which hides the most.
func TestPlansKnowNoMoreThanTheirReader(t *testing.T) {
	alone(t)
	for _, kit := range games.Kits {
		t.Run(kit.ID(), func(t *testing.T) { secretPlans(t, kit) })
	}
}

func secretPlans(t *testing.T, kit *gamekit.Kit) {
	s := openWith(t, kit.Game)
	words, err := locale.New(append([]fs.FS{Words}, kit.Words...)...)
	must(t, err)
	site := New(Config{House: s.house, People: s.web.People, Lobby: s.web.Lobby, Bus: bus.New(),
		Kits: games.Kits, Words: words, Rules: rules.Open,
		Key: s.web.Key, Log: s.web.Log})
	s.Config.Handler = site // with all words
	all := []*browser{s.browser(), s.browser()}
	path := all[0].post("/tables", "game", kit.ID(), "name", "Ann", "quick", "friends").wants(t, 200).path
	all[1].post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	for seat, b := range all {
		b.post(path+"/ready", "bits-"+text(seat+1), "00112233445566778899aabbccddeeff").wants(t, 200)
	}
	r, hidden, tried := game.NewRand(1), 0, 0
	for n := range 60 {
		now := s.look(path)
		if now.Status != table.Playing {
			break
		}
		if n%6 == 5 {
			for seat, b := range all {
				a, c := samePlans(t, s, site, b, now, game.Seat(seat), &r)
				hidden, tried = hidden+a, tried+c
			}
		}
		seat := now.Owing().First()
		moves := now.Match.State.Moves(nil, seat)
		_, err := s.house.Choose(t.Context(), now.ID, seat, now.Version, moves[r.Intn(len(moves))])
		must(t, err)
	}
	t.Logf("%d pages; in %d of the moments something was hidden", tried, hidden)
	if tried < 20 {
		t.Errorf("only %d pages were compared", tried)
	}
}

// samePlans compares the pages of a line by chance in both worlds. It returns 1 if the worlds differ, and the number of
// pages.
func samePlans(t *testing.T, s *site, web *Server, b *browser, now *table.Table, seat game.Seat, r *game.Rand,
) (hidden, tried int) {
	t.Helper()
	twin := *now
	twin.Match = now.Match.Copy()
	twin.Match.State.Mask(seat)
	twin.Match.State.Determinize(seat, r)
	if !twin.Match.State.Equal(now.Match.State) {
		hidden = 1
	}
	address := "/t/" + string(now.ID) + "?plan=" + page.PlanNow
	for range 6 {
		real, other := b.sees(t, s, web, now, address), b.sees(t, s, web, &twin, address)
		if tried++; real != other {
			differs(t, address, map[string]string{address: real}, map[string]string{address: other})
			return hidden, tried
		}
		if !strings.Contains(real, " data-plan=") {
			t.Fatalf("%s shows no plan", address)
		}
		choices, _, _ := strings.Cut(real, `id="play-first"`)
		moves := moveButton.FindAllStringSubmatch(choices, -1)
		moves = slices.DeleteFunc(moves, func(m []string) bool { return strings.Contains(m[1], ", ") })
		if len(moves) == 0 || !strings.Contains(real, `id="choices"`) {
			return hidden, tried
		}
		at := html.UnescapeString(planAddress.FindStringSubmatch(real)[1])
		address = at + "&move=" + url.QueryEscape(moves[r.Intn(len(moves))][1])
	}
	return hidden, tried
}

// sees returns the page of a table in some world, as the site sends it to a browser.
func (b *browser) sees(t *testing.T, s *site, web *Server, now *table.Table, address string) string {
	t.Helper()
	r := b.request(web, address)
	w := httptest.NewRecorder()
	web.sendTable(w, r, now, http.StatusOK, page.Notice{})
	if w.Code != http.StatusOK {
		t.Fatalf("%s: %d", address, w.Code)
	}
	return w.Body.String()
}
