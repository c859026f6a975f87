package clock

import (
	"errors"
	"fmt"
	"time"

	"ennead/game"
)

// Kind is what an [Event] does, as a word that is stored.
type Kind string

// The kinds of events.
const (
	Pause    Kind = "pause"    // all clocks stand, For at most that long; 0 until Resume. A second one sets a new end
	Resume   Kind = "resume"   // the pause ends
	Vacation Kind = "vacation" // the seat's clock stands For whole days, from the next quarter of an hour; days only
	Credit   Kind = "credit"   // nobody could play For that long until now: it did not count
	Steward  Kind = "steward"  // somebody plays for the seat until its stint ends; its bank is two steps then
	Absent   Kind = "absent"   // somebody plays for the seat until Back; while a stint lasts, it is as with Steward
	Back     Kind = "back"     // the seat's person plays again; this also ends a vacation
	Sign     Kind = "sign"     // the seat's person has shown themselves, see [Rule.Silence]
	NoMore   Kind = "nomore"   // the seat adds nothing more to the choice that is kept open, see [game.Held]
	Hours    Kind = "quiet"    // the seat's quiet hours are these from its next stint on; days only
)

// Event is something besides the turns that changes clocks.
type Event struct {
	At    time.Time
	Kind  Kind
	Seat  game.Seat     // whose clock; means nothing for Pause, Resume, Credit
	For   time.Duration // whole seconds, see the kinds
	Quiet Quiet         // of Hours
}

// The longest that somebody may ask for.
const (
	MostPauseLive = 15 * time.Minute
	MostPauseDays = 60 * day
	MostVacation  = 14 * day
)

// ErrEvent says that there is no such event under the rule of the table.
var ErrEvent = errors.New("no event of a clock")

// Valid returns nil if there can be such an event under the rule; otherwise an [ErrEvent] or [ErrQuiet]. A fold skips
// those that there cannot be. How often something may happen is for the table to say.
func (e Event) Valid(r Rule) error {
	least, most := time.Duration(0), time.Duration(0)
	switch e.Kind {
	case Pause:
		if most = MostPauseLive; r.Quiet {
			most = MostPauseDays
		}
	case Vacation:
		least, most = day, MostVacation
	case Credit:
		least, most = time.Second, MostPauseDays
	case Resume, Steward, Absent, Back, Sign, NoMore, Hours:
	default:
		return fmt.Errorf("%w: %.40q", ErrEvent, e.Kind)
	}
	switch {
	case (e.Kind == Vacation || e.Kind == Hours) && !r.Quiet:
		return fmt.Errorf("%w: %s in a live game", ErrEvent, e.Kind)
	case e.For < least || e.For > most || e.For%time.Second != 0 || e.Kind == Vacation && e.For%day != 0:
		return fmt.Errorf("%w: %s for %s, not from %s to %s in whole seconds or days", ErrEvent, e.Kind, e.For, least,
			most)
	case !e.everybodys() && e.Seat >= game.MaxSeats:
		return fmt.Errorf("%w: %s of seat %s", ErrEvent, e.Kind, e.Seat.Text())
	case e.Kind != Hours && e.Quiet != Quiet{}:
		return fmt.Errorf("%w: %s with quiet hours", ErrEvent, e.Kind)
	}
	return e.Quiet.Valid()
}

// everybodys reports whether the event concerns the clocks of all seats.
func (e Event) everybodys() bool { return e.Kind == Pause || e.Kind == Resume || e.Kind == Credit }

// Value returns what has to be stored of an event besides its kind, time and seat.
func (e Event) Value() string {
	if e.Kind == Hours {
		return e.Quiet.Text()
	}
	return span(e.For)
}

// ParseEvent reads what [Event.Value] writes, and nothing else. The error is an [ErrEvent] or [ErrQuiet].
func ParseEvent(at time.Time, kind Kind, seat game.Seat, value string) (e Event, err error) {
	e = Event{At: at, Kind: kind, Seat: seat}
	if kind == Hours {
		e.Quiet, err = ParseQuiet(value)
		return e, err
	}
	if e.For = parseSpan(value); e.For < 0 {
		return Event{}, fmt.Errorf("%w: %s %.40q", ErrEvent, kind, value)
	}
	return e, nil
}
