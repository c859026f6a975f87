package exam_test

import (
	"context"
	"fmt"
	"strings"

	"ennead/bot"
	"ennead/exam"
	"ennead/game"
	"ennead/games"
)

// A bot that chooses at random is asked for the first move of a game. Each move but to pass is good enough.
func ExampleHold() {
	positions, err := exam.Read(strings.NewReader(`
name: The first move
given: {game: pharaon, players: 3, seed: 3, start: {asked: pharaon.prompt.turn}}
seat: 1
avoid: [pass]
why: Whoever passes first has no action in this round.
skill: pass
certainty: argued
`), games.Find)
	if err != nil {
		panic(err)
	}
	random := exam.Candidate{Name: "random", New: func(g game.Game, seed uint64) bot.Bot {
		return games.Kit(g.ID()).Bot(bot.Spec{Kind: bot.Random}, seed)
	}}
	result, err := exam.Hold(context.Background(), exam.Config{Candidates: []exam.Candidate{random},
		Questions: []exam.Question{{File: "first.yaml", Position: positions[0]}}, Seed: 1, Jobs: 1})
	if err != nil {
		panic(err)
	}
	fmt.Println(result.Bots[0].Solved, "of", result.Bots[0].Positions)
	// Output: 1 of 1
}
