package page

import (
	"cmp"
	"slices"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// mostFriends is how many friends the lobby shows.
const mostFriends = 12

// Friends are those of the reader, as the lobby shows them.
type Friends struct {
	Lists
	All []Acquaintance
}

// render renders those who are here first, then who was here last; nothing without friends.
func (f Friends) render() Node {
	if len(f.All) == 0 {
		return nil
	}
	all := slices.Clone(f.All)
	slices.SortStableFunc(all, func(a, b Acquaintance) int {
		if a.Here != b.Here {
			return map[bool]int{true: -1, false: 1}[a.Here]
		}
		return cmp.Or(b.Seen.Compare(a.Seen), cmp.Compare(a.Name, b.Name))
	})
	return Section(ID("friends"), Class("sheet"), Div(Class("head"), H2(Class("cg"), f.t("circle.friends")),
		Small(A(Href("/me/people"), f.t("tables.friends.all", "n", len(all))))),
		Ul(Class("friends"), Map(all[:min(len(all), mostFriends)], func(a Acquaintance) Node {
			return Li(Div(presence(a.Here), B(A(Href(PersonPath(a.Name)), Text(a.Name))),
				Small(Text(f.seen(a.Here, a.Seen, f.Now))), f.watching(a.Watch)),
				A(Class("gh"), Href(PersonPath(a.Name)+"#invite"), f.t("tables.friends.invite"),
					Span(Class("sr"), Text(" "+a.Name))))
		})))
}
