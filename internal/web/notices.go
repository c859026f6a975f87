package web

import (
	"net/http"

	"ennead/internal/locale"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// Letters returns what writes the letters of a [notice.Courier].
func Letters(words *locale.Catalogues) func(notice.Letter) (subject, text string) {
	return func(l notice.Letter) (subject, text string) {
		return page.NoticeLetter{Site: page.Site{Words: words.In(l.Lang)}, Kind: l.Kind, All: l.All, More: l.More,
			Now: l.Now, At: l.Site, Stop: l.Stop}.Render()
	}
}

// setNotices stores of what a person wants to be told, in letters in the language of the page.
func (s *Server) setNotices(r *http.Request, v *person.Visitor) error {
	w := notice.Wish{Lang: s.site(r).Words.Lang()}
	for _, kind := range r.PostForm["kind"] {
		w.Kinds = append(w.Kinds, table.NoticeKind(kind))
	}
	return s.Notices.Ask(r.Context(), table.PersonID(v.ID), w)
}

// looked forgets of what a visitor need not be told any more, since they have the page of the table. Where that fails
// they get a letter too many.
func (s *Server) looked(r *http.Request, t *table.Table) {
	v := who(r)
	if v == nil || v.Notices == "" || s.House.Held(t, table.PersonID(v.ID)) == 0 {
		return
	}
	if err := s.Notices.Looked(r.Context(), table.PersonID(v.ID), t, !fragment(r)); err != nil {
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
