package piece

import (
	"sync"

	"ennead/internal/svg"

	"maragu.dev/gomponents"
)

// Picture returns a small drawing in a page, its origin in the middle. With a name it is an image of that name for
// screen readers, otherwise an ornament.
func Picture(name string, w, h float64, draw func(*svg.Canvas), attrs ...svg.Attr) gomponents.Node {
	c := canvases.Get().(*svg.Canvas)
	defer canvases.Put(c)
	c.Reset()
	all := []svg.Attr{
		svg.Class("art"), svg.A("width", svg.N(w)), svg.A("height", svg.N(h)),
		svg.A("viewBox", svg.N(-w/2)+" "+svg.N(-h/2)+" "+svg.N(w)+" "+svg.N(h)),
	}
	if name == "" {
		all = append(all, svg.A("aria-hidden", "true"))
	} else {
		all = append(all, svg.A("role", "img"))
	}
	c.Open("svg", append(all, attrs...)...)
	if name != "" {
		c.Title(name)
	}
	draw(c)
	c.End()
	return gomponents.Raw(c.String())
}

// Whole returns an ornamental picture of that size filled by a symbol. The symbol has its own coordinates, so the
// picture needs none.
func Whole(symbol string, w, h float64, look string) gomponents.Node {
	c := canvases.Get().(*svg.Canvas)
	defer canvases.Put(c)
	c.Reset()
	c.Open("svg", svg.Class("art"), svg.A("width", svg.N(w)), svg.A("height", svg.N(h)), svg.A("aria-hidden", "true"))
	c.Empty("use", svg.A("href", "#"+symbol), svg.Class(look))
	c.End()
	return gomponents.Raw(c.String())
}

// canvases are reused: a page has hundreds of pictures.
var canvases = sync.Pool{New: func() any { return &svg.Canvas{} }}
