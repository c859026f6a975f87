package page

import (
	"bytes"
	"hash/crc32"
	"slices"
	"strconv"

	. "maragu.dev/gomponents"
)

// Every element of a table's page that has an id and is long enough is a part, marked with a hash of what is in it.
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

// split marks the parts of a page and leaves out what the browser has.
func (t Play) split(markup []byte) Node {
	var out bytes.Buffer
	out.Grow(len(markup) + len(markup)/16)
	at := 0
	for _, p := range partsOf(markup) {
		if p.start < at {
			continue // inside one that is left out
		}
		out.Write(markup[at:p.start])
		hash := strconv.FormatUint(uint64(crc32.ChecksumIEEE(markup[p.start:p.end])), 36)
		out.WriteByte('<')
		out.Write(p.tag)
		if t.Known[string(p.id)] == hash {
			out.WriteString(` id="`)
			out.Write(p.id)
			out.WriteString(`" data-same=""></`)
			out.Write(p.tag)
			out.WriteByte('>')
			at = p.end
			continue
		}
		out.WriteString(` data-part="` + hash + `"`)
		at = p.start + 1 + len(p.tag)
	}
	out.Write(markup[at:])
	return Raw(out.String())
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

// idIn is the id that a tag gives its element, nil if it gives none.
func idIn(head []byte) []byte {
	_, rest, ok := bytes.Cut(head, []byte(` id="`))
	if !ok {
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
