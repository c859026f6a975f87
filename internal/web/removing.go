package web

import (
	"errors"
	"net/http"

	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// askRemove shows the page on which a moderator removes a remark.
func (s *Server) askRemove(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	s.showRemoving(w, r, by, http.StatusOK, page.Removing{Report: r.URL.Query().Get("report")})
}

// showRemoving shows the remark of the address. That a moderator has seen it is written down.
func (s *Server) showRemoving(
	w http.ResponseWriter, r *http.Request, by person.Moderator, status int, p page.Removing,
) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("table")))
	if err == nil {
		p.Table = t
		p.Remark, err = s.House.RemarkOf(r.Context(), t, r.PathValue("remark"))
	}
	if err == nil {
		err = s.People.Seen(r.Context(), by, string(p.Remark.By), person.Sight{What: "remark"})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p.Site = s.site(r)
	s.answer(w, r, status, p.Render())
}

// removeRemark removes it.
func (s *Server) removeRemark(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("table")))
	var said table.Remark
	if err == nil {
		said, err = s.House.RemarkOf(r.Context(), t, r.PathValue("remark"))
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	v, report := verdict(r), r.PostForm.Get("report")
	next := page.ModeratedTable(t.ID) + "?done"
	if report != "" {
		about, err := s.House.ReportOf(r.Context(), report)
		if err == nil && (about.Remark != said.ID || about.Table != t.ID) {
			err = table.ErrNoReport
		}
		if err != nil {
			s.fail(w, r, err)
			return
		}
		next = "/admin?done"
	}
	err = s.office().Remove(r.Context(), by, person.Remark{Table: string(t.ID), ID: said.ID, By: string(said.By),
		Text: page.RemarkText(t, said)}, person.Decision{Reason: v.Reason, Words: v.Words, Report: report})
	if errors.Is(err, person.ErrRemoved) { // there is nothing left to show
		s.fail(w, r, err)
		return
	}
	if err != nil {
		status, notice := s.explain(r, err)
		s.showRemoving(w, r, by, status, page.Removing{Report: report, Verdict: v, Notice: notice})
		return
	}
	http.Redirect(w, r, next, http.StatusSeeOther)
}
