package protocol

import (
	"encoding/json"

	"ennead/game"
)

// choices are the legal moves of a seat, as texts and as dense numbers.
type choices struct {
	Moves   []string `json:"moves"`
	Numbers []int    `json:"numbers"`
}

// said writes moves as texts and numbers.
func said(l *game.Lexicon, moves []game.Move) choices {
	c := choices{[]string{}, []int{}}
	for _, m := range moves {
		c.Moves = append(c.Moves, l.Text(m))
		c.Numbers = append(c.Numbers, l.Number(m))
	}
	return c
}

func (t *table) moves(r *request) (any, error) {
	s, err := t.place(r, true, false)
	if err != nil {
		return nil, err
	}
	return said(t.game.Lexicon(), t.match.State.Moves(nil, s)), nil
}

// deals returns a seat's possible negotiation moves, see [game.Negotiated].
func (t *table) deals(r *request) (any, error) {
	s, err := t.place(r, false, false)
	if err != nil {
		return nil, err
	}
	c := said(t.game.Lexicon(), game.OutOfTurnOf(t.match.View(s), nil, s))
	return map[string]any{"deals": c.Moves, "numbers": c.Numbers}, nil
}

// seen is what a seat may know.
type seen struct {
	Seat     seat            `json:"seat"`
	Owing    []seat          `json:"owing"`
	Over     bool            `json:"over"`
	Prompt   message         `json:"prompt"`
	Moves    []string        `json:"moves"`
	Numbers  []int           `json:"numbers"`
	Position json.RawMessage `json:"position"`
}

// view returns the masked position and the legal moves of a seat or a spectator.
func (t *table) view(r *request) (any, error) {
	s, err := t.place(r, false, true)
	if err != nil {
		return nil, err
	}
	return t.seen(s), nil
}

func (t *table) seen(s game.Seat) seen {
	v := see(t.game, t.match.View(s), s)
	v.Over = t.match.Over()
	return v
}

// see writes the view of a seat.
func see(g game.Game, view game.State, s game.Seat) seen {
	c, owing := said(g.Lexicon(), view.Moves(nil, s)), view.Owing()
	return seen{seat{Seat: s}, seats(owing), owing == 0, say(g.Prompt(view, s)), c.Moves, c.Numbers, g.Position(view)}
}

// seenTurn is a move as a seat may know it.
type seenTurn struct {
	Seat   seat      `json:"seat"`
	Move   string    `json:"move"` // "?" if hidden
	Note   string    `json:"note,omitempty"`
	Events []message `json:"events"`
}

// seenLog returns the moves from a number on, and their events, as far as a seat or a spectator may know them. Moves
// that the seat may not know of are not numbered.
func (t *table) seenLog(r *request) (any, error) {
	s, err := t.place(r, false, true)
	if err != nil {
		return nil, err
	}
	list, number := []seenTurn{}, 0
	view := t.match.View(s)
	for n, turn := range t.match.Known(s) {
		if number++; number <= r.From {
			continue
		}
		st := seenTurn{Seat: seat{Seat: turn.Seat}, Move: "?", Note: turn.Note, Events: []message{}}
		if !turn.Hidden {
			st.Move = t.game.Lexicon().Text(turn.Move)
		}
		for _, e := range t.match.Events(n, s) {
			st.Events = append(st.Events, say(t.match.Game.Tell(view, e)))
		}
		list = append(list, st)
	}
	if r.From < 0 || r.From > number {
		return nil, fault("request", "there is no move %d among %d", r.From, number)
	}
	return map[string][]seenTurn{"turns": list}, nil
}

func (t *table) position(*request) (any, error) {
	return map[string]json.RawMessage{"position": t.match.Game.Position(t.match.State)}, nil
}

// patch changes the position; the game continues from there without its history.
func (t *table) patch(r *request) (any, error) {
	if r.Patch == nil {
		return nil, fault("request", `"patch" is missing`)
	}
	changed, err := fromPosition(t.game, t.setup, t.match.Game.Position(t.match.State), r.Patch, t.seed, t.asked)
	if err != nil {
		return nil, err
	}
	*t = *changed
	return t.since(0), nil
}

// standing is the final result, or the current standings.
type standing struct {
	Scores []int `json:"scores"`
	Ranks  []int `json:"ranks"`
}

func (t *table) standing() standing {
	s := standing{[]int{}, []int{}}
	for i := range t.match.State.Seats() {
		s.Scores = append(s.Scores, t.match.State.Score(game.Seat(i)))
		s.Ranks = append(s.Ranks, t.match.State.Rank(game.Seat(i)))
	}
	return s
}

func (t *table) scores(*request) (any, error) {
	type line struct {
		Key    string `json:"key"`
		Points []int  `json:"points"`
	}
	answer := struct {
		Over bool `json:"over"`
		standing
		Sheet []line `json:"sheet"`
	}{t.match.Over(), t.standing(), []line{}}
	for _, c := range t.match.State.Sheet() {
		answer.Sheet = append(answer.Sheet, line{c.Key, c.Points})
	}
	return answer, nil
}
