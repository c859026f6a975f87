package web

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"

	"ennead/internal/web/page"
)

// manifest tells a browser what to call the site on a home screen, and how to show it there. With a language in its
// address, as pages link to it, it is the same for everybody.
func (s *Server) manifest(w http.ResponseWriter, r *http.Request) {
	site := s.site(r)
	if lang := r.URL.Query().Get("lang"); lang != "" {
		site.Words = s.Words.In(lang)
		w.Header().Set("Cache-Control", iconLife)
	}
	type picture struct {
		Src     string `json:"src"`
		Sizes   string `json:"sizes"`
		Type    string `json:"type"`
		Purpose string `json:"purpose"`
	}
	body, err := json.Marshal(struct {
		ID         string    `json:"id"`
		Name       string    `json:"name"`
		Short      string    `json:"short_name"`
		Line       string    `json:"description"`
		Lang       string    `json:"lang"`
		Start      string    `json:"start_url"`
		Scope      string    `json:"scope"`
		Display    string    `json:"display"`
		Theme      string    `json:"theme_color"`
		Background string    `json:"background_color"`
		Categories []string  `json:"categories"`
		Icons      []picture `json:"icons"`
	}{
		ID: "/", Name: site.Words.Word("site.installed.name"), Short: "Ennead",
		Line: site.Words.Word("site.installed.line"), Lang: site.Words.Lang(),
		Start: "/play", Scope: "/", Display: "standalone", Theme: page.DayPanel, Background: page.DayPage,
		Categories: []string{"games"},
		Icons: []picture{
			{"/icon/192.png", "192x192", "image/png", "any"},
			{"/icon/512.png", "512x512", "image/png", "any"},
			{"/icon/maskable.png", "512x512", "image/png", "maskable"},
		},
	})
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "application/manifest+json")
	s.send(w, r, http.StatusOK, body)
}

// worker sends the service worker of this version: it begins with what it may keep, and with the key of the house for
// pushes. A browser asks for it now and
// then, and a byte that differs makes it take the new one.
func (s *Server) worker(w http.ResponseWriter, r *http.Request) {
	needed, err := json.Marshal(s.files.shell())
	if err != nil {
		s.fail(w, r, err)
		return
	}
	w.Header().Set("Content-Type", kinds[".js"])
	w.Header().Set("Cache-Control", "no-cache")
	s.send(w, r, http.StatusOK, fmt.Appendf(nil, "const folder=%q,needed=%s,house=%q;\n%s", s.files.at(""),
		needed, s.Notices.PushKey(), s.files.byName["sw.js"].plain))
}

// shell returns the addresses of what the page without a connection needs.
func (f *files) shell() (all []string) {
	for _, name := range slices.Sorted(maps.Keys(f.byName)) {
		if slices.Contains(page.OfflineFiles, name) || strings.HasSuffix(name, ".woff2") {
			all = append(all, f.at(name))
		}
	}
	return all
}

// offline shows the page that a browser keeps for when there is no connection. It is the same for everybody who reads
// in a language by day or night, whoever asks.
func (s *Server) offline(w http.ResponseWriter, r *http.Request) {
	said := r.URL.Query()
	site := page.Site{Words: s.Words.Match(r.Header.Get("Accept-Language"), said.Get("lang")), File: s.files.at}
	if theme := said.Get("theme"); slices.Contains(allowed["theme"][1:], theme) {
		site.Theme = theme
	}
	s.answer(w, r, http.StatusOK, page.Offline(site))
}
