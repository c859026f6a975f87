package web

import (
	"errors"
	"net/http"

	"ennead/internal/locale"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// Briefs returns what writes the letters of a [notice.Courier] where there is little room.
func Briefs(words *locale.Catalogues) func(notice.Letter) notice.Brief {
	return func(l notice.Letter) (b notice.Brief) {
		title, parts, more := inLetters(words, l).Brief()
		b.Title, b.More = title, more
		for i, text := range parts {
			b.Lines = append(b.Lines, notice.Line{Text: text, Path: page.NewsPath(l.All[i])})
		}
		return b
	}
}

// addPush has the browser that sends its address show notices from now on.
func (s *Server) addPush(r *http.Request, v *person.Visitor) error {
	if v.Session.Hash == "" { // an older program signed the cookie; a page that changes something replaces it
		return person.ErrStranger
	}
	return s.Notices.AddDevice(r.Context(), table.PersonID(v.ID), notice.Device{Endpoint: r.PostForm.Get("endpoint"),
		P256dh: r.PostForm.Get("p256dh"), Auth: r.PostForm.Get("auth"), Name: page.Agent(r.UserAgent()),
		Session: v.Session.Hash})
}

// renewPush gives the browser that sends its address another one, as its service worker asks when the push service has
// changed it. Nobody looks at the answer.
func (s *Server) renewPush(w http.ResponseWriter, r *http.Request) {
	v, err := who(r), r.ParseForm()
	switch {
	case err != nil:
		err = errors.Join(errBadForm, err)
	case v == nil:
		err = person.ErrStranger
	default:
		err = s.Notices.RenewDevice(r.Context(), table.PersonID(v.ID), notice.Device{
			Endpoint: r.PostForm.Get("endpoint"), P256dh: r.PostForm.Get("p256dh"), Auth: r.PostForm.Get("auth"),
			Session: v.Session.Hash})
	}
	if err != nil {
		status, said := s.explain(r, err)
		s.problem(w, r, status, said)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// dropPush ends the notices on a device.
func (s *Server) dropPush(r *http.Request, v *person.Visitor) error {
	return s.Notices.DropDevice(r.Context(), table.PersonID(v.ID), r.PostForm.Get("device"))
}
