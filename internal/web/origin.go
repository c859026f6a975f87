package web

import (
	"net/http"
	"net/url"
	"strings"

	"ennead/internal/web/page"
)

// origin is the address of the site: what the host says, else as the visitor reached it.
func (s *Server) origin(r *http.Request) string {
	switch {
	case s.URL != nil:
		return s.URL.String()
	case s.secure(r):
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// secure tells whether the visitor came by https.
func (s *Server) secure(r *http.Request) bool {
	switch {
	case s.URL != nil:
		return s.URL.Scheme == "https"
	case r.TLS != nil:
		return true
	}
	return s.Proxies.HTTPS(r)
}

// housed refuses requests that name another host than the site's: a page of another domain that leads to this machine, or a proxy
// that does not hand on the header Host. It refers to the site and redirects nobody, as behind such a proxy that would never end.
// Supervisors ask for /healthz by any name; the refusal needs its styles.
func (s *Server) housed(next http.Handler) http.Handler {
	if s.URL == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked := url.URL{Host: r.Host}
		if strings.EqualFold(asked.Hostname(), s.URL.Hostname()) || r.URL.Path == "/healthz" || strings.HasPrefix(r.URL.Path, "/static/") {
			next.ServeHTTP(w, r)
			return
		}
		s.hints.host.Do(func() {
			s.Log.Warn("a request names another host than --url; a proxy in front must hand on the header Host", "host", r.Host, "url", s.origin(r))
		})
		s.answer(w, r, http.StatusMisdirectedRequest, page.Elsewhere(s.site(r), s.origin(r)+here(r)))
	})
}
