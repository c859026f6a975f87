package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"

	"ennead/games"
	"ennead/internal/train"
	"ennead/internal/weights"
)

type trainCommand struct {
	Game    string  `arg:""`
	Dir     string  `placeholder:"DIR" required:""`
	Rounds  int     `default:"1" placeholder:"N"`
	Players []int   `placeholder:"N"`
	Bot     string  `default:"mcts:300" placeholder:"BOT"`
	Games   int     `default:"600" placeholder:"N"`
	Match   int     `default:"200" placeholder:"N"`
	Final   int     `default:"0" placeholder:"N"`
	Stray   float64 `default:"0.04" placeholder:"X"`
	Lambda  float64 `default:"1" placeholder:"X"`
	Prior   float64 `default:"0" placeholder:"X"`
	Part    float64 `default:"0.5" placeholder:"X"`
	Most    float64 `default:"0" placeholder:"X"`
	Ridge   float64 `default:"0.01" placeholder:"X"`
	Own     float64 `default:"0.1" placeholder:"X"`
	Seed    uint64  `default:"1" placeholder:"S"`
	Jobs    int     `default:"0" placeholder:"J"`
	Out     string  `placeholder:"FILE"`
	Keep    bool
	Swing   bool
	Network bool
	Times   int     `default:"6" placeholder:"N"`
	Trials  int     `default:"0" placeholder:"N"`
	Share   float64 `default:"0.1" placeholder:"X"`
	Playout string  `default:"greedy" placeholder:"BOT"`
	JSON    bool    `name:"json"`
}

func (trainCommand) Help() string {
	return "ennead train tekhenu --network --dir course --rounds 2 --bot mcts:600 --out network.bin\n" +
		"ennead train osiris --dir course --rounds 3 --players 2 --final 300 --out weights.json\n" +
		"ennead sim osiris --seats mcts:300@weights.json,mcts:300 --games 100"
}

// Run runs a course of training, or goes on with it.
func (t trainCommand) Run(c *console, ctx *context.Context) error {
	course, err := t.course(c)
	if err != nil {
		return err
	}
	var rounds []train.Round
	course.Learnt = func(r train.Round) {
		if rounds = append(rounds, r); !t.JSON {
			t.print(c, r)
			_ = c.Flush() // whoever waits sees the round; a fault shows at the end
		}
	}
	show, clear := c.gauge()
	defer clear()
	course.Progress = func(_ train.Step, done, all int) { show(done, all) }
	switch {
	case t.Network:
		return t.network(*ctx, c, course)
	case t.Swing:
		return t.swing(*ctx, c, course)
	}
	learnt, err := course.Run(*ctx, t.Rounds)
	if err != nil {
		return err
	}
	final, err := t.final(*ctx, course, learnt)
	if err != nil {
		return err
	}
	clear()
	if t.Out != "" {
		if err := save(t.Out, learnt); err != nil {
			return err
		}
	}
	if t.JSON {
		return c.json(struct {
			Rounds []train.Round `json:"rounds"`
			Final  []train.Point `json:"final,omitempty"`
		}{rounds, final})
	}
	for _, p := range final {
		c.say("cli.train.final", "n", p.Players, "games", c.words.Number(p.Match.Games), "wins", t.share(c, p.Match),
			"margin", c.words.Signed(p.Match.Margin, 2))
	}
	return nil
}

// course returns the course that the flags describe.
func (t trainCommand) course(c *console) (*train.Course, error) {
	g, err := find(t.Game)
	if err != nil {
		return nil, err
	}
	if _, err := spec(t.Bot); err != nil {
		return nil, err
	}
	k := games.For(g)
	course := &train.Course{
		Kit: k, Dir: t.Dir, Keep: t.Keep, Jobs: cmp.Or(t.Jobs, runtime.GOMAXPROCS(0)),
		Settings: train.Settings{
			Game: g.ID(), Bot: t.Bot, Players: t.Players, Games: t.Games, Match: t.Match, Seed: t.Seed, Stray: t.Stray,
			Lambda: t.Lambda, Ridge: t.Ridge, Own: t.Own, Prior: t.Prior, Part: t.Part, Most: t.Most,
		},
	}
	if t.Network {
		course.Settings = train.Settings{Game: g.ID(), Bot: t.Bot, Players: t.Players, Games: t.Games, Match: t.Match,
			Seed: t.Seed, Stray: t.Stray, Times: t.Times}
	}
	if t.Trials != 0 {
		course.Settings.Lambda, course.Settings.Own = 0, 0
		course.Settings.Trials, course.Settings.Share, course.Settings.Playout = t.Trials, t.Share, t.Playout
	}
	if len(t.Players) == 0 {
		course.Players = course.All(k)
	}
	if t.Jobs < 0 || t.Rounds < 1 || t.Final < 0 || t.Network && t.Times < 1 {
		return nil, usage("cli.error.rounds")
	}
	if err := course.Check(k); err != nil {
		return nil, usage("cli.error.train", "detail", c.detail(err))
	}
	return course, nil
}

// print prints what a round brought.
func (t trainCommand) print(c *console, r train.Round) {
	d := c.words.Decimal
	for _, p := range r.Points {
		c.say("cli.train.fitted", "round", r.Round, "n", p.Players, "samples", c.words.Number(p.Samples),
			"before", d(p.Before, 3), "after", d(p.After, 3))
		if p.Match == nil {
			continue
		}
		key := "cli.train.dropped"
		if p.Kept {
			key = "cli.train.kept"
		}
		c.say(key, "wins", t.share(c, p.Match), "margin", c.words.Signed(p.Match.Margin, 2))
	}
}

// share writes a share of victories with its interval.
func (trainCommand) share(c *console, m *train.Match) string {
	d := c.words.Decimal
	return fmt.Sprintf("%s %% (%s–%s)", d(100*m.Wins, 1), d(100*m.CI95[0], 1), d(100*m.CI95[1], 1))
}

// final lets what was learnt play against the weights of the program.
func (t trainCommand) final(
	ctx context.Context, course *train.Course, learnt weights.Tables,
) (list []train.Point, err error) {
	first, _ := course.Kit.Fit.New()
	for _, n := range course.Players {
		if t.Final == 0 || same(learnt[n-2], first[n-2]) {
			continue
		}
		m, err := course.Against(ctx, train.Step{Players: n, Match: true}, t.Final, learnt, first)
		if err != nil {
			return nil, err
		}
		list = append(list, train.Point{Players: n, Match: &m})
	}
	return list, nil
}

// same reports whether no weight of a number of players has changed.
func same(a, b [][]float32) bool {
	return slices.EqualFunc(a, b, slices.Equal)
}

// swing fits how far the end may be from what the evaluator expects.
func (t trainCommand) swing(ctx context.Context, c *console, course *train.Course) error {
	s, err := course.Swing(ctx)
	if err != nil {
		return err
	}
	if t.JSON {
		return c.json(s)
	}
	d := c.words.Decimal
	c.say("cli.train.swing", "base", d(s.Base, 3), "point", d(s.PerPoint, 3), "n", c.words.Number(s.Positions))
	for _, b := range s.Bins {
		c.say("cli.train.came", "said", d(100*b.Said, 0), "came", d(100*b.Came, 0), "n", c.words.Number(b.Count))
	}
	return nil
}

// save writes a file of weights.
func save(path string, w weights.Tables) error {
	f, err := os.Create(path) //nolint:gosec // the operator names the file
	if err != nil {
		return err
	}
	return errors.Join(w.Write(f), f.Close())
}
