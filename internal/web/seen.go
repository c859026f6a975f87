package web

import (
	"net/http"
	"strconv"
	"strings"

	"ennead/internal/web/page"
)

// showed returns what the reader's browser has shown before, as a script says it of its page.
func showed(r *http.Request) page.Browser {
	b := page.Browser{Turns: headerNumber(r, "X-Turns"), Happened: headerNumber(r, "X-Happened")}
	if fragment(r) {
		b.Parts = known(r)
	}
	return b
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
