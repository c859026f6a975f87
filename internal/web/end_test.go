package web

import (
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/internal/table"
)

// plays makes so many moves, each by whoever is to move first.
func (s *site) plays(path string, moves int, seats ...*browser) {
	s.t.Helper()
	for made := 0; made < moves; {
		at := s.look(path)
		owing := at.Owing()
		if owing == 0 {
			s.t.Fatalf("nobody is to move: %s", at.Status)
		}
		b := seats[owing.First()]
		if _, ok := b.play(b.get(path)); ok {
			made++
		}
	}
}

// Whoever must go offers the seat. The others and the lobby tell of it; who comes is told that the game does not count
// for them; who thinks better of it stays.
func TestOffering(t *testing.T) {
	s := open(t)
	ann, bek, zoe := s.browser(), s.browser(), s.browser()
	path := ann.opensTimed("live quick")
	bek.open("quick", "device")
	bek.account("Bek")
	bek.post(path+"/join", "seat", "2").wants(t, 200)
	ann.get(path).lacks(t, "I must go").has(t, "Leave the seat")
	for _, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(t, 200)
	}
	zoe.get("/play").lacks(t, "A seat is free in a game under way")
	bek.get(path).part(t, "places").has(t, "I must go", "For 5 min your seat is offered", "Yes, leave the seat",
		"It costs your reliability 5 points then; to leave at once costs 15.")
	ann.get(path).part(t, "places").has(t, "I must go").lacks(t, "reliability") // guests have none

	bek.post(path+"/offer", "seat", "2", "sure", "yes").wants(t, 200).
		has(t, "You offer your seat to whoever wants to play on", "I stay after all").
		part(t, "places").lacks(t, "For 5 min your seat is offered").has(t, "Yes, leave the seat")
	ann.get(path).part(t, "absence").has(t, "Bek must go and offers the seat until", "/seat/").
		lacks(t, "Sit here", "Free the seat")
	zoe.get(path).part(t, "absence").has(t, "Sit here", "the game does not count").lacks(t, "/seat/")
	page := zoe.get("/play").has(t, "A seat is free in a game under way", path, "under way")
	page.lacks(t, "Nobody else is here just now")
	zoe.get("/play?pace=days").lacks(t, "A seat is free in a game under way")
	ann.get("/play").lacks(t, "A seat is free in a game under way")
	zoe.header["Accept-Language"] = "fr"
	zoe.get("/play").has(t, "Un siège est libre dans une partie en cours")
	zoe.get(path).has(t, "doit partir et propose son siège")
	delete(zoe.header, "Accept-Language")

	bek.post(path+"/stay", "seat", "2").wants(t, 200).lacks(t, "I stay after all")
	ann.get(path).has(t, "Bek must go and offers seat 2", "Bek stays after all")
	zoe.post(path+"/join", "seat", "2", "name", "Zoe").wants(t, http.StatusConflict)

	bek.post(path+"/offer", "seat", "2").wants(t, 200)
	link := seatLink.FindStringSubmatch(ann.get(path).part(t, "absence").body)[1]
	zoe.get(link).wants(t, 200).has(t, "Seat 2 of a game in progress is free", "the game does not count")
	s.plays(path, 1, ann, bek)
	zoe.post(path+"/join", "seat", "2", "name", "Zoe").wants(t, 200).
		part(t, "places").has(t, "so it does not count for you")
	ann.get(path).has(t, "Bek leaves seat 2", "Zoe takes seat 2").part(t, "places").lacks(t, "does not count")
	bek.get(path).has(t, "You are watching this table").lacks(t, `id="places"`)
}

// The last one who is there ends the game, and the page says how everybody came off.
func TestEnding(t *testing.T) {
	s := open(t)
	ann, bek, path := s.timedPair("live quick")
	s.plays(path, 6, ann, bek)
	ann.get(path).lacks(t, `id="ending"`)
	ann.post(path+"/end", "seat", "1", "sure", "yes").wants(t, http.StatusConflict).has(t, "The game goes on")
	bek.post(path+"/leave", "seat", "2", "sure", "yes").wants(t, 200)
	ann.get(path).part(t, "ending").has(t, "You may play on, or end the game here", "Yes, end the game")
	bek.get(path).lacks(t, `id="ending"`)
	at := s.look(path)
	over := ann.post(path+"/end", "seat", "1", "sure", "yes").wants(t, 200)
	over.has(t, "You win", "Those who were left have ended the game", `id="sheet"`, "the proof of fair dice").
		lacks(t, "failed verification", path+"/analysis", `id="choices"`, `id="ending"`)
	over.part(t, "standing").has(t, "1. Ann", "2. Bek, gone before the end")
	bek.get(path).has(t, "Ann wins").part(t, "standing").has(t, "2. Bek")
	bek.header["Accept-Language"] = "fr"
	bek.get(path).has(t, "Ann gagne", "Ceux qui restaient ont mis fin").
		part(t, "standing").has(t, "départ avant la fin")
	if n := len(s.look(path).Match.Record.Turns); n < len(at.Match.Record.Turns) {
		t.Errorf("%d of %d turns are left", n, len(at.Match.Record.Turns))
	}
	ann.get(path+"?at=3&eyes=all").wants(t, 200)
	if text := ann.get(path+"/record").wants(t, 200).body; !strings.Contains(text, "secret ") {
		t.Error("the secret is not published")
	}
	ann.get("/").wants(t, 200)
	ann.get("/play").wants(t, 200)
	ann.post(path+"/rematch").wants(t, 200)
}

