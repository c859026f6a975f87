package raster

import (
	"cmp"
	"slices"
	"strings"
)

// Sheet is a style sheet, read once for many pictures.
type Sheet struct {
	rules                []rule
	byID, byClass, byTag map[string][]int // the rules that can apply to an element, by something it must have
	rest                 []int
}

type rule struct {
	selector selector
	weight   int
	decls    []declaration
}

type declaration struct{ name, value string }

// Read reads style sheets, in the order in which a page has them.
func Read(styles ...string) *Sheet {
	s := &Sheet{byID: map[string][]int{}, byClass: map[string][]int{}, byTag: map[string][]int{}}
	for _, css := range styles {
		s.block(uncommented(css), nil)
	}
	for i, r := range s.rules {
		switch last := r.selector[len(r.selector)-1]; {
		case last.id != "":
			s.byID[last.id] = append(s.byID[last.id], i)
		case len(last.classes) > 0:
			s.byClass[last.classes[0]] = append(s.byClass[last.classes[0]], i)
		case last.tag != "" && last.tag != "*":
			s.byTag[last.tag] = append(s.byTag[last.tag], i)
		default:
			s.rest = append(s.rest, i)
		}
	}
	return s
}

func uncommented(css string) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(css, "/*")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		_, css, _ = strings.Cut(after, "*/")
	}
}

// block reads what stands in a sheet or inside a rule: declarations, and rules inside the selectors around them. Rules
// of @media, @keyframes and the like are left out: a picture has no screen and stands still.
func (s *Sheet) block(css string, outer []string) {
	var decls []declaration
	for css = strings.TrimSpace(css); css != ""; css = strings.TrimSpace(css) {
		open, end := strings.IndexByte(css, '{'), strings.IndexByte(css, ';')
		if open < 0 || end >= 0 && end < open {
			text := css
			if end >= 0 {
				text, css = css[:end], css[end+1:]
			} else {
				css = ""
			}
			if name, value, ok := strings.Cut(text, ":"); ok {
				decls = append(decls, declaration{strings.TrimSpace(name), strings.TrimSpace(value)})
			}
			continue
		}
		head, shut := strings.TrimSpace(css[:open]), open+closing(css[open:])
		inside := css[open+1 : max(shut, open+1)]
		css = css[min(shut+1, len(css)):]
		if !strings.HasPrefix(head, "@") {
			s.block(inside, within(outer, split(head, ',')))
		}
	}
	if len(decls) == 0 {
		return
	}
	for _, text := range outer {
		if sel, ok := parseSelector(text); ok {
			s.rules = append(s.rules, rule{sel, sel.weight(), decls})
		}
	}
}

// within returns the selectors of a rule inside others.
func within(outer, inner []string) (all []string) {
	if outer == nil {
		return inner
	}
	for _, o := range outer {
		for _, i := range inner {
			if strings.Contains(i, "&") {
				all = append(all, strings.ReplaceAll(strings.TrimSpace(i), "&", strings.TrimSpace(o)))
			} else {
				all = append(all, o+" "+i)
			}
		}
	}
	return all
}

// declarations returns what the rules say of an element, the weakest first.
func (s *Sheet) declarations(n *node) []declaration {
	if n.matched {
		return n.decls
	}
	n.matched = true
	var found []int
	try := func(rules []int) {
		for _, i := range rules {
			if s.rules[i].selector.matches(n) {
				found = append(found, i)
			}
		}
	}
	try(s.byID[n.attr("id")])
	for _, class := range n.classes {
		try(s.byClass[class])
	}
	try(s.byTag[n.name])
	try(s.rest)
	slices.SortFunc(found, func(a, b int) int {
		return cmp.Or(cmp.Compare(s.rules[a].weight, s.rules[b].weight), cmp.Compare(a, b))
	})
	for _, i := range slices.Compact(found) {
		n.decls = append(n.decls, s.rules[i].decls...)
	}
	return n.decls
}
