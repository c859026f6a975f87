package people

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
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
	finals := map[finalKey]rating.Standing{}
	fold(before, finals, r)
	return errors.Join(putRatings(ctx, tx, before), putFinals(ctx, tx, finals), putMoments(ctx, tx, moments(r, before)))
}

// moments returns how well those of a result are known to play after it, by row; nothing if it does not count.
func moments(r store.Result, after map[ratingKey]rating.Standing) map[momentKey]moment {
	all := map[momentKey]moment{}
	for place, seat := range r.Seats {
		m := moment{ResultSeat: seat}
		if r.Void == 0 {
			m.Skill = after[ratingKey{seat.Person, r.Game}].Skill
		}
		all[momentKey{r.Number, place}] = m
	}
	return all
}

// putMoments stores what the ratings were after results.
func putMoments(ctx context.Context, tx Tx, all map[momentKey]moment) error {
	var rows [][]any
	for at, m := range all {
		rows = append(rows, []any{at.number, int64(at.place), m.Person, int64(m.Rank), m.Mu, m.Sigma})
	}
	return inRows(ctx, tx, "INSERT INTO result_seats (number, place, person, rank, mu, sigma) VALUES ", `
		ON CONFLICT (number, place) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma`, rows)
}

type (
	ratingKey struct{ person, game string }
	finalKey  struct {
		ratingKey
		season rating.Season
	}
	// momentKey is the row of somebody in a result.
	momentKey struct {
		number int64
		place  int
	}
	moment struct {
		store.ResultSeat
		rating.Skill
	}
)

// fold changes standings by a result. Those of players who begin a season are final for the one before.
func fold(all map[ratingKey]rating.Standing, finals map[finalKey]rating.Standing, r store.Result) {
	before, ranks := make([]rating.Standing, len(r.Seats)), make([]int, len(r.Seats))
	for i, seat := range r.Seats {
		before[i], ranks[i] = all[ratingKey{seat.Person, r.Game}], seat.Rank
	}
	for i, after := range rating.Fold(before, ranks, rating.SeasonOf(time.UnixMilli(r.Finished))) {
		key := ratingKey{r.Seats[i].Person, r.Game}
		if was := before[i]; was.Games > 0 && was.Season < after.Season {
			finals[finalKey{key, was.Season}] = was
		}
		all[key] = after
	}
}

const ratingColumns = "r.person, r.game, r.mu, r.sigma, r.games, r.season, r.lately"

func ratingRow(r *store.Rating) []any {
	return []any{&r.Person, &r.Game, &r.Mu, &r.Sigma, &r.Games, &r.Season, &r.Lately}
}

// atOnce is how many rows one statement changes.
const atOnce = 100

// putRatings writes ratings, in as few statements as possible.
func putRatings(ctx context.Context, tx Tx, all map[ratingKey]rating.Standing) error {
	var rows [][]any
	for key, s := range all {
		rows = append(rows, []any{key.person, key.game, s.Mu, s.Sigma, int64(s.Games), int64(s.Season),
			int64(s.Lately)})
	}
	return inRows(ctx, tx, "INSERT INTO ratings (person, game, mu, sigma, games, season, lately) VALUES ", `
		ON CONFLICT (person, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,
			season = excluded.season, lately = excluded.lately`, rows)
}

func putFinals(ctx context.Context, tx Tx, all map[finalKey]rating.Standing) error {
	var rows [][]any
	for key, s := range all {
		rows = append(rows, []any{key.person, key.game, int64(key.season), s.Mu, s.Sigma, int64(s.Games),
			int64(s.Lately)})
	}
	return inRows(ctx, tx, "INSERT INTO finals (person, game, season, mu, sigma, games, lately) VALUES ", `
		ON CONFLICT (person, game, season) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
			games = excluded.games, lately = excluded.lately`, rows)
}

// inRows runs a statement for rows, many at once.
func inRows(ctx context.Context, tx Tx, before, after string, rows [][]any) error {
	for some := range slices.Chunk(rows, atOnce) {
		var text strings.Builder
		var args []any
		text.WriteString(before)
		for i, row := range some {
			if i > 0 {
				text.WriteString(", ")
			}
			for j := range row {
				text.WriteString([]string{"(", ", "}[min(j, 1)] + "$" + strconv.Itoa(len(args)+j+1))
			}
			text.WriteString(")")
			args = append(args, row...)
		}
		text.WriteString(after)
		if _, err := tx.Exec(ctx, text.String(), args...); err != nil {
			return err
		}
	}
	return nil
}

// eachResult calls do with every result of which that is so, by number.
func eachResult(ctx context.Context, tx Tx, where string, do func(store.Result), args ...any) error {
	var now store.Result
	err := tx.Query(ctx, func(scan func(...any) error) error {
		var r store.Result
		var seat store.ResultSeat
		err := scan(&r.Number, &r.Table, &r.Game, &r.Finished, &r.Void, &r.Why, &seat.Person, &seat.Rank)
		if r.Number != now.Number {
			if now.Number > 0 {
				do(now)
			}
			now = r
		}
		now.Seats = append(now.Seats, seat)
		return err
	}, `SELECT e.number, e.table_id, e.game, e.finished, e.void, e.why, s.person, s.rank
		FROM results e JOIN result_seats s ON s.number = e.number WHERE `+where+" ORDER BY e.number, s.place", args...)
	if err == nil && now.Number > 0 {
		do(now)
	}
	return err
}

