package web

import (
	"net/http"
	"strings"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/web/page"
)

// maxDealt limits how many moves one form can send.
const maxDealt = 64

// deal makes a chain of negotiation moves: those in the fields of a form, in their order. Empty fields are skipped.
func (s *Server) deal(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.heldForm(w, r)
	if !ok {
		return
	}
	var moves []game.Move
	var texts []string
	for _, text := range r.PostForm[piece.DealField] {
		if text == "" {
			continue
		}
		if t.Match == nil || len(moves) == maxDealt {
			s.fail(w, r, errBadForm)
			return
		}
		move, err := t.Match.Game.Lexicon().Parse(text)
		if err != nil {
			s.fail(w, r, errBadForm)
			return
		}
		moves, texts = append(moves, move), append(texts, text)
	}
	after, err := s.House.Negotiate(r.Context(), t.ID, seat, moves, strings.TrimSpace(r.PostForm.Get(piece.NoteField)))
	if err == nil {
		s.sendOrBack(w, r, after)
		return
	}
	status, notice := s.explain(r, err)
	now, look := s.visit(r, t.ID)
	if status >= http.StatusInternalServerError || look != nil {
		s.problem(w, r, status, notice)
		return
	}
	notice.Deal = &page.Deal{Moves: texts, Note: r.PostForm.Get(piece.NoteField)}
	s.sendTable(w, r, now, status, notice)
}
