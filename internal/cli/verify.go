package cli

import (
	"errors"
	"fmt"

	"ennead/game"
)

type verifyCommand struct {
	recordFile
}

// Help shows an example.
func (verifyCommand) Help() string {
	return `A record that was altered after the game, in any draw or move that the rules or the sealed
secret decide, does not verify. What it cannot show is which of several legal choices a player made.

Example:
  ennead verify game.txt`
}

// Run verifies the record.
func (v verifyCommand) Run(c *console) error {
	r, g, err := v.read(c)
	if err != nil {
		return err
	}
	if r.Secret == "" {
		return fmt.Errorf("%s: the record holds no secret: the game is not over, or its chance was not sealed", v.File)
	}
	m, err := game.Verify(g, r)
	if errors.Is(err, game.ErrUnfinished) {
		return fmt.Errorf("%s: all %d moves are as they should be, but %w", v.File, len(r.Turns), err)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", v.File, err)
	}
	draws := 0
	for _, t := range m.Record.Turns[r.Given:] {
		if t.Seat == game.Nature {
			draws++
		}
	}
	c.say("cli.verify.good", "moves", len(m.Record.Turns), "draws", draws)
	if r.Given > 0 {
		c.say("cli.verify.given", "n", r.Given)
	}
	c.say("cli.verify.seal", "seal", r.Seal)
	return nil
}
