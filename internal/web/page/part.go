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
		return tag(ID(id), Data("part", hash), Data("same", ""))
	}
	return tag(append([]Node{ID(id), Data("part", hash)}, children...)...)
}

func hashOf(n Node) string {
	sum := fnv.New64a()
	_ = n.Render(sum) // a hash takes everything
	return strconv.FormatUint(sum.Sum64(), 36)
}

// split is markup whose outermost elements of one kind are parts, where they have an id.
func (t Play) split(markup, tag string) Node {
	var out strings.Builder
	head := "<" + tag + ` id="`
	for {
		start := strings.Index(markup, head)
		if start < 0 {
			break
		}
		end := elementEnd(markup, start, tag)
		element := markup[start:end]
		id, rest, _ := strings.Cut(element[len(head):], `"`)
		hash := hashOf(Raw(element))
		out.WriteString(markup[:start])
		out.WriteString(head + id + `" data-part="` + hash + `"`)
		if t.Known[id] == hash {
			out.WriteString(` data-same=""></` + tag + ">")
		} else {
			out.WriteString(rest)
		}
		markup = markup[end:]
	}
	out.WriteString(markup)
	return Raw(out.String())
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
