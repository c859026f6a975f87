package board

import (
	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Status summarises the state of a seat.
func (Board) Status(scene piece.Scene, seat game.Seat) string {
	p := newPicture(scene)
	if status := p.Status(seat); status != "" {
		return status
	}
	switch {
	case p.s.Fighting(seat):
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

// passed reports whether the seat has passed in the open window (KEM-3.5).
func (p *picture) passed(seat game.Seat) bool {
	top := p.s.Top()
	return top.Step == kemet.StepAsk && top.B&(1<<seat) != 0
}

// Order returns the seats in turn order, which is first drawn (KEM-2.7) and changes at each Dawn (KEM-7.9).
func (Board) Order(scene piece.Scene) []game.Seat {
	s := scene.State.(*kemet.State)
	return piece.InOrder(s.Order[:s.Seats()])
}

// Then returns the next seat on the order track that has tokens left (KEM-4.1).
func (Board) Then(scene piece.Scene, of game.Seat) (game.Seat, bool) {
	s := scene.State.(*kemet.State)
	day, ok := s.Waits(kemet.StepDay)
	if !ok || of != s.Active {
		return 0, false
	}
	for i := range s.Count {
		if seat := s.Order[(day.A+i)%s.Count]; s.Player[seat].Tokens > 0 {
			return seat, true
		}
	}
	return 0, false
}

// Progress draws the round, its phase and the turn, with a pip for each turn of the Day.
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
		said = p.Word("progress-day"+p.last(), "round", round, "turn", p.turn(), "turns", kemet.ActionTokens)
	case night:
		said = p.Word("progress-night"+p.last(), "round", round)
	case dawn:
		said = p.Word("progress-dawn", "round", round)
	}
	if p.phase() != day {
		return piece.Progress(said, 0, 0)
	}
	return piece.Progress(said, p.turn(), kemet.ActionTokens)
}

// last returns the end of the name of a word for the last round: somebody has triggered the end (KEM-4.8).
func (p *picture) last() string {
	if p.s.Trigger == kemet.NoSeat {
		return ""
	}
	return "-last"
}

// turn returns which turn of the Day the active player takes.
func (p *picture) turn() int {
	_, n := p.s.Clock(p.s.Active) // since the first Day
	return n - (int(p.s.Round)-1)*kemet.ActionTokens
}

// Dial returns nil: narrow screens show the whole map too.
func (Board) Dial(piece.Scene) gomponents.Node { return nil }

// Landscape reports that the map is wider than high.
func (Board) Landscape() bool { return true }

// chapters are the events that begin a new entry of the chronicle.
var chapters = map[string]bool{
	"kemet.event.turn": true, "kemet.event.day": true, "kemet.event.night": true, "kemet.event.combat": true,
	"kemet.event.over": true,
}

// Opens reports whether an event begins something: a turn, a combat, the Day or the Night.
func (Board) Opens(event game.Message) bool { return chapters[event.Key] }

// dealt are the events of set-up and of the order of play, each about one player only.
var dealt = map[string]bool{"kemet.event.city": true, "kemet.event.districts": true, "kemet.event.order": true}

// Continues reports whether an event belongs to what began before it. Other players play cards in a turn, two fight
// in a combat, and all players act in a Night.
func (Board) Continues(event game.Message) bool { return !chapters[event.Key] && !dealt[event.Key] }
