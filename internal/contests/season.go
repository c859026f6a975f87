package contests

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"ennead/internal/contest"
	"ennead/internal/store"
	"ennead/internal/table"
)

// NextSeason announces the next season of a league that has finished, on behalf of its organiser, on the same terms. A
// place in their division is kept for all who have played to the end, if they enter.
func (c *Contests) NextSeason(
	ctx context.Context, id string, organiser table.PersonID, title string, begins int,
) (next string, err error) {
	k, err := c.Store.Contest(ctx, id)
	if err != nil {
		return "", known(err)
	}
	may, err := c.organises(ctx, &k, organiser)
	if err != nil {
		return "", err
	}
	switch {
	case !may(&k):
		return "", ErrOrganiser
	case !mayFollow(&k):
		return "", ErrSeason
	}
	d := Draft{Title: title, Kind: contest.League, Game: k.Game, Club: k.Club, Listed: k.Listed, Follows: id,
		Begins: begins}
	if d.Terms, err = readTerms(k.Spec); err != nil {
		return "", err
	}
	return c.Create(ctx, d, organiser)
}

// MayFollow reports whether the contest may have a next season and has none.
func (c *Contest) MayFollow() bool { return mayFollow(&c.Contest) }

func mayFollow(k *store.Contest) bool {
	return contest.Kind(k.Kind) == contest.League && k.State == store.ContestFinished && k.Next == ""
}

// past is what follows from a season of a league. It does not change any more.
type past struct {
	divisions [][]string // of persons
	places    []int      // of each division
}

// season returns what follows from the league of which a contest is the next season; nil if it is none.
func (c *Contests) season(ctx context.Context, of string) (*past, error) {
	k, err := c.Store.Contest(ctx, of)
	if err != nil || k.Follows == "" {
		return nil, known(err)
	}
	before, err := c.Store.Contest(ctx, k.Follows)
	if err != nil {
		return nil, known(err)
	}
	terms, err := readTerms(before.Spec)
	if err != nil {
		return nil, err
	}
	all, err := contest.Standings(history(&before, terms), seed(&before))
	if err != nil {
		return nil, err
	}
	persons := map[string]string{}
	for _, e := range before.Entries {
		persons[id(e.Number)] = e.Person
	}
	p := &past{divisions: contest.Season(all)}
	for _, members := range p.divisions {
		for i, e := range members {
			members[i] = persons[e]
		}
	}
	p.places, err = contest.Places(history(&before, terms))
	return p, err
}

// kept returns the division in which a place is kept for somebody in a next season, 0 without one.
func (c *Contests) kept(ctx context.Context, k *store.Contest, person string) (int, error) {
	p, err := c.season(ctx, k.ID)
	if err != nil || p == nil {
		return 0, err
	}
	return 1 + slices.IndexFunc(p.divisions, func(members []string) bool {
		return slices.Contains(members, person)
	}), nil
}

// begin begins the first round of a contest. Where it is the next season of a league, the divisions follow from the
// last one, and whoever is new enters the lowest. It is [ErrFew] if the entries fill no divisions.
func begin(k *store.Contest, now time.Time, season *past) error {
	if season == nil {
		return next(k, now, nil)
	}
	entries := map[string]*store.ContestEntry{}
	var fresh []*store.ContestEntry
	known := slices.Concat(season.divisions...)
	retire(k, 1)
	for i := range k.Entries {
		e := &k.Entries[i]
		entries[e.Person] = e
		if !slices.Contains(known, e.Person) {
			fresh = append(fresh, e)
		}
	}
	slices.SortStableFunc(fresh, func(a, b *store.ContestEntry) int { return cmp.Compare(b.Rating, a.Rating) })
	var late []string
	for _, e := range fresh {
		late = append(late, e.Person)
	}
	divisions, err := contest.Divide(season.divisions, season.places,
		func(who string) bool { return entries[who] != nil }, late)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrFew, err)
	}
	for d, members := range divisions {
		for _, who := range members {
			entries[who].Division = d + 1
		}
	}
	return next(k, now, nil)
}
