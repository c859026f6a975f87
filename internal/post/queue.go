package post

import (
	"cmp"
	"context"
	"log/slog"
	"sync"
	"time"
)

const (
	mostWaiting = 100 // letters
	mostAtOnce  = 4   // connections
)

// pauses are how long a letter waits for another try.
var pauses = [...]time.Duration{5 * time.Second, 30 * time.Second}

// queue holds the letters that nobody waits for.
type queue struct {
	running context.Context // of what is sent in the background
	stop    context.CancelFunc
	hurry   chan struct{} // closed when no letter can wait for a better time any more
	turns   chan struct{}
	under   sync.WaitGroup

	mu            sync.Mutex
	closed        bool
	waiting, lost int
}

func (q *queue) open() {
	q.running, q.stop = context.WithCancel(context.Background())
	q.hurry, q.turns = make(chan struct{}), make(chan struct{}, mostAtOnce)
}

// Queue sends a letter in the background, and tries again twice if that does not succeed. The letter is lost if too
// many wait, or if the post is closed.
func (p *Post) Queue(l Letter) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch {
	case p.closed:
		p.lose(ErrClosed)
	case p.waiting == mostWaiting:
		p.lose(ErrFull)
	default:
		p.waiting++
		p.under.Go(func() {
			err := p.deliver(l)
			p.mu.Lock()
			defer p.mu.Unlock()
			p.waiting--
			if err != nil {
				p.lose(err)
			}
		})
	}
}

// QueueAll sends letters in the background one after the other, each as [Post.Queue] does. However many they are, they
// take no room from letters that somebody waits for. They are lost if the post is closed.
func (p *Post) QueueAll(letters []Letter) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.closed {
		for range letters {
			p.lose(ErrClosed)
		}
		return
	}
	p.under.Go(func() {
		for _, l := range letters {
			if err := p.deliver(l); err != nil {
				p.mu.Lock()
				p.lose(err)
				p.mu.Unlock()
			}
		}
	})
}

// lose counts a letter that nobody will get, under the lock.
func (p *Post) lose(err error) {
	p.lost++
	cmp.Or(p.Log, slog.Default()).Warn("a letter is lost", "error", err, "lost", p.lost, "waiting", p.waiting)
}

// deliver sends a letter, with a pause before each further try.
func (p *Post) deliver(l Letter) error {
	err := p.inTurn(l)
	for _, pause := range pauses {
		if err == nil || hopeless(err) {
			break
		}
		p.rest(pause)
		err = p.inTurn(l)
	}
	return err
}

// inTurn sends a letter when a connection is free.
func (p *Post) inTurn(l Letter) error {
	p.turns <- struct{}{}
	defer func() { <-p.turns }()
	return p.Send(p.running, l)
}

// rest waits, but not while the post closes.
func (p *Post) rest(pause time.Duration) {
	timer := time.NewTimer(pause)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-p.hurry:
	}
}

// Close takes no more letters and waits for those that are under way. Their further tries come at once. When the
// context ends, they are lost.
func (p *Post) Close(ctx context.Context) error {
	p.mu.Lock()
	if !p.closed {
		p.closed = true
		close(p.hurry)
	}
	p.mu.Unlock()
	defer p.stop()
	done := make(chan struct{})
	go func() {
		p.under.Wait()
		close(done)
	}()
	select {
	case <-done:
		return nil
	case <-ctx.Done():
		p.stop()
		<-done
		return ctx.Err()
	}
}
