package web

import (
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
	"ennead/internal/table"
)

// A hint is shown to the only person at the table and to nobody else, whoever looks at it.
func TestHintIsForItsSeat(t *testing.T) {
	s := open(t)
	ann, guest := s.browser(), s.browser()
	path := ann.open("quick", "custom", "seat-1", "me", "seat-2", "scribe")
	ann.post(path + "/ready")
	ann.until(path, func(t *table.Table) bool {
		return t.Owing() == game.Seat(0).Set() && len(t.Match.State.Moves(nil, 0)) > 1
	})
	ann.get(path).has(t, `id="ask-hint"`).lacks(t, `id="hint"`)
	form := []string{"seat", "1", "version", strconv.FormatInt(s.look(path).VersionFor(0), 10)}
	before, turns := guest.get(path).body, len(s.look(path).Match.Record.Turns)
	guest.post(path+"/hint", form...).wants(t, 403)
	ann.post(path+"/hint", "seat", "2", "version", form[3]).wants(t, 403)
	ann.post(path+"/hint", "seat", "1").wants(t, 400)
	ann.post(path+"/hint", form...).wants(t, 200).has(t, `id="hint"`, "hinted", `id="do-`).lacks(t, `id="ask-hint"`)
	ann.get(path).has(t, `id="hint"`)
	ann.get(path+"?at=1").lacks(t, `id="hint"`, `id="ask-hint"`)
	if after := guest.get(path).lacks(t, `id="hint"`, "data-hint", "hinted").body; after != before {
		t.Error("a spectator is sent another page because of a hint")
	}
	if len(s.look(path).Match.Record.Turns) != turns {
		t.Error("a hint is in the record")
	}
}

// In a game with negotiation a hint says that the bot did not weigh it; in others it says nothing of it.
func TestHintsSayWhatTheyLeaveOut(t *testing.T) {
	trading := openWith(t, barter.Game)
	trading.web.Kits[0].Board = stall{plainBoard{barter.Game}}
	for name, s := range map[string]*site{"sticks": open(t), "barter": trading} {
		ann := s.browser()
		path := ann.post("/tables", "game", name, "name", "Ann", "quick", "custom", "seat-1", "me", "seat-2", "scribe",
			"seat-3", "scribe").wants(t, 200).path
		ann.post(path + "/ready")
		ann.until(path, func(t *table.Table) bool {
			return t.Owing().Has(0) && len(t.Match.State.Moves(nil, 0)) > 1
		})
		version := strconv.FormatInt(s.look(path).VersionFor(0), 10)
		hinted := ann.post(path+"/hint", "seat", "1", "version", version).wants(t, 200).has(t, `id="hint"`)
		if says := strings.Contains(hinted.body, "The bot did not weigh"); says != (name == "barter") {
			t.Errorf("%s: the hint speaks of negotiation: %t", name, says)
		}
	}
}

// Two people have no hints, however they ask.
func TestNoHintsForTwo(t *testing.T) {
	s := open(t)
	ann, bek, path := s.pair()
	for seat, b := range []*browser{ann, bek} {
		b.get(path).lacks(t, `id="ask-hint"`)
		b.post(path+"/hint", "seat", strconv.Itoa(seat+1), "version", strconv.FormatInt(s.look(path).Version, 10)).
			wants(t, 403).lacks(t, `id="hint"`)
	}
}

// A costly decision leads to a table of its own.
func TestRetryFromTheAnalysis(t *testing.T) {
	s := open(t)
	ann, guest := s.browser(), s.browser()
	path := ann.finished()
	ann.analysed(path)
	over := s.look(path)
	turn := 0
	for at, played := range over.Match.Record.Turns {
		if before, err := over.Match.Upto(at); err == nil && played.Seat == 0 && len(before.State.Moves(nil, 0)) > 1 {
			turn = at
		}
	}
	again := guest.post(path+"/retry", "turns", strconv.Itoa(turn), "seat", "1").wants(t, 200).has(t, `id="second"`)
	if again.path == path || s.look(again.path).Public {
		t.Errorf("the second try is at %s", again.path)
	}
	guest.play(again)
	guest.get(again.path).has(t, `id="second"`, `class="weighed"`)
	ann.get(again.path).lacks(t, `id="second"`)
	guest.post(path+"/retry", "turns", "x", "seat", "1").wants(t, 400)
	guest.post(path+"/retry", "turns", "99999", "seat", "1").wants(t, 422)
}
