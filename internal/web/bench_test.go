package web

import (
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"testing"

	"ennead/internal/sticks"
	"ennead/internal/store/postgres"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

// What a page costs the server: for somebody without a cookie, for a guest, whose session is read from the store, and
// for a guest who wants to be told when there is somebody to play with.

func BenchmarkPagesOnSQLite(b *testing.B) {
	pages(b, openHouse(b, sticks.Game, func(*table.Config) {}))
}

func BenchmarkPagesOnPostgreSQL(b *testing.B) {
	db, err := postgres.Open(b.Context(), pgtest.Shared(b).Database(b))
	must(b, err)
	b.Cleanup(func() { must(b, db.Close()) })
	pages(b, openHouse(b, sticks.Game, func(c *table.Config) { c.Store = db }))
}

func pages(b *testing.B, s *site) {
	b.Helper()
	ann, told := s.browser(), s.browser()
	path := ann.open("quick", "bots")
	told.post("/play/tell", "game", "").wants(b, http.StatusOK)
	for range 3 {
		ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "link")
	}
	for _, page := range []string{"/about", "/play", path} {
		name := "table"
		if page != path {
			name = page[1:]
		}
		for _, who := range []struct {
			name string
			*browser
		}{{"nobody", s.browser()}, {"guest", ann}, {"told", told}} {
			b.Run(name+"/"+who.name, func(b *testing.B) {
				header := who.request(s.web, page).Header
				b.ReportAllocs()
				for b.Loop() {
					s.serve(b, page, header)
				}
			})
		}
	}
}

// serve asks the server for a page, from an address that has not asked before.
func (s *site) serve(tb testing.TB, path string, header http.Header) {
	tb.Helper()
	r := httptest.NewRequestWithContext(tb.Context(), http.MethodGet, s.URL+path, nil)
	r.Header = header
	r.RemoteAddr = fmt.Sprintf("10.%d.%d.%d:1", rand.IntN(256), rand.IntN(256), rand.IntN(256))
	w := httptest.NewRecorder()
	s.web.ServeHTTP(w, r)
	if w.Code != http.StatusOK {
		tb.Fatalf("%s: %d", path, w.Code)
	}
}
