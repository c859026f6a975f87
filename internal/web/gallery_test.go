package web

import (
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"ennead/internal/locale"
	"ennead/internal/piece"
)

// The gallery exists only if it is enabled. It shows every sign, needs neither script nor inline style, and is named
// in both languages.
func TestGallery(t *testing.T) {
	s := open(t)
	s.browser().get("/gallery").wants(t, 404)

	words, err := locale.New(Words, piece.Words, sticksWords)
	must(t, err)
	c := s.web.Config
	c.Words, c.Gallery = words, true
	shown := New(c)
	t.Cleanup(shown.Close)
	r := httptest.NewRequestWithContext(t.Context(), "GET", "/gallery", nil)
	r.Header.Set("Accept-Language", "en")
	w := httptest.NewRecorder()
	shown.ServeHTTP(w, r)
	body := w.Body.String()
	if w.Code != 200 || w.Header().Get("Content-Security-Policy") != contentPolicy {
		t.Fatalf("%d, policy %q", w.Code, w.Header().Get("Content-Security-Policy"))
	}
	for _, shelf := range piece.House(words.In("en")).Shelves {
		for _, thing := range shelf.Specimens {
			if strings.Count(body, `id="house-`+thing.ID+`"`) != 1 || !strings.Contains(body, ">"+thing.Name+"<") {
				t.Errorf("%s (%s) is not in the gallery", thing.ID, thing.Name)
			}
		}
	}
	seen := map[string]bool{}
	for _, m := range regexp.MustCompile(` id="([^"]*)"`).FindAllStringSubmatch(body, -1) {
		if seen[m[1]] {
			t.Errorf("the id %s occurs twice", m[1])
		}
		seen[m[1]] = true
	}
	for _, m := range regexp.MustCompile(`href="#([^"]*)"`).FindAllStringSubmatch(body, -1) {
		if !seen[m[1]] {
			t.Errorf("a link leads to #%s, which does not exist", m[1])
		}
	}
	for _, bad := range []string{"<style", " style=", "<script>", "[piece.", "[site."} {
		if strings.Contains(body, bad) {
			t.Errorf("the gallery contains %q", bad)
		}
	}
	if !strings.Contains(body, `lang="fr">Scarabée<`) {
		t.Error("the other language is missing")
	}
}
