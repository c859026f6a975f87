package nodes

import (
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/game"
	"ennead/internal/piece"
	"ennead/internal/table"
	"ennead/internal/web/page"
)

// club is everybody who plays on the site, and what the test knows beside them: a house of its own on the same
// database, which only looks.
type club struct {
	t       *testing.T
	site    string
	house   *table.House
	stopped atomic.Bool // nobody makes a move
	guests  atomic.Int64

	mu     sync.Mutex
	rounds []*round
	errors map[string]int // what went wrong in the eyes of the test, how often
	stalls []stall
	oldest time.Duration
	why    string      // what the browser of that page did
	blind  atomic.Bool // the database does not answer
}

// round is one game at one table.
type round struct {
	id     table.ID
	people []*person
	over   atomic.Bool

	mu      sync.Mutex
	version int64     // the last that the test has seen
	bots    bool      // a bot is to move
	since   time.Time // when that version was there
}

// person is somebody with a seat, or who watches.
type person struct {
	*browser
	seat game.Seat // [game.Spectator] for those who watch
	made []made
}

// made is what somebody has done with one button, or may have.
type made struct {
	moves       []string // more than one where a button makes several
	acked       bool
	before, now int // turns on the page before and after
}

// stall is a time in which a table waited for a bot.
type stall struct {
	table    table.ID
	from, to time.Time
}

// think is how long people think about a move, on average.
const think = 150 * time.Millisecond

func (c *club) wrong(format string, args ...any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.errors[fmt.Sprintf(format, args...)]++
}

// place is where a game is always played, by so many.
type place struct {
	game         string
	people, bots int
}

// play plays game after game until the context ends. Somebody watches where one person plays alone.
func (c *club) play(ctx context.Context, at place) {
	for ctx.Err() == nil {
		r, err := c.open(ctx, at)
		if err != nil {
			if ctx.Err() == nil {
				c.wrong("a table cannot be opened: %v", err)
			}
			return
		}
		there, leave := context.WithCancel(ctx)
		var all sync.WaitGroup
		for _, p := range r.people {
			all.Go(func() { p.listen(there) })
			if p.seat != game.Spectator {
				all.Go(func() { c.choose(there, r, p) })
			}
		}
		for !r.over.Load() && ctx.Err() == nil {
			sleep(ctx, 50*time.Millisecond)
		}
		sleep(ctx, 6*time.Second) // the last pages
		leave()
		all.Wait()
	}
}

