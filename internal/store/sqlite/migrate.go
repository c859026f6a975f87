package sqlite

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"ennead/internal/store"
)

// migrations are numbered from 1 without gaps. Never edit an applied file: add the next one.
//
//go:embed migrations/*.sql
var migrations embed.FS

// schema is the version of the tables that this program knows: the number of the last file.
var schema = func() int {
	files, err := migrations.ReadDir("migrations")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return len(files)
}()

// migrate applies the files that the database has not seen, each in its own transaction.
func migrate(ctx context.Context, db *sql.DB, files fs.FS) error {
	names, err := fs.Glob(files, "migrations/*.sql") // sorted
	if err != nil {
		return err
	}
	for i, name := range names {
		number, err := strconv.Atoi(strings.SplitN(strings.TrimPrefix(name, "migrations/"), "_", 2)[0])
		if err != nil || number != i+1 {
			return fmt.Errorf("%s is not migration %d", name, i+1)
		}
	}
	for {
		done, err := step(ctx, db, files, names)
		if err != nil || done {
			return err
		}
	}
}

// step applies the next file. It reads the version in the same transaction, so that two processes that start at once
// do not apply a file twice.
func step(ctx context.Context, db *sql.DB, files fs.FS, names []string) (done bool, err error) {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return false, err
	}
	defer func() { _ = tx.Rollback() }() // does nothing after Commit
	version, err := schemaVersion(ctx, tx)
	switch {
	case err != nil:
		return false, err
	case version > len(names):
		return false, fmt.Errorf("%w: its tables have version %d, this program supports %d", store.ErrNewer, version,
			len(names))
	case version == len(names):
		return true, nil
	}
	text, err := fs.ReadFile(files, names[version])
	if err != nil {
		return false, err
	}
	if _, err := tx.ExecContext(ctx, string(text)); err != nil {
		return false, fmt.Errorf("%s: %w", names[version], err)
	}
	if _, err := tx.ExecContext(ctx, "INSERT INTO migrations (number) VALUES ($1)", version+1); err != nil {
		return false, fmt.Errorf("%s: %w", names[version], err)
	}
	return false, tx.Commit()
}

// schemaVersion returns the number of the last file that was applied.
func schemaVersion(ctx context.Context, tx *sql.Tx) (int, error) {
	var all, ours, version int
	err := tx.QueryRowContext(ctx, "SELECT count(*), coalesce(sum(name = 'migrations'), 0) FROM sqlite_schema").Scan(
		&all, &ours)
	if err != nil {
		return 0, err
	}
	if all > 0 && ours == 0 {
		return 0, store.ErrForeign
	}
	if _, err := tx.ExecContext(ctx, "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)"); err != nil {
		return 0, err
	}
	err = tx.QueryRowContext(ctx, "SELECT coalesce(max(number), 0) FROM migrations").Scan(&version)
	return version, err
}
