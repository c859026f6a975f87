package web

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"time"

	"ennead/internal/table"
	"ennead/internal/web/page"
)

// remark says something of the moment of a finished game that a form names.
func (s *Server) remark(w http.ResponseWriter, r *http.Request) {
	t, ok := s.tableForm(w, r)
	if !ok {
		return
	}
	at, err := strconv.Atoi(r.PostForm.Get("at"))
	if err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	s.remarked(w, r, t.ID, at, s.House.Remark(r.Context(), t.ID, s.visitor(r), at, r.PostForm.Get("text"),
		r.PostForm.Get("line")))
}

// dropRemark takes back what the visitor has said.
func (s *Server) dropRemark(w http.ResponseWriter, r *http.Request) {
	t, ok := s.tableForm(w, r)
	if !ok {
		return
	}
	at, err := strconv.Atoi(r.PostForm.Get("at"))
	if err != nil {
		s.fail(w, r, errBadForm)
		return
	}
	s.remarked(w, r, t.ID, at, s.House.DropRemark(r.Context(), t.ID, r.PostForm.Get("remark"), s.visitor(r)))
}

// remarked leads back to a moment, or says what is wrong.
func (s *Server) remarked(w http.ResponseWriter, r *http.Request, id table.ID, at int, err error) {
	if err != nil {
		s.fail(w, r, err)
		return
	}
	back(w, r, id, url.Values{"at": {strconv.Itoa(at)}})
}

// remarks fills in what is said of a finished game, for the replay.
func (s *Server) remarks(r *http.Request, t *table.Table, p *page.Play) (err error) {
	if t.Status != table.Over || !p.Moment.Replay {
		return nil
	}
	if p.Remarks.All, err = s.House.Remarks(r.Context(), t, s.visitor(r)); err != nil {
		return err
	}
	p.Remarks.By, p.Remarks.Reports = s.visitor(r), who(r) != nil
	p.Remarks.May, err = s.House.MayRemark(r.Context(), t, s.visitor(r))
	return err
}

// formOfRemark returns the form that reports a remark. Without such a remark it has answered.
func (s *Server) formOfRemark(
	w http.ResponseWriter, r *http.Request, id string,
) (p page.Report, t *table.Table, said table.Remark, ok bool) {
	if t, ok = s.look(w, r); !ok {
		return p, t, said, false
	}
	all, err := s.House.Remarks(r.Context(), t, s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return p, t, said, false
	}
	i := slices.IndexFunc(all, func(r table.Remark) bool { return r.ID == id })
	if i < 0 {
		s.fail(w, r, table.ErrNoLine)
		return p, t, said, false
	}
	said = all[i]
	path := "/t/" + string(t.ID)
	p = page.Report{Site: s.site(r), Line: &table.Line{Text: page.RemarkText(t, said), Said: said.Made},
		Action: path + "/remarks/report", Field: "remark", Value: id, Back: path}
	p.Name = p.Remarker(said)
	return p, t, said, true
}

// askReportRemark shows the form that reports a remark, reportRemark does it.
func (s *Server) askReportRemark(w http.ResponseWriter, r *http.Request) {
	if p, _, _, ok := s.formOfRemark(w, r, r.URL.Query().Get("remark")); ok && s.known(w, r) {
		s.answer(w, r, http.StatusOK, p.Render())
	}
}

func (s *Server) reportRemark(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	p, t, said, ok := s.formOfRemark(w, r, r.PostForm.Get("remark"))
	if !ok {
		return
	}
	s.complaint(w, r, p, func(c table.Complaint) error {
		return s.House.ReportRemark(r.Context(), t, said, s.visitor(r), c)
	})
}

// writtenRemark is a remark in the file beside a record. Its names are English in all languages, since programs read
// them.
type writtenRemark struct {
	Move int       `json:"move"` // the moment is after so many moves of the record
	By   string    `json:"by"`
	Made time.Time `json:"made"`
	Text string    `json:"text,omitempty"`
	Line []string  `json:"line,omitempty"` // as a record has them
}

// remarksFile sends what is said of a finished game as a file beside its record.
func (s *Server) remarksFile(w http.ResponseWriter, r *http.Request) {
	t, ok := s.look(w, r)
	if !ok {
		return
	}
	if t.Status != table.Over || t.Match == nil {
		s.fail(w, r, table.ErrNotOver)
		return
	}
	all, err := s.House.Remarks(r.Context(), t, s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	site := s.site(r)
	file := struct {
		Game    string          `json:"game"`
		Seal    string          `json:"seal"` // of the record that it belongs to
		Remarks []writtenRemark `json:"remarks"`
	}{t.Game, t.Match.Record.Seal, []writtenRemark{}}
	for _, one := range all {
		file.Remarks = append(file.Remarks, writtenRemark{one.Turns, site.Remarker(one), one.Made, one.Text,
			page.Tried(t, one)})
	}
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s-%s-remarks.json"`, t.Game, t.ID))
	pretty := json.NewEncoder(w)
	pretty.SetIndent("", "  ")
	_ = pretty.Encode(file) // it fails if the visitor has left, which is no error of the site
}
