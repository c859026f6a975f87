package web

import (
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"ennead/game"
	"ennead/internal/locale"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// moment leads from the lasting address of a moment to the page that shows it. Turns have other numbers there: those of
// the reader.
func (s *Server) moment(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	there := func(at int) { http.Redirect(w, r, "/t/"+string(t.ID)+"?at="+strconv.Itoa(at), http.StatusFound) }
	if r.PathValue("at") == page.MomentNow && t.Status != table.Gathering && s.boardOf(t) != nil {
		there(s.of(r, t).Moment.At)
		return
	}
	turns, ok, err := turnsBefore(t, r.PathValue("at"))
	switch {
	case err != nil:
		s.fail(w, r, err)
	case !ok || s.boardOf(t) == nil:
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
	default:
		there(s.of(r, t).Upto(turns))
	}
}

// turnsBefore returns after how many turns of the record a moment is; false if there is no such moment yet.
func turnsBefore(t *table.Table, moment string) (turns int, ok bool, err error) {
	n, _ := strconv.Atoi(moment)
	if n < 0 || strconv.Itoa(n) != moment || t.Match == nil || t.Status == table.Gathering {
		return 0, false, nil
	}
	return t.TurnsBefore(n)
}

// shareMoment gives the moment that a page shows its number, if everybody may see it.
func (s *Server) shareMoment(t *table.Table, p *page.Play) (err error) {
	if !t.Everybody() || t.Status == table.Gathering {
		return nil
	}
	p.Moment.Shared = true
	p.Moment.Number, err = t.MomentAfter(p.Raw(p.Moment.At))
	return err
}

// momentPicture sends the picture of a moment ("/t/ID/at/12/en.png"), as spectators saw it. Whoever may not see the
// table gets the answer of an address that nobody serves.
func (s *Server) momentPicture(w http.ResponseWriter, r *http.Request) {
	lang, png := strings.CutSuffix(r.PathValue("picture"), ".png")
	t, err := s.visit(r, table.ID(r.PathValue("id")))
	closed := errors.Is(err, table.ErrNoTable) || errors.Is(err, table.ErrUnwatched)
	if err != nil && !closed {
		s.fail(w, r, err)
		return
	}
	if closed || !png || !slices.Contains(locale.Langs, lang) || !t.Everybody() {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	drawing, style, ok, err := s.drawMoment(t, r.PathValue("at"), lang)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if !ok {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	picture, err := s.pictures.of(r.Context(), style, drawing)
	if errors.Is(err, errPictures) {
		w.Header().Set("Retry-After", retryAfter)
		http.Error(w, http.StatusText(http.StatusServiceUnavailable), http.StatusServiceUnavailable)
		return
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	h := w.Header()
	h.Set("Content-Type", "image/png")
	h.Set("Content-Security-Policy", filePolicy)
	h.Set("Cross-Origin-Resource-Policy", "cross-origin") // it is meant to be shown elsewhere
	scope := "public"
	if t.Status != table.Over && t.Terms.Delay > 0 { // spectators may not see yet what a player gets
		scope = "private"
	}
	h.Set("Cache-Control", scope+", max-age=60")
	h.Set("ETag", picture.tag)
	if r.Header.Get("If-None-Match") == picture.tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Length", strconv.Itoa(len(picture.png)))
	_, _ = w.Write(picture.png)
}

// drawMoment returns the drawing of a moment as spectators saw it, and how its board is styled; false if there is none.
func (s *Server) drawMoment(t *table.Table, moment, lang string) (drawing, style string, ok bool, err error) {
	turns, ok, err := turnsBefore(t, moment)
	if err != nil || !ok {
		return "", "", false, err
	}
	then, err := t.Upto(turns)
	if err != nil {
		return "", "", false, err
	}
	board := s.boardOf(then)
	if board == nil {
		return "", "", false, nil
	}
	site := page.Site{Words: s.Words.In(lang), Guests: s.guests}
	p := page.Of(site, then, then.Match.Game, board, page.Reader{Seat: game.Spectator, Log: game.Spectator})
	p.Scene = s.scene(then, site, game.Spectator)
	p.Scene.Just = p.Just(p.Moment.At)
	p.Moment.Number, _ = strconv.Atoi(moment)
	last, err := t.MomentAfter(len(t.Match.Record.Turns))
	if err != nil {
		return "", "", false, err
	}
	p.Moment.Later = p.Moment.Number < last
	return p.Picture(), board.Style(), true, nil
}
