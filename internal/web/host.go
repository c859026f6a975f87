package web

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"rsc.io/qr"

	"ennead/internal/table"
	"ennead/internal/web/page"
)

// What whoever opened a table does before its game begins, and those who played it after its end.

// hosting returns what the page of a table offers to its host; nil to others.
func (s *Server) hosting(r *http.Request, t *table.Table) (*page.Hosting, error) {
	if t.Status != table.Gathering || !s.House.Owns(t, s.visitor(r)) {
		return nil, nil //nolint:nilnil // nothing is offered
	}
	key := s.House.TableKey(t)
	if free := t.Free(); free.Len() == 1 {
		key = s.House.SeatKey(t, free.First())
	}
	h := &page.Hosting{Link: s.origin(r) + "/t/" + string(t.ID) + "/seat/" + key,
		Accounts: s.mayHaveKeys(r) || s.Post != nil}
	square, err := qr.Encode(h.Link, qr.M)
	if err != nil {
		return nil, err
	}
	h.Square = page.Square{Size: square.Size, Black: square.Black}
	h.Guests, err = s.House.Guests(r.Context(), t)
	return h, err
}

// inviteByName invites an account by its name; uninvite takes that back.
func (s *Server) inviteByName(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.tableForm(w, r); ok {
		t, err := s.House.Invite(r.Context(), t.ID, s.visitor(r), r.PostForm.Get("name"))
		s.hosted(w, r, t, err)
	}
}

func (s *Server) uninvite(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.tableForm(w, r); ok {
		t, err := s.House.Uninvite(r.Context(), t.ID, s.visitor(r), r.PostForm.Get("name"))
		s.hosted(w, r, t, err)
	}
}

// decline gives up the visitor's invitation to a table.
func (s *Server) decline(w http.ResponseWriter, r *http.Request) {
	if t, ok := s.look(w, r); ok {
		s.played(w, r, "", s.House.Decline(r.Context(), t.ID, s.visitor(r)))
	}
}

// terms changes the terms of a table.
func (s *Server) terms(w http.ResponseWriter, r *http.Request) {
	t, ok := s.tableForm(w, r)
	if !ok {
		return
	}
	public, terms, err := termsOf(r.PostForm, t.Terms, time.Now())
	if err != nil {
		s.fail(w, r, err)
		return
	}
	t, err = s.House.SetTerms(r.Context(), t.ID, s.visitor(r), public, terms)
	s.hosted(w, r, t, err)
}

// termsOf reads the terms of a table from a form. Fields that are not there leave the terms as they were.
func termsOf(form url.Values, terms table.Terms, now time.Time) (public bool, _ table.Terms, err error) {
	switch form.Get("visible") {
	case page.VisiblePublic:
		public, terms.Private = true, false
	case page.VisiblePrivate:
		terms.Private = true
	case page.VisibleLink, "":
		terms.Private = false
	default:
		return false, terms, errBadForm
	}
	terms.Watch, terms.Language = table.Watch(form.Get("watch")), form.Get("language")
	terms.Newcomers = form.Get("newcomers") == "yes"
	terms.Rated = form.Get("rated") == "yes"
	if form.Has("pace") {
		terms.Clock = form.Get("pace") // any rule of a clock; the table says whether it is one
	}
	if text := form.Get("delay"); text != "" {
		if terms.Delay, err = strconv.Atoi(text); err != nil {
			return false, terms, errBadForm
		}
	}
	if err := numbers(form, map[string]*int{"reliable": &terms.Reliable, "from": &terms.From, "to": &terms.To,
		"within": &terms.Within}); err != nil {
		return false, terms, err
	}
	switch text := form.Get("begins"); text {
	case "stays":
	case "":
		terms.Begins = 0
	default:
		minutes, err := strconv.Atoi(text)
		if err != nil || !slices.Contains(page.Ahead, minutes) {
			return false, terms, errBadForm
		}
		terms.Begins = now.Add(time.Duration(minutes) * time.Minute).Truncate(time.Minute).UnixMilli()
	}
	return public, terms, nil
}

// numbers reads fields of a form; an empty one is 0, and one that is not there leaves the number as it was.
func numbers(form url.Values, fields map[string]*int) (err error) {
	for name, n := range fields {
		switch text := strings.TrimSpace(form.Get(name)); {
		case !form.Has(name):
		case text == "":
			*n = 0
		default:
			if *n, err = strconv.Atoi(text); err != nil {
				return errBadForm
			}
		}
	}
	return nil
}

// hosted answers with the table after what its host did.
func (s *Server) hosted(w http.ResponseWriter, r *http.Request, t *table.Table, err error) {
	s.acted(w, r, table.ID(r.PathValue("id")), t, err)
}

// rematch leads a player of a finished game to the table where the same people play it again.
func (s *Server) rematch(w http.ResponseWriter, r *http.Request) {
	t, ok := s.tableForm(w, r)
	if !ok {
		return
	}
	next, err := s.House.Rematch(r.Context(), t.ID, s.visitor(r))
	if err != nil {
		s.acted(w, r, t.ID, t, err)
		return
	}
	back(w, r, next, nil)
}

// next leads to a table that waits for the visitor: of several to the one that has waited longest, but not to the one
// they come from.
func (s *Server) next(w http.ResponseWriter, r *http.Request) {
	to := "/play"
	if game := stage(r).Told; game != "" {
		to += "?game=" + url.QueryEscape(game)
	}
	if person := s.visitor(r); person != "" {
		tables, err := s.House.Mine(r.Context(), person)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		for _, t := range slices.Backward(tables) {
			if t.Waits() && string(t.ID) != r.URL.Query().Get("from") {
				to = "/t/" + string(t.ID)
				break
			}
		}
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}
