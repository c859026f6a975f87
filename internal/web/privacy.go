package web

import (
	"net/http"

	"ennead/internal/web/page"
)

// kept says what the relations of the store hold of people. A test compares it with the schema.
var kept = []page.Kept{
	{Key: "name", Relations: []string{"people"}},
	{Key: "sessions", Relations: []string{"sessions"}},
	{Key: "keys", Relations: []string{"credentials"}},
	{Key: "mail", Relations: []string{"mails"}},
	{Key: "tickets", Relations: []string{"tickets"}},
	{Key: "ties", Relations: []string{"ties"}},
	{Key: "lobby", Relations: []string{"invites", "wants"}},
	{Key: "notices", Relations: []string{"notices", "announcements"}},
	{Key: "reports", Relations: []string{"reports"}},
	{Key: "measures", Relations: []string{"measures", "audit"}},
	{Key: "games", Relations: []string{"tables", "headers", "secrets", "seats", "devices", "moves", "archive",
		"happenings", "analyses"}},
	{Key: "components", Relations: []string{"components"}},
	{Key: "ratings", Relations: []string{"results", "result_seats", "ratings", "finals", "trials", "trial_seats",
		"bot_ratings"}},
	{Key: "contests", Relations: []string{"contests", "entries", "rounds", "pairings"}},
	{Key: "clubs", Relations: []string{"clubs", "members"}},
	{Key: "facts", Relations: []string{"facts"}},
	{Key: "talk", Relations: []string{"lines"}},
	{Key: "remarks", Relations: []string{"remarks"}},
	{Key: "network", Relations: []string{"origins", "spent"}},
	{Key: "signs", Relations: []string{"sittings", "signs", "cases"}},
	{Key: "house", Relations: []string{"settings", "jobs", "nodes", "migrations"}},
}

// privacy shows what is kept of people, and for how long.
func (s *Server) privacy(w http.ResponseWriter, r *http.Request) {
	s.answer(w, r, http.StatusOK, page.Privacy(s.site(r), kept))
}
