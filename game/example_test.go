package game_test

import (
	"fmt"
	"strings"

	"ennead/game"
	"ennead/games"
)

// A record is a game as readable text. Replaying it gives the state, and every moment before it.
func ExampleReadRecord() {
	g := games.Find("pyramidion")
	m, err := game.NewMatch(g, game.Record{Setup: game.Setup{Players: 2}, Names: []string{"Ann", "Bek"}})
	if err != nil {
		panic(err)
	}
	r := game.NewRand(1)
	for range 40 {
		seat := m.State.Owing().First()
		var move game.Move
		if seat == game.Nature {
			move, _ = r.Roll(m.State, nil)
		} else {
			moves := m.State.Moves(nil, seat)
			move = moves[r.Intn(len(moves))]
		}
		if err := m.Play(seat, move); err != nil {
			panic(err)
		}
	}
	var text strings.Builder
	if err := game.WriteRecord(&text, g, m.Record); err != nil {
		panic(err)
	}
	read, err := game.ReadRecord(strings.NewReader(text.String()), games.Find)
	if err != nil {
		panic(err)
	}
	again, err := game.Replay(g, read)
	if err != nil {
		panic(err)
	}
	earlier, err := again.Upto(30)
	if err != nil {
		panic(err)
	}
	fmt.Println(again.State.Equal(m.State), len(earlier.Record.Turns))
	// Output: true 30
}
