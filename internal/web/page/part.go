package page

import (
	"bytes"
	"hash/crc32"
	"io"
	"slices"
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

// part is where a part stands in the markup, in bytes.
type part struct {
	start, end int
	tag, id    []byte
}

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
	at := 0
	for _, p := range partsOf(markup) {
		if p.start < at {
			continue // inside one that is left out
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

// partsOf finds the parts of well-formed markup, in the order in which they begin.
func partsOf(markup []byte) []part {
	var all, open []part
	for at := 0; ; {
		start, end := nextTag(markup, at)
		if start < 0 {
			break
		}
		at = end
		tag, _, _ := bytes.Cut(markup[start+1:end-1], []byte(" "))
		switch {
		case bytes.HasPrefix(tag, []byte("/")):
			open, all = shut(open, all, tag[1:], end)
		case markup[end-2] != '/' && !slices.Contains(void, string(tag)):
			open = append(open, part{start: start, tag: tag, id: idIn(markup[start:end])})
		}
	}
	slices.SortFunc(all, func(a, b part) int { return a.start - b.start })
	return all
}

// void are the elements of our pages that have no end.
var void = []string{"input", "br", "img", "hr", "meta", "link"}

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

// shut ends the innermost open element of that name, which may be a part. What was left open inside it is none.
func shut(open, all []part, tag []byte, end int) (stillOpen, parts []part) {
	for i := len(open) - 1; i >= 0; i-- {
		p := open[i]
		if !bytes.Equal(p.tag, tag) {
			continue
		}
		if p.end = end; p.id != nil && p.end-p.start >= worthwhile {
			all = append(all, p)
		}
		return open[:i], all
	}
	return open, all
}
