package web

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"strings"
)

// turns says at how many tables it is the visitor's turn; the script of a page shows it in the tab. Somebody to play
// with, of whom the visitor wanted to be told, counts like a table.
func (s *Server) turns(w http.ResponseWriter, r *http.Request) {
	count := 0
	if person := s.visitor(r); person != "" {
		tables, err := s.House.Mine(r.Context(), person)
		if err != nil {
			s.fail(w, r, err)
			return
		}
		for _, t := range tables {
			if waits(t) {
				count++
			}
		}
	}
	if stage(r).Told != "" {
		count++
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	_, _ = io.WriteString(w, strconv.Itoa(count))
}

// mostCounted is the highest number on an icon; after it there is a plus.
const mostCounted = 9

// icon sends the icon of a tab with a number on it: "/icon/3.svg".
func (s *Server) icon(w http.ResponseWriter, r *http.Request) {
	name, ok := strings.CutSuffix(r.PathValue("name"), ".svg")
	n, err := strconv.Atoi(name)
	if !ok || err != nil || n < 1 || n > mostCounted+1 {
		http.Error(w, "404 not found", http.StatusNotFound)
		return
	}
	text := strconv.Itoa(n)
	if n > mostCounted {
		text = strconv.Itoa(mostCounted) + "+"
	}
	badge := fmt.Sprintf(`<circle cx="21" cy="21" r="11" fill="#B5432E" stroke="#F6EDD6" stroke-width="2"/>`+
		`<text x="21" y="26.500" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="15" `+
		`fill="#FFF">%s</text></svg>`, text)
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "public, max-age=86400")
	_, _ = w.Write(bytes.Replace(s.files.byName["icon.svg"].plain, []byte("</svg>"), []byte(badge), 1))
}
