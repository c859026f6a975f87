package cli

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"ennead/arena"
	"ennead/bot"
	"ennead/exam"
	"ennead/game"
	"ennead/games"
	"ennead/internal/locale"
)

type examCommand struct {
	Files []string `arg:"" name:"file"`
	Bots  []string `default:"apprentice,scribe,vizier,priest" placeholder:"BOT"`
	Seed  uint64   `default:"1" placeholder:"S"`
	Jobs  int      `default:"0" short:"j" placeholder:"J"`
	JSON  bool     `name:"json"`
}

func (examCommand) Help() string {
	return "ennead exam games/pharaon/exam --bots greedy,scribe,mcts:3000"
}

// Run asks the bots and prints their marks.
func (e examCommand) Run(c *console, ctx *context.Context) error {
	conf, err := e.config(c)
	if err != nil {
		return err
	}
	show, clear := c.meter(len(conf.Questions) * len(conf.Candidates))
	conf.Progress = show
	result, err := exam.Hold(*ctx, conf)
	clear()
	if err != nil {
		return err
	}
	if e.JSON {
		return c.json(result)
	}
	return e.print(c, result)
}

func (e examCommand) config(c *console) (conf exam.Config, err error) {
	conf = exam.Config{Seed: e.Seed, Jobs: e.Jobs}
	switch {
	case e.Jobs < 0:
		return conf, usage("cli.error.jobs")
	case e.Jobs == 0:
		conf.Jobs = runtime.GOMAXPROCS(0)
	}
	for _, text := range e.Bots { // a wrong name is told before any file is read
		name, _, _ := strings.Cut(text, "@")
		if _, err := spec(name); err != nil {
			return conf, err
		}
	}
	for _, name := range e.Files {
		files, err := positionFiles(name)
		if err != nil {
			return conf, err
		}
		for _, file := range files {
			questions, err := readQuestions(c, file)
			if err != nil {
				return conf, err
			}
			conf.Questions = append(conf.Questions, questions...)
		}
	}
	for _, text := range e.Bots {
		candidate, err := candidate(text, conf.Questions)
		if err != nil {
			return conf, err
		}
		conf.Candidates = append(conf.Candidates, candidate)
	}
	return conf, nil
}

// candidate returns the bot of that name, for the games that the questions are about.
func candidate(text string, questions []exam.Question) (exam.Candidate, error) {
	bots := map[string]arena.Entrant{}
	for _, q := range questions {
		g := q.Position.Game()
		if _, made := bots[g.ID()]; made {
			continue
		}
		e, err := entrant(g, text)
		if err != nil {
			return exam.Candidate{}, err
		}
		bots[g.ID()] = e
	}
	enter := func(g game.Game, seed uint64) bot.Bot { return bots[g.ID()].New(seed) }
	return exam.Candidate{Name: text, New: enter}, nil
}

// positionFiles returns the files of positions in a folder and everything below it, or the file itself.
func positionFiles(name string) (files []string, err error) {
	if !isFolder(name) { // what is wrong with a file shows when it is opened
		return []string{name}, nil
	}
	err = filepath.WalkDir(name, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && filepath.Ext(path) == ".yaml" {
			files = append(files, path)
		}
		return err
	})
	if err == nil && len(files) == 0 {
		err = wrong("cli.error.no_positions", "file", name)
	}
	return files, err
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// readQuestions reads the positions of a file.
func readQuestions(c *console, name string) ([]exam.Question, error) {
	in, err := c.open(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	positions, err := exam.Read(in, games.Find)
	if err != nil {
		return nil, wrong("cli.error.file", "file", name, "detail", err)
	}
	var list []exam.Question
	for _, p := range positions {
		q := exam.Question{File: name, Position: p}
		if len(positions) > 1 {
			q.File = fmt.Sprintf("%s:%d", name, p.Line())
		}
		list = append(list, q)
	}
	return list, nil
}

// print prints a line for each bot, and then what it did not solve.
func (e examCommand) print(c *console, r exam.Result) error {
	table := c.table("cli.exam.bot", "cli.exam.positions", "cli.exam.solved", "cli.exam.share")
	for _, b := range r.Bots {
		share := 100 * float64(b.Solved) / float64(max(b.Positions, 1))
		fmt.Fprintf(table, "%s\t%s\t%s\t%s %%\t\n", b.Bot, c.words.Number(b.Positions), c.words.Number(b.Solved),
			c.words.Decimal(share, 0))
	}
	if err := table.Flush(); err != nil {
		return err
	}
	for _, b := range r.Bots {
		for _, miss := range b.Missed {
			key, list := "cli.exam.best", miss.Position.Best
			if len(list) == 0 {
				key, list = "cli.exam.avoid", miss.Position.Avoid
			}
			c.line("")
			said := c.saidBy(miss.Position)
			c.line("%s  %s: %s", c.paint("1", b.Bot), miss.File, said.Name)
			c.flow(2, 4, c.words.Word(key, "move", miss.Line, "list", strings.Join(list, " | ")))
			c.flow(2, 2, said.Why)
		}
	}
	return nil
}

// saidBy returns what a position says in the reader's language, if it speaks that.
func (c *console) saidBy(p *exam.Position) exam.Words {
	said := p.In(c.words.Lang())
	said.Name = locale.Typeset(c.words.Lang(), said.Name)
	said.Why = locale.Typeset(c.words.Lang(), strings.Join(strings.Fields(said.Why), " "))
	return said
}
