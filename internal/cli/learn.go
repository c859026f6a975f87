package cli

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/games"
	"ennead/internal/guide"
	"ennead/internal/locale"
)

type learnCommand struct {
	Game string `arg:""`
	Tell bool   `aliases:"print"`
	From string `type:"existingdir" placeholder:"DIR"`
}

func (learnCommand) Help() string {
	return "ennead learn pharaon --lang fr"
}

// Run teaches a game.
func (l learnCommand) Run(c *console, ctx *context.Context) error {
	g, err := find(l.Game)
	if err != nil {
		return err
	}
	place := games.Kit(g.ID()).Guide
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
	err = (&lecture{hall: c.hallOf(lessons, m), guide: lessons}).run(*ctx)
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
		names[seat] = c.words.Word(automaton(g.Game))
	}
	return &hall{console: c, match: m, words: c.words.With(names), people: g.Learner.Set(), chance: g.Fair(),
		stale: true, shown: game.Spectator}
}

// lecture is a guided game in the terminal.
type lecture struct {
	*hall
	guide *guide.Guide
	drawn []string // the board as the learner last saw it, by lines
}

// run goes from lesson to lesson.
func (l *lecture) run(ctx context.Context) error {
	l.flow(0, 0, l.paint("2", l.words.Word("cli.learn.keys")))
	last := -1
	for {
		place, err := l.guide.Advance(l.match)
		if err != nil {
			return err
		}
		l.news()
		if place.Number() != last {
			last = place.Number()
			l.explain(place)
		}
		l.board()
		if place.Over() {
			l.learnt()
			return nil
		}
		if err := l.ask(ctx, place); err != nil {
			return err
		}
	}
}

// news prints what has happened since the learner was last asked.
func (l *lecture) news() {
	for _, n := range heard(l.guide, l.match, &l.printed, l.words) {
		if n.Times > 1 {
			n.Text += "\u00a0×" + strconv.Itoa(n.Times)
		}
		l.flow(2, 4, "· "+n.Text)
	}
}

// heard returns the events of the turns that have not been shown yet; those of the set-up are left out.
func heard(g *guide.Guide, m *game.Match, printed *int, words *locale.Catalogue) (news []guide.News) {
	turns := m.Record.Turns
	*printed = max(*printed, g.Laid(turns))
	view := m.View(g.Learner)
	for *printed = min(*printed, len(turns)); *printed < len(turns); *printed++ {
		for _, e := range m.Events(*printed, g.Learner) {
			said := m.Game.Tell(view, e)
			news = g.Add(news, e.Seat, said, words.Say(said))
		}
	}
	return news
}

// explain prints a lesson.
func (l *lecture) explain(place guide.Place) {
	of := len(l.guide.Lessons)
	lesson, at := place.Lesson(), l.words.Word("cli.learn.at", "n", place.Number()+1, "of", of)
	if place.Over() {
		at = l.words.Word("cli.learn.done", "n", of)
	}
	l.line("")
	l.line("%s %s", l.paint("2", at), l.paint("1", l.words.Word(lesson.Title())))
	l.flow(0, 0, l.words.Word(lesson.Text())+" "+l.paint("2", lesson.Rule))
}

// board prints the whole board if it was asked for, otherwise what has changed.
func (l *lecture) board() {
	var now strings.Builder
	games.Kit(l.guide.Game).Plain(&now, l.match.View(l.guide.Learner), l.guide.Learner, l.words, l.colour)
	before := l.drawn
	l.drawn = strings.Split(strings.TrimRight(now.String(), "\n"), "\n")
	if l.wanted {
		l.wanted = false
		l.line("")
		l.drawing(l.drawn)
		return
	}
	changed := changes(before, l.drawn)
	if before == nil || len(changed) == 0 {
		return
	}
	l.line("\n%s", l.paint("2", l.words.Word("cli.learn.changed")))
	l.drawing(changed)
}

// drawing prints lines of a drawing.
func (l *lecture) drawing(lines []string) {
	for _, line := range lines {
		text := strings.TrimLeft(line, " ")
		at := len(line) - len(text)
		l.flow(at, at+hang, text)
	}
}

// learnt says how to continue after the last lesson.
func (l *lecture) learnt() {
	l.line("")
	l.line("%s  %s", l.words.Word("cli.learn.play"), l.paint("1", "ennead play "+l.guide.Game))
	l.line("%s  %s", l.words.Word("cli.learn.rules"), l.paint("1", "ennead rules "+l.guide.Game))
}

// ask lets the learner choose, until a choice is made or taken back.
func (l *lecture) ask(ctx context.Context, place guide.Place) error {
	seat := l.guide.Learner
	view := l.match.View(seat)
	moves := place.Moves(view)
	l.choices(l.match.Game, l.words, view, seat, moves)
	for {
		l.WriteString(l.paint("1", "> "))
		text, err := l.readLine(ctx)
		if err != nil {
			return err
		}
		if l.other(view, moves, text) {
			l.flow(0, 0, l.words.Word("cli.learn.waits"))
			continue
		}
		done, err := l.answer(ctx, seat, view, moves, text)
		if done || err != nil {
			return err
		}
	}
}

// other reports whether the typed move would be legal, but is not what the lesson waits for.
func (l *lecture) other(view game.State, moves []game.Move, text string) bool {
	if _, err := strconv.Atoi(text); err == nil {
		return false
	}
	if text == "" || text == "a" || text == "why" {
		return len(moves) != 1 || text != ""
	}
	m, err := l.match.Game.Lexicon().Parse(text)
	return err == nil && game.Allowed(l.match.Game, view, l.guide.Learner, m) == nil && !slices.Contains(moves, m)
}
