package page

import (
	"ennead/internal/clock"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// clock returns the clock of the reader at a table: of their seats that are to move, or else of all, the one with the
// least time left. It is false if the table has no clocks, or nobody has looked.
func (l Lists) clock(t table.Summary) (least clock.Clock, ok bool) {
	clocks := l.Clocks[t.ID]
	if clocks == nil {
		return least, false
	}
	seats := t.Owing & t.Mine
	if seats == 0 {
		seats = t.Mine
	}
	for seat := range seats.All() {
		if k := clocks.Book[seat]; !ok || k.Left < least.Left {
			least, ok = k, true
		}
	}
	return least, ok
}

// ByTime orders tables where the reader is to move: first those with clocks, the least time first.
func (l Lists) ByTime(a, b table.Summary) int {
	one, timed := l.clock(a)
	other, too := l.clock(b)
	switch {
	case timed && too:
		return int((one.Left - other.Left).Milliseconds())
	case timed:
		return -1
	case too:
		return 1
	}
	return 0
}

// left says how much time the reader has at a table, or why that does not matter now: nothing without clocks.
func (l Lists) left(t table.Summary) Node {
	k, timed := l.clock(t)
	if !timed {
		return nil
	}
	look := l.Clocks[t.ID].look(k)
	says := l.w("clock.left", "left", l.figures(k.Left))
	switch look {
	case clockLate, clockSteward, clockAbsent, clockHoliday:
		says = l.w("clock." + look)
	}
	return Span(Class("time "+look), icon(clockSigns[look]), Text(says),
		Span(Class("sr"), Text(", "+l.w("clock.is."+look))))
}

// timeFiles names what lists need that say how much time is left.
func (l Lists) timeFiles() Node {
	return If(len(l.Clocks) > 0, Link(Rel("stylesheet"), Href(l.File("time.css"))))
}

// timeIcons defines the icons that they need.
func (l Lists) timeIcons() Node {
	return Iff(len(l.Clocks) > 0, func() Node { return icons(timely) })
}
