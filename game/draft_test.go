package game_test

import (
	"reflect"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
)

// left are the moves of a record after the stones of the start.
func left(m *game.Match) (list []string) {
	for _, t := range m.Record.Turns[2*m.State.Seats():] {
		list = append(list, t.Seat.Text()+" "+m.Game.Lexicon().Text(t.Move))
	}
	return list
}

// A draft takes those that it makes vain out of the record, up to what their author did with them.
func TestOvertakenDrafts(t *testing.T) {
	for name, c := range map[string]struct{ made, left []string }{
		"said again":     {[]string{"1 wish clay", "1 wish gold"}, []string{"1 wish gold"}},
		"the same again": {[]string{"1 wish clay", "1 wish clay"}, []string{"1 wish clay"}},
		"another's": {[]string{"1 wish clay", "2 wish gold", "1 wish gold"},
			[]string{"2 wish gold", "1 wish gold"}},
		"over turns": {[]string{"1 wish clay", "1 rest", "2 rest", "1 wish gold"},
			[]string{"1 rest", "2 rest", "1 wish gold"}},
		"bounded by the rules": {[]string{"1 mark clay gold", "1 mark clay gold"},
			[]string{"1 mark clay gold", "1 mark clay gold"}},
		"past another draft": {[]string{"1 wish clay", "1 mark clay gold", "1 wish gold"},
			[]string{"1 mark clay gold", "1 wish gold"}},
		"after it came to it": {[]string{"1 wish clay", "1 mark clay gold", "1 offer 2", "1 wish gold"},
			[]string{"1 wish clay", "1 mark clay gold", "1 offer 2", "1 wish gold"}},
		"what others are told": {[]string{"1 show 2", "1 show 2"}, []string{"1 show 2", "1 show 2"}},
		"while others go on": {[]string{"2 wish clay", "1 show 3", "1 mark clay gold", "1 offer 2", "2 wish gold"},
			[]string{"1 show 3", "1 mark clay gold", "1 offer 2", "2 wish gold"}},
		"an answer in between": {[]string{"1 mark clay gold", "1 offer 2", "2 wish clay", "2 decline 1",
			"2 wish gold"}, []string{"1 mark clay gold", "1 offer 2", "2 wish clay", "2 decline 1", "2 wish gold"}},
		"with a note on either": {[]string{"1 wish clay: perhaps", "1 wish gold: or so"}, []string{"1 wish gold"}},
	} {
		m := haggle(t, 3)
		for _, text := range c.made {
			before := m.Copy()
			turns := append([]game.Turn(nil), before.Record.Turns...)
			say(t, m, text)
			if !reflect.DeepEqual(before.Record.Turns, turns) {
				t.Fatalf("%s: %s changes a copy", name, text)
			}
		}
		if got := left(m); !reflect.DeepEqual(got, c.left) {
			t.Errorf("%s: %q leaves %q, not %q", name, c.made, got, c.left)
		}
		again, err := game.Replay(m.Game, m.Record)
		if err != nil || !again.State.Equal(m.State) {
			t.Errorf("%s: the rest leads elsewhere, %v", name, err)
		}
		if made := 6 + len(c.made); m.Made() != made || m.After(made) != len(m.Record.Turns) ||
			m.After(made-1) != len(m.Record.Turns)-1 {
			t.Errorf("%s: %d moves made, the last is turn %d", name, m.Made(), m.After(made-1))
		}
	}
}

// What stands in a record stays when it is replayed, and what was given from another game when it goes on.
func TestDraftsOfRecordsStay(t *testing.T) {
	header := game.Record{Game: "barter", Version: 1, Setup: game.Setup{Players: 2}}
	for _, text := range []string{"* stone clay", "* stone clay", "* stone gold", "* stone gold", "1 wish clay",
		"1 wish gold", "1 wish clay"} {
		seat, move := bartered(t, text)
		header.Turns = append(header.Turns, game.Turn{Seat: seat, Move: move})
	}
	m, err := game.Replay(barter.Game, &header)
	if err != nil || len(m.Record.Turns) != 7 {
		t.Fatalf("%d turns, %v", len(m.Record.Turns), err)
	}
	m.Record.Given = 6
	say(t, m, "1 wish gold")
	if len(m.Record.Turns) != 7 || m.Record.Given != 6 {
		t.Errorf("%q, given %d", left(m), m.Record.Given)
	}
	m.Record.Given = 0
	say(t, m, "1 wish clay")
	if got := left(m); !reflect.DeepEqual(got, []string{"1 wish clay"}) {
		t.Errorf("drafts of a record stay for ever: %q", got)
	}
}

// The number of a draw is how many Nature has made, whatever else left the record before.
func TestDraftsLeaveChanceAsItIs(t *testing.T) {
	fair := &game.Fair{Secret: [32]byte{7}}
	play := func(drafts bool) *game.Match {
		m, err := game.NewMatch(barter.Game, game.Record{Setup: game.Setup{Players: 2}})
		if err != nil {
			t.Fatal(err)
		}
		for !m.Over() {
			if _, err := m.Draw(fair); err != nil {
				t.Fatal(err)
			}
			if drafts && !m.Over() {
				for _, text := range []string{"2 wish gold", "2 wish clay"} {
					say(t, m, text)
				}
			}
			if !m.Over() {
				say(t, m, m.State.Owing().First().Text()+" dig")
			}
		}
		return m
	}
	plain, drafted := play(false), play(true)
	var stones [2][]game.Turn
	for i, m := range []*game.Match{plain, drafted} {
		for _, turn := range m.Record.Turns {
			if turn.Seat == game.Nature {
				stones[i] = append(stones[i], turn)
			}
		}
	}
	if !reflect.DeepEqual(stones[0], stones[1]) {
		t.Errorf("%v with drafts, %v without", stones[1], stones[0])
	}
}
