package web

import (
	"errors"
	"net/http"
	"strconv"

	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// hooked returns a webhook as pages show it.
func hooked(h *notice.Hook) *page.Hook {
	if h == nil {
		return nil
	}
	return &page.Hook{Host: h.Host(), Kind: string(h.Kind()), Off: h.Off()}
}

// mayHook reports whether somebody may have a webhook. A guest has none: whoever else knows their cookie would go on to
// be told once they keep their games.
func (s *Server) mayHook(v *person.Visitor) bool { return v.Kept() && s.Notices.PushKey() != "" }

// hookDeed is what somebody does with their webhook. It returns a secret that the page shows once.
type hookDeed func(r *http.Request, v *person.Visitor) (secret string, err error)

// hook shows where notices of a person are posted.
func (s *Server) hook(w http.ResponseWriter, r *http.Request) {
	v := who(r)
	if v == nil {
		http.Redirect(w, r, "/signin", http.StatusSeeOther)
		return
	}
	if !s.mayHook(v) {
		s.fail(w, r, person.ErrGuest)
		return
	}
	s.showHook(w, r, http.StatusOK, page.HookPage{Tried: r.URL.Query().Has("tried")})
}

func (s *Server) showHook(w http.ResponseWriter, r *http.Request, status int, p page.HookPage) {
	wish, err := s.Notices.Wish(r.Context(), s.visitor(r))
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p.Site, p.Hook = s.site(r), hooked(wish.Hook)
	p.Path = "/me"
	s.answer(w, r, status, p.Render())
}

// hooks answers a form about a webhook, with a page that comes next unless there is a secret to show.
func (s *Server) hooks(do hookDeed, next string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		v := who(r)
		if err := r.ParseForm(); err != nil {
			s.fail(w, r, errors.Join(errBadForm, err))
			return
		}
		if v == nil || !s.mayHook(v) {
			s.fail(w, r, person.ErrGuest)
			return
		}
		secret, err := do(r, v)
		var no *notice.Refusal
		switch {
		case errors.As(err, &no):
			s.showHook(w, r, http.StatusUnprocessableEntity, page.HookPage{Notice: page.Notice{
				Key: "site.notice.hook.refused", Detail: strconv.Itoa(no.Status)}})
		case err != nil:
			status, said := s.explain(r, err)
			s.showHook(w, r, status, page.HookPage{Notice: said})
		case secret != "":
			s.showHook(w, r, http.StatusOK, page.HookPage{Secret: secret})
		default:
			http.Redirect(w, r, next, http.StatusSeeOther)
		}
	}
}

func (s *Server) setHook(r *http.Request, v *person.Visitor) (secret string, err error) {
	return s.Notices.SetHook(r.Context(), table.PersonID(v.ID), r.PostForm.Get("url"), r.PostForm.Get("plain") == "yes")
}

func (s *Server) renewHook(r *http.Request, v *person.Visitor) (secret string, err error) {
	return s.Notices.RenewHook(r.Context(), table.PersonID(v.ID))
}

func (s *Server) dropHook(r *http.Request, v *person.Visitor) (secret string, err error) {
	return "", s.Notices.DropHook(r.Context(), table.PersonID(v.ID))
}

// tryHook posts a test, in the language of the page.
func (s *Server) tryHook(r *http.Request, v *person.Visitor) (secret string, err error) {
	words := s.site(r).Words
	return "", s.Notices.TryHook(r.Context(), table.PersonID(v.ID), s.address(r).String(), notice.Brief{
		Title: words.Word("site.notice.test"),
		Lines: []notice.Line{{Text: words.Word("site.notice.test.says"), Path: "/me"}}})
}
