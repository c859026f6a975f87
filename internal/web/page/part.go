package page

import (
	"bytes"
	"hash/crc32"
	"io"
	"strconv"
	"sync"

	. "maragu.dev/gomponents"
)

// Every element of a table's page that has an id and is long enough is a part, marked with a hash of its content. A
// choice is not a part, since the next move removes or changes it. A browser that already shows a page sends the hash
// of each of its parts. A part that is still the same is sent as an empty placeholder element; in one that has
// changed, the parts inside it are treated in the same way. A move changes about a tenth of the page.

// worthwhile is the length, in bytes, from which it pays to treat an element as a part.
const worthwhile = 160

// element is the position of an element in the markup, in bytes. Its end is 0 until it is found, and its id is nil if
// it is not a part.
type element struct {
	start, end int
	tag, id    []byte
}

// elements holds the elements of some markup in the order in which they begin, and which of them are open while it is
// read.
type elements struct {
	all  []element
	open []int
}

// outlines are reused: a page has a thousand elements.
var outlines = sync.Pool{New: func() any { return new(elements) }}

// pages are buffers for pages that are being drawn.
var pages = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// split renders nodes with their parts marked, leaving out those that the browser has.
func (t *Play) split(content Node) Node {
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

func (t *Play) splitText(w io.Writer, markup []byte) error {
	out := writer{to: w}
	outline := outlines.Get().(*elements)
	defer outlines.Put(outline)
	outline.read(markup)
	at := 0
	for _, p := range outline.all {
		if p.id == nil || p.end-p.start < worthwhile || p.start < at {
			continue // not a part, or inside one that is left out
		}
		// 26 bits: a page has a hundred parts, and two contents of one look alike once in 67 million changes.
		hash := strconv.FormatUint(uint64(crc32.ChecksumIEEE(markup[p.start:p.end])>>6), 36)
		out.write(markup[at : p.start+1+len(p.tag)])
		if at = p.start + 1 + len(p.tag); t.Browser.Parts[string(p.id)] == hash {
			out.text(` id="` + string(p.id) + `" data-same></` + string(p.tag) + `>`)
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

// void reports whether the elements of that name have no end tag.
func void(tag []byte) bool {
	switch string(tag) {
	case "input", "br", "img", "hr", "meta", "link":
		return true
	}
	return false
}

// nextTag returns where the next tag begins and ends; start is -1 if there is none.
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

// idIn returns the id that a tag gives its element, nil if it gives none or the element is a choice.
func idIn(head []byte) []byte {
	_, rest, ok := bytes.Cut(head, []byte(` id="`))
	if !ok || bytes.Contains(head, []byte(` data-move="`)) || bytes.Contains(head, []byte(` name="move"`)) {
		return nil
	}
	id, _, _ := bytes.Cut(rest, []byte(`"`))
	return id
}

// shut ends the innermost open element of that name. Elements left open inside it have no end, and are not parts.
func (e *elements) shut(tag []byte, end int) {
	for i := len(e.open) - 1; i >= 0; i-- {
		if found := &e.all[e.open[i]]; bytes.Equal(found.tag, tag) {
			found.end = end
			e.open = e.open[:i]
			return
		}
	}
}
