package cli

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/games"
	"ennead/internal/guide"
	"ennead/internal/locale"
	"ennead/internal/piece"
)

// Every guide can be played to its end whatever the learner chooses, and says everything in both languages.
func TestGuides(t *testing.T) {
	lessons, err := guides()
	if err != nil {
		t.Fatal(err)
	}
	words, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All {
		own := lessons[g.ID()]
		if own == nil {
			continue
		}
		t.Run(g.ID(), func(t *testing.T) {
			if n := len(own.Lessons); n < 8 || n > 20 {
				t.Errorf("%d lessons, want 8 to 20", n)
			}
			for _, lang := range locale.Langs {
				explains(t, own, words.In(lang))
			}
			m, err := game.NewMatch(g, game.Record{Setup: own.Setup})
			if err != nil {
				t.Fatal(err)
			}
			w := walk{t: t, guide: own, taught: map[int]bool{}, chosen: map[offer]bool{}}
			w.on(m)
			for i, l := range own.Lessons {
				if !w.taught[i] {
					t.Errorf("nothing is to be done in lesson %s", l.Name)
				}
			}
			for _, m := range w.never(g) {
				t.Errorf("the learner may choose %s, but never can", m)
			}
			hears(t, g, own, words.In("en"))
		})
	}
}

// sentence is the end of one; a name such as "Charge!" ends none.
var sentence = regexp.MustCompile(`[.!?…](\s+\p{Lu}|$)`)

// explains checks what is said to the learner: that it is there, short, and rests on a rule that there is.
func explains(t *testing.T, g *guide.Guide, words *locale.Catalogue) {
	t.Helper()
	seen := map[string]bool{}
	for _, l := range append(slices.Clone(g.Lessons), g.End()) {
		if seen[l.Name] {
			t.Errorf("there are two lessons %s", l.Name)
		}
		seen[l.Name] = true
		if !words.Has(l.Title()) || !words.Has(l.Text()) {
			t.Errorf("%s: lesson %s lacks %s or %s", words.Lang(), l.Name, l.Title(), l.Text())
			continue
		}
		if title := words.Word(l.Title()); utf8.RuneCountInString(title) > 40 {
			t.Errorf("%s: the title of lesson %s is long: %s", words.Lang(), l.Name, title)
		}
		text := words.Word(l.Text())
		if n := len(sentence.FindAllString(text, -1)); n < 1 || n > 3 || utf8.RuneCountInString(text) > 300 {
			t.Errorf("%s: lesson %s has %d sentences and %d characters, want 3 and 300 at most: %s", words.Lang(), l.Name, n, utf8.RuneCountInString(text), text)
		}
		if _, ok := rules.Find(g.Game, words.Lang(), l.Rule); !ok && l.Name != g.End().Name {
			t.Errorf("%s: lesson %s rests on %q, which is no rule", words.Lang(), l.Name, l.Rule)
		}
	}
}

// mostNews is how many things a learner may be told of before a choice: what nobody reads teaches nothing.
const mostNews = 12

// hears checks what a learner is told of between two choices: that it is not much, and that what stays untold happens.
func hears(t *testing.T, g game.Game, own *guide.Guide, words *locale.Catalogue) {
	t.Helper()
	m, err := game.NewMatch(g, game.Record{Setup: own.Setup})
	if err != nil {
		t.Fatal(err)
	}
	told, board := 0, kits[g.ID()].board
	place, err := own.Advance(m)
	for ; err == nil && !place.Over(); place, err = own.Advance(m) {
		scene := piece.Scene{Game: m.Game, State: m.View(own.Learner), Viewer: own.Learner, Words: words, Active: true}
		if look := place.Lesson().Look; look != "" && !strings.Contains(board.Board(scene), ` id="`+look+`"`) {
			t.Errorf("lesson %s looks at %s, which the board does not show", place.Lesson().Name, look)
		}
		if news := heard(own, m, &told, words); len(news) > mostNews {
			t.Errorf("lesson %s begins with %d things that have happened: %v", place.Lesson().Name, len(news), news)
		}
		if err := m.Play(own.Learner, place.Moves(m.State)[0]); err != nil {
			t.Fatal(err)
		}
	}
	happened := map[string]bool{}
	for n := range m.Record.Turns {
		for _, e := range m.Events(n, own.Learner) {
			happened[m.Game.Tell(m.State, e).Key] = true
		}
	}
	for _, key := range own.Untold() {
		if !happened[key] {
			t.Errorf("%s stays untold, but never happens", key)
		}
	}
}

// walk goes all ways through a guide.
type walk struct {
	t      *testing.T
	guide  *guide.Guide
	taught map[int]bool
	chosen map[offer]bool
	ends   int
}

// offer is a move that the learner may choose, and where in the script.
type offer struct {
	at   int
	move game.Move
}

// never are the moves of the script that are legal on no way.
func (w *walk) never(g game.Game) (list []string) {
	for at, p := 0, w.guide.Start(); !p.Over(); at, p = at+1, p.Next() {
		for _, m := range p.Written() {
			if p.Waits() && !w.chosen[offer{at, m}] {
				list = append(list, p.Lesson().Name+": "+g.Lexicon().Text(m))
			}
		}
	}
	return list
}

// mostEnds bounds how many ways there may be, so that a guide that lets the learner choose much stays cheap to test.
const mostEnds = 3000

func (w *walk) on(m *game.Match) {
	place, err := w.guide.Advance(m)
	if err != nil {
		w.t.Fatalf("%v, after %s", err, w.path(m))
	}
	if place.Over() {
		if w.ends++; w.ends > mostEnds {
			w.t.Fatalf("there are more than %d ways through the guide", mostEnds)
		}
		return
	}
	moves := place.Moves(m.View(w.guide.Learner))
	if len(moves) == 0 {
		w.t.Fatalf("lesson %s: nothing of what it waits for is legal after %s", place.Lesson().Name, w.path(m))
	}
	if beside, _ := game.BesideOf(m.State, moves[0]); !beside && !m.State.Owing().Has(w.guide.Learner) {
		w.t.Fatalf("lesson %s: the learner owes no choice after %s", place.Lesson().Name, w.path(m))
	}
	w.taught[place.Number()] = true
	for _, move := range moves {
		w.chosen[offer{place.At(), move}] = true
		way := m.Copy()
		if err := way.Play(w.guide.Learner, move); err != nil {
			w.t.Fatalf("lesson %s: %v after %s", place.Lesson().Name, err, w.path(m))
		}
		w.on(way)
	}
}

// path is the last that was done on the way here.
func (w *walk) path(m *game.Match) string {
	var text []string
	for _, t := range m.Record.Turns[max(0, len(m.Record.Turns)-12):] {
		text = append(text, t.Seat.Text()+" "+m.Game.Lexicon().Text(t.Move))
	}
	return strings.Join(text, ", ")
}
