package lobby

import (
	"context"
	"errors"
	"log/slog"
	"math/rand/v2"
	"slices"
	"strconv"
	"sync"
	"time"

	"ennead/game"
	"ennead/internal/store"
	"ennead/internal/table"
)

// House is what the lobby needs of the tables.
type House interface {
	Newest(game string) game.Game
	MayLook(ctx context.Context, person table.PersonID) error
	OpenFor(ctx context.Context, id table.ID, spec table.Spec, owner table.PersonID, people []table.Sitter) error
	OpenTo(ctx context.Context, person table.PersonID) ([]table.OpenTable, error)
	Suited(ctx context.Context, person table.PersonID, tables []table.OpenTable) ([]table.OpenTable, error)
	RatingAt(ctx context.Context, person table.PersonID, game string) (int, error)
	Time() time.Time
}

// Config configures a lobby.
type Config struct {
	Store store.Store
	House House
	Level string // of the bot that may take the last seat; empty if none may
	Jobs  bool   // this server matches those who look; otherwise others do, as soon as they see them
	Alone bool   // no other server shares the store
	Log   *slog.Logger
	Now   func() time.Time // nil for that of the house
}

// Lobby is where people look for a game.
type Lobby struct {
	Config
	server string // names this server in its claims
	cancel context.CancelFunc
	all    sync.WaitGroup
	wake   chan struct{}

	mu   sync.Mutex
	last queue     // as it was
	read time.Time // when it was
}

// Open opens the lobby.
func Open(c Config) *Lobby {
	if c.Log == nil {
		c.Log = slog.Default()
	}
	if c.Now == nil {
		c.Now = c.House.Time
	}
	ctx, cancel := context.WithCancel(context.Background())
	l := &Lobby{Config: c, server: strconv.FormatUint(rand.Uint64(), 36), cancel: cancel,
		wake: make(chan struct{}, 1)}
	if c.Jobs {
		l.all.Go(func() { l.run(ctx) })
	}
	return l
}

// Close stops the matching and waits for it.
func (l *Lobby) Close() {
	l.cancel()
	l.all.Wait()
}

// Wish is what somebody looks for.
type Wish struct {
	Person   table.PersonID
	Name     string // empty if they have none
	Called   string // under which they then sit, such as the word for a guest in their language
	Guest    bool   // they have no account
	Game     string
	Sizes    []int  // with how many players; none for any number
	Language string // in which they want to talk; empty for any
	Window   int    // so far from their rating others' may be, one of [Windows]; 0 for any
}

// Windows are how far from their own rating somebody may want others' to be at most.
var Windows = []int{100, 200, 400}

// The sizes of the tables that people look for.
const (
	least = 2
	most  = 5
)

// Sizes returns with how many people a game can be looked for, ascending.
func Sizes(g game.Game) (all []int) {
	from, to := g.Players()
	for n := max(from, least); n <= min(to, most); n++ {
		all = append(all, n)
	}
	return all
}

// Seek makes somebody look for one more game. The errors are [ErrWish], [ErrFull] and those of [table.House.MayLook].
func (l *Lobby) Seek(ctx context.Context, w Wish) error {
	g := l.House.Newest(w.Game)
	if g == nil {
		return ErrWish
	}
	sizes := Sizes(g)
	if len(w.Sizes) > 0 {
		sizes = slices.DeleteFunc(sizes, func(n int) bool { return !slices.Contains(w.Sizes, n) })
	}
	if len(sizes) == 0 || w.Window != 0 && !slices.Contains(Windows, w.Window) {
		return ErrWish
	}
	before, err := l.look(ctx, 0)
	if err != nil {
		return err
	}
	if i := before.at(string(w.Person)); i < 0 || before[i].Proposal.Opened > 0 {
		if err := l.House.MayLook(ctx, w.Person); err != nil {
			return err
		}
	}
	shown, err := l.House.RatingAt(ctx, w.Person, w.Game)
	if err != nil {
		return err
	}
	now := l.Now()
	if _, err := l.edit(ctx, func(q queue) (queue, error) {
		return q.seek(seeker{person: string(w.Person), since: now, seen: now,
			wish: wish{Name: w.Name, Called: w.Called, Guest: w.Guest, Language: w.Language, Window: w.Window}},
			Choice{w.Game, sizes, shown})
	}); err != nil {
		return err
	}
	l.atOnce(ctx)
	return nil
}

// Stop makes somebody look no longer.
func (l *Lobby) Stop(ctx context.Context, person table.PersonID) error {
	_, err := l.edit(ctx, func(q queue) (queue, error) { return q.stop(string(person)), nil })
	return err
}

// Accept accepts a table on somebody's behalf. If they are the last to do so, it is open now. [ErrPast] says that
// nobody asks for it any more.
func (l *Lobby) Accept(ctx context.Context, person table.PersonID, id table.ID) (open bool, err error) {
	q, err := l.edit(ctx, func(q queue) (queue, error) { return q.answer(string(person), id, true, l.Now()) })
	if err != nil || !q.settled(id) {
		return false, err
	}
	return true, l.open(ctx, q.group(id))
}

// Refuse refuses a table on somebody's behalf, who looks no longer.
func (l *Lobby) Refuse(ctx context.Context, person table.PersonID, id table.ID) error {
	_, err := l.edit(ctx, func(q queue) (queue, error) { return q.answer(string(person), id, false, l.Now()) })
	return err
}

// WithBot says that a bot may take the last seat at the table of somebody who has looked long.
func (l *Lobby) WithBot(ctx context.Context, person table.PersonID) error {
	if l.Level == "" {
		return ErrWish
	}
	if _, err := l.edit(ctx, func(q queue) (queue, error) { return q.withBot(string(person)), nil }); err != nil {
		return err
	}
	l.atOnce(ctx)
	return nil
}

// atOnce goes through the queue now that somebody wants something else. If it fails, the next round does the same.
func (l *Lobby) atOnce(ctx context.Context) {
	if err := l.pass(ctx); err != nil && ctx.Err() == nil {
		l.Log.ErrorContext(ctx, "cannot match those who look for a game yet", "error", err)
	}
}

// errSame says that an edit has changed nothing.
var errSame = errors.New("nothing to change")

// edit changes the queue, and returns it as it is then.
func (l *Lobby) edit(ctx context.Context, change func(queue) (queue, error)) (after queue, err error) {
	err = l.Store.EditWants(ctx, func(wants []store.Want) ([]store.Want, error) {
		if after, err = change(readAll(wants)); err != nil {
			return nil, err
		}
		written := after.write()
		if slices.Equal(written, wants) {
			return nil, errSame
		}
		return written, nil
	})
	if err != nil && !errors.Is(err, errSame) {
		return nil, err
	}
	l.keep(after)
	return after, nil
}

// look returns the queue as it was at most so long ago.
func (l *Lobby) look(ctx context.Context, ago time.Duration) (queue, error) {
	l.mu.Lock()
	last, read := l.last, l.read
	l.mu.Unlock()
	if !read.IsZero() && l.Now().Sub(read).Abs() < ago {
		return last, nil
	}
	wants, err := l.Store.Wants(ctx)
	if err != nil {
		return nil, err
	}
	q := readAll(wants)
	l.keep(q)
	return q, nil
}

func (l *Lobby) keep(q queue) {
	l.mu.Lock()
	l.last, l.read = q, l.Now()
	l.mu.Unlock()
	if len(q) > 0 {
		select {
		case l.wake <- struct{}{}:
		default: // it is awake
		}
	}
}
