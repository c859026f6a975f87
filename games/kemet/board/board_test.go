package board_test

import (
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/locale"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

var preview = flag.String("preview", "", "write pages to look at into this directory")

var catalogues = sync.OnceValues(func() (*locale.Catalogues, error) { return locale.New(kemet.Words) })

var names = []string{"Jonas", "Mei <b>", "Salma", "Théo", "Ana"}

// placed are the verbs of the moves that have a place on the map.
var placed = map[string]bool{"troop": true, "land": true, "teleport": true, "leap": true, "place": true, "fight": true, "flee": true, "burn": true, "creature": true}

// placeless are the verbs of the moves that have no place on the table: buttons alone stand for them.
var placeless = map[string]bool{
	"done": true, "pass": true, "leave": true, "pyramid": true, "raise": true, "units": true, "take": true, "without": true,
	"retreat": true, "send-back": true, "stay": true, "offer": true,
}

func words(t testing.TB) *locale.Catalogues {
	t.Helper()
	all, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	all.Report = func(err error) { t.Error(err) }
	return all
}

// walk calls f with the attributes of every element of a text, which must be XML.
func walk(t testing.TB, text string, f func(inside bool, attr map[string]string)) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	depth, button := 0, 0
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("no XML: %v\n%s", err, text)
		}
		switch token := token.(type) {
		case xml.StartElement:
			depth++
			attr := map[string]string{}
			for _, a := range token.Attr {
				attr[a.Name.Local] = a.Value
			}
			f(button > 0, attr)
			if attr["data-move"] != "" && button == 0 {
				button = depth
			}
		case xml.EndElement:
			if depth == button {
				button = 0
			}
			depth--
		}
	}
}

// wrong is what must never be written.
var wrong = []string{"NaN", "Inf", " style=", "[kemet"}

// styled are the classes that some style knows.
var styled = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, m := range regexp.MustCompile(`\.([a-zA-Z][\w-]*)`).FindAllStringSubmatch(piece.CSS+board.Board{}.Style(), -1) {
		all[m[1]] = true
	}
	return all
})

// referred are the ids that an element refers to.
func referred(attr map[string]string) (ids []string) {
	for name, value := range attr {
		if id, ok := strings.CutPrefix(value, "#"); ok && name == "href" {
			ids = append(ids, id)
		}
		if _, rest, ok := strings.Cut(value, "url(#"); ok {
			id, _, _ := strings.Cut(rest, ")")
			ids = append(ids, id)
		}
	}
	return ids
}

// hooks are classes that only name things, for pages and scripts.
var hooks = map[string]bool{"mine": true}

// everything is all that a page shows of a scene.
func everything(t testing.TB, scene piece.Scene) string {
	t.Helper()
	b, all := board.Board{}, strings.Builder{}
	all.WriteString(b.Board(scene))
	nodes := []gomponents.Node{b.Left(scene), b.Mine(scene), b.Trail(scene), b.Progress(scene), b.Dial(scene)}
	if scene.Active {
		for _, m := range scene.State.Moves(nil, scene.Viewer) {
			nodes = append(nodes, b.Icon(scene, m))
		}
	}
	for _, n := range nodes {
		if n == nil {
			continue
		}
		if err := n.Render(&all); err != nil {
			t.Fatal(err)
		}
	}
	for seat := range game.Seat(scene.State.Seats()) {
		if b.Status(scene, seat) == "" {
			t.Errorf("seat %d has no status", seat)
		}
	}
	return all.String()
}

// check holds a drawing to the laws of the contract, and returns the verbs that were offered.
func check(t testing.TB, scene piece.Scene, known map[string]bool, verbs map[string]bool) {
	t.Helper()
	text := "<all>" + everything(t, scene) + "</all>"
	for _, bad := range wrong {
		if strings.Contains(text, bad) {
			t.Fatalf("the board holds %q:\n%s", bad, text)
		}
	}
	ids, moves := map[string]bool{}, map[string]bool{}
	var refs []string
	walk(t, text, func(inside bool, attr map[string]string) {
		if id := attr["id"]; id != "" {
			if ids[id] || known[id] {
				t.Fatalf("the id %s comes twice", id)
			}
			ids[id] = true
		}
		for _, class := range strings.Fields(attr["class"]) {
			if !hooks[class] && !styled()[class] {
				t.Fatalf("no style knows the class %s", class)
			}
		}
		refs = append(refs, referred(attr)...)
		move := attr["data-move"]
		if move == "" {
			return
		}
		if moves[move] {
			t.Fatalf("the move %q stands on two elements", move)
		}
		moves[move] = true
		if inside || attr["role"] != "button" || attr["tabindex"] != "0" || attr["aria-label"] == "" || !slices.Contains(strings.Fields(attr["class"]), "may") {
			t.Fatalf("the element of %q is no button: %v", move, attr)
		}
	})
	for _, ref := range refs {
		if !ids[ref] && !known[ref] {
			t.Fatalf("the board refers to #%s, which is nowhere", ref)
		}
	}
	if !scene.Active {
		if len(moves) > 0 {
			t.Fatalf("who may not choose is offered %v", moves)
		}
		return
	}
	for _, m := range scene.State.Moves(nil, scene.Viewer) {
		text := kemet.Game.Lexicon().Text(m)
		verb, _, _ := strings.Cut(text, " ")
		if !placeless[verb] && !moves[text] {
			t.Fatalf("nothing stands for %q", text)
		}
		verbs[verb] = true
		delete(moves, text)
	}
	if len(moves) > 0 {
		t.Fatalf("offered and not legal: %v", moves)
	}
}

