package kemet

import (
	"bytes"
	"strings"
	"testing"

	"ennead/game"
)

// FuzzComponents: a table's own components are refused, or games with them keep their pieces, end and can
// be left and taken up again.
func FuzzComponents(f *testing.F) {
	f.Add("victory_trigger_vp: 9", "victory_trigger_vp: 7", uint8(0))
	f.Add("{teleport_cost: -1}", "{teleport_cost: -2, land_movement: 3}", uint8(1))
	f.Add("{night_di_cards: 1}", "{night_di_cards: 3}", uint8(2))
	f.Add("- [A1.d1, A1.d2]\n", "", uint8(2))
	f.Add("troop_limit: 5\n", "troop_limit: 6\n", uint8(3))
	f.Add("meta:", "a: &a [x, x]\nb: *a\nmeta:", uint8(3))
	all := setups()
	f.Fuzz(func(t *testing.T, old, with string, table uint8) {
		if old == "" || len(with) > 2000 {
			return
		}
		setup := all[int(table)%len(all)]
		setup.Components = bytes.Replace(ownComponents, []byte(old), []byte(with), 1)
		state, err := Game.New(setup)
		if err != nil {
			if len(err.Error()) > 8000 {
				t.Error("the error is a novel")
			}
			return
		}
		s, r := state.(*State), game.NewRand(uint64(len(old)))
		if err := playOn(s, &r, 400); err != nil {
			t.Error(err)
		}
		if loaded, err := Game.Load(setup, s.Position()); err != nil || !bytes.Equal(loaded.Position(), s.Position()) {
			t.Errorf("%v\n%s does not come back", err, s.Position())
		}
	})
}

func FuzzPosition(f *testing.F) {
	for i := range uint64(12) {
		setup := setups()[i%4]
		f.Add(uint8(setup.Players), somewhere(f, setup, i).Position())
	}
	f.Add(uint8(3), []byte(`{}`))
	f.Add(uint8(2), []byte(`{"`+strings.Repeat("x", 5000)+`": 1}`))
	f.Add(uint8(2), []byte(`{"players":[{},{}],"pending":[{"step":"token"}]}`))
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
		f.Add(recorded(f, setup, uint64(i), 120))
	}
	f.Add("ennead record 1\ngame kemet\nrules 1\nplayers 3\ncomponents\n| meta: {game_id: kemet}\nmoves\n")
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
	all := setups()
	for i := range all {
		f.Add([]byte{byte(i), 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233})
		f.Add(append([]byte{byte(i)}, bytes.Repeat([]byte{7, 0, 255}, 250)...))
	}
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
