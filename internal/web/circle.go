package web

import (
	"errors"
	"net/http"

	"ennead/internal/person"
	"ennead/internal/web/page"
)

// circle shows a person those with whom they have to do.
func (s *Server) circle(w http.ResponseWriter, r *http.Request) {
	s.showCircle(w, r, http.StatusOK, page.Circle{})
}

func (s *Server) showCircle(w http.ResponseWriter, r *http.Request, status int, p page.Circle) {
	v := who(r)
	if v == nil {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	p.Lists = s.lists(r)
	var err error
	if p.People, err = s.acquaintances(r, v, p.Site); err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, status, p.Render())
}

// acquaintances returns those with whom a person has to do, by name.
func (s *Server) acquaintances(
	r *http.Request, v *person.Visitor, site page.Site,
) (list []page.Acquaintance, err error) {
	all, err := s.People.Circle(r.Context(), v)
	for _, a := range all {
		one := page.Acquaintance{Name: a.Name, Account: a.Kind == person.Account, Token: s.People.Token(v, a.ID),
			Relation: page.Relation(a.Relation)}
		if one.Name == "" {
			one.Name = site.Words.Word("site.home.guest")
		}
		if a.Friend {
			one.Here, one.Seen = s.People.Here(a.Person), moment(a.Seen)
		}
		if one.Here {
			if one.Watch, err = s.playedBy(r.Context(), a.ID); err != nil {
				return nil, err
			}
		}
		list = append(list, one)
	}
	return list, err
}

// changeCircle does something about one of them.
func (s *Server) changeCircle(w http.ResponseWriter, r *http.Request) {
	v := who(r)
	if v == nil {
		s.fail(w, r, person.ErrStranger)
		return
	}
	err := r.ParseForm()
	var other person.Acquaintance
	if err != nil {
		err = errors.Join(errBadForm, err)
	} else {
		other, err = s.People.Acquaintance(r.Context(), v, r.PostForm.Get("who"))
	}
	if errors.Is(err, person.ErrNobody) { // that has been done, or they have left
		err = nil
	} else if err == nil {
		err = s.does(r, other.ID)
	}
	if err != nil {
		status, notice := s.explain(r, err)
		s.showCircle(w, r, status, page.Circle{Notice: notice})
		return
	}
	http.Redirect(w, r, "/me/people", http.StatusSeeOther)
}

// findPerson leads to the page of the account of a name.
func (s *Server) findPerson(w http.ResponseWriter, r *http.Request) {
	name := r.URL.Query().Get("name")
	other, err := s.People.Page(r.Context(), who(r), name)
	switch {
	case err == nil:
		http.Redirect(w, r, page.PersonPath(other.Name), http.StatusSeeOther)
	case errors.Is(err, person.ErrNobody) && who(r) != nil:
		status, notice := s.explain(r, err)
		s.showCircle(w, r, status, page.Circle{Notice: notice, Find: name})
	default:
		s.fail(w, r, err)
	}
}
