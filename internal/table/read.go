package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"ennead/game"
)

// read reads and verifies the text of a record, as long as ctx lasts, and tells under which rules it was played: older ones
// only if the game is over and replays under those of today.
func (h *House) read(ctx context.Context, record io.Reader) (m *game.Match, rules int, err error) {
	leave, err := h.desk.enter(ctx)
	if err != nil {
		return nil, 0, err
	}
	defer leave()
	text := &io.LimitedReader{R: record, N: game.MaxRecord + 1}
	r, err := game.ReadRecord(text, h.Game)
	switch {
	case text.N <= 0:
		return nil, 0, ErrTooLarge
	case err != nil:
		return nil, 0, fmt.Errorf("%w: %w", ErrBadRecord, err)
	case !h.takes(h.Game(r.Game), r.Setup.Components):
		return nil, 0, ErrForeign
	}
	g := h.Game(r.Game)
	if r.Older(g) {
		if m, err := h.replayed(ctx, g, r.Today(g)); err == nil && m.Over() {
			return m, r.Version, nil
		}
	}
	m, err = h.replayed(ctx, g, r) // which names the version, if that is what is wrong
	return m, r.Version, err
}

// replayed replays a record, and verifies it if it tells its secret.
func (h *House) replayed(ctx context.Context, g game.Game, r *game.Record) (m *game.Match, err error) {
	check := game.ReplayContext
	if r.Secret != "" {
		check = game.VerifyContext
	}
	err = guarded(func() (err error) {
		m, err = check(ctx, g, r)
		if errors.Is(err, game.ErrUnfinished) {
			err = nil // practice goes on from here
		}
		return err
	})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return nil, fmt.Errorf("%w: %w", ErrBadRecord, err)
	}
	return m, nil
}

// takes tells whether tables may play with these components: always with none, the house's or the game's own.
func (h *House) takes(g game.Game, components []byte) bool {
	if components == nil || !h.conf.OwnComponents || bytes.Equal(components, h.conf.Components[g.ID()]) {
		return true
	}
	return bytes.Equal(components, g.Components())
}
