package table

import (
	"context"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ennead/game"
	"ennead/games"
)

// ponderer is a bot that thinks longer if there is more to choose from, and records it.
type ponderer struct{ thoughts *thoughts }

// thoughts records how many choices bots have thought about, one after the other.
type thoughts struct {
	mu    sync.Mutex
	about []int
}

func (th *thoughts) note(choices int) {
	th.mu.Lock()
	defer th.mu.Unlock()
	th.about = append(th.about, choices)
}

// taken returns the thoughts since the last call.
func (th *thoughts) taken() (about []int) {
	th.mu.Lock()
	defer th.mu.Unlock()
	about, th.about = th.about, nil
	return about
}

const perMove = 300 * time.Microsecond

func (b ponderer) Choose(_ context.Context, view game.State, seat game.Seat) (game.Move, error) {
	moves := view.Moves(nil, seat)
	b.thoughts.note(len(moves))
	time.Sleep(min(time.Duration(len(moves))*perMove, 20*time.Millisecond))
	return moves[0], nil
}

func (b ponderer) Negotiate(view game.State, seat game.Seat, _ *game.Rand) []game.Move {
	time.Sleep(min(time.Duration(len(game.OutOfTurnOf(view, nil, seat)))*perMove, 20*time.Millisecond))
	return nil
}

// wandered returns a game after some random moves, with a player to move.
func wandered(t *testing.T, g game.Game, players int, moves int, r *game.Rand) *game.Match {
	t.Helper()
	m, err := game.NewMatch(g, game.Record{Setup: game.Setup{Players: players}})
	must(t, err)
	for n := 0; !m.Over() && (n < moves || m.State.Owing().Has(game.Nature)); n++ {
		seat := m.State.Owing().First()
		own := m.State.Moves(nil, seat)
		must(t, m.Play(seat, own[r.Intn(len(own))]))
	}
	return m
}

// bubble opens a house of pondering bots for a game, in a synctest bubble.
func bubble(t *testing.T, g game.Game, thoughts *thoughts) *house {
	return open(t, func(c *Config) {
		c.Games, c.Pause, c.Workers = []game.Game{g}, 700*time.Millisecond, 1000 // no table waits for another
		c.Bots = func(string, game.Game, uint64, Effort) (Player, error) { return ponderer{thoughts}, nil }
	})
}

// answered returns how long bots take for the pending choice in a world of that table's game, from the moment when
// somebody looks, and records how many choices they thought about.
func (h *house) answered(m *game.Match, world game.State, late time.Duration) time.Duration {
	h.t.Helper()
	time.Sleep(time.Until(time.Now().Truncate(second).Add(second))) // changes are stored to the millisecond
	guest, err := h.guest(h.t.Context(), ann, "")
	must(h.t, err)
	seats := make([]SeatSpec, len(players(m.State)))
	for i := range seats {
		seats[i] = SeatSpec{Kind: Bot, Level: "x"}
	}
	id, err := h.practise(h.t.Context(), m.Copy(), guest, seats)
	must(h.t, err)
	synctest.Wait()
	before := h.look(id)
	before.Match.State.CopyFrom(world) // nobody plays there yet
	time.Sleep(late)
	began, notices := time.Now(), h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	defer h.Watch(id)()
	<-notices.Notices()
	took := time.Since(began)
	now := h.look(id)
	if now.Version != before.Version+1 || now.Status == Frozen {
		h.t.Errorf("the bot has not chosen: %v, %s", now.Status, h.log)
	}
	if now.Status == Playing { // its other bots must not think alongside the next table
		must(h.t, h.CloseTable(h.t.Context(), id))
	}
	return took
}

// doubtful returns a random moment of a game, with worlds that look alike to the player after the one to move; if
// possible, a moment at which these worlds give the one to move different choices.
func doubtful(
	t *testing.T, g game.Game, players int, r *game.Rand,
) (m *game.Match, seat game.Seat, worlds []game.State) {
	t.Helper()
	for tries := 0; tries < 40 || m == nil; tries++ {
		now := wandered(t, g, players, 10+r.Intn(250), r)
		if now.Over() {
			continue
		}
		m, seat = now, now.State.Owing().First()
		viewer := (seat + 1) % game.Seat(m.State.Seats())
		worlds = []game.State{m.State}
		differs := false
		for range 4 {
			world := m.View(viewer)
			world.Determinize(viewer, r)
			worlds = append(worlds, world)
			a, b := len(m.State.Moves(nil, seat)), len(world.Moves(nil, seat))
			differs = differs || a != b && min(a, b) == 1 || a != b && r.Intn(4) == 0
		}
		if differs {
			break
		}
	}
	return m, seat, worlds
}

// The time of a bot's answer reveals nothing hidden: in all worlds that look alike to a player it takes equally long,
// whether there is much to think about or nothing.
func TestAnswersComeWhenTheyWould(t *testing.T) {
	positions := 16
	if testing.Short() {
		positions = 4
	}
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var thoughts thoughts
				h := bubble(t, g, &thoughts)
				defer h.shut()
				r := game.NewRand(7)
				least, most := g.Players()
				differ, forced, pretended, windows := 0, 0, 0, 0
				for n := range positions {
					m, seat, worlds := doubtful(t, g, max(least, 2)+n%(most-max(least, 2)+1), &r)
					if _, open := game.WindowOf(m.State, seat); open {
						windows++
					}
					lone, some, first := 0, 0, time.Duration(0)
					for i, world := range worlds {
						thoughts.taken()
						took := h.answered(m, world, time.Duration(n%2)*10*time.Second)
						about := thoughts.taken()
						if i == 0 {
							first = took
						}
						own := len(world.Moves(nil, seat))
						if took != first {
							t.Errorf("position %d: a bot answers after %v, in another world, with %d choices, after %v",
								n, first, own, took)
						}
						if own > 1 {
							some++
						} else if lone++; len(about) > 1 && about[1] > 1 {
							pretended++
						}
						if own != len(m.State.Moves(nil, seat)) {
							differ++
						}
					}
					if some > 0 {
						forced += lone
					}
				}
				t.Logf("%d worlds with other choices; in %d only one, in %d a bot pretended to have more; %d windows",
					differ, forced, pretended, windows)
				if 2*pretended < forced {
					t.Errorf("in %d of %d worlds without a choice a bot thought about one", pretended, forced)
				}
			})
		})
	}
}
