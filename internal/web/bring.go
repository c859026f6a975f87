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
	at := table.ID(r.URL.Query().Get("at"))
	if slices.ContainsFunc(mine, func(m table.Summary) bool { return m.ID == at }) {
		p.At = at
	}
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
	brought, err := s.House.Adopt(r.Context(), table.PersonID(guest.ID), table.PersonID(v.ID), ids)
	if err != nil {
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
	if at := table.ID(r.PostForm.Get("at")); slices.Contains(brought, at) {
		back(w, r, at, nil)
		return
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// guestSeat returns the seat of a table at which the guest of before sits, and which the account that has signed in
// since may have: nil if there is none.
func (s *Server) guestSeat(r *http.Request, t *table.Table) (*page.GuestSeat, error) {
	v := who(r)
	if v == nil || !v.Kept() {
		return nil, nil //nolint:nilnil // there is none
	}
	guest, err := s.before(r)
	if err != nil || guest == nil {
		return nil, err
	}
	from, to := table.PersonID(guest.ID), table.PersonID(v.ID)
	seats := s.House.Held(t, from) &^ s.House.Held(t, to)
	if seats == 0 || s.House.MayAdopt(t, from, to) != nil {
		return nil, nil //nolint:nilnil,nilerr // as above
	}
	return &page.GuestSeat{Table: t.ID, Name: s.names(t, s.site(r))[seats.First()], Over: t.Status == table.Over}, nil
}

// leftBehind leads an account to where it may bring a game along that the guest of before plays, instead of the page
// of a table that only the guest may see. It reports whether it has answered.
func (s *Server) leftBehind(w http.ResponseWriter, r *http.Request, refused error) bool {
	id := table.ID(r.PathValue("id"))
	v := who(r)
	if !errors.Is(refused, table.ErrNoTable) && !errors.Is(refused, table.ErrUnwatched) || v == nil || !v.Kept() ||
		r.Method != http.MethodGet || fragment(r) || r.URL.Path != "/t/"+string(id) {
		return false
	}
	guest, err := s.before(r)
	if err != nil || guest == nil {
		return false
	}
	t, err := s.House.Visit(r.Context(), id, table.PersonID(guest.ID))
	if err != nil || s.House.Held(t, table.PersonID(guest.ID)) == 0 {
		return false
	}
	http.Redirect(w, r, "/me/bring?at="+string(t.ID), http.StatusSeeOther)
	return true
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
