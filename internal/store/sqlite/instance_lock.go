package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// instanceLock is a lock that keeps other processes away from a database: two servers on one file would each answer
// from memory, and their bots would move twice. It is a separate file beside the database with an open exclusive
// transaction; the system ends that with the process, however the process ends. So it works wherever SQLite does.
type instanceLock struct {
	db *sql.DB
	tx *sql.Tx
}

// handover is how long to wait for a process that is just ending.
const handover = 500 * time.Millisecond

// lockInstance locks the database at that path; [store.ErrBusy] if another process has it.
func lockInstance(ctx context.Context, path string) (*instanceLock, error) {
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
	return &instanceLock{db, tx}, nil
}

// release unlocks it.
func (h *instanceLock) release() error { return errors.Join(ignoreDone(h.tx.Rollback()), h.db.Close()) }
