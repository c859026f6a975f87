package table

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"ennead/bot"
	"ennead/game"
	kemetkit "ennead/games/kemet/kit"
	"ennead/internal/sticks"
)

func kemetHouse(c *Config) {
	c.Games = []game.Game{kemetkit.Game}
	c.Bots = func(_ string, _ game.Game, seed uint64, _ Effort) (Player, error) {
		return bot.Spec{Kind: bot.Random}.New(nil, seed), nil
	}
}

// kemetTable describes a table for that many people.
func kemetTable(n int) Spec {
	spec := people(n)
	spec.Game, spec.Setup.Options = "kemet", nil
	return spec
}

// asking checks that nobody is asked against their setting, and reports whether a reaction window is open.
func asking(t *testing.T, at *Table) (open bool) {
	t.Helper()
	for seat := range at.Owing().All() {
		w, is := game.WindowOf(at.Match.State, seat)
		if !is || at.Seats[seat].Kind != Person {
			continue
		}
		open = true
		ask, _ := at.Asked(seat)
		touched := ask == AskTouched || ask == AskBrief
		if ask == AskTurn || ask == AskRound || touched && !w.Touches {
			t.Fatalf("seat %d is asked although its setting is %q", seat+1, ask)
		}
	}
	return open
}

// waived counts the reaction windows that the table declined.
func waived(at *Table) (n int) {
	for _, turn := range at.Match.Record.Turns {
		if turn.Waived {
			n++
		}
	}
	return n
}

// TestAsk plays games, the first to its end, in which everybody changes their setting now and then.
func TestAsk(t *testing.T) {
	h := open(t, kemetHouse)
	chance := rand.New(rand.NewPCG(3, 4))
	most, asked := 400, map[Ask]int{}
	if testing.Short() {
		most = 100
	}
	for players := 2; players <= 5; players++ {
		spec := kemetTable(players)
		if players == 4 {
			spec.Seats[2] = SeatSpec{Kind: Bot, Level: "random"}
		}
		id := h.begun(spec)
		opened := 0
		for turn := 0; players == 2 && !testing.Short() || turn < most; turn++ {
			at := h.look(id)
			seat, owes := person(at)
			if at.Status == Over {
				break
			}
			if !owes { // the bot is to move
				turn--
				time.Sleep(time.Millisecond)
				continue
			}
			if asking(t, at) {
				opened++
			}
			if chance.IntN(6) == 0 {
				wisher, ask := game.Seat(chance.IntN(players)), Asks()[chance.IntN(len(Asks()))]
				now, err := h.SetAsk(t.Context(), id, wisher, ask)
				if at.Seats[wisher].Kind != Person {
					wants(t, err, ErrNoSeat)
					continue
				}
				must(t, err)
				if got, ok := now.Asked(wisher); ok && got == ask {
					asked[ask]++
				}
				if seat != wisher && !now.StillValid(seat, at.Version) &&
					len(now.Match.Record.Turns) == len(at.Match.Record.Turns) {
					t.Fatal("a change of setting has made another seat's click stale")
				}
				continue
			}
			if turn%97 == 0 {
				h.reopen()
				if got := h.look(id); at.Seats[0].ask != got.Seats[0].ask || waived(at) > waived(got) {
					t.Fatalf("after reopening the house: %+v, was %+v", got.Seats, at.Seats)
				}
			}
			moves := at.Match.State.Moves(nil, seat)
			if _, err := h.Choose(t.Context(), id, seat, at.Version, moves[chance.IntN(len(moves))]); !errors.Is(err,
				ErrStale) {
				must(t, err)
			}
		}
		at := h.look(id)
		if waived(at) == 0 || opened == 0 {
			t.Errorf("%d players: %d windows waived, %d asked", players, waived(at), opened)
		}
		t.Logf("%d players: %d turns, %d waived; %d windows asked", players, len(at.Match.Record.Turns), waived(at),
			opened)
		if at.Status != Over {
			continue
		}
		if _, err := game.Verify(kemetkit.Game, at.Match.Record); err != nil {
			t.Error(err)
		}
		_, err := h.SetAsk(t.Context(), id, 0, AskAlways)
		wants(t, err, ErrOver)
	}
	if len(asked) != len(Asks()) {
		t.Errorf("of all settings, %v took effect", asked)
	}
}

