package web

import (
	"net/http"
	"net/url"

	"ennead/game"
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
	after, err := s.House.Choose(r.Context(), t.ID, seat, version, moves...)
	s.acted(w, r, t.ID, after, err)
}

// ends reports whether a move would end the turn: if it passes to another seat, other than to ask that one for a
// reaction, or to chance. It tries the move in a world that the seat cannot tell from the real one, so the answer
// reveals nothing hidden.
func ends(t *table.Table, seat game.Seat, move game.Move) bool {
	world := t.Match.View(seat)
	if !t.Owing().Has(seat) || game.Allowed(t.Match.Game, world, seat, move) != nil {
		return false
	}
	if w, open := game.WindowOf(world, seat); open && move == w.Pass {
		return false
	}
	chance := game.NewRand(uint64(t.Version))
	world.Determinize(seat, &chance)
	world.Play(seat, move, nil)
	for owing := world.Owing(); owing != 0 && !owing.Has(seat); owing = world.Owing() {
		w, open := game.WindowOf(world, owing.First())
		if !open {
			return true
		}
		world.Play(owing.First(), w.Pass, nil)
	}
	return !world.Owing().Has(seat)
}
