package web

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// cases lists the open cases about two people, but not those about the reader.
func (s *Server) cases(
	ctx context.Context, by person.Moderator, site page.Site, names naming,
) (all []page.Case, err error) {
	open, err := s.House.Cases(ctx)
	for _, c := range open {
		if concerns(c, by) {
			continue
		}
		var why []string
		for _, f := range c.Findings {
			why = append(why, site.Words.Word("site.admin.case."+string(f.Kind)))
		}
		all = append(all, page.Case{Path: page.CasePath(c.ID), Icon: "eye", Since: c.Made,
			Title: site.Words.Word("site.admin.case"),
			Line: site.Words.Word("site.admin.case.line", "one", names(string(c.People[0])), "other",
				names(string(c.People[1])), "why", strings.Join(why, ", "))})
	}
	return all, err
}

// concerns reports whether a case is about a moderator.
func concerns(c table.Case, by person.Moderator) bool {
	return string(c.People[0]) == by.ID || string(c.People[1]) == by.ID
}

// showCase shows a case with what it is based on.
func (s *Server) showCase(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	s.casePage(w, r, by, http.StatusOK, page.Suspicion{})
}

func (s *Server) casePage(
	w http.ResponseWriter, r *http.Request, by person.Moderator, status int, p page.Suspicion,
) {
	c, err := s.House.CaseOf(r.Context(), r.PathValue("case"))
	if err == nil && concerns(c, by) {
		err = person.ErrMay
	}
	if err == nil {
		err = s.People.Seen(r.Context(), by, "", person.Sight{What: "case", Case: c.ID})
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	switch err := s.People.MaySettle(r.Context(), by, string(c.People[0]), string(c.People[1])); {
	case err == nil:
		p.Closes = true
	case !errors.Is(err, person.ErrMay):
		s.fail(w, r, err)
		return
	}
	p.Site, p.Case = s.site(r), c
	names := s.naming(r.Context(), p.Site)
	for i, id := range c.People {
		p.Names[i] = names(string(id))
		about, err := s.People.Person(r.Context(), string(id))
		p.Accounts[i] = err == nil && about.Kind == person.Account
	}
	s.answer(w, r, status, p.Render())
}

// judgeCase dismisses a case, as its page was read. What is done about its people is done on their own pages.
func (s *Server) judgeCase(w http.ResponseWriter, r *http.Request, by person.Moderator) {
	err := person.ErrMeasure
	if r.PostForm.Get("do") == person.Dismiss {
		err = s.People.DismissCase(r.Context(), by, r.PathValue("case"), r.PostForm.Get("found"))
	}
	if err != nil {
		status, notice := s.explain(r, err)
		s.casePage(w, r, by, status, page.Suspicion{Notice: notice})
		return
	}
	http.Redirect(w, r, "/admin?settled", http.StatusSeeOther)
}
