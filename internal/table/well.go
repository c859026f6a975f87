package table

import (
	"context"
	"errors"
	"strconv"
	"sync"
	"time"

	"ennead/internal/store"
)

// What keeps the house from its work.
var (
	ErrFull    = &Problem{"table.error.full", "the disk of the house is full"}
	ErrDamaged = &Problem{"table.error.damaged", "the database of the house is damaged"}
	ErrDisk    = &Problem{"table.error.disk", "the disk of the house does not answer"}
)

// Trouble is what a person can be told of an error of the store, nil if it is none that has a name.
func Trouble(err error) *Problem {
	for _, known := range []struct {
		is   error
		told *Problem
	}{
		{store.ErrFull, ErrFull}, {store.ErrDamaged, ErrDamaged},
		{store.ErrDisk, ErrDisk}, {store.ErrReadOnly, ErrDisk}, {store.ErrBusy, ErrDisk},
	} {
		if errors.Is(err, known.is) {
			return known.told
		}
	}
	return nil
}

// doctor looks whether the store can be read and written. However many ask, it does so once in a while.
type doctor struct {
	house *House
	all   sync.WaitGroup

	mu    sync.Mutex
	at    time.Time // when it looked last
	found error
	under chan struct{} // closed when the look that is under way ends; nil if none is
}

const (
	fresh   = 5 * time.Second // so long a look is believed
	longest = 3 * time.Second // so long one waits for a look
)

// Well is nil if the house can read and write its store, and else what keeps it from that: a *[Problem], where it has a name.
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
		d.house.conf.Log.Error("the house cannot read and write its store", "error", err)
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
