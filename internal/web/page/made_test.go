package page

import "testing"

// Moves made one after the other are listed, and those with the same name counted.
func TestInTurn(t *testing.T) {
	for _, c := range []struct {
		names []string
		want  string
	}{
		{nil, ""},
		{[]string{"pay 1"}, "pay 1"},
		{[]string{"a", "b", "b", "b", "a"}, "a · b\u00a0×3 · a"},
	} {
		if got := inTurn(c.names); got != c.want {
			t.Errorf("%q: got %q, want %q", c.names, got, c.want)
		}
	}
}
