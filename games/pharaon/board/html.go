package board

import (
	"ennead/internal/piece"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// class joins the classes that apply.
func class(names ...string) gomponents.Node {
	all := ""
	for _, n := range names {
		if n != "" && all != "" {
			all += " "
		}
		all += n
	}
	return html.Class(all)
}

// when is the class if it applies.
func when(applies bool, name string) string {
	if applies {
		return name
	}
	return ""
}

// spanFor is an element with an identity, that can be clicked and focused if it stands for a legal
// move. Then its label begins with what is written on it, for those who speak to their machine.
func (p *picture) spanFor(ref, move, title, written, classes string, inside ...gomponents.Node) gomponents.Node {
	classes += when(p.just[ref], " recent")
	nodes := []gomponents.Node{html.ID(ref)}
	if title != "" {
		nodes = append(nodes, html.Title(title))
	}
	attrs, may := p.choice(move)
	for _, a := range attrs {
		switch {
		case a.Name == "class":
			classes += " " + a.Value
			continue
		case a.Name == "aria-label" && written != "":
			a.Value = written + ". " + a.Value
		}
		nodes = append(nodes, gomponents.Attr(a.Name, a.Value))
	}
	if !may && title != "" {
		nodes = append(nodes, html.Role("img"))
	}
	return html.Span(append(append(nodes, html.Class(classes)), inside...)...)
}

// sign is a glyph as a picture.
func sign(glyph string, size float64, look string) gomponents.Node {
	return piece.Picture("", size, size, func(c *svg.Canvas) { c.Use("g-"+glyph, 0, 0, size, look) })
}

// points is a cartouche as a picture.
func (p *picture) points(text, name string, h float64) gomponents.Node {
	w := piece.CartoucheWidth(text, h)
	return piece.Picture(name, w+4.5, h+2, func(c *svg.Canvas) { piece.Cartouche(c, text, -1, 0, h) })
}
