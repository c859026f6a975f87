package cli

import (
	"context"
	"errors"
	"os"

	"ennead/internal/network"
	"ennead/internal/train"
)

// network runs a course that teaches a network, or goes on with it.
func (t trainCommand) network(ctx context.Context, c *console, course *train.Course) error {
	var rounds []train.Guessed
	course.Guesses = func(g train.Guessed) {
		if rounds = append(rounds, g); !t.JSON {
			t.guessed(c, g)
			_ = c.Flush() // whoever waits sees the round; a fault shows at the end
		}
	}
	learnt, err := course.Guess(ctx, t.Rounds)
	if err != nil {
		return err
	}
	if learnt == nil {
		return wrong("cli.error.no_network", "dir", t.Dir)
	}
	if t.Out != "" {
		if err := saveNetwork(t.Out, learnt); err != nil {
			return err
		}
	}
	var final []train.Duel
	for _, n := range course.Players {
		if t.Final == 0 || n < 2 {
			continue
		}
		m, err := course.Duel(ctx, train.Step{Players: n, Match: true}, t.Final, learnt, nil)
		if err != nil {
			return err
		}
		final = append(final, train.Duel{Players: n, Match: m})
	}
	if t.JSON {
		return c.json(struct {
			Rounds []train.Guessed `json:"rounds"`
			Final  []train.Duel    `json:"final,omitempty"`
		}{rounds, final})
	}
	for _, d := range final {
		c.say("cli.train.unguided", "n", d.Players, "games", c.words.Number(d.Games), "wins", t.share(c, &d.Match),
			"margin", c.words.Signed(d.Margin, 2))
	}
	return nil
}

// guessed prints what a round brought.
func (t trainCommand) guessed(c *console, g train.Guessed) {
	d := c.words.Decimal
	c.say("cli.train.guessed", "round", g.Round, "choices", c.words.Number(g.Choices), "before", d(g.Before, 3),
		"after", d(g.After, 3), "same", d(100*g.Same, 1))
	for _, m := range g.Matches {
		c.say("cli.train.duel", "n", m.Players, "wins", t.share(c, &m.Match), "margin", c.words.Signed(m.Margin, 2))
	}
	if !g.Kept {
		c.say("cli.train.dropped_network")
	}
}

// saveNetwork writes the file of a network.
func saveNetwork(path string, n *network.Network) error {
	f, err := os.Create(path) //nolint:gosec // the operator names the file
	if err != nil {
		return err
	}
	return errors.Join(n.Write(f), f.Close())
}
