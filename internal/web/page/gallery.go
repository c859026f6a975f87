package page

import (
	"ennead/internal/locale"
	"ennead/internal/piece"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Gallery is the page with every piece, card and sign in the light and the dark theme, for illustrators.
type Gallery struct {
	Site
	Halls []Hall
}

// Hall is a collection with its names in the reader's language and in the other.
type Hall struct {
	ID, Title string
	Style     string // its file, if it has one
	piece.Collection
	Other []piece.Shelf
}

func (g Gallery) Render() Node {
	sheets := make([]piece.Sheet, len(g.Halls))
	styles := Group{Link(Rel("stylesheet"), Href(g.File("gallery.css")))}
	for i, hall := range g.Halls {
		sheets[i] = hall.Sheet
		if hall.Style != "" {
			styles = append(styles, Link(Rel("stylesheet"), Href(g.File(hall.Style))))
		}
	}
	return g.document(g.w("gallery.title")+" · Ennead", "plain gallery", styles,
		Raw(piece.Symbols(sheets...)),
		Header(Class("top"), g.brand(), Nav(Aria("label", g.w("nav.site")), g.tools())),
		Main(ID("main"), TabIndex("-1"),
			Header(Class("gal-head"), H1(Class("cg"), g.t("gallery.title")), P(g.t("gallery.line", "n", g.count()))),
			Nav(Class("gal-index"), Aria("label", g.w("gallery.index")), Map(g.Halls, Hall.index)),
			Div(Class("gal-halls"), Map(g.Halls, g.hall))),
		g.footer(),
	)
}

func (g Gallery) count() (n int) {
	for _, hall := range g.Halls {
		for _, shelf := range hall.Shelves {
			n += len(shelf.Specimens)
		}
	}
	return n
}

// anchor returns the address of a shelf or of a specimen on the page.
func (h Hall) anchor(id string) string { return h.ID + "-" + id }

func (h Hall) index() Node {
	return Group{A(Class("cg"), Href("#"+h.ID), Text(h.Title)), Ul(Map(h.Shelves, func(s piece.Shelf) Node {
		return Li(A(Href("#"+h.anchor("shelf-"+s.ID)), Text(s.Title)))
	}))}
}

func (g Gallery) hall(h Hall) Node {
	shelves := Group{}
	for i, shelf := range h.Shelves {
		id, things := h.anchor("shelf-"+shelf.ID), Group{}
		for k, thing := range shelf.Specimens {
			things = append(things, g.specimen(h.anchor(thing.ID), thing, h.Other[i].Specimens[k].Name))
		}
		shelves = append(shelves, Section(ID(id), Class("gal-shelf"), If(shelf.Panel, Data("ground", "panel")),
			Aria("labelledby", id+"-title"),
			H3(ID(id+"-title"), Text(shelf.Title), g.other(h.Other[i].Title, shelf.Title),
				Small(Text(g.Words.Number(len(shelf.Specimens))))),
			Div(Class("gal-things"), things)))
	}
	return Section(ID(h.ID), Class("gal-hall"), Aria("labelledby", h.ID+"-title"),
		H2(ID(h.ID+"-title"), Class("cg"), Text(h.Title)), shelves)
}

// specimen renders one thing in both themes, above its names and the address that shows it alone.
func (g Gallery) specimen(id string, s piece.Specimen, other string) Node {
	return Figure(ID(id), Class("gal-thing"),
		Span(Class("gal-day"), piece.Picture(s.Name, s.W, s.H, s.Draw)),
		Span(Class("gal-night"), piece.Picture("", s.W, s.H, s.Draw)),
		FigCaption(A(Href("#"+id), Text(s.Name)), g.other(other, s.Name)))
}

// other renders a name in the other language, if it differs.
func (g Gallery) other(name, same string) Node {
	if name == same {
		return nil
	}
	return I(Lang(otherLang(g.Words.Lang())), Text(name))
}

// otherLang returns the language that the reader has not chosen.
func otherLang(lang string) string {
	if lang == locale.Langs[0] {
		return locale.Langs[1]
	}
	return locale.Langs[0]
}
