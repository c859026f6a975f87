package box

import (
	"bytes"
	"errors"
	"fmt"
	"unicode/utf8"
)

// The limits of a components file: several times what our largest needs (42 kB, 800 lines, 4,100 nodes).
const (
	maxBytes = 256 << 10
	maxLines = 8_000
	maxWidth = 4_000 // bytes of a line
	maxNodes = 20_000
	maxDepth = 32
)

var (
	errDocuments = errors.New("one YAML document is wanted")
	errAnchor    = errors.New("anchors and aliases are not taken")
	errTag       = errors.New("tags and directives are not taken")
)

// bounded reads the file once, line by line, before the parser does. It refuses files that are larger or deeper than
// components can be, and features that expand to much more than their text: anchors, aliases, tags. It knows only as
// much YAML as that needs. Where it errs, [sift] finds the fault in the tree, which the parser builds no deeper than
// maxDepth.
func bounded(source []byte) error {
	if len(source) > maxBytes {
		return fmt.Errorf("over %d bytes", maxBytes)
	}
	if !utf8.Valid(source) {
		return errors.New("the text is not in UTF-8")
	}
	s := scanner{source: source}
	for line := range bytes.Lines(source) {
		s.line++
		s.text = bytes.TrimRight(line, "\r\n")
		if err := s.scan(); err != nil {
			return placed(source, s.line, 0, Unfit, err.Error())
		}
	}
	return nil
}

// scanner is the state while a file is read.
type scanner struct {
	source  []byte
	text    []byte // of the current line
	line    int
	nodes   int
	begun   bool  // whether a document has begun
	blocks  []int // columns of the enclosing block collections
	flow    int   // number of open brackets and braces
	quote   byte  // the open quotation mark, or 0
	literal bool  // inside a block scalar: all lines to the right of the innermost collection
}

func (s *scanner) scan() error {
	if s.line > maxLines {
		return fmt.Errorf("over %d lines", maxLines)
	}
	if len(s.text) > maxWidth {
		return fmt.Errorf("the line is longer than %d bytes", maxWidth)
	}
	at := len(s.text) - len(bytes.TrimLeft(s.text, " "))
	switch {
	case s.quote != 0:
		return s.content(0, false)
	case at == len(s.text):
		return nil
	case s.flow > 0:
		return s.content(at, true)
	case s.literal && (len(s.blocks) == 0 || at > s.blocks[len(s.blocks)-1]):
		return nil
	}
	s.literal = false
	if at == 0 && s.text[0] == '%' {
		return errTag
	}
	if at == 0 && marker(s.text) {
		if s.begun {
			return errDocuments
		}
		s.begun = true
		at = len("---")
	}
	return s.block(at)
}

// marker reports whether a line begins a document.
func marker(text []byte) bool {
	rest, ok := bytes.CutPrefix(text, []byte("---"))
	return ok && (len(rest) == 0 || rest[0] == ' ' || rest[0] == '\t')
}

// block enters the block collections that begin at the start of a line, and leaves those to the right of it.
func (s *scanner) block(at int) error {
	for {
		for at < len(s.text) && s.text[at] == ' ' {
			at++
		}
		if at == len(s.text) || s.text[at] == '#' {
			return nil
		}
		s.begun = true
		for n := len(s.blocks); n > 0 && s.blocks[n-1] >= at; n-- {
			s.blocks = s.blocks[:n-1]
		}
		if s.blocks = append(s.blocks, at); len(s.blocks) > maxDepth {
			return errDeep
		}
		if c := s.text[at]; c != '-' && c != '?' && c != ':' || !s.gap(at+1) {
			return s.content(at, true)
		}
		if err := s.node(); err != nil {
			return err
		}
		at++
	}
}

var errDeep = fmt.Errorf("lists and maps are over %d deep", maxDepth)

// gap reports whether the line ends there or a space follows.
func (s *scanner) gap(at int) bool {
	return at >= len(s.text) || s.text[at] == ' ' || s.text[at] == '\t'
}

func (s *scanner) node() error {
	if s.nodes++; s.nodes > maxNodes {
		return fmt.Errorf("over %d nodes", maxNodes)
	}
	return nil
}

// content reads the rest of a line. fresh says that a node may begin here instead of continuing.
func (s *scanner) content(at int, fresh bool) error {
	for ; at < len(s.text); at++ {
		c := s.text[at]
		switch {
		case s.quote != 0:
			if c == '\\' && s.quote == '"' {
				at++
			} else if c == s.quote {
				s.quote = 0
			}
			continue
		case c == ' ' || c == '\t':
			continue
		case c == '#' && (at == 0 || s.gap(at-1)):
			return nil
		case s.flow > 0 && (c == ']' || c == '}'):
			s.flow--
			fresh = false
			continue
		case s.flow > 0 && c == ',' || (c == ':' || c == '?' && fresh) && (s.gap(at+1) || s.flow > 0):
			fresh = true
			continue
		case !fresh && (s.flow == 0 || c != '[' && c != '{'):
			continue
		}
		if err := s.begin(at); err != nil || s.literal {
			return err
		}
		fresh = c == '[' || c == '{'
	}
	return nil
}

// begin enters a node.
func (s *scanner) begin(at int) error {
	switch c := s.text[at]; {
	case c == '[' || c == '{':
		if s.flow++; s.flow+len(s.blocks) > maxDepth {
			return errDeep
		}
	case c == '"' || c == '\'':
		s.quote = c
	case (c == '&' || c == '*') && !s.gap(at+1):
		return errAnchor
	case c == '!':
		return errTag
	case (c == '|' || c == '>') && s.flow == 0:
		s.literal = true
	}
	return s.node()
}