// TestLaws plays random games and draws what the one who is to move sees, and what a spectator sees.
func TestLaws(t *testing.T) {
	verbs := map[string]bool{}
	games := uint64(2)
	if testing.Short() {
		games = 1
	}
	for players := 2; players <= 5; players++ {
		for g := range games {
			playOut(t, players, g, verbs)
		}
	}
	for verb := range placed {
		if !verbs[verb] && !testing.Short() && verb != "leap" && verb != "burn" && verb != "fight" {
			t.Errorf("no game offered %q", verb)
		}
	}
	t.Log(verbs)
}

func playOut(t *testing.T, players int, seed uint64, verbs map[string]bool) {
	t.Helper()
	s, err := kemet.Game.New(game.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	known := map[string]bool{}
	sheet := board.Board{}.Symbols(piece.Scene{State: s, Viewer: game.Spectator, Words: words(t).In("en")})
	var refs []string
	walk(t, sheet, func(_ bool, attr map[string]string) {
		known[attr["id"]] = true
		refs = append(refs, referred(attr)...)
	})
	for _, ref := range refs {
		if !known[ref] {
			t.Fatalf("the sheet refers to #%s", ref)
		}
	}
	for n := 0; s.Owing() != 0; n++ {
		seat := s.Owing().First()
		var m game.Move
		if s.Owing().Has(game.Nature) {
			seat = game.Nature
			m, _ = r.Roll(s, nil)
		} else {
			moves := s.Moves(nil, seat)
			verb, _, _ := strings.Cut(kemet.Game.Lexicon().Text(moves[0]), " ")
			if n%11 == 0 || placed[verb] && !verbs[verb] {
				drawn(t, s, seat, n, known, verbs)
			}
			m = moves[r.Intn(len(moves))]
		}
		s.Play(seat, m, &game.Log{})
	}
}

func drawn(t *testing.T, s game.State, seat game.Seat, n int, known, verbs map[string]bool) {
	t.Helper()
	for i, viewer := range []game.Seat{seat, game.Spectator} {
		if i > 0 && n%3 != 0 {
			continue
		}
		view := s.Copy()
		view.Mask(viewer)
		scene := piece.Scene{State: view, Viewer: viewer, Active: i == 0, Names: names, Turn: -(n % 2),
			Words: words(t).In(locale.Langs[n%len(locale.Langs)]).With(names)}
		check(t, scene, known, verbs)
		if *preview != "" && i == 0 && (n%250 == 22 || view.(*kemet.State).Top().Step == kemet.StepMarch) {
			page := "<!doctype html><meta charset=utf-8><style>:root{color-scheme:light dark}body{margin:0;height:1000px;background:var(--page)}" + piece.CSS + board.Board{}.Style() + "</style>" +
				board.Board{}.Symbols(scene) + board.Board{}.Board(scene)
			name := filepath.Join(*preview, fmt.Sprintf("%d-%04d.html", s.Seats(), n))
			if err := os.WriteFile(name, []byte(page), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestEverySpace draws both sides at the start: every space in play is there, whoever looks.
func TestEverySpace(t *testing.T) {
	for players := 2; players <= 5; players++ {
		s, err := kemet.Game.New(game.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		state := s.(*kemet.State)
		text := board.Board{}.Board(piece.Scene{State: s, Viewer: game.Spectator, Names: names, Words: words(t).In("en").With(names)})
		if got, want := strings.Count(text, `id="space-`), state.Board().In.Len(); got != want {
			t.Errorf("%d players: %d spaces are drawn of %d", players, got, want)
		}
	}
}
