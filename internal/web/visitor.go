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
	cookieLife    = 400 * 24 * time.Hour // the longest that browsers keep one
	maxCookie     = 256
)

// visitor is who sent the request: the person of the cookie, or nobody if there is none of ours.
func (s *Server) visitor(r *http.Request) table.PersonID {
	c, err := r.Cookie(visitorCookie)
	if err != nil || len(c.Value) > maxCookie {
		return ""
	}
	person, mac, _ := strings.Cut(c.Value, ".")
	if person == "" || !hmac.Equal([]byte(mac), []byte(s.sign(person))) {
		return ""
	}
	return table.PersonID(person)
}

// welcome is the visitor, made known by a cookie if need be.
func (s *Server) welcome(w http.ResponseWriter, r *http.Request) table.PersonID {
	person := s.visitor(r)
	if person == "" {
		person = table.PersonID(rand.Text())
	}
	s.setCookie(w, r, &http.Cookie{
		Name: visitorCookie, Value: string(person) + "." + s.sign(string(person)), Path: "/",
		MaxAge: int(cookieLife.Seconds()),
	})
	return person
}

func (s *Server) sign(person string) string {
	mac := hmac.New(sha256.New, s.Key)
	mac.Write([]byte("visitor " + person))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// setCookie sets a cookie that no script reads and no other site sends.
func (s *Server) setCookie(w http.ResponseWriter, r *http.Request, c *http.Cookie) {
	c.HttpOnly, c.SameSite, c.Secure = true, http.SameSiteLaxMode, s.secure(r)
	http.SetCookie(w, c)
}
