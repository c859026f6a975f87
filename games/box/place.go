package box

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"
)

// maxQuote is how much of a line, and of what the parser says of it, is told of an error.
const maxQuote = 120

// placed is what is wrong at a place of the file, with the line as it stands there. A column of 0 is not told.
func placed(source []byte, line, column int, what string) error {
	var text []byte
	rest := source
	for range line {
		text, rest, _ = bytes.Cut(rest, []byte("\n"))
	}
	where := fmt.Sprintf("line %d", line)
	if column > 0 {
		where += fmt.Sprintf(", column %d", column)
	}
	return fmt.Errorf("%s: %.*s: %.*s", where, maxQuote, what, maxQuote, bytes.TrimSpace(text))
}

// misfit is what is wrong with a node of the tree, with the keys that lead to it.
func misfit(source []byte, body *yaml.Node, line, column int, what string) error {
	if path := leading(body, line, column); path != "" {
		what = path + ": " + what
	}
	return placed(source, line, column, what)
}

// leading are the keys that lead to the node at a place, such as "cards.items.3.cost"; elements are counted from 1.
func leading(node *yaml.Node, line, column int) string {
	var keys []string
	for len(node.Content) > 0 {
		i := 0
		for n, inner := range node.Content {
			if inner.Line < line || inner.Line == line && inner.Column <= column {
				i = n
			}
		}
		if node.Kind == yaml.MappingNode {
			keys = append(keys, fmt.Sprintf("%.40s", node.Content[i&^1].Value))
		} else {
			keys = append(keys, strconv.Itoa(i+1))
		}
		node = node.Content[i]
	}
	return strings.Join(keys, ".")
}

// said is what the parser says, with its places, and at most maxWrong of it. body is the tree, if there is one.
func said(source []byte, body *yaml.Node, err error) error {
	var many *yaml.LoadErrors
	var one *yaml.LoadError
	switch {
	case errors.As(err, &many):
		var list []error
		for _, e := range many.Errors[:min(len(many.Errors), maxWrong)] {
			list = append(list, misfit(source, body, e.Mark.Line, e.Mark.Column, e.Message))
		}
		return errors.Join(list...)
	case errors.As(err, &one) && one.ContextMark.Line > 0: // such as the bracket that is not closed
		return placed(source, one.ContextMark.Line, one.ContextMark.Column, fmt.Sprintf("%s: line %d, column %d: %s", one.ContextMsg, one.Mark.Line, one.Mark.Column, one.Message))
	case errors.As(err, &one) && one.Mark.Line > 0:
		return placed(source, one.Mark.Line, one.Mark.Column, one.Message)
	case err != nil:
		return fmt.Errorf("%.*s", maxQuote, err)
	}
	return nil
}
