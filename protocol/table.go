package protocol

import (
	"errors"
	"fmt"

	"ennead/game"
)

// table is one game of the session.
type table struct {
	game   game.Game
	setup  game.Setup
	seed   uint64
	rand   game.Rand
	asked  bool       // the peer makes Nature's moves
	start  game.State // before the first move
	loaded bool       // start is not the start of the game, so there is no record
	match  *game.Match
}

// open begins a game from its start or from a loaded state.
func open(g game.Game, setup game.Setup, seed uint64, asked bool, loaded game.State) (*table, error) {
	t := &table{game: g, setup: setup, seed: seed, asked: asked, loaded: loaded != nil, start: loaded}
	if !t.loaded {
		var err error
		if t.start, err = g.New(setup); err != nil {
			return nil, fault("setup", "%v", err)
		}
	}
	t.rand = game.NewRand(seed)
	t.rewind()
	return t, t.chance()
}

// rewind returns to before the first move.
func (t *table) rewind() {
	record := &game.Record{Game: t.game.ID(), Version: t.game.Version(), Setup: t.setup}
	t.match = &game.Match{Game: t.game, Record: record, State: t.start.Copy()}
}

// chance makes Nature's moves until a player is to move, unless the peer makes them.
func (t *table) chance() error {
	if t.asked {
		return nil
	}
	return t.draw()
}

// draw makes Nature's moves, or none if the record has no room for all of them.
func (t *table) draw() error {
	buf, before := make([]game.Move, 0, 64), len(t.match.Record.Turns)
	for t.match.State.Owing().Has(game.Nature) {
		var m game.Move
		m, buf = t.rand.Roll(t.match.State, buf)
		if err := t.match.Play(game.Nature, m); err != nil {
			t.back(before)
			return err
		}
	}
	return nil
}

// choose makes a move for the peer.
func (t *table) choose(seat game.Seat, w *word, note string) error {
	m, err := w.in(t.game.Lexicon())
	if err != nil {
		return err
	}
	if t.match.Over() {
		return fault("over", "the game is over")
	}
	before := len(t.match.Record.Turns)
	switch err := t.match.PlayWith(seat, m, note); {
	case errors.Is(err, game.ErrNotYours):
		return fault("not_yours", "seat %s owes no choice now", seat.Text())
	case errors.Is(err, game.ErrNote):
		return fault("request", "%v", err)
	case err != nil:
		return err
	}
	if err := t.chance(); err != nil {
		t.back(before)
		return err
	}
	return nil
}

// back returns to the position after the first n moves.
func (t *table) back(n int) {
	turns := t.match.Record.Turns[:n]
	t.rewind()
	if err := t.match.Replay(turns); err != nil {
		panic(fmt.Sprintf("protocol: %v", err)) // they were legal before
	}
}

// status is the answer to every change.
type status struct {
	Made  []string `json:"made"` // moves made by the request, including Nature's
	Turns int      `json:"turns"`
	Owing []seat   `json:"owing"`
	Over  bool     `json:"over"`
}

// since returns the status with the moves after the first n.
func (t *table) since(n int) status {
	s := status{Made: []string{}, Turns: len(t.match.Record.Turns), Owing: seats(t.match.State.Owing()),
		Over: t.match.Over()}
	for _, turn := range t.match.Record.Turns[min(n, s.Turns):] {
		s.Made = append(s.Made, turn.Seat.Text()+" "+t.game.Lexicon().Text(turn.Move))
	}
	return s
}

// place returns the seat of the request; nature and spectator say whether those are allowed.
func (t *table) place(r *request, nature, spectator bool) (game.Seat, error) {
	s := r.Seat
	switch {
	case !s.given:
		return 0, fault("request", `"seat" is missing`)
	case s.Seat == game.Nature && nature, s.Seat == game.Spectator && spectator:
		return s.Seat, nil
	case int(s.Seat) >= t.match.State.Seats():
		return 0, fault("request", "the table has %d seats", t.match.State.Seats())
	}
	return s.Seat, nil
}
