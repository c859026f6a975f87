package gametest

import (
	"fmt"
	"strings"

	"ennead/game"
)

// How the messages of laws name things: as records do, with seats from 1.

// whom names a seat, or spectators.
func whom(seat game.Seat) string {
	if seat == game.Spectator {
		return "a spectator"
	}
	return "seat " + seat.Text()
}

// text returns a move of a seat as records write it.
func (p *player) text(seat game.Seat, m game.Move) string {
	return seat.Text() + " " + p.Game.Lexicon().Text(m)
}

// texts returns moves as records write them.
func (p *player) texts(list []game.Move) []string {
	var all []string
	for _, m := range list {
		all = append(all, p.Game.Lexicon().Text(m))
	}
	return all
}

// last is the last turn, as records write it.
func (p *player) last() string {
	if len(p.turns) == 0 {
		return "the beginning"
	}
	t := p.turns[len(p.turns)-1]
	return p.text(t.Seat, t.Move)
}

// asks is what a seat is asked, which names the step.
func (p *player) asks(seat game.Seat) string {
	m := p.Game.Prompt(p.state, seat)
	return fmt.Sprintf("when asked %s (%s)", m.Key, m.Rule)
}

// happened is an event: its kind and numbers, whose it is, and who may know.
func happened(e game.Event) string {
	var who []string
	switch e.Audience & game.Everyone {
	case game.Everyone:
		who = []string{"everyone"}
	case 0:
		who = []string{"nobody"}
	default:
		for seat := range e.Audience.All() {
			who = append(who, whom(seat))
		}
	}
	readers := strings.Join(who, ", ")
	return fmt.Sprintf("event %d of %s (A %d, B %d, C %d, D %d) for %s", e.Kind, whom(e.Seat), e.A, e.B, e.C, e.D,
		readers)
}

// refusal is why a seat may not make a move. Where the text has no words for the reason and panics, the panic says
// which.
func (s *Suite) refusal(at game.State, seat game.Seat, m game.Move) *game.Refusal {
	defer func() {
		if cause := recover(); cause != nil {
			panic(fmt.Sprintf("the refusal of %s %s, for the reason %+v: %v; give this kind a row among the refusals "+
				"of the text",
				seat.Text(), s.Game.Lexicon().Text(m), at.Why(seat, m), cause))
		}
	}()
	return s.Game.Refusal(at, seat, m)
}
