package cli

import (
	"context"
	"fmt"
	"runtime"
	"slices"
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

// machine describes where the figures were measured.
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
	steps, all := make([][]step, len(list)), 0
	for i, g := range list {
		if steps[i], err = b.steps(g); err != nil {
			return err
		}
		all += len(steps[i])
	}
	m := measured{Machine: here(), Time: b.Time.Seconds()}
	if !b.JSON {
		c.say("cli.bench.machine", "n", m.Machine.Processors, "go", m.Machine.Go, "system", m.Machine.System, "version",
			m.Machine.Version)
		c.line("")
	}
	show, clear := c.meter(all)
	began, done := time.Now(), 0
	for i, g := range list {
		figures, err := taken(*ctx, steps[i], func(n int) { show(done + n) })
		clear()
		if err != nil {
			return fmt.Errorf("%s: %w", g.ID(), err)
		}
		done += len(steps[i])
		m.Games = append(m.Games, gameMeasured{g.ID(), g.Version(), figures})
		if b.JSON {
			continue
		}
		if err := c.figures(g, figures); err != nil {
			return err
		}
	}
	m.Seconds = time.Since(began).Seconds()
	if b.JSON {
		return c.json(m)
	}
	c.say("cli.bench.note")
	c.say("cli.bench.note_aim")
	if times := m.disturbed(); times > disturbance {
		c.say("cli.bench.busy", "times", c.words.Decimal(times, 1))
	}
	return nil
}

// here describes this machine.
func here() machine {
	return machine{runtime.GOMAXPROCS(0), runtime.Version(), runtime.GOOS + "/" + runtime.GOARCH, version()}
}

// taken runs one step after the other.
func taken(ctx context.Context, steps []step, progress func(done int)) (list []figure, err error) {
	for i, measure := range steps {
		progress(i)
		figures, err := measure(ctx)
		if err != nil {
			return nil, err
		}
		list = append(list, figures...)
	}
	return list, nil
}

// disturbance is how much longer the median run may take than the best one before the figures are doubted.
const disturbance = 1.3

// disturbed returns how many times longer the median run took than the best one, for the median of all figures: on an
// idle machine, hardly any longer.
func (m measured) disturbed() float64 {
	var all []float64
	for _, g := range m.Games {
		for _, f := range g.Figures {
			if f.Median > 0 {
				all = append(all, f.Median/f.Value)
			}
		}
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// figures prints the figures of a game with their targets.
func (c *console) figures(g game.Game, list []figure) error {
	c.line("%s", c.paint("1", c.title(g)))
	width := 0
	for _, f := range list {
		width = max(width, utf8.RuneCountInString(c.words.Word(f.key)))
	}
	name := func(key string) string { return fmt.Sprintf("%-*s", width, c.words.Word(key)) }
	table := c.columns(name("cli.bench.what"), c.words.Word("cli.bench.players"), c.words.Word("cli.bench.each"),
		c.words.Word("cli.bench.rate"),
		c.words.Word("cli.bench.allocations"), c.words.Word("cli.bench.aim"), c.words.Word("cli.bench.ratio"))
	for _, f := range list {
		each, rate, allocations, aim, ratio := c.amount(f, f.Value), "", "", "", ""
		if f.PerSecond > 0 {
			rate = c.words.Decimal(f.PerSecond, 0)
		}
		if f.Allocations != nil {
			allocations = c.words.Number(*f.Allocations)
		}
		if f.Aim > 0 {
			aim, ratio = c.amount(f, f.Aim), c.words.Decimal(f.Ratio, 2)
		}
		fmt.Fprintf(table, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t\n", name(f.key), f.Players, each, rate, allocations, aim,
			ratio)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	c.line("")
	return nil
}

// amount formats a time or a size for people.
func (c *console) amount(f figure, x float64) string {
	switch {
	case f.Unit == inSpace:
		return c.words.Word("cli.bench.bytes", "n", c.words.Decimal(x, 0))
	case x < 1000:
		return c.words.Decimal(x, 0) + " ns"
	case x < 100_000:
		return c.words.Decimal(x/1000, 1) + " µs"
	default:
		return c.words.Decimal(x/1_000_000, 2) + " ms"
	}
}
