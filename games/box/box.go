// Package box opens the box of a game: it reads components.yaml strictly, since people may bring their own.
package box

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// Contents is a document as it stands in the file.
type Contents struct{ body ast.Node }

// Open compiles the components that a table brought along; for none they are the game's own.
func Open[C any](source []byte, own func() (*C, error), compile func(source []byte) (*C, error)) (*C, error) {
	if source == nil {
		return own()
	}
	c, err := compile(source)
	if err != nil {
		return nil, fmt.Errorf("components: %w", err)
	}
	return c, nil
}

// Read decodes one document into a struct. It takes no anchors and aliases, of which a few can stand for more
// than any memory holds, and no fractions, which the decoder would cut off.
func Read(source []byte, to any) (Contents, error) {
	file, err := parser.ParseBytes(source, 0)
	if err != nil {
		return Contents{}, brief(err)
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		return Contents{}, errors.New("one YAML document is wanted")
	}
	body := file.Docs[0].Body
	var found stranger
	ast.Walk(&found, body)
	switch node := found.Node.(type) {
	case nil:
	case *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		return Contents{}, fmt.Errorf("%.40s is no whole number", node.GetToken().Value)
	default:
		return Contents{}, errors.New("anchors and aliases are not taken")
	}
	return Contents{body}, brief(yaml.NodeToValue(body, to))
}

// none is a number within no bounds.
const none = 1000

// Whole is a number of the file that may also be a word; a word, a list, nothing or a huge one is within no bounds.
func Whole(v any) int {
	switch n := v.(type) {
	case int64:
		return int(max(min(n, none), -none))
	case uint64:
		return int(min(n, none))
	}
	return none
}

// maxQuote is how much is told of an error that may quote all that was read.
const maxQuote = 1000

func brief(err error) error {
	if err == nil || len(err.Error()) <= maxQuote {
		return err
	}
	return fmt.Errorf("%.*s …", maxQuote, err.Error())
}

// Text is what stands at a dotted path, "" if nothing does.
func (c Contents) Text(path string) string {
	at := c.body
	for word := range strings.SplitSeq(path, ".") {
		in, ok := at.(ast.MapNode)
		if at = nil; !ok {
			return ""
		}
		for each := in.MapRange(); each.Next(); {
			if each.Key().String() == word {
				at = each.Value()
			}
		}
	}
	if at == nil || at.Type() == ast.NullType {
		return ""
	}
	return at.String()
}

// stranger is a node that has no place in the file, if a walk came upon one.
type stranger struct{ ast.Node }

// Visit is for [ast.Walk].
func (s *stranger) Visit(node ast.Node) ast.Visitor {
	switch node.(type) {
	case *ast.AnchorNode, *ast.AliasNode, *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		s.Node = node
	}
	return s
}
