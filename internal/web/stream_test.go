package web

import (
	"bytes"
	"io/fs"
	"net/http"
	"strings"
	"testing"
	"time"

	"ennead/docs/rules"
	"ennead/game"
	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/gamekit"
	"ennead/internal/locale"
	"ennead/internal/table"
)

// streamed opens a table of two people with those terms and plays so many choices.
func (s *site) streamed(ann, bek *browser, choices int, terms ...string) (path string) {
	s.t.Helper()
	path = ann.open("quick", "friends")
	if len(terms) > 0 {
		ann.post(path+"/terms", terms...).wants(s.t, 200)
	}
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(s.t, 200)
	ann.post(path+"/ready").wants(s.t, 200)
	bek.post(path+"/ready").wants(s.t, 200)
	for range choices {
		s.chooses(path)
	}
	return path
}

// chooses makes the first choice of who is to move; false if the game is over.
func (s *site) chooses(path string) bool {
	s.t.Helper()
	now := s.look(path)
	if now.Status != table.Playing {
		return false
	}
	seat := now.Owing().First()
	_, err := s.house.Choose(s.t.Context(), now.ID, seat, now.Version, now.Match.State.Moves(nil, seat)[0])
	must(s.t, err)
	return true
}

// TestStream shows a table as spectators see it, even to who plays there, with nothing to press.
func TestStream(t *testing.T) {
	s := open(t)
	ann, bek, zoe := s.browser(), s.browser(), s.browser()
	gathering := ann.open("quick", "friends")
	if got := ann.get(gathering + "/stream"); got.path != gathering {
		t.Errorf("before the game the stream is at %s", got.path)
	}
	path := s.streamed(ann, bek, 4)
	ann.get(path).has(t, path+"/stream?delay=5")
	for _, b := range []*browser{ann, zoe} {
		b.get(path+"/stream").wants(t, 200).has(t, `class="stream"`, `id="stage"`, "Shown at once").
			lacks(t, "<form", "<button", "data-move", `id="chat"`)
		b.get(path+"/stream?delay=3").wants(t, 200).has(t, "Shown 3 moves late").lacks(t, "Shown at once", "data-move")
		for _, odd := range []string{"-3", "x", "999999999999999999999"} {
			b.get(path+"/stream?delay="+odd).wants(t, 200)
		}
	}
	zoe.get(path+"/stream?minutes=10").wants(t, 200).has(t, "Shown at least 10 minutes late", `data-turns="0"`,
		"data-again=").lacks(t, "data-move")
	zoe.get(path+"/stream?minutes=-3").wants(t, 200).has(t, "Shown at once").lacks(t, "data-again")
	zoe.get(path+"/stream?minutes=99999").wants(t, 200).has(t, "Shown at least 60 minutes late")
	ann.get(path).has(t, path+"/stream?minutes=10")
	zoe.header = map[string]string{"X-Fragment": "yes"}
	zoe.get(path+"/stream?delay=5").wants(t, 200).has(t, `id="page"`).lacks(t, "<!doctype")
	zoe.header = nil
	for s.chooses(path) {
		continue
	}
	zoe.get(path+"/stream?delay=5").wants(t, 200).has(t, "The game is over.")
	zoe.get(path+"/stream?minutes=10").wants(t, 200).has(t, "Shown at least 10 minutes late").
		lacks(t, "The game is over.")
}

// A stream that is minutes late is fetched again when the next thing may be shown, even if that is no turn: that
// somebody has left, or that the game was ended. Until then it shows neither.
func TestStreamIsFetchedAgain(t *testing.T) {
	s, wait := timed(t)
	ann, bek, zoe := s.browser(), s.browser(), s.browser()
	path := s.streamed(ann, bek, 2)
	late := func() answer { return zoe.get(path+"/stream?minutes=10").wants(t, 200) }
	wait(30 * time.Minute)
	late().has(t, "Bek<").lacks(t, "data-again")
	_, err := s.house.Leave(t.Context(), s.look(path).ID, 1, s.visitorOf(bek))
	must(t, err)
	late().has(t, "data-again", "Bek<")
	wait(11 * time.Minute)
	late().lacks(t, "data-again", "Bek<")
	_, err = s.house.CallTime(t.Context(), s.look(path).ID)
	must(t, err)
	late().has(t, "data-again").lacks(t, "The game is over.")
	wait(11 * time.Minute)
	late().has(t, "The game is over.").lacks(t, "data-again")
}

