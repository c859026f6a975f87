package board

import (
	"strings"

	"ennead/game"
	"ennead/games/kemet"
	"ennead/internal/piece"
)

var _ piece.Staging = Board{}

// Begins reports whether the Night begins, or the strengths of a combat are compared: from the first of both sides.
func (Board) Begins(e game.Event) bool { return e.Kind == kemet.EvNight || e.Kind == kemet.EvForce }

// Act tells a Night (chapter 7), or the result of a combat (KEM-6.8 to KEM-6.11).
func (Board) Act(p piece.Passage) piece.Act {
	t := &tale{picture: newPicture(p.Scene), Passage: p, before: p.Before.(*kemet.State)}
	t.act.Who = game.Spectator
	if p.Events[0].Kind == kemet.EvForce {
		t.clash()
	} else {
		t.night()
	}
	return t.act
}

// tale is an act being told.
type tale struct {
	*picture
	piece.Passage
	before *kemet.State
	act    piece.Act
	met    int // the number of the event with which the first combat of a Night begins; 0 if there is none
}

// beat returns a row whose figures are the sums of what events give to each seat.
func (t *tale) beat(key string, gives func(game.Event) (seat game.Seat, n int)) piece.Beat {
	return t.beatOf(t.events(), key, gives)
}

// beatOf returns such a row of some events of the act.
func (t *tale) beatOf(
	events []game.Event, key string, gives func(game.Event) (seat game.Seat, n int),
) piece.Beat {
	b := piece.Beat{Name: t.Word("act-" + key), Figures: make([]int, t.s.Seats()), Who: game.Spectator}
	if note := "act-" + key + "-note"; t.Words.Has("kemet.board." + note) {
		b.Note = t.Word(note)
	}
	for _, e := range events {
		if seat, n := gives(e); int(seat) < t.s.Seats() {
			b.Figures[seat] += n
		}
	}
	return b
}

// things makes the figures of a row ones of prayer points or units.
func (t *tale) things(b piece.Beat, mark string) piece.Beat {
	b.Unit, b.Sign, b.Look, b.Thing = piece.CountsThings, "g-"+mark, "g-out", t.Word("mark-"+mark)
	return b
}

// events returns those of the act.
func (t *tale) events() []game.Event { return t.Events[:t.act.Length] }

// of returns what an event of a kind gives to its seat, and nothing for others.
func of(kind uint8, n func(game.Event) int) func(game.Event) (game.Seat, int) {
	return func(e game.Event) (game.Seat, int) {
		if e.Kind != kind {
			return game.Spectator, 0
		}
		return e.Seat, n(e)
	}
}

func one(game.Event) int { return 1 }

// figured names the seats with a figure in a row, each with that figure.
func (t *tale) figured(b piece.Beat) (who string, n int) {
	var all []string
	for _, seat := range t.act.Seats {
		if by := b.Figures[seat]; by != 0 {
			all = append(all, t.Word("act-with", "seat", seat, "n", t.Words.Signed(float64(by), 0)))
		}
	}
	return strings.Join(all, ", "), len(all)
}

// tells says who has what in a row, or that nobody has anything, and adds it.
func (t *tale) tells(b piece.Beat, key string) {
	who, n := t.figured(b)
	if n == 0 {
		b.Line = t.Word("act-" + key + "-none")
	} else {
		b.Line = t.Word("act-"+key+"-line", "who", who, "n", n)
		b.Who, _ = piece.Most(t.act.Seats, b.Figures, func(n int) int { return max(n, -n) })
	}
	t.act.Beats = append(t.act.Beats, b)
}
