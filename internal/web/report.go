package web

import (
	"errors"
	"net/http"
	"strconv"

	"ennead/internal/contests"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// reported thanks somebody who has reported another.
func reported(r *http.Request) page.Notice {
	if r.URL.Query().Has("reported") {
		return page.Notice{Key: "site.report.done"}
	}
	return page.Notice{}
}

// complaint reads what a form says about another, and shows the form again with what is wrong. The answer to one that
// is accepted is the same whether it was reported before.
func (s *Server) complaint(w http.ResponseWriter, r *http.Request, p page.Report, file func(table.Complaint) error) {
	err := r.ParseForm()
	p.Ground, p.Words = r.PostForm.Get("ground"), r.PostForm.Get("words")
	switch {
	case err != nil:
		err = errors.Join(errBadForm, err)
	case who(r) == nil:
		err = person.ErrStranger
	default:
		err = file(table.Complaint{Ground: table.Ground(p.Ground), Words: p.Words})
	}
	if err != nil {
		var status int
		status, p.Notice = s.explain(r, err)
		s.answer(w, r, status, p.Render())
		return
	}
	http.Redirect(w, r, p.Back+"?reported", http.StatusSeeOther)
}

// known answers somebody whom the house does not know: reports have an author.
func (s *Server) known(w http.ResponseWriter, r *http.Request) bool {
	if who(r) == nil {
		s.fail(w, r, person.ErrStranger)
		return false
	}
	return true
}

// askReportName shows the form that reports an account, reportName does it.
func (s *Server) askReportName(w http.ResponseWriter, r *http.Request) {
	if other, ok := s.called(w, r); ok && s.known(w, r) {
		s.answer(w, r, http.StatusOK, s.formOfName(r, other.Name).Render())
	}
}

func (s *Server) formOfName(r *http.Request, name string) page.Report {
	path := page.PersonPath(name)
	return page.Report{Site: s.site(r), Name: name, Action: path + "/report", Back: path}
}

func (s *Server) reportName(w http.ResponseWriter, r *http.Request) {
	other, ok := s.called(w, r)
	if !ok {
		return
	}
	s.complaint(w, r, s.formOfName(r, other.Name), func(c table.Complaint) error {
		return s.House.ReportName(r.Context(), table.PersonID(other.ID), other.Name, s.visitor(r), c)
	})
}

// askReportSeat shows the form that reports whoever sits on a seat, reportSeat does it.
func (s *Server) askReportSeat(w http.ResponseWriter, r *http.Request) {
	if at, ok := s.seatedAt(w, r); ok && s.known(w, r) {
		s.answer(w, r, http.StatusOK, s.formOfSeat(r, at).Render())
	}
}

func (s *Server) formOfSeat(r *http.Request, at sitting) page.Report {
	p := page.Report{Site: s.site(r), Action: s.addressOf(at) + "/report", Back: s.addressOf(at)}
	p.Name = s.names(at.t, p.Site)[at.seat]
	return p
}

func (s *Server) reportSeat(w http.ResponseWriter, r *http.Request) {
	at, ok := s.seatedAt(w, r)
	if !ok {
		return
	}
	s.complaint(w, r, s.formOfSeat(r, at), func(c table.Complaint) error {
		return s.House.ReportSeat(r.Context(), at.t.ID, at.seat, s.visitor(r), c)
	})
}

// askReportLine shows the form that reports a line, reportLine does it.
func (s *Server) askReportLine(w http.ResponseWriter, r *http.Request) {
	if p, _, ok := s.formOfLine(w, r, r.URL.Query().Get("line")); ok && s.known(w, r) {
		s.answer(w, r, http.StatusOK, p.Render())
	}
}

// formOfLine returns the form that reports the line of that number. Without such a line it has answered.
func (s *Server) formOfLine(
	w http.ResponseWriter, r *http.Request, text string,
) (p page.Report, l table.Line, ok bool) {
	t, ok := s.look(w, r)
	if !ok {
		return p, l, false
	}
	lines, err := s.House.Said(r.Context(), t.ID, 0)
	if err != nil {
		s.fail(w, r, err)
		return p, l, false
	}
	for _, l := range lines {
		if strconv.FormatInt(l.Number, 10) != text {
			continue
		}
		p = page.Report{Site: s.site(r), Line: &l, Action: "/t/" + string(t.ID) + "/report", Field: "line", Value: text,
			Back: "/t/" + string(t.ID) + "/chat"}
		p.Name = s.told(r, t).Speaker(l)
		return p, l, true
	}
	s.fail(w, r, table.ErrNoLine)
	return p, l, false
}

func (s *Server) reportLine(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	p, l, ok := s.formOfLine(w, r, r.PostForm.Get("line"))
	if !ok {
		return
	}
	s.complaint(w, r, p, func(c table.Complaint) error {
		return s.House.ReportLine(r.Context(), table.ID(r.PathValue("id")), l.Number, s.visitor(r), c)
	})
}

// askReportTable shows the form that reports a game or its result, reportTable does it.
func (s *Server) askReportTable(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.look(w, r); ok && s.known(w, r) {
		s.answer(w, r, http.StatusOK, s.formOfTable(r, t).Render())
	}
}

func (s *Server) formOfTable(r *http.Request, t *table.Table) page.Report {
	site, path := s.site(r), "/t/"+string(t.ID)
	return page.Report{Site: site, Matter: "table", Name: site.Words.Word("site.game." + t.Game + ".title"),
		Action: path + "/report/table", Back: path}
}

func (s *Server) reportTable(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	s.complaint(w, r, s.formOfTable(r, t), func(c table.Complaint) error {
		return s.House.ReportTable(r.Context(), t.ID, s.visitor(r), c)
	})
}

// askReportContest shows the form that reports a contest, reportContest does it.
func (s *Server) askReportContest(w http.ResponseWriter, r *http.Request) {
	if p, _, ok := s.formOfContest(w, r); ok && s.known(w, r) {
		s.answer(w, r, http.StatusOK, p.Render())
	}
}

// formOfContest returns the form that reports the contest of the address. Without such a contest it has answered.
func (s *Server) formOfContest(w http.ResponseWriter, r *http.Request) (p page.Report, k *contests.Contest, ok bool) {
	k, err := s.Contests.Look(r.Context(), r.PathValue("contest"), s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return p, nil, false
	}
	p = page.Report{Site: s.site(r), Matter: "contest", Action: page.ContestPath(k.ID) + "/report",
		Back: page.ContestPath(k.ID)}
	p.Name = p.ContestTitle(k.ContestRow)
	return p, k, true
}

func (s *Server) reportContest(w http.ResponseWriter, r *http.Request) {
	p, k, ok := s.formOfContest(w, r)
	if !ok {
		return
	}
	state := k.State + " " + k.Ruled
	if k.Title == "" {
		state += " untitled"
	}
	s.complaint(w, r, p, func(c table.Complaint) error {
		return s.House.ReportContest(r.Context(), k.ID, state, s.visitor(r), c)
	})
}
