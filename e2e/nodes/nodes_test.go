package nodes

import (
	"context"
	"flag"
	"io"
	"log"
	"log/slog"
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/bus/nats/natstest"
	"ennead/internal/store/postgres"
	"ennead/internal/store/postgres/pgtest"
	"ennead/internal/table"
)

var (
	kills = flag.Int("kills", 0, "how many servers TestServersDieUnderPlay kills; by default 25, or 500 with ENNEAD_LONG")
	quiet = log.New(io.Discard, "", 0)
)

// pause is how long bots wait before they move.
const pause = 50 * time.Millisecond

// What is promised.
const (
	oldestPage   = 5 * time.Second // how old a page may be
	longestStall = 6 * time.Second // after which a table whose server has died goes on
	mostThoughts = 1.02            // for each move of a bot
)

// trouble is what befalls the servers.
type trouble struct {
	kills    int
	every    time.Duration // a kill, on average
	cut      time.Duration // once the NATS server is away that long, and once its network loses everything
	restarts int           // of PostgreSQL
	calm     time.Duration // play without trouble after that
	sets     int           // of tables
}

func planned() trouble {
	p := trouble{kills: 25, every: 1200 * time.Millisecond, cut: 5 * time.Second, restarts: 1,
		calm: 8 * time.Second, sets: 1}
	if os.Getenv("ENNEAD_LONG") != "" || *kills > 100 {
		p = trouble{kills: 500, every: 1500 * time.Millisecond, cut: 30 * time.Second, restarts: 5,
			calm: time.Minute, sets: 2}
	}
	if *kills > 0 {
		p.kills = *kills
	}
	return p
}

// moment is a time at which something ended that a server needs to live.
type moment struct {
	at    time.Time
	store bool // the database was there again; otherwise a server was killed
}

// People and bots play at three servers behind a load balancer. Servers are killed all the time, PostgreSQL restarts,
// notices are cut off, and the clock of one server is ahead. No move is lost that somebody was told is made, no page is
// old, every bot thinks once about a move, and every table goes on.
func TestServersDieUnderPlay(t *testing.T) {
	plan := planned()
	pg, hints := pgtest.Shared(t), natstest.Run(t)
	database := pg.Database(t)
	all := serve(t, 3, database, hints.URL())
	c := enter(t, database, balance(t, all).URL)

	ctx, stop := context.WithCancel(t.Context())
	playing, looking := sync.WaitGroup{}, sync.WaitGroup{}
	defer looking.Wait()
	defer playing.Wait()
	defer stop()
	places := 0
	for range plan.sets {
		for _, p := range []place{{"pharaon", 1, 3}, {"tekhenu", 2, 1}, {"pharaon", 2, 1}, {"pyramidion", 1, 2},
			{"tekhenu", 1, 3}} {
			playing.Go(func() { c.play(ctx, p) })
			places++
		}
	}
	looking.Go(func() { c.watch(ctx) })
	must(t, persist(ctx, func() bool { return len(c.all()) == places }))

	began := time.Now()
	hit, wasted := c.disturb(ctx, plan, all, pg, hints)
	disturbed := time.Since(began)
	moved, thought := c.quieten(ctx, all)
	before := c.versions()
	c.stopped.Store(false)
	sleep(ctx, plan.calm)
	movedCalm, thoughtCalm := c.quieten(ctx, all)
	for id, was := range before {
		if now, running := c.versions()[id]; running && now <= was {
			c.wrong("table %s does not go on", id)
		}
	}
	sleep(ctx, time.Second) // the last pages
	stop()
	playing.Wait()
	looking.Wait()
	moves := c.check(t.Context(), all)

	calm := (thoughtCalm - thought) / float64(movedCalm-moved)
	t.Logf("%d servers killed in %v; %d tables, %d moves acknowledged, %d of them lost, %d of unknown outcome",
		plan.kills, disturbed.Round(time.Second), len(c.all()), moves.acked, moves.lost, moves.unsure)
	t.Logf("%d moves of bots under trouble, %.0f thoughts (%.3f a move); then %d moves, %.3f thoughts each",
		moved, thought, thought/float64(moved), movedCalm-moved, calm)
	c.pages()
	c.stalled(hit)
	if movedCalm-moved < 20 || calm > mostThoughts {
		t.Errorf("in calm, bots thought %.3f times about each of %d moves", calm, movedCalm-moved)
	}
	if most := mostThoughts*float64(moved) + float64(wasted); thought > most {
		t.Errorf("under trouble, bots thought %.0f times about %d moves; a kill may have hit %d thoughts, so %.0f are allowed",
			thought, moved, wasted, most)
	}
	c.report()
}

