package cli

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"ennead/analysis"
	"ennead/game"
	"ennead/internal/locale"
)

type analyseCommand struct {
	recordFile
	Iterations int `default:"1000" placeholder:"N"`
}

func (analyseCommand) Help() string {
	return "ennead analyse game.txt --iterations 3000"
}

// Run analyses a finished game.
func (a analyseCommand) Run(c *console, ctx *context.Context) error {
	if a.Iterations < 1 || a.Iterations > 1_000_000 {
		return usage("cli.error.iterations")
	}
	m, err := a.replay(c, -1)
	if err != nil {
		return err
	}
	if m.Record.Ended {
		return wrong("cli.error.ended", "file", a.File)
	}
	if !m.Over() {
		return wrong("cli.error.file", "file", a.File, "detail", analysis.ErrUnfinished)
	}
	spec := analyst(m.Game)
	spec.Iterations = a.Iterations
	var progress func(done, total int)
	if c.progress {
		progress = func(done, total int) { fmt.Fprintf(c.err, "\r%s", bar(done, max(total, 1))) }
	}
	r, err := analysis.Game(*ctx, m, spec, progress)
	if c.progress {
		fmt.Fprint(c.err, "\r\x1b[K")
	}
	if err != nil {
		return wrong("cli.error.file", "file", a.File, "detail", err)
	}
	words := c.words.With(c.apart(m.Record.Names))
	c.say("cli.analyse.evaluated", "n", len(r.Decisions), "bot", r.Spec)
	c.chart(r, words)
	if err := c.costs(r, m, words); err != nil {
		return err
	}
	c.sources(r, words)
	return nil
}

// chartWidth is the maximum number of characters in a line of the chart.
const chartWidth = 72

var levels = []rune("▁▂▃▄▅▆▇█")

// chart draws the chances of each seat from the first decision to the end.
func (c *console) chart(r *analysis.Report, words *locale.Catalogue) {
	c.heading(words, "cli.analyse.chances")
	table := tabwriter.NewWriter(c, 0, 0, 2, ' ', 0)
	for seat := range r.Final {
		var line strings.Builder
		for _, win := range columns(r, seat) {
			line.WriteRune(levels[min(int(win*float64(len(levels))), len(levels)-1)])
		}
		fmt.Fprintf(table, "%s\t%s\t%3.0f %%\n", words.Word("cli.seat", "seat", game.Seat(seat)), line.String(),
			100*r.Final[seat])
	}
	table.Flush()
}

// columns returns the chances of a seat, several decisions to a column if there are many, the result last.
func columns(r *analysis.Report, seat int) []float64 {
	n := len(r.Decisions)
	width := min(n, chartWidth-1)
	list := make([]float64, 0, width+1)
	for k := range width {
		from, to := k*n/width, (k+1)*n/width
		sum := 0.0
		for _, d := range r.Decisions[from:to] {
			sum += d.Win[seat]
		}
		list = append(list, sum/float64(to-from))
	}
	return append(list, r.Final[seat])
}

// mostCosts is how many decisions of each player are listed.
const mostCosts = 3

// costs prints the decisions that gave most away, and what the bot would have done.
func (c *console) costs(r *analysis.Report, m *game.Match, words *locale.Catalogue) error {
	c.heading(words, "cli.analyse.costly")
	for seat := range game.Seat(len(r.Final)) {
		if m.State.Automata().Has(seat) {
			continue
		}
		costly := r.Costly(seat, mostCosts)
		c.line("%s", words.Word("cli.seat", "seat", seat))
		if len(costly) == 0 {
			c.line("  %s", words.Word("cli.analyse.none"))
		}
		for _, d := range costly {
			before, err := m.Upto(d.At)
			if err != nil {
				return err
			}
			blame := d.Blame(analysis.LabelIn(before.Game, before.View(seat), seat))
			c.line("%s  %s  %s", number(d.At+1), c.paint("1", fmt.Sprintf("−%2.0f %%", 100*d.Cost)), words.Say(blame))
		}
	}
	return nil
}

// sources prints the score sheet of each seat at the end of each round.
func (c *console) sources(r *analysis.Report, words *locale.Catalogue) {
	c.heading(words, "cli.analyse.sources")
	rounds := r.ByRound()
	table := tabwriter.NewWriter(c, 0, 0, 2, ' ', tabwriter.AlignRight)
	for seat := range r.Final {
		head := []string{words.Word("cli.seat", "seat", game.Seat(seat))}
		for k := range rounds {
			head = append(head, strconv.Itoa(k+1))
		}
		row(table, head)
		totals := make([]int, len(rounds))
		for line, key := range r.Sources.Keys {
			cells := []string{words.Word(key)}
			for k, mark := range rounds {
				cells = append(cells, strconv.Itoa(mark.Points[line][seat]))
				totals[k] += mark.Points[line][seat]
			}
			if slices.ContainsFunc(cells[1:], func(cell string) bool { return cell != "0" }) {
				row(table, cells)
			}
		}
		last := []string{words.Word("cli.result.total")}
		for _, n := range totals {
			last = append(last, strconv.Itoa(n))
		}
		row(table, last)
	}
	table.Flush()
}

func row(table *tabwriter.Writer, cells []string) {
	fmt.Fprintln(table, strings.Join(cells, "\t")+"\t")
}

func (c *console) heading(words *locale.Catalogue, key string) {
	c.line("")
	c.line("%s", c.paint("1", words.Word(key)))
}
