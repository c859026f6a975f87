package clock

import (
	"errors"
	"fmt"
	"strings"
	"time"
	_ "time/tzdata" // a machine may have no time zones
)

// Quiet are the hours in which a person is not expected to play: each day from one time to another, as a clock on the
// wall shows them in a zone. The zero value is none.
type Quiet struct {
	Zone     *time.Location
	From, To int16 // in minutes since midnight; To may be on the next day
}

// MostQuiet is how long quiet hours are at most.
const MostQuiet = 10 * time.Hour

// ErrQuiet says that nobody can have such quiet hours.
var ErrQuiet = errors.New("no quiet hours")

const minutes = 24 * 60

// Long returns how long the hours are, on a day on which no clock is changed.
func (q Quiet) Long() time.Duration {
	return time.Duration((q.To-q.From+minutes)%minutes) * time.Minute
}

// Valid returns nil for none, and for hours that somebody may have.
func (q Quiet) Valid() error {
	switch {
	case q == Quiet{}:
		return nil
	case q.Zone == nil:
		return fmt.Errorf("%w: they have no time zone", ErrQuiet)
	case q.From < 0 || q.From >= minutes || q.To < 0 || q.To >= minutes:
		return fmt.Errorf("%w: minutes %d and %d are not both on one day", ErrQuiet, q.From, q.To)
	case q.Long() == 0 || q.Long() > MostQuiet:
		return fmt.Errorf("%w: they last %s, and must last up to %s", ErrQuiet, q.Long(), MostQuiet)
	}
	return nil
}

// Text returns the hours as they are stored, such as "Europe/Paris 22:00 06:00"; empty for none.
func (q Quiet) Text() string {
	if q.Zone == nil {
		return ""
	}
	return fmt.Sprintf("%s %02d:%02d %02d:%02d", q.Zone, q.From/60, q.From%60, q.To/60, q.To%60)
}

// ParseQuiet reads what [Quiet.Text] writes, and nothing else. It looks the zone up, which takes a while. The error
// is an [ErrQuiet].
func ParseQuiet(text string) (q Quiet, err error) {
	if text == "" {
		return q, nil
	}
	zone, times, _ := strings.Cut(text, " ")
	if q.Zone, err = ParseZone(zone); err != nil {
		return Quiet{}, fmt.Errorf("%w: %.80q: %w", ErrQuiet, text, err)
	}
	var from, to [2]int16
	if _, err = fmt.Sscanf(times, "%d:%d %d:%d", &from[0], &from[1], &to[0], &to[1]); err != nil {
		return Quiet{}, fmt.Errorf("%w: %.80q: %w", ErrQuiet, text, err)
	}
	q.From, q.To = 60*from[0]+from[1], 60*to[0]+to[1]
	if err = q.Valid(); err != nil {
		return Quiet{}, err
	}
	if q.Text() != text {
		return Quiet{}, fmt.Errorf("%w: %.80q, which would be %q", ErrQuiet, text, q.Text())
	}
	return q, nil
}

// ParseZone reads the name of a time zone, such as "Europe/Paris". It looks the zone up, which takes a while.
func ParseZone(name string) (*time.Location, error) {
	if name == "" || name == time.Local.String() { // where the server stands is nobody's zone
		return nil, fmt.Errorf("%.80q is no time zone", name)
	}
	return time.LoadLocation(name)
}

// Until reports whether a moment is in quiet hours, and when they end, or a clock is changed during them.
func (q Quiet) Until(now time.Time) (until time.Time, quiet bool) {
	if q.Zone == nil {
		return until, false
	}
	quiet, ms := q.at(now.UnixMilli())
	return time.UnixMilli(ms), quiet
}

// at reports whether a moment is in quiet hours, and until when that stays so at least. Both are in milliseconds since
// 1970.
func (q Quiet) at(now int64) (quiet bool, until int64) {
	t := time.UnixMilli(now).In(q.Zone)
	_, east := t.Zone()
	_, changes := t.ZoneBounds()
	const whole = int64(minutes) * msPerMinute
	since := (2*whole + now + int64(east)*1000 - int64(q.From)*msPerMinute) % whole // the last beginning
	until = now + whole - since
	if quiet = since < q.Long().Milliseconds(); quiet {
		until = now + q.Long().Milliseconds() - since
	}
	if !changes.IsZero() {
		until = min(until, changes.UnixMilli())
	}
	return quiet, until
}

const msPerMinute = 60_000
