package table

import (
	"bytes"
	"cmp"
	"context"
	"slices"

	"ennead/internal/rating"
	"ennead/internal/store"
)

// certain is the sigma below which enough is known of a person to tell by them how strong a bot is.
const certain = 4.0

// BotRating is how strong a level of bots is at a game, on the scale of people.
type BotRating struct {
	Game        string `json:"game"`
	Level       string `json:"level"`
	Rating      int    `json:"rating"` // as people read it
	Provisional bool   `json:"provisional,omitempty"`
	Games       int    `json:"games"` // that tell it
}

// BotRatings returns how strong levels of bots are at a game, or at all if it is empty; the strongest first.
func (h *House) BotRatings(ctx context.Context, game string) ([]BotRating, error) {
	stored, err := h.conf.Store.BotRatings(ctx, game)
	all := make([]BotRating, len(stored))
	for i, b := range stored {
		all[i] = BotRating{b.Game, b.Level, b.Shown(), b.Provisional(), b.Games}
	}
	slices.SortStableFunc(all, func(a, b BotRating) int {
		return cmp.Or(cmp.Compare(a.Game, b.Game), b.Rating-a.Rating)
	})
	return all, err
}

// AddTrial stores a game of bots that somebody has had them play, unless that is stored already; [ErrNoGame] if
// there is no such game.
func (h *House) AddTrial(ctx context.Context, t store.Trial) (added bool, err error) {
	if h.Newest(t.Game) == nil {
		return false, ErrNoGame
	}
	return h.conf.Store.AddTrial(ctx, t)
}

// tryBots changes the ratings of the bots of a game that has ended, if it tells how strong they are. Nobody else's
// changes.
func (h *House) tryBots(ctx context.Context, t *Table) error {
	if !h.tells(t) {
		return nil
	}
	persons := t.starters()
	all, _ := t.withBots(persons)
	trial := store.Trial{ID: string(t.ID), Game: t.Game, Finished: t.lastMade().UnixMilli()}
	bots := 0
	for _, r := range ranked(all, t.Match.State.Rank) {
		seat := store.TrialSeat{Rank: r.Place}
		switch s := t.Seats[r.Seat]; s.Kind {
		case Bot:
			seat.Level = s.Level
			bots++
		case Person:
			skill, err := h.skill(ctx, r.who, t.Game)
			if err != nil {
				return err
			}
			if seat.Skill = skill; skill.Sigma >= certain {
				continue
			}
		default:
			continue
		}
		trial.Seats = append(trial.Seats, seat)
	}
	if bots == 0 || len(trial.Seats) < 2 {
		return nil
	}
	_, err := h.conf.Store.AddTrial(ctx, trial)
	return err
}

// tells reports whether a game that has ended tells how strong its bots are: it was played to its end by those who
// began it, one seat each, with the usual components and options and without an onlooker, and is neither rated, guided
// nor practice.
func (h *House) tells(t *Table) bool {
	if t == nil || t.Status != Over || t.Match == nil || t.Terms.Rated || t.guide != nil || t.Practice() ||
		t.Overfull() || t.Match.State.Owing() != 0 || t.lent() {
		return false
	}
	setup, seen := t.Match.Record.Setup, map[string]bool{}
	if !bytes.Equal(setup.Components, h.conf.Components[t.Game]) || !usual(t.Match.Game, setup) {
		return false
	}
	for _, s := range t.starters() {
		if s.gone || seen[s.who] {
			return false
		}
		seen[s.who] = true
	}
	return true
}

// skill returns what is known of a person at a game.
func (h *House) skill(ctx context.Context, who, game string) (rating.Skill, error) {
	list, err := h.conf.Store.RatingsOf(ctx, who)
	for _, r := range list {
		if r.Game == game {
			return r.Skill, err
		}
	}
	return rating.Fresh(), err
}
