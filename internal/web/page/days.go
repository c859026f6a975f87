package page

import (
	"slices"
	"time"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// daysSince returns how many days ago something happened; as many as the last move is old where nobody knows.
func (t *Play) daysSince(l line) int {
	at := t.Table.Moved
	if l.seats {
		at = t.Table.Happened[l.at].At
	} else if made := t.Table.Made(t.known[l.turn].at); !made.IsZero() {
		at = made
	}
	return max(0, int(t.Now.Sub(at)/(24*time.Hour)))
}

// byDay renders the news: all together if they are of one day, otherwise by day, the latest first, and last what the
// reader last said here.
func (t *Play) byDay(all []action) Node {
	var days []int
	for _, a := range all {
		if !slices.Contains(days, a.days) {
			days = append(days, a.days)
		}
	}
	slices.Sort(days)
	parts, before := Group{}, 0
	for _, day := range days {
		those := slices.DeleteFunc(slices.Clone(all), func(a action) bool { return a.days != day })
		if len(days) > 1 || day > 0 {
			parts = append(parts, H3(Class("day"), t.day(day)))
		}
		parts = append(parts, t.briefly(before, day, those))
		before += len(those)
	}
	if len(days) > 1 || days[0] > 0 {
		parts = append(parts, t.ownLine())
	}
	return parts
}

// day says how many days ago.
func (t *Play) day(n int) Node {
	if n == 0 {
		return t.t("since.day.now")
	}
	return t.t("since.day", "n", n)
}

// briefly renders the news of a day, numbered from the one after that number.
func (t *Play) briefly(before, day int, all []action) Node {
	shown, more, rest := brieved(all)
	return Group{
		If(len(shown) > 0, t.oneByOne(before, shown)),
		If(more > 0, P(Class("dim"), t.t("since.hits", "n", more))),
		t.sums(before+len(shown), day, rest),
	}
}

// ownLine renders what the reader last said at the table.
func (t *Play) ownLine() Node {
	if t.Chat == nil {
		return nil
	}
	for _, l := range slices.Backward(t.Chat.Lines) {
		if l.Seat == t.Reader.Seat {
			return P(Class("dim"), t.t("since.own"), Text(" "), Q(Dir("auto"), Text(l.Text)))
		}
	}
	return nil
}
