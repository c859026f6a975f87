package cli

import (
	"ennead/game"
	"ennead/games"
	"ennead/scenario"
)

type positionCommand struct {
	recordFile
	At   int `required:"" placeholder:"N"`
	Seat int `default:"0" placeholder:"S"`
}

func (positionCommand) Help() string { return "ennead position game.txt --at 40 --seat 2" }

// Run prints the position of a moment.
func (p positionCommand) Run(c *console) error {
	m, err := p.replay(c, max(p.At, 0))
	if err != nil {
		return err
	}
	if p.At < 0 {
		return usage("cli.error.at")
	}
	if today := games.Find(m.Game.ID()); today.Version() != m.Game.Version() {
		return wrong("cli.error.position_older", "file", p.File, "played", m.Game.Version(), "today", today.Version())
	}
	seat, err := viewer(m.State, p.Seat)
	if err != nil {
		return err
	}
	if seat != game.Spectator && !m.State.Owing().Has(seat) {
		return wrong("cli.error.file", "file", p.File, "detail", game.ErrNotYours)
	}
	text, err := scenario.Write(m.Game, m.Record.Setup, m.State)
	if err != nil {
		return wrong("cli.error.file", "file", p.File, "detail", err)
	}
	c.WriteString(text)
	if seat == game.Spectator {
		return nil
	}
	c.line("seat: %s", seat.Text())
	for _, move := range m.State.Moves(nil, seat) {
		c.line("# %s", m.Game.Lexicon().Text(move))
	}
	return nil
}
