package rating

import (
	"testing"
	"time"
)

func TestSeasonOf(t *testing.T) {
	for text, want := range map[string][2]int{
		"2026-01-01T00:00:00Z": {2026, 1}, "2026-03-31T23:59:59Z": {2026, 1}, "2026-04-01T00:00:00Z": {2026, 2},
		"2026-12-31T23:59:59Z": {2026, 4}, "2027-01-01T01:30:00+02:00": {2026, 4},
	} {
		at, err := time.Parse(time.RFC3339, text)
		if err != nil {
			t.Fatal(err)
		}
		if year, quarter := SeasonOf(at).Year(); year != want[0] || quarter != want[1] {
			t.Errorf("%s is in %d, quarter %d; want %v", text, year, quarter, want)
		}
	}
}

// A season is read as it is written, and nothing else is one.
func TestParseSeason(t *testing.T) {
	for _, text := range []string{"2026-1", "2026-4", "2030-2"} {
		if s, ok := ParseSeason(text); !ok || s.Text() != text {
			t.Errorf("%s is read as %s, %t", text, s.Text(), ok)
		}
	}
	for _, text := range []string{"", "2026", "2026-0", "2026-5", "2026-04", "-1-1", "2026-1-1", "a-b",
		"99999999999999999999-1"} {
		if s, ok := ParseSeason(text); ok {
			t.Errorf("%q is read as %s", text, s.Text())
		}
	}
}

func TestFold(t *testing.T) {
	first := Fold(make([]Standing, 2), []int{1, 2}, 100)
	want := Rate([]Skill{Fresh(), Fresh()}, []int{1, 2})
	for i, s := range first {
		if s != (Standing{want[i], 1, 100, 1}) {
			t.Errorf("after the first game player %d has %+v", i+1, s)
		}
	}
	next := Fold(first, []int{1, 1}, 102) // they have left out a season
	want = Rate([]Skill{NewSeason(first[0].Skill), NewSeason(first[1].Skill)}, []int{1, 1})
	if next[0] != (Standing{want[0], 2, 102, 1}) {
		t.Errorf("in a new season the first player has %+v", next[0])
	}
	late := Fold(next, []int{2, 1}, 101)
	want = Rate([]Skill{next[0].Skill, next[1].Skill}, []int{2, 1})
	if late[0] != (Standing{want[0], 3, 102, 2}) {
		t.Errorf("after a late result the first player has %+v", late[0])
	}
	if first[0].Games != 1 {
		t.Error("a fold changes what it is given")
	}
}
