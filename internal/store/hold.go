package store

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// hold keeps other processes away from a database: two houses on one file would each answer from what they remember,
// and their bots would move twice. It is a file of its own beside the database, in which a transaction stays open that
// shuts everybody else out; the system ends it with the process, however that ends. So it works wherever SQLite does.
type hold struct {
	db *sql.DB
	tx *sql.Tx
}

// handover is how long to wait for a process that is just ending.
const handover = 500 * time.Millisecond

// holdFile takes hold of the database of that path; [ErrBusy] if another process has it.
func holdFile(ctx context.Context, path string) (*hold, error) {
	if err := reserve(path + ".lock"); err != nil {
		return nil, err
	}
	db, err := connect(path+".lock", 1, handover, "_txlock", "exclusive")
	if err != nil {
		return nil, err
	}
	tx, err := db.BeginTx(context.WithoutCancel(ctx), nil)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &hold{db, tx}, nil
}

// release lets others have it.
func (h *hold) release() error { return errors.Join(ignoreDone(h.tx.Rollback()), h.db.Close()) }
