package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Status is the short state of a seat.
func (Board) Status(scene piece.Scene, seat game.Seat) string {
	p := newPicture(scene)
	if status := p.Status(seat); status != "" {
		return status
	}
	switch {
	case p.fights(seat):
		return p.Word("status-fights")
	case p.passed(seat):
		return p.Word("status-passed")
	case p.phase() != day:
		return p.Word("status-prayer", "n", int(p.s.Player[seat].Prayer))
	case p.s.Player[seat].Tokens == 0:
		return p.Word("status-done")
	}
	return p.Word("status-tokens", "n", int(p.s.Player[seat].Tokens))
}

// passed tells whether the seat has passed in the window that is open (KEM-3.5).
func (p *picture) passed(seat game.Seat) bool {
	top := p.s.Top()
	return top.Step == kemet.StepAsk && top.B&(1<<seat) != 0
}

// fights tells whether the seat is in the combat that is going on or about to begin.
func (p *picture) fights(seat game.Seat) bool {
	f := &p.s.Fight
	return f.Space != kemet.NoSpace && (f.Side[0].Seat == seat || f.Side[1].Seat == seat)
}

// Order is the seats in the order of their turns, which is first drawn (KEM-2.7) and changes at each Dawn (KEM-7.9).
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*kemet.State)
	return piece.InOrder(s.Order[:s.Seats()])
}

// Progress is the round, its phase and the turn, with a pip for each turn of the Day.
func (Board) Progress(scene piece.Scene) gomponents.Node {
	p := newPicture(scene)
	round := int(p.s.Round)
	said := ""
	switch p.phase() {
	case over:
		said = p.Word("progress-over")
	case setUp:
		said = p.Word("progress-setup")
	case day:
		said = p.Word("progress-day", "round", round, "turn", p.turn(), "turns", kemet.ActionTokens)
	case night:
		said = p.Word("progress-night", "round", round)
	case dawn:
		said = p.Word("progress-dawn", "round", round)
	}
	if p.phase() != day {
		return piece.Progress(said, 0, 0)
	}
	return piece.Progress(said, p.turn(), kemet.ActionTokens)
}

// turn is which turn of the Day the active player takes.
func (p *picture) turn() int {
	_, n := p.s.Clock(p.s.Active) // since the first Day
	return n - (int(p.s.Round)-1)*kemet.ActionTokens
}

// Dial is nothing: the map is shown whole on narrow screens too.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }

// Landscape tells that the map is broader than high.
func (Board) Landscape() bool { return true }

// chapters are what opens a new entry of the chronicle: everything that a player or the house begins.
var chapters = map[string]bool{
	"kemet.event.turn": true, "kemet.event.day": true, "kemet.event.night": true, "kemet.event.combat": true,
	"kemet.event.over": true,
}

// Opens tells whether what is told begins something: a turn, a combat, the Day or the Night.
func (Board) Opens(told game.Message) bool { return chapters[told.Key] }

// dealt is what is told of the set-up and of the order of play, of each player alone.
var dealt = map[string]bool{"kemet.event.city": true, "kemet.event.districts": true, "kemet.event.order": true}

// Continues tells whether what is told came of what began before it: in a turn others play cards, in a
// combat two fight, and a Night is everybody's.
func (Board) Continues(told game.Message) bool { return !chapters[told.Key] && !dealt[told.Key] }
