package web

import (
	"net/http"
	"net/url"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// choose makes a move, or the moves of a series.
func (s *Server) choose(w http.ResponseWriter, r *http.Request) {
	t, seat, version, ok := s.actForm(w, r)
	if !ok {
		return
	}
	text := r.PostForm.Get("move")
	moves, err := page.ParseSeries(t.Match.Game.Lexicon(), text)
	if err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	_, guided := t.Lesson()
	asked := !guided && chosen(r)["confirm"] == "yes" && r.PostForm.Get("sure") == ""
	if asked && t.StillValid(seat, version) && ends(t, seat, moves[0]) {
		back(w, r, t.ID, url.Values{"sure": {text}})
		return
	}
	if !guided && r.PostForm.Get("sure") == "" && t.StillValid(seat, version) && s.idle(r, t, seat, moves) {
		back(w, r, t.ID, url.Values{"sure": {text}})
		return
	}
	after, err := s.House.Choose(r.Context(), t.ID, seat, version, moves...)
	s.acted(w, r, t.ID, after, err)
}

// idle reports whether the only move of a form would do nothing, while others would do something.
func (s *Server) idle(r *http.Request, t *table.Table, seat game.Seat, moves []game.Move) bool {
	scene, board := s.scene(t, s.site(r), seat), s.boardOf(t)
	scene.Active = t.Owing().Has(seat)
	if board == nil || len(moves) != 1 || game.Allowed(t.Match.Game, scene.State, seat, moves[0]) != nil {
		return false
	}
	_, idle := piece.Idle(board, scene)[moves[0]]
	return idle
}

// ends reports whether a move would end the turn: if it passes to another seat, other than to ask that one for a
// reaction, or to chance. Only choices after it are made, and windows in which the table does not ask the seat are
// passed. It tries the move in a world that the seat cannot tell from the real one, so the answer reveals nothing
// hidden.
func ends(t *table.Table, seat game.Seat, move game.Move) bool {
	view, world := t.Match.View(seat), t.Match.View(seat)
	if !t.Owing().Has(seat) || game.Allowed(t.Match.Game, world, seat, move) != nil {
		return false
	}
	if w, open := game.WindowOf(world, seat); open && move == w.Pass {
		return false
	}
	chance := game.NewRand(uint64(t.Version))
	world.Determinize(seat, &chance)
	world.Play(seat, move, nil)
	for _, next := range t.Tail(view, seat, move) {
		world.Play(seat, next.Move, nil)
	}
	for owing := world.Owing(); owing != 0; owing = world.Owing() {
		who := owing.First()
		if owing.Has(seat) {
			who = seat
		}
		w, open := game.WindowOf(world, who)
		if who == seat && (!open || t.Asks(world, seat, w)) {
			return false
		}
		if !open {
			return true
		}
		world.Play(who, w.Pass, nil)
	}
	return true
}
