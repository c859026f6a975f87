package page

import (
	"hash/fnv"
	"strconv"
	"strings"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// A browser that shows a page already says of each part which one it has; a part that is still the
// same is sent as an empty element that stands for it. What a move changes is a tenth of the page.

// part is an element of the page.
func (t Play) part(tag func(...Node) Node, id string, children ...Node) Node {
	return t.partOf(tag, id, Group(children), children...)
}

// partOf is an element that is the same if whole is, and else is sent as these children.
func (t Play) partOf(tag func(...Node) Node, id string, whole Node, children ...Node) Node {
	hash := hashOf(tag(whole))
	if t.Known[id] == hash {
		return tag(ID(id), Data("same", ""))
	}
	return tag(append([]Node{ID(id), Data("part", hash)}, children...)...)
}

func hashOf(n Node) string {
	sum := fnv.New32a()
	_ = n.Render(sum) // a hash takes everything
	return strconv.FormatUint(uint64(sum.Sum32()), 36)
}

// worthwhile is the length from which it pays to say whether a part is the same.
const worthwhile = 240

// split is markup whose elements of some kinds are parts, where they have an id, and so are those inside
// a part that changed.
func (t Play) split(markup string, tags ...string) Node { return Raw(t.splitText(markup, tags)) }

func (t Play) splitText(markup string, tags []string) string {
	var out strings.Builder
	for {
		start, tag := firstOf(markup, tags)
		if start < 0 {
			break
		}
		head, _, _ := strings.Cut(markup[start:], ">")
		_, rest, named := strings.Cut(head, ` id="`)
		id, _, _ := strings.Cut(rest, `"`)
		if !named {
			out.WriteString(markup[:start+len(head)])
			markup = markup[start+len(head):] // its children may be parts
			continue
		}
		end := elementEnd(markup, start, tag)
		out.WriteString(markup[:start])
		out.WriteString(t.splitPart(tag, id, markup[start:end], tags))
		markup = markup[end:]
	}
	out.WriteString(markup)
	return out.String()
}

// firstOf is where the first element of some kinds begins, -1 if there is none, and its kind.
func firstOf(markup string, tags []string) (at int, tag string) {
	at = -1
	for _, t := range tags {
		if i := strings.Index(markup, "<"+t+" "); i >= 0 && (at < 0 || i < at) {
			at, tag = i, t
		}
	}
	return at, tag
}

// splitPart is one element of a split, marked; or what stands for it, if the browser has the same.
func (t Play) splitPart(tag, id, element string, tags []string) string {
	if len(element) < worthwhile {
		return element
	}
	hash := hashOf(Raw(element))
	begin := "<" + tag
	if t.Known[id] == hash {
		return begin + ` id="` + id + `" data-same=""></` + tag + ">"
	}
	return begin + ` data-part="` + hash + `"` + t.splitText(element[len(begin):], tags)
}

// elementEnd is where the element ends that starts there.
func elementEnd(markup string, start int, tag string) int {
	depth := 0
	for at := start; at < len(markup); {
		open, shut := strings.Index(markup[at:], "<"+tag), strings.Index(markup[at:], "</"+tag+">")
		if open < 0 && shut < 0 {
			break
		}
		if open < 0 || shut >= 0 && shut < open {
			at += shut + len(tag) + 3
			if depth--; depth == 0 {
				return at
			}
			continue
		}
		at += open + len(tag) + 1
		end := strings.IndexByte(markup[at:], '>')
		if end < 0 {
			break
		}
		empty := end > 0 && markup[at+end-1] == '/'
		switch next := markup[at]; {
		case next != ' ' && next != '>' && next != '/': // another tag that begins alike
		case !empty:
			depth++
		case depth == 0:
			return at + end + 1
		}
	}
	return len(markup)
}
