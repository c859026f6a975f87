package piece

import (
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Area is a panel beside the board: what a seat has, or what concerns everybody.
type Area struct {
	ID      string
	Classes string            // beside its own
	Title   string            // over it; or
	Label   string            // its name for those who have it read
	Sign    gomponents.Node   // before the title
	Note    []gomponents.Node // beside the title
	Scrolls bool              // there may be more in it than it has room for: the keyboard can scroll it, too
}

// Holds is the area with its content.
func (a Area) Holds(inside ...gomponents.Node) gomponents.Node {
	nodes := []gomponents.Node{html.ID(a.ID), Class("area", a.Classes)}
	if a.Scrolls {
		nodes = append(nodes, html.TabIndex("0"))
	}
	if a.Title == "" {
		nodes = append(nodes, html.Aria("label", a.Label))
	} else {
		id := a.ID + "-title"
		nodes = append(nodes, html.Aria("labelledby", id), Heading(id, a.Sign, a.Title, a.Note...))
	}
	return html.Section(append(nodes, inside...)...)
}

// Heading is the title of a part of an area, with a sign before it and a note beside it if there are any.
func Heading(id string, sign gomponents.Node, title string, note ...gomponents.Node) gomponents.Node {
	nodes := []gomponents.Node{html.ID(id), html.Class("area-title"), sign, gomponents.Text(title)}
	if len(note) > 0 {
		nodes = append(nodes, html.Small(note...))
	}
	return html.H2(nodes...)
}

// Figure is a drawing that fills the width of an area, its origin in its upper left corner. As a group
// its parts can be found and chosen, as an image it is one thing.
func Figure(role, name, classes string, w, h float64, draw func(*svg.Canvas)) gomponents.Node {
	c := &svg.Canvas{}
	c.Open("svg", svg.Class("art "+classes), svg.A("viewBox", "0 0 "+svg.N(w)+" "+svg.N(h)), svg.A("role", role), svg.A("aria-label", name))
	draw(c)
	c.End()
	return gomponents.Raw(c.String())
}
