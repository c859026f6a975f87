package cli

import (
	"slices"
	"strings"
	"testing"
)

// When a board is drawn again, its new lines are shown, with the lines that they belong to and their continuations.
func TestChanges(t *testing.T) {
	before := `
Nile  [·][·]
    1 pay Commerce
    2 pay Justice

Segment 1
  farm; quarry ←
      stonecutter
  city
City 1
  a
City 2
  a`
	for _, c := range []struct{ old, new, want string }{
		{"", "", ""},
		{"[·][·]", "[x][·]", "Nile  [x][·]"},
		{"    2 pay Justice", "    2 pay Royalty", "Nile  [·][·]|    2 pay Royalty"},
		{"farm; quarry", "farm 1; quarry", "Segment 1|  farm 1; quarry ←|      stonecutter"},
		{"stonecutter", "foreman", "Segment 1|  farm; quarry ←|      foreman"},
		{"City 2\n  a", "City 2\n  b", "City 2|  b"},
		{"City 1\n  a", "City 1\n  a\n  a", "City 2|  a"}, // the third of its kind is the new one
		{"  city\n", "", ""},
	} {
		now := strings.Replace(before, c.old, c.new, 1)
		got := changes(strings.Split(before, "\n"), strings.Split(now, "\n"))
		if text := strings.Join(got, "|"); text != c.want {
			t.Errorf("%q instead of %q shows %q, want %q", c.new, c.old, text, c.want)
		}
	}
	if all := changes(nil, []string{"", "a", "  b"}); !slices.Equal(all, []string{"a", "  b"}) {
		t.Errorf("of a new board, %q is shown", all)
	}
}

// Text is as wide as the terminal, if its width is known and less than a board's.
func TestMeasure(t *testing.T) {
	for said, want := range map[string]int{"": 80, "wide": 80, "200": 80, "80": 80, "56": 56, "3": 30, "-1": 30} {
		if got := measure(said); got != want {
			t.Errorf("COLUMNS=%q: %d columns, want %d", said, got, want)
		}
	}
}
