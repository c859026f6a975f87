package postgres

import (
	"context"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"github.com/jackc/pgx/v5"

	"ennead/internal/store"
)

// migrations are numbered from 1 without gaps. Never edit an applied file: add the next one, which only adds, since
// older programs may still be running.
//
//go:embed migrations/*.sql
var migrations embed.FS

// migrating is the key of the advisory lock under which the schema changes.
const migrating = 0x656e6e656164 // "ennead"

// schema is the version of the tables that this program knows: the number of the last file.
var schema = func() int {
	files, err := migrations.ReadDir("migrations")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return len(files)
}()

// migrate applies the files that the database has not seen.
func migrate(ctx context.Context, c *pgx.Conn) error { return migrateWith(ctx, c, migrations) }

func migrateWith(ctx context.Context, c *pgx.Conn, files fs.FS) error {
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
	if err := checkEncoding(ctx, c); err != nil {
		return err
	}
	for {
		done := false
		err := pgx.BeginFunc(ctx, c, func(tx pgx.Tx) (err error) {
			done, err = step(ctx, tx, files, names)
			return err
		})
		if err != nil || done {
			return err
		}
	}
}

// step applies the next file, while nobody else does.
func step(ctx context.Context, tx pgx.Tx, files fs.FS, names []string) (done bool, err error) {
	// A file may take as long as it needs, and so may whoever waits for it.
	if _, err := tx.Exec(ctx, "SET LOCAL statement_timeout = 0"); err != nil {
		return false, err
	}
	if _, err := tx.Exec(ctx, "SELECT pg_advisory_xact_lock($1)", int64(migrating)); err != nil {
		return false, err
	}
	version, err := schemaVersion(ctx, tx)
	switch {
	case err != nil:
		return false, err
	case version > len(names):
		return false, newer(version, len(names))
	case version == len(names):
		return true, nil
	}
	text, err := fs.ReadFile(files, names[version])
	if err != nil {
		return false, err
	}
	if version == 0 {
		text = append([]byte("CREATE TABLE migrations (number BIGINT PRIMARY KEY);\n"), text...)
	}
	if err := tx.Conn().PgConn().Exec(ctx, string(text)).Close(); err != nil {
		return false, fmt.Errorf("%s: %w", names[version], err)
	}
	_, err = tx.Exec(ctx, "INSERT INTO migrations (number) VALUES ($1)", version+1)
	return false, err
}

// querier is a connection or a transaction.
type querier interface {
	QueryRow(ctx context.Context, query string, args ...any) pgx.Row
}

// schemaVersion returns the number of the last file that was applied, 0 in an empty database.
func schemaVersion(ctx context.Context, c querier) (version int, err error) {
	var all, ours int
	err = c.QueryRow(ctx, `SELECT count(*), count(*) FILTER (WHERE relname = 'migrations') FROM pg_class
		WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')`).Scan(&all, &ours)
	switch {
	case err != nil:
		return 0, err
	case all == 0:
		return 0, nil
	case ours == 0:
		return 0, store.ErrForeign
	}
	err = c.QueryRow(ctx, "SELECT coalesce(max(number), 0) FROM migrations").Scan(&version)
	if coded(err, noColumn, noTable) { // other programs have a table of that name, too
		return 0, errors.Join(store.ErrForeign, err)
	}
	return version, err
}

// checkSchema checks that the schema is the one this program expects.
func checkSchema(ctx context.Context, c *pgx.Conn) error {
	names, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return err
	}
	version, err := schemaVersion(ctx, c)
	switch {
	case err != nil:
		return err
	case version > len(names):
		return newer(version, len(names))
	case version == 0:
		return store.ErrForeign
	case version < len(names):
		return fmt.Errorf("%w: its tables have version %d, this program needs %d", store.ErrOlder, version, len(names))
	}
	return nil
}

func newer(version, known int) error {
	return fmt.Errorf("%w: its tables have version %d, this program supports %d", store.ErrNewer, version, known)
}

// checkEncoding refuses a database that would keep texts as bytes, or not all of them.
func checkEncoding(ctx context.Context, c *pgx.Conn) error {
	var encoding string
	if err := c.QueryRow(ctx, "SELECT current_setting('server_encoding')").Scan(&encoding); err != nil {
		return err
	}
	if encoding != "UTF8" {
		return fmt.Errorf("%w: its encoding is %s, not UTF8", store.ErrForeign, encoding)
	}
	return nil
}