// open opens a table and seats everybody there, however often that takes.
func (c *club) open(ctx context.Context, at place) (*round, error) {
	form := url.Values{"game": {at.game}, "quick": {"custom"}, "public": {"yes"}, "name": {"Ann"}, "seat-1": {"me"}}
	r := &round{}
	for i := range at.people {
		p := &person{browser: newBrowser(c.site, int(c.guests.Add(1))), seat: game.Seat(i)}
		r.people = append(r.people, p)
		if i > 0 {
			form.Set("seat-"+strconv.Itoa(i+1), "open")
		}
	}
	for i := range at.bots {
		form.Set("seat-"+strconv.Itoa(at.people+i+1), "scribe")
	}
	err := persist(ctx, func() bool {
		_, where, _, err := r.people[0].ask(ctx, http.MethodPost, c.site, "/tables", form, false)
		id, ok := strings.CutPrefix(where, "/t/")
		r.id = table.ID(id)
		return err == nil && ok
	})
	if err != nil {
		return nil, err
	}
	for _, p := range r.people {
		p.table = string(r.id)
		if err := c.sit(ctx, r.id, p); err != nil {
			return nil, err
		}
	}
	if at.people == 1 {
		p := &person{browser: newBrowser(c.site, int(c.guests.Add(1))), seat: game.Spectator}
		p.table = string(r.id)
		r.people = append(r.people, p)
	}
	for _, p := range r.people {
		p.reload(ctx)
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.rounds = append(c.rounds, r)
	return r, ctx.Err()
}

// sit makes a person take their seat and begin.
func (c *club) sit(ctx context.Context, id table.ID, p *person) error {
	seat := strconv.Itoa(int(p.seat) + 1)
	return persist(ctx, func() bool {
		t, err := c.house.Look(ctx, id)
		switch {
		case err != nil:
			return false
		case !t.Seats[p.seat].Taken:
			_, _, _, _ = p.ask(ctx, http.MethodPost, c.site, "/t/"+p.table+"/join",
				url.Values{"seat": {seat}, "name": {"Bek " + seat}}, false) // it is looked at again
		case !t.Seats[p.seat].Ready && t.Status == table.Gathering:
			_, _, _, _ = p.ask(ctx, http.MethodPost, c.site, "/t/"+p.table+"/ready", url.Values{}, false)
		default:
			return true
		}
		return false
	})
}

// persist tries until something is done.
func persist(ctx context.Context, do func() (done bool)) error {
	for end := time.Now().Add(patience); time.Now().Before(end) && ctx.Err() == nil; {
		if do() {
			return nil
		}
		sleep(ctx, 50*time.Millisecond)
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	return fmt.Errorf("not done within %v", patience)
}

// choose makes moves for a person, when no bot is to move: its thought might be in vain.
func (c *club) choose(ctx context.Context, r *round, p *person) {
	pick := rand.New(rand.NewPCG(rand.Uint64(), 16))
	for !r.over.Load() && ctx.Err() == nil {
		sleep(ctx, around(think))
		if c.stopped.Load() || r.botMoves() {
			continue
		}
		before, after, move, o := p.press(ctx, pick)
		switch o {
		case acknowledged:
			p.made = append(p.made, made{strings.Split(move, piece.Between), true, before.turns, after.turns})
		case unsure:
			p.made = append(p.made, made{moves: strings.Split(move, piece.Between), before: before.turns})
			p.reload(ctx)
		case refused: // the answer shows why
		case unmade:
		}
	}
}

func (r *round) botMoves() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.bots
}

// glance is how often the test looks at every table.
const glance = 100 * time.Millisecond

// watch compares what the pages show with the database, until the context ends.
func (c *club) watch(ctx context.Context) {
	for ; ctx.Err() == nil; sleep(ctx, glance) {
		for _, r := range c.all() {
			if !r.over.Load() || r.behind() {
				c.look(ctx, r)
			}
		}
	}
}

// behind reports whether a page is not yet what it should be.
func (r *round) behind() bool {
	return slices.ContainsFunc(r.people, func(p *person) bool {
		p.mu.Lock()
		defer p.mu.Unlock()
		return len(p.stale) > 0
	})
}

func (c *club) all() []*round {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.rounds)
}

func (c *club) look(ctx context.Context, r *round) {
	t, err := c.house.Look(ctx, r.id)
	if err != nil {
		if !c.blind.Load() && ctx.Err() == nil {
			c.wrong("a table cannot be read: %v", err)
		}
		return
	}
	for _, p := range r.people {
		held := p.seat.Set()
		if p.seat == game.Spectator {
			held = 0
		}
		if old, did := p.learn(page.VersionOf(t, held)); old > 0 {
			c.mu.Lock()
			if old > c.oldest {
				c.oldest, c.why = old, did
			}
			c.mu.Unlock()
		}
	}
	bots := false
	for seat := range t.Owing().All() {
		bots = bots || int(seat) < len(t.Seats) && t.Seats[seat].Kind == table.Bot
	}
	now := time.Now()
	r.mu.Lock()
	if r.version != t.Version || !bots {
		if r.bots && now.Sub(r.since) > time.Second {
			c.mu.Lock()
			c.stalls = append(c.stalls, stall{r.id, r.since, now})
			c.mu.Unlock()
		}
		r.version, r.since = t.Version, now
	}
	r.bots = bots
	r.mu.Unlock()
	if t.Status == table.Frozen {
		c.wrong("a table has stopped: %s", t.Reason)
	}
	if t.Status == table.Over || t.Status == table.Frozen {
		r.over.Store(true)
	}
}

// rest lets everybody pause, and waits until no bot is to move. It returns how many moves bots have made so far.
func (c *club) rest(ctx context.Context) (moves int, err error) {
	c.stopped.Store(true)
	for end := time.Now().Add(patience); ; sleep(ctx, 50*time.Millisecond) {
		if moves, still, err := c.counted(ctx); err == nil && still {
			sleep(ctx, 500*time.Millisecond) // what was under way
			if again, still, err := c.counted(ctx); err == nil && still && again == moves {
				return moves, nil
			}
		}
		if time.Now().After(end) {
			return 0, fmt.Errorf("the bots do not come to an end within %v", patience)
		}
	}
}

