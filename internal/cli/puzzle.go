package cli

import (
	"context"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"

	"ennead/exam"
	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/puzzle"
)

type puzzleCommand struct {
	Game string `arg:"" optional:""`
	Day  string `placeholder:"DATE"`
	Tell bool
}

func (puzzleCommand) Help() string {
	return "ennead puzzle tekhenu --day 2026-12-24"
}

// Run asks for the best move of a position.
func (p puzzleCommand) Run(c *console, ctx *context.Context) error {
	found, err := p.find(c)
	if err != nil {
		return err
	}
	s := &solver{console: c, puzzle: found, attempt: found.Begin(), kit: games.For(found.Game())}
	c.line("%s  %s", c.paint("1", c.saidBy(found.Position).Name), c.paint("2", c.title(found.Game())))
	s.board()
	if !p.Tell {
		if err := s.run(*ctx); errors.Is(err, errQuit) || errors.Is(err, io.EOF) {
			c.say("cli.play.bye")
			return nil
		} else if err != nil {
			return err
		}
	}
	s.told()
	return nil
}

// find returns the puzzle of the day: of one game, if one is named.
func (p puzzleCommand) find(c *console) (*puzzle.Puzzle, error) {
	day := time.Now()
	if c.now != nil {
		day = c.now()
	}
	if p.Day != "" {
		var err error
		if day, err = time.Parse(time.DateOnly, p.Day); err != nil {
			return nil, usage("cli.error.day", "given", p.Day)
		}
	}
	if p.Game == "" {
		book := puzzle.New(games.Kits)
		return book.Read(book.Day(day)) // every game has puzzles
	}
	g, err := find(p.Game)
	if err != nil {
		return nil, err
	}
	book := puzzle.New([]*gamekit.Kit{games.Kit(g.ID())})
	found, err := book.Read(book.DayOf(g.ID(), day))
	if err == nil && found == nil {
		err = usage("cli.error.no_puzzle", "game", g.ID())
	}
	return found, err
}

// solver is somebody who solves a puzzle in the terminal.
type solver struct {
	*console
	puzzle  *puzzle.Puzzle
	attempt *exam.Attempt
	kit     *gamekit.Kit
}

func (s *solver) board() {
	var now strings.Builder
	s.kit.Plain(&now, s.attempt.View(), s.puzzle.Asked(), s.words, s.colour)
	s.line("%s", strings.TrimRight(now.String(), "\n"))
}

// run asks until the attempt is over, and says whether it solves the puzzle.
func (s *solver) run(ctx context.Context) error {
	s.line("")
	s.flow(0, 0, s.words.Word("cli.puzzle.asks", "seat", s.puzzle.Asked()))
	for !s.attempt.Over() {
		view, moves := s.attempt.View(), s.attempt.Moves()
		m := moves[0]
		if len(moves) > 1 {
			s.choices(s.puzzle.Game(), s.words, view, s.puzzle.Asked(), moves)
			var err error
			if m, err = s.ask(ctx, view, moves); err != nil {
				return err
			}
		}
		s.attempt.Make(m)
	}
	s.line("")
	if s.attempt.Solved() {
		s.line("%s", s.paint("1;32", s.words.Word("cli.puzzle.solved")))
		return nil
	}
	s.line("%s", s.paint("1;31", s.words.Word("cli.puzzle.missed")))
	return nil
}

// ask reads a move: its number, or its text.
func (s *solver) ask(ctx context.Context, view game.State, moves []game.Move) (game.Move, error) {
	for {
		s.WriteString(s.paint("1", "> "))
		text, err := s.readLine(ctx)
		if err != nil {
			return game.Move{}, err
		}
		if text == "q" {
			return game.Move{}, errQuit
		}
		if n, err := strconv.Atoi(text); err == nil && 1 <= n && n <= len(moves) {
			return moves[n-1], nil
		}
		m, err := s.puzzle.Game().Lexicon().Parse(text)
		var refusal *game.Refusal
		switch {
		case text == "":
			continue
		case err != nil:
			s.say("cli.puzzle.what")
			continue
		case errors.As(game.Allowed(s.puzzle.Game(), view, s.puzzle.Asked(), m), &refusal):
			s.line("%s %s", s.words.Say(refusal.Message), s.paint("2", "["+refusal.Rule+"]"))
			continue
		}
		if slices.Contains(moves, m) {
			return m, nil
		}
		s.say("cli.puzzle.what")
	}
}

// told prints the answer and why.
func (s *solver) told() {
	key, list := "cli.puzzle.best", s.puzzle.Best
	if len(list) == 0 {
		key, list = "cli.puzzle.avoid", s.puzzle.Avoid
	}
	for i, text := range list {
		if i == 0 {
			s.flow(0, 2, s.words.Word(key, "moves", s.spoken(text)))
			continue
		}
		s.flow(0, 2, s.words.Word("cli.puzzle.or", "moves", s.spoken(text)))
	}
	s.flow(0, 0, s.saidBy(s.puzzle.Position).Why)
}

// spoken returns an entry in words.
func (s *solver) spoken(entry string) string {
	var said []string
	try := s.puzzle.Begin()
	for _, step := range s.puzzle.Steps(entry) {
		said = append(said, s.words.Say(s.puzzle.Game().Label(try.View(), s.puzzle.Asked(), step)))
		try.Make(step)
	}
	return strings.Join(said, " · ")
}
