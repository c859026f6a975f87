package board_test

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/osiris"
	"ennead/games/osiris/board"
	"ennead/games/osiris/kit"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

// element is the drawing of what has that id, up to the next element of a kind with an id.
func element(t *testing.T, drawn, id, end string) string {
	t.Helper()
	_, after, ok := strings.Cut(drawn, `id="`+id+`"`)
	if !ok {
		t.Fatalf("%s is not drawn", id)
	}
	inside, _, _ := strings.Cut(after, end)
	return inside
}

// played is a table of three in its second season, masked for seat 0, with an option.
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
	return piece.Scene{Game: kit.Game, State: s, Viewer: 0, Active: s.Owing().Has(0), Names: names, Words: words(t).In("en").With(names)}
}

// Tokens behind screens are drawn for everybody only at a table that shows them, and when the game is over (OSI-13.2, OSI-13.5).
func TestHoldings(t *testing.T) {
	for _, test := range []struct {
		option, value string
		over, shown   bool
	}{{"", "", false, false}, {"holdings", "shown", false, true}, {"", "", true, true}} {
		left := node(board.Board{}.Left(played(t, test.option, test.value, test.over)))
		for _, player := range []string{"player-1", "player-2", "player-3"} {
			if got := strings.Contains(element(t, left, player, "</li>"), "#t-stone"); got != test.shown {
				t.Errorf("%s at a table with %q, over %t: tokens are drawn: %t", player, test.value, test.over, got)
			}
		}
	}
}

// Kinds of workers and cards of others are nowhere on the table (OSI-13.1): only how many there are.
func TestScreens(t *testing.T) {
	scene := played(t, "", "", false)
	left := node(board.Board{}.Left(scene))
	for _, player := range []string{"player-2", "player-3"} {
		if row := element(t, left, player, "</li>"); strings.Contains(row, "#os-w-") || !strings.Contains(row, "behind the screen") {
			t.Errorf("%s: %s", player, row)
		}
	}
	if mine := node(board.Board{}.Mine(piece.Scene{Game: kit.Game, State: scene.State, Viewer: game.Spectator, Words: scene.Words})); mine != "" {
		t.Errorf("a spectator has an area: %s", mine)
	}
}

// What a worker would take, and what a monument would score, is written on each place (OSI-5.1.2, OSI-6.1, OSI-5.7.6).
func TestForetold(t *testing.T) {
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
			if got := element(t, drawn, "place-"+place, `id="place-`); !strings.Contains(got, ">+"+scene.Words.Number(int(want))+"<") {
				t.Errorf("%s of a supply of %d does not tell %d", place, supply[0], want)
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
			t.Errorf("%s does not tell %s", site, want)
		}
	}
}

// Terrains beyond the barge are dim (OSI-5.1.1 d); so many in each season.
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
		drawn := board.Board{}.Board(piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en")})
		if got := strings.Count(drawn, `class="os-ground os-far"`); got != far {
			t.Errorf("season %d: %d sections are dim, not %d", season, got, far)
		}
	}
}