func TestAskRefuses(t *testing.T) {
	h := open(t, kemetHouse, func(c *Config) { c.Games = append(c.Games, sticks.Game) })
	id := h.begun(kemetTable(2))
	for _, seat := range []game.Seat{2, 8, game.Spectator, game.Nature} {
		if _, err := h.SetAsk(t.Context(), id, seat, AskAlways); err == nil {
			t.Errorf("seat %d has a setting", seat)
		}
	}
	plain := h.begun(people(2))
	if _, ok := h.look(plain).Asked(0); ok {
		t.Error("a game without reaction windows asks")
	}
	_, err := h.SetAsk(t.Context(), plain, 0, AskAlways)
	wants(t, err, ErrNeverAsks)
	before := h.look(id)
	if now, err := h.SetAsk(t.Context(), id, 0, AskTouched); err != nil || now.Version != before.Version {
		t.Errorf("repeating a setting makes version %d of %d: %v", now.Version, before.Version, err)
	}
}

// upTo plays the persons' moves until the condition holds, without cards and the like if they can be avoided.
func (h *house) upTo(id ID, what string, is func(*Table) bool) *Table {
	h.t.Helper()
	for range 2000 {
		at := h.look(id)
		if is(at) {
			return at
		}
		seat, owes := person(at)
		if !owes {
			h.t.Fatalf("nobody is to move, and the table is not %s", what)
		}
		moves := at.Match.State.Moves(nil, seat)
		move := moves[len(at.Match.Record.Turns)%len(moves)]
		if w, open := game.WindowOf(at.Match.State, seat); open {
			move = w.Pass
		}
		_, err := h.Choose(h.t.Context(), id, seat, at.Version, move)
		must(h.t, err)
	}
	h.t.Fatalf("the table is never %s", what)
	return nil
}

func when(t *Table, seat game.Seat) (round, turn int) {
	return t.Match.State.(game.Reactive).Clock(seat)
}

// TestQuiet: "not before my turn" and "not before the next round" expire by themselves, and the previous setting
// applies again.
func TestQuiet(t *testing.T) {
	h := open(t, kemetHouse)
	for _, standing := range []Ask{AskAlways, AskTouched} {
		id := h.begun(kemetTable(3))
		_, err := h.SetAsk(t.Context(), id, 1, standing) // before a round has begun
		must(t, err)
		h.upTo(id, "in the first Day", func(at *Table) bool { _, turn := when(at, 1); return turn == 2 })
		at, err := h.SetAsk(t.Context(), id, 1, AskTurn)
		must(t, err)
		if ask, _ := at.Asked(1); ask != AskTurn {
			t.Fatalf("wishes %q", ask)
		}
		h.reopen()
		at = h.upTo(id, "at the next turn", func(at *Table) bool {
			asking(t, at)
			ask, _ := at.Asked(1)
			_, turn := when(at, 1)
			if (ask == AskTurn) != (turn == 2) {
				t.Fatalf("in turn %d the setting of seat 2 is %q", turn, ask)
			}
			return turn == 3
		})
		if ask, _ := at.Asked(1); ask != standing {
			t.Errorf("afterwards its setting is %q, not %q", ask, standing)
		}
		_, err = h.SetAsk(t.Context(), id, 1, AskRound)
		must(t, err)
		now, err := h.SetAsk(t.Context(), id, 1, AskTurn) // one temporary setting replaces the other
		must(t, err)
		if ask, _ := now.Asked(1); ask != AskTurn {
			t.Errorf("wishes %q", ask)
		}
		_, err = h.SetAsk(t.Context(), id, 1, AskRound)
		must(t, err)
		at = h.upTo(id, "in the next round", func(at *Table) bool {
			asking(t, at)
			round,
				_ := when(at, 1)
			return round == 2
		})
		if ask, _ := at.Asked(1); ask != standing {
			t.Errorf("in the next round its setting is %q, not %q", ask, standing)
		}
	}
}

