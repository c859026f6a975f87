package exam

import (
	"io"
	"slices"
	"strings"

	"ennead/game"
	"ennead/scenario"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// Position is a question with its answers.
type Position struct {
	Name  string         `yaml:"name"`
	Given scenario.Given `yaml:"given"`
	When  []string       `yaml:"when"` // moves after the given position, as in scenarios
	Seat  int            `yaml:"seat"` // the seat that is asked, from 1
	// Either Best or Avoid is set. Each entry is a small move as in records, or several, separated by semicolons, that
	// the seat makes one after another.
	Best      []string `yaml:"best"`
	Avoid     []string `yaml:"avoid"`
	Why       string   `yaml:"why"`
	Skill     string   `yaml:"skill"`
	Certainty string   `yaml:"certainty"`
	French    *Words   `yaml:"fr"`   // the name and the reason in French; may be nil
	By        string   `yaml:"by"`   // who wrote it
	From      string   `yaml:"from"` // the record and the number of moves in it

	lines map[string][]int // of each key, and after that of the elements of its list
	game  game.Game
	state game.State
	list  [][]game.Move // Best or Avoid
}

// Words are what a position says to people in a language.
type Words struct {
	Name string `yaml:"name"`
	Why  string `yaml:"why"`
}

// In returns what the position says in a language, such as "fr"; in English if it says nothing in that one.
func (p *Position) In(lang string) Words {
	if lang == "fr" && p.French != nil {
		return *p.French
	}
	return Words{p.Name, p.Why}
}

// Game returns the game that the position is of.
func (p *Position) Game() game.Game { return p.game }

// Skills are the words for what a position asks of a player: to waste nothing; to take what costs nothing; to finish
// before the end; to count what is left; to block somebody; to save for something better; to chain effects; to pass at
// the right time; to mind ties; to mind the order of turns; to fight when it pays; to deal with others; to weigh
// chances.
var Skills = []string{"waste", "free", "finish", "count", "block", "save", "chain", "pass", "ties", "order", "fight",
	"deal", "risk"}

// The words for how certain an answer is.
const (
	Forced   = "forced"   // no line of play leads to anything else, see [Position.Prove]
	Checked  = "checked"  // several long searches agree, and are sure that every other move is worse
	Searched = "searched" // a long search says so
	Argued   = "argued"   // the text of the position argues it
)

// Certainties are the words for how certain an answer is.
var Certainties = []string{Forced, Checked, Searched, Argued}

// UnmarshalYAML reads a position and notes its lines.
func (p *Position) UnmarshalYAML(node ast.Node) error {
	type plain Position
	if err := yaml.NodeToValue(node, (*plain)(p), yaml.Strict()); err != nil {
		return err
	}
	p.lines = map[string][]int{"": {node.GetToken().Position.Line}}
	entries, ok := node.(ast.MapNode)
	if !ok {
		return nil
	}
	for each := entries.MapRange(); each.Next(); {
		key := each.Key().GetToken()
		lines := []int{key.Position.Line}
		if list, ok := each.Value().(*ast.SequenceNode); ok {
			for _, element := range list.Values {
				lines = append(lines, element.GetToken().Position.Line)
			}
		}
		p.lines[key.Value] = lines
	}
	return nil
}

// Line returns the line of the file in which the position begins.
func (p *Position) Line() int { return p.lines[""][0] }

// Read reads the positions of a file and checks that they can be asked. find returns the game of that name, or nil. An
// error names the line.
func Read(in io.Reader, find func(id string) game.Game) ([]*Position, error) {
	all, err := scenario.Decode[Position](in)
	if err != nil {
		return nil, err
	}
	switch {
	case len(all) == 0:
		return nil, game.Wrong(nil, "problem.exam.none", "the file holds no position")
	case len(all) > maxPositions:
		return nil, game.Wrong(nil, "problem.exam.many", "a file holds at most {most} positions", "most", maxPositions)
	}
	for _, p := range all {
		if err := p.check(find); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// Limits on what a file may ask.
const (
	maxPositions = 1000
	maxEntries   = 1000 // in one list of moves
)

// at returns an error about a key, or about the n-th element of its list, counted from 1. A key that is missing has the
// line of its position.
func (p *Position) at(key string, n int, err error) error {
	line := p.Line()
	if lines := p.lines[key]; n < len(lines) {
		line = lines[n]
	}
	return game.Wrong(nil, "problem.exam.line", "line {line}: {why}", "line", line, "why", err)
}

// check makes sure that the position can be asked.
func (p *Position) check(find func(id string) game.Game) error {
	type text struct{ key, value string }
	texts := []text{{"name", p.Name}, {"why", p.Why}}
	if p.French != nil {
		texts = append(texts, text{"fr", p.French.Name}, text{"fr", p.French.Why})
	}
	for _, text := range texts {
		if strings.TrimSpace(text.value) == "" {
			return p.at(text.key, 0, game.Wrong(nil, "problem.exam.missing", "{key} is missing", "key", text.key))
		}
	}
	for _, word := range []struct {
		key, value string
		list       []string
	}{{"skill", p.Skill, Skills}, {"certainty", p.Certainty, Certainties}} {
		if !slices.Contains(word.list, word.value) {
			return p.at(word.key, 0, game.Wrong(nil, "problem.exam.word", "{key} is one of {list}, not {text}", "key",
				word.key, "list", strings.Join(word.list, ", "), "text", game.Quote(word.value)))
		}
	}
	var err error
	if p.game, p.state, err = p.Given.Reach(find, p.When...); err != nil {
		return p.at("given", 0, err)
	}
	switch seats := p.state.Seats(); {
	case p.Seat < 1 || p.Seat > seats:
		return p.at("seat", 0, game.Wrong(nil, "problem.exam.seat", "seat goes from 1 to {most}", "most", seats))
	case !p.state.Owing().Has(p.seat()):
		return p.at("seat", 0, game.Wrong(nil, "problem.exam.owes", "seat {seat} owes no choice here", "seat", p.Seat))
	}
	return p.checkLists()
}

// seat returns the seat that is asked.
func (p *Position) seat() game.Seat { return game.Seat(p.Seat - 1) }
