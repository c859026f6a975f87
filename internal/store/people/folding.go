package people

import (
	"context"
	"time"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// folding is what results change one after the other.
type folding struct {
	all    map[ratingKey]rated
	finals map[finalKey]rating.Standing
	met    map[ratingKey]map[string]bool // with whom they have played, of those who may be strangers
	people map[string]int                // who have a rating at a game
}

// rated is the standing of somebody, with whom it rests on.
type rated struct {
	rating.Standing
	rating.Company
}

func newFolding() *folding {
	return &folding{map[ratingKey]rated{}, map[finalKey]rating.Standing{}, map[ratingKey]map[string]bool{},
		map[string]int{}}
}

// fold changes standings by a result. Those of players who begin a season are final for the one before.
func (f *folding) fold(r store.Result) {
	before, company := make([]rating.Standing, len(r.Seats)), make([]rating.Company, len(r.Seats))
	ranks := make([]int, len(r.Seats))
	for i, seat := range r.Seats {
		was := f.all[ratingKey{seat.Person, r.Game}]
		before[i], company[i], ranks[i] = was.Standing, was.Company, seat.Rank
	}
	after, then := rating.FoldAmong(before, company, f.people[r.Game], ranks,
		rating.SeasonOf(time.UnixMilli(r.Finished)))
	for i, seat := range r.Seats {
		key := ratingKey{seat.Person, r.Game}
		if was := before[i]; was.Games > 0 && was.Season < after[i].Season {
			f.finals[finalKey{key, was.Season}] = was
		}
		if before[i].Games == 0 {
			f.people[r.Game]++
		}
		f.meet(key, r.Seats)
		then[i].Met = max(then[i].Met, min(len(f.met[key]), rating.MostMet))
		f.all[key] = rated{after[i], then[i]}
	}
}

// meet notes with whom somebody has played, as long as it matters.
func (f *folding) meet(key ratingKey, seats []store.ResultSeat) {
	if f.all[key].Met >= rating.MostMet {
		delete(f.met, key)
		return
	}
	if f.met[key] == nil {
		f.met[key] = map[string]bool{}
	}
	for _, seat := range seats {
		if seat.Person != key.person {
			f.met[key][seat.Person] = true
		}
	}
}

// readMet reads with whom somebody has played before a result, as long as it matters.
func (f *folding) readMet(ctx context.Context, tx Tx, key ratingKey, number int64) error {
	was := f.all[key]
	if was.Games == 0 || was.Met >= rating.MostMet {
		return nil
	}
	met := map[string]bool{}
	if err := tx.Query(ctx, func(scan func(...any) error) error {
		var person string
		err := scan(&person)
		met[person] = true
		return err
	}, `SELECT DISTINCT o.person FROM result_seats s JOIN results e ON e.number = s.number
		JOIN result_seats o ON o.number = s.number AND o.person <> s.person
		WHERE s.person = $1 AND e.game = $2 AND e.void = 0 AND e.number < $3 LIMIT CAST($4 AS BIGINT)`, key.person,
		key.game, number, int64(rating.MostMet)); err != nil {
		return err
	}
	f.met[key] = met
	was.Met = min(len(met), rating.MostMet) // less is stored by programs that did not count them
	f.all[key] = was
	return nil
}
