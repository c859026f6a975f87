package table

import (
	"reflect"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
)

// limited changes the limits of a table's match, for as long as the table stays in memory.
func (h *house) limited(id ID, limits game.Limits) { h.look(id).Match.Limits = limits }

// A person who drafts for hours leaves one draft, also after a restart, and the others learn nothing of any of it.
func TestFloodOfDrafts(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	before := h.look(id)
	turns := len(before.Match.Record.Turns)
	var many []game.Move
	for len(many) < maxChain {
		many = append(many, chain(t, "wish clay; wish gold")...)
	}
	for n := range 50 {
		at, err := h.Negotiate(t.Context(), id, 1, many, "")
		must(t, err)
		if got := len(at.Match.Record.Turns); got != turns+1 {
			t.Fatalf("%d turns after %d drafts, not %d", got, (n+1)*len(many), turns+1)
		}
		if notice := <-notices.Notices(); game.Seats(notice.Unaffected)|0b10 != 0b111|game.Spectator.Set() {
			t.Fatalf("draft %d: %b are told nothing", n, notice.Unaffected)
		}
		for _, seat := range []game.Seat{0, 2, game.Spectator} {
			if at.VersionFor(seat) != before.VersionFor(seat) || !reflect.DeepEqual(at.Match.RecordFor(seat),
				before.Match.RecordFor(seat)) {
				t.Fatalf("seat %d: version %d, %d turns", seat, at.VersionFor(seat),
					len(at.Match.RecordFor(seat).Turns))
			}
		}
		if !at.StillValid(0, before.Version) {
			t.Fatal("drafts make the click of the player to move stale")
		}
		if n%10 == 9 { // the previous draft lies before a choice
			at, err = h.Choose(t.Context(), id, at.Owing().First(), at.Version, chain(t, "rest")[0])
			must(t, err)
			<-notices.Notices()
			before, turns = at, len(at.Match.Record.Turns)-1
			if at.Status == Over {
				break
			}
		}
	}
	last := h.look(id)
	h.reopen()
	if again := h.look(id); again.Status != last.Status || !reflect.DeepEqual(again.Match.Record.Turns,
		last.Match.Record.Turns) ||
		!again.Match.State.Equal(last.Match.State) {
		t.Errorf("%s, %v", again.Status, again.Match.Record.Turns)
	}
}

// A seat that has used up its negotiation moves is told so, and nothing else stops: neither the others nor the turn.
func TestTalkEnds(t *testing.T) {
	h, id := bazaar(t, "", "", "")
	h.limited(id, game.Limits{All: game.Room{Turns: 100, Text: 4000}, Talk: game.Room{Turns: 4, Text: 200}})
	for range 2 {
		_, err := h.Negotiate(t.Context(), id, 1, chain(t, "show 1; show 3"), "")
		must(t, err)
	}
	before := h.look(id)
	_, err := h.Negotiate(t.Context(), id, 1, chain(t, "show 1"), "")
	wants(t, err, ErrTalk)
	if h.look(id) != before {
		t.Error("a refused move has changed the table")
	}
	_, err = h.Negotiate(t.Context(), id, 2, chain(t, "show 1"), "")
	must(t, err)
	for h.look(id).Status != Over {
		h.rest(id)
	}
}

// A game whose record is full stops where it is, intact, and a bot that was to move does not wake again.
func TestFullRecord(t *testing.T) {
	for name, level := range map[string]string{"a person": "", "a bot": "first"} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h, id := bazaar(t, "", level)
				defer h.shut()
				turns := len(h.look(id).Match.Record.Turns)
				h.limited(id, game.Limits{All: game.Room{Turns: turns + 1, Text: 4000},
					Talk: game.Room{Turns: 9, Text: 900}})
				h.rest(id)
				if level == "" {
					_, err := h.Negotiate(t.Context(), id, 1, chain(t, "show 1"), "")
					wants(t, err, ErrTalk)
					_, err = h.Choose(t.Context(), id, 1, h.look(id).Version, chain(t, "rest")[0])
					wants(t, err, ErrFrozen)
				}
				time.Sleep(time.Hour)
				synctest.Wait()
				at := h.look(id)
				if at.Status != Frozen || at.Reason != ReasonFull || len(at.Match.Record.Turns) != turns+1 {
					t.Errorf("%s, %s, %d turns", at.Status, at.Reason, len(at.Match.Record.Turns))
				}
				version := at.Version
				h.reopen()
				if at = h.look(id); at.Reason != ReasonFull || at.Version != version || at.Match == nil {
					t.Errorf("opened again: %s, version %d", at.Reason, at.Version)
				}
			})
		})
	}
}
