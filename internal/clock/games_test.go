package clock_test

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/games"
	"ennead/internal/clock"
)

// eachTable calls do for tables of all games with all numbers of players, each with a seed of its own.
func eachTable(t *testing.T, times int, do func(t *testing.T, g game.Game, setup game.Setup, r *rand.Rand)) {
	t.Helper()
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			for i, setup := range gametest.Tables(g) {
				for n := range times {
					do(t, g, setup, rand.New(rand.NewPCG(uint64(i), uint64(n))))
				}
			}
		})
	}
}

// timed is a match with the time of each turn, and its clocks as a table keeps them.
type timed struct {
	*game.Match
	t      *testing.T
	r      *rand.Rand
	rule   clock.Rule
	now    time.Time
	start  clock.Turn
	made   []int64
	turns  []clock.Turn
	events []clock.Event
	state  clock.State

	undone, overtaken int // choices, and drafts
}

func begin(t *testing.T, g game.Game, setup game.Setup, r *rand.Rand) *timed {
	t.Helper()
	m, err := game.NewMatch(g, game.Record{Setup: setup})
	if err != nil {
		t.Fatal(err)
	}
	presets := clock.Presets()
	p := &timed{Match: m, t: t, r: r, rule: presets[r.IntN(len(presets))].Rule, now: time.UnixMilli(1_774_700_000_000)}
	p.start = clock.Start(m.State, p.now)
	p.state = clock.New(p.rule, p.start)
	return p
}

func (p *timed) wait() {
	most := 40 * time.Second
	if p.rule.Quiet {
		most = 9 * time.Hour
	}
	p.now = p.now.Add(time.Duration(p.r.Int64N(int64(most)))).Truncate(time.Millisecond)
}

// follow brings the clocks from the match before to this one.
func (p *timed) follow(before *game.Match) {
	p.t.Helper()
	was, is := before.Record.Turns, p.Record.Turns
	made := clock.Kept(was, p.made, is, p.now.UnixMilli())
	same := 0
	for same < min(len(was), len(is)) && was[same] == is[same] {
		same++
	}
	from, err := before, error(nil)
	if same < len(was) {
		from, err = before.Upto(same)
	}
	if err == nil {
		p.turns = p.turns[:same:same]
		var more []clock.Turn
		more, err = clock.Follow(from, is[same:], made[same:])
		p.turns = append(p.turns, more...)
		if p.made = made; same == len(was) {
			for _, turn := range more {
				p.state.Turn(turn)
			}
		} else {
			p.state = clock.Fold(p.rule, p.start, p.turns, p.events)
		}
	}
	if err != nil {
		p.t.Fatal(err)
	}
}

// act makes one change: a choice with the chance that follows, a move out of turn, an undo, or an event.
func (p *timed) act() {
	p.t.Helper()
	p.wait()
	before := p.Match.Copy()
	seat := p.someone(p.State.Owing())
	if p.r.IntN(12) == 0 {
		kinds := []clock.Kind{clock.Credit, clock.Pause, clock.Resume, clock.Steward, clock.Back, clock.NoMore}
		e := clock.Event{At: p.now, Kind: kinds[p.r.IntN(len(kinds))], Seat: game.Seat(p.r.IntN(p.State.Seats()))}
		if e.Kind == clock.Credit || e.Kind == clock.Pause {
			e.For = time.Minute
		}
		p.events = append(p.events, e)
		p.state.Event(e)
		return
	}
	if undoer := game.Seat(p.r.IntN(p.State.Seats())); p.r.IntN(6) == 0 && p.Undoable(undoer) > 0 {
		p.must(p.Undo(undoer))
		p.undone++
		p.follow(before)
		return
	}
	if _, ok := p.State.(game.Negotiated); ok && p.r.IntN(3) == 0 {
		p.negotiate()
		return
	}
	moves := p.State.Moves(nil, seat)
	p.must(p.Play(seat, moves[p.r.IntN(len(moves))]))
	for p.State.Owing().Has(game.Nature) {
		chance := game.NewRand(p.r.Uint64())
		m, _ := chance.Roll(p.State, nil)
		p.must(p.Play(game.Nature, m))
	}
	p.follow(before)
}

// negotiate makes some moves out of turn for a seat. Unless one makes an offer to everybody, it changes no clock.
func (p *timed) negotiate() {
	p.t.Helper()
	seat := game.Seat(p.r.IntN(p.State.Seats()))
	for range 1 + p.r.IntN(8) {
		turns := besides(p.State, seat, p.r)
		if len(turns) == 0 {
			return
		}
		p.wait()
		before, turn, was := p.Match.Copy(), turns[p.r.IntN(len(turns))], p.state
		held, ok := p.State.(game.Held)
		all := ok && held.OffersAll(seat, turn.Move)
		p.must(p.Play(seat, turn.Move))
		if len(p.Record.Turns) <= len(before.Record.Turns) {
			p.overtaken++
		}
		p.follow(before)
		if later := p.now.Add(time.Hour); !all && was.Book(later) != p.state.Book(later) {
			p.t.Fatalf("%s %s changes a clock", seat.Text(), p.Game.Lexicon().Text(turn.Move))
		}
	}
}

