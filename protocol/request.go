package protocol

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"ennead/game"
)

// request holds the keys of all requests; each command looks at its own.
type request struct {
	ID json.RawMessage `json:"id"` // a number or a text, repeated in the answer
	Do string          `json:"do"`
	At int             `json:"at"` // which game of the session, from 0

	Game       string            `json:"game"`
	Players    int               `json:"players"`
	Options    map[string]string `json:"options"`
	Components string            `json:"components"`
	Seed       uint64            `json:"seed"`
	Chance     string            `json:"chance"` // "rolled" or "asked"
	Count      int               `json:"count"`

	Seat     seat            `json:"seat"`
	Move     word            `json:"move"`
	Note     string          `json:"note"`
	Moves    []*word         `json:"moves"`
	Position json.RawMessage `json:"position"`
	Patch    json.RawMessage `json:"patch"`
	Record   string          `json:"record"`
	Turns    int             `json:"turns"`
	From     int             `json:"from"`
	Reset    bool            `json:"reset"`
	Views    bool            `json:"views"`
}

// maxID limits the length of an id, which the answer repeats.
const maxID = 200

// read reads a line.
func (r *request) read(line []byte) error {
	in := json.NewDecoder(bytes.NewReader(line))
	in.DisallowUnknownFields()
	err := in.Decode(r)
	if err == nil {
		if _, more := in.Token(); more != io.EOF {
			err = errors.New("more than one JSON value")
		}
	}
	if id := bytes.TrimSpace(r.ID); len(id) > 0 && (len(id) > maxID || bytes.IndexByte([]byte(`{[`), id[0]) >= 0) {
		r.ID, err = nil, fmt.Errorf("the id is a number or a text of at most %d bytes", maxID)
	}
	if err != nil {
		return fault("request", "%v", err)
	}
	return nil
}

// seat is a seat in JSON: a number from 1, "*" for Nature, or "spectator".
type seat struct {
	game.Seat
	given bool
}

// UnmarshalJSON reads a seat.
func (s *seat) UnmarshalJSON(text []byte) error {
	s.given = true
	switch string(text) {
	case `"spectator"`:
		s.Seat = game.Spectator
		return nil
	case `"*"`:
		s.Seat = game.Nature
		return nil
	case "null":
		s.given = false
		return nil
	}
	var err error
	if s.Seat, err = game.ParseSeat(string(text)); err != nil {
		return fmt.Errorf(`seat: want a number from 1, "*" or "spectator", not %.40s`, text)
	}
	return nil
}

// MarshalJSON writes a seat.
func (s seat) MarshalJSON() ([]byte, error) {
	switch s.Seat {
	case game.Nature:
		return []byte(`"*"`), nil
	case game.Spectator:
		return []byte(`"spectator"`), nil
	}
	return []byte(s.Text()), nil
}

// seats is a set of seats as a list.
func seats(set game.Seats) []seat {
	list := []seat{}
	for s := range set.All() {
		list = append(list, seat{Seat: s})
	}
	return list
}

// word is a move in JSON: its text or its dense number.
type word struct {
	text   string
	number int
	given  bool
}

// UnmarshalJSON reads a move.
func (w *word) UnmarshalJSON(text []byte) error {
	w.given = true
	if string(text) == "null" {
		w.given = false
		return nil
	}
	if text[0] == '"' {
		w.number = -1
		return json.Unmarshal(text, &w.text)
	}
	if err := json.Unmarshal(text, &w.number); err != nil || w.number < 0 {
		return fmt.Errorf("move: want a text or a number from 0, not %.40s", text)
	}
	return nil
}

// in returns the move that the word means.
func (w *word) in(l *game.Lexicon) (game.Move, error) {
	if !w.given {
		return game.Move{}, fault("request", `"move" is missing`)
	}
	if w.number < 0 {
		m, err := l.Parse(w.text)
		if err != nil {
			return m, fault("move", "%v", err)
		}
		return m, nil
	}
	if w.number >= l.Len() || !l.Knows(l.At(w.number)) {
		return game.Move{}, fault("move", "no move has the number %d", w.number)
	}
	return l.At(w.number), nil
}
