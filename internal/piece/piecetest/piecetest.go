// Package piecetest checks that boards keep the contract of package piece: what is drawn of a scene is sound, and
// every legal move of its viewer has its place.
package piecetest

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"ennead/game"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Suite is a board with what is special about it.
type Suite struct {
	Board     piece.Board
	Game      game.Game
	Placeless []string // moves, and verbs of moves, that have no place on the table, only buttons
	Hooks     []string // classes that only name things, for pages and scripts
}

// element is what the checks need to know about one element.
type element struct {
	tag     string
	attr    map[string]string
	inside  bool   // inside another choice
	written string // the text on it, if it is a choice
	stuck   bool   // its words, where one part of it ends and another begins
	parted  bool   // while it is read: a part has begun or ended since the last word
}

// All returns everything that a page shows of a scene, except the sheet of symbols.
func (s Suite) All(t testing.TB, scene piece.Scene) string {
	t.Helper()
	b, all := s.Board, strings.Builder{}
	all.WriteString(b.Board(scene))
	render := func(n gomponents.Node) string {
		t.Helper()
		from := all.Len()
		if n != nil {
			if err := n.Render(&all); err != nil {
				t.Fatal(err)
			}
		}
		return all.String()[from:]
	}
	// Next to a broad board the decision, with its heading, comes after the viewer's area and before the others.
	left, mine := 1, 2
	if piece.Wide(b) {
		left, mine = 2, 1
	}
	Headings(t, render(b.Left(scene)), left)
	Headings(t, render(b.Mine(scene)), mine)
	nodes := []gomponents.Node{b.Trail(scene), b.Progress(scene), b.Dial(scene)}
	for _, good := range piece.Purse(b, scene) {
		nodes = append(nodes, good.Fact())
	}
	if scene.Active {
		for _, g := range s.groups(t, scene) {
			nodes = append(nodes, g.Sign)
			for _, m := range g.Moves {
				nodes = append(nodes, b.Icon(scene, m))
				if g.Text != nil {
					nodes = append(nodes, g.Text(m))
				}
				for _, both := range g.With(m) {
					nodes = append(nodes, both.Text)
				}
			}
		}
	}
	for _, n := range nodes {
		render(n)
	}
	for seat := range game.Seat(scene.State.Seats()) {
		if b.Status(scene, seat) == "" {
			t.Errorf("seat %d has no status", seat)
		}
	}
	return all.String()
}

// groups returns the viewer's buttons as the board arranges them, and fails unless they are all legal moves, each once,
// and those that make several moves begin with the move that they stand beside.
func (s Suite) groups(t testing.TB, scene piece.Scene) []piece.Group {
	t.Helper()
	legal := scene.State.Moves(nil, scene.Viewer)
	all := piece.Groups(s.Board, scene, slices.Clone(legal))
	left := slices.Clone(legal)
	for _, g := range all {
		for _, m := range g.Moves {
			i := slices.Index(left, m)
			if i < 0 {
				t.Fatalf("the button of %q is there twice, or not legal", s.Game.Lexicon().Text(m))
			}
			left = slices.Delete(left, i, i+1)
			for _, both := range g.With(m) {
				if len(both.Series) < 2 || both.Series[0] != m || both.Text == nil {
					t.Fatalf("beside %q stands %+v", s.Game.Lexicon().Text(m), both)
				}
				s.series(t, scene, both.Series)
			}
		}
	}
	if len(left) > 0 {
		t.Fatalf("no button for %q", s.Game.Lexicon().Text(left[0]))
	}
	return all
}

// elements parses a drawing strictly, as XML, and fails on anything forbidden.
func (s Suite) elements(t testing.TB, text string) (all []element) {
	t.Helper()
	for _, wrong := range []string{"NaN", "Inf", " style=", "[" + s.Game.ID() + "."} {
		if strings.Contains(text, wrong) {
			t.Fatalf("the drawing contains %q:\n%s", wrong, text)
		}
	}
	d := xml.NewDecoder(strings.NewReader("<all>" + text + "</all>"))
	depth, choice, title := 0, 0, 0 // choice and title are the depths of the open ones
	var chosen int                  // the index of the open choice in all
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("not XML: %v\n%s", err, text)
		}
		if _, text := token.(xml.CharData); choice > 0 && !text {
			all[chosen].parted = true
		}
		switch token := token.(type) {
		case xml.StartElement:
			depth++
			e := element{tag: token.Name.Local, attr: map[string]string{}, inside: choice > 0}
			for _, a := range token.Attr {
				e.attr[a.Name.Local] = a.Value
			}
			if e.attr["data-move"] != "" && choice == 0 {
				choice, chosen = depth, len(all)
			}
			if e.tag == "title" {
				title = depth
			}
			all = append(all, e)
		case xml.CharData:
			if choice > 0 && title == 0 {
				all[chosen].write(string(token))
			}
		case xml.EndElement:
			if depth == choice {
				choice = 0
			}
			if depth == title {
				title = 0
			}
			depth--
		}
	}
}