// Without clocks all who are left have to agree, and one may think better of it.
func TestEndingTogether(t *testing.T) {
	s := open(t)
	ann, bek, cem := s.browser(), s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "open", "seat-3", "open", "visible", "public")
	bek.post(path+"/join", "seat", "2", "name", "Bek").wants(t, 200)
	cem.post(path+"/join", "seat", "3", "name", "Cem").wants(t, 200)
	for _, b := range []*browser{ann, bek, cem} {
		b.post(path+"/ready").wants(t, 200)
	}
	cem.post(path+"/leave", "seat", "3").wants(t, 200)
	for s.look(path).Owing() != 0b100 {
		b := []*browser{ann, bek}[(s.look(path).Owing() &^ 0b100).First()]
		b.play(b.get(path))
	}
	ann.get(path).part(t, "ending").has(t, "If all who are left agree, it ends here")
	ann.post(path+"/end", "seat", "1", "sure", "yes").wants(t, 200).
		has(t, "Ann would like to end the game. It ends when Bek agree.", "I would rather play on")
	bek.get(path).has(t, "Ann would like to end the game")
	ann.post(path+"/playon", "seat", "1").wants(t, 200).part(t, "ending").has(t, "Yes, end the game")
	ann.post(path+"/end", "seat", "1", "sure", "yes").wants(t, 200)
	bek.post(path+"/end", "seat", "2", "sure", "yes").wants(t, 200).part(t, "standing").
		has(t, "Cem, gone before the end", "the game counts for nobody")
}

// Who was late, and opens the page, need not do more to be there; a page that a script fetches tells nothing.
func TestSignOnThePage(t *testing.T) {
	s, passes := timed(t)
	ann, bek, path := s.timedPair("live quick")
	passes(2 * time.Hour)
	ann.play(ann.get(path))
	s = s.reopened(ann, bek)
	s.until(path, func(at *table.Table) bool { return at.Strikes(1) == 1 && at.Handed() == 0 }, func() {})
	before := s.look(path).Version
	bek.header["X-Fragment"] = "yes"
	bek.get(path).wants(t, 200)
	ann.get(path).wants(t, 200)
	s.browser().get(path).wants(t, 200)
	if now := s.look(path).Version; now != before {
		t.Error("a script or somebody else gives a sign of them")
	}
	delete(bek.header, "X-Fragment")
	for range 2 {
		bek.get(path).wants(t, 200)
		if now := s.look(path).Version; now != before+1 {
			t.Errorf("after a look the version is %d, and was %d", now, before)
		}
	}
}

// Where nobody sits on the seat to move, the prompt says that the game waits, and what stands below does not say so
// again: two landmarks of a page must not have the same name.
func TestNobodyMoves(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	for _, b := range []*browser{ann, bek} {
		b.post(path+"/ready").wants(t, 200)
	}
	for s.look(path).Owing().Has(1) { // both choose, and so until only Ann is to move
		s.plays(path, 1, bek, bek)
	}
	if s.look(path).Owing() != 0b01 {
		t.Fatalf("%b are to move", s.look(path).Owing())
	}
	ann.post(path+"/leave", "seat", "1", "sure", "yes").wants(t, 200)
	var names []string
	heading := regexp.MustCompile(`id="(?:prompt|absence-title)"[^>]*>([^<]*)<`)
	for _, found := range heading.FindAllStringSubmatch(bek.get(path).body, -1) {
		names = append(names, found[1])
	}
	if want := []string{"The game is waiting", "Empty seats"}; !slices.Equal(names, want) {
		t.Errorf("the page says %q, want %q", names, want)
	}
}
