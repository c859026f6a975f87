package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"

	"ennead/game"
	"ennead/internal/guide"
)

type learnCommand struct {
	Game string `arg:""`
	Tell bool
	From string `type:"existingdir" placeholder:"DIR"`
}

// Help shows an example.
func (learnCommand) Help() string {
	return "ennead learn pharaon --lang fr"
}

// Run teaches a game.
func (l learnCommand) Run(c *console, ctx *context.Context) error {
	g, err := find(l.Game)
	if err != nil {
		return err
	}
	place := kits[g.ID()].guide
	if l.From != "" {
		place = os.DirFS(l.From)
	}
	if place == nil {
		return usage("cli.error.no_guide", "game", g.ID())
	}
	lessons, m, err := guided(place, g)
	if err != nil {
		return err
	}
	if l.Tell {
		return c.tellGuide(lessons, m)
	}
	err = lecture{c.hallOf(lessons, m), lessons}.run(*ctx)
	if errors.Is(err, errQuit) || errors.Is(err, io.EOF) {
		c.say("cli.play.bye")
		return nil
	}
	return err
}

// guided begins the game of a guide.
func guided(place fs.FS, g game.Game) (*guide.Guide, *game.Match, error) {
	lessons, err := guide.Read(place, g)
	if err != nil {
		return nil, nil, err
	}
	m, err := game.NewMatch(g, game.Record{Setup: lessons.Setup, Names: lessons.Names})
	return lessons, m, err
}

// hallOf seats the learner.
func (c *console) hallOf(g *guide.Guide, m *game.Match) *hall {
	names := slices.Clone(g.Names)
	for seat := range m.State.Automata().All() {
		names[seat] = c.words.Word(kits[g.Game].automaton)
	}
	return &hall{console: c, match: m, words: c.words.With(names), people: g.Learner.Set(), chance: g.Fair(), stale: true, shown: game.Spectator}
}

// lecture is a guided game in the terminal.
type lecture struct {
	*hall
	guide *guide.Guide
}

// run goes from lesson to lesson.
func (l lecture) run(ctx context.Context) error {
	last := -1
	for {
		turns := len(l.match.Record.Turns)
		place, err := l.guide.Advance(l.match)
		if err != nil {
			return err
		}
		l.stale = l.stale || len(l.match.Record.Turns) > turns
		l.tell(l.guide.Learner)
		if place.Over() {
			l.explain(place)
			l.line("%s", l.paint("2", "ennead play "+l.guide.Game))
			return nil
		}
		l.draw(l.guide.Learner)
		if place.Number() != last {
			last = place.Number()
			l.explain(place)
		}
		if err := l.ask(ctx, place); err != nil {
			return err
		}
	}
}

// explain prints a lesson.
func (l lecture) explain(place guide.Place) {
	n, of := min(place.Number()+1, len(l.guide.Lessons)), len(l.guide.Lessons)
	lesson := place.Lesson()
	l.line("")
	l.line("%s %s", l.paint("2", l.words.Word("cli.learn.at", "n", n, "of", of)), l.paint("1", l.words.Word(lesson.Title())))
	l.line("%s %s", l.words.Word(lesson.Text()), l.paint("2", lesson.Rule))
}

// ask lets the learner choose, until a choice is made or taken back.
func (l lecture) ask(ctx context.Context, place guide.Place) error {
	seat := l.guide.Learner
	view := l.match.View(seat)
	moves := place.Moves(view)
	l.choices(view, seat, moves)
	for {
		l.WriteString(l.paint("1", "> "))
		text, err := l.readLine(ctx)
		if err != nil {
			return err
		}
		if l.other(view, moves, text) {
			l.say("cli.learn.waits")
			continue
		}
		done, err := l.answer(ctx, seat, view, moves, text)
		if done || err != nil {
			return err
		}
	}
}

// other tells whether something was typed that would be legal, but is not what the lesson waits for.
func (l lecture) other(view game.State, moves []game.Move, text string) bool {
	if _, err := strconv.Atoi(text); err == nil {
		return false
	}
	if text == "" || text == "a" || text == "why" {
		return len(moves) != 1 || text != ""
	}
	m, err := l.match.Game.Lexicon().Parse(text)
	return err == nil && view.Refuse(l.guide.Learner, m) == nil && !slices.Contains(moves, m)
}
