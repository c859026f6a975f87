package guide

import (
	"fmt"
	"io/fs"
	"strings"

	"ennead/game"

	"github.com/goccy/go-yaml"
)

// file is guide.yaml.
type file struct {
	Players int               `yaml:"players"`
	Options map[string]string `yaml:"options"`
	Chance  string            `yaml:"chance"`
	Learner int               `yaml:"learner"`
	Others  []string          `yaml:"others"`
	Untold  []string          `yaml:"untold"`
	Laid    []string          `yaml:"laid"`
	Lessons []struct {
		Name  string   `yaml:"name"`
		Rule  string   `yaml:"rule"`
		Look  string   `yaml:"look"`
		Moves []string `yaml:"moves"`
	} `yaml:"lessons"`
}

// Read reads the guide of a game from guide.yaml.
func Read(place fs.FS, g game.Game) (*Guide, error) {
	text, err := fs.ReadFile(place, "guide.yaml")
	if err != nil {
		return nil, fmt.Errorf("guide of %s: %w", g.ID(), err)
	}
	var f file
	if err := yaml.UnmarshalWithOptions(text, &f, yaml.DisallowUnknownField()); err != nil {
		return nil, fmt.Errorf("guide of %s: %w", g.ID(), err)
	}
	guide := &Guide{Game: g.ID(), Setup: game.Setup{Players: f.Players, Options: f.Options}, chance: f.Chance,
		untold: f.Untold}
	if err := guide.read(f, g); err != nil {
		return nil, fmt.Errorf("guide of %s: %w", g.ID(), err)
	}
	return guide, nil
}

func (g *Guide) read(f file, rules game.Game) error {
	s, err := rules.New(g.Setup)
	if err != nil {
		return err
	}
	if f.Chance == "" {
		return game.Wrong(nil, "problem.guide.chance", "nothing is said about chance")
	}
	if err := g.sit(f, s); err != nil {
		return err
	}
	if err := g.write(rules.Lexicon(), 0, f.Laid); err != nil {
		return inLesson("laid", err)
	}
	g.laid = len(g.script)
	for i, l := range f.Lessons {
		lesson := g.lesson(l.Name, l.Rule)
		lesson.Look = l.Look
		g.Lessons = append(g.Lessons, lesson)
		if err := g.write(rules.Lexicon(), i, l.Moves); err != nil {
			return inLesson(l.Name, err)
		}
	}
	return nil
}

func inLesson(name string, err error) error {
	return game.Wrong(nil, "problem.guide.lesson", "lesson {lesson}: {what}", "lesson", name, "what", err)
}

// write appends the moves of a lesson to the script.
func (g *Guide) write(words *game.Lexicon, lesson int, moves []string) error {
	for _, text := range moves {
		next, err := parse(words, text)
		if err != nil {
			return err
		}
		next.lesson = lesson
		g.script = append(g.script, next)
	}
	return nil
}

// sit assigns the seats: the learner's, and the others in order to the seats that are left.
func (g *Guide) sit(f file, s game.State) error {
	g.Learner = game.Seat(f.Learner - 1)
	if f.Learner < 1 || f.Learner > s.Seats() || s.Automata().Has(g.Learner) {
		return game.Wrong(nil, "problem.guide.learner", "nobody can sit in seat {seat}", "seat", f.Learner)
	}
	g.Names = make([]string, s.Seats())
	others := f.Others
	for i := range g.Names {
		if seat := game.Seat(i); seat == g.Learner || s.Automata().Has(seat) {
			continue
		}
		if len(others) == 0 {
			return game.Wrong(nil, "problem.guide.nameless", "somebody at the table has no name")
		}
		g.Names[i], others = others[0], others[1:]
	}
	if len(others) > 0 {
		return game.Wrong(nil, "problem.guide.surplus", "there is no seat for {name}", "name", others[0])
	}
	return nil
}

// parse reads a line such as "2 quarter nile", or with several moves "1 jar 3 | jar 7".
func parse(words *game.Lexicon, text string) (line, error) {
	who, what, _ := strings.Cut(text, " ")
	seat, err := game.ParseSeat(who)
	if err != nil || seat == game.Nature || seat == game.Spectator {
		return line{}, game.Wrong(nil, "problem.guide.player", "{text}: that is no player's move", "text",
			game.Quote(text))
	}
	l := line{seat: seat}
	for move := range strings.SplitSeq(what, " | ") {
		m, err := words.Parse(move)
		if err != nil {
			return line{}, game.Wrong(nil, "problem.guide.move", "{text}: {why}", "text", game.Quote(text), "why", err)
		}
		l.moves = append(l.moves, m)
	}
	return l, nil
}
