package protocol

import (
	"encoding/json"
	"fmt"
	"strings"

	"ennead/game"
	"ennead/scenario"
)

// MaxGames limits how many games a session may hold at a time.
const MaxGames = 1024

type gameInfo struct {
	ID      string       `json:"id"`
	Rules   int          `json:"rules"`
	Players [2]int       `json:"players"`
	Options []optionInfo `json:"options"`
	Moves   int          `json:"moves"` // dense move numbers run from 0 to Moves-1
}

type optionInfo struct {
	Key     string   `json:"key"`
	Values  []string `json:"values,omitempty"`
	Many    []string `json:"many,omitempty"`
	Default string   `json:"default"`
}

func (s *session) hello(*request) (any, error) {
	answer := struct {
		Protocol int        `json:"protocol"`
		Games    []gameInfo `json:"games"`
	}{Version, []gameInfo{}}
	for _, g := range s.games {
		info := gameInfo{ID: g.ID(), Rules: g.Version(), Options: []optionInfo{}, Moves: g.Lexicon().Len()}
		info.Players[0], info.Players[1] = g.Players()
		for _, o := range g.Options() {
			info.Options = append(info.Options, optionInfo{o.Key, o.Values, o.Many, o.Default})
		}
		answer.Games = append(answer.Games, info)
	}
	return answer, nil
}

// lexicon lists the text of every dense move number; numbers that are no move have none.
func (s *session) lexicon(r *request) (any, error) {
	g, err := s.named(r.Game)
	if err != nil {
		return nil, err
	}
	l := g.Lexicon()
	texts := make([]string, l.Len())
	for n := range texts {
		if m := l.At(n); l.Knows(m) {
			texts[n] = l.Text(m)
		}
	}
	return map[string][]string{"moves": texts}, nil
}

func (s *session) named(id string) (game.Game, error) {
	if g := s.find(id); g != nil {
		return g, nil
	}
	return nil, fault("no_game", "there is no game %.40q", id)
}

func (s *session) find(id string) game.Game {
	for _, g := range s.games {
		if g.ID() == id {
			return g
		}
	}
	return nil
}

// setup returns how the request says to begin.
func (r *request) setup() (setup game.Setup, asked bool, err error) {
	setup = game.Setup{Players: r.Players, Options: r.Options}
	if r.Components != "" {
		setup.Components = []byte(r.Components)
	}
	switch r.Chance {
	case "", "rolled":
	case "asked":
		asked = true
	default:
		err = fault("request", `"chance" is "rolled" or "asked", not %.40q`, r.Chance)
	}
	return setup, asked, err
}

// new begins one game or count of them, with consecutive seeds.
func (s *session) new(r *request) (any, error) {
	g, err := s.named(r.Game)
	if err != nil {
		return nil, err
	}
	setup, asked, err := r.setup()
	if err != nil {
		return nil, err
	}
	count := max(r.Count, 1)
	if r.Count < 0 || count > MaxGames {
		return nil, fault("limit", "a session holds 1 to %d games", MaxGames)
	}
	tables := make([]*table, count)
	for i := range tables {
		if tables[i], err = open(g, setup, r.Seed+uint64(i), asked, nil); err != nil {
			return nil, err
		}
	}
	s.tables = tables
	return tables[0].since(0), nil
}

// load replaces the game named by "at" with a position or a record.
func (s *session) load(r *request) (any, error) {
	if r.At < 0 || r.At > 0 && r.At >= len(s.tables) {
		return nil, fault("no_game", "there is no game %d among %d", r.At, len(s.tables))
	}
	t, err := s.loaded(r)
	if err != nil {
		return nil, err
	}
	if len(s.tables) == 0 {
		s.tables = make([]*table, 1)
	}
	s.tables[r.At] = t
	return t.since(len(t.match.Record.Turns)), nil
}

func (s *session) loaded(r *request) (*table, error) {
	_, asked, err := r.setup()
	if err != nil {
		return nil, err
	}
	switch {
	case (r.Record != "") == (r.Position != nil):
		return nil, fault("request", `"load" takes either "record" or "position"`)
	case r.Record != "":
		return s.fromRecord(r.Record, r.Seed, asked)
	}
	g, err := s.named(r.Game)
	if err != nil {
		return nil, err
	}
	setup, _, _ := r.setup()
	return fromPosition(g, setup, r.Position, []byte("{}"), r.Seed, asked)
}

func fromPosition(
	g game.Game, setup game.Setup, position, patch json.RawMessage, seed uint64, asked bool,
) (*table, error) {
	state, err := scenario.Load(g, setup, position, patch)
	if err != nil {
		return nil, fault("position", "%v", err)
	}
	return open(g, setup, seed, asked, state)
}

// fromRecord replays a record; the game continues from its end.
func (s *session) fromRecord(text string, seed uint64, asked bool) (*table, error) {
	record, err := game.ReadRecord(strings.NewReader(text), s.find)
	if err != nil {
		return nil, fault("record", "%v", err)
	}
	g := s.find(record.Game)
	match, err := game.Replay(g, record)
	if err != nil {
		return nil, fault("record", "%v", err)
	}
	t, err := open(g, record.Setup, seed, true, nil)
	if err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	match.Record.Seal, match.Record.Secret, match.Record.Bits, match.Record.Given = "", "", nil, 0
	match.Record.Ended = false
	t.match, t.asked = match, asked
	return t, t.chance()
}
