package web

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"testing"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// TestOnlookersSeeOneHand is a law for every game: the page of who looks on with the eyes of a seat is the same, byte
// for byte, in two worlds that this seat cannot tell from each other. It is neither the page of the seat nor that of a
// spectator, and has no form that acts for the seat.
func TestOnlookersSeeOneHand(t *testing.T) {
	alone(t)
	hiding := 0
	for _, kit := range games.Kits {
		t.Run(kit.ID(), func(t *testing.T) {
			if oneHand(t, kit) > 0 {
				hiding++
			}
		})
	}
	if hiding < 4 { // in one game two players hide nothing so early
		t.Errorf("only in %d games something was hidden", hiding)
	}
}

// oneHand compares the pages of an onlooker in a game. It returns how often others had something to hide from them.
func oneHand(t *testing.T, kit *gamekit.Kit) (hidden int) {
	s := openWith(t, kit.Game)
	words, err := locale.New(append([]fs.FS{Words}, kit.Words...)...)
	must(t, err)
	site := New(Config{House: s.house, People: s.web.People, Lobby: s.web.Lobby, Bus: bus.New(),
		Kits: games.Kits, Words: words, Rules: rules.Open, Key: s.web.Key, Log: s.web.Log})
	s.Config.Handler = site // with all words
	ann, bek := s.browser(), s.browser()
	path := ann.post("/tables", "game", kit.ID(), "name", "Ann", "quick", "friends").wants(t, 200).path
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	for seat, b := range []*browser{ann, bek} {
		b.post(path+"/ready", "bits-"+text(seat+1), "00112233445566778899aabbccddeeff").wants(t, 200)
	}
	eve := lends(t, s, path, ann)
	r, shown := game.NewRand(1), 0
	for n := range 120 {
		now := s.look(path)
		if now.Status != table.Playing {
			break
		}
		if n%8 == 3 {
			real := lookedAt(site, eve, now)
			other, is := twin(now, 0, &r)
			differs(t, "who looks on", map[string]string{"": real}, map[string]string{"": lookedAt(site, eve, other)})
			if is {
				hidden++
			}
			for _, does := range actsOn(real, path) {
				t.Errorf("after %d choices there is a form for %s", n, does)
			}
			if real != lookedAt(site, ann, now) && real != lookedAt(site, s.browser(), now) {
				shown++
			}
		}
		seat := now.Owing().First()
		moves := now.Match.State.Moves(nil, seat)
		_, err := s.house.Choose(t.Context(), now.ID, seat, now.Version, moves[r.Intn(len(moves))])
		must(t, err)
	}
	if shown < 3 {
		t.Errorf("who looks on has a page of their own only %d times", shown)
	}
	return hidden
}

// twin returns a table in a random world that a seat cannot tell from the real one, and whether it is another.
func twin(now *table.Table, seat game.Seat, r *game.Rand) (other *table.Table, differs bool) {
	twin := *now
	twin.Match = now.Match.Copy()
	twin.Match.State.Mask(seat)
	twin.Match.State.Determinize(seat, r)
	return &twin, !twin.Match.State.Equal(now.Match.State)
}

// lookedAt returns the page of a table as a browser gets it.
func lookedAt(web *Server, b *browser, of *table.Table) string {
	w := httptest.NewRecorder()
	web.sendTable(w, b.request(web, "/t/"+string(of.ID)), of, http.StatusOK, page.Notice{})
	return w.Body.String()
}