// besides returns one move of each verb that a seat can make out of turn.
func besides(s game.State, seat game.Seat, r *rand.Rand) (turns []game.Turn) {
	list := game.OutOfTurnOf(s, nil, seat)
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for _, m := range list {
		if !slices.ContainsFunc(turns, func(t game.Turn) bool { return t.Move.Verb == m.Verb }) {
			turns = append(turns, game.Turn{Seat: seat, Move: m})
		}
	}
	return turns
}

// anybodys returns what a random seat can do out of turn.
func anybodys(s game.State, r *rand.Rand) []game.Turn {
	return besides(s, game.Seat(r.IntN(s.Seats())), r)
}

func (p *timed) someone(seats game.Seats) game.Seat {
	list := slices.Collect(seats.All())
	return list[p.r.IntN(len(list))]
}

func (p *timed) must(err error) {
	p.t.Helper()
	if err != nil {
		p.t.Fatal(err)
	}
}

// TestGames keeps the clocks of whole games as a table does, with undo, and compares them with those of the record.
func TestGames(t *testing.T) {
	undone, drafts, facts := 0, 0, map[string]int{}
	eachTable(t, gametest.Many(2, 4, 40), func(t *testing.T, g game.Game, setup game.Setup, r *rand.Rand) {
		p := begin(t, g, setup, r)
		for n := 0; !p.Over() && n < 250; n++ {
			if p.State.Owing().Has(game.Nature) {
				before := p.Match.Copy()
				chance := game.NewRand(r.Uint64())
				m, _ := chance.Roll(p.State, nil)
				p.must(p.Play(game.Nature, m))
				p.follow(before)
				continue
			}
			p.act()
		}
		undone, drafts = undone+p.undone, drafts+p.overtaken
		begun, err := game.NewMatch(g, game.Record{Setup: setup})
		if err != nil {
			t.Fatal(err)
		}
		whole, err := clock.Follow(begun, p.Record.Turns, p.made)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(whole, p.turns) {
			t.Fatalf("the turns of the record lead to %v, in play to %v", whole, p.turns)
		}
		for _, turn := range whole {
			for fact, is := range map[string]bool{"out of turn": turn.Beside, "offer to all": turn.Offer,
				"turn begins": turn.Begins, "window": turn.Windows != 0, "held open": turn.Held != 0} {
				if is {
					facts[fact]++
				}
			}
		}
		anew := clock.Fold(p.rule, p.start, whole, p.events)
		p.wait()
		b := p.state.Book(p.now)
		if b != anew.Book(p.now) {
			t.Fatalf("in play %+v, from the record %+v", b, anew.Book(p.now))
		}
		for seat, c := range b {
			if owes := p.State.Owing().Has(game.Seat(seat)); owes == (c.Status == clock.Idle) || c.Left < 0 {
				t.Fatalf("seat %d, which is to move: %t, has %+v", seat, owes, c)
			}
		}
	})
	if undone < 100 || drafts < 100 {
		t.Errorf("%d choices were undone, %d drafts overtaken", undone, drafts)
	}
	for _, fact := range []string{"out of turn", "offer to all", "turn begins", "window", "held open"} {
		if facts[fact] == 0 {
			t.Errorf("no turn with %q", fact)
		}
	}
}

// TestFollowRefuses: a record that cannot be played is refused as by the match.
func TestFollowRefuses(t *testing.T) {
	for _, g := range games.All() {
		_, most := g.Players()
		begun, err := game.NewMatch(g, game.Record{Setup: game.Setup{Players: most}})
		if err != nil {
			t.Fatal(err)
		}
		chance := game.NewRand(1)
		for begun.State.Owing().Has(game.Nature) {
			m, _ := chance.Roll(begun.State, nil)
			if err := begun.Play(game.Nature, m); err != nil {
				t.Fatal(err)
			}
		}
		for i := 0; i < g.Lexicon().Len(); i += gametest.Many(7, 1, 1) {
			for _, seat := range []game.Seat{game.Seat(most), game.MaxSeats - 1, game.Spectator, game.Nature} {
				turns := []game.Turn{{Seat: seat, Move: g.Lexicon().At(i)}}
				legal := begun.State.Owing().Has(seat) && slices.Contains(begun.State.Moves(nil, seat), turns[0].Move)
				if legal || !g.Lexicon().Knows(turns[0].Move) {
					continue
				}
				if _, err := clock.Follow(begun, turns, []int64{1}); err == nil {
					t.Fatalf("%s: %s %s is followed", g.ID(), seat.Text(), g.Lexicon().Text(turns[0].Move))
				}
			}
		}
	}
}

