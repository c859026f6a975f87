package web

import (
	"net/http"
	"strconv"

	"ennead/game"
	"ennead/internal/learnt"
	"ennead/internal/web/page"
)

// learnt shows what the strongest player has learnt of a game, with some number of players.
func (s *Server) learnt(w http.ResponseWriter, r *http.Request) {
	k := s.kit(r.PathValue("game"))
	if k == nil || k.Counted == nil {
		s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
		return
	}
	counted, err := learnt.Read(k.Counted, k.Game, k.Deeds)
	if err != nil {
		s.fail(w, r, err)
		return
	}
	p := page.Learnt{Site: s.site(r), Game: k.ID(), Kinds: k.Deeds, Counted: counted}
	players := r.URL.Query().Get("players")
	for i, t := range counted.Series {
		if strconv.Itoa(t.Players) == players {
			p.At = i
		}
	}
	if p.Usual, err = k.New(game.Setup{Players: counted.Series[p.At].Players}); err != nil {
		s.fail(w, r, err)
		return
	}
	s.answer(w, r, http.StatusOK, p.Render())
}
