package page

import (
	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Of a list that is longer than longest, so many rows are shown at first, and the others on demand.
const (
	longest   = 24
	firstRows = 10
)

// scrolling renders a table of data that scrolls sideways where it is too wide.
func (s *Site) scrolling(label string, table ...Node) Node {
	return Div(Class("scroll"), TabIndex("0"), Role("group"), Aria("label", label), Table(Class("figures"),
		Group(table)))
}

// long renders a table of data. Of a long one it shows the first rows and the reader's own, which is -1 if there is
// none; all of them on demand, so that what is below stays within reach.
func (s *Site) long(label string, head Node, rows []Node, own int) Node {
	whole := s.scrolling(label, head, TBody(Group(rows)))
	if len(rows) <= longest {
		return whole
	}
	brief := append(Group{}, rows[:firstRows]...)
	if own >= firstRows {
		brief = append(brief, rows[own])
	}
	return Div(Class("long"), Div(Class("brief"), s.scrolling(label, head, TBody(brief))),
		Details(Summary(s.t("long.all", "n", len(rows))), whole))
}

// folded renders rows, the ones from a place on folded away; of one row that would be folded away it folds none.
func folded(shown int, rows []Node, list func(...Node) Node, summary func(n int) Node) Node {
	if len(rows) <= shown+1 {
		return list(rows...)
	}
	return Group{list(rows[:shown]...), Details(Class("folded"), Summary(summary(len(rows)-shown)),
		list(rows[shown:]...))}
}