// world is a state and its clocks.
type world struct {
	game.State
	clock clock.State
}

// play makes a move, and returns what happened.
func (w *world) play(turn game.Turn, at time.Time) []game.Event {
	var log game.Log
	t := clock.Before(w.State, turn.Seat, turn.Move)
	w.Play(turn.Seat, turn.Move, &log)
	w.clock.Turn(t.After(w.State, at))
	return log.Events
}

// alike reports whether a seat sees the same of two worlds.
func alike(a, b game.State, seat game.Seat) bool {
	va, vb := a.Copy(), b.Copy()
	va.Mask(seat)
	vb.Mask(seat)
	return va.Equal(vb)
}

// told reports whether a seat learns anything of a move.
func told(seat game.Seat, seen game.Seats, events []game.Event) bool {
	return seen.Has(seat) || slices.ContainsFunc(events, func(e game.Event) bool { return e.Audience.Has(seat) })
}

// TestSecrecy: whoever cannot tell two worlds apart sees the same clocks in both, as play goes on and others do in
// secret what they like.
func TestSecrecy(t *testing.T) {
	apart, secret := 0, 0
	eachTable(t, gametest.Many(4, 8, 80), func(t *testing.T, g game.Game, setup game.Setup, r *rand.Rand) {
		p := begin(t, g, setup, r)
		for n := 0; !p.Over() && n < 200; n++ {
			if p.State.Owing().Has(game.Nature) || r.IntN(8) > 0 {
				turns := anybodys(p.State, r)
				if len(turns) == 0 || r.IntN(2) == 0 {
					turns = owed(p.State, r)
				}
				p.must(p.PlayWith(turns[0].Seat, turns[0].Move, ""))
				continue
			}
			viewer := game.Seat(r.IntN(p.State.Seats() + 1))
			if int(viewer) == p.State.Seats() {
				viewer = game.Spectator
			}
			a, s := p.twins(viewer)
			apart, secret = apart+a, secret+s
		}
	})
	if apart < 500 || secret < 500 {
		t.Errorf("%d different worlds and %d secret moves were compared", apart, secret)
	}
}

// owed returns moves of seats that are to move, in any order.
func owed(s game.State, r *rand.Rand) (turns []game.Turn) {
	for seat := range s.Owing().All() {
		for _, m := range s.Moves(nil, seat) {
			turns = append(turns, game.Turn{Seat: seat, Move: m})
		}
	}
	r.Shuffle(len(turns), func(i, j int) { turns[i], turns[j] = turns[j], turns[i] })
	return turns
}

// twins plays on in the real world and in another one that a seat cannot tell from it. It returns how often the two
// were different, and how many moves were made in secret.
func (p *timed) twins(viewer game.Seat) (apart, secret int) {
	p.t.Helper()
	start := clock.Start(p.State, p.now)
	a, b := world{p.State.Copy(), clock.New(p.rule, start)}, world{p.State.Copy(), clock.New(p.rule, start)}
	chance := game.NewRand(p.r.Uint64())
	b.Mask(viewer)
	b.Determinize(viewer, &chance)
	for range 16 {
		if a.Owing() == 0 {
			break
		}
		p.wait()
		turns := owed(a, p.r)
		if beside := anybodys(a, p.r); len(beside) > 0 && p.r.IntN(2) == 0 {
			turns = beside
		}
		one := turns[0]
		outOfTurn, _ := game.IsOutOfTurn(a, one.Move)
		seen := a.VisibleTo(one.Seat, one.Move)
		switch events := a.play(one, p.now); {
		case one.Seat != viewer && outOfTurn && !told(viewer, seen, events):
			secret++ // it does not exist for the viewer, and need not happen in the other world
		case one.Seat == viewer || seen.Has(viewer):
			if b.Why(one.Seat, one.Move) != (game.Reason{}) || outOfTurn != slices.Contains(
				game.OutOfTurnOf(b, nil, one.Seat), one.Move) {
				return apart, secret
			}
			b.play(one, p.now)
		default: // another move looks the same
			other := slices.DeleteFunc(owed(b, p.r), func(t game.Turn) bool {
				return t.Seat != one.Seat || b.VisibleTo(t.Seat, t.Move).Has(viewer)
			})
			if outOfTurn || len(other) == 0 {
				return apart, secret
			}
			b.play(other[0], p.now)
			secret++
		}
		if !alike(a, b, viewer) || a.Owing() != b.Owing() {
			return apart, secret // something was revealed
		}
		if later := p.now.Add(time.Minute); a.clock.Book(later) != b.clock.Book(later) {
			p.t.Fatalf("seat %s sees other clocks after %s %s: %+v and %+v", viewer.Text(), one.Seat.Text(),
				p.Game.Lexicon().Text(one.Move), a.clock.Book(later), b.clock.Book(later))
		}
		if !a.Equal(b.State) {
			apart++
		}
	}
	return apart, secret
}
