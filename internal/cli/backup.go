package cli

import (
	"context"
	"errors"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"

	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/sqlite"
	"ennead/internal/table"
)

type backupCommand struct {
	File string `arg:""`
	place
}

func (backupCommand) Help() string {
	return "ennead backup house-2026-11-23.db --data ./data\n" +
		"ennead backup house-2026-11-23.db --store postgres://ennead@localhost/ennead"
}

// sampled is how many tables of a backup are replayed; all of them are read.
const sampled = 100

// Run copies the data, whether a server is running or not, reads the copy, and only then gives it its name.
func (b backupCommand) Run(c *console, ctx *context.Context) (err error) {
	if _, err := os.Lstat(b.File); !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(err, wrong("cli.error.exists", "file", b.File))
	}
	part, err := os.CreateTemp(filepath.Dir(b.File), "."+filepath.Base(b.File)+".*") // only its owner can read it
	if err != nil {
		return err
	}
	defer os.Remove(part.Name()) // it no longer exists if all went well
	if err := part.Close(); err != nil {
		return err
	}
	if err := b.copyTo(*ctx, c, part.Name()); err != nil {
		return err
	}
	kept, err := b.read(*ctx, c, part.Name())
	if err != nil {
		return err
	}
	if _, err := os.Lstat(b.File); !errors.Is(err, fs.ErrNotExist) { // somebody was faster
		return errors.Join(err, wrong("cli.error.exists", "file", b.File))
	}
	if err := os.Rename(part.Name(), b.File); err != nil {
		return err
	}
	kept.print(c, b.File)
	return nil
}

// copyTo copies the data into a file.
func (b backupCommand) copyTo(ctx context.Context, c *console, path string) error {
	if b.Store != "" {
		return b.copyDatabase(ctx, c, path)
	}
	db, err := sqlite.Peek(ctx, database(b.Data))
	if errors.Is(err, fs.ErrNotExist) {
		return wrong("cli.error.no_house", "file", database(b.Data))
	}
	if err != nil {
		return storeError(b.Data, err)
	}
	defer db.Close()
	if err := db.CopyTo(ctx, path); err != nil {
		return b.failed(ctx, err)
	}
	return nil
}

// copyDatabase copies the data from the database of a server.
func (b backupCommand) copyDatabase(ctx context.Context, c *console, path string) error {
	db, err := postgres.Peek(ctx, b.Store)
	if err != nil {
		return b.trouble(err)
	}
	defer db.Close()
	draft, err := sqlite.NewFile(ctx, path)
	if err != nil {
		return b.failed(ctx, err)
	}
	defer draft.Close()
	m := moving{place: b.place, Movable: db, to: place{Data: b.File}, kept: true}
	if _, err := m.copyTo(ctx, c, draft); err != nil {
		return err
	}
	if err := draft.Commit(ctx); err != nil {
		return b.failed(ctx, err)
	}
	return nil
}

// failed says why the data cannot be copied.
func (b backupCommand) failed(ctx context.Context, err error) error {
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, store.ErrFull), errors.Is(err, store.ErrDisk):
		return wrong("cli.error.full", "file", b.File)
	case errors.Is(err, store.ErrDamaged):
		return b.uncopied()
	}
	return wrong("cli.error.file", "file", b.File, "detail", err)
}

// uncopied says that what is to be copied is damaged.
func (b backupCommand) uncopied() error {
	if b.Store != "" {
		return wrong("cli.error.uncopied", "file", b.name())
	}
	return wrong("cli.error.uncopied", "file", database(b.Data))
}

// copied describes the content of a backup.
type copied struct {
	size, tables, replayed int
	unwell                 []unwell
}

// read reads a whole copy, and replays some of its tables.
func (b backupCommand) read(ctx context.Context, c *console, path string) (kept copied, err error) {
	db, err := sqlite.Peek(ctx, path)
	if err != nil {
		return kept, storeError(b.File, err)
	}
	defer db.Close()
	faults, err := db.Faults(ctx, 1)
	if err != nil {
		return kept, err
	}
	if len(faults) > 0 {
		return kept, b.uncopied()
	}
	ids, err := db.IDs(ctx)
	if err != nil {
		return kept, storeError(b.File, err)
	}
	conf, err := inspection(db)
	if err != nil {
		return kept, err
	}
	rand.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
	show, clear := c.meter(len(ids))
	defer clear()
	for i, id := range ids {
		if i >= sampled {
			_, err = db.Load(ctx, id)
		} else if err = kept.inspect(ctx, conf, id); err == nil {
			kept.replayed++
		}
		if err != nil {
			return kept, errors.Join(ctx.Err(), b.uncopied())
		}
		show(i + 1)
	}
	kept.tables = len(ids)
	info, err := os.Stat(path)
	if err == nil {
		kept.size = int(info.Size())
	}
	return kept, err
}

// inspect replays a table. A problem that the table also has in the original is not the copy's fault.
func (k *copied) inspect(ctx context.Context, conf table.Config, id string) error {
	f, err := table.Inspect(ctx, conf, table.ID(id))
	switch {
	case err != nil:
		return err
	case f.Reason == table.ReasonUnread:
		return f.Err
	case f.Reason != "":
		k.unwell = append(k.unwell, unwell{Table: f.ID, Game: f.Game, Status: f.Status, Reason: f.Reason, err: f.Err})
	}
	return nil
}

func (k *copied) print(c *console, file string) {
	c.say("cli.backup.done", "file", file, "size", c.size(k.size))
	c.say("cli.backup.holds", "n", k.tables, "replayed", k.replayed)
	for _, u := range k.unwell {
		c.line("  %s", c.unwell(u))
	}
	c.say("cli.backup.secret")
}

// size formats a number of bytes for people.
func (c *console) size(n int) string {
	if n >= 10_000_000 {
		return c.words.Word("cli.size.mega", "n", n/1_000_000)
	}
	return c.words.Word("cli.size.kilo", "n", (n+999)/1000)
}
