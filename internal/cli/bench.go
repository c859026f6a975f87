package cli

import (
	"context"
	"fmt"
	"runtime"
	"time"
	"unicode/utf8"

	"ennead/game"
)

type benchCommand struct {
	Only []string      `placeholder:"GAME"`
	Time time.Duration `default:"500ms" placeholder:"TIME"`
	Dir  string        `placeholder:"DIR"`
	JSON bool          `name:"json"`
}

// Help shows an example.
func (benchCommand) Help() string {
	return "ennead bench --only pharaon --time 10ms"
}

// measured is what `ennead bench --json` prints.
type measured struct {
	Machine machine        `json:"machine"`
	Time    float64        `json:"seconds_each"`
	Seconds float64        `json:"seconds"`
	Games   []gameMeasured `json:"games"`
}

// machine is where it was measured.
type machine struct {
	Processors int    `json:"processors"`
	Go         string `json:"go"`
	System     string `json:"system"`
	Version    string `json:"version"`
}

// gameMeasured is one game.
type gameMeasured struct {
	Game    string   `json:"game"`
	Rules   int      `json:"rules"`
	Figures []figure `json:"figures"`
}

// Run measures game after game and prints each as soon as it is done.
func (b benchCommand) Run(c *console, ctx *context.Context) error {
	list, err := some(b.Only)
	if err != nil {
		return err
	}
	if b.Time <= 0 || b.Time > time.Minute {
		return usage("cli.error.time")
	}
	m := measured{Machine: machine{runtime.GOMAXPROCS(0), runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH, version()}, Time: b.Time.Seconds()}
	steps, all := map[string][]step{}, 0
	for _, g := range list {
		if steps[g.ID()], err = b.steps(g); err != nil {
			return err
		}
		all += len(steps[g.ID()])
	}
	if !b.JSON {
		c.say("cli.bench.machine", "n", m.Machine.Processors, "go", m.Machine.Go, "system", m.Machine.System, "version", m.Machine.Version)
		c.line("")
	}
	began, done := time.Now(), 0
	for _, g := range list {
		one := gameMeasured{Game: g.ID(), Rules: g.Version()}
		for _, measure := range steps[g.ID()] {
			if c.progress {
				fmt.Fprintf(c.err, "\r%s", bar(done, all))
			}
			figures, err := measure(*ctx)
			if err != nil {
				return fmt.Errorf("%s: %w", g.ID(), err)
			}
			one.Figures = append(one.Figures, figures...)
			done++
		}
		if c.progress {
			fmt.Fprint(c.err, "\r\x1b[K")
		}
		m.Games = append(m.Games, one)
		if !b.JSON {
			if err := c.figures(g, one.Figures); err != nil {
				return err
			}
		}
	}
	m.Seconds = time.Since(began).Seconds()
	if b.JSON {
		return c.json(m)
	}
	c.say("cli.bench.note")
	c.say("cli.bench.note_aim")
	return nil
}

// figures prints those of a game with the aims beside them.
func (c *console) figures(g game.Game, list []figure) error {
	c.line("%s", c.paint("1", c.title(g)))
	width := 0
	for _, f := range list {
		width = max(width, utf8.RuneCountInString(c.words.Word(f.key)))
	}
	name := func(key string) string { return fmt.Sprintf("%-*s", width, c.words.Word(key)) }
	table := c.columns(name("cli.bench.what"), c.words.Word("cli.bench.players"), c.words.Word("cli.bench.each"), c.words.Word("cli.bench.rate"),
		c.words.Word("cli.bench.allocations"), c.words.Word("cli.bench.aim"), c.words.Word("cli.bench.ratio"))
	for _, f := range list {
		each, rate, allocations, aim, ratio := c.amount(f, f.Value), "", "", "", ""
		if f.PerSecond > 0 {
			rate = c.decimal(f.PerSecond, 0)
		}
		if f.Allocations != nil {
			allocations = c.words.Number(*f.Allocations)
		}
		if f.Aim > 0 {
			aim, ratio = c.amount(f, f.Aim), c.decimal(f.Ratio, 2)
		}
		fmt.Fprintf(table, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t\n", name(f.key), f.Players, each, rate, allocations, aim, ratio)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	c.line("")
	return nil
}

// amount is a time or a size as people read it.
func (c *console) amount(f figure, x float64) string {
	switch {
	case f.Unit == inSpace:
		return c.words.Word("cli.bench.bytes", "n", c.decimal(x, 0))
	case x < 1000:
		return c.decimal(x, 0) + " ns"
	case x < 100_000:
		return c.decimal(x/1000, 1) + " µs"
	default:
		return c.decimal(x/1_000_000, 2) + " ms"
	}
}
