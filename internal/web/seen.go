package web

import (
	"net/http"
	"strconv"
	"strings"

	"ennead/internal/table"
	"ennead/internal/web/page"
)

// remember stores how far the reader has seen the game, for "since your last visit".
func (s *Server) remember(w http.ResponseWriter, r *http.Request, t *table.Table, p page.Play) {
	if p.Held == 0 || r.Header.Get("X-Unseen") != "" {
		return
	}
	s.setCookie(w, r, &http.Cookie{
		Name: "seen", Value: strconv.Itoa(p.Turns()), Path: "/t/" + string(t.ID), MaxAge: int(cookieLife.Seconds()),
	})
}

// seen returns how many turns had been played when the reader last looked, -1 if that is unknown.
func seen(r *http.Request, p page.Play) int {
	return min(cookieNumber(r, "seen", -1), p.Turns())
}

// known returns the parts that the browser says it already shows.
func known(r *http.Request) map[string]string {
	parts := map[string]string{}
	for part := range strings.SplitSeq(r.Header.Get("X-Known"), ",") {
		if id, hash, ok := strings.Cut(part, "="); ok {
			parts[id] = hash
		}
	}
	return parts
}

func cookieNumber(r *http.Request, name string, otherwise int) int {
	c, err := r.Cookie(name)
	if err != nil {
		return otherwise
	}
	return parsed(c.Value, otherwise)
}

func headerNumber(r *http.Request, name string) int { return parsed(r.Header.Get(name), -1) }

func number(r *http.Request, name string, otherwise int) int {
	return parsed(r.URL.Query().Get(name), otherwise)
}

func parsed(text string, otherwise int) int {
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < 1_000_000 {
		return n
	}
	return otherwise
}
