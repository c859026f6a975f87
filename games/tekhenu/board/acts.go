package board

import (
	"strings"

	"ennead/game"
	"ennead/games/tekhenu"
	"ennead/internal/piece"
)

var _ piece.Staging = Board{}

// Begins reports whether Maat judges, or a scoring begins.
func (Board) Begins(e game.Event) bool {
	return e.Kind == tekhenu.EvMaat || e.Kind == tekhenu.EvScoring
}

// Act tells a judgement of Maat (chapter 6) or a scoring (chapter 7).
func (Board) Act(p piece.Passage) piece.Act {
	if p.Events[0].Kind == tekhenu.EvMaat {
		return newTale(p).judged()
	}
	return newTale(p).scored()
}

// tale is an act being told.
type tale struct {
	picture
	piece.Passage
	act    piece.Act
	before *tekhenu.State
}

func newTale(p piece.Passage) *tale {
	t := &tale{picture: *newPicture(p.Scene), Passage: p, before: p.Before.(*tekhenu.State)}
	t.act.Who = game.Spectator
	t.act.Seats = piece.InOrder(t.s.Order[:t.s.Seats()])
	t.act.Note = t.Word("act-after", "round", int(t.s.Round))
	return t
}

// beat adds a row that nobody in particular is named for yet.
func (t *tale) beat(key string, unit piece.Unit, place string, figures []int) *piece.Beat {
	b := piece.Beat{Name: t.Word("act-" + key), Unit: unit, Place: place, Figures: figures, Who: game.Spectator}
	if note := "act-" + key + "-note"; t.Words.Has("tekhenu.board." + note) {
		b.Note = t.Word(note)
	}
	t.act.Beats = append(t.act.Beats, b)
	return &t.act.Beats[len(t.act.Beats)-1]
}

// best names the seat with most in a row, and why; several share it, or nobody has anything.
func (t *tale) best(b *piece.Beat, key string, why func(game.Seat) []any) {
	seat, n := piece.Most(t.act.Seats, b.Figures, func(n int) int { return n })
	equal := 0
	for _, figure := range b.Figures {
		if figure == n {
			equal++
		}
	}
	switch {
	case n <= 0:
		b.Line = t.Word("act-nobody")
	case equal > 1:
		b.Line = t.Word("act-shared", "n", n, "players", equal)
	default:
		b.Who, b.Line = seat, t.Word("act-"+key+"-best", append([]any{"seat", seat, "n", n}, why(seat)...)...)
	}
}

// add appends a sentence.
func (t *tale) add(line *string, key string, args ...any) {
	*line = strings.TrimSpace(*line + " " + t.Word(key, args...))
}

// figures returns a figure for each seat.
func (t *tale) figures(of func(game.Seat) int) []int {
	all := make([]int, t.s.Seats())
	for seat := range all {
		all[seat] = of(game.Seat(seat))
	}
	return all
}
