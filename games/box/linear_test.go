package box_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ennead/game/gametest"
	"ennead/games/box"
)

// readAny reads a text as a tree and as a struct.
func readAny(text []byte) {
	var any map[string]any
	_, _ = box.Read(text, &any)
	var typed struct {
		A []int
		K map[string]string
	}
	c, err := box.Read(text, &typed)
	if err == nil {
		_ = c.Text("a.b.c")
	}
}

// FuzzLinear: whatever the text, time and memory grow as it does.
func FuzzLinear(f *testing.F) { gametest.FuzzLinear(f, readAny, gametest.YAML("")...) }

// Keys that all differ, block by block deeper, are read as fast.
func TestLinear(t *testing.T) {
	keys := func(line string, n int) []byte {
		var text strings.Builder
		for i := range n {
			fmt.Fprintf(&text, line, i)
		}
		return []byte(text.String())
	}
	for _, line := range []string{"k%d: 1\n", "k%d: 1 # c\n", "k%d: {a: 1}\n", "k%d:\n- x\n", "? k%d\n", "# %d\n"} {
		started := time.Now()
		readAny(keys(line, 4000))
		if took := time.Since(started); took > 2*time.Second {
			t.Errorf("%q: %v", line, took)
		}
	}
}

// The bounds hold before any parser sees the text, and say where.
func TestBounds(t *testing.T) {
	var stairs strings.Builder
	for i := range 100 {
		stairs.WriteString(strings.Repeat(" ", i) + "a:\n")
	}
	for source, want := range map[string]string{
		strings.Repeat("# so many words\n", 20_000):      "over 262144 bytes",
		"a: 1\n" + strings.Repeat("\n", 8_000):           "line 8001: over 8000 lines",
		"a: 1\nb: " + strings.Repeat("x", 4_000):         "line 2: the line is longer than 4000 bytes: b: xxx",
		strings.Repeat("a: [1, 2, 3, 4, 5, 6]\n", 3_000): "over 20000 nodes",
		stairs.String():                   "line 33: lists and maps are over 32 deep",
		strings.Repeat("[", 900_000):      "over 262144 bytes",
		"a: " + strings.Repeat("[", 3000): "line 1: lists and maps are over 32 deep: a: [[[",
		strings.Repeat("- ", 40) + "x":    "line 1: lists and maps are over 32 deep",
		"a: &b 1":                         "line 1: anchors and aliases are not taken: a: &b 1",
		"a:\n- *b":                        "line 2: anchors and aliases",
		"a: {<<: *b}":                     "anchors and aliases",
		"a: [x, *b]":                      "anchors and aliases",
		"&a b: c":                         "anchors and aliases",
		"a: 1\r&a b: c":                   "anchors and aliases", // an old end of a line, which only the parser knows
		"a: !!str 5":                      "line 1: tags and directives are not taken",
		"a: 1\rb: !t 5":                   "tags and directives",
		"%YAML 1.2\n---\na: 1":            "tags and directives",
		"a: {<<: {b: 1}}":                 "a.<<: a key is a word or a number",
		"a: {[b]: 1}":                     "a key is a word or a number",
		"a: 1\nb: 2\na: 3":                `line 3, column 1: a: the key "a" comes twice: a: 3`,
		"a: {b: {c: 1, c: 2}}":            `line 1, column 15: a.b.c: the key "c" comes twice`,
		"a:\n- 1\n- {b: [1, 2.5]}":        "line 3, column 11: a.2.b.2: 2.5 is no whole number",
		"a: 1\n---\na: 2":                 "line 2: one YAML document is wanted",
		"a: 1\n...\nb: 2":                 "one YAML document is wanted",
		"a: [1, 2":                        "line 2, column 1: did not find expected",
		"a: \xff":                         "the text is not in UTF-8",
		"\xff\xfea\x00:\x00":              "the text is not in UTF-8",
		"a: \x01":                         "control characters are not allowed",
	} {
		var to map[string]any
		if _, err := box.Read([]byte(source), &to); err == nil || !strings.Contains(err.Error(), want) ||
			len(err.Error()) > 400 {
			t.Errorf("%.60q: %.500v, want %q", source, err, want)
		}
	}
	var many struct{ A []int }
	if _, err := box.Read([]byte("a:\n"+strings.Repeat("- x\n", 5000)), &many); err == nil ||
		strings.Count(err.Error(), "\n") != 19 ||
		!strings.HasPrefix(err.Error(), "line 2, column 3: a.1: cannot") {
		t.Errorf("5000 things that are wrong: %.200v", err)
	}
}

// What only looks hostile is read.
func TestHarmless(t *testing.T) {
	for source, want := range map[string]string{
		"---\na: it's [not] &amp; *bold*, 5 > 3 # [[[ &x *y !z\n":    "it's [not] &amp; *bold*, 5 > 3",
		"a: |\n" + strings.Repeat("  [ { &x *y !z %\n", 40) + "b: 1": "[ { &x",
		"a: \"[[[ &x # '\"\nb: '{ \" '":                              "[[[ &x # '",
		"a: \"x\n  &y\n  *z\"":                                       "x &y *z",
		"a: 2024-05-01":                                              "2024-05-01",
		"a: x-*y&z!":                                                 "x-*y&z!",
		"a: {b: \"c\", d: [e, 'f']}":                                 "{b: c, d: [e, f]}",
		"a: R&B, *":                                                  "R&B, *",
		"a:\n  b: >-\n    [[[\n    &x\n":                             "{b: [[[ &x}",
		"a: []\nb: {}":                                               "[]",
		"a:\n- b: |\n    &x\n  c: 1\n":                               "[{b: &x\n, c: 1}]",
	} {
		var to any
		c, err := box.Read([]byte(source), &to)
		if err != nil || !strings.HasPrefix(c.Text("a"), want) {
			t.Errorf("%.60q: %q, %v, want %q", source, c.Text("a"), err, want)
		}
	}
}
