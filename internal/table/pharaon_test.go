package table

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"ennead/bot"
	"ennead/game"
	pharaonkit "ennead/games/pharaon/kit"
)

func pharaonHouse(c *Config) {
	c.Games = []game.Game{pharaonkit.Game}
	c.Bots = func(level string, _ game.Game, seed uint64, _ Effort) (Player, error) {
		if level != "random" {
			return nil, errors.New("no such level")
		}
		return bot.Spec{Kind: bot.Random}.New(nil, seed), nil
	}
}

// TestPharaon plays whole games by random choices against random bots, and takes some choices back.
func TestPharaon(t *testing.T) {
	h := open(t, pharaonHouse)
	chance := rand.New(rand.NewPCG(1, 2))
	for players := 1; players <= 5; players++ {
		spec := people(players)
		spec.Game, spec.Setup.Options = "pharaon", nil
		if players > 2 {
			spec.Seats[1] = SeatSpec{Kind: Bot, Level: "random"}
		}
		id := h.begun(spec)
		if got := h.look(id); players == 1 && (len(got.Seats) != 2 || got.Seats[1].Kind != Automaton ||
			got.Free() != 0) {
			t.Errorf("%+v", got.Seats)
		}
		undone := h.playRandomly(id, chance)
		at := h.look(id)
		if _, err := game.Verify(pharaonkit.Game, at.Match.Record); err != nil {
			t.Errorf("%d players: %v", players, err)
		}
		if undone == 0 {
			t.Errorf("%d players: nothing could be taken back", players)
		}
		turns := len(at.Match.Record.Turns)
		fork, err := h.Fork(t.Context(), id, turns/2, bek, nil)
		must(t, err)
		h.playRandomly(fork, chance)
		text := record(t, pharaonkit.Game, h.look(fork).Match.Record)
		again, err := h.Import(t.Context(), strings.NewReader(text), cem, nil)
		must(t, err)
		h.reopen()
		if got := h.look(again); got.Status != Over || record(t, pharaonkit.Game, got.Match.Record) != text {
			t.Errorf("%d players: %+v", players, got)
		}
		t.Logf("%d players: %d turns, %d times taken back", players, turns, undone)
	}
}

// playRandomly plays the persons' seats to the end and counts what it took back.
func (h *house) playRandomly(id ID, chance *rand.Rand) (undone int) {
	h.t.Helper()
	h.eventually(id, "over", func(*Table) bool {
		for {
			at := h.look(id)
			seat, owes := person(at)
			if !owes {
				return at.Status == Over
			}
			moves := at.Match.State.Moves(nil, seat)
			next, err := h.Choose(h.t.Context(), id, seat, at.Version, moves[chance.IntN(len(moves))])
			if errors.Is(err, ErrStale) {
				continue // a bot was faster
			}
			must(h.t, err)
			if chance.IntN(4) == 0 && next.Undoable(seat) > 0 {
				back, err := h.Undo(h.t.Context(), id, seat, next.Version)
				if !errors.Is(err, ErrStale) {
					must(h.t, err)
					undone++
					if !back.Match.State.Equal(at.Match.State) {
						h.t.Fatalf("taken back to %s, was %s", pharaonkit.Game.Position(back.Match.State),
							pharaonkit.Game.Position(at.Match.State))
					}
				}
			}
		}
	})
	return undone
}

func person(t *Table) (game.Seat, bool) {
	for seat := range t.Owing().All() {
		if t.Seats[seat].Kind == Person {
			return seat, true
		}
	}
	return 0, false
}

// TestSecretsOfPharaon compares what a running table shows each seat with what it may show.
func TestSecretsOfPharaon(t *testing.T) {
	h := open(t, pharaonHouse)
	spec := people(3)
	spec.Game, spec.Setup.Options = "pharaon", map[string]string{"discovery": "nobody"}
	id := h.begun(spec)
	for range 60 {
		h.step(id)
		at := h.look(id)
		for seat := range at.Match.State.Seats() {
			var world game.Rand = game.NewRand(uint64(at.Version))
			view := at.Match.View(game.Seat(seat))
			other := view.Copy()
			other.Determinize(game.Seat(seat), &world)
			other.Mask(game.Seat(seat))
			if !bytes.Equal(pharaonkit.Game.Position(view), pharaonkit.Game.Position(other)) {
				t.Fatalf("seat %d sees more than it may", seat)
			}
		}
	}
}

func TestComponentsOfATable(t *testing.T) {
	text := pharaonkit.Game.Components()
	own := append([]byte("# corrected\r\n"), text...)
	h := open(t, pharaonHouse, func(c *Config) { c.Components = map[string][]byte{"pharaon": text} })
	spec := people(2)
	spec.Game, spec.Setup.Options = "pharaon", nil
	for name, test := range map[string]struct{ given, want []byte }{
		"of the house": {nil, text},
		"empty":        {[]byte{}, text},
		"of the table": {own, bytes.ReplaceAll(own, []byte("\r\n"), []byte("\n"))},
	} {
		spec.Setup.Components = test.given
		id := h.begun(spec)
		h.step(id)
		h.reopen()
		at := h.look(id)
		if at.Status != Playing || !bytes.Equal(at.Match.Record.Setup.Components, test.want) {
			t.Errorf("%s: %s, %d bytes", name, at.Status, len(at.Match.Record.Setup.Components))
		}
		h.step(id)
	}
	for name, bad := range map[string][]byte{
		"no yaml":   []byte("\t{"),
		"long line": append([]byte("# "+strings.Repeat("x", 20_000)+"\n"), text...),
		"zero byte": append([]byte("x: \x00\n"), text...),
		"no text":   append([]byte("# \xff\n"), text...),
		"cut":       text[:len(text)/2],
	} {
		spec.Setup.Components = bad
		if _, err := h.Create(t.Context(), spec, ann, 0); !errors.Is(err, ErrSetup) {
			t.Errorf("%s: got %v, want %v", name, err, ErrSetup)
		}
	}
}
