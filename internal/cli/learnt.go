package cli

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"

	"ennead/arena"
	"ennead/game"
	"ennead/games"
	"ennead/internal/gamekit"
	"ennead/internal/learnt"
)

type learntCommand struct {
	Game  string      `arg:""`
	Games map[int]int `placeholder:"PLAYERS=N" mapsep:","`
	Bot   string      `default:"mcts:1000" placeholder:"BOT"`
	Seed  uint64      `default:"1" placeholder:"S"`
	Jobs  int         `default:"0" placeholder:"J"`
	JSON  bool        `name:"json"`
}

func (learntCommand) Help() string {
	return "ennead learnt pharaon\nennead learnt kemet --games 2=20,4=10 --bot greedy"
}

// Run prints what was counted of the game, or counts it in new games.
func (l learntCommand) Run(c *console, ctx *context.Context) error {
	g, err := find(l.Game)
	if err != nil {
		return err
	}
	k := games.For(g)
	var counted *learnt.Counted
	switch {
	case k.Deeds == nil || k.Counted == nil && len(l.Games) == 0:
		return usage("cli.error.no_deeds", "game", g.ID())
	case len(l.Games) > 0:
		counted, err = l.count(*ctx, c, k)
	default:
		counted, err = learnt.Read(k.Counted, g, k.Deeds)
	}
	if err != nil {
		return err
	}
	if l.JSON {
		return c.json(counted)
	}
	return l.print(c, k, counted)
}

// count plays games and counts what is done in them.
func (l learntCommand) count(ctx context.Context, c *console, k *gamekit.Kit) (*learnt.Counted, error) {
	jobs := cmp.Or(l.Jobs, runtime.GOMAXPROCS(0))
	all := &learnt.Counted{Game: k.ID(), Version: k.Version(), Bot: l.Bot, Seed: l.Seed}
	setups := map[int]game.Setup{}
	for players, n := range l.Games { // what is wrong is said before the first game
		var err error
		if n < 1 || jobs < 1 {
			return nil, usage("cli.error.games")
		}
		if setups[players], err = setup(k.Game, players, nil); err != nil {
			return nil, err
		}
	}
	for _, players := range slices.Sorted(maps.Keys(l.Games)) {
		n, s := l.Games[players], setups[players]
		counter := learnt.NewCounter(k.Game, k.Deeds)
		conf := arena.Config{Game: k.Game, Setup: s, Games: n, Seed: l.Seed, Jobs: jobs, Record: counter.Add}
		var end func()
		var err error
		if conf.Bots, end, err = c.entrants(k.Game, []string{l.Bot}, s); err != nil {
			return nil, err
		}
		show, clear := c.meter(n)
		conf.Progress = show
		_, err = arena.Run(ctx, conf)
		clear()
		end()
		if err != nil {
			return nil, err
		}
		all.Series = append(all.Series, counter.Table(players))
	}
	return all, nil
}

// print prints a table for each number of players and each kind of deeds.
func (l learntCommand) print(c *console, k *gamekit.Kit, counted *learnt.Counted) error {
	for _, t := range counted.Series {
		usual, err := usualGame(k.Game, t.Players)
		if err != nil {
			return err
		}
		c.say("site.learnt.series", "n", t.Players, "games", c.words.Number(t.Games), "bot", counted.Bot, "version",
			counted.Version)
		for _, kind := range k.Deeds {
			deeds := learnt.Ranked(t.Kinds[kind.Key])
			if len(deeds) == 0 {
				continue
			}
			c.line("")
			c.line("%s", c.paint("1", c.words.Word("site.game."+k.ID()+".learnt."+kind.Key)))
			table := c.table("site.learnt.taken", "site.learnt.with", "site.learnt.without")
			for _, d := range deeds {
				fmt.Fprintf(table, "%s\t%s\t%s\t  %s\n", learnt.Percent(d.Taken()), percent(d.With()),
					percent(d.Without()), strings.Join(kind.Says(c.words, usual, d.Deed), ": "))
			}
			if err := table.Flush(); err != nil {
				return err
			}
		}
		c.line("")
	}
	c.flow(0, 0, c.words.Word("site.learnt.careful"))
	return nil
}

// usualGame starts a game with the usual components and options.
func usualGame(g game.Game, players int) (game.State, error) {
	s, err := setup(g, players, nil)
	if err != nil {
		return nil, err
	}
	return g.New(s)
}

// percent writes a share in whole percent, with its interval, or a dash if too few seats say anything.
func percent(s arena.Share) string {
	if learnt.Vague(s) {
		return "–"
	}
	return learnt.Percent(s.Rate) + " (" + learnt.Percent(s.CI95[0]) + "–" + learnt.Percent(s.CI95[1]) + ")"
}
