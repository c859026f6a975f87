package table

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"ennead/game"
	"ennead/internal/guide"
)

// A guided game is an ordinary table at which bots take the other seats. As long as its record follows the guide,
// everybody but the learner moves at once as the guide says, and the learner may make only the move that the guide
// waits for. The table is recognised by its seal, since its secret is the guide's; nothing else is stored about it.

// Learn opens a table at which the guide of a game teaches the person. If the game ever leaves the guide, bots of
// that level play on.
func (h *House) Learn(ctx context.Context, gameID string, person PersonID, name, level string) (ID, error) {
	guest, err := h.sitter(ctx, person, name)
	if err != nil {
		return "", err
	}
	g, lessons := h.Newest(gameID), h.conf.Guides[gameID] // a guide knows only the newest rules
	if g == nil || lessons == nil {
		return "", ErrNoGuide
	}
	m, err := game.NewMatch(g, game.Record{Setup: lessons.Setup})
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrSetup, err)
	}
	t := h.newTable(m, guest.who)
	t.guide, t.secret = lessons, &lessons.Fair().Secret
	t.Seal = lessons.Fair().Seal()
	m.Record.Seal = t.Seal
	var seats []SeatSpec
	for _, seat := range players(m.State) {
		if seat == lessons.Learner {
			seats = append(seats, SeatSpec{Kind: Person})
		} else {
			seats = append(seats, SeatSpec{Kind: Bot, Level: level, Name: lessons.Names[seat]})
		}
	}
	if err := h.seat(t, seats); err != nil {
		return "", err
	}
	if err := t.sit(lessons.Learner, guest); err != nil {
		return "", err
	}
	t.Status = Playing
	return t.ID, h.store(ctx, t, t.settle)
}

// Guide returns the guide of a game, or nil.
func (h *House) Guide(gameID string) *guide.Guide { return h.conf.Guides[gameID] }

// Learning returns the person's most recent unfinished guided table of a game, or nil.
func (h *House) Learning(ctx context.Context, gameID string, person PersonID) (*Table, error) {
	mine, err := h.Mine(ctx, person)
	if err != nil {
		return nil, err
	}
	for _, s := range mine {
		if s.Game != gameID || s.Owing&s.Mine == 0 {
			continue
		}
		t, err := h.Look(ctx, s.ID)
		if errors.Is(err, ErrElsewhere) {
			continue
		}
		if err != nil {
			return nil, err
		}
		if place, ok := t.Lesson(); ok && !place.Over() {
			return t, nil
		}
	}
	return nil, nil
}

// guideOf returns the guide that a stored table follows, or nil. A table of older rules has left it: it may ask for
// moves that they do not have.
func (h *House) guideOf(t *Table) *guide.Guide {
	newest := h.Newest(t.Game)
	if g := h.conf.Guides[t.Game]; g != nil && t.Rules == newest.Version() && t.Seal == g.Fair().Seal() {
		return g
	}
	return nil
}

// Lesson returns the current place in the guide; false if the table has no guide or has left it.
func (t *Table) Lesson() (guide.Place, bool) {
	if t.guide == nil || t.Status != Playing {
		return guide.Place{}, false
	}
	return t.guide.Place(t.Match.Record.Turns)
}

// taught returns nil unless a guide waits for a different move.
func (t *Table) taught(seat game.Seat, move game.Move) error {
	place, ok := t.Lesson()
	if !ok {
		return nil
	}
	if place.Seat() != seat {
		return ErrNotYours
	}
	legal := game.Allowed(t.Match.Game, t.Match.State, seat, move) == nil // the rules explain their own refusals better
	if legal && !slices.Contains(place.Moves(t.Match.State), move) {
		return ErrLesson
	}
	return nil
}
