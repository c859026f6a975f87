package raster

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// node is an element with its children, or a text (then name is empty).
type node struct {
	name, text string
	attrs      map[string]string
	classes    []string
	parent     *node
	before     *node // the element before it
	children   []*node

	matched bool
	decls   []declaration // of the rules that apply, the weakest first
}

func (n *node) attr(name string) string { return n.attrs[name] }

// parse reads markup below the element of a page that boards stand in.
func parse(markup string) (*node, map[string]*node, error) {
	root := &node{name: "html", attrs: map[string]string{}}
	at := &node{name: "div", attrs: map[string]string{"id": "page"}, parent: root}
	top, ids := at, map[string]*node{}
	in := xml.NewDecoder(strings.NewReader(markup))
	in.Strict, in.Entity = false, xml.HTMLEntity
	for {
		token, err := in.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, nil, fmt.Errorf("reading a drawing: %w", err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			at = at.begin(token, ids)
		case xml.EndElement:
			at = at.parent
		case xml.CharData:
			if at.name == "text" || at.name == "tspan" || at.name == "textPath" {
				at.children = append(at.children, &node{text: string(token), parent: at})
			}
		}
	}
	return top, ids, nil
}

func (n *node) begin(start xml.StartElement, ids map[string]*node) *node {
	c := &node{name: start.Name.Local, attrs: make(map[string]string, len(start.Attr)), parent: n}
	for i := len(n.children) - 1; i >= 0 && c.before == nil; i-- {
		if n.children[i].name != "" {
			c.before = n.children[i]
		}
	}
	for _, a := range start.Attr {
		c.attrs[a.Name.Local] = a.Value
	}
	c.classes = strings.Fields(c.attrs["class"])
	if id := c.attrs["id"]; id != "" && ids[id] == nil {
		ids[id] = c
	}
	n.children = append(n.children, c)
	return c
}
