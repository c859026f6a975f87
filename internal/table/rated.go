package table

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"ennead/internal/rating"
)

// A rated game changes the ratings of those who play it. Whether it is one is a term of the table, which all see before
// the game begins, so everything that it needs is asked for when the table is opened and when people sit down.

// How many people play a rated game at least, and how many such games the same people may begin within a day.
const (
	leastRated  = 2
	MostRated   = 3
	ratedWithin = 24 * time.Hour
)

// MostApart is how far apart the ratings of those who play a rated game may be.
const MostApart = rating.MostApart

// rateable returns why the table cannot be rated, and nil if it can, whoever sits there.
func (h *House) rateable(t *Table) error {
	setup := t.Match.Record.Setup
	switch persons := t.persons().Len(); {
	case persons < leastRated || slices.ContainsFunc(t.Seats, func(s Seat) bool { return s.Kind == Bot }):
		return ErrRatedBots
	case t.Terms.Clock == "":
		return ErrRatedClock
	case t.guide != nil || t.Practice() || !h.ratedWith(t.Game, setup.Components),
		!usual(t.Match.Game, setup):
		return ErrRatedSetup
	}
	return nil
}

// maySit returns why somebody may not take a seat, if they may not since the table is rated.
func (t *Table) maySit(g guest) error {
	switch {
	case !t.Terms.Rated:
		return nil
	case !g.account:
		return ErrRatedGuest
	case held(t.Seats, g.who) != 0:
		return ErrRatedSecond
	}
	return nil
}

// company returns why the people of a table that is full may not play a rated game with each other now. If they may,
// that is counted, unless it was already: who leaves and sits down again is counted again, but nobody is counted twice
// since others were faster. A table of a contest is counted once, however many servers open it how often: they all ask
// before one of them has stored it.
func (h *House) company(ctx context.Context, t *Table, counted *bool) error {
	if !t.Terms.Rated || t.Status != Gathering || t.Free() != 0 {
		return nil
	}
	var all []string
	var skills []rating.Skill
	for seat := range t.persons().All() {
		who := t.Seats[seat].who
		skill, err := h.skill(ctx, who, t.Game)
		if err != nil {
			return err
		}
		all, skills = append(all, who), append(skills, skill)
	}
	if !rating.Comparable(skills...) {
		return ErrRatedApart
	}
	if *counted {
		return nil
	}
	slices.Sort(all)
	var may bool
	var err error
	if who := "rated " + h.mac("rated", strings.Join(all, " ")); t.Terms.Contest != "" {
		may, err = h.conf.Store.SpendOnce(ctx, who, "rated at "+string(t.ID), MostRated, ratedWithin)
	} else {
		may, err = h.conf.Store.Spend(ctx, who, MostRated, ratedWithin)
	}
	if err == nil && !may {
		err = ErrRatedOften
	}
	*counted = err == nil
	return err
}

// Rateable returns why nobody could play a rated game on these terms, whoever they are; nil if people can.
func (h *House) Rateable(ctx context.Context, spec Spec) error {
	spec.Terms.Rated = true
	_, err := h.design(ctx, spec, "")
	return err
}

// rateContest has a rated table of a contest be played unrated where its people could not play a rated game with each
// other now, or one of them has no seat: whom the contest pairs plays in any case.
func (h *House) rateContest(ctx context.Context, t *Table) error {
	if t.Terms.Contest == "" || !t.Terms.Rated {
		return nil
	}
	counted := false
	err := h.company(ctx, t, &counted)
	switch {
	case t.Free() != 0, errors.Is(err, ErrRatedApart), errors.Is(err, ErrRatedOften):
		t.Terms.Rated = false
		return nil
	}
	return err
}

// mayStay returns why somebody who has just sat down may not stay: the table asks for something, or is rated. Who comes
// back to their table of a contest may: it was asked when the table was opened.
func (h *House) mayStay(ctx context.Context, t *Table, who string, counted *bool) error {
	if t.Terms.Contest != "" {
		return nil
	}
	if err := h.suits(ctx, t, who); err != nil {
		return err
	}
	return h.company(ctx, t, counted)
}

// mayRate returns why the host may not change the terms as they are now, given whether the table was rated before.
func (h *House) mayRate(ctx context.Context, t *Table, was bool, host PersonID) error {
	if t.Terms.Rated {
		if err := h.rateable(t); err != nil {
			return err
		}
	}
	if t.Terms.Rated == was {
		return nil
	}
	if err := h.rerate(t, host); err != nil || held(t.Seats, string(host)) == 0 {
		return err
	}
	return h.suits(ctx, t, string(host))
}

// rerate returns why the host may not change whether the table is rated, as the terms now say and did not before.
// Nobody who has sat down finds out later that the game counts, or does not.
func (h *House) rerate(t *Table, host PersonID) error {
	for _, s := range t.Seats {
		switch {
		case s.Taken && !s.heldBy(string(host)):
			return ErrRatedLate
		case s.Taken && t.Terms.Rated && !s.Account:
			return ErrRatedGuest
		case t.Terms.Rated && s.also != devices{}:
			return ErrRatedHand
		}
	}
	if t.Terms.Rated && held(t.Seats, string(host)).Len() > 1 {
		return ErrRatedSecond
	}
	return nil
}
