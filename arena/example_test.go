package arena_test

import (
	"context"
	"fmt"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
)

// A match of two bots. Every shuffle is played once in each rotation of the seats.
func ExampleRun() {
	random, err := bot.Parse("random")
	if err != nil {
		panic(err)
	}
	result, err := arena.Run(context.Background(), arena.Config{
		Game: games.Find("tekhenu"), Setup: game.Setup{Players: 2}, Games: 4, Seed: 7, Jobs: 1,
		Bots: []arena.Entrant{arena.Enter(random, nil), arena.Enter(random, nil)},
	})
	if err != nil {
		panic(err)
	}
	for _, b := range result.Bots {
		fmt.Printf("%s played %d games; with 95%% certainty it wins no more than all of them: %v\n", b.Bot, b.Games,
			b.WinRateCI95[1] <= 1)
	}
	// Output:
	// random played 4 games; with 95% certainty it wins no more than all of them: true
	// random played 4 games; with 95% certainty it wins no more than all of them: true
}
