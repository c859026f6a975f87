package analysis_test

import (
	"context"
	"fmt"

	"ennead/analysis"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
)

// A finished game is analysed: what each decision was worth to the seat that made it, as it saw the game then.
func ExampleGame() {
	m, err := game.NewMatch(games.Find("pyramidion"), game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		panic(err)
	}
	r := game.NewRand(1)
	for !m.Over() {
		seat := m.State.Owing().First()
		moves := m.State.Moves(nil, seat)
		move := moves[r.Intn(len(moves))]
		if seat == game.Nature {
			move, _ = r.Roll(m.State, nil)
		}
		if err := m.Play(seat, move); err != nil {
			panic(err)
		}
	}
	points := func(s game.State, values []float32) {
		for seat := range values {
			values[seat] = float32(s.Score(game.Seat(seat)))
		}
	}
	report, err := analysis.Game(context.Background(), m, analysis.Spec{Evaluator: points, Swing: bot.Swing{Base: 5},
		Iterations: 8, Seed: 1}, func(_, _ int) {})
	if err != nil {
		panic(err)
	}
	worst := report.Costly(0, 1)
	fmt.Println(report.Turns == len(m.Record.Turns), len(report.Decisions) > 10, len(worst) <= 1)
	// Output: true true true
}