// refs returns the ids that an element refers to.
func (e element) refs() (ids []string) {
	for name, value := range e.attr {
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

// Sound checks a part of what is drawn, given a sheet with those ids, and counts its elements.
func (s Suite) Sound(t testing.TB, text string, sheet map[string]bool) int {
	t.Helper()
	all := s.elements(t, text)
	s.sound(t, all, sheet)
	return len(all) - 1 // without the parser's own
}

// Sheet checks the sheet of symbols of a scene and returns its ids.
func (s Suite) Sheet(t testing.TB, scene piece.Scene) map[string]bool {
	t.Helper()
	known, all := map[string]bool{}, s.elements(t, s.Board.Symbols(scene))
	for _, e := range all {
		id := e.attr["id"]
		if id != "" && known[id] {
			t.Fatalf("the sheet contains the id %s twice", id)
		}
		known[id] = true
	}
	s.sound(t, all, known)
	return known
}

var (
	classNames = regexp.MustCompile(`\.([a-zA-Z][\w-]*)`)
	styles     sync.Map // what classesOf found, by the style
)

// classesOf returns all classes in a board's style and the common one.
func classesOf(style string) map[string]bool {
	if known, ok := styles.Load(style); ok {
		return known.(map[string]bool)
	}
	styled := map[string]bool{}
	for _, m := range classNames.FindAllStringSubmatch(piece.CSS+style, -1) {
		styled[m[1]] = true
	}
	styles.Store(style, styled)
	return styled
}

// sound checks that every reference exists, and that every class is in the style, those that a choice lights, too.
func (s Suite) sound(t testing.TB, all []element, known map[string]bool) {
	t.Helper()
	styled := classesOf(s.Board.Style())
	for _, e := range all {
		for _, class := range strings.Fields(e.attr["class"] + " " + e.attr["data-lights"]) {
			if !styled[class] && !slices.Contains(s.Hooks, class) {
				t.Fatalf("no style has the class %s", class)
			}
		}
		for _, ref := range e.refs() {
			if !known[ref] {
				t.Fatalf("the drawing refers to #%s, which does not exist", ref)
			}
		}
	}
}

// Check checks everything that is drawn of a scene, given a sheet with those ids: each id is unique; each legal move
// has at most one element, a button whose name contains the text on it, and not inside another choice; each has a
// place unless it is placeless or part of a gesture, and what it lights is drawn; nothing else can be clicked. It
// returns the verbs that were offered.
func (s Suite) Check(t testing.TB, scene piece.Scene, sheet map[string]bool) (verbs []string) {
	t.Helper()
	all := s.elements(t, s.All(t, scene))
	known, moves, classes := map[string]bool{}, map[string]bool{}, map[string]bool{}
	for id := range sheet {
		known[id] = true
	}
	for _, e := range all {
		for _, class := range strings.Fields(e.attr["class"]) {
			classes[class] = true
		}
	}
	for _, e := range all {
		if id := e.attr["id"]; id != "" {
			if known[id] {
				t.Fatalf("the id %s occurs twice", id)
			}
			known[id] = true
		}
		for _, lit := range strings.Fields(e.attr["data-lights"]) {
			if (e.tag == "svg" || e.attr["data-move"] != "") && !classes[lit] {
				t.Fatalf("%v lights %s, which is not drawn", e.attr, lit)
			}
		}
		if move := e.attr["data-move"]; move != "" {
			if moves[move] {
				t.Fatalf("the move %q has two elements", move)
			}
			moves[move] = true
			if !e.button() {
				t.Fatalf("the element of %q is not a button: %v", move, e.attr)
			}
			if e.misnamed() {
				t.Fatalf("the text on %q, %q, is not in its name %q", move, e.written, e.attr["aria-label"])
			}
			if e.stuck && e.tag != "g" {
				t.Fatalf("words on %q are not separated: %q", move, e.written)
			}
		}
	}
	s.sound(t, all, known)
	s.aims(t, scene, moves)
	s.gesture(t, scene, sheet)
	together := piece.Gestured(s.Board, scene) != nil // then not every single move has a place
	if scene.Active {
		for _, m := range scene.State.Moves(nil, scene.Viewer) {
			text := s.Game.Lexicon().Text(m)
			verb, _, _ := strings.Cut(text, " ")
			if !moves[text] && !together && !slices.Contains(s.Placeless, verb) && !slices.Contains(s.Placeless, text) {
				t.Fatalf("no element on the table is for %q", text)
			}
			verbs = append(verbs, verb)
			delete(moves, text)
		}
	}
	if len(moves) > 0 {
		t.Fatalf("offered but not legal: %v", moves)
	}
	return verbs
}

func (e element) button() bool {
	return !e.inside && e.attr["role"] == "button" && e.attr["tabindex"] == "0" && e.attr["aria-label"] != "" &&
		slices.Contains(strings.Fields(e.attr["class"]), "may")
}