// TestUndoThroughWaived: the last click of an action can be taken back although reaction windows of others were
// declined since.
func TestUndoThroughWaived(t *testing.T) {
	h := open(t, kemetHouse)
	id := h.begun(kemetTable(3))
	var seat game.Seat
	var before *Table
	h.upTo(id, "past an action after which others were waived", func(at *Table) bool {
		turns := at.Match.Record.Turns
		if last := len(turns) - 1; before != nil && last > 0 && turns[last].Waived && at.Undoable(seat) > 1 {
			return true
		}
		before = at
		seat, _ = person(at)
		return false
	})
	now := h.look(id)
	back, err := h.Undo(t.Context(), id, seat, now.Version)
	must(t, err)
	if !back.Match.State.Equal(before.Match.State) || back.Owing() != seat.Set() {
		t.Errorf("taken back to %s, was %s", sticks.Game.Position(back.Match.State),
			sticks.Game.Position(before.Match.State))
	}
	h.reopen()
	if again := h.look(id); !again.Match.State.Equal(before.Match.State) ||
		again.Undoable(seat) != back.Undoable(seat) {
		t.Error("the house has forgotten what was declined")
	}
}

// TestBotsPassWithoutPause: a reaction window costs a person one beat of waiting, unless the person has just done
// something that could be taken back.
func TestBotsPassWithoutPause(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := open(t, kemetHouse, func(c *Config) { c.Pause = time.Minute; c.Bots = passing })
		defer h.shut()
		var w waits
		for range 10 { // a game may be over before all three have occurred
			if w.person > 0 && w.beats > 0 && w.pauses > 0 {
				return
			}
			h.untilOver(&w)
		}
		t.Errorf("%d windows of a person, %d of bots in a beat, %d in a pause", w.person, w.beats, w.pauses)
	})
}

// waits counts windows: those of a person, and those that bots answer within a beat or within a pause.
type waits struct{ person, beats, pauses int }

// untilOver plays a game of a person, who passes in every window, and two bots.
func (h *house) untilOver(n *waits) {
	t := h.t
	t.Helper()
	spec := kemetTable(3)
	spec.Seats[1], spec.Seats[2] = SeatSpec{Kind: Bot, Level: "x"}, SeatSpec{Kind: Bot, Level: "x"}
	id := h.begun(spec)
	for range 400 {
		synctest.Wait()
		at := h.look(id)
		if at.Status == Over {
			return
		}
		seat, owes := person(at)
		if !owes {
			if w, open := game.WindowOf(at.Match.State, at.botOwing()); open {
				time.Sleep(h.beat())
				synctest.Wait()
				if h.look(id).Version != at.Version {
					n.beats++
					continue
				}
				n.pauses++
				turns := slices.DeleteFunc(slices.Clone(at.Match.Record.Turns),
					func(t game.Turn) bool { return t.Waived })
				if last := turns[len(turns)-1]; last.Seat != 0 || last.Move == w.Pass {
					t.Fatalf("a bot waits in a window after %v", last)
				}
			}
			time.Sleep(time.Minute)
			continue
		}
		if w, open := game.WindowOf(at.Match.State, seat); open {
			n.person++
			_, err := h.Choose(t.Context(), id, seat, at.Version, w.Pass)
			must(t, err)
			continue
		}
		moves := at.Match.State.Moves(nil, seat)
		_, err := h.Choose(t.Context(), id, seat, at.Version, moves[len(at.Match.Record.Turns)%len(moves)])
		must(t, err)
	}
}

// passing makes bots that never react.
func passing(_ string, _ game.Game, seed uint64, _ Effort) (Player, error) {
	return passer{bot.Spec{Kind: bot.Random}.New(nil, seed)}, nil
}

type passer struct{ bot.Bot }

func (p passer) Choose(ctx context.Context, view game.State, seat game.Seat) (game.Move, error) {
	if w, open := game.WindowOf(view, seat); open {
		return w.Pass, nil
	}
	return p.Bot.Choose(ctx, view, seat)
}
