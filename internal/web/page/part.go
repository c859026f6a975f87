package page

import (
	"bytes"
	"hash/crc32"
	"io"
	"strconv"
	"sync"

	. "maragu.dev/gomponents"
)

// Every element of a table's page that has an id and is long enough is a part, marked with a hash of what is in it.
// What a reader may choose is none: the next move takes it away or makes it another thing.
// A browser that shows a page already says of each part which one it has; one that is still the same is sent as an
// empty element that stands for it, and of one that changed the parts inside it are looked at in the same way.
// What a move changes is a tenth of the page.

// worthwhile is the length from which it pays to say whether a part is the same.
const worthwhile = 160

// element is where an element stands in the markup, in bytes. Its end is 0 until it is found, and its id nil if it is no part.
type element struct {
	start, end int
	tag, id    []byte
}

// elements are those of some markup in the order in which they begin, and which of them are open while it is read.
type elements struct {
	all  []element
	open []int
}

// outlines are used again: a page has a thousand elements.
var outlines = sync.Pool{New: func() any { return new(elements) }}

// pages are buffers for pages that are being drawn.
var pages = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// split is what these nodes draw, its parts marked, without those that the browser has.
func (t Play) split(content Node) Node {
	return NodeFunc(func(w io.Writer) error {
		drawn := pages.Get().(*bytes.Buffer)
		defer pages.Put(drawn)
		drawn.Reset()
		if err := content.Render(drawn); err != nil {
			return err
		}
		return t.splitText(w, t.glowing(drawn.Bytes()))
	})
}

func (t Play) splitText(w io.Writer, markup []byte) error {
	out := writer{to: w}
	outline := outlines.Get().(*elements)
	defer outlines.Put(outline)
	outline.read(markup)
	at := 0
	for _, p := range outline.all {
		if p.id == nil || p.end-p.start < worthwhile || p.start < at {
			continue // no part, or inside one that is left out
		}
		hash := strconv.FormatUint(uint64(crc32.ChecksumIEEE(markup[p.start:p.end])), 36)
		out.write(markup[at : p.start+1+len(p.tag)])
		if at = p.start + 1 + len(p.tag); t.Known[string(p.id)] == hash {
			out.text(` id="` + string(p.id) + `" data-same=""></` + string(p.tag) + `>`)
			at = p.end
		} else {
			out.text(` data-part="` + hash + `"`)
		}
	}
	out.write(markup[at:])
	return out.err
}

// writer keeps the first error.
type writer struct {
	to  io.Writer
	err error
}

func (w *writer) text(s string) { w.write([]byte(s)) }

func (w *writer) write(b []byte) {
	if w.err == nil {
		_, w.err = w.to.Write(b)
	}
}

// read finds the elements of well-formed markup.
func (e *elements) read(markup []byte) {
	e.all, e.open = e.all[:0], e.open[:0]
	for at := 0; ; {
		start, end := nextTag(markup, at)
		if start < 0 {
			return
		}
		at = end
		if markup[start+1] == '/' {
			e.shut(markup[start+2:end-1], end)
			continue
		}
		tag, _, _ := bytes.Cut(markup[start+1:end-1], []byte(" "))
		if markup[end-2] != '/' && !void(tag) {
			e.open = append(e.open, len(e.all))
			e.all = append(e.all, element{start: start, tag: tag, id: idIn(markup[start:end])})
		}
	}
}

// void tells the elements of our pages that have no end.
func void(tag []byte) bool {
	switch string(tag) {
	case "input", "br", "img", "hr", "meta", "link":
		return true
	}
	return false
}

// nextTag is where the next tag begins and ends; start is -1 if there is none.
func nextTag(markup []byte, from int) (start, end int) {
	i := bytes.IndexByte(markup[from:], '<')
	if i < 0 {
		return -1, 0
	}
	start = from + i
	i = bytes.IndexByte(markup[start:], '>')
	if i < 0 {
		return -1, 0
	}
	return start, start + i + 1
}

// idIn is the id that a tag gives its element, nil if it gives none or the element is a choice.
func idIn(head []byte) []byte {
	_, rest, ok := bytes.Cut(head, []byte(` id="`))
	if !ok || bytes.Contains(head, []byte(` data-move="`)) || bytes.Contains(head, []byte(` name="move"`)) {
		return nil
	}
	id, _, _ := bytes.Cut(rest, []byte(`"`))
	return id
}

// shut ends the innermost open element of that name. What was left open inside it has no end, and is no part.
func (e *elements) shut(tag []byte, end int) {
	for i := len(e.open) - 1; i >= 0; i-- {
		if found := &e.all[e.open[i]]; bytes.Equal(found.tag, tag) {
			found.end = end
			e.open = e.open[:i]
			return
		}
	}
}
