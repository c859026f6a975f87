package cli

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"strconv"
	"time"

	"ennead/arena"
	"ennead/game"
	"ennead/games"
)

// thoughtless is how many games random bots play for each game of a bot that thinks: they cost next to nothing.
const thoughtless = 50

type allCommand struct {
	Bots  []string `default:"random,greedy,apprentice,scribe" placeholder:"BOT"`
	Games int      `default:"40" placeholder:"N"`
	Only  []string `placeholder:"GAME"`
	Seed  uint64   `default:"1" placeholder:"S"`
	Jobs  int      `default:"0" placeholder:"J"`
	Deals bool     `default:"true" negatable:""`
	JSON  bool     `name:"json"`
}

func (allCommand) Help() string {
	return "ennead sim all --games 2 --only pharaon,tekhenu"
}

// picture is what `ennead sim all --json` prints.
type picture struct {
	Seed    uint64         `json:"seed"`
	Jobs    int            `json:"jobs"`
	Seconds float64        `json:"seconds"`
	Games   []gameSurveyed `json:"games"`
}

// gameSurveyed is a game with every number of players and every bot.
type gameSurveyed struct {
	Game    string         `json:"game"`
	Rules   int            `json:"rules"`
	Surveys []arena.Survey `json:"surveys"`
}

// Run surveys game after game and prints each as soon as it is done.
func (a allCommand) Run(c *console, ctx *context.Context) error {
	list, err := some(a.Only)
	if err != nil {
		return err
	}
	series, all := make([][]arena.Config, len(list)), 0
	for i, g := range list {
		if series[i], err = a.series(g); err != nil {
			return err
		}
		for _, conf := range series[i] {
			all += conf.Games
		}
	}
	p := picture{Seed: a.Seed, Jobs: series[0][0].Jobs}
	show, clear := c.meter(all)
	began, done := time.Now(), 0
	for i, g := range list {
		surveys, err := look(*ctx, series[i], func(n int) { show(done + n) })
		clear()
		if err != nil {
			return err
		}
		done += played(surveys)
		p.Games = append(p.Games, gameSurveyed{g.ID(), g.Version(), surveys})
		if a.JSON {
			continue
		}
		if err := c.survey(g, surveys); err != nil {
			return err
		}
	}
	p.Seconds = time.Since(began).Seconds()
	if a.JSON {
		return c.json(p)
	}
	c.say("cli.all.sum", "games", done, "seconds", c.words.Decimal(p.Seconds, 1), "jobs", p.Jobs, "seed",
		strconv.FormatUint(a.Seed, 10))
	return nil
}

// look surveys one series after the other.
func look(ctx context.Context, series []arena.Config, progress func(done int)) (list []arena.Survey, err error) {
	for _, conf := range series {
		before := played(list)
		conf.Progress = func(n int) { progress(before + n) }
		v, err := arena.RunSurvey(ctx, conf)
		if err != nil {
			return nil, fmt.Errorf("%s, %d players, %s: %w", conf.Game.ID(), conf.Setup.Players, conf.Bots[0].Name, err)
		}
		list = append(list, v)
	}
	return list, nil
}

// played returns how many games were played.
func played(list []arena.Survey) (games int) {
	for _, v := range list {
		games += v.Games
	}
	return games
}

// some returns the games that a person named, in the usual order; all if none.
func some(names []string) (list []game.Game, err error) {
	for _, name := range names {
		if _, err := find(name); err != nil {
			return nil, err
		}
	}
	for _, g := range games.All() {
		if len(names) == 0 || slices.Contains(names, g.ID()) {
			list = append(list, g)
		}
	}
	return list, nil
}

// series returns those of a game: each number of players with each bot.
func (a allCommand) series(g game.Game) (list []arena.Config, err error) {
	if a.Games < 1 || a.Jobs < 0 {
		return nil, usage("cli.error.games")
	}
	var bots []arena.Entrant
	for _, text := range a.Bots {
		e, err := entrant(g, text)
		if err != nil {
			return nil, err
		}
		bots = append(bots, e)
	}
	conf := arena.Config{Game: g, Seed: a.Seed, Jobs: a.Jobs, Silent: !a.Deals}
	if a.Jobs == 0 {
		conf.Jobs = runtime.GOMAXPROCS(0)
	}
	least, most := g.Players()
	for players := least; players <= most; players++ {
		for i := range bots {
			conf.Setup, conf.Bots, conf.Games = game.Setup{Players: players}, bots[i:i+1], a.Games
			if bots[i].Blind {
				conf.Games *= thoughtless
			}
			list = append(list, conf)
		}
	}
	return list, nil
}

// survey prints the survey of a game.
func (c *console) survey(g game.Game, list []arena.Survey) error {
	c.line("%s", c.paint("1", c.title(g)))
	negotiated := slices.ContainsFunc(list, func(v arena.Survey) bool { return v.OutOfTurn.Most > 0 })
	heads := []string{"cli.all.players", "cli.all.bot", "cli.all.games", "cli.all.rounds", "cli.all.choices",
		"cli.all.draws"}
	if negotiated {
		heads = append(heads, "cli.all.deals")
	}
	table := c.table(append(heads, "cli.all.points", "cli.all.winner", "cli.all.shared", "cli.all.speed")...)
	n := c.words.Number
	for _, v := range list {
		fmt.Fprintf(table, "%d\t%s\t%s\t%s\t%s\t%s\t", v.Players, v.Bot, n(v.Games), c.words.Decimal(v.Rounds.Mean, 1),
			c.words.Decimal(v.Choices.Mean, 0), c.words.Decimal(v.Draws.Mean, 0))
		if negotiated {
			fmt.Fprintf(table, "%s\t", c.words.Decimal(v.OutOfTurn.Mean, 0))
		}
		fmt.Fprintf(table, "%s ± %s\t%s\t%s %%\t%s\t\n", c.words.Decimal(v.Points.Mean, 1),
			c.words.Decimal(v.Points.SD, 1), c.words.Decimal(v.Winner.Mean, 1),
			c.words.Decimal(100*v.Shared.Rate, 0), n(int(v.ChoicesPerSecond)))
	}
	if err := table.Flush(); err != nil {
		return err
	}
	c.line("")
	return c.orders(g, list)
}

// orders prints how often the first player, the second, … has won.
func (c *console) orders(g game.Game, list []arena.Survey) error {
	c.say("cli.all.order")
	heads := []string{"cli.all.players", "cli.all.bot"}
	automata := slices.ContainsFunc(list, func(v arena.Survey) bool { return v.Automata != nil })
	if automata {
		heads = append(heads, automaton(g.ID()))
	}
	_, most := g.Players()
	table := c.table(append(heads, []string{"cli.all.first", "cli.all.second", "cli.all.third", "cli.all.fourth",
		"cli.all.fifth"}[:most]...)...)
	for _, v := range list {
		fmt.Fprintf(table, "%d\t%s\t", v.Players, v.Bot)
		if automata {
			fmt.Fprintf(table, "%s\t", c.share(v.Automata))
		}
		for k := range most {
			var s *arena.Share
			if k < len(v.Order) {
				s = &v.Order[k]
			}
			fmt.Fprintf(table, "%s\t", c.share(s))
		}
		fmt.Fprintln(table)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	c.line("")
	return nil
}

// share formats a part of the games with its interval, as in 52 (49–55).
func (c *console) share(s *arena.Share) string {
	if s == nil {
		return ""
	}
	return fmt.Sprintf("%.0f (%.0f–%.0f)", 100*s.Rate, 100*s.CI95[0], 100*s.CI95[1])
}