// counted returns how many moves bots have made, and whether nobody but people is to move.
func (c *club) counted(ctx context.Context) (moves int, still bool, err error) {
	still = true
	for _, r := range c.all() {
		t, err := c.house.Look(ctx, r.id)
		if err != nil {
			return 0, false, err
		}
		for _, turn := range t.Match.Record.Turns {
			if int(turn.Seat) < len(t.Seats) && t.Seats[turn.Seat].Kind == table.Bot && !turn.Waived {
				moves++
			}
		}
		for seat := range t.Owing().All() {
			still = still && t.Seats[seat].Kind == table.Person
		}
	}
	return moves, still, nil
}

// waits returns how many tables wait for a bot.
func (c *club) waits() (n int) {
	for _, r := range c.all() {
		if r.botMoves() {
			n++
		}
	}
	return n
}

// versions returns the version of every table that is not over.
func (c *club) versions() map[table.ID]int64 {
	all := map[table.ID]int64{}
	for _, r := range c.all() {
		if r.mu.Lock(); !r.over.Load() {
			all[r.id] = r.version
		}
		r.mu.Unlock()
	}
	return all
}

// tally counts buttons that people have pressed, by what they know of them.
type tally struct{ acked, lost, unsure int }

// check holds the records of all servers against what people know.
func (c *club) check(ctx context.Context, nodes []*node) (all tally) {
	for _, r := range c.all() {
		for _, p := range r.people {
			var first string
			for i, n := range nodes {
				path := "/t/" + p.table + "/record"
				status, _, text, err := p.ask(ctx, http.MethodGet, "http://"+n.address, path, nil, false)
				switch {
				case err != nil || status != http.StatusOK:
					c.wrong("the record of a table cannot be read from server %s: %d, %v", n.name, status, err)
				case i == 0:
					first = text
				case text != first:
					c.wrong("servers A and %s have different records of a table", n.name)
				}
			}
			c.kept(r, p, first, &all)
		}
		c.once(ctx, r)
	}
	return all
}

// kept looks for the acknowledged moves of a person in the record: each has a turn of its own, where the pages before
// and after it say.
func (c *club) kept(r *round, p *person, record string, all *tally) {
	_, turns, _ := strings.Cut(record, "\nmoves\n")
	lines := strings.Split(strings.TrimSuffix(turns, "\n"), "\n")
	next := 0
	for _, m := range p.made {
		if !m.acked {
			all.unsure++
			continue
		}
		all.acked++
		next = max(next, m.before)
		for _, one := range m.moves {
			want := strconv.Itoa(int(p.seat)+1) + " " + one
			at := slices.Index(lines[min(next, len(lines)):min(max(next, m.now), len(lines))], want)
			if at < 0 {
				c.wrong("an acknowledged move is lost: table %s, %q between turns %d and %d of %d", r.id, want, m.before, m.now,
					len(lines))
				all.lost++
				break
			}
			next += at + 1
		}
	}
}

// once checks that nobody has more turns in the record than moves that they made.
func (c *club) once(ctx context.Context, r *round) {
	t, err := c.house.Look(ctx, r.id)
	if err != nil {
		c.wrong("a table cannot be read: %v", err)
		return
	}
	turns, pressed := map[game.Seat]int{}, map[game.Seat]int{}
	for _, turn := range t.Match.Record.Turns {
		if !turn.Waived {
			turns[turn.Seat]++
		}
	}
	for _, p := range r.people {
		for _, m := range p.made {
			pressed[p.seat] += len(m.moves)
		}
		if p.seat != game.Spectator && turns[p.seat] > pressed[p.seat] {
			c.wrong("table %s: seat %d has %d turns of %d moves", r.id, p.seat+1, turns[p.seat], pressed[p.seat])
		}
	}
}

// report fails the test for everything that went wrong.
func (c *club) report() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, what := range slices.Sorted(maps.Keys(c.errors)) {
		c.t.Errorf("%s (%d times)", what, c.errors[what])
	}
}
