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

// talk returns the chat of a table: that many of the last lines, all if last is 0, but for those that the reader does
// not want to read. It is nil if the reader has no company, or if nothing was said and nobody may say anything.
func (s *Server) talk(r *http.Request, t *table.Table, last int, without game.Seats) (*page.Chat, error) {
	if !t.Sociable() || t.Behind > 0 { // what is said would tell of what is held back
		return nil, nil
	}
	lines, err := s.House.Said(r.Context(), t.ID, last)
	if err != nil {
		return nil, err
	}
	ears, err := s.ears(r, without)
	if err != nil {
		return nil, err
	}
	if len(lines) == 0 && s.House.Speech() == table.SpeechOff {
		return nil, nil
	}
	board := s.boardOf(t)
	folded := t.Status != table.Gathering && (narrow(r, board) || piece.Wide(board))
	muted, blocked := ears.silence.At(t)
	chat := &page.Chat{Muted: without | muted, Blocked: blocked, Folded: folded, Reports: who(r) != nil}
	if n := len(lines); n > 0 {
		chat.Last, chat.More = lines[n-1].Number, last > 0 && lines[0].Number > 1
	}
	for _, l := range lines {
		if ears.hear(t, l) {
			chat.Lines = append(chat.Lines, l)
		} else {
			chat.Hidden++
		}
	}
	return chat, nil
}

// ears say what a reader wants to read of a table.
type ears struct {
	without game.Seats // seats of this table, which a browser without a person has muted
	silence table.Silence
}

func (s *Server) ears(r *http.Request, without game.Seats) (e ears, err error) {
	e.without = without
	e.silence, err = s.House.Silence(r.Context(), s.visitor(r))
	return e, err
}

func (e ears) hear(t *table.Table, l table.Line) bool {
	return !e.without.Has(l.Seat) && !e.silence.Hides(t, l)
}

// muted returns the seats whose chat the browser has hidden at this table, from a cookie.
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
	s.looked(r, t)
	last := 0
	if fragment(r) {
		last = beside
	}
	chat, err := s.talk(r, t, last, without)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	if chat == nil {
		why := table.ErrAlone
		if t.Sociable() && s.House.Speech() == table.SpeechOff {
			why = table.ErrSilent
		}
		s.fail(w, r, why)
		return
	}
	chat.Done = reported(r)
	if chat.Notice = notice; notice.Key != "" {
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
	s.spoke(w, r, t, s.House.Say(r.Context(), t.ID, s.visitor(r), seat, r.PostForm.Get("text")))
}

// sayPhrase adds a phrase.
func (s *Server) sayPhrase(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.seatForm(w, r)
	if !ok {
		return
	}
	s.spoke(w, r, t, s.House.SayPhrase(r.Context(), t.ID, s.visitor(r), seat, r.PostForm.Get("phrase")))
}

// spoke answers a line, with the chat and perhaps why it could not be said.
func (s *Server) spoke(w http.ResponseWriter, r *http.Request, t *table.Table, err error) {
	if err != nil {
		status, notice := s.explain(r, err)
		s.sendChat(w, r, t, muted(r), status, notice)
		return
	}
	s.chatOrBack(w, r, t, muted(r))
}

// mute hides from the reader what the person of a seat writes, at every table, or shows it again. For a stranger their
// browser remembers it, for this table.
func (s *Server) mute(w http.ResponseWriter, r *http.Request) {
	t, seat, ok := s.seatForm(w, r)
	if !ok {
		return
	}
	seats, mute := muted(r)&^seat.Set(), r.PostForm.Get("mute") == "yes"
	other, sits := t.Holder(seat)
	v := who(r)
	var err error
	switch {
	case v == nil || !sits || s.House.Held(t, s.visitor(r)).Has(seat):
		if mute {
			seats = seats.With(seat)
		}
	case mute:
		err = s.People.Mute(r.Context(), v, string(other))
	default:
		err = s.People.Unmute(r.Context(), v, string(other))
	}
	if err != nil {
		status, notice := s.explain(r, err)
		s.sendChat(w, r, t, muted(r), status, notice)
		return
	}
	if seats != muted(r) {
		s.setCookie(w, r, &http.Cookie{
			Name: "muted", Value: strconv.Itoa(int(seats)), Path: "/t/" + string(t.ID),
			MaxAge: int(cookieLife.Seconds()),
		})
	}
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
