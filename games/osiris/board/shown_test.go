package board_test

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/games/osiris/kit"
	"ennead/internal/locale"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// element returns the drawing of an element with an id, up to end.
func element(t *testing.T, drawn, id, end string) string {
	t.Helper()
	_, after, ok := strings.Cut(drawn, `id="`+id+`"`)
	if !ok {
		t.Fatalf("no element has the id %s", id)
	}
	inside, _, _ := strings.Cut(after, end)
	return inside
}

// played returns a table of three in its second season, or at its end, masked for seat 0.
func played(t *testing.T, option, value string, over bool) piece.Scene {
	t.Helper()
	setup := game.Setup{Players: 3}
	if option != "" {
		setup.Options = map[string]string{option: value}
	}
	s, err := kit.Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(5)
	for s.Owing() != 0 && (over || s.(*osiris.State).Season < 2 || s.Owing().Has(game.Nature)) {
		seat := s.Owing().First()
		if s.Owing().Has(game.Nature) {
			m, _ := r.Roll(s, nil)
			s.Play(game.Nature, m, nil)
			continue
		}
		moves := s.Moves(nil, seat)
		s.Play(seat, moves[r.Intn(len(moves))], nil)
	}
	s.Mask(0)
	scene := sceneOf(t, s, 0)
	scene.Active, scene.Names = s.Owing().Has(0), names
	return scene
}

// sceneOf shows a state to a viewer in English.
func sceneOf(t testing.TB, s game.State, viewer game.Seat) piece.Scene {
	t.Helper()
	return piece.Scene{Game: kit.Game, State: s, Viewer: viewer, Words: words(t).In("en").With(names)}
}

// The board shows everybody's tokens only at a table with that option, and at the end of the game (OSI-13.2, OSI-13.5).
func TestHoldings(t *testing.T) {
	for _, test := range []struct {
		option, value string
		over, shown   bool
	}{{"", "", false, false}, {"holdings", "shown", false, true}, {"", "", true, true}} {
		left := node(board.Board{}.Left(played(t, test.option, test.value, test.over)))
		for _, player := range []string{"player-1", "player-2", "player-3"} {
			if got := strings.Contains(element(t, left, player, "</li>"), "#t-stone"); got != test.shown {
				const format = "%s, option %q, over %t: shows tokens: got %t, want %t"
				t.Errorf(format, player, test.value, test.over, got, test.shown)
			}
		}
	}
}

// The board shows how many workers and cards the others have, but never which (OSI-13.1).
func TestScreens(t *testing.T) {
	scene := played(t, "", "", false)
	left := node(board.Board{}.Left(scene))
	for _, player := range []string{"player-2", "player-3"} {
		row := element(t, left, player, "</li>")
		if strings.Contains(row, "#os-w-") || !strings.Contains(row, "behind the screen") {
			t.Errorf("%s: %s", player, row)
		}
	}
	if mine := node(board.Board{}.Mine(sceneOf(t, scene.State, game.Spectator))); mine != "" {
		t.Errorf("a spectator has an area: %s", mine)
	}
}

// Each place shows what the worker would take, and each site what the monument would score (OSI-5.1.2, OSI-6.1,
// OSI-5.7.6).
func TestPreviewsOfGains(t *testing.T) {
	scene, ok := reach(4, 1, 60, osiris.StepWhere)
	if !ok {
		t.Fatal("no worker to place")
	}
	scene.Words = words(t).In("en")
	s := scene.State.(*osiris.State)
	for _, supply := range []osiris.Tokens{{30, 30, 30}, {1, 1, 1}} {
		s.Supply = supply
		drawn := board.Board{}.Board(scene)
		for _, m := range s.Moves(nil, scene.Viewer) {
			at := osiris.Place(m.A)
			if int(at) >= len(s.Data.Terrain) {
				continue
			}
			want := min(s.Yield(s.Turn.Worker, at, s.Top().B), s.Supply[s.Data.Terrain[at].Resource])
			place := strings.ToLower(strings.TrimPrefix(osiris.Lexicon.Text(m), "at "))
			shown := ">+" + scene.Words.Number(int(want)) + "<"
			if got := element(t, drawn, "place-"+place, `id="place-`); !strings.Contains(got, shown) {
				t.Errorf("%s with a supply of %d does not show %d", place, supply[0], want)
			}
		}
	}
	if scene, ok = reach(4, 1, 60, osiris.StepSite); !ok {
		t.Fatal("no site to choose")
	}
	scene.Words = words(t).In("en")
	s = scene.State.(*osiris.State)
	drawn := board.Board{}.Board(scene)
	for _, m := range s.Moves(nil, scene.Viewer) {
		site := strings.ToLower(strings.TrimPrefix(osiris.Lexicon.Text(m), "on "))
		want := scene.Words.Number(s.Gain(scene.Viewer, s.Turn.Plan-1, osiris.Site(m.A)))
		if got := element(t, drawn, "site-"+site, `id="`); !strings.Contains(got, ">+"+want+"<") {
			t.Errorf("%s does not show %s", site, want)
		} else if osiris.Site(m.A).City() && !strings.Contains(got, "os-town") {
			t.Errorf("%s loses its houses and its name", site)
		}
	}
}

