package web

import (
	"errors"
	"net/http"
	"slices"
	"time"

	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// askBring shows the games of the guest whom this browser knew before an account signed in.
func (s *Server) askBring(w http.ResponseWriter, r *http.Request) {
	v, guest, ok := s.bringing(w, r)
	if !ok {
		return
	}
	mine, err := s.House.Mine(r.Context(), table.PersonID(guest.ID))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Bring{Site: s.site(r), Name: v.Name, Guest: guest.Name, Now: time.Now()}
	p.Path = "/me"
	known, err := s.House.Knows(r.Context(), table.PersonID(guest.ID))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p.Others = slices.ContainsFunc(known, func(id table.ID) bool {
		return !slices.ContainsFunc(mine, func(m table.Summary) bool { return m.ID == id })
	})
	for _, m := range mine {
		t, err := s.House.Look(r.Context(), m.ID)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		p.Mine = append(p.Mine, page.Brought{Summary: m,
			May: s.House.MayAdopt(t, table.PersonID(guest.ID), table.PersonID(v.ID)) == nil})
	}
	s.answer(w, r, http.StatusOK, p.Render())
}

// bring gives an account the games of that guest.
func (s *Server) bring(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		s.fail(w, r, errors.Join(errBadForm, err))
		return
	}
	v, guest, ok := s.bringing(w, r)
	if !ok {
		return
	}
	var ids []table.ID
	for _, id := range r.PostForm["table"] {
		ids = append(ids, table.ID(id))
	}
	if _, err := s.House.Adopt(r.Context(), table.PersonID(guest.ID), table.PersonID(v.ID), ids); err != nil {
		s.fail(w, r, err)
		return
	}
	// Whoever has to do with the guest has to do with the account now.
	if err := s.People.Inherit(r.Context(), guest, v); err != nil {
		s.fail(w, r, err)
		return
	}
	s.parted(r, s.House.KeepsApart(r.Context(), table.PersonID(v.ID)))
	left, err := s.House.Knows(r.Context(), table.PersonID(guest.ID))
	if err == nil && len(left) == 0 { // nothing is left of the guest
		if err = s.People.Close(r.Context(), guest.ID); err == nil {
			s.setCookie(w, r, &http.Cookie{Name: s.beforeCookie(r), Path: "/", MaxAge: -1})
		}
	}
	if err != nil {
		s.fail(w, r, err)
		return
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// parted writes down that a table may still tell that somebody looks on who has parted with a player there. They see
// nothing anyway.
func (s *Server) parted(r *http.Request, err error) {
	if err != nil {
		s.Log.WarnContext(r.Context(), "a table tells that somebody looks on who has parted with a player", "err", err)
	}
}

// bringing returns who is signed in, and the guest of before. Without both it has answered.
func (s *Server) bringing(w http.ResponseWriter, r *http.Request) (v, guest *person.Visitor, ok bool) {
	v = who(r)
	guest, err := s.before(r)
	switch {
	case err != nil:
		s.fail(w, r, err)
		return nil, nil, false
	case v == nil || !v.Kept() || guest == nil:
		http.Redirect(w, r, "/me", http.StatusSeeOther)
		return nil, nil, false
	}
	return v, guest, true
}
