package gametest

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"ennead/game"
)

// table returns the setup that a byte chooses: one of the suite's, or one with too few or too many players.
func (s *Suite) table(n uint8) game.Setup {
	if at := int(n) % (len(s.Setups) + 2); at < len(s.Setups) {
		return s.Setups[at]
	}
	least, most := s.Game.Players()
	return game.Setup{Players: pair(n%2 == 0, least-1, most+1)}
}

func pair(first bool, a, b int) int {
	if first {
		return a
	}
	return b
}

// Seeds are inputs with which the fuzzers of a game begin, besides those that all games share.
type Seeds struct {
	// Head is the line of components.yaml that names its game or its format. Components are changes to the file.
	Head       string
	Components []Change
	// Positions have the shape of a position, but describe none.
	Positions []string
}

// FuzzPosition checks that a position is refused or is as sound as one reached by play.
func (s *Suite) FuzzPosition(f *testing.F) {
	m := s.mangler(f)
	for i := range s.Setups {
		f.Add(uint8(i), s.Game.Position(m.somewhere(f, i, uint64(i))))
	}
	for i, text := range append(s.Seeds.Positions, `{}`, `{"`+strings.Repeat("x", 2*maxError)+`": 1}`) {
		f.Add(uint8(i), []byte(text))
	}
	f.Fuzz(func(t *testing.T, table uint8, position []byte) {
		r := game.NewRand(uint64(len(position)))
		if _, err := s.sound(s.table(table), position, &r); err != nil {
			t.Error(err)
		}
	})
}

// FuzzRecord checks that a record is refused or replays to a sound state.
func (s *Suite) FuzzRecord(f *testing.F) {
	for i, setup := range s.Setups {
		f.Add(s.cutOff(f, setup, uint64(i), 100))
	}
	_, most := s.Game.Players()
	f.Add(fmt.Sprintf("ennead record 1\ngame %s\nrules %d\nplayers %d\ncomponents\n| %s\nmoves\n",
		s.Game.ID(), s.Game.Version(), min(3, most), s.Seeds.Head))
	f.Fuzz(func(t *testing.T, text string) {
		record, err := game.ReadRecord(strings.NewReader(text), s.find)
		if err != nil {
			return
		}
		match, err := game.Replay(s.Game, record)
		if match == nil {
			return
		}
		if err := s.whole(match.State); err != nil {
			t.Error(err)
		}
		if err == nil {
			if _, err := game.ReadRecord(strings.NewReader(s.written(t, match.Record)), s.find); err != nil {
				t.Errorf("a replayed record cannot be read again: %v", err)
			}
		}
	})
}

// FuzzMoves lets bytes choose the table and every move, including Nature's. It checks that nothing is lost, and that
// the game can be stored and resumed at any point.
func (s *Suite) FuzzMoves(f *testing.F) {
	for i := range s.Setups {
		f.Add([]byte{byte(i), 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233})
		f.Add(append([]byte{byte(i)}, bytes.Repeat([]byte{7, 0, 255}, 250)...))
	}
	f.Fuzz(func(t *testing.T, choices []byte) {
		if len(choices) == 0 || len(choices) > 4000 {
			return
		}
		setup := s.Setups[int(choices[0])%len(s.Setups)]
		state := begin(t, s.Game, setup)
		for i, choice := range choices[1:] {
			owing := state.Owing()
			if owing == 0 {
				break
			}
			seat := owing.First()
			list := state.Moves(nil, seat)
			if negotiator := game.Seat(int(choice) % state.Seats()); i%2 == 1 {
				if negotiation := game.OutOfTurnOf(state, nil, negotiator); len(negotiation) > 0 {
					seat, list = negotiator, negotiation
				}
			}
			if err := s.make(state, seat, list[int(choice)%len(list)]); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.comesBack(setup, state); err != nil {
			t.Fatal(err)
		}
	})
}

// FuzzComponents replaces a text in the game's components. They must be refused, or games with them must keep their
// pieces, end, and be resumable.
func (s *Suite) FuzzComponents(f *testing.F) {
	source := s.Game.Components()
	key, _, _ := strings.Cut(s.Seeds.Head, ":")
	for i, c := range append(s.Seeds.Components, Change{Old: key + ":", New: "a: &a [x, x]\nb: *a\n" + key + ":"}) {
		f.Add(c.Old, c.New, uint8(i))
	}
	f.Fuzz(func(t *testing.T, old, with string, table uint8) {
		if old == "" || len(with) > 2000 {
			return
		}
		setup := s.Setups[int(table)%len(s.Setups)]
		setup.Components = bytes.Replace(source, []byte(old), []byte(with), 1)
		state, err := s.Game.New(setup)
		if err != nil {
			if len(err.Error()) > 2*maxError {
				t.Error("the error is a novel")
			}
			return
		}
		r := game.NewRand(uint64(len(old)))
		if err := s.playOn(state, &r, 400); err != nil {
			t.Error(err)
		}
		// The table has its own components, so the loaded state is not Equal, but its position is the same.
		if loaded, err := s.Game.Load(setup, s.Game.Position(state)); err != nil ||
			!bytes.Equal(s.Game.Position(loaded), s.Game.Position(state)) {
			t.Errorf("%v\n%s is not read back", err, s.Game.Position(state))
		}
	})
}
