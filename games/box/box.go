// Package box opens the box of a game: it reads components.yaml strictly, since people may bring their own.
package box

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"go.yaml.in/yaml/v4"
	"go.yaml.in/yaml/v4/plugin/loaderlimits"
)

// Contents is a document as written in the file.
type Contents struct{ body *yaml.Node }

// Box holds the components of a game.
type Box[C any] struct {
	Text []byte             // the game's own components.yaml
	Own  func() (*C, error) // the game's own components, compiled once

	compile func(source []byte) (*C, error)
	adopt   func(own, brought *C, source []byte) error
}

// New returns the box of a game. compile reads a components.yaml. adopt checks and completes the components that a
// table brought along; it may be nil.
func New[C any](text []byte, compile func(source []byte) (*C, error),
	adopt func(own, brought *C, source []byte) error) *Box[C] {
	return &Box[C]{text, sync.OnceValues(func() (*C, error) { return compile(text) }), compile, adopt}
}

// Open compiles the components of a table, or returns the game's own if the table has none.
func (b *Box[C]) Open(source []byte) (*C, error) {
	own, err := b.Own()
	if err != nil || source == nil {
		return own, err
	}
	c, err := b.compile(source)
	if err == nil && b.adopt != nil {
		err = b.adopt(own, c, source)
	}
	if err != nil {
		return nil, fmt.Errorf("components: %w", err)
	}
	return c, nil
}

// Read decodes one document into a struct, in time and memory linear in the text. It refuses anchors and aliases, a few
// of which could expand beyond any memory, duplicate keys, and fractions, which the decoder would truncate.
func Read(source []byte, to any) (Contents, error) {
	if err := bounded(source); err != nil {
		return Contents{}, err
	}
	body, err := parse(source)
	if err != nil {
		return Contents{}, err
	}
	if at, kind, what := sift(body); at != nil {
		fault := misfit(source, body, at.Line, at.Column, kind, what)
		fault.Given = fmt.Sprintf("%.40s", at.Value)
		return Contents{}, fault
	}
	// The library's check is quadratic; sift has already checked the keys.
	return Contents{body}, said(source, body, body.Load(to, yaml.WithUniqueKeys(false)))
}

// parse builds the tree of the only document.
func parse(source []byte) (*yaml.Node, error) {
	in, err := yaml.NewLoader(bytes.NewReader(source),
		yaml.WithPlugin(loaderlimits.New(loaderlimits.DepthValue(maxDepth), loaderlimits.AliasValue(0))))
	if err != nil {
		return nil, err
	}
	var document, more yaml.Node
	switch err := in.Load(&document); {
	case errors.Is(err, io.EOF) || err == nil && len(document.Content) != 1:
		return nil, errDocuments
	case err != nil:
		return nil, said(source, nil, err)
	}
	if err := in.Load(&more); !errors.Is(err, io.EOF) {
		return nil, cmp.Or(said(source, nil, err), errDocuments)
	}
	return document.Content[0], nil
}

// sift finds forbidden nodes in the tree.
func sift(node *yaml.Node) (at *yaml.Node, kind Kind, what string) {
	switch {
	case node.Kind == yaml.AliasNode || node.Anchor != "":
		return node, Unfit, errAnchor.Error()
	case node.Style&yaml.TaggedStyle != 0:
		return node, Unfit, errTag.Error()
	case node.Kind == yaml.MappingNode:
		if at, kind, what = keys(node); at != nil {
			return at, kind, what
		}
	case node.Kind == yaml.ScalarNode:
		switch node.ShortTag() {
		case "!!float":
			return node, Unfit, fmt.Sprintf("%.40s is no whole number", node.Value)
		case "!!timestamp":
			node.Tag = "!!str"
		}
	}
	for _, inner := range node.Content {
		if at, kind, what = sift(inner); at != nil {
			break
		}
	}
	return at, kind, what
}

// keys finds a duplicate or invalid key.
func keys(node *yaml.Node) (at *yaml.Node, kind Kind, what string) {
	seen := make(map[string]bool, len(node.Content)/2)
	for i := 0; i < len(node.Content); i += 2 {
		key := node.Content[i]
		if key.Kind != yaml.ScalarNode || key.ShortTag() == "!!merge" {
			return key, Unfit, "a key is a word or a number"
		}
		if seen[key.Value] {
			return key, Twice, fmt.Sprintf("the key %.40q comes twice", key.Value)
		}
		seen[key.Value] = true
	}
	return nil, Unfit, ""
}

// none is a number outside all bounds.
const none = 1000

// Whole returns a number from a place of the file that may also contain a word. Words, lists, huge numbers and missing
// values give a number outside all bounds.
func Whole(v any) int {
	switch n := v.(type) {
	case int:
		return max(min(n, none), -none)
	case int64:
		return int(max(min(n, none), -none))
	case uint64:
		return int(min(n, none))
	}
	return none
}

// Text returns the value at a dotted path, a list as [a, b]; "" if there is none.
func (c Contents) Text(path string) string {
	at := c.body
	for word := range strings.SplitSeq(path, ".") {
		if at = inside(at, word); at == nil {
			return ""
		}
	}
	var text strings.Builder
	write(&text, at)
	return text.String()
}

// inside returns the value of a key, or nil.
func inside(node *yaml.Node, word string) *yaml.Node {
	if node.Kind == yaml.MappingNode {
		for i := 0; i < len(node.Content); i += 2 {
			if node.Content[i].Value == word {
				return node.Content[i+1]
			}
		}
	}
	return nil
}

func write(text *strings.Builder, node *yaml.Node) {
	switch node.Kind {
	case yaml.ScalarNode:
		if node.ShortTag() != "!!null" {
			text.WriteString(node.Value)
		}
	case yaml.SequenceNode:
		for i, inner := range node.Content {
			text.WriteString(pick(i == 0, "[", ", "))
			write(text, inner)
		}
		text.WriteString(pick(len(node.Content) == 0, "[]", "]"))
	case yaml.MappingNode:
		for i, inner := range node.Content {
			text.WriteString(pick(i == 0, "{", pick(i%2 == 0, ", ", ": ")))
			write(text, inner)
		}
		text.WriteString(pick(len(node.Content) == 0, "{}", "}"))
	}
}

func pick(first bool, a, b string) string {
	if first {
		return a
	}
	return b
}
