package web

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"strings"
	"time"

	"ennead/internal/lobby"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/table"
)

const (
	visitorCookie = "ennead"
	hostCookie    = "__Host-" + visitorCookie
	cookieLife    = 400 * 24 * time.Hour // the longest that browsers keep one
	maxCookie     = 256
)

// sender is a place in the context of a request for who sent it. It is there from the beginning, as the log knows the
// request of then.
type sender struct {
	v     *person.Visitor
	stage lobby.Stage // of their search for a game
}

type senderKey struct{}

func withSender(ctx context.Context) context.Context {
	return context.WithValue(ctx, senderKey{}, &sender{})
}

// recognized finds out who sends a request, once for all that answer it. A cookie that an older program signed becomes
// one of a session with the next page that its browser fetches, and a cookie gets its new name at the first visit over
// https, so that nobody loses a seat.
func (s *Server) recognized(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/static/") || strings.HasPrefix(r.URL.Path, notice.Feed) { // for anybody
			next.ServeHTTP(w, r)
			return
		}
		v, err := s.recognize(w, r)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		if from, ok := r.Context().Value(senderKey{}).(*sender); ok {
			from.v = v
			if v != nil {
				from.stage = s.searching(r.Context(), v.ID)
				from.stage.Told = s.newsFor(r, v)
			}
		}
		next.ServeHTTP(w, r)
	})
}

func (s *Server) recognize(w http.ResponseWriter, r *http.Request) (*person.Visitor, error) {
	c := s.cookie(r)
	if c == nil {
		return nil, nil //nolint:nilnil // nobody
	}
	page := r.Method == http.MethodGet && !strings.HasSuffix(r.URL.Path, "/events")
	if id := s.signed(c.Value); id != "" {
		if !page {
			return s.People.Former(r.Context(), string(id))
		}
		token, v, err := s.People.Return(r.Context(), string(id), r.UserAgent())
		if v != nil {
			s.know(w, r, token)
		}
		return v, err
	}
	v, err := s.People.Recognize(r.Context(), c.Value)
	if v != nil && page && c.Name != s.visitorCookie(r) {
		s.know(w, r, c.Value)
	}
	return v, err
}

// cookie returns the cookie by which a browser says whose it is, nil without one.
func (s *Server) cookie(r *http.Request) *http.Cookie {
	c, err := r.Cookie(s.visitorCookie(r))
	if err != nil {
		c, err = r.Cookie(visitorCookie)
	}
	if err != nil || len(c.Value) > maxCookie {
		return nil
	}
	return c
}

// signed returns whom a cookie stands for that an older program signed; it is empty if the cookie is none of these.
func (s *Server) signed(cookie string) table.PersonID {
	text, mac, ok := strings.Cut(cookie, ".")
	if !ok || text == "" || !hmac.Equal([]byte(mac), []byte(s.sign(text))) {
		return ""
	}
	return s.House.Former(text)
}

func (s *Server) sign(text string) string {
	mac := hmac.New(sha256.New, s.Key)
	mac.Write([]byte("visitor " + text))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// who returns the person who sent the request, nil if nobody knows them.
func who(r *http.Request) *person.Visitor {
	if from, ok := r.Context().Value(senderKey{}).(*sender); ok {
		return from.v
	}
	return nil
}

// stage returns how far the search of the person who sent the request has come.
func stage(r *http.Request) lobby.Stage {
	if from, ok := r.Context().Value(senderKey{}).(*sender); ok {
		return from.stage
	}
	return lobby.Stage{}
}

// visitor returns the person who sent the request as tables know them, or nobody.
func (s *Server) visitor(r *http.Request) table.PersonID {
	if v := who(r); v != nil {
		return table.PersonID(v.ID)
	}
	return ""
}

// welcome returns the visitor, who becomes a guest if nobody knows them yet, and lets the browser keep its cookie.
// Without a visitor it has answered.
func (s *Server) welcome(w http.ResponseWriter, r *http.Request) (id table.PersonID, ok bool) {
	v, token := who(r), ""
	var err error
	switch {
	case v == nil:
		token, v, err = s.People.Arrive(r.Context(), r.UserAgent())
	case v.Session.Hash == "": // an older program signed the cookie
		token, v, err = s.People.Return(r.Context(), v.ID, r.UserAgent())
	default:
		token = s.cookie(r).Value
	}
	if err == nil && v == nil {
		err = person.ErrStranger // signed out elsewhere meanwhile
	}
	if err != nil {
		s.fail(w, r, err)
		return "", false
	}
	s.know(w, r, token)
	return table.PersonID(v.ID), true
}

// visitorCookie returns the name of the cookie. Over https it is one that no other site of the same domain can set.
func (s *Server) visitorCookie(r *http.Request) string {
	if s.secure(r) {
		return hostCookie
	}
	return visitorCookie
}

// know sets the cookie of a session, replacing an older one under the name it has without https.
func (s *Server) know(w http.ResponseWriter, r *http.Request, token string) {
	name := s.visitorCookie(r)
	s.setCookie(w, r, &http.Cookie{Name: name, Value: token, Path: "/", MaxAge: int(cookieLife.Seconds())})
	if _, err := r.Cookie(visitorCookie); err == nil && name != visitorCookie {
		s.setCookie(w, r, &http.Cookie{Name: visitorCookie, Path: "/", MaxAge: -1})
	}
}

// setCookie sets a cookie that scripts cannot read and other sites cannot send.
func (s *Server) setCookie(w http.ResponseWriter, r *http.Request, c *http.Cookie) {
	c.HttpOnly, c.SameSite, c.Secure = true, http.SameSiteLaxMode, s.secure(r)
	http.SetCookie(w, c)
}
