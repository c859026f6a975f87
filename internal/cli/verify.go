package cli

import (
	"errors"

	"ennead/game"
)

type verifyCommand struct {
	recordFile
}

func (verifyCommand) Help() string {
	return "ennead verify game.txt"
}

// Run verifies the record.
func (v verifyCommand) Run(c *console) error {
	r, g, err := v.read(c)
	if err != nil {
		return err
	}
	if r.Secret == "" {
		return wrong("cli.error.no_secret", "file", v.File)
	}
	m, err := game.Verify(g, r)
	if errors.Is(err, game.ErrUnfinished) {
		return wrong("cli.error.so_far", "file", v.File, "n", len(r.Turns), "detail", err)
	}
	if err != nil {
		return wrong("cli.error.file", "file", v.File, "detail", err)
	}
	draws := 0
	for _, t := range m.Record.Turns[r.Given:] {
		if t.Seat == game.Nature {
			draws++
		}
	}
	c.say("cli.verify.good", "moves", len(m.Record.Turns), "draws", draws)
	if m.Record.Ended {
		c.say("cli.verify.ended")
	}
	if r.Given > 0 {
		c.say("cli.verify.given", "n", r.Given)
	}
	c.say("cli.verify.seal", "seal", r.Seal)
	return nil
}
