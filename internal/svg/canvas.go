package svg

// Canvas collects elements. The zero value is empty and ready.
type Canvas struct {
	buf  []byte
	open []string // names of the elements that are still open
}

// Reset empties the canvas and keeps its memory.
func (c *Canvas) Reset() { c.buf, c.open = c.buf[:0], c.open[:0] }

// String returns what was written so far. It panics if an element is still open.
func (c *Canvas) String() string {
	if len(c.open) > 0 {
		panic("svg: <" + c.open[len(c.open)-1] + "> is not closed")
	}
	return string(c.buf)
}

// Open begins an element, End ends the innermost one.
func (c *Canvas) Open(name string, attrs ...Attr) {
	c.start(name, attrs)
	c.buf = append(c.buf, '>')
	c.open = append(c.open, name)
}

// End ends the innermost open element.
func (c *Canvas) End() {
	last := len(c.open) - 1
	c.buf = append(append(append(c.buf, "</"...), c.open[last]...), '>')
	c.open = c.open[:last]
}

// Empty writes an element without content.
func (c *Canvas) Empty(name string, attrs ...Attr) {
	c.start(name, attrs)
	c.buf = append(c.buf, "/>"...)
}

// Leaf writes an element that contains a text.
func (c *Canvas) Leaf(name, text string, attrs ...Attr) {
	c.Open(name, attrs...)
	c.buf = appendEscaped(c.buf, text)
	c.End()
}

// Raw writes markup as it is.
func (c *Canvas) Raw(markup string) { c.buf = append(c.buf, markup...) }

func (c *Canvas) start(name string, attrs []Attr) {
	c.buf = append(append(c.buf, '<'), name...)
	for _, a := range attrs {
		c.attr(a)
	}
}

func (c *Canvas) attr(a Attr) {
	if a.Name == "" {
		return
	}
	c.buf = append(append(append(c.buf, ' '), a.Name...), `="`...)
	c.buf = append(appendEscaped(c.buf, a.Value), '"')
}

// shape writes an empty element: numbers first, then class, then the rest.
func (c *Canvas) shape(name string, names []string, values []float64, class string, attrs []Attr) {
	c.buf = append(append(c.buf, '<'), name...)
	for i, v := range values {
		c.number(names[i], v)
	}
	c.attr(Class(class))
	for _, a := range attrs {
		c.attr(a)
	}
	c.buf = append(c.buf, "/>"...)
}

// number writes a numeric attribute unless it is 0, the default of every attribute that we draw with.
func (c *Canvas) number(name string, v float64) {
	before := len(c.buf)
	c.buf = append(append(append(c.buf, ' '), name...), `="`...)
	start := len(c.buf)
	c.buf = append(appendNumber(c.buf, v), '"')
	if string(c.buf[start:]) == `0"` || string(c.buf[start:]) == `-0"` {
		c.buf = c.buf[:before]
	}
}

// Escape makes a text safe in markup and in attributes. Characters that XML forbids are dropped.
func Escape(s string) string { return string(appendEscaped(nil, s)) }

func appendEscaped(b []byte, s string) []byte {
	if plain(s) {
		return append(b, s...)
	}
	for _, r := range s {
		switch {
		case r == '&':
			b = append(b, "&amp;"...)
		case r == '<':
			b = append(b, "&lt;"...)
		case r == '>':
			b = append(b, "&gt;"...)
		case r == '"':
			b = append(b, "&#34;"...)
		case r < ' ' && r != '\t' && r != '\n' && r != '\r', r == 0xFFFE, r == 0xFFFF:
		default:
			b = append(b, string(r)...)
		}
	}
	return b
}

// plain reports whether a text needs no escaping, as nearly all names and numbers do.
func plain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '&' || c == '<' || c == '>' || c == '"' {
			return false
		}
	}
	return true
}

// Copy draws the element with that id once more.
func (c *Canvas) Copy(id string, attrs ...Attr) {
	c.Empty("use", append([]Attr{A("href", "#"+id)}, attrs...)...)
}

// Print draws something with an id, for [Canvas.Copy].
func (c *Canvas) Print(id string, draw func()) {
	c.Group(ID(id))
	draw()
	c.End()
}
