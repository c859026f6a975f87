package sticks

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"ennead/game"
)

type position struct {
	Rounds  uint8       `json:"rounds"`
	Step    string      `json:"step"`
	Round   uint8       `json:"round"`
	Turn    uint8       `json:"turn"`
	Face    uint8       `json:"face"`
	Players []playerDoc `json:"players"`
	Rest    any         `json:"rest,omitempty"`
}

type playerDoc struct {
	Amulet string `json:"amulet"`
	Hand   string `json:"hand"`
	Worn   bool   `json:"worn"`
	Red    uint8  `json:"red"`
	Black  uint8  `json:"black"`
}

func name(names []string, n uint8) string {
	if n == game.Unknown {
		return "?"
	}
	return names[n]
}

// Position is the state as JSON.
func (rules) Position(at game.State) []byte {
	s := at.(*State)
	doc := position{Rounds: s.rounds, Step: stepNames[s.step], Round: s.round + 1, Turn: s.turn + 1, Face: s.face}
	for _, p := range s.player[:s.players] {
		doc.Players = append(doc.Players, playerDoc{name(amulets, p.amulet), name(hands, p.hand), p.worn, p.bank[0],
			p.bank[1]})
	}
	doc.Rest = map[string]int{"left": int(s.rounds) - int(s.round)}
	text, err := json.Marshal(doc)
	if err != nil {
		panic(err) // no such value in it
	}
	return text
}

// Load reads a position back.
func (g rules) Load(setup game.Setup, text []byte) (game.State, error) {
	fresh, err := g.New(setup)
	if err != nil {
		return nil, err
	}
	s := fresh.(*State)
	var doc position
	in := json.NewDecoder(bytes.NewReader(text))
	in.DisallowUnknownFields()
	if err := in.Decode(&doc); err != nil {
		return nil, fmt.Errorf("position: %w", err)
	}
	at := slices.Index(stepNames, doc.Step)
	if at < 0 || len(doc.Players) != int(s.players) || doc.Rounds != s.rounds || doc.Round < 1 ||
		doc.Turn < 1 || doc.Turn > s.players || doc.Face > 8 ||
		(doc.Round > s.rounds) != (step(at) == over) {
		return nil, fmt.Errorf("position: step, round, turn, face or the number of players is wrong")
	}
	s.step, s.round, s.turn, s.face = step(at), doc.Round-1, doc.Turn-1, doc.Face
	for i, p := range doc.Players {
		amulet, hand := slices.Index(amulets, p.Amulet), slices.Index(hands, p.Hand)
		if amulet < 0 || hand < 0 || p.Red > bankMost || p.Black > bankMost {
			return nil, fmt.Errorf("position: player %d is wrong", i+1)
		}
		if s.step > hiding && (amulet == 0 || hand == 0) {
			return nil, fmt.Errorf("position: player %d has no amulet or hand", i+1)
		}
		s.player[i] = player{uint8(amulet), uint8(hand), p.Worn, [2]uint8{p.Red, p.Black}}
	}
	if s.step == hiding && s.Owing() == 0 {
		return nil, fmt.Errorf("position: all hands are hidden")
	}
	if s.step == laying && s.full(game.Seat(s.turn)) {
		return nil, fmt.Errorf("position: both banks are full")
	}
	return s, nil
}
