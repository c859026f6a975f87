package lobby

import (
	"cmp"
	"context"
	"encoding/json"
	"slices"
	"time"

	"ennead/internal/store"
	"ennead/internal/table"
)

// alertLasts is how long somebody waits to be told that there is somebody to play with.
const alertLasts = 7 * 24 * time.Hour

// Alert says that somebody wants to be told when a table waits for players, or somebody looks for a game.
type Alert struct {
	Game  string `json:"game,omitempty"` // empty for any
	Since int64  `json:"since"`          // in milliseconds since 1970; what was there before is no news
}

// Until returns when the alert ends by itself.
func (a Alert) Until() time.Time { return time.UnixMilli(a.Since).Add(alertLasts) }

// Alerted returns what a person wants to be told; nil if nothing, or no longer.
func (l *Lobby) Alerted(stored string) *Alert {
	var a Alert
	if stored == "" || json.Unmarshal([]byte(stored), &a) != nil || !l.Now().Before(a.Until()) {
		return nil
	}
	return &a
}

// Tell makes the lobby tell somebody from now on when there is somebody to play that game with, or any if it is empty.
// The error is [ErrWish] if it cannot be played here.
func (l *Lobby) Tell(ctx context.Context, person table.PersonID, game string) error {
	if game != "" && l.House.Newest(game) == nil {
		return ErrWish
	}
	text, err := json.Marshal(Alert{Game: game, Since: l.Now().UnixMilli()})
	if err != nil {
		return err
	}
	return l.alert(ctx, person, string(text))
}

// Hush ends that.
func (l *Lobby) Hush(ctx context.Context, person table.PersonID) error {
	return l.alert(ctx, person, "")
}

func (l *Lobby) alert(ctx context.Context, person table.PersonID, text string) error {
	return l.Store.EditPerson(ctx, string(person), func(p *store.Person) error {
		p.Alert = text
		return nil
	})
}

// News returns for which game somebody can now be found of whom an alert tells; empty if for none. It says nothing of
// those whom the person must not meet, nor of tables that ask for more than the person has.
func (l *Lobby) News(ctx context.Context, person table.PersonID, a Alert) (game string, err error) {
	open, err := l.House.OpenTo(ctx, person)
	if err != nil {
		return "", err
	}
	open = slices.DeleteFunc(open, func(t table.OpenTable) bool { return !a.concerns(t.Game, t.Created) })
	if open, err = l.House.Suited(ctx, person, open); err != nil {
		return "", err
	}
	if len(open) > 0 {
		return open[0].Game, nil
	}
	q, err := l.look(ctx, fresh)
	if err != nil || !slices.ContainsFunc(q, func(s seeker) bool { return a.meets(s) != "" }) {
		return "", err
	}
	blocks, err := l.blocks(ctx, string(person))
	for _, s := range q {
		if s.person != string(person) && !blocks[s.person] {
			game = cmp.Or(game, a.meets(s))
		}
	}
	return game, err
}

// concerns reports whether something new for a game is what the alert is about.
func (a Alert) concerns(game string, at time.Time) bool {
	return (a.Game == "" || a.Game == game) && at.UnixMilli() > a.Since
}

// meets returns a game for which somebody has begun to look since, of those that the alert is about.
func (a Alert) meets(s seeker) string {
	for _, c := range s.Games {
		if s.free() && a.concerns(c.Game, s.since) {
			return c.Game
		}
	}
	return ""
}
