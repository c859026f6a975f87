package box

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"go.yaml.in/yaml/v4"
)

// maxQuote limits how much of a line, and of the parser's message, an error contains.
const maxQuote = 160

// Fault is an error at a place of the file.
type Fault struct {
	Line, Column int // from 1; column 0 means the whole line
	Kind         Kind
	Given        string // the duplicate key
	Shown        string // the beginning of the line
	what         string
}

// Kind is the kind of a fault, for programs that have words for it.
type Kind uint8

// The kinds of faults.
const (
	Unfit  Kind = iota // not valid components
	Broken             // not valid YAML
	Twice              // a duplicate key
	Other              // the wrong type, such as a word instead of a number
)

// Error describes the fault in English.
func (f *Fault) Error() string {
	where := fmt.Sprintf("line %d", f.Line)
	if f.Column > 0 {
		where += fmt.Sprintf(", column %d", f.Column)
	}
	return fmt.Sprintf("%s: %.*s: %s", where, maxQuote, f.what, f.Shown)
}

// placed returns a fault with its line as written.
func placed(source []byte, line, column int, kind Kind, what string) *Fault {
	return &Fault{Line: line, Column: column, Kind: kind, Shown: shown(source, line), what: what}
}

// shown returns the beginning of a line.
func shown(source []byte, line int) string {
	var text []byte
	for range line {
		text, source, _ = bytes.Cut(source, []byte("\n"))
	}
	return fmt.Sprintf("%.*s", maxQuote, bytes.TrimSpace(text))
}

// misfit returns a fault of a node of the tree, with the keys that lead to it.
func misfit(source []byte, body *yaml.Node, line, column int, kind Kind, what string) *Fault {
	if path := leading(body, line, column); path != "" {
		what = path + ": " + what
	}
	return placed(source, line, column, kind, what)
}

// leading returns the keys that lead to the node at a place, such as "cards.items.3.cost"; elements are counted from 1.
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

// said turns the parser's errors about the text, or about the tree if there is one, into faults: at most maxWrong.
func said(source []byte, body *yaml.Node, err error) error {
	var many *yaml.LoadErrors
	var one *yaml.LoadError
	switch {
	case errors.As(err, &many):
		var list []error
		for _, e := range many.Errors[:min(len(many.Errors), maxWrong)] {
			list = append(list, misfit(source, body, e.Mark.Line, e.Mark.Column, Other, e.Message))
		}
		return errors.Join(list...)
	case errors.As(err, &one) && one.Mark.Line > 0:
		what := one.Message
		// for example where an unclosed bracket was opened
		if since := one.ContextMark; since.Line > 0 && since.Line != one.Mark.Line {
			what = fmt.Sprintf("%s, %s since line %d, column %d: %s", what, one.ContextMsg, since.Line, since.Column,
				shown(source, since.Line))
		}
		return placed(source, one.Mark.Line, one.Mark.Column, Broken, what)
	case err != nil:
		return fmt.Errorf("%.*s", maxQuote, err)
	}
	return nil
}
