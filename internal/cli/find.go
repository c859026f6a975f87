package cli

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"ennead/bot"
	"ennead/exam"
	"ennead/games"
	"ennead/internal/finder"
)

type examGroup struct {
	Ask  examCommand `cmd:"" default:"withargs"`
	Find findCommand `cmd:""`
}

func (examGroup) Help() string {
	return "ennead exam games/pharaon/exam --bots greedy,scribe,mcts:3000\nennead exam find games/*.txt --to found"
}

type findCommand struct {
	Records    []string `arg:"" name:"record"`
	To         string   `required:"" placeholder:"DIR"`
	Iterations int      `default:"1000000" placeholder:"N"`
	States     int      `default:"200000" placeholder:"N"`
	Quick      []string `default:"greedy,mcts:100" placeholder:"BOT"`
	Most       int      `default:"3" placeholder:"N"`
	Seed       uint64   `default:"1" placeholder:"S"`
}

func (findCommand) Help() string {
	return "ennead exam find games/*.txt --to found --iterations 0\n" +
		"ennead exam find games/*.txt --to found --quick mcts:3000"
}

const (
	maxIterations = 10_000_000 // of a search
	maxStates     = 10_000_000 // of a proof
)

// Run looks for puzzles in records and writes a file for each.
func (f findCommand) Run(c *console, ctx *context.Context) error {
	switch {
	case f.Iterations < 0 || f.Iterations > maxIterations || f.States < 1 || f.States > maxStates:
		return usage("cli.error.find", "iterations", maxIterations, "states", maxStates)
	case f.Most < 1:
		return usage("cli.error.most")
	}
	quick, err := f.quick()
	if err != nil {
		return err
	}
	var sources []finder.Source
	for _, name := range f.Records {
		m, err := recordFile{name}.replay(c, -1)
		if err != nil {
			return err
		}
		if today := games.Find(m.Game.ID()); today.Version() != m.Game.Version() {
			return wrong("cli.error.position_older", "file", name, "played", m.Game.Version(), "today", today.Version())
		}
		sources = append(sources, finder.Source{Name: filepath.Base(name), Match: m})
	}
	if err := os.MkdirAll(f.To, 0o755); err != nil {
		return err
	}
	found := 0
	for i, source := range sources {
		n, err := f.look(*ctx, c, source, quick)
		if err != nil {
			if (*ctx).Err() != nil {
				return (*ctx).Err()
			}
			return wrong("cli.error.file", "file", f.Records[i], "detail", err)
		}
		found += n
	}
	c.say("cli.find.sum", "n", found)
	return nil
}

// quick returns the bots that take a quick look. One that thinks for a time would find other puzzles every time.
func (f findCommand) quick() (bots []bot.Spec, err error) {
	for _, name := range f.Quick {
		b, err := spec(name)
		if err != nil {
			return nil, err
		}
		if b.Time > 0 {
			return nil, usage("cli.error.quick", "bot", name)
		}
		bots = append(bots, b)
	}
	return bots, nil
}

// look writes the puzzles of a record, and returns how many there are.
func (f findCommand) look(ctx context.Context, c *console, source finder.Source, quick []bot.Spec) (int, error) {
	all, err := catalogues()
	if err != nil {
		return 0, err
	}
	show, clear := c.gauge()
	if !c.progress {
		show = func(int, int) {}
	}
	list, err := finder.Find(ctx, games.For(source.Match.Game), source.Match, finder.Config{States: f.States,
		Iterations: f.Iterations, Quick: quick, Seed: f.Seed, Most: f.Most}, show)
	clear()
	if err != nil {
		return 0, err
	}
	wrote := 0
	for _, one := range list {
		text, err := one.Write(source, all, f.States)
		if errors.Is(err, exam.ErrUnproven) { // the file takes more states than the search for it
			continue
		}
		if err != nil {
			return wrote, err
		}
		file := filepath.Join(f.To, one.File(source))
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return wrote, err
		}
		wrote++
		c.say("cli.find.wrote", "file", file, "certainty", one.Certainty(), "missed", one.Missed, "looks", finder.Looks)
	}
	return wrote, c.Flush()
}
