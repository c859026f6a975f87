package web

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strings"
	"time"

	"ennead/internal/table"
)

const (
	visitorCookie = "ennead"
	hostCookie    = "__Host-" + visitorCookie
	cookieLife    = 400 * 24 * time.Hour // the longest that browsers keep one
	maxCookie     = 256
)

// visitor returns who sent the request: the person of the cookie, or nobody if there is no valid one.
func (s *Server) visitor(r *http.Request) table.PersonID {
	c, err := r.Cookie(s.visitorCookie(r))
	if err != nil {
		c, err = r.Cookie(visitorCookie)
	}
	if err != nil || len(c.Value) > maxCookie {
		return ""
	}
	person, mac, _ := strings.Cut(c.Value, ".")
	if person == "" || !hmac.Equal([]byte(mac), []byte(s.sign(person))) {
		return ""
	}
	return table.PersonID(person)
}

// visitorCookie returns the name of the cookie. Over https it is one that no other site of the same domain can set.
func (s *Server) visitorCookie(r *http.Request) string {
	if s.secure(r) {
		return hostCookie
	}
	return visitorCookie
}

// welcome returns the visitor, and sets a cookie if they have none.
func (s *Server) welcome(w http.ResponseWriter, r *http.Request) table.PersonID {
	person := s.visitor(r)
	if person == "" {
		person = table.PersonID(rand.Text())
	}
	s.know(w, r, person)
	return person
}

// know sets the cookie of a person, replacing an older one under the name it has without https.
func (s *Server) know(w http.ResponseWriter, r *http.Request, person table.PersonID) {
	name := s.visitorCookie(r)
	s.setCookie(w, r, &http.Cookie{
		Name: name, Value: string(person) + "." + s.sign(string(person)), Path: "/", MaxAge: int(cookieLife.Seconds()),
	})
	if _, err := r.Cookie(visitorCookie); err == nil && name != visitorCookie {
		s.setCookie(w, r, &http.Cookie{Name: visitorCookie, Path: "/", MaxAge: -1})
	}
}

// renamed gives the cookie its new name at the first visit over https, so that nobody loses a seat when a site moves
// there.
func (s *Server) renamed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodGet && s.secure(r) && !strings.HasPrefix(r.URL.Path, "/static/") {
			if _, err := r.Cookie(hostCookie); err != nil {
				if person := s.visitor(r); person != "" {
					s.know(w, r, person)
				}
			}
		}
		next.ServeHTTP(w, r)
	})
}

func (s *Server) sign(person string) string {
	mac := hmac.New(sha256.New, s.Key)
	mac.Write([]byte("visitor " + person))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// setCookie sets a cookie that scripts cannot read and other sites cannot send.
func (s *Server) setCookie(w http.ResponseWriter, r *http.Request, c *http.Cookie) {
	c.HttpOnly, c.SameSite, c.Secure = true, http.SameSiteLaxMode, s.secure(r)
	http.SetCookie(w, c)
}
