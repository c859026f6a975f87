package table

import (
	"context"
	"runtime"
	"time"
)

// Records and components from strangers are read at a desk: few at a time, so that reading them never takes all
// processors, with a short waiting line.
const (
	maxLine = 8
	maxWait = 5 * time.Second
)

// desk limits how many uploads are read at once.
type desk struct {
	inside chan struct{} // full while the maximum is being read
	line   chan struct{} // those waiting, and those inside
}

// newDesk returns a desk for half of the processors, and at least one.
func newDesk() *desk {
	room := max(1, runtime.GOMAXPROCS(0)/2)
	return &desk{make(chan struct{}, room), make(chan struct{}, room+maxLine)}
}

// enter waits for a place; [ErrBusy] if too many are waiting.
func (d *desk) enter(ctx context.Context) (leave func(), err error) {
	select {
	case d.line <- struct{}{}:
	default:
		return nil, ErrBusy
	}
	enough := time.NewTimer(maxWait)
	defer enough.Stop()
	select {
	case d.inside <- struct{}{}:
		return func() { <-d.inside; <-d.line }, nil
	case <-enough.C:
		err = ErrBusy
	case <-ctx.Done():
		err = ctx.Err()
	}
	<-d.line
	return nil, err
}
