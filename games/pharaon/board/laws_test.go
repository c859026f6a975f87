package board_test

import (
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/internal/locale"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

var long = flag.Bool("long", false, "draw every state of more games")

func rendered(t testing.TB, n gomponents.Node) string {
	t.Helper()
	if n == nil {
		return ""
	}
	var s strings.Builder
	if err := n.Render(&s); err != nil {
		t.Fatal(err)
	}
	return s.String()
}

// fragments are everything that a page shows of a scene, by name.
func fragments(t testing.TB, scene piece.Scene) map[string]string {
	t.Helper()
	b := board.Board{}
	all := map[string]string{
		"board": b.Board(scene), "left": rendered(t, b.Left(scene)), "mine": rendered(t, b.Mine(scene)),
		"trail": rendered(t, b.Trail(scene)), "progress": rendered(t, b.Progress(scene)), "dial": rendered(t, b.Dial(scene)),
	}
	if scene.Active {
		for _, m := range scene.State.Moves(nil, scene.Viewer) {
			all["icon"] += rendered(t, b.Icon(scene, m))
		}
	}
	for seat := range game.Seat(scene.State.Seats()) {
		if b.Status(scene, seat) == "" {
			t.Errorf("seat %d has no status", seat)
		}
	}
	return all
}

// element is what the laws ask about one element.
type element struct {
	id, move, role, tab, label, class string
	inside                            bool // another choice
}

// elements parses a fragment strictly, as XML, and fails on what must never be written.
func elements(t testing.TB, name, text string) (list []element) {
	t.Helper()
	if strings.Contains(text, "NaN") || strings.Contains(text, "Inf") || strings.Contains(text, " style=") || strings.Contains(text, "[pharaon") {
		t.Fatalf("%s holds NaN, a style attribute or a missing word:\n%s", name, text)
	}
	d := xml.NewDecoder(strings.NewReader("<all>" + text + "</all>"))
	depth, choice := 0, 0
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return list
		}
		if err != nil {
			t.Fatalf("%s is no XML: %v\n%s", name, err, text)
		}
		switch token := token.(type) {
		case xml.StartElement:
			depth++
			e := element{inside: choice > 0}
			for _, a := range token.Attr {
				switch a.Name.Local {
				case "id":
					e.id = a.Value
				case "data-move":
					e.move = a.Value
				case "role":
					e.role = a.Value
				case "tabindex":
					e.tab = a.Value
				case "aria-label":
					e.label = a.Value
				case "class":
					e.class = a.Value
				}
			}
			if e.move != "" && choice == 0 {
				choice = depth
			}
			list = append(list, e)
		case xml.EndElement:
			if depth == choice {
				choice = 0
			}
			depth--
		}
	}
}

// placeless are the verbs of moves that have no place on the table.
var placeless = map[string]bool{"done": true, "rest": true}

// check looks at all that is drawn of a scene and returns the moves that can be clicked.
func check(t testing.TB, scene piece.Scene) {
	t.Helper()
	ids, moves := map[string]string{}, map[string]bool{}
	for name, text := range fragments(t, scene) {
		for _, e := range elements(t, name, text) {
			if e.id != "" {
				if other, twice := ids[e.id]; twice {
					t.Fatalf("the id %s stands in %s and in %s", e.id, other, name)
				}
				ids[e.id] = name
			}
			if e.move == "" {
				continue
			}
			if moves[e.move] {
				t.Fatalf("the move %q stands on two elements", e.move)
			}
			moves[e.move] = true
			if e.inside || e.role != "button" || e.tab != "0" || e.label == "" || !strings.Contains(" "+e.class+" ", " may ") {
				t.Fatalf("the element of %q is no button: %+v", e.move, e)
			}
		}
	}
	legal := map[string]bool{}
	if scene.Active {
		for _, m := range scene.State.Moves(nil, scene.Viewer) {
			text := pharaon.Game.Lexicon().Text(m)
			legal[text] = true
			verb, _, _ := strings.Cut(text, " ")
			if !moves[text] && !placeless[verb] && text != "extra no" {
				t.Fatalf("nothing on the table stands for %q", text)
			}
		}
	}
	for text := range moves {
		if !legal[text] {
			t.Fatalf("%q can be clicked and is not legal", text)
		}
	}
}

// TestEveryState plays random games and draws what everybody sees after every move of a player, and
// now and then in the middle of chance.
func TestEveryState(t *testing.T) {
	games, drawn := 1, 0
	if *long {
		games = 6
	}
	for players := 1; players <= 5; players++ {
		for g := range games {
			options := map[string]string{}
			if (g+players)%2 == 1 {
				options["discovery"] = "everybody"
				if players == 1 {
					options["dark"] = "3"
				}
			}
			drawn += drawGame(t, players, options, uint64(100*players+g))
		}
	}
	t.Logf("%d scenes drawn", drawn)
}

func drawGame(t *testing.T, players int, options map[string]string, seed uint64) (drawn int) {
	t.Helper()
	s, err := pharaon.Game.New(game.Setup{Players: players, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	var buf []game.Move
	for n := 0; ; n++ {
		owing := s.Owing()
		log := game.Log{}
		before := s.Copy()
		if owing != 0 {
			play(s, &r, &buf, &log)
		}
		if n%7 == 0 || !owing.Has(game.Nature) {
			drawn += drawAll(t, before, log.Events, n, owing == 0)
		}
		if owing == 0 {
			return drawn
		}
	}
}

func drawAll(t *testing.T, s game.State, just []game.Event, n int, over bool) (drawn int) {
	t.Helper()
	viewers := []game.Seat{game.Spectator}
	for seat := range game.Seat(s.Seats()) {
		if !s.Automata().Has(seat) {
			viewers = append(viewers, seat)
		}
	}
	for i, viewer := range viewers {
		if i > 0 && !s.Owing().Has(viewer) && (n+i)%5 != 0 {
			continue // those who wait see much the same as each other
		}
		view := s.Copy()
		if !over {
			view.Mask(viewer)
		}
		scene := piece.Scene{State: view, Viewer: viewer, Active: s.Owing().Has(viewer), Names: names, Turn: (n + i) % 6}
		if scene.Turn == 5 {
			scene.Turn = piece.Facing
		}
		for _, e := range just {
			scene.Just = append(scene.Just, e.For(viewer))
		}
		for k, lang := range locale.Langs {
			if (n+k)%4 == 0 || *long {
				scene.Words = words(t).In(lang).With(names)
				check(t, scene)
				drawn++
			}
		}
	}
	return drawn
}
