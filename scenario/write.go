package scenario

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"ennead/game"
)

// ErrUnsaid says that a file cannot describe a state.
var ErrUnsaid = errors.New("a scenario cannot begin here")

// Write returns the YAML text, beginning with "given:", with which a file begins in a state of a game. The position is
// complete: every key of the state stands in it, and what the beginning of the game has besides is removed. The text
// has been read back. An error wraps [ErrUnsaid]: the table has its own components, or the position does not come back
// as it was.
func Write(g game.Game, setup game.Setup, s game.State) (string, error) {
	if setup.Components != nil {
		return "", game.Wrong(ErrUnsaid, "problem.scenario.components", "the table has its own components")
	}
	begins := Given{Game: g.ID(), Players: setup.Players, Options: setup.Options}
	r, err := begins.begin(func(string) game.Game { return g })
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrUnsaid, err)
	}
	base, err := ordered(g.Position(r.state))
	if err != nil {
		return "", err
	}
	position := g.Position(s)
	target, err := ordered(position)
	if err != nil {
		return "", err
	}
	text := begins.text(instead(base, target))
	same, err := comesBack(g, text, position)
	switch {
	case err != nil:
		return "", fmt.Errorf("%w: %w", ErrUnsaid, err)
	case !same:
		return "", game.Wrong(ErrUnsaid, "problem.scenario.differs", "read again, it would be a different position")
	}
	return text, nil
}

// comesBack reads a text again and reports whether it says the same position.
func comesBack(g game.Game, text string, position []byte) (bool, error) {
	read, err := Decode[Scenario](strings.NewReader(text))
	if err != nil {
		return false, err
	}
	_, state, err := read[0].Given.Reach(func(string) game.Game { return g })
	return err == nil && bytes.Equal(g.Position(state), position), err
}

// text returns the YAML text of a given with that position.
func (g *Given) text(position any) string {
	all := object{{"game", g.Game}, {"players", g.Players}}
	if len(g.Options) > 0 {
		options := object{}
		for _, key := range slices.Sorted(maps.Keys(g.Options)) {
			options = append(options, member{key, g.Options[key]})
		}
		all = append(all, member{"options", options})
	}
	if whole, ok := position.(object); ok {
		position = slices.DeleteFunc(whole, func(m member) bool { return m.key == derived })
	}
	return "given:\n  " + strings.Join(block(append(all, member{"position", position})), "\n  ") + "\n"
}

// object is a JSON object with its members in the order in which they were written, so that a file lists the parts of
// a position as the game does.
type object []member

type member struct {
	key   string
	value any
}

// ordered decodes JSON with objects as [object].
func ordered(text []byte) (any, error) {
	in := json.NewDecoder(bytes.NewReader(text))
	in.UseNumber()
	return nextValue(in)
}

func nextValue(in *json.Decoder) (any, error) {
	token, err := in.Token()
	if err != nil {
		return nil, err
	}
	switch token {
	case json.Delim('['):
		list := []any{}
		for in.More() {
			each, err := nextValue(in)
			if err != nil {
				return nil, err
			}
			list = append(list, each)
		}
		_, err = in.Token()
		return list, err
	case json.Delim('{'):
		all := object{}
		for in.More() {
			key, err := in.Token()
			if err != nil {
				return nil, err
			}
			value, err := nextValue(in)
			if err != nil {
				return nil, err
			}
			all = append(all, member{key.(string), value})
		}
		_, err = in.Token()
		return all, err
	}
	return token, nil
}

// instead returns the merge patch that makes target of base and contains all of target.
func instead(base, target any) any {
	was, _ := base.(object)
	is, ok := target.(object)
	if !ok {
		return target
	}
	old := map[string]any{}
	for _, m := range was {
		old[m.key] = m.value
	}
	patch := object{}
	for _, m := range is {
		patch = append(patch, member{m.key, instead(old[m.key], m.value)})
		delete(old, m.key)
	}
	for _, key := range slices.Sorted(maps.Keys(old)) {
		patch = append(patch, member{key, nil})
	}
	return patch
}

// width is how long a line may be that holds a whole list or object.
const width = 100

// block returns the lines of a value.
func block(value any) (lines []string) {
	switch value := value.(type) {
	case object:
		for _, m := range value {
			lines = append(lines, below(plain(m.key)+":", m.value)...)
		}
	case []any:
		for _, each := range value {
			inner := []string{flow(each)}
			if len(inner[0]) > width && nested(each) {
				inner = block(each)
			}
			lines = append(lines, "- "+inner[0])
			for _, line := range inner[1:] {
				lines = append(lines, "  "+line)
			}
		}
	}
	return lines
}

// below returns the lines of a key with its value, which stands beside the key if it fits there.
func below(key string, value any) []string {
	if one := key + " " + flow(value); len(one) <= width || !nested(value) {
		return []string{one}
	}
	lines := []string{key}
	for _, line := range block(value) {
		lines = append(lines, "  "+line)
	}
	return lines
}

// nested reports whether a value has lines of its own.
func nested(value any) bool {
	switch value := value.(type) {
	case object:
		return len(value) > 0
	case []any:
		return len(value) > 0
	}
	return false
}

// flow returns a value in one line.
func flow(value any) string {
	var parts []string
	switch value := value.(type) {
	case object:
		for _, m := range value {
			parts = append(parts, plain(m.key)+": "+flow(m.value))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case []any:
		for _, each := range value {
			parts = append(parts, flow(each))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case nil:
		return "null"
	case string:
		return plain(value)
	}
	return fmt.Sprint(value)
}

// plain returns a text as YAML: as it is if nobody reads it as something else, otherwise in quotes.
func plain(text string) string {
	for i, c := range []byte(text) {
		if !('a' <= c && c <= 'z' || i > 0 && ('0' <= c && c <= '9' || c == '-' || c == '_' || c == '.')) {
			return strconv.Quote(text)
		}
	}
	switch text {
	case "", "null", "true", "false", "yes", "no", "on", "off", "y", "n":
		return strconv.Quote(text)
	}
	return text
}