// Results implements [store.Ratings].
func (s Shelf) Results(ctx context.Context, from int64, most int) ([]store.Result, error) {
	return s.results(ctx, "list results", "e.number >= $1 AND e.number < $2", from, from+int64(most))
}

// ResultOf implements [store.Ratings].
func (s Shelf) ResultOf(ctx context.Context, table string) (store.Result, error) {
	all, err := s.results(ctx, "read a result", "e.table_id = $1", table)
	if err == nil && len(all) == 0 {
		return store.Result{}, fmt.Errorf("read a result: %w", store.ErrNotFound)
	}
	if err != nil {
		return store.Result{}, err
	}
	return all[0], nil
}

// ResultsOf implements [store.Ratings].
func (s Shelf) ResultsOf(ctx context.Context, person string) ([]store.Result, error) {
	return s.results(ctx, "list the results of a person",
		"e.number IN (SELECT number FROM result_seats WHERE person = $1)", person)
}

// TakenOut implements [store.Ratings].
func (s Shelf) TakenOut(ctx context.Context, person string, since int64) ([]store.Result, error) {
	return s.results(ctx, "list the results of a person that do not count",
		"e.void > 0 AND e.void >= $2 AND e.number IN (SELECT number FROM result_seats WHERE person = $1)",
		person, since)
}

func (s Shelf) results(ctx context.Context, doing, where string, args ...any) (all []store.Result, err error) {
	err = s.read(ctx, doing, func(ctx context.Context, tx Tx) error {
		all = nil
		return eachResult(ctx, tx, where, func(r store.Result) { all = append(all, r) }, args...)
	})
	return all, err
}

// Rebuild implements [store.Ratings].
func (s Shelf) Rebuild(ctx context.Context) (found store.Rebuilt, err error) {
	err = s.write(ctx, "rebuild ratings", func(ctx context.Context, tx Tx) error {
		if found, err = refold(ctx, tx, ""); err != nil {
			return err
		}
		return refoldTrials(ctx, tx, &found)
	})
	return found, err
}

// recount says that a result counts, or does not, and folds those of its game anew.
func recount(ctx context.Context, tx Tx, r store.Ruling) error {
	if err := tx.Alone(ctx, "results"); err != nil {
		return err
	}
	void, why, was := r.At, r.Why, "void = 0"
	if r.Counts {
		void, why, was = 0, "", "void <> 0"
	}
	if err := hit(tx.Exec(ctx, "UPDATE results SET void = $2, why = $3 WHERE table_id = $1 AND "+was, r.Result, void,
		why)); err != nil {
		return err
	}
	var game string
	if err := one(ctx, tx, []any{&game}, "SELECT game FROM results WHERE table_id = $1", r.Result); err != nil {
		return err
	}
	_, err := refold(ctx, tx, game)
	return err
}

// refold folds all results anew that count, of one game or of all, and replaces the ratings that are not as they
// follow.
func refold(ctx context.Context, tx Tx, game string) (found store.Rebuilt, err error) {
	if err := tx.Alone(ctx, "results"); err != nil {
		return found, err
	}
	right, is := map[ratingKey]rating.Standing{}, map[ratingKey]rating.Standing{}
	finals, were := map[finalKey]rating.Standing{}, map[finalKey]rating.Standing{}
	var last int64
	if err := one(ctx, tx, []any{&last}, "SELECT coalesce(max(number), 0) FROM results"); err != nil {
		return found, err
	}
	const some = 1000 // results at once
	for from := int64(1); from <= last; from += some {
		after := map[momentKey]moment{}
		const part = "e.number >= $1 AND e.number < $2 AND ($3 = '' OR e.game = $3)"
		if err := eachResult(ctx, tx, part, func(r store.Result) {
			if r.Void == 0 {
				found.Results++
				fold(right, finals, r)
			}
			maps.Copy(after, moments(r, right))
		}, from, from+some, game); err != nil {
			return found, err
		}
		if err := errors.Join(dropKnown(ctx, tx, from, from+some, after), putMoments(ctx, tx, after)); err != nil {
			return found, err
		}
	}
	if err := errors.Join(tx.Query(ctx, func(scan func(...any) error) error {
		var r store.Rating
		err := scan(ratingRow(&r)...)
		is[ratingKey{r.Person, r.Game}] = r.Standing
		return err
	}, "SELECT "+ratingColumns+" FROM ratings r WHERE $1 = '' OR r.game = $1", game),
		tx.Query(ctx, func(scan func(...any) error) error {
			var r store.Rating
			err := scan(ratingRow(&r)...)
			were[finalKey{ratingKey{r.Person, r.Game}, r.Season}] = r.Standing
			return err
		}, "SELECT "+ratingColumns+" FROM finals r WHERE $1 = '' OR r.game = $1", game)); err != nil {
		return found, err
	}
	found.Ratings = len(right)
	var gone, past [][]any
	for key := range surplus(right, is) {
		gone = append(gone, []any{key.person, key.game})
	}
	for key := range surplus(finals, were) {
		past = append(past, []any{key.person, key.game, strconv.Itoa(int(key.season))})
	}
	found.Different = len(right) + len(finals) + len(gone) + len(past)
	return found, errors.Join(putRatings(ctx, tx, right), putFinals(ctx, tx, finals),
		inRows(ctx, tx, "DELETE FROM ratings WHERE (person, game) IN (VALUES ", ")", gone),
		inRows(ctx, tx, "DELETE FROM finals WHERE (person, game, CAST(season AS TEXT)) IN (VALUES ", ")", past))
}

