package plain

import (
	"slices"
	"strings"
	"testing"
)

// TestFlow: lines break at spaces before they are too wide, not counting colour codes; further lines are indented.
func TestFlow(t *testing.T) {
	text := &Text{Colour: true}
	var parts []string
	for range 30 {
		parts = append(parts, text.Strong("pyramid"))
	}
	text.Flow(2, 6, "head ", parts, ", ")
	lines := strings.Split(strings.TrimSuffix(text.String(), "\n"), "\n")
	if len(lines) != 4 {
		t.Fatalf("%d lines: %q", len(lines), lines)
	}
	for i, line := range lines {
		indent := len(line) - len(strings.TrimLeft(line, " "))
		if want := 6 - 4*max(0, 1-i); Span(line) > Width || indent != want {
			t.Errorf("line %d: %d columns, indented by %d", i, Span(line), indent)
		}
	}
}

func TestColumns(t *testing.T) {
	coloured, bare := &Text{Colour: true}, &Text{}
	got := []string{Pad("Nil", 5) + "|", Pad("Temple", 3) + "|", bare.Faint("x"), coloured.Faint("x"),
		coloured.Paint("31", ""), OrDash(""), OrDash("a")}
	want := []string{"Nil  |", "Temple |", "x", "\x1b[2mx\x1b[0m", "", "–", "a"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if n := Span("\x1b[1mélan\x1b[0m!"); n != 5 {
		t.Errorf("a coloured word is %d columns wide", n)
	}
	bare.Title("Map")
	bare.Line(2, "a  ")
	if bare.String() != "\nMap\n  a\n" {
		t.Errorf("%q", bare.String())
	}
}