// enter opens the house of the test, which only looks.
func enter(t *testing.T, database, site string) *club {
	t.Helper()
	db, err := postgres.Open(t.Context(), database)
	must(t, err)
	t.Cleanup(func() { must(t, db.Close()) })
	house, err := table.Open(t.Context(), table.Config{Store: db, Bus: bus.New(), Games: games.All(),
		Roles: []table.Role{}, Log: slog.New(slog.DiscardHandler)})
	must(t, err)
	t.Cleanup(house.Close)
	return &club{t: t, site: site, house: house, errors: map[string]int{}}
}

// disturb kills servers, restarts the database and cuts off the notices. It returns when what happened, and how many
// tables waited for a bot when a server was killed: a thought about each of these may have been in vain.
func (c *club) disturb(
	ctx context.Context, plan trouble, all []*node, pg *pgtest.Server, hints *natstest.Server,
) (hit []moment, wasted int) {
	var mu sync.Mutex
	note := func(m moment) {
		mu.Lock()
		defer mu.Unlock()
		hit = append(hit, m)
	}
	var under sync.WaitGroup
	defer under.Wait()
	for i := range plan.kills {
		sleep(ctx, around(plan.every))
		switch i {
		case plan.kills * 3 / 10:
			hints.Stop()
			under.Go(func() {
				sleep(ctx, plan.cut)
				must(c.t, hints.Start())
			})
		case plan.kills * 7 / 10:
			hints.Silence(true)
			under.Go(func() {
				sleep(ctx, plan.cut)
				hints.Silence(false)
			})
		}
		if i%max(plan.kills/plan.restarts, 1) == plan.kills/plan.restarts/8 {
			c.blind.Store(true)
			must(c.t, pg.Stop())
			must(c.t, pg.Start())
			note(moment{time.Now(), true})
			c.blind.Store(false)
		}
		n := c.victim(ctx, all)
		wasted += c.waits()
		under.Go(func() {
			at, err := n.kill()
			note(moment{at, false})
			if err != nil {
				c.t.Error(err)
			}
		})
	}
	under.Wait()
	slices.SortFunc(hit, func(a, b moment) int { return a.at.Compare(b.at) })
	return hit, wasted
}

// victim returns a server that is up beside another one.
func (c *club) victim(ctx context.Context, all []*node) *node {
	for {
		var up []*node
		for _, n := range all {
			if n.up.Load() {
				up = append(up, n)
			}
		}
		if len(up) > 1 || ctx.Err() != nil {
			n := up[rand.IntN(len(up))]
			n.up.Store(false)
			return n
		}
		sleep(ctx, 20*time.Millisecond)
	}
}

// quieten waits until nothing is under way, and returns how many moves bots have made and how often they have thought.
func (c *club) quieten(ctx context.Context, all []*node) (moves int, thoughts float64) {
	moves, err := c.rest(ctx)
	must(c.t, err)
	for _, n := range all {
		t, err := n.thought()
		must(c.t, err)
		thoughts += t
	}
	return moves, thoughts
}

// pages reports how old pages became.
func (c *club) pages() {
	var late []time.Duration
	for _, r := range c.all() {
		for _, p := range r.people {
			late = append(late, p.ages...)
		}
	}
	slices.Sort(late)
	if len(late) == 0 {
		c.t.Error("no page has changed")
		return
	}
	at := func(share int) time.Duration { return late[(len(late)-1)*share/1000].Round(time.Millisecond) }
	c.t.Logf("%d changes reached a page: half within %v, 99%% within %v, 99.9%% within %v, all within %v",
		len(late), at(500), at(990), at(999), at(1000))
	if c.oldest > oldestPage {
		c.wrong("a page was %v old (%s)", c.oldest.Round(10*time.Millisecond), c.why)
	}
}

// stalled checks how long tables waited for bots. Whoever takes up the job of a dead server may be killed in turn; it
// needs a moment to take it up.
func (c *club) stalled(hit []moment) {
	const takenUp = 3 * time.Second
	longest := time.Duration(0)
	for _, s := range c.stalls {
		end, last := s.from.Add(longestStall), s.from
		first := true
		for _, m := range hit {
			if m.at.Before(s.from.Add(-glance)) || m.at.After(end) || m.at.After(s.to) {
				continue
			}
			if first || m.store || m.at.Sub(last) >= takenUp {
				end, last, first = m.at.Add(longestStall), m.at, false
			}
		}
		longest = max(longest, s.to.Sub(last))
		if s.to.After(end) {
			c.wrong("table %s waited %v for a bot, %v after its server may have been killed", s.table,
				s.to.Sub(s.from).Round(10*time.Millisecond), s.to.Sub(last).Round(10*time.Millisecond))
		}
	}
	c.t.Logf("%d times a table waited for a bot for more than a second; all went on within %v after a server was killed",
		len(c.stalls), longest.Round(10*time.Millisecond))
}
