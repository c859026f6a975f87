package web

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"time"

	"ennead/internal/gamekit"
	"ennead/internal/person"
	"ennead/internal/profile"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// deeds are what somebody does about another, as forms call it.
var deeds = map[string]func(*person.People, context.Context, *person.Visitor, string) error{
	"ask": (*person.People).Befriend, "end": (*person.People).Unfriend, "ignore": (*person.People).Ignore,
	"favourite": (*person.People).Favourite, "unfavourite": (*person.People).Unfavourite,
	"mute": (*person.People).Mute, "unmute": (*person.People).Unmute,
	"block": (*person.People).Block, "unblock": (*person.People).Unblock,
}

// does does what a form says about another person.
func (s *Server) does(r *http.Request, other string) error {
	v, do := who(r), r.PostForm.Get("do")
	deed := deeds[do]
	switch {
	case v == nil:
		return person.ErrStranger
	case deed == nil:
		return errBadForm
	}
	if err := deed(s.People, r.Context(), v, other); err != nil {
		return err
	}
	if do == "block" {
		s.parted(r, s.House.KeepApart(r.Context(), table.PersonID(v.ID), table.PersonID(other)))
	}
	return nil
}

// person shows the page of an account.
func (s *Server) person(w http.ResponseWriter, r *http.Request) {
	if other, ok := s.called(w, r); ok {
		s.showPerson(w, r, other, http.StatusOK, page.Notice{})
	}
}

// called returns the account of the address.
func (s *Server) called(w http.ResponseWriter, r *http.Request) (person.Acquaintance, bool) {
	other, err := s.People.Page(r.Context(), who(r), r.PathValue("name"))
	if err != nil {
		s.fail(w, r, err)
		return other, false
	}
	return other, true
}

// showPerson shows the page of an account. Whoever it shows may have blocked or muted the reader: the page does not
// depend on that.
func (s *Server) showPerson(
	w http.ResponseWriter, r *http.Request, other person.Acquaintance, status int, notice page.Notice,
) {
	if v := who(r); v != nil && v.ID == other.ID {
		http.Redirect(w, r, "/me", http.StatusSeeOther)
		return
	}
	p := page.Person{Site: s.site(r), Name: other.Name, Account: true, Since: moment(other.Created),
		Relation: page.Relation(other.Relation), Address: page.PersonPath(other.Name), Now: time.Now(),
		Games: s.several(), Done: reported(r), Notice: notice}
	var err error
	if p.Ratings, err = s.House.Ratings(r.Context(), table.PersonID(other.ID)); err != nil {
		s.fail(w, r, err)
		return
	}
	past, err := s.House.Past(r.Context(), table.PersonID(other.ID), true, profile.Most)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p.Past = profile.Of(past, s.deedsOf)
	if p.Sure, err = s.House.Reliability(r.Context(), table.PersonID(other.ID)); err != nil {
		s.fail(w, r, err)
		return
	}
	if p.Relation.Friend {
		p.Here, p.Seen = s.People.Here(other.Person), moment(other.Seen)
		if p.Watch, err = s.playedBy(r.Context(), other.ID); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.answer(w, r, status, p.Render())
}

// several returns the games that two people can play.
func (s *Server) several() []*gamekit.Kit {
	return slices.DeleteFunc(s.offered(), func(k *gamekit.Kit) bool {
		_, most := k.Players()
		return most < 2
	})
}

// playedBy returns the public games that a person plays now, and at which friends may look on.
func (s *Server) playedBy(ctx context.Context, id string) (games []table.Summary, err error) {
	mine, err := s.House.Mine(ctx, table.PersonID(id))
	for _, t := range mine {
		if t.Public && t.Status == table.Playing && t.Mine != 0 && t.Terms.Watch != table.WatchNobody {
			games = append(games, t)
		}
	}
	return games[:min(len(games), mostWatched)], err
}

// mostWatched is how many games of a friend are shown.
const mostWatched = 3

// meet does something about an account.
func (s *Server) meet(w http.ResponseWriter, r *http.Request) {
	other, ok := s.called(w, r)
	if !ok {
		return
	}
	err := r.ParseForm()
	if err != nil {
		err = errors.Join(errBadForm, err)
	} else {
		err = s.does(r, other.ID)
	}
	if err != nil {
		status, notice := s.explain(r, err)
		if who(r) == nil {
			s.problem(w, r, status, notice)
			return
		}
		s.showPerson(w, r, other, status, notice)
		return
	}
	http.Redirect(w, r, page.PersonPath(other.Name), http.StatusSeeOther)
}