// A stream is no earlier than its table lets spectators see, whatever the address says, and later where it says so.
func TestStreamKeepsTheDelayOfItsTable(t *testing.T) {
	s := open(t)
	ann, bek, zoe := s.browser(), s.browser(), s.browser()
	path := s.streamed(ann, bek, 4, "visible", "link", "delay", "5")
	stream := func(b *browser, delay string) string {
		_, body, _ := strings.Cut(b.get(path+"/stream?delay="+delay).wants(t, 200).body, `id="stage"`)
		return body
	}
	late := stream(zoe, "5")
	for _, delay := range []string{"0", "3", "5"} {
		for _, b := range []*browser{ann, zoe} {
			if stream(b, delay) != late {
				t.Errorf("with a delay of %s it is another page", delay)
			}
		}
	}
	if stream(ann, "20") != stream(zoe, "20") {
		t.Error("a stream depends on who shows it")
	}
	if stream(zoe, "20") == late {
		t.Error("a longer delay changes nothing")
	}
	path = s.streamed(ann, bek, 1, "visible", "private")
	zoe.get(path+"/stream").wants(t, http.StatusNotFound)
	ann.get(path+"/stream").wants(t, 200)
}

// TestStreamsShowNothingNewer is a law for every game: the page of a stream is the same, byte for byte, in two games
// that were the same until as many turns or as much time ago as it is late, and of which one may be over.
func TestStreamsShowNothingNewer(t *testing.T) {
	alone(t)
	for _, kit := range games.Kits {
		t.Run(kit.ID(), func(t *testing.T) { futures(t, kit) })
	}
}

func futures(t *testing.T, kit *gamekit.Kit) {
	s := openWith(t, kit.Game)
	words, err := locale.New(append([]fs.FS{Words}, kit.Words...)...)
	must(t, err)
	site := New(Config{House: s.house, People: s.web.People, Lobby: s.web.Lobby, Bus: bus.New(),
		Kits: games.Kits, Words: words, Rules: rules.Open, Key: s.web.Key, Log: s.web.Log})
	s.Config.Handler = site // with all words
	ann, bek, zoe := s.browser(), s.browser(), s.browser()
	path := ann.post("/tables", "game", kit.ID(), "name", "Ann", "quick", "friends").wants(t, 200).path
	bek.post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	for seat, b := range []*browser{ann, bek} {
		b.post(path+"/ready", "bits-"+text(seat+1), "00112233445566778899aabbccddeeff").wants(t, 200)
	}
	r, compared, apart := game.NewRand(5), 0, 0
	for n := range 60 {
		now := s.look(path)
		if now.Status != table.Playing {
			break
		}
		if n%6 == 5 {
			twin, ok := otherwise(t, now, &r)
			if !ok {
				continue
			}
			shown := func(of *table.Table, delay int) string {
				late, err := of.Late(delay)
				must(t, err)
				var body bytes.Buffer
				must(t, site.streamed(zoe.request(site, path), late).Stream(false).Render(&body))
				return body.String()
			}
			compared++
			differs(t, "who looks at the stream", map[string]string{"late": shown(now, 10)},
				map[string]string{"late": shown(twin, 10)})
			if shown(now, 0) != shown(twin, 0) {
				apart++
			}
			ended := *twin
			ended.Status = table.Over
			first := now.Made(len(now.Match.Record.Turns) - 10).Add(-time.Millisecond)
			timed := func(of *table.Table) string {
				late, err := of.Before(first, 0)
				must(t, err)
				p := site.streamed(zoe.request(site, path), late)
				p.Minutes = 10
				var body bytes.Buffer
				must(t, p.Stream(false).Render(&body))
				return body.String()
			}
			for _, other := range []*table.Table{twin, &ended} {
				differs(t, "who looks at the stream", map[string]string{"minutes late": timed(now)},
					map[string]string{"minutes late": timed(other)})
			}
			first = now.Made(len(now.Match.Record.Turns) - 1)
			differs(t, "who looks at the stream", map[string]string{"minutes late": timed(now)},
				map[string]string{"minutes late": timed(agreed(now))})
		}
		seat := now.Owing().First()
		moves := now.Match.State.Moves(nil, seat)
		_, err := s.house.Choose(t.Context(), now.ID, seat, now.Version, moves[r.Intn(len(moves))])
		must(t, err)
	}
	if compared < 4 || apart < compared/2 {
		t.Errorf("%d moments were compared, of which %d differ without a delay", compared, apart)
	}
}

// agreed returns the table as it is once people have ended the game without a move.
func agreed(now *table.Table) *table.Table {
	ended := *now
	ended.Match = now.Match.Copy()
	ended.Match.End()
	ended.Status, ended.Reason, ended.Moved = table.Over, table.ReasonEnded, now.Moved.Add(time.Minute)
	return &ended
}

// otherwise returns a table whose last ten turns went differently.
func otherwise(t *testing.T, now *table.Table, r *game.Rand) (*table.Table, bool) {
	t.Helper()
	all := len(now.Match.Record.Turns)
	if all < 12 {
		return nil, false
	}
	past, err := now.Match.Upto(all - 10)
	must(t, err)
	m := past.Copy()
	for len(m.Record.Turns) < all {
		if m.Over() {
			return nil, false
		}
		seat := m.State.Owing().First()
		if m.State.Owing().Has(game.Nature) {
			seat = game.Nature
		}
		moves := m.State.Moves(nil, seat)
		must(t, m.Play(seat, moves[r.Intn(len(moves))]))
	}
	twin := *now
	twin.Match = m
	return &twin, true
}
