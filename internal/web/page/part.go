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

// drawing is a picture whose outermost groups with an id are parts.
func (t Play) drawing(svg string) Node {
	var out strings.Builder
	for {
		start := strings.Index(svg, `<g id="`)
		if start < 0 {
			break
		}
		end := groupEnd(svg, start)
		group := svg[start:end]
		id, rest, _ := strings.Cut(group[len(`<g id="`):], `"`)
		hash := hashOf(Raw(group))
		out.WriteString(svg[:start])
		out.WriteString(`<g id="` + id + `" data-part="` + hash + `"`)
		if t.Known[id] == hash {
			out.WriteString(` data-same=""></g>`)
		} else {
			out.WriteString(rest)
		}
		svg = svg[end:]
	}
	out.WriteString(svg)
	return Raw(out.String())
}

// groupEnd is where the group ends that starts there.
func groupEnd(svg string, start int) int {
	depth := 0
	for at := start; at < len(svg); {
		next := strings.IndexByte(svg[at:], '<')
		if next < 0 {
			break
		}
		at += next
		tag := svg[at:]
		end := strings.IndexByte(tag, '>')
		if end < 0 {
			break
		}
		switch {
		case strings.HasPrefix(tag, "</g>"):
			if depth--; depth == 0 {
				return at + len("</g>")
			}
		case (strings.HasPrefix(tag, "<g ") || strings.HasPrefix(tag, "<g>")) && tag[end-1] != '/':
			depth++
		}
		at += end
	}
	return len(svg)
}
