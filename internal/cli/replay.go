package cli

import (
	"strconv"

	"ennead/game"
	"ennead/games"
	"ennead/internal/locale"
)

type replayCommand struct {
	recordFile
	To   int `default:"-1" placeholder:"N"`
	Seat int `default:"0" placeholder:"S"`
}

func (replayCommand) Help() string { return "ennead replay game.txt --to 40 --seat 2" }

// Run prints the events and draws the board.
func (r replayCommand) Run(c *console) error {
	m, err := r.replay(c, r.To)
	if err != nil {
		return err
	}
	seat, err := viewer(m.State, r.Seat)
	if err != nil {
		return err
	}
	words := c.words.With(c.apart(m.Record.Names))
	view := m.View(seat)
	shown := 0
	for n, t := range m.Known(seat) {
		c.line("%s", c.paint("2", moveLine(m, shown, t)))
		c.events(m, n, seat, view, words)
		shown++
	}
	c.line("")
	games.For(m.Game).Plain(c, view, seat, words, c.colour)
	if m.Record.Ended {
		c.line("")
		c.say("cli.replay.ended")
	}
	if m.Over() {
		c.result(m, words)
	}
	return nil
}

// moveLine returns a move as the record has it.
func moveLine(m *game.Match, n int, t game.Turn) string {
	text := "?"
	if !t.Hidden {
		text = m.Game.Lexicon().Text(t.Move)
	}
	if t.Note != "" {
		text += " " + strconv.Quote(t.Note)
	}
	return number(n+1) + "  " + t.Seat.Text() + " " + text
}

// events prints what happened in a turn.
func (c *console) events(m *game.Match, n int, seat game.Seat, view game.State, words *locale.Catalogue) {
	var said []string
	for _, e := range m.Events(n, seat) {
		said = append(said, words.Say(m.Game.Tell(view, e)))
	}
	c.folded("      ", said)
}
