package table

import (
	"context"

	"ennead/internal/rating"
)

// Suited returns those of some tables where a person may sit down as things are: the table asks for nothing that they
// lack, and at a rated table they have an account, and are near enough to the others if theirs is the last seat. Nobody
// in particular counts as a guest who has not played.
func (h *House) Suited(ctx context.Context, person PersonID, tables []OpenTable) ([]OpenTable, error) {
	a := applicant{house: h, who: person}
	var list []OpenTable
	for _, t := range tables {
		suits, err := a.suits(ctx, t)
		if err != nil {
			return nil, err
		}
		if suits {
			list = append(list, t)
		}
	}
	return list, nil
}

// applicant is somebody of whom tables may ask something. It is read once, if the first table asks.
type applicant struct {
	house    *House
	who      PersonID
	read     bool
	account  bool
	reliable Reliability
	skills   map[string]rating.Skill // by game
}

// suits reports whether the person may sit down at a table, see [House.Suited].
func (a *applicant) suits(ctx context.Context, t OpenTable) (bool, error) {
	if !t.Terms.Rated && (t.Terms.Reliable == 0 || t.Status != Gathering) {
		return true, nil
	}
	if err := a.learn(ctx); err != nil {
		return false, err
	}
	switch {
	case t.Terms.Rated && !a.account:
		return false, nil
	case t.Status != Gathering:
		return true, nil
	case !t.Terms.Rated || t.May.Len() > 1:
		return a.has(t), nil
	case !a.has(t):
		return false, nil
	}
	skills := []rating.Skill{a.skill(t.Game)}
	for _, s := range t.Seats {
		if s.Taken {
			skill, err := a.house.skill(ctx, s.who, t.Game)
			if err != nil {
				return false, err
			}
			skills = append(skills, skill)
		}
	}
	return rating.Comparable(skills...), nil
}

// has reports whether the person has what a table asks of those who sit down.
func (a *applicant) has(t OpenTable) bool {
	return t.Terms.refuses(a.reliable, a.skill(t.Game).Shown()) == nil
}

// learn reads what tables may ask of the person.
func (a *applicant) learn(ctx context.Context) error {
	if a.read {
		return nil
	}
	if a.who == "" {
		a.reliable, a.read = ReliabilityOf(nil), true
		return nil
	}
	g, err := a.house.guest(ctx, a.who, "")
	if err != nil {
		return err
	}
	if a.reliable, err = a.house.Reliability(ctx, a.who); err != nil {
		return err
	}
	known, err := a.house.conf.Store.RatingsOf(ctx, g.who)
	if err != nil {
		return err
	}
	a.skills = map[string]rating.Skill{}
	for _, r := range known {
		a.skills[r.Game] = r.Skill
	}
	a.account, a.read = g.account, true
	return nil
}

// skill returns how strong the person is at a game.
func (a *applicant) skill(game string) rating.Skill {
	if skill, ok := a.skills[game]; ok {
		return skill
	}
	return rating.Fresh()
}
