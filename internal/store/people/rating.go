package people

import (
	"context"
	"crypto/rand"
	"errors"
	"slices"
	"time"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// anonymous returns a name for somebody who has been erased: their results stay together, and belong to nobody.
func anonymous() string { return "nobody-" + rand.Text() }

// AddResult implements [store.Ratings].
func (s Shelf) AddResult(ctx context.Context, r store.Result) error {
	persons := map[string]bool{}
	for _, seat := range r.Seats {
		if err := store.CheckText(seat.Person); err != nil {
			return err
		}
		if persons[seat.Person] && seat.Person != "" {
			return store.ErrResult
		}
		persons[seat.Person] = true
	}
	if len(r.Seats) < 2 {
		return store.ErrResult
	}
	if err := store.CheckText(r.Table, r.Game); err != nil {
		return err
	}
	nobody := make([]string, len(r.Seats))
	for i := range nobody {
		nobody[i] = anonymous()
	}
	return s.write(ctx, "store a result", func(ctx context.Context, tx Tx) error {
		if err := tx.Alone(ctx, "results"); err != nil {
			return err
		}
		var stored, last int64
		if err := one(ctx, tx, []any{&stored, &last}, `SELECT
			(SELECT count(*) FROM results WHERE table_id = $1), (SELECT coalesce(max(number), 0) FROM results)`,
			r.Table); err != nil || stored > 0 {
			return err
		}
		if _, err := tx.Exec(ctx, "INSERT INTO results (number, table_id, game, finished) VALUES ($1, $2, $3, $4)",
			last+1, r.Table, r.Game, r.Finished); err != nil {
			return err
		}
		now := r
		now.Number = last + 1
		now.Seats = append([]store.ResultSeat(nil), r.Seats...)
		for i := range now.Seats {
			seat := &now.Seats[i]
			if erased, err := isErased(ctx, tx, seat.Person); err != nil {
				return err
			} else if erased {
				seat.Person = nobody[i]
			}
			if _, err := tx.Exec(ctx, "INSERT INTO result_seats (number, place, person, rank) VALUES ($1, $2, $3, $4)",
				last+1, int64(i), seat.Person, int64(seat.Rank)); err != nil {
				return err
			}
		}
		return foldOne(ctx, tx, now)
	})
}

// isErased reports whether somebody no longer has the account with which they played.
func isErased(ctx context.Context, tx Tx, person string) (bool, error) {
	var n int64
	err := one(ctx, tx, []any{&n}, "SELECT count(*) FROM people WHERE person = $1 AND name_key = ''", person)
	return n > 0 || person == "", err
}

// foldOne changes the ratings of the people of a game by its result.
func foldOne(ctx context.Context, tx Tx, r store.Result) error {
	before := map[ratingKey]rating.Standing{}
	for _, seat := range r.Seats {
		var one store.Rating
		if err := tx.Query(ctx, func(scan func(...any) error) error {
			err := scan(ratingRow(&one)...)
			before[ratingKey{seat.Person, r.Game}] = one.Standing
			return err
		}, "SELECT "+ratingColumns+" FROM ratings r WHERE r.person = $1 AND r.game = $2", seat.Person,
			r.Game); err != nil {
			return err
		}
	}
	fold(before, r)
	for key, standing := range before {
		if err := putRating(ctx, tx, key, standing); err != nil {
			return err
		}
	}
	for place, seat := range r.Seats {
		after := before[ratingKey{seat.Person, r.Game}].Skill
		if err := putMoment(ctx, tx, momentKey{r.Number, place}, after); err != nil {
			return err
		}
	}
	return nil
}

// momentKey is the row of somebody in a result.
type momentKey struct {
	number int64
	place  int
}

// putMoment stores what somebody's rating was after a result.
func putMoment(ctx context.Context, tx Tx, at momentKey, after rating.Skill) error {
	_, err := tx.Exec(ctx, "UPDATE result_seats SET mu = $3, sigma = $4 WHERE number = $1 AND place = $2", at.number,
		int64(at.place), after.Mu, after.Sigma)
	return err
}

type ratingKey struct{ person, game string }

// fold changes standings by a result.
func fold(all map[ratingKey]rating.Standing, r store.Result) {
	before, ranks := make([]rating.Standing, len(r.Seats)), make([]int, len(r.Seats))
	for i, seat := range r.Seats {
		before[i], ranks[i] = all[ratingKey{seat.Person, r.Game}], seat.Rank
	}
	for i, after := range rating.Fold(before, ranks, rating.SeasonOf(time.UnixMilli(r.Finished))) {
		all[ratingKey{r.Seats[i].Person, r.Game}] = after
	}
}

const ratingColumns = "r.person, r.game, r.mu, r.sigma, r.games, r.season, r.lately"

func ratingRow(r *store.Rating) []any {
	return []any{&r.Person, &r.Game, &r.Mu, &r.Sigma, &r.Games, &r.Season, &r.Lately}
}

func putRating(ctx context.Context, tx Tx, key ratingKey, s rating.Standing) error {
	_, err := tx.Exec(ctx, `INSERT INTO ratings (person, game, mu, sigma, games, season, lately)
		VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, game) DO UPDATE SET mu = excluded.mu,
			sigma = excluded.sigma, games = excluded.games, season = excluded.season, lately = excluded.lately`,
		key.person, key.game, s.Mu, s.Sigma, int64(s.Games), int64(s.Season), int64(s.Lately))
	return err
}

const resultsQuery = `SELECT e.number, e.table_id, e.game, e.finished, s.person, s.rank
	FROM results e JOIN result_seats s ON s.number = e.number WHERE e.number >= $1 AND e.number < $2
	ORDER BY e.number, s.place`

// eachResult calls do with every result whose number is from one to below another, in order.
func eachResult(ctx context.Context, tx Tx, from, below int64, do func(store.Result)) error {
	var now store.Result
	err := tx.Query(ctx, func(scan func(...any) error) error {
		var r store.Result
		var seat store.ResultSeat
		err := scan(&r.Number, &r.Table, &r.Game, &r.Finished, &seat.Person, &seat.Rank)
		if r.Number != now.Number {
			if now.Number > 0 {
				do(now)
			}
			now = r
		}
		now.Seats = append(now.Seats, seat)
		return err
	}, resultsQuery, from, below)
	if err == nil && now.Number > 0 {
		do(now)
	}
	return err
}

// Results implements [store.Ratings].
func (s Shelf) Results(ctx context.Context, from int64, most int) (all []store.Result, err error) {
	err = s.read(ctx, "list results", func(ctx context.Context, tx Tx) error {
		all = nil
		return eachResult(ctx, tx, from, from+int64(most), func(r store.Result) { all = append(all, r) })
	})
	return all, err
}

// Rebuild implements [store.Ratings].
func (s Shelf) Rebuild(ctx context.Context) (found store.Rebuilt, err error) {
	err = s.write(ctx, "rebuild ratings", func(ctx context.Context, tx Tx) error {
		found = store.Rebuilt{}
		if err := tx.Alone(ctx, "results"); err != nil {
			return err
		}
		var last int64
		if err := one(ctx, tx, []any{&last}, "SELECT coalesce(max(number), 0) FROM results"); err != nil {
			return err
		}
		right, is := map[ratingKey]rating.Standing{}, map[ratingKey]rating.Standing{}
		if err := errors.Join(courses(ctx, tx, last, func(r store.Result) {
			found.Results++
			fold(right, r)
		}, right), tx.Query(ctx, func(scan func(...any) error) error {
			var r store.Rating
			err := scan(ratingRow(&r)...)
			is[ratingKey{r.Person, r.Game}] = r.Standing
			return err
		}, "SELECT "+ratingColumns+" FROM ratings r")); err != nil {
			return err
		}
		found.Ratings = len(right)
		for key, standing := range right {
			if stored, there := is[key]; there && stored == standing {
				continue
			}
			found.Different++
			if err := putRating(ctx, tx, key, standing); err != nil {
				return err
			}
		}
		for key := range is {
			if _, follows := right[key]; follows {
				continue
			}
			found.Different++
			if _, err := tx.Exec(ctx, "DELETE FROM ratings WHERE person = $1 AND game = $2", key.person,
				key.game); err != nil {
				return err
			}
		}
		return nil
	})
	return found, err
}

// courses folds all results up to the last one, some after some, and stores what each rating was after each.
func courses(
	ctx context.Context, tx Tx, last int64, fold func(store.Result), standings map[ratingKey]rating.Standing,
) error {
	const some = 1000
	for from := int64(1); from <= last; from += some {
		after := map[momentKey]rating.Skill{}
		if err := eachResult(ctx, tx, from, from+some, func(r store.Result) {
			fold(r)
			for place, seat := range r.Seats {
				after[momentKey{r.Number, place}] = standings[ratingKey{seat.Person, r.Game}].Skill
			}
		}); err != nil {
			return err
		}
		if err := dropKnown(ctx, tx, from, from+some, after); err != nil {
			return err
		}
		for at, skill := range after {
			if err := putMoment(ctx, tx, at, skill); err != nil {
				return err
			}
		}
	}
	return nil
}

// dropKnown drops what is stored already of the results from one number to below another.
func dropKnown(ctx context.Context, tx Tx, from, below int64, after map[momentKey]rating.Skill) error {
	return tx.Query(ctx, func(scan func(...any) error) error {
		var at momentKey
		var stored rating.Skill
		err := scan(&at.number, &at.place, &stored.Mu, &stored.Sigma)
		if after[at] == stored {
			delete(after, at)
		}
		return err
	}, "SELECT number, place, mu, sigma FROM result_seats WHERE number >= $1 AND number < $2", from, below)
}

// Course implements [store.Ratings].
func (s Shelf) Course(ctx context.Context, person, game string, most int) ([]store.Moment, error) {
	all, err := list(ctx, s, "list the course of a rating", func(m *store.Moment) []any {
		return []any{&m.Finished, &m.Mu, &m.Sigma}
	}, `SELECT e.finished, s.mu, s.sigma FROM result_seats s JOIN results e ON e.number = s.number
		WHERE s.person = $1 AND e.game = $2 AND s.sigma > 0 ORDER BY e.number DESC LIMIT $3`, person, game, int64(most))
	slices.Reverse(all)
	return all, err
}

// Leaders implements [store.Ratings].
func (s Shelf) Leaders(
	ctx context.Context, game string, season rating.Season, least, most int,
) ([]store.Leader, error) {
	return list(ctx, s, "list the strongest", func(l *store.Leader) []any {
		return append(ratingRow(&l.Rating), &l.Name)
	}, "SELECT "+ratingColumns+`, p.name FROM ratings r JOIN people p ON p.person = r.person
		WHERE r.game = $1 AND r.season = $2 AND r.lately >= $3 AND p.name_key <> '' AND p.closed = 0 AND p.banned = 0
		ORDER BY r.mu - 2 * r.sigma DESC, r.person LIMIT $4`, game, int64(season), int64(least), int64(most))
}

// RatingsOf implements [store.Ratings].
func (s Shelf) RatingsOf(ctx context.Context, person string) ([]store.Rating, error) {
	return list(ctx, s, "list the ratings of a person", ratingRow,
		"SELECT "+ratingColumns+" FROM ratings r WHERE r.person = $1 ORDER BY r.game", person)
}
