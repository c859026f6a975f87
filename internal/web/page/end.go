package page

import (
	"strconv"

	"ennead/internal/piece"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// ending renders how those who are left at a table may end its game.
func (t *Play) ending() Node {
	e := t.Waiting.Ending
	if e == nil || t.Moment.Replay || t.planned() {
		return nil
	}
	said := Node(nil)
	if e.Agreed != 0 {
		said = P(t.t("ending.wanted", "who", t.listed(e.Agreed), "others", t.listed(e.Asks)))
	}
	if !e.Mine {
		return Iff(said != nil, func() Node { return Div(ID("ending"), Class("panel"), said) })
	}
	seat := ((e.Agreed | e.Asks) & t.Reader.Held).First()
	if e.Asks&t.Reader.Held == 0 {
		return Div(ID("ending"), Class("panel"), said, t.does(seat, "playon", "sure", "yes", t.w("ending.withdraw")))
	}
	line := "ending.line"
	if e.Asks&^t.Reader.Held != 0 {
		line = "ending.together"
	}
	return Details(ID("ending"), Class("panel"), If(said != nil, Attr("open")),
		Summary(Class("cg h3"), icon("check"), t.t("ending.title")), said,
		P(Class("sub"), t.t(line)), t.does(seat, "end", "sure", "yes", t.w("ending.go")))
}

// standing renders how everybody came off who played when the game began, if somebody has left it since.
func (t *Play) standing() Node {
	if t.Table.Status != table.Over || t.Moment.Replay {
		return nil
	}
	ranks := table.Ranks(t.Table)
	if !left(ranks) && (len(ranks) == 0 || !t.Table.Ended()) { // who sat where is not known of an imported game
		return nil
	}
	rated, why := true, "standing.unknown"
	for _, r := range ranks {
		rated = rated && r.Rated
	}
	if left(ranks) && !t.Table.Overfull() {
		why = "standing.early"
	}
	return Section(ID("standing"), Class("log news"), Aria("labelledby", "standing-title"),
		H2(ID("standing-title"), Class("cg h3"), t.t("standing.title")),
		Ol(Map(ranks, t.ranked), t.newcomers()),
		P(Class("sub"), t.t("standing.line"), If(!rated, Group{Text(" "), t.t(why)})))
}

// left reports whether somebody went before the end.
func left(ranks []table.Rank) bool {
	for _, r := range ranks {
		if r.Gone {
			return true
		}
	}
	return false
}

// ranked renders how one of them came off.
func (t *Play) ranked(r table.Rank) Node {
	how, name := "standing.stayed", t.orSomebody(r.Name)
	if r.Gone {
		how = "standing.gone"
	}
	if t.Table.Seats[r.Seat].Taken && !t.Table.Newcomer(r.Seat) {
		name = t.name(r.Seat) // as the page calls them elsewhere
	}
	return Li(ID("standing-"+strconv.Itoa(int(r.Seat)+1)), piece.SeatMark(r.Seat, 18),
		Div(P(t.t(how, "n", r.Place, "name", name))))
}

// newcomers renders those who came later, and so have no rank.
func (t *Play) newcomers() Node {
	all := Group{}
	for seat := range t.Table.Newcomers().All() {
		all = append(all, Li(piece.SeatMark(seat, 18), Div(P(t.t("standing.later", "name", t.name(seat))))))
	}
	return all
}
