package web

import (
	"net/http"
	"strconv"

	"ennead/game"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// links are the addresses of the seats that the reader may know: their own, and those that are still
// free at a table that they opened.
func (s *Server) links(r *http.Request, t *table.Table, p page.Play) []string {
	links := make([]string, len(t.Seats))
	for i, seat := range t.Seats {
		if seat.Kind == table.Person && (p.Held.Has(game.Seat(i)) || p.Owner && !seat.Taken) {
			links[i] = s.origin(r) + "/t/" + string(t.ID) + "/seat/" + s.House.SeatKey(t.ID, game.Seat(i))
		}
	}
	return links
}

// origin is the address of the site as the visitor reached it.
func (s *Server) origin(r *http.Request) string {
	if s.secure(r) {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// names are who sits where: people by their names, bots by their level, automata by what they are.
func (s *Server) names(t *table.Table, site page.Site) []string {
	names := make([]string, len(t.Seats))
	count := map[string]int{}
	for i, seat := range t.Seats {
		name := seat.Name
		switch {
		case seat.Kind == table.Automaton:
			name = site.Words.Word("site.game." + t.Game + ".automaton")
		case name == "" && seat.Kind == table.Bot:
			name = site.Words.Word("site.level." + seat.Level)
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
