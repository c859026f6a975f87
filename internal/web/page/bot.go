package page

import (
	"slices"
	"strconv"

	"ennead/game"
	"ennead/internal/portrait"
	"ennead/internal/table"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// bot names a bot and its level. Bots of older tables have no name.
func (s *Site) bot(seat table.Seat, level string) string {
	if seat.Kind == table.Bot && seat.Name != "" {
		return seat.Name + ", " + s.w("level."+level)
	}
	return s.w("level." + level)
}

// face shows a bot of that name. Bots of older tables have no name, and no face.
func (t *Play) face(seat game.Seat, size int) Node {
	s := t.Table.Seats[seat]
	if s.Kind != table.Bot || s.Name == "" || t.Place != nil {
		return nil
	}
	pixels := strconv.Itoa(size)
	return Img(Class("face"), Src(t.File(portrait.File(portrait.Of(s.Name)))), Alt(""), Width(pixels), Height(pixels))
}

// reeds marks the level of a bot behind its name: as many reeds as its place among the levels. At a guided game the
// guide moves it.
func (t *Play) reeds(seat game.Seat) Node {
	s := t.Table.Seats[seat]
	n := slices.Index(t.Bots.Levels, s.Level) + 1
	if s.Kind != table.Bot || s.Name == "" || n == 0 || t.Place != nil {
		return nil
	}
	level := t.w("level." + s.Level)
	return Span(Class("reeds r"+strconv.Itoa(n)), Role("img"), Aria("label", level), Title(level))
}
