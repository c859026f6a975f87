package scenario

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"reflect"

	"ennead/game"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// Scenario is one case.
type Scenario struct {
	Name  string   `yaml:"name"`
	Rules []string `yaml:"rules"` // the rule ids that the case exercises
	Text  string   `yaml:"text"`
	Given Given    `yaml:"given"`
	// A short case has one When and one Then; a longer one has Steps instead, or after them.
	When  []string `yaml:"when"`
	Then  *Then    `yaml:"then"`
	Steps []Step   `yaml:"steps"`
}

// Given is the position in which the case begins.
type Given struct {
	Game     string            `yaml:"game"`
	Players  int               `yaml:"players"`
	Options  map[string]string `yaml:"options"`
	Seed     uint64            `yaml:"seed"`     // of Nature's moves, before and after the patch
	Start    Start             `yaml:"start"`    // how far to play before the patch
	Position any               `yaml:"position"` // a merge patch, see [Patch]
}

// Start says how far to play before the position is patched: Nature moves by the seed, and players make their first
// legal move. By default, to the first choice of a player ("setup").
type Start struct {
	Play  int    `yaml:"play"`  // number of moves, including Nature's
	Asked string `yaml:"asked"` // until a player is asked this (the key of a prompt)
}

// Step is some moves and what must hold after them.
type Step struct {
	When []string `yaml:"when"`
	Then *Then    `yaml:"then"`
}

// Then is what must hold. Keys that are left out are not checked.
type Then struct {
	Position any               `yaml:"position"` // part of the position
	Seen     map[string]any    `yaml:"seen"`     // part of it as seat 1, 2 … or "spectator" sees it
	Counts   map[string]int    `yaml:"counts"`   // how much is at these paths of the position, see [Count]
	Scores   []int             `yaml:"scores"`
	Sheet    map[string][]int  `yaml:"sheet"` // lines of the score sheet, by key
	Ranks    []int             `yaml:"ranks"`
	Owes     any               `yaml:"owes"`  // a list of seats, "nature" or "nobody"
	Asked    map[string]string `yaml:"asked"` // by seat, the key of the prompt
	Moves    []string          `yaml:"moves"` // the legal moves of all seats to move, in any order
	Legal    []string          `yaml:"legal"`
	Refused  Refusals          `yaml:"refused"` // moves and the rule that forbids them
	Told     []any             `yaml:"told"`    // seats, or "spectator", that learn something from the step
	Untold   []any             `yaml:"untold"`  // seats that know of none of the moves, and see the same as before
	Events   []string          `yaml:"events"`  // keys of events of the step, in order; others may be in between
	Over     *bool             `yaml:"over"`
}

// Refusals maps moves to rule ids. In YAML it is a mapping or a list of mappings.
type Refusals map[string]string

// UnmarshalYAML reads both forms.
func (r *Refusals) UnmarshalYAML(node ast.Node) error {
	*r = Refusals{}
	list := []ast.Node{node}
	if sequence, ok := node.(*ast.SequenceNode); ok {
		list = sequence.Values
	}
	for _, one := range list {
		var rules map[string]string
		if err := yaml.NodeToValue(one, &rules, yaml.Strict()); err != nil {
			return err
		}
		maps.Copy(*r, rules)
	}
	return nil
}

// UnmarshalYAML reads "setup" as well as a mapping.
func (s *Start) UnmarshalYAML(node ast.Node) error {
	if word, ok := node.(*ast.StringNode); ok && word.Value == "setup" {
		return nil
	}
	type plain Start
	return yaml.NodeToValue(node, (*plain)(s), yaml.Strict())
}

// Read reads the cases of a file. Its errors show the line.
func Read(in io.Reader) ([]*Scenario, error) {
	cases, err := Decode[Scenario](in)
	if err != nil {
		return nil, err
	}
	if len(cases) == 0 {
		return nil, game.Wrong(nil, "problem.scenario.none", "the file holds no scenario")
	}
	return cases, nil
}

// Decode reads the documents of a YAML file within the limits of scenarios, for files that extend their format. A key
// that T does not know is an error, which shows the line. Empty documents are left out.
func Decode[T any](in io.Reader) ([]*T, error) {
	text, err := io.ReadAll(io.LimitReader(in, maxFile+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxFile {
		return nil, game.Wrong(nil, "problem.scenario.large", "a scenario file holds at most {most} bytes", "most",
			maxFile)
	}
	if bytes.Count(text, []byte("\n")) > maxLines {
		return nil, game.Wrong(nil, "problem.scenario.long", "a scenario file holds at most {most} lines", "most",
			maxLines)
	}
	if deep(text) {
		return nil, game.Wrong(nil, "problem.scenario.deep", "lists and maps are over {most} deep", "most", maxDepth)
	}
	var all []*T
	documents := yaml.NewDecoder(bytes.NewReader(text), yaml.Strict())
	for {
		one := new(T)
		err := documents.Decode(one)
		if errors.Is(err, io.EOF) {
			return all, nil
		}
		if err != nil {
			return nil, err
		}
		if !reflect.ValueOf(*one).IsZero() { // an empty document, such as comments before the first line of dashes
			all = append(all, one)
		}
	}
}

const (
	maxFile  = 1 << 20
	maxDepth = 100 // no case is a tenth as deep
	// The parser takes time quadratic in the number of keys below one another, and of documents.
	maxLines = 10_000
)

// deep reports whether brackets and braces, or lists of lists in a line, are nested deeper than in any real case. The
// parser takes time quadratic in the depth, so this is checked first.
func deep(text []byte) bool {
	open := 0
	for line := range bytes.Lines(text) {
		if bytes.HasPrefix(line, []byte("---")) {
			open = 0
		}
		if len(line)-len(bytes.TrimLeft(line, " -?")) > 4*maxDepth {
			return true
		}
		for _, c := range line {
			switch c {
			case '[', '{':
				if open++; open > maxDepth {
					return true
				}
			case ']', '}':
				open = max(open-1, 0)
			}
		}
	}
	return false
}

// ReadFile reads the cases of the named file.
func ReadFile(name string) ([]*Scenario, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	cases, err := Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return cases, nil
}
