package game_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

func TestLexiconRoundTrip(t *testing.T) {
	three := game.NewLexicon([]game.Verb{
		{Name: "pass"},
		{Name: "move", Slots: [][]string{{"a", "b"}, {"", "1", "2"}, {"x", "", "z"}}},
		{Name: "end"},
	})
	for name, l := range map[string]*game.Lexicon{"sticks": sticks.Game.Lexicon(), "three": three} {
		texts := map[string]bool{}
		for n := range l.Len() {
			m := l.At(n)
			if l.Number(m) != n {
				t.Errorf("%s: number %d is %v, whose number is %d", name, n, m, l.Number(m))
			}
			if !l.Knows(m) {
				continue
			}
			text := l.Text(m)
			if back, err := l.Parse(text); err != nil || back != m {
				t.Errorf("%s: %v is written %q and read %v, %v", name, m, text, back, err)
			}
			if texts[text] {
				t.Errorf("%s: two moves are written %q", name, text)
			}
			texts[text] = true
		}
	}
	if three.Len() != 1+2*3*3+1 || three.Number(game.Move{Verb: 2}) != 19 {
		t.Errorf("the numbers are not dense: %d", three.Len())
	}
}

// An unnumbered verb has a text, and no number leads to it.
func TestLexiconUnnumbered(t *testing.T) {
	l := game.NewLexicon([]game.Verb{
		{Name: "keep", Slots: [][]string{{"a", "b"}}},
		{Name: "gone", Unnumbered: true}, {Name: "back", Unnumbered: true},
	})
	back := game.Move{Verb: 2}
	if m, err := l.Parse("back"); err != nil || m != back || !l.Knows(m) || l.Text(m) != "back" {
		t.Errorf("back is read as %v, %v", m, err)
	}
	if l.Len() != 2 || l.Number(back) != -1 || len(l.Sizes()) != 1 || l.At(1) != (game.Move{A: 1}) {
		t.Errorf("%d moves are numbered, back by %d", l.Len(), l.Number(back))
	}
	if n, ok := l.Join(game.Factors{2}); ok {
		t.Errorf("back in parts has the number %d", n)
	}
}

func TestLexiconHostileMoves(t *testing.T) {
	l := sticks.Game.Lexicon()
	for _, m := range []game.Move{{Verb: 200}, {Verb: 0}, {Verb: 0, A: 9}, {Verb: 0, A: 1, B: 1}, {Verb: 3, C: 1},
		{Verb: 255, A: 255, B: 255, C: 255}} {
		if l.Knows(m) {
			t.Errorf("%v is no move", m)
		}
		if text := l.Text(m); !strings.HasPrefix(text, "?") {
			t.Errorf("%v is written %q", m, text)
		}
	}
}

func TestLexiconHostileText(t *testing.T) {
	l := sticks.Game.Lexicon()
	for _, text := range []string{
		"", " ", "?", "keep ", " keep", "KEEP", "keep keep", "amulet", "amulet ", "amulet  gold", "amulet gold gold",
		"amulet\tgold",
		"amulet golden", "throw 0", "throw 6", "throw +1", "?0.1.0.0", "lay", "lay \x00",
		strings.Repeat("keep ", 100_000),
	} {
		if m, err := l.Parse(text); err == nil {
			t.Errorf("%.40q was read as %v", text, m)
		} else if len(err.Error()) > 200 {
			t.Errorf("%.40q gives an error of %d bytes", text, len(err.Error()))
		}
	}
}

func TestLexiconRefusesBadTables(t *testing.T) {
	many := make([]string, 257)
	for name, verbs := range map[string][]game.Verb{
		"empty name":    {{Name: ""}},
		"doubled name":  {{Name: "a"}, {Name: "a"}},
		"name of two":   {{Name: "a b"}},
		"four slots":    {{Name: "a", Slots: [][]string{{"x"}, {"x"}, {"x"}, {"x"}}}},
		"empty slot":    {{Name: "a", Slots: [][]string{{}}}},
		"over 256":      {{Name: "a", Slots: [][]string{many}}},
		"too many":      make([]game.Verb, 257),
		"space in slot": {{Name: "a", Slots: [][]string{{"b c"}}}},
		"doubled value": {{Name: "a", Slots: [][]string{{"b", "b"}}}},
		"line break":    {{Name: "a", Slots: [][]string{{"b\n"}}}},
		"a number last": {{Name: "a", Unnumbered: true}, {Name: "b"}},
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("the table was taken")
				}
			}()
			game.NewLexicon(verbs)
		})
	}
}
