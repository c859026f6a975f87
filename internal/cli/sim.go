package cli

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"text/tabwriter"

	"ennead/arena"
	"ennead/game"
)

type simGroup struct {
	Game simCommand `cmd:"" default:"withargs"`
	All  allCommand `cmd:""`
}

func (simGroup) Help() string {
	return "ennead sim pharaon --games 20 --seats greedy,random,random --seed 7\nennead sim all --games 2"
}

type simCommand struct {
	Game    string            `arg:""`
	Games   int               `default:"100" placeholder:"N"`
	Seats   []string          `default:"random,random,random" placeholder:"BOT"`
	Seed    uint64            `default:"1" placeholder:"S"`
	Jobs    int               `default:"0" placeholder:"J"`
	Option  map[string]string `placeholder:"k=v" mapsep:"none"`
	Deals   bool              `default:"true" negatable:""`
	Records string            `placeholder:"DIR"`
	JSON    bool              `name:"json"`
}

func (simCommand) Help() string {
	return "ennead sim pharaon --games 20 --seats greedy,random,random --seed 7"
}

// Run plays the games and prints the statistics.
func (s simCommand) Run(c *console, ctx *context.Context) error {
	conf, end, err := s.config(c)
	if err != nil {
		return err
	}
	defer end()
	if s.Records != "" {
		if err := os.MkdirAll(s.Records, 0o755); err != nil {
			return err
		}
		conf.Record = func(i int, r *game.Record) error { return s.write(conf.Game, i, r) }
	}
	show, clear := c.meter(s.Games)
	conf.Progress = show
	result, err := arena.Run(*ctx, conf)
	clear()
	if err != nil {
		return err
	}
	if s.JSON {
		return c.json(result)
	}
	return s.print(c, &result)
}

// config returns the series, and what ends the programs that play in it.
func (s simCommand) config(c *console) (conf arena.Config, end func(), err error) {
	g, err := find(s.Game)
	if err != nil {
		return conf, nil, err
	}
	conf = arena.Config{Game: g, Games: s.Games, Seed: s.Seed, Jobs: s.Jobs, Silent: !s.Deals}
	if s.Games < 1 || s.Jobs < 0 {
		return conf, nil, usage("cli.error.games")
	}
	if s.Jobs == 0 {
		conf.Jobs = runtime.GOMAXPROCS(0)
	}
	if conf.Setup, err = setup(g, len(s.Seats), s.Option); err != nil {
		return conf, nil, err
	}
	conf.Bots, end, err = c.entrants(g, s.Seats, conf.Setup)
	return conf, end, err
}

// write writes the record of a game.
func (s simCommand) write(g game.Game, i int, r *game.Record) error {
	f, err := os.Create(filepath.Join(s.Records, fmt.Sprintf("%s-%06d.txt", g.ID(), i+1)))
	if err != nil {
		return err
	}
	if err := game.WriteRecord(f, g, r); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// bar returns a progress bar of thirty characters.
func bar(done, all int) string {
	full := 30 * done / all
	return fmt.Sprintf("[%s%s] %d/%d", strings.Repeat("#", full), strings.Repeat(".", 30-full), done, all)
}

func (s simCommand) print(c *console, r *arena.Result) error {
	n, d := c.words.Number, c.words.Decimal
	c.say("cli.sim.speed", "games", n(r.Games), "choices", n(r.Choices), "seconds", d(r.Seconds, 2), "speed",
		n(int(r.ChoicesPerSecond)))
	c.say("cli.sim.length", "choices", n(r.Choices/r.Games), "chance", n(r.ChanceMoves/r.Games))
	if r.OutOfTurn > 0 {
		c.say("cli.sim.deals", "n", n(r.OutOfTurn/r.Games))
	}
	table := tabwriter.NewWriter(c, 0, 0, 3, ' ', tabwriter.AlignRight)
	head := func(key string) string { return c.words.Word("cli.sim." + key) }
	fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t\n", head("bot"), head("games"), head("wins"), head("rate"),
		head("interval"), head("score"), head("place"))
	for _, b := range r.Bots {
		fmt.Fprintf(table, "%s\t%s\t%s\t%s %%\t%s–%s %%\t%s\t%s\t\n", b.Bot, n(b.Games), d(b.Wins, 1),
			d(100*b.WinRate, 1), d(100*b.WinRateCI95[0], 1), d(100*b.WinRateCI95[1], 1), d(b.ScoreMean, 1),
			d(b.RankMean, 2))
	}
	return table.Flush()
}
