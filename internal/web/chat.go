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

// beside is how many chat lines a table's page shows; the whole chat has its own page.
const beside = 30

// talk returns the chat of a table: that many of the last lines, all if last is 0. It is nil if the reader has no
// company.
func (s *Server) talk(r *http.Request, t *table.Table, last int) (*page.Chat, error) {
	if !t.Sociable() || t.Behind > 0 { // what is said would tell of what is held back
		return nil, nil
	}
	lines, err := s.House.Said(r.Context(), t.ID, last)
	if err != nil {
		return nil, err
	}
	board := s.boardOf(t)
	folded := t.Status != table.Gathering && (narrow(r, board) || piece.Wide(board))
	chat := &page.Chat{Lines: lines, Muted: muted(r), Folded: folded}
	if n := len(lines); n > 0 {
		chat.Last, chat.More = lines[n-1].Number, last > 0 && lines[0].Number > 1
	}
	return chat, nil
}

// muted returns the seats whose chat the reader has hidden at this table, from a cookie.
func muted(r *http.Request) game.Seats { return game.Seats(cookieNumber(r, "muted", 0)) }

// chat shows the chat of a table: the panel if a script asks, otherwise a page of its own.
func (s *Server) chat(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.look(w, r); ok {
		s.sendChat(w, r, t, muted(r), http.StatusOK, page.Notice{})
	}
}

// sendChat answers with the chat, and with what went wrong with the reader's own line.
func (s *Server) sendChat(
	w http.ResponseWriter, r *http.Request, t *table.Table, without game.Seats, status int, notice page.Notice,
) {
	if t.Match == nil {
		s.problem(w, r, http.StatusConflict, page.Notice{Key: string(t.Reason)})
		return
	}
	last := 0
	if fragment(r) {
		last = beside
	}
	chat, err := s.talk(r, t, last)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if chat == nil {
		s.fail(w, r, table.ErrAlone)
		return
	}
	chat.Muted, chat.Notice = without, notice
	if notice.Key != "" {
		chat.Draft = r.PostForm.Get("text")
	}
	p := s.told(r, t)
	p.Chat, p.Browser.Parts = chat, known(r)
	s.answer(w, r, status, p.Talk(fragment(r)))
}

// say adds a chat line.
func (s *Server) say(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.seatForm(w, r)
	if !ok {
		return
	}
	if err := s.House.Say(r.Context(), t.ID, s.visitor(r), seat, r.PostForm.Get("text")); err != nil {
		status, notice := s.explain(r, err)
		s.sendChat(w, r, t, muted(r), status, notice)
		return
	}
	s.chatOrBack(w, r, t, muted(r))
}

// mute makes the reader's browser hide a seat's chat at this table, or show it again.
func (s *Server) mute(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.seatForm(w, r)
	if !ok {
		return
	}
	seats := muted(r) &^ game.Seats(0).With(seat)
	if r.PostForm.Get("mute") == "yes" {
		seats = seats.With(seat)
	}
	s.setCookie(w, r, &http.Cookie{
		Name: "muted", Value: strconv.Itoa(int(seats)), Path: "/t/" + string(t.ID), MaxAge: int(cookieLife.Seconds()),
	})
	s.chatOrBack(w, r, t, seats)
}

// chatOrBack answers a script with the current panel, and redirects other browsers back to it.
func (s *Server) chatOrBack(w http.ResponseWriter, r *http.Request, t *table.Table, without game.Seats) {
	if fragment(r) {
		s.sendChat(w, r, t, without, http.StatusOK, page.Notice{})
		return
	}
	to := url.URL{Path: "/t/" + string(t.ID), Fragment: "said"}
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
}
