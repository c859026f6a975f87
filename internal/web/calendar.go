package web

import (
	"errors"
	"io"
	"net/http"
	"net/url"

	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// setCalendar gives a person a new address of their calendar, or ends it.
func (s *Server) setCalendar(r *http.Request, v *person.Visitor) error {
	return s.Notices.SetFeed(r.Context(), table.PersonID(v.ID), s.site(r).Words.Lang(), r.PostForm.Get("set") != "")
}

// feed returns the address of a person's calendar; empty if they have none.
func (s *Server) feed(r *http.Request, v *person.Visitor) string {
	path := s.Notices.FeedOf(table.PersonID(v.ID), notice.Parse(v.Notices))
	if path == "" {
		return ""
	}
	return s.origin(r) + path
}

// calendar answers a program that shows somebody's times. It knows them by the address alone.
func (s *Server) calendar(w http.ResponseWriter, r *http.Request) {
	reader, err := s.Notices.Read(r.Context(), r.PathValue("ticket"))
	var dates []table.Date
	if err == nil {
		dates, err = s.House.Dates(r.Context(), reader.Person)
	}
	switch {
	case errors.Is(err, notice.ErrFeed):
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	case err != nil:
		s.fail(w, r, err)
		return
	}
	c := page.Calendar{Site: page.Site{Words: s.Words.In(reader.Lang)}, Dates: dates, Away: reader.Hours.Vacations,
		At: s.origin(r)}
	if at, err := url.Parse(c.At); err == nil {
		c.Host = at.Hostname()
	}
	h := w.Header()
	h.Set("Content-Type", "text/calendar; charset=utf-8")
	h.Set("Cache-Control", "private, no-store")
	h.Set("X-Robots-Tag", "noindex")
	_, _ = io.WriteString(w, c.Text())
}
