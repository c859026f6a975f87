package piece

import (
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Class joins the classes that apply; nil if none does.
func Class(names ...string) gomponents.Node {
	all := strings.Join(strings.Fields(strings.Join(names, " ")), " ")
	if all == "" {
		return nil
	}
	return html.Class(all)
}

// When returns the class if it applies.
func When(applies bool, name string) string {
	if applies {
		return name
	}
	return ""
}

// ID joins the parts of an id; seats count from 1.
func ID(parts ...any) string {
	words := make([]string, len(parts))
	for i, part := range parts {
		switch part := part.(type) {
		case string:
			words[i] = part
		case int:
			words[i] = strconv.Itoa(part)
		case uint8:
			words[i] = strconv.Itoa(int(part))
		case game.Seat:
			words[i] = strconv.Itoa(int(part) + 1)
		}
	}
	return strings.Join(words, "-")
}

// Span returns an element of a page with an identity, which can be clicked and focused if it means a legal move.
// Then its label begins with the text on it, for people who control their computer by voice: with reads, or if that
// is empty with all its text.
func (d *Drawing) Span(id, move, title, reads, classes string, inside ...gomponents.Node) gomponents.Node {
	attrs, may := d.Choice(move, "")
	if may && reads == "" {
		reads = written(inside)
	}
	nodes := []gomponents.Node{html.ID(id)}
	if title != "" {
		nodes = append(nodes, html.Title(title))
	}
	classes += When(d.Recent[id], " recent")
	for _, a := range attrs {
		switch {
		case a.Name == "class":
			classes += " " + a.Value
			continue
		case a.Name == "aria-label" && reads != "":
			a.Value = reads + ". " + a.Value
		}
		nodes = append(nodes, gomponents.Attr(a.Name, a.Value))
	}
	if !may && title != "" {
		nodes = append(nodes, html.Role("img"))
	}
	return html.Span(append(append(nodes, html.Class(classes)), inside...)...)
}

// Sign returns a symbol as an ornamental picture of a page.
func Sign(symbol string, size float64, look string) gomponents.Node {
	return Whole(symbol, size, size, look)
}

// PointsPicture returns a cartouche as a picture of a page.
func PointsPicture(shown, name string, h float64) gomponents.Node {
	return Picture(name, CartoucheWidth(shown, h)+2, h+2, func(c *svg.Canvas) { Cartouche(c, shown, 0, 0, h) })
}
