package page

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/table"
)

// After days away the news are told by day, the latest first, and last what the reader wrote. News of one day have no
// headings.
func TestByDay(t *testing.T) {
	words, err := locale.New(os.DirFS("../words"))
	if err != nil {
		t.Fatal(err)
	}
	play := &Play{
		Site:  Site{Words: words.In("en")},
		Table: &table.Table{ID: "x", Seats: make([]table.Seat, 2)}, Reader: Reader{Seat: 1},
		Chat: &Chat{Lines: []table.Line{{Seat: 1, Text: "An old plan"}, {Seat: 1, Text: "Recruit next"},
			{Seat: 0, Text: "Hello"}}},
	}
	told := func(days ...int) []string {
		var all []action
		for i, day := range days {
			all = append(all, action{id: "did", seat: game.Seat(0), text: "did " + string(rune('a'+i)), days: day})
		}
		var text strings.Builder
		if err := play.byDay(all).Render(&text); err != nil {
			t.Fatal(err)
		}
		return regexp.MustCompile(`did [a-z]\b|\d days? ago|24 hours|Recruit next|An old plan|>\d<`).
			FindAllString(text.String(), -1)
	}
	for _, c := range []struct {
		days []int
		want []string
	}{
		{[]int{0, 0}, []string{">1<", "did a", ">2<", "did b"}},
		{[]int{3, 1, 0, 3}, []string{
			"24 hours", ">1<", "did c", "1 day ago", ">2<", "did b", "3 days ago", ">3<", "did a", ">4<", "did d",
			"Recruit next",
		}},
		{[]int{2}, []string{"2 days ago", ">1<", "did a", "Recruit next"}},
	} {
		if got := told(c.days...); !slices.Equal(got, c.want) {
			t.Errorf("%v: %q, want %q", c.days, got, c.want)
		}
	}
}
