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

// Every guide can be played to its end whatever the learner chooses, and has all its texts in both languages.
func TestGuides(t *testing.T) {
	lessons, err := guides()
	if err != nil {
		t.Fatal(err)
	}
	words, err := catalogues()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
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
					t.Errorf("lesson %s gives the learner nothing to do", l.Name)
				}
			}
			for _, m := range w.never(g) {
				t.Errorf("the learner may choose %s, but never can", m)
			}
			hears(t, g, own, words.In("en"))
		})
	}
}

// sentence matches the end of a sentence; a name such as "Charge!" does not end one.
var sentence = regexp.MustCompile(`[.!?…](\s+\p{Lu}|$)`)

// explains checks what the learner reads: it exists, is short, and refers to an existing rule.
func explains(t *testing.T, g *guide.Guide, words *locale.Catalogue) {
	t.Helper()
	seen := map[string]bool{}
	for _, l := range append(slices.Clone(g.Lessons), g.End()) {
		if seen[l.Name] {
			t.Errorf("there are two lessons called %s", l.Name)
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
			t.Errorf("%s: lesson %s has %d sentences and %d characters, want 3 and 300 at most: %s", words.Lang(),
				l.Name, n, utf8.RuneCountInString(text), text)
		}
		if _, ok := rules.Find(g.Game, words.Lang(), l.Rule); !ok && l.Name != g.End().Name {
			t.Errorf("%s: lesson %s refers to %q, which is not a rule", words.Lang(), l.Name, l.Rule)
		}
	}
}

// mostNews is how many events a learner may be shown before a choice: text that nobody reads teaches nothing.
const mostNews = 12

// hears checks what a learner is shown between two choices: it is not too much, and events marked untold do happen.
func hears(t *testing.T, g game.Game, own *guide.Guide, words *locale.Catalogue) {
	t.Helper()
	m, err := game.NewMatch(g, game.Record{Setup: own.Setup})
	if err != nil {
		t.Fatal(err)
	}
	shown, board := 0, games.Kit(g.ID()).Board
	place, err := own.Advance(m)
	for ; err == nil && !place.Over(); place, err = own.Advance(m) {
		scene := piece.Scene{Game: m.Game, State: m.View(own.Learner), Viewer: own.Learner, Words: words, Active: true}
		if look := place.Lesson().Look; look != "" && !strings.Contains(board.Board(scene), ` id="`+look+`"`) {
			t.Errorf("lesson %s points at %s, which the board does not show", place.Lesson().Name, look)
		}
		if news := heard(own, m, &shown, words); len(news) > mostNews {
			t.Errorf("lesson %s begins with %d events: %v", place.Lesson().Name, len(news), news)
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
			t.Errorf("%s is marked untold, but never happens", key)
		}
	}
}

// walk follows all paths through a guide.
type walk struct {
	t      *testing.T
	guide  *guide.Guide
	taught map[int]bool
	chosen map[offer]bool
	ends   int
}

// offer is a move that the learner may choose, with its place in the script.
type offer struct {
	at   int
	move game.Move
}

// never returns the moves of the script that are never legal.
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

// mostEnds limits how many paths there may be, so that a guide with many choices is still cheap to test.
const mostEnds = 3000

func (w *walk) on(m *game.Match) {
	place, err := w.guide.Advance(m)
	if err != nil {
		w.t.Fatalf("%v, after %s", err, w.path(m))
	}
	if place.Over() {
		if w.ends++; w.ends > mostEnds {
			w.t.Fatalf("there are more than %d paths through the guide", mostEnds)
		}
		return
	}
	moves := place.Moves(m.View(w.guide.Learner))
	if len(moves) == 0 {
		w.t.Fatalf("lesson %s: no move that it waits for is legal after %s", place.Lesson().Name, w.path(m))
	}
	if outOfTurn, _ := game.IsOutOfTurn(m.State, moves[0]); !outOfTurn && !m.State.Owing().Has(w.guide.Learner) {
		w.t.Fatalf("lesson %s: the learner is not to move after %s", place.Lesson().Name, w.path(m))
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

// path returns the last moves on the way here.
func (w *walk) path(m *game.Match) string {
	var text []string
	for _, t := range m.Record.Turns[max(0, len(m.Record.Turns)-12):] {
		text = append(text, t.Seat.Text()+" "+m.Game.Lexicon().Text(t.Move))
	}
	return strings.Join(text, ", ")
}
