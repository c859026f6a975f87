package scenario_test

import (
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
	"ennead/scenario"
)

// market has three players; the first, whose turn it is, holds clay, the second gold, the third clay.
const market = `
given:
  game: barter
  players: 3
  position:
    players:
      1: {gold: 0}
      2: {gold: 2}
      3: {gold: 0}
`

// Seats negotiate outside the turn order, and a case says who learns of it.
func TestDeals(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{`
steps:
- when: [2 mark gold clay]
  then: {owes: [1], told: [2], untold: [1, 3, spectator], legal: [2 offer 1, 3 mark clay gold, 1 dig], refused: {1 accept 2: BAR-4, 2 offer 2: BAR-3}}
- when: [2 offer 1]
  then: {untold: [3, spectator], told: [1, 2], legal: [1 accept 2, 1 decline 2, 2 cancel], refused: [2 offer 3: BAR-3]}
- when: [1 accept 2]
  then: {told: [1, 2, 3, spectator], events: [barter.event.swapped, barter.event.traded], position: {players: {1: {gold: 1}, 2: {gold: 1}}}}
- when: [1 rest]
  then: {told: [3], owes: [2]}`, ""},
		{"when: [2 show 1]\nthen: {untold: [3, 1]}", "then untold: seat 1 learns of a move"},
		{"when: [2 show 1]\nthen: {told: [3, 1]}", "then told: seat 3 learns nothing"},
		{"when: [1 rest]\nthen: {untold: [spectator]}", "untold: seat spectator learns of a move"},
		{"when: [2 show 1]\nthen: {untold: ['*', 9]}", "untold: * is no seat\nthen untold: 9 is no seat"},
		{"when: [2 accept 1]\nthen: {over: false}", `when "2 accept 1": refused: BAR-4`},
		{"when: [4 show 1]\nthen: {over: false}", "seat 4 owes no choice now"},
		{"when: ['* show 1']\nthen: {over: false}", "seat * owes no choice now"},
		{"then: {legal: [2 accept 1]}", `legal "2 accept 1": BAR-4`},
		{"then: {refused: {2 show 1: BAR-5}}", "want BAR-5, but the move is legal"},
	} {
		cases, err := scenario.Read(strings.NewReader(market + test.text))
		if err != nil {
			t.Fatal(err)
		}
		err = cases[0].Run(barter.Find)
		if test.want == "" && err != nil || test.want != "" &&
			(err == nil || !strings.Contains(err.Error(), test.want)) {
			t.Errorf("%s\nwant %q\ngot  %v", test.text, test.want, err)
		}
	}
}

// leaky shows everybody what is marked.
type leaky struct{ game.Game }

type leakyState struct{ *barter.State }

func (g leaky) New(setup game.Setup) (game.State, error) {
	s, err := g.Game.New(setup)
	return leakyState{s.(*barter.State)}, err
}

func (s leakyState) Copy() game.State        { return leakyState{s.State.Copy().(*barter.State)} }
func (s leakyState) Equal(o game.State) bool { return s.State.Equal(o.(leakyState).State) }
func (s leakyState) Mask(game.Seat)          {}

// A seat listed as untold must not see any difference.
func TestUntoldSeeTheSame(t *testing.T) {
	cases, err := scenario.Read(strings.NewReader("given: {game: barter, players: 2}\nwhen: [2 mark gold " +
		"clay]\nthen: {untold: [1]}"))
	if err != nil {
		t.Fatal(err)
	}
	find := func(string) game.Game { return leaky{barter.Game} }
	if err := cases[0].Run(find); err == nil || !strings.Contains(err.Error(), "untold: seat 1 sees a change") {
		t.Error(err)
	}
}
