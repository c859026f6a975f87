package web

import (
	"net/http"
	"net/url"
	"slices"
	"strings"

	"ennead/internal/web/page"
)

// origin returns the address of the site: the one that the operator set, otherwise the one that the visitor used.
func (s *Server) origin(r *http.Request) string {
	switch {
	case s.URL != nil:
		return s.URL.String()
	case s.secure(r):
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// secure reports whether the visitor came by https.
func (s *Server) secure(r *http.Request) bool {
	switch {
	case s.URL != nil:
		return s.URL.Scheme == "https"
	case r.TLS != nil:
		return true
	}
	return s.Proxies.HTTPS(r)
}

// monitored are the addresses for programs that watch over the server.
var monitored = []string{"/healthz", "/livez", "/readyz"}

// housed refuses requests for a host other than the site's: from a page of another domain that leads to this machine,
// or through a proxy that does not pass on the Host header. It shows the site's address instead of redirecting, as
// behind such a proxy redirects would never end. Monitors may use any name, and the refusal page needs
// its styles.
func (s *Server) housed(next http.Handler) http.Handler {
	if s.URL == nil {
		return next
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked := url.URL{Host: r.Host}
		if strings.EqualFold(asked.Hostname(), s.URL.Hostname()) || slices.Contains(monitored, r.URL.Path) ||
			strings.HasPrefix(r.URL.Path, "/static/") {
			next.ServeHTTP(w, r)
			return
		}
		s.hints.host.Do(func() {
			s.Log.Warn("a request is for a host other than --url; a proxy in front must pass on the Host header",
				"host", r.Host, "url", s.origin(r))
		})
		s.answer(w, r, http.StatusMisdirectedRequest, page.Elsewhere(s.site(r), s.origin(r)+here(r)))
	})
}
