package board

import (
	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// jars shows the jars on display below the Pyramid. The place of a jar that was taken stays empty.
func (p *picture) jars() gomponents.Node {
	n := p.s.Seats()
	if p.s.Solo {
		n = 1
	}
	places := p.s.Data.JarCount[n]
	if p.s.Round == rounds {
		return gomponents.Group{p.note("jars", "jars-none")}
	}
	var nodes []gomponents.Node
	for i := range places {
		if jar := p.s.Jars[i]; jar != 0 {
			nodes = append(nodes, p.jar(jar))
		} else {
			empty := func(c *svg.Canvas) { piece.EmptyJar(c, 0, 0, 51) }
			nodes = append(nodes, html.Span(piece.Picture("", 40, 51, empty)))
		}
	}
	row := html.Div(append([]gomponents.Node{html.Class("jars")}, nodes...)...)
	return gomponents.Group{p.note("jars", "jars-note"), row}
}

func (p *picture) note(title, text string) gomponents.Node {
	return html.P(html.Class("area-note"), gomponents.Text(p.Word(title)+" "), html.I(gomponents.Text(p.Word(text))))
}

// jar shows one jar. Its move is the same in the setup and when passing.
func (p *picture) jar(n uint8) gomponents.Node {
	picture := piece.Picture("", 48, 61, func(c *svg.Canvas) { c.Copy(piece.ID("c-jar", n)) })
	return p.Span(piece.ID("jar", n), id2("jar", n), p.jarText(n), "", "jar", picture)
}

// jarText lists the contents of a jar.
func (p *picture) jarText(n uint8) string {
	j := &p.s.Data.Jars[n]
	return p.Word("jar", "gains", []game.Term{colourTerm(j.Upper[0]), colourTerm(j.Upper[1]), colourTerm(j.Lower)})
}
