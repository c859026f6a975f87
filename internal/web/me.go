package web

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"

	"rsc.io/qr"
)

// me shows a person their own page.
func (s *Server) me(w http.ResponseWriter, r *http.Request) { s.showMe(w, r, http.StatusOK, page.Me{}) }

func (s *Server) showMe(w http.ResponseWriter, r *http.Request, status int, p page.Me) {
	v := who(r)
	if v == nil {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	p.Site, p.Passkeys, p.Mail, p.Now = s.site(r), s.mayHaveKeys(r), s.Post != nil, time.Now()
	p.Path, p.Hours = "/me", table.ParseHours(v.Hours)
	p.Name, p.Kept, p.Renames = v.Name, v.Kept(), s.People.MayRename(v.Person)
	if err := s.signs(r.Context(), v, &p); err != nil {
		s.fail(w, r, err)
		return
	}
	var err error
	if p.Ratings, err = s.House.Ratings(r.Context(), table.PersonID(v.ID)); err != nil {
		s.fail(w, r, err)
		return
	}
	p.Ways, p.Feed = s.ways(v, p.Sessions), s.feed(r, v)
	all, err := s.People.Circle(r.Context(), v)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	for _, a := range all {
		if a.Asks {
			p.Requests++
		}
	}
	done, err := s.People.MeasuresAbout(r.Context(), v.ID)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p.Measures = shownMeasures(done, v.ID, v.Name)
	if p.Matters, err = s.matters(r.Context(), p.Site, v); err != nil {
		s.fail(w, r, err)
		return
	}
	guest, err := s.before(r)
	if err == nil && guest != nil && v.Kept() {
		var known []table.ID
		known, err = s.House.Knows(r.Context(), table.PersonID(guest.ID))
		p.Bring = len(known)
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, status, p.Render())
}

// signs reads what a person signs in with, and where they are signed in.
func (s *Server) signs(ctx context.Context, v *person.Visitor, p *page.Me) error {
	keys, err := s.People.Keys(ctx, v)
	if err != nil {
		return err
	}
	for _, k := range keys {
		p.Keys = append(p.Keys, page.Key{ID: k.ID, Label: k.Label, Since: time.UnixMilli(k.Created),
			Used: time.UnixMilli(k.Used)})
	}
	if p.Address, err = s.People.Address(ctx, v); err != nil {
		return err
	}
	sessions, err := s.People.Sessions(ctx, v)
	for _, at := range sessions {
		p.Sessions = append(p.Sessions, page.Session{ID: at.Hash, Browser: page.Agent(at.Agent),
			Used: time.UnixMilli(at.Used), Here: at.Hash == v.Session.Hash})
	}
	return err
}

// ownDeed is what somebody does on their own page.
type ownDeed func(r *http.Request, v *person.Visitor) error

// mine answers a form of a person's own page.
func (s *Server) mine(do ownDeed) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		err := r.ParseForm()
		if err != nil {
			err = errors.Join(errBadForm, err)
		}
		v := who(r)
		if err == nil && v == nil {
			err = person.ErrStranger
		}
		if err == nil {
			err = do(r, v)
		}
		if err != nil {
			status, notice := s.explain(r, err)
			if v == nil {
				s.problem(w, r, status, notice)
				return
			}
			s.showMe(w, r, status, page.Me{Notice: notice})
			return
		}
		http.Redirect(w, r, "/me", http.StatusSeeOther)
	}
}

// rename gives a person another name, at their tables, too.
func (s *Server) rename(r *http.Request, v *person.Visitor) error {
	name, id := r.PostForm.Get("name"), table.PersonID(v.ID)
	if !v.Kept() {
		return s.House.Rename(r.Context(), id, name)
	}
	if err := s.People.Rename(r.Context(), v.ID, name); err != nil {
		return err
	}
	return s.House.Renamed(r.Context(), id, v.Name)
}

func (s *Server) endSession(r *http.Request, v *person.Visitor) error {
	return s.People.End(r.Context(), v, r.PostForm.Get("session"))
}

func (s *Server) endOthers(r *http.Request, v *person.Visitor) error {
	return s.People.EndOthers(r.Context(), v)
}

func (s *Server) dropKey(r *http.Request, v *person.Visitor) error {
	return s.People.DropKey(r.Context(), v, r.PostForm.Get("key"))
}

func (s *Server) dropMail(r *http.Request, v *person.Visitor) error {
	return s.People.DropMail(r.Context(), v)
}

// signOut ends the session of this browser. The guest whom it knew before the account signed in is back.
func (s *Server) signOut(w http.ResponseWriter, r *http.Request) {
	if v := who(r); v != nil {
		if err := s.People.SignOut(r.Context(), v); err != nil {
			s.fail(w, r, err)
			return
		}
	}
	s.forget(w, r)
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// forget makes a browser forget its session, or remember the guest of before.
func (s *Server) forget(w http.ResponseWriter, r *http.Request) {
	gone := func(name string) { s.setCookie(w, r, &http.Cookie{Name: name, Path: "/", MaxAge: -1}) }
	if c, err := r.Cookie(s.beforeCookie(r)); err == nil {
		s.know(w, r, c.Value)
		gone(s.beforeCookie(r))
		return
	}
	gone(s.visitorCookie(r))
}

// addDevice shows the words by which a person signs in on another device, and a square for its camera.
func (s *Server) addDevice(w http.ResponseWriter, r *http.Request) {
	v := who(r)
	if v == nil {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	code, until, err := s.People.NewDevice(r.Context(), v)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	site, at := s.site(r), s.origin(r)+"/in"
	square, err := qr.Encode(at+"/"+code.Token(), qr.M)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Device{Site: site, Words: code.Words(site.Words.Lang()), Until: until, Now: time.Now(),
		Address: strings.TrimPrefix(strings.TrimPrefix(at, "https://"), "http://"),
		Square:  page.Square{Size: square.Size, Black: square.Black}}
	p.Path = "/me"
	s.answer(w, r, http.StatusOK, p.Render())
}

// askClose says what closing an account means; closeAccount does it.
func (s *Server) askClose(w http.ResponseWriter, r *http.Request) {
	v := who(r)
	if v == nil {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	s.answer(w, r, http.StatusOK, page.Close(s.site(r), v.Name, v.Kept()))
}

func (s *Server) closeAccount(w http.ResponseWriter, r *http.Request) {
	v := who(r)
	if v == nil {
		s.fail(w, r, person.ErrStranger)
		return
	}
	if err := s.People.Close(r.Context(), v.ID); err != nil {
		s.fail(w, r, err)
		return
	}
	if err := s.House.LookNoMore(r.Context(), table.PersonID(v.ID)); err != nil { // they see nothing anyway
		s.Log.WarnContext(r.Context(), "a table tells that somebody looks on who has left", "err", err)
	}
	s.forget(w, r)
	s.answer(w, r, http.StatusOK, page.Closed(s.site(r), v.Kept()))
}
