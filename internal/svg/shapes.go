package svg

var (
	rectNames   = []string{"x", "y", "width", "height", "rx"}
	circleNames = []string{"cx", "cy", "r"}
	lineNames   = []string{"x1", "y1", "x2", "y2"}
	textNames   = []string{"x", "y", "font-size"}
)

// Group opens a <g>; [Canvas.End] ends it.
func (c *Canvas) Group(attrs ...Attr) { c.Open("g", attrs...) }

// Rect draws a rectangle with corners of radius r, from its upper left corner.
func (c *Canvas) Rect(x, y, w, h, r float64, class string, attrs ...Attr) {
	c.shape("rect", rectNames, []float64{x, y, w, h, r}, class, attrs)
}

// Box draws a rectangle centred on (x, y).
func (c *Canvas) Box(x, y, w, h, r float64, class string, attrs ...Attr) {
	c.Rect(x-w/2, y-h/2, w, h, r, class, attrs...)
}

// Circle draws a circle of radius r round (x, y).
func (c *Canvas) Circle(x, y, r float64, class string, attrs ...Attr) {
	c.shape("circle", circleNames, []float64{x, y, r}, class, attrs)
}

// Line draws a straight line.
func (c *Canvas) Line(x1, y1, x2, y2 float64, class string, attrs ...Attr) {
	c.shape("line", lineNames, []float64{x1, y1, x2, y2}, class, attrs)
}

// Path draws a path with the given data.
func (c *Canvas) Path(d, class string, attrs ...Attr) {
	c.Empty("path", append([]Attr{A("d", d), Class(class)}, attrs...)...)
}

// Use places a symbol of that size centred on (x, y).
func (c *Canvas) Use(symbol string, x, y, size float64, class string, attrs ...Attr) {
	c.UseIn(symbol, x, y, size, size, class, attrs...)
}

// UseIn places a symbol in a rectangle centred on (x, y).
func (c *Canvas) UseIn(symbol string, x, y, w, h float64, class string, attrs ...Attr) {
	c.buf = append(append(append(c.buf, `<use href="#`...), symbol...), '"')
	c.number("x", x-w/2)
	c.number("y", y-h/2)
	c.number("width", w)
	c.number("height", h)
	c.attr(Class(class))
	for _, a := range attrs {
		c.attr(a)
	}
	c.buf = append(c.buf, "/>"...)
}

// Text writes a line of text; (x, y) is where its baseline begins, or its middle or end by class.
func (c *Canvas) Text(x, y, size float64, text, class string, attrs ...Attr) {
	c.buf = append(c.buf, "<text"...)
	for i, v := range []float64{x, y, size} {
		c.number(textNames[i], v)
	}
	c.attr(Class(class))
	for _, a := range attrs {
		c.attr(a)
	}
	c.buf = append(c.buf, '>')
	c.buf = appendEscaped(c.buf, text)
	c.buf = append(c.buf, "</text>"...)
}

// TextPath writes a line of text whose middle is at the middle of the path with that id.
func (c *Canvas) TextPath(path string, size float64, text, class string) {
	c.Open("text", Class(class), A("font-size", N(size)))
	c.Leaf("textPath", text, A("href", "#"+path), A("startOffset", "50%"))
	c.End()
}

// Title is the tooltip and accessible name of the element that is open.
func (c *Canvas) Title(text string) {
	if text != "" {
		c.Leaf("title", text)
	}
}
