package nickname

import (
	"slices"
	"testing"
)

// Names of bots are fit to be names, and begin with different letters at a table of any usual size.
func TestEgyptians(t *testing.T) {
	for i, name := range Egyptians {
		if clean, err := Clean(name); err != nil || clean != name || len(name) > 7 {
			t.Errorf("%q is no short clean name: %q, %v", name, clean, err)
		}
		for _, other := range Egyptians[:i] {
			if Alike(name, other) {
				t.Errorf("%q and %q look alike", name, other)
			}
		}
	}
	for from := range Egyptians {
		taken := []string{"", "bob", "Élise"}
		initials := []string{"b"}
		for range 8 {
			name := Egyptian(from, taken)
			first := name[:1]
			if slices.Contains(initials, first) || name == "Bek" {
				t.Fatalf("from %d, %q sits with %q", from, name, taken)
			}
			taken, initials = append(taken, name), append(initials, first)
		}
	}
	all := slices.Clone(Egyptians[:])
	if got := Egyptian(3, all); got != Egyptians[3] {
		t.Errorf("at a full table the name is %q", got)
	}
	if got := Egyptian(3, append(all[:6:6], all[7:]...)); got != all[6] {
		t.Errorf("the only free name is %q, not %q", all[6], got)
	}
}
