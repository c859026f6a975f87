package web

import (
	"net/http"
	"net/url"

	"ennead/game"
	"ennead/internal/table"
)

// choose makes a move.
func (s *Server) choose(w http.ResponseWriter, r *http.Request) {
	t, seat, version, ok := s.actForm(w, r)
	if !ok {
		return
	}
	text := r.PostForm.Get("move")
	move, err := t.Match.Game.Lexicon().Parse(text)
	if err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	_, guided := t.Lesson()
	asked := !guided && chosen(r)["confirm"] == "yes" && r.PostForm.Get("sure") == ""
	if asked && t.StillValid(seat, version) && ends(t, seat, move) {
		back(w, r, t.ID, url.Values{"sure": {text}})
		return
	}
	after, err := s.House.Choose(r.Context(), t.ID, seat, version, move)
	s.acted(w, r, t.ID, after, err)
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
	for _, next := range game.Tail(view, seat, move) {
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