// The lots that would be scored now are marked, of each seat for itself (OSI-9.2.1, OSI-9.2.4).
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
		return strings.Count(board.Board{}.Board(piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en")}), class+`"`)
	}
	if n := count("os-row-2"); n != 0 {
		t.Errorf("%d of two side by side are a lot", n)
	}
	build(q1, 1)
	build(b1, 2)
	if n, m := count("os-row-2"), count("os-reach-2"); n != 3 || m != 0 {
		t.Errorf("three side by side: %d are marked, along the segment %d", n, m)
	}
	build(b1+1, 1)
	if n, m := count("os-row-2"), count("os-reach-2"); n != 3 || m != 4 {
		t.Errorf("a fourth on the other bank: %d are marked, along the segment %d", n, m)
	}
	if n := count("os-row-3") + count("os-reach-3"); n != 0 {
		t.Errorf("%d of another seat are marked", n)
	}
	if rows, reaches := s.Lots(1); rows != 1 || reaches != 1 {
		t.Errorf("the rules count %d and %d lots", rows, reaches)
	}
}

// Phones and desks have the same things on the board, under the same ids.
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

// A bribe that is open for a visit can be accepted where the cards lie (OSI-7.5.2), and is told apart once it is.
func TestBribes(t *testing.T) {
	scene, ok := reach(3, 1, 20, osiris.StepShare)
	if !ok {
		t.Fatal("no cards to share")
	}
	scene.Words = words(t).In("fr").With(names)
	s := scene.State.(*osiris.State)
	briber := (scene.Viewer + 1) % 3
	for _, m := range s.Moves(nil, scene.Viewer) {
		briber = game.Seat(m.B) // one who may receive the card
	}
	s.Book.Used = true
	s.Book.Bribes[briber][0] = osiris.Bribe{Number: 1, If: briber, Give: osiris.Bundle{Goods: osiris.Goods{Tokens: osiris.Tokens{1}}}}
	known := suite.Sheet(t, scene)
	if verbs := suite.Check(t, scene, known); !slices.Contains(verbs, "take") {
		t.Errorf("no bribe to accept among %v", verbs)
	}
	s.Book.Bribes[briber][0].Taken = true
	verbs := suite.Check(t, scene, known)
	mine := node(board.Board{}.Mine(scene))
	if slices.Contains(verbs, "take") || !strings.Contains(mine, "os-bribe os-chosen") || !strings.Contains(mine, " 1\" ") {
		t.Errorf("an accepted bribe: %v\n%s", verbs, mine)
	}
}

// Two obelisks on a section stand beside each other, each in the colours of its owner (OSI-11.1).
func TestStacked(t *testing.T) {
	s, err := kit.Game.New(game.Setup{Players: 4})
	if err != nil {
		t.Fatal(err)
	}
	s.(*osiris.State).Site[33] = osiris.Building{Monument: osiris.Obelisk, Owner: 2, Second: 0}
	s.(*osiris.State).Raised = s.(*osiris.State).Raised.With(33)
	drawn := element(t, board.Board{}.Board(piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en").With(names)}), "site-q1b", `id="site-`)
	for _, want := range []string{"#os-obelisk-feather", "#os-obelisk-lotus", "obelisk of Salma + obelisk of Jonas"} {
		if !strings.Contains(drawn, want) {
			t.Errorf("%q is missing: %s", want, drawn)
		}
	}
}

// The Regent alone sees what is left in the bag (OSI-4.4, OSI-13.3).
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
		mine := node(board.Board{}.Mine(piece.Scene{Game: kit.Game, State: view, Viewer: seat, Words: words(t).In("en").With(names)}))
		if got := strings.Contains(mine, "os-bag"); got != (seat == s.(*osiris.State).Regent) {
			t.Errorf("seat %d sees the bag: %t", seat, got)
		}
	}
}

// Nothing on the board is written in letters too small to be read, in either language: what is long is fitted to its room.
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
						t.Errorf("%s: %q is written in %s", lang, m[2], m[1])
					}
				}
			}
		}
	}
}

// A table with corrected components has room for more cartouches and boxes, and for terrains that lie elsewhere.
func TestCorrected(t *testing.T) {
	own, err := os.ReadFile("../codec/components.yaml")
	if err != nil {
		t.Fatal(err)
	}
	text := string(own)
	for _, change := range [][2]string{
		{"      - {id: MK4, top: {grain: 1, stone: 1}, bottom: {brick: 2}}\n", "      - {id: MK4, top: {grain: 1, stone: 1}, bottom: {brick: 2}}\n      - {id: MK5, top: {grain: 1}, bottom: {brick: 1}}\n      - {id: MK6, top: {stone: 1}, bottom: {brick: 1}}\n"},
		{"      - {id: RB5, gain: {grain: 5}}\n", "      - {id: RB5, gain: {grain: 5}}\n      - {id: RB6, gain: {stone: 1, brick: 1}}\n      - {id: RB7, gain: {glory: 1, city_card: 1}}\n"},
	} {
		if !strings.Contains(text, change[0]) {
			t.Fatalf("the components do not hold %q", change[0])
		}
		text = strings.Replace(text, change[0], change[1], 1)
	}
	s, err := kit.Game.New(game.Setup{Players: 3, Components: []byte(text)})
	if err != nil {
		t.Fatal(err)
	}
	scene := piece.Scene{Game: kit.Game, State: s, Viewer: game.Spectator, Words: words(t).In("en").With(names), Names: names}
	known := suite.Sheet(t, scene)
	for _, scene.Turn = range []int{0, piece.Facing} {
		suite.Check(t, scene, known)
		drawn := board.Board{}.Board(scene)
		for _, id := range []string{"stall-mk6", "box-rb7"} {
			place := regexp.MustCompile(`id="` + id + `" transform="translate\((\S+) `).FindStringSubmatch(drawn)
			if place == nil {
				t.Fatalf("%s is not drawn", id)
			}
			if x, err := strconv.ParseFloat(place[1], 64); err != nil || x > 460 {
				t.Errorf("%s lies at %s, beyond its room", id, place[1])
			}
		}
	}
}
