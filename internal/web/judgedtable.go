package web

import (
	"context"
	"net/http"
	"strings"

	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// findTable leads to the page of a table for moderators, by its address or its id.
func (s *Server) findTable(w http.ResponseWriter, r *http.Request, _ person.Moderator) {
	id := strings.TrimSpace(r.URL.Query().Get("table"))
	if _, path, ok := strings.Cut(id, "/t/"); ok {
		id, _, _ = strings.Cut(path, "/")
		id, _, _ = strings.Cut(id, "?")
	}
	t, err := s.House.Look(r.Context(), table.ID(id))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, page.ModeratedTable(t.ID), http.StatusSeeOther)
}

// showJudgedTable shows a table to moderators: who sits there, never what they hold.
func (s *Server) showJudgedTable(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	s.judgedTablePage(w, r, by, http.StatusOK, page.JudgedTable{})
}

func (s *Server) judgedTablePage(
	w http.ResponseWriter, r *http.Request, by person.Moderator, status int, p page.JudgedTable,
) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("table")))
	if err == nil {
		err = s.People.Seen(r.Context(), by, "", person.Sight{What: "table", Table: string(t.ID)})
	}
	if err == nil {
		p.Verdict, err = s.People.VerdictOn(r.Context(), string(t.ID))
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p.Site, p.Table = s.site(r), t
	if r.URL.Query().Has("done") {
		p.Done.Key = "site.admin.written.done"
	}
	s.answer(w, r, status, p.Render())
}

// verdict fills in what moderators have decided about the result of a rated game that is over.
func (s *Server) verdict(r *http.Request, t *table.Table, p *page.Play) (err error) {
	if t.Status == table.Over && t.Terms.Rated {
		p.Verdict, err = s.People.VerdictOn(r.Context(), string(t.ID))
	}
	return err
}

// judgeTable closes a table, opens it again, or says whether its result counts.
func (s *Server) judgeTable(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	t, err := s.House.Look(r.Context(), table.ID(r.PathValue("table")))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	reason := r.PostForm.Get("reason")
	switch r.PostForm.Get("do") {
	case person.Shut:
		err = s.office().Shut(r.Context(), by, t, reason)
	case person.Reopened:
		err = s.office().Reopen(r.Context(), by, t)
	case person.Unrated:
		err = s.recount(r.Context(), by, t, reason, false)
	case person.Rated:
		err = s.recount(r.Context(), by, t, reason, true)
	default:
		err = person.ErrMeasure
	}
	if err != nil {
		status, notice := s.explain(r, err)
		s.judgedTablePage(w, r, by, status, page.JudgedTable{Reason: reason, Notice: notice})
		return
	}
	http.Redirect(w, r, page.ModeratedTable(t.ID)+"?done", http.StatusSeeOther)
}

// recount says that the result of a table counts, or does not, and tells by mail those whom it names.
func (s *Server) recount(
	ctx context.Context, by person.Moderator, t *table.Table, reason string, counts bool,
) error {
	if err := s.office().Recount(ctx, by, t, reason, counts); err != nil {
		return err
	}
	all, err := s.People.Scorers(ctx, string(t.ID))
	if err != nil {
		s.Log.WarnContext(ctx, "a decision about a result is told by no letter", "err", err)
	}
	s.tellAll(ctx, all, func(site page.Site, to person.Person) (subject, text string) {
		return page.ResultLetter(site, to.Name, t, reason, counts, s.URL.String())
	})
	return nil
}
