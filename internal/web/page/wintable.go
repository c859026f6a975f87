package page

import (
	"math"

	"ennead/game"
	"ennead/internal/learnt"
	"ennead/internal/piece"
	"ennead/internal/profile"
	"ennead/internal/svg"
	"ennead/internal/web/chart"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// winTable is a table about games: how many there were, which share was won, and the mean rank.
type winTable struct {
	Site
	title string // of the table, for people who do not see it
	first string // what its rows are
	least int    // games for a number
	parts []winPart
}

// winPart is a group of rows; its title may be empty.
type winPart struct {
	title string
	rows  []winRow
}

// winRow is a row.
type winRow struct {
	name, says string // says is a small line below the name, or empty
	href       string // where the name leads, or empty
	profile.Line
}

func (f winTable) render() Node {
	heads := Tr(Th(Scope("col"), Text(f.first)), Th(Scope("col"), f.t("profile.games")),
		Th(Scope("col"), f.t("profile.won")), Th(Scope("col"), f.t("profile.rank")))
	parts := Group{}
	for _, p := range f.parts {
		rows := Group{}
		if p.title != "" {
			rows = append(rows, Tr(Class("grp"), Th(ColSpan("4"), Scope("rowgroup"), Text(p.title))))
		}
		for _, r := range p.rows {
			rows = append(rows, f.row(r))
		}
		parts = append(parts, TBody(rows))
	}
	return Table(Class("figures"), Caption(Class("sr"), Text(f.title)), THead(heads), parts)
}

func (f winTable) row(r winRow) Node {
	name := Text(r.name)
	if r.href != "" {
		name = A(Href(r.href), name)
	}
	head := Th(Scope("row"), name, If(r.says != "", Small(Text(r.says))))
	count := Td(Data("name", f.w("profile.games")), Text(f.Words.Number(r.Games)))
	if r.Few(f.least) {
		return Tr(head, count, Td(Class("dim"), Data("name", f.w("profile.won")), f.t("profile.few")),
			Td(Class("none")))
	}
	share := r.Share()
	return Tr(head, count,
		Td(Data("name", f.w("profile.won")), piece.Picture("", 100, 16, func(c *svg.Canvas) {
			chart.Interval(c, 100, share.Rate, share.CI95, r.Luck())
		}), Text(" "), Span(Class("n"), Text(f.w("profile.share", "n", percent(share.Rate),
			"from", percent(share.CI95[0]), "to", percent(share.CI95[1]))))),
		Td(Data("name", f.w("profile.rank")), Text(f.Words.Decimal(r.Rank(), 1))))
}

// percent returns a part of 1 in percent.
func percent(part float64) int { return int(math.Round(100 * part)) }

// did returns the parts of a table about what was done: of each kind the deeds that were done most often.
func (s *Site) did(gameID string, kinds []profile.Deeds, usual game.State, most int) (parts []winPart) {
	for _, k := range kinds {
		part := winPart{title: s.w("game." + gameID + ".learnt." + k.Kind.Key)}
		for _, d := range k.Lines[:min(most, len(k.Lines))] {
			row := winRow{Line: d.Line}
			row.name, row.says = s.deedWords(k.Kind, usual, d.Deed)
			part.rows = append(part.rows, row)
		}
		parts = append(parts, part)
	}
	return parts
}

// deedWords returns what people call a deed and, if that does not say it, what it does.
func (s *Site) deedWords(k learnt.Kind, usual game.State, deed string) (name, effect string) {
	says := k.Says(s.Words, usual, deed)
	if len(says) > 1 {
		effect = says[1]
	}
	return says[0], effect
}

// profiled renders a page of figures.
func (s *Site) profiled(title string, body ...Node) Node {
	return s.document(title+" · Ennead", "plain people profile",
		Group{Link(Rel("stylesheet"), Href(s.File("people.css"))),
			Link(Rel("stylesheet"), Href(s.File("profile.css")))},
		s.header(), Main(ID("main"), TabIndex("-1"), Group(body)), s.footer())
}
