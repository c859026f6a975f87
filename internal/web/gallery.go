package web

import (
	"net/http"
	"slices"

	"ennead/internal/locale"
	"ennead/internal/piece"
	"ennead/internal/web/page"
)

// gallery shows every drawing. It exists for illustrators, if the configuration enables it.
func (s *Server) gallery(w http.ResponseWriter, r *http.Request) {
	site := s.site(r)
	other := s.otherWords(site.Words)
	halls := []page.Hall{{
		ID: "house", Title: site.Words.Word("site.gallery.house"), Collection: piece.House(site.Words),
		Other: piece.House(other).Shelves,
	}}
	for _, name := range slices.Sorted(slices.Values(ids(s.Kits))) {
		if board, ok := s.kit(name).Board.(piece.Collected); ok {
			halls = append(halls, page.Hall{
				ID: name, Title: site.Words.Word("site.game." + name + ".title"), Style: styleFile(name),
				Collection: board.Collection(s.House.Newest(name), site.Words),
				Other:      board.Collection(s.House.Newest(name), other).Shelves,
			})
		}
	}
	s.answer(w, r, http.StatusOK, page.Gallery{Site: site, Halls: halls}.Render())
}

// otherWords returns the words of the language that the reader has not chosen.
func (s *Server) otherWords(words *locale.Catalogue) *locale.Catalogue {
	for _, lang := range locale.Langs {
		if lang != words.Lang() {
			return s.Words.In(lang)
		}
	}
	return words
}
