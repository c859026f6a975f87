package scenario_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/internal/sticks"
	"ennead/scenario"
)

// Moments of random games, with every number of players and with negotiation, are written and read back as the same
// state.
func TestMomentsComeBack(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			least, most := g.Players()
			n := 0
			for players := least; players <= most; players++ {
				setup := game.Setup{Players: players}
				wander(t, g, setup, func(s game.State) {
					n++
					text, err := scenario.Write(g, setup, s)
					if err != nil {
						t.Fatal(err)
					}
					read, err := scenario.Read(strings.NewReader(text))
					if err != nil {
						t.Fatal(err)
					}
					if _, again, err := read[0].Given.Reach(games.Find); err != nil || !again.Equal(s) {
						t.Fatalf("%v: this comes back as a different state:\n%s", err, text)
					}
				})
			}
			if n < 20 {
				t.Errorf("only %d moments", n)
			}
		})
	}
}

// wander plays a game at random and shows some moments of it, the last included. Long games have more moments, but not
// in proportion.
func wander(t *testing.T, g game.Game, setup game.Setup, see func(s game.State)) {
	t.Helper()
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(uint64(setup.Players))
	var moves []game.Move
	for n, next := 0, 0; s.Owing() != 0; n++ {
		if n == next {
			see(s)
			next += 12 + n/6
		}
		seat := s.Owing().First()
		var m game.Move
		if seat == game.Nature {
			m, moves = r.Roll(s, moves)
		} else {
			talker := game.Seat(r.Intn(setup.Players))
			if talk := game.OutOfTurnOf(s, nil, talker); len(talk) > 0 && r.Intn(3) == 0 {
				s.Play(talker, talk[r.Intn(len(talk))], nil)
				continue
			}
			moves = s.Moves(moves[:0], seat)
			m = moves[r.Intn(len(moves))]
		}
		s.Play(seat, m, nil)
	}
	see(s)
}

// A few lines of aliases may mean more values than any memory holds. They are refused before they are written out.
func TestAliases(t *testing.T) {
	text := "given:\n  game: sticks\n  players: 2\n  position:\n    a0: &a0 [1, 1]\n"
	for i := 1; i < 60; i++ {
		text += fmt.Sprintf("    a%d: &a%d [*a%d, *a%d]\n", i, i, i-1, i-1)
	}
	err := run(t, text+"then: {over: false}")
	if err == nil || !strings.Contains(err.Error(), "over 100000 values") {
		t.Errorf("got %v", err)
	}
}

// A written position is complete, and readable: parts that fit stand in one line.
func TestWrite(t *testing.T) {
	cases, err := scenario.Read(strings.NewReader(given))
	if err != nil {
		t.Fatal(err)
	}
	g, s, err := cases[0].Given.Reach(sticks.Find)
	if err != nil {
		t.Fatal(err)
	}
	text, err := scenario.Write(g, game.Setup{Players: 2, Options: map[string]string{"rounds": "2"}}, s)
	const want = `given:
  game: sticks
  players: 2
  options: {rounds: "2"}
  position:
    rounds: 2
    step: choose
    round: 1
    turn: 1
    face: 3
    players:
      - {amulet: gold, hand: left, worn: false, red: 8, black: 0}
      - {amulet: clay, hand: left, worn: false, red: 0, black: 0}
`
	if err != nil || text != want {
		t.Errorf("%v: got\n%swant\n%s", err, text, want)
	}
	other := game.Setup{Players: 2, Components: []byte("x")}
	if _, err := scenario.Write(g, other, s); !errors.Is(err, scenario.ErrUnsaid) {
		t.Errorf("a table with other components: %v", err)
	}
	if _, err := scenario.Write(g, game.Setup{Players: 3}, s); !errors.Is(err, scenario.ErrUnsaid) {
		t.Errorf("three players with a position of two: %v", err)
	}
	s.Mask(0)
	if _, err := scenario.Write(g, game.Setup{Players: 2}, s); !errors.Is(err, scenario.ErrUnsaid) {
		t.Errorf("a view: %v", err)
	}
}
