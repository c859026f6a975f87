package barter

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"ennead/game"
)

type position struct {
	Step    string      `json:"step"`
	Round   uint8       `json:"round"`
	Turn    uint8       `json:"turn"`
	Players []playerDoc `json:"players"`
	Rest    any         `json:"rest,omitempty"`
}

type playerDoc struct {
	Stones  uint8    `json:"stones"`
	Gold    any      `json:"gold"` // a number, or "?"
	Earned  uint8    `json:"earned"`
	Mark    *dealDoc `json:"mark,omitempty"`
	Offer   *dealDoc `json:"offer,omitempty"`
	Entries uint8    `json:"entries,omitempty"`
	Wish    string   `json:"wish,omitempty"`
}

type dealDoc struct {
	Give string `json:"give"`
	Take string `json:"take"`
	To   uint8  `json:"to,omitempty"`
}

func (d deal) doc(to uint8) *dealDoc {
	if d == (deal{}) {
		return nil
	}
	return &dealDoc{stones[d.give], stones[d.take], to}
}

// Position is the state as JSON.
func (rules) Position(at game.State) []byte {
	s := at.(*State)
	doc := position{Step: stepNames[s.step], Round: s.round + 1, Turn: s.turn + 1}
	for _, p := range s.player[:s.players] {
		gold := any(p.held[2])
		if p.held[2] == game.Unknown {
			gold = "?"
		}
		doc.Players = append(doc.Players, playerDoc{p.stones, gold, p.earned, p.mark.doc(0), p.offer.doc(p.to),
			p.entries, stones[p.wish]})
	}
	doc.Rest = map[string]int{"left": int(s.rounds) - int(s.round)}
	text, err := json.Marshal(doc)
	if err != nil {
		panic(err) // no such value in it
	}
	return text
}

var errPosition = errors.New("position: this cannot come about")

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
	if at < 0 || len(doc.Players) != int(s.players) || doc.Round < 1 || doc.Turn < 1 || doc.Turn > s.players ||
		doc.Round > s.rounds+1 || (doc.Round > s.rounds) != (step(at) == over) {
		return nil, errPosition
	}
	s.step, s.round, s.turn = step(at), doc.Round-1, doc.Turn-1
	for i, p := range doc.Players {
		if err := s.load(i, p); err != nil {
			return nil, err
		}
	}
	if s.step == dealing && s.player[s.turn].stones >= first {
		return nil, errPosition
	}
	return s, nil
}

func (s *State) load(i int, doc playerDoc) error {
	p := &s.player[i]
	gold, ok := doc.Gold.(float64)
	if !ok || gold < 0 || gold > float64(doc.Stones) || gold != float64(uint8(gold)) ||
		doc.Stones > 20 || doc.Earned > 20 || doc.Entries > mostEntries {
		return errPosition
	}
	wish := slices.Index(stones, doc.Wish)
	if wish < 0 {
		return errPosition
	}
	p.stones, p.earned, p.entries, p.wish = doc.Stones, doc.Earned, doc.Entries, uint8(wish)
	p.held[2] = uint8(gold)
	p.held[1] = p.stones - p.held[2]
	if (doc.Mark != nil || doc.Offer != nil || wish > 0) && s.step != choosing && s.step != digging {
		return errPosition
	}
	if d := doc.Mark; d != nil {
		if !d.read(&p.mark) || d.To != 0 {
			return errPosition
		}
	}
	if d := doc.Offer; d != nil {
		if !d.read(&p.offer) || d.To < 1 || d.To > s.players || int(d.To) == i+1 {
			return errPosition
		}
		p.to = d.To
	}
	return nil
}

func (d *dealDoc) read(to *deal) bool {
	give, take := slices.Index(stones, d.Give), slices.Index(stones, d.Take)
	*to = deal{uint8(max(give, 0)), uint8(max(take, 0))}
	return give > 0 && take > 0 && give != take
}
