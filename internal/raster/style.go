package raster

import "strings"

// style is what an element looks like, in resolved values. It begins with what it inherits.
type style struct {
	fill, fillOpacity, fillRule                      string
	stroke, strokeOpacity, strokeWidth, cap, join    string
	dashes, dashOffset                               string
	color, family, size, weight, anchor, spacing     string
	order, visibility                                string
	opacity, display, clip, filter, stop, stopOpaque string // not inherited
	vars                                             *scope
}

// initial is the style around everything.
func initial() style {
	return style{fill: "#000", stroke: "none", strokeWidth: "1", color: "#000", size: "16px", vars: &scope{}}
}

func (s *style) field(name string) *string {
	switch name {
	case "fill":
		return &s.fill
	case "fill-opacity":
		return &s.fillOpacity
	case "fill-rule":
		return &s.fillRule
	case "stroke":
		return &s.stroke
	case "stroke-opacity":
		return &s.strokeOpacity
	case "stroke-width":
		return &s.strokeWidth
	case "stroke-linecap":
		return &s.cap
	case "stroke-linejoin":
		return &s.join
	case "stroke-dasharray":
		return &s.dashes
	case "stroke-dashoffset":
		return &s.dashOffset
	}
	return s.further(name)
}

func (s *style) further(name string) *string {
	switch name {
	case "color":
		return &s.color
	case "font-family":
		return &s.family
	case "font-size":
		return &s.size
	case "font-weight":
		return &s.weight
	case "text-anchor":
		return &s.anchor
	case "letter-spacing":
		return &s.spacing
	case "paint-order":
		return &s.order
	case "visibility":
		return &s.visibility
	case "opacity":
		return &s.opacity
	case "display":
		return &s.display
	case "clip-path":
		return &s.clip
	case "filter":
		return &s.filter
	case "stop-color":
		return &s.stop
	case "stop-opacity":
		return &s.stopOpaque
	}
	return nil
}

// styled returns the style of an element inside one of another style.
func (s *Sheet) styled(n *node, outer style) style {
	own := outer
	own.opacity, own.display, own.clip, own.filter, own.stop, own.stopOpaque = "", "", "", "", "", ""
	said := s.declarations(n)
	vars := map[string]string{}
	for _, d := range said {
		if strings.HasPrefix(d.name, "--") {
			vars[d.name] = d.value
		}
	}
	inline := declared(n.attr("style"))
	for _, d := range inline {
		if strings.HasPrefix(d.name, "--") {
			vars[d.name] = d.value
		}
	}
	if len(vars) > 0 {
		own.vars = &scope{outer.vars, vars}
		for name, value := range vars {
			if strings.Contains(value, "var("+name) { // of the element around it
				vars[name] = outer.vars.resolve(value)
			}
		}
		settled := make(map[string]string, len(vars))
		for name, value := range vars {
			settled[name] = own.vars.resolve(value)
		}
		own.vars = &scope{outer.vars, settled}
	}
	for name, value := range n.attrs {
		own.set(name, value, outer)
	}
	for _, d := range said {
		own.set(d.name, d.value, outer)
	}
	for _, d := range inline {
		own.set(d.name, d.value, outer)
	}
	return own
}

func (s *style) set(name, value string, outer style) {
	if name == "font" {
		s.font(value, outer)
		return
	}
	field := s.field(name)
	if field == nil {
		return
	}
	switch value = s.vars.resolve(value); value {
	case "inherit":
		if from := outer.field(name); from != nil {
			*field = *from
		}
	case "":
	default:
		*field = value
	}
}

// font reads the short form of the properties of a font: weight, size and family.
func (s *style) font(value string, outer style) {
	words := strings.SplitN(s.vars.resolve(value), " ", 3)
	if len(words) == 3 {
		size, _, _ := strings.Cut(words[1], "/")
		s.set("font-weight", words[0], outer)
		s.set("font-size", size, outer)
		s.set("font-family", words[2], outer)
	}
}

func declared(text string) (all []declaration) {
	for part := range strings.SplitSeq(text, ";") {
		if name, value, ok := strings.Cut(part, ":"); ok {
			all = append(all, declaration{strings.TrimSpace(name), strings.TrimSpace(value)})
		}
	}
	return all
}

func portion(text string) float64 {
	if text == "" {
		return 1
	}
	return min(max(length(text, 1), 0), 1)
}
