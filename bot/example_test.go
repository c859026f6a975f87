package bot_test

import (
	"context"
	"fmt"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
)

// first is a bot: it plays the first legal move. A bot is given the state that its seat may see and nothing else.
type first struct{}

func (first) Choose(_ context.Context, view game.State, seat game.Seat) (game.Move, error) {
	return view.Moves(nil, seat)[0], nil
}

// A bot of one's own, matched with one that plays at random.
func ExampleBot() {
	random, err := bot.Parse("random")
	if err != nil {
		panic(err)
	}
	result, err := arena.Run(context.Background(), arena.Config{
		Game: games.Find("pyramidion"), Setup: game.Setup{Players: 2}, Games: 4, Seed: 1, Jobs: 1,
		Bots: []arena.Entrant{{Name: "first", New: func(uint64) bot.Bot { return first{} }}, arena.Enter(random, nil)},
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(result.Games, "games,", result.Bots[0].Bot, "and", result.Bots[1].Bot)
	// Output: 4 games, first and random
}

// points is an evaluator: it takes the points of now for those at the end. A search with it knows nothing else of the
// game.
func points(s game.State, values []float32) {
	for seat := range values {
		values[seat] = float32(s.Score(game.Seat(seat)))
	}
}

// A search with an evaluator of one's own says what it considered.
func ExampleEvaluator() {
	spec, err := bot.Parse("mcts:50")
	if err != nil {
		panic(err)
	}
	s, err := games.Find("pharaon").New(game.Setup{Players: 2})
	if err != nil {
		panic(err)
	}
	r := game.NewRand(1)
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
	seat := s.Owing().First()
	view := s.Copy()
	view.Mask(seat)
	searcher := spec.New(points, 1)
	m, err := searcher.Choose(context.Background(), view, seat)
	if err != nil {
		panic(err)
	}
	fmt.Println(game.Allowed(games.Find("pharaon"), s, seat, m), searcher.(bot.Explainer).Considered()[0].Move == m)
	// Output: <nil> true
}
