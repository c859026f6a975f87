package web

import (
	"net/http"
	"slices"

	"ennead/internal/clock"
	"ennead/internal/locale"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// Letters returns what writes the letters of a [notice.Courier].
func Letters(words *locale.Catalogues) func(notice.Letter) (subject, text string) {
	return func(l notice.Letter) (subject, text string) { return inLetters(words, l).Render() }
}

func inLetters(words *locale.Catalogues, l notice.Letter) page.NoticeLetter {
	letter := page.NoticeLetter{Site: page.Site{Words: words.In(l.Lang)}, Kind: l.Kind, All: l.All, More: l.More,
		Now: l.Now, At: l.Site, Stop: l.Stop}
	for _, p := range l.Parts {
		letter.Parts = append(letter.Parts, page.LetterPart(p))
	}
	return letter
}

// ways says how a person is told, and how they could be. A device counts whose session has not ended.
func (s *Server) ways(v *person.Visitor, sessions []page.Session) page.Ways {
	w := notice.Parse(v.Notices)
	ways := page.Ways{Wants: w.Has, Mail: string(w.Mail), Push: s.Notices.PushKey(), Hooks: s.mayHook(v),
		Hook: hooked(w.Hook)}
	for _, d := range w.Devices {
		if slices.ContainsFunc(sessions, func(at page.Session) bool { return at.ID == d.Session }) {
			ways.Devices = append(ways.Devices, page.Pushed{ID: d.ID(), Name: d.Name})
		}
	}
	return ways
}

// setNotices stores of what a person wants to be told, in the language of the page.
func (s *Server) setNotices(r *http.Request, v *person.Visitor) error {
	w := notice.Wish{Lang: s.site(r).Words.Lang(), Mail: notice.Mailing(r.PostForm.Get("mail"))}
	for _, kind := range r.PostForm["kind"] {
		w.Kinds = append(w.Kinds, table.NoticeKind(kind))
	}
	if name := r.PostForm.Get("zone"); name != "" {
		zone, err := clock.ParseZone(name)
		if err != nil {
			return table.ErrZone
		}
		if err := s.House.SetZone(r.Context(), table.PersonID(v.ID), zone); err != nil {
			return err
		}
	}
	return s.Notices.Ask(r.Context(), table.PersonID(v.ID), w)
}

// looked forgets of what a visitor need not be told any more, since they have the page of the table, or of its chat.
// Where that fails they get a letter too many.
func (s *Server) looked(r *http.Request, t *table.Table) {
	v := who(r)
	if v == nil || v.Notices == "" || s.House.Held(t, table.PersonID(v.ID)) == 0 && t.Free() == 0 {
		return
	}
	opened := !fragment(r) || r.Method == http.MethodPost // whoever chooses or writes sees what is there
	if err := s.Notices.Looked(r.Context(), table.PersonID(v.ID), t, opened); err != nil {
		s.Log.WarnContext(r.Context(), "somebody will be told what they have seen", "err", err)
	}
}

// lookedAt forgets of what a visitor need not be told any more about a contest, since they have its page. Where that
// fails they are told once too often.
func (s *Server) lookedAt(r *http.Request, contest string) {
	v := who(r)
	if v == nil || v.Notices == "" {
		return
	}
	if err := s.Notices.LookedAt(r.Context(), table.PersonID(v.ID), contest); err != nil {
		s.Log.WarnContext(r.Context(), "somebody will be told what they have seen", "err", err)
	}
}

// askStop asks whether the letters of a kind are to end: programs that look through mail follow links.
func (s *Server) askStop(w http.ResponseWriter, r *http.Request) { s.stop(w, r, false) }

// stopNotices ends them. Programs of mail do so with one click of the reader, without a page.
func (s *Server) stopNotices(w http.ResponseWriter, r *http.Request) { s.stop(w, r, true) }

func (s *Server) stop(w http.ResponseWriter, r *http.Request, end bool) {
	token := r.PathValue("ticket")
	id, kind, err := s.Notices.Follow(token)
	if err != nil {
		s.answer(w, r, http.StatusNotFound, page.NoStop(s.site(r)))
		return
	}
	if end {
		if err := s.Notices.Stop(r.Context(), id, kind); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, http.StatusOK, page.StopNotices(s.site(r), kind, notice.Path+token, end))
}
