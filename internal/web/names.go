package web

import (
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// links returns the links of seats that the holder of some, or the person who opened the table, may know (see
// [table.House.SeatLink]).
func (s *Server) links(t *table.Table, held game.Seats, owner bool) []table.SeatLink {
	links := make([]table.SeatLink, len(t.Seats))
	for i := range t.Seats {
		seat := game.Seat(i)
		l := s.House.SeatLink(t, seat)
		free := l.Use == table.Invites && (owner || held != 0 && t.Status == table.Playing)
		if free || held.Has(seat) {
			links[i] = l
		}
	}
	return links
}

// names returns who sits where: people and bots by name, bots of older tables by level, automata by kind.
func (s *Server) names(t *table.Table, site page.Site) []string {
	names := make([]string, len(t.Seats))
	count := map[string]int{}
	for i, seat := range t.Seats {
		name := site.Called(seat)
		switch {
		case seat.Kind == table.Automaton:
			name = site.Words.Word("site.game." + t.Game + ".automaton")
		case seat.Gone():
			name = site.Words.Word("site.seat.somebody")
		case name == "" && seat.Kind == table.Bot:
			name = site.Words.Word("site.level." + seat.Level)
		case name == "" && t.Status == table.Playing && !seat.Taken:
			name = site.Words.Word("site.seat.free", "n", i+1)
		case name == "":
			name = site.Words.Word("site.seat", "n", i+1)
		}
		if count[name]++; count[name] > 1 {
			name += " " + strconv.Itoa(count[name])
		}
		names[i] = name
	}
	return names
}
