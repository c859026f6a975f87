package board

import (
	"ennead/games/tekhenu"
	tekhenutext "ennead/games/tekhenu/text"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// forecast draws what each seat would score if the next scoring came now, part by part (chapter 7).
func (p *picture) forecast() gomponents.Node {
	if p.s.Round == 0 || int(p.s.Scored) == len(p.s.Marks) {
		return nil
	}
	order := piece.Order(Board{}, p.Scene)
	head := []gomponents.Node{html.Td()}
	for _, seat := range order {
		head = append(head, html.Th(html.Scope("col"), html.Title(p.Name(seat)), piece.SeatMark(seat, 20),
			html.Span(html.Class("te-aloud"), text(p.Name(seat)))))
	}
	rows := []gomponents.Node{html.Tr(head...)}
	row := func(key, classes string, of func(tekhenu.Outlook) int) {
		cells := []gomponents.Node{html.Th(html.Scope("row"), text(p.Word("forecast-"+key)))}
		for _, seat := range order {
			n := of(p.s.Outlook(seat))
			cells = append(cells, html.Td(piece.Class(piece.When(n == 0, "te-zero")), text(p.minus(n))))
		}
		rows = append(rows, html.Tr(append(cells, html.ID("forecast-"+key), piece.Class(classes))...))
	}
	row("osiris", "", func(o tekhenu.Outlook) int { return o.Osiris })
	row("temple", "", func(o tekhenu.Outlook) int { return o.Temple })
	row("statues", "", func(o tekhenu.Outlook) int { return o.Statues })
	row("happiness", "", func(o tekhenu.Outlook) int { return o.Happiness })
	row("production", "", func(o tekhenu.Outlook) int { return o.Production })
	row("row", "", func(o tekhenu.Outlook) int { return o.Row })
	row("bread", "", func(o tekhenu.Outlook) int { return -o.Hunger })
	if p.s.Solo {
		row("pile", "", func(o tekhenu.Outlook) int { return o.Pile })
	}
	row("sum", "te-sum", func(o tekhenu.Outlook) int { return o.Sum() })
	return piece.Area{ID: "forecast", Title: p.Word("forecast"), Note: note(p.Word("forecast-note"))}.Holds(
		html.Table(append([]gomponents.Node{html.Class("te-forecast")}, rows...)...))
}

// due draws what the viewer's rows cost and score at the next scoring.
func (p *picture) due() gomponents.Node {
	if int(p.s.Scored) == len(p.s.Marks) { // no scoring is left
		return nil
	}
	o := p.s.Outlook(p.Viewer)
	return html.P(html.Class("te-due"), text(p.Word("due", "bread", tekhenutext.Amount(tekhenu.Bread, o.Bread),
		"vp", o.Row, "statues", o.Statues)))
}
