package lobby

import (
	"cmp"
	"context"
	"errors"
	"math/rand/v2"
	"slices"

	"ennead/internal/table"
)

// open opens the table for which a group has accepted, and says so in the queue. The table has the id of the proposal:
// if a server dies on the way, or two do this at once, it is there once.
func (l *Lobby) open(ctx context.Context, group queue) error {
	ask := group[0].Proposal
	blocks, err := l.Store.WantsApart(ctx)
	if err != nil {
		return err
	}
	if p := part(group, blocks); !p.all(group) { // somebody has blocked another meanwhile
		_, err := l.edit(ctx, func(q queue) (queue, error) { return q.released(ask.ID), nil })
		return err
	}
	spec := table.Spec{Game: ask.Game, Seats: make([]table.SeatSpec, ask.Players)}
	for i := range spec.Seats {
		spec.Seats[i] = table.SeatSpec{Kind: table.Person}
		if i >= ask.People {
			spec.Seats[i] = table.SeatSpec{Kind: table.Bot, Level: l.Level}
		}
	}
	shuffle(spec.Seats)
	people := make([]table.Sitter, len(group))
	for i, s := range group {
		people[i] = table.Sitter{Person: table.PersonID(s.person), Name: cmp.Or(s.Name, s.Called)}
		spec.Terms.Language = cmp.Or(spec.Terms.Language, s.Language)
	}
	shuffle(people)
	err = l.House.OpenFor(ctx, ask.ID, spec, table.PersonID(group[0].person), people)
	var refused *table.Problem
	if errors.As(err, &refused) { // as it would be the next time
		l.Log.ErrorContext(ctx, "cannot open a table for those who look for a game", "game", ask.Game,
			"players", ask.Players, "error", err)
		_, err = l.edit(ctx, func(q queue) (queue, error) { return q.drop(ask.ID), nil })
		return errors.Join(refused, err)
	}
	if err != nil {
		return err
	}
	_, err = l.edit(ctx, func(q queue) (queue, error) { return q.opened(ask.ID, l.Now()), nil })
	return err
}

// shuffle puts a list into a random order. Nobody gains by guessing it.
func shuffle[T any](list []T) {
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
}

// all reports whether everybody in a group may meet everybody else.
func (p parted) all(group queue) bool {
	for i, s := range group {
		if slices.ContainsFunc(group[i+1:], func(o seeker) bool { return !p.may(s.person, o.person) }) {
			return false
		}
	}
	return true
}
