package chart

import (
	"strings"
	"testing"
)

// course returns a chart of so many games, the first of which are rough.
func course(games, rough int) *Course {
	c := &Course{Words: CourseWords{Title: "Title & <more>", First: "March", Last: "May", Rough: "rough"}}
	for n := range games {
		c.Points = append(c.Points, Point{Rating: 1500 + 37*(n%7) - n, Unsure: 667 / (n + 1), Rough: n < rough})
	}
	return c
}

// The rough part of a course is dashed, and its end hollow with a question mark if it still is.
func TestCourse(t *testing.T) {
	for _, test := range []struct{ games, rough, dashed, solid, hollow int }{
		{1, 1, 0, 0, 1}, {5, 5, 1, 0, 1}, {30, 12, 1, 1, 0}, {30, 0, 0, 1, 0}, {30, 29, 1, 1, 0}, {500, 12, 1, 1, 0},
	} {
		markup := course(test.games, test.rough).Draw()
		wellFormed(t, markup)
		for part, want := range map[string]int{`"course rough"`: test.dashed, `"course"`: test.solid,
			`"now hollow"`: test.hollow, "?</text>": test.hollow, "<title>": 1} {
			if got := strings.Count(markup, part); got != 2*want {
				t.Errorf("%d games, %d rough: %s is %d times in two drawings, want %d", test.games, test.rough, part,
					got, 2*want)
			}
		}
		if strings.Contains(markup, "NaN") || len(markup) > 60_000 {
			t.Errorf("%d games: %d bytes, %.80s", test.games, len(markup), markup)
		}
	}
	if course(0, 0).Draw() != "" {
		t.Error("an empty chart was drawn")
	}
}
