package table

import (
	"context"
	"runtime"
	"time"
)

// What strangers send, a record or components, is read at a desk: few at a time, so that it never takes all processors,
// with a short line in front.
const (
	maxLine = 8
	maxWait = 5 * time.Second
)

// desk is where what strangers send is read.
type desk struct {
	inside chan struct{} // full while as many are read as may be
	line   chan struct{} // those that wait, and those inside
}

// newDesk has room for half of the processors, and for one at least.
func newDesk() *desk {
	room := max(1, runtime.GOMAXPROCS(0)/2)
	return &desk{make(chan struct{}, room), make(chan struct{}, room+maxLine)}
}

// enter waits for its turn; [ErrBusy] if too many are before.
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
