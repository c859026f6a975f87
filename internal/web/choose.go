package web

import (
	"net/http"
	"net/url"
	"strconv"

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
	if !guided && r.PostForm.Get("sure") == "" && t.StillValid(seat, version) {
		if chosen(r)["confirm"] == "yes" && ends(t, seat, moves...) || s.idle(r, t, seat, moves) {
			back(w, r, t.ID, url.Values{"sure": {text}, "asked": {strconv.FormatInt(version, 10)}})
			return
		}
	}
	after, err := s.House.Choose(r.Context(), t.ID, seat, version, moves...)
	s.acted(w, r, t.ID, after, err)
}

// idle reports whether the last of some moves would do nothing, while others would do something.
func (s *Server) idle(r *http.Request, t *table.Table, seat game.Seat, moves []game.Move) bool {
	scene, board, last := s.scene(t, s.site(r), seat), s.boardOf(t), len(moves)-1
	scene.Active = t.Owing().Has(seat)
	if board == nil || !playable(scene, moves) {
		return false
	}
	_, idle := piece.Idle(board, piece.After(scene, moves[:last]...))[moves[last]]
	return idle
}

// playable reports whether the viewer of a scene may make moves one after another, as far as the viewer can know it.
func playable(scene piece.Scene, moves []game.Move) bool {
	for _, m := range moves {
		if game.Allowed(scene.Game, scene.State, scene.Viewer, m) != nil {
			return false
		}
		scene = piece.After(scene, m)
	}
	return true
}

// ends reports whether moves would end the turn: if it passes to another seat, other than to ask that one for a
// reaction, or to chance. Only choices after them are made, and windows in which the table does not ask the seat are
// passed. It tries the moves in a world that the seat cannot tell from the real one, so the answer reveals nothing
// hidden.
func ends(t *table.Table, seat game.Seat, moves ...game.Move) bool {
	scene, last := piece.Scene{Game: t.Match.Game, State: t.Match.View(seat), Viewer: seat}, moves[len(moves)-1]
	if !t.Owing().Has(seat) || !playable(scene, moves) {
		return false
	}
	view := piece.After(scene, moves[:len(moves)-1]...).State
	if w, open := game.WindowOf(view, seat); open && last == w.Pass {
		return false
	}
	world, chance := view.Copy(), game.NewRand(uint64(t.Version))
	world.Determinize(seat, &chance)
	world.Play(seat, last, nil)
	for _, next := range t.Tail(view, seat, last) {
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
