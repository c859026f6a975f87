package cli

import (
	"context"
	"fmt"
	"runtime"

	"ennead/arena"
)

type ladderCommand struct {
	Game    string            `arg:""`
	Bots    []string          `default:"apprentice,scribe,vizier,priest" placeholder:"BOT"`
	Players int               `default:"2" placeholder:"N"`
	Games   int               `default:"60" placeholder:"N"`
	Seed    uint64            `default:"1" placeholder:"S"`
	Jobs    int               `default:"0" placeholder:"J"`
	Option  map[string]string `placeholder:"k=v" mapsep:"none"`
	JSON    bool              `name:"json"`
}

func (ladderCommand) Help() string {
	return "ennead ladder pharaon --bots random,greedy,mcts:20 --games 10"
}

// Run plays the round robin and rates.
func (l ladderCommand) Run(c *console, ctx *context.Context) error {
	conf, end, err := l.config(c)
	if err != nil {
		return err
	}
	defer end()
	show, clear := c.meter(l.Games * len(l.Bots) * (len(l.Bots) - 1) / 2)
	conf.Progress = show
	ladder, err := arena.Rate(*ctx, conf)
	clear()
	if err != nil {
		return err
	}
	if l.JSON {
		return c.json(ladder)
	}
	return l.print(c, &ladder)
}

// config returns the round robin, and what ends the programs that play in it.
func (l ladderCommand) config(c *console) (conf arena.Config, end func(), err error) {
	g, err := find(l.Game)
	if err != nil {
		return conf, nil, err
	}
	conf = arena.Config{Game: g, Games: l.Games, Seed: l.Seed, Jobs: l.Jobs}
	switch {
	case l.Games < 1 || l.Jobs < 0:
		return conf, nil, usage("cli.error.games")
	case len(l.Bots) < 2 || l.Players < 2:
		return conf, nil, usage("cli.error.ladder")
	case l.Jobs == 0:
		conf.Jobs = runtime.GOMAXPROCS(0)
	}
	if conf.Setup, err = setup(g, l.Players, l.Option); err != nil {
		return conf, nil, err
	}
	conf.Bots, end, err = c.entrants(g, l.Bots, conf.Setup)
	return conf, end, err
}

func (l ladderCommand) print(c *console, ladder *arena.Ladder) error {
	d, s := c.words.Decimal, c.words.Signed
	c.say("cli.ladder.games", "games", c.words.Number(ladder.Games), "players", ladder.Players, "seconds",
		c.words.Decimal(ladder.Seconds, 1))
	table := c.table("cli.ladder.bot", "cli.ladder.rating", "cli.ladder.interval", "cli.ladder.ahead")
	for _, r := range ladder.Rungs {
		fmt.Fprintf(table, "%s\t%s\t%s … %s\t%s %%\t\n", r.Bot, s(r.Rating, 0), s(r.RatingCI95[0], 0),
			s(r.RatingCI95[1], 0), d(100*r.Ahead, 1))
	}
	if err := table.Flush(); err != nil {
		return err
	}
	c.line("")
	table = c.table("cli.ladder.bot", "cli.ladder.against", "cli.ladder.wins", "cli.ladder.interval",
		"cli.ladder.ahead",
		"cli.ladder.margin", "cli.ladder.interval")
	for _, p := range ladder.Pairs {
		for i, b := range p.Bots {
			ahead := p.Ahead
			if i == 1 {
				ahead = 1 - ahead
			}
			fmt.Fprintf(table, "%s\t%s\t%s %%\t%s–%s %%\t%s %%\t%s\t%s … %s\t\n", b.Bot, p.Bots[1-i].Bot,
				d(100*b.WinRate, 1), d(100*b.WinRateCI95[0], 1), d(100*b.WinRateCI95[1], 1), d(100*ahead, 1),
				s(b.Margin, 2), s(b.MarginCI95[0], 2), s(b.MarginCI95[1], 2))
		}
	}
	return table.Flush()
}
