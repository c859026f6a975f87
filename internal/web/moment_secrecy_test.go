package web

import (
	"bytes"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"strings"
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

// TestPicturesKeepSecrets is a law for every game: the picture of a moment and what the page says of it to sites that
// preview links are the same, byte for byte, in two worlds that spectators cannot tell from each other.
func TestPicturesKeepSecrets(t *testing.T) {
	alone(t)
	hiding := 0
	for _, kit := range games.Kits {
		t.Run(kit.ID(), func(t *testing.T) {
			if secretPictures(t, kit) > 0 {
				hiding++
			}
		})
	}
	if hiding < 4 { // in one game two players hide nothing so early
		t.Errorf("only in %d games something was hidden", hiding)
	}
}

// secretPictures compares the moments of a game. It returns in how many of them something was hidden.
func secretPictures(t *testing.T, kit *gamekit.Kit) (hidden int) {
	s := openWith(t, kit.Game)
	words, err := locale.New(append([]fs.FS{Words}, kit.Words...)...)
	must(t, err)
	site := New(Config{House: s.house, People: s.web.People, Lobby: s.web.Lobby, Bus: bus.New(),
		Kits: games.Kits, Words: words, Rules: rules.Open, Key: s.web.Key, Log: s.web.Log})
	s.Config.Handler = site // with all words
	ann, bek, zoe := s.browser(), s.browser(), s.browser()
	r, tried := game.NewRand(1), 0
	for range 5 { // a game of random choices may be short; then another begins
		path := ann.post("/tables", "game", kit.ID(), "name", "Ann", "quick", "friends").wants(t, 200).path
		bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
		for seat, b := range []*browser{ann, bek} {
			b.post(path+"/ready", "bits-"+text(seat+1), "00112233445566778899aabbccddeeff").wants(t, 200)
		}
		for n := range 150 {
			now := s.look(path)
			if now.Status != table.Playing {
				break
			}
			if n%7 == 5 {
				hidden, tried = hidden+samePicture(t, s, site, zoe, now, &r, tried < 2), tried+1
			}
			seat := now.Owing().First()
			moves := now.Match.State.Moves(nil, seat)
			_, err := s.house.Choose(t.Context(), now.ID, seat, now.Version, moves[r.Intn(len(moves))])
			must(t, err)
		}
		if tried >= 10 {
			break
		}
	}
	t.Logf("%d moments; in %d of them something was hidden", tried, hidden)
	if tried < 10 {
		t.Errorf("only %d moments were compared", tried)
	}
	return hidden
}

// samePicture compares what is shown of the present moment in both worlds. It returns 1 if the worlds differ.
func samePicture(
	t *testing.T, s *site, web *Server, b *browser, now *table.Table, r *game.Rand, drawn bool,
) (hidden int) {
	t.Helper()
	twin := *now
	twin.Match = now.Match.Copy()
	twin.Match.State.Mask(game.Spectator)
	twin.Match.State.Determinize(game.Spectator, r)
	if !twin.Match.State.Equal(now.Match.State) {
		hidden = 1
	}
	moment, err := now.MomentAfter(len(now.Match.Record.Turns))
	must(t, err)
	for _, lang := range locale.Langs {
		real, style, ok, err := web.drawMoment(now, text(moment), lang)
		must(t, err)
		other, _, _, err := web.drawMoment(&twin, text(moment), lang)
		must(t, err)
		if !ok || real != other {
			differs(t, "the picture", map[string]string{lang: real}, map[string]string{lang: other})
			continue
		}
		if !drawn {
			continue
		}
		first, err := newPictures().of(t.Context(), style, real)
		must(t, err)
		second, err := newPictures().of(t.Context(), style, other)
		must(t, err)
		if !bytes.Equal(first.png, second.png) || first.tag != second.tag || len(first.png) < 50_000 {
			t.Errorf("the same drawing gives pictures of %d and %d bytes", len(first.png), len(second.png))
		}
	}
	tags := func(of *table.Table) string {
		w := httptest.NewRecorder()
		web.sendTable(w, b.request(web, "/t/"+string(of.ID)), of, http.StatusOK, page.Notice{})
		_, tags, ok := strings.Cut(w.Body.String(), `property="og:site_name"`)
		if !ok {
			t.Fatal("the page has no tags")
		}
		tags, _, _ = strings.Cut(tags, "twitter:card")
		return tags
	}
	differs(t, "the tags", map[string]string{"": tags(now)}, map[string]string{"": tags(&twin)})
	return hidden
}