// Terrains ahead of the barge are dim (OSI-5.1.1 d).
func TestReach(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	for season := uint8(1); season <= 4; season++ {
		s.(*osiris.State).Season = season
		far := 0
		for at := range s.(*osiris.State).Data.Terrain {
			if d := s.(*osiris.State).Data; d.Terrains>>at&1 == 1 && d.Terrain[at].Reach > season {
				far += 2
			}
		}
		drawn := board.Board{}.Board(sceneOf(t, s, game.Spectator))
		if got := strings.Count(drawn, `class="os-ground os-far"`); got != far {
			t.Errorf("season %d: got %d dim sections, want %d", season, got, far)
		}
	}
}

// The board marks the lots that each seat would score now (OSI-9.2.1, OSI-9.2.4).
func TestLots(t *testing.T) {
	state, err := kit.Game.New(game.Setup{Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*osiris.State)
	build := func(site osiris.Site, owner game.Seat) {
		s.Site[site] = osiris.Building{Monument: osiris.Sphinx, Owner: owner, Second: osiris.NoSeat}
		s.Raised = s.Raised.With(uint8(site))
	}
	f1, q1, b1 := osiris.Site(0), osiris.Site(2*16), osiris.Site(2*8)
	build(f1, 1)
	build(f1+1, 1)
	count := func(class string) int {
		return strings.Count(board.Board{}.Board(sceneOf(t, s, game.Spectator)), class+`"`)
	}
	if n := count("os-row-2"); n != 0 {
		t.Errorf("two side by side: got %d marks, want 0", n)
	}
	build(q1, 1)
	build(b1, 2)
	if n, m := count("os-row-2"), count("os-reach-2"); n != 3 || m != 0 {
		t.Errorf("three side by side: got %d marks, along the segment %d, want 3 and 0", n, m)
	}
	build(b1+1, 1)
	if n, m := count("os-row-2"), count("os-reach-2"); n != 3 || m != 4 {
		t.Errorf("a fourth on the other bank: got %d marks, along the segment %d, want 3 and 4", n, m)
	}
	if n := count("os-row-3") + count("os-reach-3"); n != 0 {
		t.Errorf("another seat: got %d marks, want 0", n)
	}
	if rows, reaches := s.Lots(1); rows != 1 || reaches != 1 {
		t.Errorf("the rules count %d and %d lots, want 1 and 1", rows, reaches)
	}
}

// Wide and narrow boards have the same ids.
func TestNarrow(t *testing.T) {
	ids := regexp.MustCompile(` id="([^"]+)"`)
	for players := 2; players <= 5; players++ {
		scene, ok := reach(players, 1, 120, osiris.StepAct)
		if !ok {
			t.Fatal("no action to choose")
		}
		scene.Words = words(t).In("fr").With(names)
		var all [2][]string
		for i, turn := range []int{0, piece.Facing} {
			scene.Turn = turn
			for _, m := range ids.FindAllStringSubmatch(board.Board{}.Board(scene), -1) {
				all[i] = append(all[i], m[1])
			}
			slices.Sort(all[i])
		}
		if !slices.Equal(all[0], all[1]) {
			t.Errorf("%d players: wide %v, narrow %v", players, all[0], all[1])
		}
	}
}

// The viewer can accept an open bribe beside the cards of the visit, and sees which ones they have accepted
// (OSI-7.5.2).
func TestBribes(t *testing.T) {
	scene, ok := reach(3, 1, 20, osiris.StepShare)
	if !ok {
		t.Fatal("no cards to share")
	}
	scene.Words = words(t).In("fr").With(names)
	s := scene.State.(*osiris.State)
	briber := (scene.Viewer + 1) % 3
	for _, m := range s.Moves(nil, scene.Viewer) {
		briber = game.Seat(m.B) // a possible receiver of the card
	}
	s.Book.Used = true
	bribe := osiris.Bribe{Number: 1, If: briber}
	bribe.Give.Tokens = osiris.Tokens{1}
	s.Book.Bribes[briber][0] = bribe
	known := suite.Sheet(t, scene)
	if verbs := suite.Check(t, scene, known); !slices.Contains(verbs, "take") {
		t.Errorf("got verbs %v, want take", verbs)
	}
	s.Book.Bribes[briber][0].Taken = true
	verbs := suite.Check(t, scene, known)
	mine := node(board.Board{}.Mine(scene))
	chosen := strings.Contains(mine, "os-bribe os-chosen") && strings.Contains(mine, " 1\" ")
	if slices.Contains(verbs, "take") || !chosen {
		t.Errorf("accepted bribe: got verbs %v\n%s", verbs, mine)
	}
}

// The more city cards a hand holds, the less text each has, so that all are in sight.
func TestFullHand(t *testing.T) {
	scene, ok := reach(3, 1, 20, osiris.StepAct)
	if !ok {
		t.Fatal("nobody can act")
	}
	s := scene.State.(*osiris.State)
	scene.Words = words(t).In("fr").With(names)
	for n, want := range map[int]string{3: `"os-cards"`, 4: `"os-cards os-many"`, 7: `"os-cards os-many os-full"`} {
		s.Player[scene.Viewer].Cards = 0
		for in := s.Data.Cards; s.Player[scene.Viewer].Cards.Len() < n; in = in.Rest() {
			s.Player[scene.Viewer].Cards = s.Player[scene.Viewer].Cards.With(in.First())
		}
		if mine := node(board.Board{}.Mine(scene)); !strings.Contains(mine, want) {
			t.Errorf("%d cards: no %s", n, want)
		}
	}
}

// Two obelisks on a section are side by side, each in the colours of its owner (OSI-11.1).
func TestStacked(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	s.(*osiris.State).Site[33] = osiris.Building{Monument: osiris.Obelisk, Owner: 2, Second: 0}
	s.(*osiris.State).Raised = s.(*osiris.State).Raised.With(33)
	drawn := element(t, board.Board{}.Board(sceneOf(t, s, game.Spectator)), "site-q1b", `id="site-`)
	for _, want := range []string{"#os-obelisk-feather", "#os-obelisk-lotus", "obelisk of Salma + obelisk of Jonas"} {
		if !strings.Contains(drawn, want) {
			t.Errorf("%q is missing: %s", want, drawn)
		}
	}
}

// Only the Regent sees the workers left in the bag (OSI-4.4, OSI-13.3).
func TestBag(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(1)
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
	for seat := range game.Seat(3) {
		view := s.Copy()
		view.Mask(seat)
		mine := node(board.Board{}.Mine(sceneOf(t, view, seat)))
		if got := strings.Contains(mine, "os-bag"); got != (seat == s.(*osiris.State).Regent) {
			t.Errorf("seat %d sees the workers in the bag: %t", seat, got)
		}
	}
}

// No letters on the board are too small to read in either language: long texts are fitted to their room.
func TestLetters(t *testing.T) {
	sizes := regexp.MustCompile(`<text x="[^"]*" y="[^"]*" font-size="([^"]*)"[^>]*>([^<]*)<`)
	for players := 2; players <= 5; players++ {
		scene := over(players, 2)
		for _, lang := range locale.Langs {
			for _, turn := range []int{0, piece.Facing} {
				scene.Words, scene.Turn = words(t).In(lang).With(names), turn
				all := sizes.FindAllStringSubmatch(board.Board{}.Board(scene), -1)
				if len(all) < 40 {
					t.Fatalf("only %d texts", len(all))
				}
				for _, m := range all {
					if size, err := strconv.ParseFloat(m[1], 64); err != nil || size < 10 {
						t.Errorf("%s: %q has the font size %s", lang, m[2], m[1])
					}
				}
			}
		}
	}
}

// A table with corrected components has room for more cartouches and boxes, and for terrains in other places.
func TestCorrected(t *testing.T) {
	own, err := os.ReadFile("../codec/components.yaml")
	if err != nil {
		t.Fatal(err)
	}
	text := string(own)
	for _, change := range [][2]string{
		{
			"      - {id: MK4, top: {grain: 1, stone: 1}, bottom: {brick: 2}}\n",
			"      - {id: MK5, top: {grain: 1}, bottom: {brick: 1}}\n" +
				"      - {id: MK6, top: {stone: 1}, bottom: {brick: 1}}\n",
		},
		{
			"      - {id: RB5, gain: {grain: 5}}\n",
			"      - {id: RB6, gain: {stone: 1, brick: 1}}\n" +
				"      - {id: RB7, gain: {glory: 1, city_card: 1}}\n",
		},
	} {
		after, more := change[0], change[1]
		if !strings.Contains(text, after) {
			t.Fatalf("components.yaml does not contain %q", after)
		}
		text = strings.Replace(text, after, after+more, 1)
	}
	s, err := kit.Game.New(game.Setup{Players: 3, Components: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	scene := sceneOf(t, s, game.Spectator)
	scene.Names = names
	known := suite.Sheet(t, scene)
	for _, scene.Turn = range []int{0, piece.Facing} {
		suite.Check(t, scene, known)
		drawn := board.Board{}.Board(scene)
		for _, id := range []string{"stall-mk6", "box-rb7"} {
			place := regexp.MustCompile(`id="` + id + `" transform="translate\((\S+) `).FindStringSubmatch(drawn)
			if place == nil {
				t.Fatalf("no element has the id %s", id)
			}
			if x, err := strconv.ParseFloat(place[1], 64); err != nil || x > 460 {
				t.Errorf("%s is at %s, outside its part", id, place[1])
			}
		}
	}
}

var (
	pictured = regexp.MustCompile(`href="#os-(?:obelisk|sphinx|pylon)-[^"]*" x="([-\d.]+)" y="[-\d.]+"` +
		` width="([\d.]+)"`)
	digits = regexp.MustCompile(`<text x="([-\d.]+)" y="[-\d.]+" font-size="([\d.]+)" class="te tb tink">(\d+)<`)
)

// TestPlanIcons checks that the cost on the button of a plan is beside the monument, and that both are inside the
// button.
func TestPlanIcons(t *testing.T) {
	s := gametest.Begin[*osiris.State](t, kit.Game, game.Setup{Players: 4})
	for in := s.Data.Planned; in != 0; in = in.Rest() {
		plan := in.First()
		icon := node(board.Board{}.Icon(sceneOf(t, s, 0), game.Move{Verb: osiris.VPlan, A: plan}))
		at := pictured.FindStringSubmatch(icon)
		costs := digits.FindAllStringSubmatch(icon, -1)
		if at == nil || len(costs) == 0 {
			t.Fatalf("plan %d: no monument or no cost in %s", plan, icon)
		}
		left := number(t, at[1])
		right := left + number(t, at[2])
		if left < -18 {
			t.Errorf("plan %d: the monument begins at %.1f, outside the button", plan, left)
		}
		for _, cost := range costs {
			if begins := number(t, cost[1]) - piece.Width(cost[3], number(t, cost[2])); begins < right {
				t.Errorf("plan %d: the digit %s begins at %.1f, over the monument, which ends at %.1f",
					plan, cost[3], begins, right)
			}
		}
	}
}

func number(t *testing.T, digits string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(digits, 64)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// unelided matches a French word that lacks its apostrophe before a vowel.
var unelided = regexp.MustCompile(`(?i)(^|\PL)(de|le|la|que|se|ne|jusque|lorsque) [aàâeéèêiîoôuûœ]`)

// TestElisions checks the French words of boards whose governors have names that begin with a vowel.
func TestElisions(t *testing.T) {
	vowels := []string{"Apprenti 1", "Inès", "Élise", "Oumar", "Anna"}
	for i, step := range []osiris.Step{osiris.StepAct, osiris.StepWhere, osiris.StepShare, osiris.StepBonus} {
		scene, ok := reach(5-i, 1, 60, step)
		if !ok {
			t.Fatalf("no game reached step %d", step)
		}
		scene.Names, scene.Words = vowels, words(t).In("fr").With(vowels)
		drawer := board.Board{}.Drawer(scene, desk)
		drawn := suite.All(t, scene) + node(gomponents.Group(drawer.Inside))
		if wrong := unelided.FindAllString(drawn, -1); wrong != nil {
			t.Errorf("step %d: %q", step, wrong)
		}
	}
}

// On a phone the mark of whoever built in a city lies beside its name, not on it.
func TestCityNamesFree(t *testing.T) {
	place := regexp.MustCompile(`<use href="#m-\w+" x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)"`)
	name := regexp.MustCompile(`<text x="([\d.-]+)" y="([\d.-]+)" [^>]*os-h`)
	scene, built := played(t, "", "", false), 0
	scene.Active, scene.Turn = false, piece.Facing
	s := scene.State.(*osiris.State)
	for in := s.Data.Sites; in != 0; in = in.Rest() {
		if osiris.Site(in.First()).City() {
			s.Site[in.First()] = osiris.Building{Monument: osiris.Pylon, Owner: 1, Second: osiris.NoSeat}
		}
	}
	drawn := board.Board{}.Board(scene)
	numbers := func(found []string) (all []float64) {
		for _, one := range found[1:] {
			n, err := strconv.ParseFloat(one, 64)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, n)
		}
		return all
	}
	marks := place.FindAllStringSubmatch(drawn, -1)
	for _, said := range name.FindAllStringSubmatch(drawn, -1) {
		at := numbers(said)
		for _, mark := range marks {
			m := numbers(mark) // its upper left corner and its size
			if m[0] < at[0]+30 && m[0]+m[2] > at[0]-30 && m[1] < at[1]+3 && m[1]+m[2] > at[1]-11 {
				t.Errorf("a mark at %v covers a name at %v", m, at)
			}
			built++
		}
	}
	if built == 0 {
		t.Error("there are no names or no marks")
	}
}

// While the viewer chooses an action, the board says that the question is about the river.
func TestAboutTheRiver(t *testing.T) {
	for step, want := range map[osiris.Step]bool{osiris.StepAct: true, osiris.StepWhere: false} {
		scene, ok := reach(3, 1, 20, step)
		if !ok {
			t.Fatalf("no choice of step %d", step)
		}
		scene.Words = words(t).In("en").With(names)
		for _, active := range []bool{true, false} {
			scene.Active = active
			marked := strings.Contains(element(t, board.Board{}.Board(scene), "part-river", ">"), `data-about="first"`)
			if marked != (want && active) {
				t.Errorf("step %d, active %t: the river is marked: %t", step, active, marked)
			}
		}
	}
}

// The number of what happened at a market or on a planning cartouche covers neither headings nor figures.
func TestPinned(t *testing.T) {
	drawn := board.Board{}.Board(played(t, "", "", false))
	for _, at := range []string{`id="stall-mk1"`, `id="plan-po1"`, `id="plan-pp2"`} {
		_, after, ok := strings.Cut(drawn, at)
		if inside, _, _ := strings.Cut(after, `id="`); !ok || !strings.Contains(inside, "data-pin") {
			t.Errorf("nothing is pinned in %s", at)
		}
	}
}

// Cards that may be kept bear no tick on their buttons: none is chosen yet.
func TestCardsToKeep(t *testing.T) {
	scene, ok := reach(3, 1, 0, osiris.StepStudy)
	if !ok {
		t.Fatal("nobody asks Thoth")
	}
	scene.Words = words(t).In("en").With(names)
	for _, m := range scene.State.Moves(nil, scene.Viewer) {
		if icon := node(board.Board{}.Icon(scene, m)); strings.Contains(icon, "badge-yes") {
			t.Errorf("%v bears a tick", m)
		}
	}
}
