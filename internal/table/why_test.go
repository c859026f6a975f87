package table

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"ennead/game"
)

// practice opens a table that continues from these moves, with ann on the first seat and bots on the others.
func (h *house) practice(moves string, bots ...string) ID {
	h.t.Helper()
	text := fmt.Sprintf("ennead record 1\ngame sticks\nrules 1\nplayers %d\noption rounds 3\nmoves\n%s\n", len(bots)+1,
		moves)
	seats := []SeatSpec{{Kind: Person}}
	for _, level := range bots {
		seats = append(seats, SeatSpec{Kind: Bot, Level: level})
	}
	id, err := h.Import(h.t.Context(), strings.NewReader(text), ann, seats)
	must(h.t, err)
	return id
}

// opening is a game of two after the second player has kept a throw; its amulet is a placeholder.
const opening = `* amulet clay
* amulet %s
1 hide left
2 hide right
* throw 3
1 keep
1 lay red
* throw 2
2 keep
2 lay black
* throw 1
1 leave
* throw 5`

// The turns of the second player in it.
const (
	hides = 3
	keeps = 8
	lays  = 9
)

func TestWhy(t *testing.T) {
	h := open(t, by(count))
	id := h.practice(fmt.Sprintf(opening, "gold"), "slow")
	w, err := h.Why(t.Context(), id, 0, keeps)
	must(t, err)
	if !w.Guessed || w.At != keeps || w.Seat != 1 || w.Cost != 0 || len(w.Options) != 3 || len(w.Labels) != 3 ||
		len(w.Explain()) == 0 {
		t.Errorf("%+v", w)
	}
	for at, want := range map[int]error{
		-1: ErrTurn, 1 << 40: ErrTurn, 13: ErrTurn, 0: ErrNotBot, 2: ErrNotBot, hides: ErrHidden,
	} {
		if _, err := h.Why(t.Context(), id, 0, at); !errors.Is(err, want) {
			t.Errorf("turn %d: %v, want %v", at, err, want)
		}
	}
	for viewer, want := range map[game.Seat]error{game.Spectator: ErrCompany, 1: ErrCompany, 7: ErrNoSeat} {
		if _, err := h.Why(t.Context(), id, viewer, keeps); !errors.Is(err, want) {
			t.Errorf("seat %d: %v, want %v", viewer, err, want)
		}
	}
	_, err = h.Why(t.Context(), newID(), 0, keeps)
	wants(t, err, ErrNoTable)
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := h.Why(ctx, id, 0, keeps); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// TestWhyTellsNothingHidden asks at tables that differ only in what the asker may not know.
func TestWhyTellsNothingHidden(t *testing.T) {
	h := open(t, by(count))
	for _, at := range []int{keeps, lays} {
		var first *Why
		for _, amulet := range []string{"clay", "bronze", "gold"} {
			w, err := h.Why(t.Context(), h.practice(fmt.Sprintf(opening, amulet), "slow"), 0, at)
			must(t, err)
			if first == nil {
				first = w
			}
			if !reflect.DeepEqual(w, first) {
				t.Errorf("turn %d: with %s it says %+v, otherwise %+v", at, amulet, w, first)
			}
		}
	}
	h = open(t, by(count)) // where no bot is slow
	// The bot itself would have known: keeping a throw is worth something different with gold in hand than with clay.
	var known [2]*Why
	for i, amulet := range []string{"clay", "gold"} {
		id := h.practice(fmt.Sprintf(opening, amulet), "first")
		for h.step(id) || h.look(id).Status == Playing {
		}
		w, err := h.Why(t.Context(), id, game.Spectator, keeps)
		must(t, err)
		if w.Guessed {
			t.Error("the game is over")
		}
		known[i] = w
	}
	if reflect.DeepEqual(known[0].Options, known[1].Options) {
		t.Error("after the end the amulet makes no difference")
	}
}

func TestWhyInCompany(t *testing.T) {
	h := open(t, by(count))
	// With two persons and a bot, the bot explains itself to everybody when the game is over.
	spec := people(3)
	spec.Seats[2] = SeatSpec{Kind: Bot, Level: "first"}
	id, err := h.Create(t.Context(), spec, ann, 0)
	must(t, err)
	for seat, who := range []PersonID{ann, bek} {
		if who != ann {
			_, err := h.Claim(t.Context(), id, h.key(id, game.Seat(seat)), who, "")
			must(t, err)
		}
		must(t, h.Ready(t.Context(), id, game.Seat(seat), [16]byte{1}))
	}
	asked := 0
	last := -1
	for h.look(id).Status == Playing {
		h.step(id)
		at := h.look(id)
		for n := len(at.Match.Record.Turns) - 1; n > last; n-- {
			if at.Match.Record.Turns[n].Seat == 2 && at.Status == Playing {
				_, err := h.Why(t.Context(), id, 0, n)
				if h.look(id).Status == Playing {
					wants(t, err, ErrCompany)
					asked++
				}
			}
		}
		last = len(at.Match.Record.Turns) - 1
	}
	told := 0
	for n, turn := range h.look(id).Match.Record.Turns {
		w, err := h.Why(t.Context(), id, game.Spectator, n)
		switch {
		case turn.Seat != 2:
			wants(t, err, ErrNotBot)
		case errors.Is(err, ErrForced):
		default:
			must(t, err)
			told++
			if w.Guessed || w.Move != turn.Move {
				t.Errorf("%+v", w)
			}
		}
	}
	if asked == 0 || told == 0 {
		t.Errorf("asked %d times, answered %d times", asked, told)
	}
	// A person who holds both seats is alone.
	both := h.begun(people(2))
	if !h.look(both).alone(0) || h.look(both).alone(game.Spectator) || h.look(id).alone(0) {
		t.Error("alone is wrong")
	}
}

// TestWhyOneAtATime: explanations wait for each other, and only a limited number may wait.
func TestWhyOneAtATime(t *testing.T) {
	g := newGate()
	h := open(t, by(g.judge))
	id := h.practice(fmt.Sprintf(opening, "gold"), "slow")
	answers := make(chan error, 2*mostAskers)
	for range mostAskers {
		go func() {
			_, err := h.Why(t.Context(), id, 0, keeps)
			answers <- err
		}()
	}
	<-g.begun
	for h.askers.Load() < mostAskers {
	}
	_, err := h.Why(t.Context(), id, 0, keeps)
	wants(t, err, ErrBusy)
	close(g.open)
	for range mostAskers {
		must(t, <-answers)
	}
	if h.askers.Load() != 0 || len(h.explaining) != 0 {
		t.Error("somebody is still asking")
	}
}
