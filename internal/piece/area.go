package piece

import (
	"ennead/internal/svg"

	"maragu.dev/gomponents"
	"maragu.dev/gomponents/html"
)

// Area is a panel next to the board: what a seat has, or what concerns everybody.
type Area struct {
	ID      string
	Classes string            // in addition to its own
	Title   string            // above it; or
	Label   string            // its name for screen readers
	Sign    gomponents.Node   // before the title
	Note    []gomponents.Node // after the title
	Scrolls bool              // it may hold more than it has room for, so the keyboard can scroll it, too
}

// Holds returns the area with its content.
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

// Heading returns the title of a part of an area, with an optional sign before it and note after it.
func Heading(id string, sign gomponents.Node, title string, note ...gomponents.Node) gomponents.Node {
	nodes := []gomponents.Node{html.ID(id), html.Class("area-title"), sign, gomponents.Text(title)}
	if len(note) > 0 {
		nodes = append(nodes, html.Small(note...))
	}
	return html.H2(nodes...)
}

// Figure returns a drawing that fills the width of an area, its origin in the upper left corner. As a group its parts
// can be found and chosen; as an image it is one thing.
func Figure(role, name, classes string, w, h float64, draw func(*svg.Canvas)) gomponents.Node {
	c := &svg.Canvas{}
	c.Open("svg", svg.Class("art "+classes), svg.A("viewBox", "0 0 "+svg.N(w)+" "+svg.N(h)), svg.A("role", role),
		svg.A("aria-label", name))
	draw(c)
	c.End()
	return gomponents.Raw(c.String())
}
