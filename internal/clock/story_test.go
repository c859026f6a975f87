package clock

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ennead/game"
)

// A story is what happens at a table, a line each, and what the clocks show on the way:
//
//	1m10s Ani moves: Ani     she chooses; then Ani is to move. A name with ? is asked for a reaction only
//	... : Ani, held Bek Cem  the choice is kept open for these
//	... : Ani, turn          and a turn of the game begins
//	20s Ani offers           to everybody; "whispers" to one
//	85s undo 1               that many turns leave the record
//	5m pause 15m             and other events, see [Kind]; "Bek nomore"
//	6m Ani = 4m30s runs due 9m    what a clock shows; the rest of the line may be missing from the right
//	7m Ani silent 17m        until when a sign of her is waited for, or "never"
//
// A time is since the beginning, or a day of the month and a time of the day, as in 25-16:00.
type story struct {
	t      *testing.T
	rule   Rule
	start  Turn
	turns  []Turn
	events []Event
	state  State
}

var people = []string{"Ani", "Bek", "Cem"}

// begun is the beginning of a story that names none.
var begun = time.Date(2026, 11, 25, 16, 0, 0, 0, time.UTC)

func (st *story) time(text string) time.Time {
	st.t.Helper()
	if d, err := time.ParseDuration(text); err == nil {
		return st.start.At.Add(d)
	}
	at := st.start.At
	if stamp, err := time.Parse("2-15:04", text); err == nil {
		return time.Date(at.Year(), at.Month(), stamp.Day(), stamp.Hour(), stamp.Minute(), 0, 0, at.Location())
	}
	st.t.Fatalf("%q is no time", text)
	return at
}

func (st *story) seats(names string) (all, windows game.Seats) {
	st.t.Helper()
	for _, name := range strings.Fields(names) {
		name, window := strings.CutSuffix(name, "?")
		seat := st.seat(name)
		if all = all.With(seat); window {
			windows = windows.With(seat)
		}
	}
	return all, windows
}

func (st *story) seat(name string) game.Seat {
	st.t.Helper()
	i := slices.Index(people, name)
	if i < 0 {
		st.t.Fatalf("%q is nobody", name)
	}
	return game.Seat(i)
}

// tell plays a story. Its first line is "Ani" or the like: who is to move at the start.
func tell(t *testing.T, r Rule, from time.Time, lines string) {
	t.Helper()
	st := &story{t: t, rule: r, start: Turn{At: from, Seat: game.Spectator}}
	for i, line := range strings.Split(strings.TrimSpace(lines), "\n") {
		if line = strings.TrimSpace(line); i == 0 {
			st.start.Owing, st.start.Windows = st.seats(line)
			st.state = New(r, st.start)
			continue
		}
		when, what, _ := strings.Cut(line, " ")
		st.line(line, st.time(when), what)
	}
}

func (st *story) line(line string, at time.Time, what string) {
	st.t.Helper()
	words := strings.Fields(what)
	who, _, _ := strings.Cut(what, " ")
	switch {
	case strings.Contains(what, "moves:"):
		_, rest, _ := strings.Cut(what, ":")
		parts := strings.Split(rest, ",")
		turn := Turn{At: at, Seat: st.seat(who)}
		turn.Owing, turn.Windows = st.seats(parts[0])
		for _, part := range parts[1:] {
			if names, ok := strings.CutPrefix(part, " held"); ok {
				turn.Held, _ = st.seats(names)
			}
			turn.Begins = turn.Begins || part == " turn"
		}
		st.turn(turn)
	case strings.HasSuffix(what, "offers"), strings.HasSuffix(what, "whispers"):
		st.turn(Turn{At: at, Seat: st.seat(who), Beside: true, Offer: strings.HasSuffix(what, "offers")})
	case words[0] == "undo":
		n, err := strconv.Atoi(words[1])
		if err != nil {
			st.t.Fatal(line, err)
		}
		st.turns = st.turns[:len(st.turns)-n]
		st.state = Fold(st.rule, st.start, st.turns, st.events)
	case len(words) > 1 && words[1] == "=":
		st.check(line, at, st.seat(who), words[2:])
	case len(words) == 3 && words[1] == "silent":
		want := time.Time{}
		if words[2] != "never" {
			want = st.time(words[2])
		}
		if got := st.state.Silent(at)[st.seat(who)]; !got.Equal(want) {
			st.t.Errorf("%s: a sign is waited for until %s", line, got)
		}
		if waits := st.state.Unheard(at).Has(st.seat(who)); waits == want.IsZero() {
			st.t.Errorf("%s: waits %t", line, waits)
		}
	default:
		st.event(line, at, words)
	}
}

func (st *story) turn(turn Turn) {
	st.turns = append(st.turns, turn)
	st.state.Turn(turn)
}

func (st *story) event(line string, at time.Time, words []string) {
	st.t.Helper()
	e := Event{At: at, Seat: game.Spectator}
	if slices.Contains(people, words[0]) {
		e.Seat, words = st.seat(words[0]), words[1:]
	}
	value := strings.Join(words[1:], " ")
	if value == "" && words[0] != string(Hours) {
		value = "0s"
	}
	e, err := ParseEvent(e.At, Kind(words[0]), e.Seat, value)
	if err != nil {
		st.t.Fatalf("%s: %v", line, err)
	}
	st.events = append(st.events, e)
	st.state.Event(e)
}

var statuses = map[Status]string{Idle: "idle", Runs: "runs", Replies: "replies", Talks: "talks", Holds: "holds",
	InQuiet: "quiet", Away: "away", Paused: "paused", HasSteward: "steward", IsAbsent: "absent"}

// check compares what a clock shows, step by step and anew.
func (st *story) check(line string, at time.Time, seat game.Seat, want []string) {
	st.t.Helper()
	anew := Fold(st.rule, st.start, st.turns, st.events)
	got := st.state.Book(at)
	if again := anew.Book(at); got != again {
		st.t.Errorf("%s: step by step %+v, anew %+v", line, got[seat], again[seat])
	}
	c := got[seat]
	left, err := time.ParseDuration(want[0])
	if err != nil {
		st.t.Fatal(line, err)
	}
	if c.Left != left || len(want) > 1 && statuses[c.Status] != want[1] {
		st.t.Errorf("%s: has %s, %s", line, c.Left, statuses[c.Status])
	}
	if len(want) > 3 && want[3] == "never" {
		if !c.Due.IsZero() {
			st.t.Errorf("%s: due %s", line, c.Due)
		}
	} else if len(want) > 3 && !c.Due.Equal(st.time(want[3])) {
		st.t.Errorf("%s: due %s, which is %s from the beginning", line, c.Due.In(at.Location()), c.Due.Sub(st.start.At))
	}
	if len(want) > 5 && want[5] == "never" {
		if !c.Until.IsZero() {
			st.t.Errorf("%s: until %s", line, c.Until)
		}
	} else if len(want) > 5 && !c.Until.Equal(st.time(want[5])) {
		st.t.Errorf("%s: until %s", line, c.Until.In(at.Location()))
	}
}
