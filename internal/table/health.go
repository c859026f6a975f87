package table

import (
	"context"
	"errors"
	"strconv"
	"sync"
	"time"

	"ennead/internal/store"
)

// What keeps the house from working.
var (
	ErrFull    = &Problem{"table.error.full", "the server's disk is full"}
	ErrDamaged = &Problem{"table.error.damaged", "the server's database is damaged"}
	ErrDisk    = &Problem{"table.error.disk", "the server's disk does not respond"}
	ErrAway    = &Problem{"table.error.away", "the server's database does not respond"}
	ErrUnsure  = &Problem{"table.error.unsure", "the connection to the server's database was lost"}
)

// Trouble returns the Problem that an error of the store amounts to for a person, or nil if it has no name.
func Trouble(err error) *Problem {
	for _, known := range []struct {
		is   error
		told *Problem
	}{
		{store.ErrFull, ErrFull}, {store.ErrDamaged, ErrDamaged},
		{store.ErrUnknown, ErrUnsure}, {store.ErrUnreachable, ErrAway}, {store.ErrRefused, ErrAway},
		{store.ErrDisk, ErrDisk}, {store.ErrReadOnly, ErrDisk}, {store.ErrBusy, ErrDisk},
	} {
		if errors.Is(err, known.is) {
			return known.told
		}
	}
	return nil
}

// doctor checks whether the store can be read and written. However many callers ask, it checks only now and then.
type doctor struct {
	house *House
	all   sync.WaitGroup

	mu    sync.Mutex
	at    time.Time // when it last checked
	found error
	under chan struct{} // closed when the check in progress ends; nil if there is none
}

const (
	fresh   = 5 * time.Second // how long a result stays valid
	longest = 3 * time.Second // how long a caller waits for a check
)

// Well returns nil if the house can read and write its store, and otherwise what prevents it: a *[Problem], if it has
// a name.
func (h *House) Well(ctx context.Context) error { return h.doctor.well(ctx) }

func (d *doctor) well(ctx context.Context) error {
	d.mu.Lock()
	if d.under == nil && d.house.now().Sub(d.at).Abs() < fresh {
		defer d.mu.Unlock()
		return d.found
	}
	if d.under == nil {
		d.under = make(chan struct{})
		d.all.Go(d.look)
	}
	under := d.under
	d.mu.Unlock()
	timer := time.NewTimer(longest)
	defer timer.Stop()
	select {
	case <-under:
		d.mu.Lock()
		defer d.mu.Unlock()
		return d.found
	case <-timer.C:
		return ErrDisk
	case <-ctx.Done():
		return ctx.Err()
	}
}

// look writes and reads a mark.
func (d *doctor) look() {
	err := d.house.conf.Store.Pulse(context.Background(), []byte(strconv.FormatInt(d.house.now().UnixMilli(), 10)))
	if err != nil {
		d.house.conf.Log.Error("cannot read and write the store", "error", err)
	}
	if told := Trouble(err); told != nil {
		err = told
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	d.at, d.found = d.house.now(), err
	close(d.under)
	d.under = nil
}
