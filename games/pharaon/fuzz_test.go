package pharaon

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"ennead/game"
)

// playOn plays random moves and checks at each that nothing is lost or created.
func playOn(s *State, r *game.Rand, moves int) error {
	for range moves {
		owing := s.Owing()
		if owing == 0 {
			return nil
		}
		list := s.Moves(nil, owing.First())
		if len(list) == 0 {
			return fmt.Errorf("seat %d owes a choice and has none", owing.First())
		}
		m := list[r.Intn(len(list))]
		s.Play(owing.First(), m, nil)
		if err := s.whole(); err != nil {
			return fmt.Errorf("after %s: %w", lexicon.Text(m), err)
		}
	}
	return nil
}

// sound checks a position: if it loads, it comes back the same, is whole, and can be played on.
func sound(setup game.Setup, position []byte, r *game.Rand) (loaded bool, err error) {
	state, err := Game.Load(setup, position)
	if err != nil {
		if len(err.Error()) > 4000 {
			return false, errors.New("the error is a novel")
		}
		return false, nil
	}
	s := state.(*State)
	text := s.Position()
	again, err := Game.Load(setup, text)
	if err != nil {
		return true, fmt.Errorf("%s does not load again: %w", text, err)
	}
	if !again.Equal(s) || !bytes.Equal(again.Position(), text) {
		return true, fmt.Errorf("%s comes back as %s", text, again.Position())
	}
	if err := s.whole(); err != nil {
		return true, fmt.Errorf("%s: %w", text, err)
	}
	if err := playOn(s, r, 50); err != nil {
		return true, fmt.Errorf("%s: %w", text, err)
	}
	return true, nil
}

// somewhere is a state in the middle of a random game.
func somewhere(t testing.TB, setup game.Setup, seed uint64) *State {
	state, err := Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s, r := state.(*State), game.NewRand(seed)
	for range 20 + r.Intn(400) {
		owing := s.Owing()
		if owing == 0 {
			break
		}
		list := s.Moves(nil, owing.First())
		s.Play(owing.First(), list[r.Intn(len(list))], nil)
	}
	return s
}

func FuzzPosition(f *testing.F) {
	for i, setup := range setups() {
		f.Add(uint8(setup.Players), somewhere(f, setup, uint64(i)).Position())
	}
	f.Add(uint8(3), []byte(`{}`))
	f.Add(uint8(2), []byte(`{"`+strings.Repeat("x", 5000)+`": 1}`))
	f.Add(uint8(1), []byte(`{"players":[{},{}],"traitor":{},"pending":[{"step":"turn"}]}`))
	f.Fuzz(func(t *testing.T, players uint8, position []byte) {
		r := game.NewRand(uint64(len(position)))
		if _, err := sound(game.Setup{Players: int(players % 7)}, position, &r); err != nil {
			t.Error(err)
		}
	})
}

// recorded is the record of a random game, cut off after so many moves.
func recorded(t testing.TB, setup game.Setup, seed uint64, moves int) string {
	match, err := game.NewMatch(Game, game.Record{Setup: setup})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	for range moves {
		owing := match.State.Owing()
		if owing == 0 {
			break
		}
		list := match.State.Moves(nil, owing.First())
		if err := match.Play(owing.First(), list[r.Intn(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	var text strings.Builder
	if err := game.WriteRecord(&text, Game, match.Record); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// FuzzRecord: the text of a record replays or is refused, and what was replayed is whole.
func FuzzRecord(f *testing.F) {
	for i, setup := range setups() {
		f.Add(recorded(f, setup, uint64(i), 60))
	}
	f.Add("ennead record 1\ngame pharaon\nrules 1\nplayers 3\ncomponents\n| schema: pharaon-components/1\nmoves\n")
	find := func(string) game.Game { return Game }
	f.Fuzz(func(t *testing.T, text string) {
		record, err := game.ReadRecord(strings.NewReader(text), find)
		if err != nil {
			return
		}
		match, err := game.Replay(Game, record)
		if match == nil {
			return
		}
		if err := match.State.(*State).whole(); err != nil {
			t.Error(err)
		}
		if err == nil {
			var again strings.Builder
			if err := game.WriteRecord(&again, Game, match.Record); err != nil {
				t.Error(err)
			}
			if _, err := game.ReadRecord(strings.NewReader(again.String()), find); err != nil {
				t.Errorf("a replayed record cannot be read again: %v", err)
			}
		}
	})
}

// FuzzMoves: bytes choose the table and then every move, Nature's included; nothing is lost, and the
// game can be left and taken up again anywhere.
func FuzzMoves(f *testing.F) {
	for i := range setups() {
		f.Add([]byte{byte(i), 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233})
		f.Add(append([]byte{byte(i)}, bytes.Repeat([]byte{7, 0, 255}, 150)...))
	}
	all := setups()
	f.Fuzz(func(t *testing.T, choices []byte) {
		if len(choices) == 0 || len(choices) > 4000 {
			return
		}
		setup := all[int(choices[0])%len(all)]
		state, err := Game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		for _, choice := range choices[1:] {
			owing := s.Owing()
			if owing == 0 {
				break
			}
			seat := owing.First()
			list := s.Moves(nil, seat)
			m := list[int(choice)%len(list)]
			if no := s.Refuse(seat, m); no != nil {
				t.Fatalf("%s is listed and refused: %v", lexicon.Text(m), no)
			}
			s.Play(seat, m, nil)
			if err := s.whole(); err != nil {
				t.Fatalf("after %s: %v", lexicon.Text(m), err)
			}
		}
		loaded, err := Game.Load(setup, s.Position())
		if err != nil || !loaded.Equal(s) {
			t.Fatalf("%s does not come back: %v", s.Position(), err)
		}
	})
}
