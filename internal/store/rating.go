package store

import (
	"context"

	"ennead/internal/rating"
)

// Ratings is what a store keeps of games that count, and of how strong people are by these. Every method is one
// transaction. Ratings are a fold of the results in the order of their numbers, which the store gives them.
type Ratings interface {
	// AddResult stores the result of a game and changes the ratings of its people, unless the result of that table is
	// stored already: then it does nothing. People who have been erased, or have
	// an empty id, are nobody in particular.
	AddResult(ctx context.Context, r Result) error
	// Results lists results from that number on, by number, also those that do not count.
	Results(ctx context.Context, from int64, most int) ([]Result, error)
	// ResultOf reads the result of a table: [ErrNotFound]. ResultsOf lists those of a person, by number.
	ResultOf(ctx context.Context, table string) (Result, error)
	ResultsOf(ctx context.Context, person string) ([]Result, error)
	// TakenOut lists the results of a person of which somebody decided since then that they do not count, by number.
	TakenOut(ctx context.Context, person string, since int64) ([]Result, error)
	// AddTrial stores a game that tells how strong bots are and changes their ratings, and nobody else's, unless a
	// trial of that id is stored already: then it does nothing, and is not added.
	AddTrial(ctx context.Context, t Trial) (added bool, err error)
	// BotRatings lists the ratings of bots at a game, or at all if it is empty, by game and level.
	BotRatings(ctx context.Context, game string) ([]BotRating, error)
	// Rebuild folds all results and trials anew that count, and replaces the ratings by that.
	Rebuild(ctx context.Context) (Rebuilt, error)
	// Unname gives a person another id in results and ratings. [People.Erase] gives them one that nobody knows.
	Unname(ctx context.Context, person, nobody string) error

	// Leaders lists who has played at least so many games of a kind in a season, those first whose skill is surely the
	// greatest, as they were at its end; only people who have an account.
	Leaders(ctx context.Context, game string, season rating.Season, least, most int) ([]Leader, error)
	// RatingsOf lists the ratings of somebody, by game.
	RatingsOf(ctx context.Context, person string) ([]Rating, error)
	// Course lists what somebody's rating at a game was after the last results, the oldest first.
	Course(ctx context.Context, person, game string, most int) ([]Moment, error)
}

// Result is how a game ended that counts.
type Result struct {
	Number   int64 // from 1 on; assigned by the store
	Table    string
	Game     string
	Finished int64  // milliseconds since 1970
	Void     int64  // when somebody decided that it does not count; 0 if it counts
	Why      string // the reason, as the house writes it; empty if it counts
	Seats    []ResultSeat
}

// ResultSeat is how somebody came off.
type ResultSeat struct {
	Person string
	Rank   int // from 1, shared in a tie
}

// Rating is what is known of how strong somebody is at a game.
type Rating struct {
	Person string
	Game   string
	rating.Standing
}

// Moment is what somebody's rating was after a result.
type Moment struct {
	Finished int64 // when the game ended
	rating.Skill
}

// Leader is somebody in the list of the strongest.
type Leader struct {
	Rating
	Name string
}

// Trial is how a game ended that tells how strong bots are.
type Trial struct {
	Number   int64 // from 1 on; assigned by the store
	ID       string
	Game     string
	Finished int64 // milliseconds since 1970
	Seats    []TrialSeat
}

// TrialSeat is how a bot came off, or a person, of whom it says only how strong they were then.
type TrialSeat struct {
	Level string       // of a bot; empty for a person
	Skill rating.Skill // of a person, as it was known then
	Rank  int          // from 1, shared in a tie
}

// BotRating is what is known of how strong a level of bots is at a game.
type BotRating struct {
	Game, Level string
	rating.Skill
	Games int
}

// Rebuilt says what a fold of all results has found.
type Rebuilt struct {
	Results   int `json:"results"`   // that there are
	Ratings   int `json:"ratings"`   // that follow from them
	Trials    int `json:"trials"`    // games of bots that there are
	Bots      int `json:"bots"`      // ratings of bots that follow from them
	Different int `json:"different"` // ratings that were not as they follow, in any bit
}
