package raster

import (
	"slices"
	"strings"
)

// compound is what a selector asks of one element.
type compound struct {
	tag, id string
	classes []string
	root    bool
	holds   string     // a part of the attribute class
	is, not []selector // one of is, if there are any; none of not
	link    byte       // to the compound before it: ' ', '>', '+', '~'; 0 for the first
}

// selector is a chain of compounds, the element itself last.
type selector []compound

// weight orders rules: ids before classes before names of elements.
func (s selector) weight() (w int) {
	for _, c := range s {
		w += 100 * len(c.classes)
		if c.id != "" {
			w += 10_000
		}
		if c.tag != "" {
			w++
		}
		if c.root || c.holds != "" {
			w += 100
		}
		for _, inner := range [][]selector{c.is, c.not} {
			most := 0
			for _, i := range inner {
				most = max(most, i.weight())
			}
			w += most
		}
	}
	return w
}

func (s selector) matches(n *node) bool {
	last := len(s) - 1
	if !s[last].matches(n) {
		return false
	}
	rest := s[:last]
	if len(rest) == 0 {
		return true
	}
	switch s[last].link {
	case '>':
		return n.parent != nil && rest.matches(n.parent)
	case '+':
		return n.before != nil && rest.matches(n.before)
	case '~':
		for b := n.before; b != nil; b = b.before {
			if rest.matches(b) {
				return true
			}
		}
	default:
		for p := n.parent; p != nil; p = p.parent {
			if rest.matches(p) {
				return true
			}
		}
	}
	return false
}

func (c *compound) matches(n *node) bool {
	switch {
	case c.tag != "" && c.tag != "*" && c.tag != n.name, c.id != "" && c.id != n.attr("id"),
		c.root && n.parent != nil, c.holds != "" && !strings.Contains(n.attr("class"), c.holds):
		return false
	}
	for _, class := range c.classes {
		if !slices.Contains(n.classes, class) {
			return false
		}
	}
	matches := func(s selector) bool { return s.matches(n) }
	return (len(c.is) == 0 || slices.ContainsFunc(c.is, matches)) && !slices.ContainsFunc(c.not, matches)
}

// parseSelector reads one selector; false if it asks for something that a picture does not have, such as a pointer.
func parseSelector(text string) (selector, bool) {
	var s selector
	c, link := compound{}, byte(0)
	text = strings.TrimSpace(text)
	for i := 0; i < len(text); {
		switch b := text[i]; b {
		case ' ', '\n', '\t', '>', '+', '~':
			s = append(s, c)
			link = ' '
			for i < len(text) && strings.IndexByte(" \n\t>+~", text[i]) >= 0 {
				if strings.IndexByte(">+~", text[i]) >= 0 {
					link = text[i]
				}
				i++
			}
			c = compound{link: link}
		case '.', '#':
			name := word(text[i+1:])
			if b == '.' {
				c.classes = append(c.classes, name)
			} else {
				c.id = name
			}
			i += 1 + len(name)
		case '[':
			end := strings.IndexByte(text[i:], ']')
			name, value, ok := strings.Cut(text[i+1:i+max(end, 1)], "*=")
			if end < 0 || !ok || name != "class" {
				return nil, false
			}
			c.holds = strings.Trim(value, `"'`)
			i += end + 1
		case ':':
			n, ok := c.pseudo(text[i:])
			if !ok {
				return nil, false
			}
			i += n
		default:
			c.tag = word(text[i:])
			if b == '*' {
				c.tag = "*"
			}
			if c.tag == "" {
				return nil, false
			}
			i += len(c.tag)
		}
	}
	return append(s, c), true
}

// pseudo reads a pseudo-class and returns its length.
func (c *compound) pseudo(text string) (int, bool) {
	name := word(text[1:])
	end := 1 + len(name)
	if name == "root" {
		c.root = true
		return end, true
	}
	if name != "is" && name != "not" && name != "where" || end >= len(text) || text[end] != '(' {
		return 0, false
	}
	inside := text[end+1 : end+closing(text[end:])]
	var all []selector
	for _, part := range split(inside, ',') {
		s, ok := parseSelector(part)
		if ok {
			all = append(all, s)
		}
	}
	if name == "not" {
		c.not = append(c.not, all...)
	} else if c.is = all; len(all) == 0 {
		return 0, false
	}
	return end + len(inside) + 2, true
}

// word returns the name at the start of a text.
func word(text string) string {
	for i := range len(text) {
		b := text[i]
		if b != '-' && b != '_' && (b < '0' || b > '9') && (b < 'a' || b > 'z') && (b < 'A' || b > 'Z') && b < 0x80 {
			return text[:i]
		}
	}
	return text
}

// closing returns where the bracket closes that a text begins with, or its end.
func closing(text string) int {
	depth := 0
	for i := range len(text) {
		switch text[i] {
		case '(', '{':
			depth++
		case ')', '}':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(text) - 1
}

// split cuts a text at a sign outside of brackets.
func split(text string, at byte) (parts []string) {
	depth, start := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case at:
			if depth == 0 {
				parts, start = append(parts, text[start:i]), i+1
			}
		}
	}
	return append(parts, text[start:])
}
