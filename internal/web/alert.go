package web

import (
	"errors"
	"net/http"
	"strings"

	"ennead/internal/lobby"
	"ennead/internal/person"
	"ennead/internal/table"
)

// beTold makes the lobby tell a visitor when there is somebody to play with. A stranger becomes a guest.
func (s *Server) beTold(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	if visitor, ok := s.welcome(w, r); ok {
		s.played(w, r, "", s.Lobby.Tell(r.Context(), visitor, r.PostForm.Get("game")))
	}
}

// hush ends that.
func (s *Server) hush(w http.ResponseWriter, r *http.Request) { s.played(w, r, "", s.hushed(r)) }

// hushed ends what the lobby tells a visitor, such as once they have found a game.
func (s *Server) hushed(r *http.Request) error {
	if v := who(r); v != nil && v.Alert != "" {
		return s.Lobby.Hush(r.Context(), table.PersonID(v.ID))
	}
	return nil
}

// alertOf returns what a visitor wants to be told, nil if nothing.
func (s *Server) alertOf(r *http.Request) *lobby.Alert {
	if v := who(r); v != nil {
		return s.Lobby.Alerted(v.Alert)
	}
	return nil
}

// newsFor returns the game for which there is now somebody to play with, if a visitor wanted to be told; empty
// otherwise. Without the answer the site goes on.
func (s *Server) newsFor(r *http.Request, v *person.Visitor) string {
	alert := s.Lobby.Alerted(v.Alert)
	if alert == nil || r.Method != http.MethodGet || fragment(r) || strings.HasSuffix(r.URL.Path, "/events") {
		return ""
	}
	game, err := s.Lobby.News(r.Context(), table.PersonID(v.ID), *alert)
	if err != nil && r.Context().Err() == nil {
		s.Log.ErrorContext(r.Context(), "cannot tell a visitor whether there is somebody to play with", "err", err)
	}
	return game
}
