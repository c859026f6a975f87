package people

import (
	"context"
	"maps"

	"ennead/internal/rating"
	"ennead/internal/store"
)

type botKey struct{ game, level string }

// botStanding is what is known of a level of bots, and from how many games.
type botStanding struct {
	rating.Skill
	games int
}

// AddTrial implements [store.Ratings].
func (s Shelf) AddTrial(ctx context.Context, t store.Trial) (added bool, err error) {
	if err := store.CheckText(t.ID, t.Game); err != nil {
		return false, err
	}
	bots := false
	for _, seat := range t.Seats {
		if err := store.CheckText(seat.Level); err != nil {
			return false, err
		}
		bots = bots || seat.Level != ""
	}
	if len(t.Seats) < 2 || !bots {
		return false, store.ErrResult
	}
	err = s.write(ctx, "store a game of bots", func(ctx context.Context, tx Tx) error {
		added = false // it may be tried again
		if err := tx.Alone(ctx, "trials"); err != nil {
			return err
		}
		var stored, last int64
		if err := one(ctx, tx, []any{&stored, &last}, `SELECT (SELECT count(*) FROM trials WHERE id = $1),
			(SELECT coalesce(max(number), 0) FROM trials)`, t.ID); err != nil || stored > 0 {
			return err
		}
		if _, err := tx.Exec(ctx, "INSERT INTO trials (number, id, game, finished) VALUES ($1, $2, $3, $4)", last+1,
			t.ID, t.Game, t.Finished); err != nil {
			return err
		}
		for i, seat := range t.Seats {
			if _, err := tx.Exec(ctx, `INSERT INTO trial_seats (number, place, level, mu, sigma, rank)
				VALUES ($1, $2, $3, $4, $5, $6)`, last+1, int64(i), seat.Level, seat.Skill.Mu, seat.Skill.Sigma,
				int64(seat.Rank)); err != nil {
				return err
			}
		}
		known := map[botKey]botStanding{}
		if err := knownBots(ctx, tx, known, "WHERE game = $1", t.Game); err != nil {
			return err
		}
		before := maps.Clone(known)
		foldTrial(known, t)
		maps.DeleteFunc(known, func(k botKey, s botStanding) bool { return before[k] == s })
		added = true
		return putBots(ctx, tx, known)
	})
	return added && err == nil, err
}

// foldTrial changes what is known of bots by a game. A level that has several seats there changes by their mean. People
// do not change.
func foldTrial(all map[botKey]botStanding, t store.Trial) {
	skills, ranks := make([]rating.Skill, len(t.Seats)), make([]int, len(t.Seats))
	seats := map[string][]int{}
	for i, seat := range t.Seats {
		skills[i], ranks[i] = seat.Skill, seat.Rank
		if seat.Level == "" {
			continue
		}
		seats[seat.Level] = append(seats[seat.Level], i)
		skills[i] = rating.Fresh()
		if known, ok := all[botKey{t.Game, seat.Level}]; ok {
			skills[i] = known.Skill
		}
	}
	after := rating.Rate(skills, ranks)
	for level, theirs := range seats {
		var mean rating.Skill
		for _, i := range theirs {
			mean.Mu += after[i].Mu
			mean.Sigma += after[i].Sigma
		}
		mean.Mu /= float64(len(theirs))
		mean.Sigma /= float64(len(theirs))
		key := botKey{t.Game, level}
		all[key] = botStanding{mean, all[key].games + 1}
	}
}

// knownBots adds the ratings of bots of which that is so.
func knownBots(ctx context.Context, tx Tx, known map[botKey]botStanding, where string, args ...any) error {
	return tx.Query(ctx, func(scan func(...any) error) error {
		var k botKey
		var s botStanding
		err := scan(&k.game, &k.level, &s.Mu, &s.Sigma, &s.games)
		known[k] = s
		return err
	}, "SELECT game, level, mu, sigma, games FROM bot_ratings "+where, args...)
}

func putBots(ctx context.Context, tx Tx, all map[botKey]botStanding) error {
	var rows [][]any
	for k, s := range all {
		rows = append(rows, []any{k.game, k.level, s.Mu, s.Sigma, int64(s.games)})
	}
	return inRows(ctx, tx, "INSERT INTO bot_ratings (game, level, mu, sigma, games) VALUES ", `
		ON CONFLICT (game, level) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games`, rows)
}

// refoldTrials folds all games of bots anew, and replaces the ratings of bots that are not as they follow.
func refoldTrials(ctx context.Context, tx Tx, found *store.Rebuilt) error {
	if err := tx.Alone(ctx, "trials"); err != nil {
		return err
	}
	right, is := map[botKey]botStanding{}, map[botKey]botStanding{}
	var now store.Trial
	if err := tx.Query(ctx, func(scan func(...any) error) error {
		var t store.Trial
		var seat store.TrialSeat
		err := scan(&t.Number, &t.Game, &seat.Level, &seat.Skill.Mu, &seat.Skill.Sigma, &seat.Rank)
		if t.Number != now.Number {
			if now.Number > 0 {
				foldTrial(right, now)
			}
			found.Trials++
			now = t
		}
		now.Seats = append(now.Seats, seat)
		return err
	}, `SELECT t.number, t.game, s.level, s.mu, s.sigma, s.rank
		FROM trials t JOIN trial_seats s ON s.number = t.number ORDER BY t.number, s.place`); err != nil {
		return err
	}
	if now.Number > 0 {
		foldTrial(right, now)
	}
	if err := knownBots(ctx, tx, is, ""); err != nil {
		return err
	}
	found.Bots = len(right)
	var gone [][]any
	for k := range surplus(right, is) {
		gone = append(gone, []any{k.game, k.level})
	}
	found.Different += len(right) + len(gone)
	if err := putBots(ctx, tx, right); err != nil {
		return err
	}
	return inRows(ctx, tx, "DELETE FROM bot_ratings WHERE (game, level) IN (VALUES ", ")", gone)
}

// BotRatings implements [store.Ratings].
func (s Shelf) BotRatings(ctx context.Context, game string) ([]store.BotRating, error) {
	return list(ctx, s, "list the ratings of bots", func(b *store.BotRating) []any {
		return []any{&b.Game, &b.Level, &b.Mu, &b.Sigma, &b.Games}
	}, "SELECT game, level, mu, sigma, games FROM bot_ratings WHERE game = $1 OR $1 = '' ORDER BY game, level", game)
}