// dropKnown drops what is stored already of the results from one number to below another.
func dropKnown(ctx context.Context, tx Tx, from, below int64, after map[momentKey]moment) error {
	return tx.Query(ctx, func(scan func(...any) error) error {
		var at momentKey
		var stored rating.Skill
		err := scan(&at.number, &at.place, &stored.Mu, &stored.Sigma)
		if after[at].Skill == stored {
			delete(after, at)
		}
		return err
	}, "SELECT number, place, mu, sigma FROM result_seats WHERE number >= $1 AND number < $2", from, below)
}

// surplus leaves of what follows from the results only what is not stored so, and returns what is stored and does not
// follow.
func surplus[K, V comparable](right, is map[K]V) map[K]V {
	for key, standing := range is {
		if follows, ok := right[key]; ok {
			delete(is, key)
			if follows == standing {
				delete(right, key)
			}
		}
	}
	return is
}

// Unname implements [store.Ratings].
func (s Shelf) Unname(ctx context.Context, person, nobody string) error {
	return s.write(ctx, "give a person another id in results", func(ctx context.Context, tx Tx) error {
		return unname(ctx, tx, person, nobody)
	})
}

func unname(ctx context.Context, tx Tx, person, nobody string) error {
	if err := tx.Alone(ctx, "results"); err != nil {
		return err
	}
	if _, err := tx.Exec(ctx, "UPDATE result_seats SET person = $2 WHERE person = $1", person, nobody); err != nil {
		return err
	}
	var rated int64
	if err := one(ctx, tx, []any{&rated}, "SELECT count(*) FROM ratings WHERE person = $1", nobody); err != nil {
		return err
	}
	if rated > 0 { // a game has ended under that id meanwhile, as if it were somebody else's
		_, err := refold(ctx, tx, "")
		return err
	}
	for _, text := range []string{
		"UPDATE ratings SET person = $2 WHERE person = $1",
		"UPDATE finals SET person = $2 WHERE person = $1",
	} {
		if _, err := tx.Exec(ctx, text, person, nobody); err != nil {
			return err
		}
	}
	return nil
}

// Course implements [store.Ratings].
func (s Shelf) Course(ctx context.Context, person, game string, most int) ([]store.Moment, error) {
	all, err := list(ctx, s, "list the course of a rating", func(m *store.Moment) []any {
		return []any{&m.Finished, &m.Mu, &m.Sigma}
	}, `SELECT e.finished, s.mu, s.sigma FROM result_seats s JOIN results e ON e.number = s.number
		WHERE s.person = $1 AND e.game = $2 AND s.sigma > 0 ORDER BY e.number DESC LIMIT CAST($3 AS BIGINT)`,
		person, game, int64(most))
	slices.Reverse(all)
	return all, err
}

// Leaders implements [store.Ratings].
func (s Shelf) Leaders(
	ctx context.Context, game string, season rating.Season, least, most int,
) ([]store.Leader, error) {
	return list(ctx, s, "list the strongest", func(l *store.Leader) []any {
		return append(ratingRow(&l.Rating), &l.Name)
	}, "SELECT "+ratingColumns+`, p.name
		FROM (SELECT person, game, mu, sigma, games, season, lately FROM ratings WHERE game = $1 AND season = $2
			UNION ALL SELECT person, game, mu, sigma, games, season, lately FROM finals
				WHERE game = $1 AND season = $2) r
		JOIN people p ON p.person = r.person
		WHERE r.lately >= $3 AND p.name_key <> '' AND p.closed = 0 AND p.banned = 0
		ORDER BY r.mu - 2 * r.sigma DESC, r.person LIMIT CAST($4 AS BIGINT)`,
		game, int64(season), int64(least), int64(most))
}

// RatingsOf implements [store.Ratings].
func (s Shelf) RatingsOf(ctx context.Context, person string) ([]store.Rating, error) {
	return list(ctx, s, "list the ratings of a person", ratingRow,
		"SELECT "+ratingColumns+" FROM ratings r WHERE r.person = $1 ORDER BY r.game", person)
}
