package cli

import (
	"context"
	"encoding/hex"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"

	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/sqlite"
)

type moveHouseCommand struct {
	From   string `placeholder:"ADDRESS"`
	To     string `placeholder:"ADDRESS"`
	Reopen string `placeholder:"ADDRESS"`
}

func (moveHouseCommand) Help() string {
	return "ennead move-house --from ./data --to postgres://ennead@localhost/ennead\n" +
		"ennead move-house --from backup.db --to ./data\nennead move-house --reopen ./data"
}

// Run moves all data from one place to another, which must be empty, or lets a server open again what has moved.
func (m moveHouseCommand) Run(c *console, ctx *context.Context) error {
	switch {
	case m.Reopen != "" && m.From == "" && m.To == "":
		return m.reopen(*ctx, c)
	case m.Reopen != "" || m.From == "" || m.To == "":
		return usage("cli.error.move_how")
	}
	from, to := addressed(m.From), addressed(m.To)
	db, err := from.leaving(*ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	move := moving{place: from, Movable: db, to: to, kept: from.isFile()}
	copied, err := move.move(*ctx, c)
	if err != nil {
		return err
	}
	c.say("cli.moving.done", "from", from.name(), "to", to.name(), "n", copied.Tables, "rows", copied.Rows,
		"hash", hex.EncodeToString(copied.Hash[:8]))
	if move.kept {
		c.say("cli.moving.kept", "from", from.name())
	} else {
		c.say("cli.moving.left", "from", from.name())
	}
	return nil
}

// reopen lets a server open a place that a house has left.
func (m moveHouseCommand) reopen(ctx context.Context, c *console) error {
	at := addressed(m.Reopen)
	if at.isFile() {
		return wrong("cli.error.move_file", "file", at.Data)
	}
	db, err := at.leaving(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	if err := db.SetMoved(ctx, nil); err != nil {
		return at.trouble(err)
	}
	c.say("cli.moving.reopened", "file", at.name())
	return nil
}

// addressed returns the place with an address: that of a database, or the path of a data folder or a backup.
func addressed(address string) place {
	if strings.HasPrefix(address, "postgres://") || strings.HasPrefix(address, "postgresql://") {
		return place{Store: address}
	}
	return place{Data: filepath.Clean(address)}
}

// isFile reports whether the place is a backup, which is never changed.
func (p place) isFile() bool {
	info, err := os.Stat(p.Data)
	return p.Store == "" && err == nil && info.Mode().IsRegular()
}

// leaving opens a place for a house that is to move out.
func (p place) leaving(ctx context.Context) (db store.Movable, err error) {
	switch {
	case p.Store != "":
		db, err = postgres.OpenMoved(ctx, p.Store)
	case p.isFile():
		var file *sqlite.Store
		if file, err = sqlite.Peek(ctx, p.Data); err == nil && file.InUse() {
			return nil, errors.Join(file.Close(), wrong("cli.error.move_file", "file", p.Data))
		}
		db = file
	default:
		if err := p.exists(); err != nil {
			return nil, err
		}
		db, err = sqlite.OpenMoved(ctx, database(p.Data))
	}
	if err != nil {
		return nil, p.trouble(err)
	}
	return db, nil
}

// newHouse begins a house in an empty place.
func (p place) newHouse(ctx context.Context) (store.Draft, error) {
	if p.Store != "" {
		return postgres.NewHouse(ctx, p.Store)
	}
	return sqlite.NewHouse(ctx, database(p.Data))
}

// peek opens a place for reading only.
func (p place) peek(ctx context.Context) (store.Movable, error) {
	if p.Store != "" {
		return postgres.Peek(ctx, p.Store)
	}
	return sqlite.Peek(ctx, database(p.Data))
}

// moving is a house on its way.
type moving struct {
	place
	store.Movable
	to   place
	kept bool // what is left stays open: a backup
}

// move copies the house and closes the place it leaves. That is marked before anything can be seen in the other place,
// and cleared if nothing came of it. So whenever a move is broken off, a server opens at most one of the two, and the
// same move can be begun again.
func (m *moving) move(ctx context.Context, c *console) (copied store.Copied, err error) {
	begun, err := m.mayLeave(ctx)
	if err != nil {
		return copied, err
	}
	draft, err := m.to.newHouse(ctx)
	if errors.Is(err, store.ErrTaken) && begun {
		return m.finish(ctx)
	}
	if err != nil {
		return copied, m.to.trouble(err)
	}
	defer draft.Close()
	if err := m.mark(ctx, false); err != nil {
		return copied, err
	}
	if copied, err = m.copyTo(ctx, c, draft); err != nil {
		if !m.kept {
			err = errors.Join(err, m.SetMoved(context.WithoutCancel(ctx), nil))
		}
		return copied, err
	}
	if err := draft.Commit(context.WithoutCancel(ctx)); err != nil {
		return copied, m.to.trouble(err)
	}
	return copied, m.mark(context.WithoutCancel(ctx), true)
}

// mayLeave reports whether the same move was begun before.
func (m *moving) mayLeave(ctx context.Context) (begun bool, err error) {
	if m.kept {
		return false, nil
	}
	gone, err := m.Moved(ctx)
	switch {
	case err != nil:
		return false, m.trouble(err)
	case gone != nil && (gone.Done || gone.To != m.to.name()):
		return false, m.trouble(gone)
	}
	return gone != nil, m.unused(ctx)
}

// handover is how long to wait for a server that is just ending.
const handover = 2 * time.Second

// unused returns nil if no server uses the place that is left.
func (m *moving) unused(ctx context.Context) error {
	for began := time.Now(); ; time.Sleep(50 * time.Millisecond) {
		n, err := m.Users(ctx)
		switch {
		case err != nil:
			return m.trouble(err)
		case n == 0:
			return nil
		case time.Since(began) > handover:
			return wrong("cli.error.in_use", "file", m.name())
		}
	}
}

// mark says in the place that is left where the house is.
func (m *moving) mark(ctx context.Context, done bool) error {
	if m.kept {
		return nil
	}
	err := m.SetMoved(ctx, &store.Moved{To: m.to.name(), At: time.Now().UnixMilli(), Done: done})
	if err != nil {
		return m.trouble(err)
	}
	return nil
}

// copyTo copies everything.
func (m *moving) copyTo(ctx context.Context, c *console, draft store.Draft) (copied store.Copied, err error) {
	whole, err := m.Snapshot(ctx)
	if err != nil {
		return copied, m.trouble(err)
	}
	defer whole.Close()
	show, clear := c.gauge()
	defer clear()
	if copied, err = store.Copy(ctx, whole, draft, show); err != nil {
		return copied, m.uncopied(ctx, err)
	}
	return copied, nil
}

// uncopied says why the data cannot be copied.
func (m *moving) uncopied(ctx context.Context, err error) error {
	var misfit *store.Misfit
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &misfit) && errors.Is(err, store.ErrSchema):
		return wrong("cli.error.move_schema", "file", m.name(), "where", misfit.Where)
	case errors.As(err, &misfit) && errors.Is(err, store.ErrText):
		return wrong("cli.error.move_text", "file", m.name(), "where", misfit.Where)
	case errors.Is(err, store.ErrFull), errors.Is(err, store.ErrDisk):
		return wrong("cli.error.disk", "file", m.to.name())
	}
	return m.trouble(err)
}

// finish ends a move whose copy was complete when it was broken off.
func (m *moving) finish(ctx context.Context) (store.Copied, error) {
	copied, err := m.compare(ctx)
	if err != nil {
		return copied, err
	}
	return copied, m.mark(ctx, true)
}

// compare compares the two places. It leaves nothing open: what a snapshot reads, [moving.mark] could not change.
func (m *moving) compare(ctx context.Context) (copied store.Copied, err error) {
	taken := m.to.trouble(store.ErrTaken)
	there, err := m.to.peek(ctx)
	if err != nil {
		return copied, taken
	}
	defer there.Close()
	whole, err := m.Snapshot(ctx)
	if err != nil {
		return copied, m.trouble(err)
	}
	defer whole.Close()
	other, err := there.Snapshot(ctx)
	if err != nil {
		return copied, m.to.trouble(err)
	}
	defer other.Close()
	if copied, err = store.Compare(ctx, whole, other); err != nil {
		return copied, errors.Join(ctx.Err(), taken)
	}
	return copied, nil
}
