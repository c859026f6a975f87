package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"ennead/game"
)

// read reads and verifies the text of a record, as long as ctx lasts.
func (h *House) read(ctx context.Context, record io.Reader) (*game.Match, error) {
	leave, err := h.desk.enter(ctx)
	if err != nil {
		return nil, err
	}
	defer leave()
	text := &io.LimitedReader{R: record, N: game.MaxRecord + 1}
	r, err := game.ReadRecord(text, h.Game)
	switch {
	case text.N <= 0:
		return nil, ErrTooLarge
	case err != nil:
		return nil, fmt.Errorf("%w: %w", ErrBadRecord, err)
	case !h.takes(h.Game(r.Game), r.Setup.Components):
		return nil, ErrForeign
	}
	check := game.ReplayContext
	if r.Secret != "" {
		check = game.VerifyContext
	}
	var m *game.Match
	err = guarded(func() (err error) {
		m, err = check(ctx, h.Game(r.Game), r)
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
	boxed, ok := g.(game.Boxed)
	return ok && bytes.Equal(components, boxed.Components())
}
