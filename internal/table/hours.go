package table

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"ennead/game"
	"ennead/internal/clock"
	"ennead/internal/store"
)

// Hours are when a person is not expected to play in games over days: each night, and on vacation. They hold at all
// tables, also at those that begin later.
type Hours struct {
	Zone      *time.Location // where the person is; nil if they have not said. Quiet hours are in this zone
	Quiet     clock.Quiet
	Vacations []Vacation // the oldest first; those that ended long ago are left out
}

// Vacation is from one moment to before another.
type Vacation struct{ From, To time.Time }

// For how many days somebody may be on vacation: in a year, and on end.
const (
	MostVacation = 30
	MostAway     = int(clock.MostVacation / day)
)

const (
	day  = 24 * time.Hour
	year = 365 * day
)

// On returns the vacation of a moment, or the next one after it; false if there is none.
func (h Hours) On(now time.Time) (v Vacation, ok bool) {
	for _, one := range h.Vacations {
		if now.Before(one.To) {
			return one, true
		}
	}
	return v, false
}

// Rest reports whether a person is not expected to play at a moment, and until when that stays so at least.
func (h Hours) Rest(now time.Time) (until time.Time, rests bool) {
	if until, rests = h.Quiet.Until(now); rests {
		return until, true
	}
	if v, ok := h.On(now); ok && !now.Before(v.From) {
		return v.To, true
	}
	return time.Time{}, false
}

// Left returns how many days of vacation somebody may still take at a moment. A day that has begun is taken.
func (h Hours) Left(now time.Time) int {
	taken := 0
	for _, v := range h.Vacations {
		if v.From.After(now.Add(-year)) {
			taken += int((v.To.Sub(v.From) + day - 1) / day)
		}
	}
	return max(0, MostVacation-taken)
}

// storedHours are hours as the store has them.
type storedHours struct {
	Zone  string     `json:"zone,omitempty"` // if it is not that of the quiet hours
	Quiet string     `json:"quiet,omitempty"`
	Away  [][2]int64 `json:"away,omitempty"` // in milliseconds since 1970
}

func (h Hours) text() string {
	s := storedHours{Quiet: h.Quiet.Text()}
	if h.Zone != nil && h.Quiet.Zone == nil {
		s.Zone = h.Zone.String()
	}
	for _, v := range h.Vacations {
		s.Away = append(s.Away, [2]int64{v.From.UnixMilli(), v.To.UnixMilli()})
	}
	if s.Zone == "" && s.Quiet == "" && s.Away == nil {
		return ""
	}
	text, _ := json.Marshal(s) // texts and numbers can always be encoded
	return string(text)
}

// ParseHours reads the hours of a stored person. What cannot be read counts as none.
func ParseHours(text string) (h Hours) {
	var s storedHours
	if text == "" || json.Unmarshal([]byte(text), &s) != nil {
		return h
	}
	h.Quiet, _ = clock.ParseQuiet(s.Quiet)
	if h.Zone = h.Quiet.Zone; h.Zone == nil {
		h.Zone, _ = clock.ParseZone(s.Zone)
	}
	for _, v := range s.Away {
		h.Vacations = append(h.Vacations, Vacation{time.UnixMilli(v[0]), time.UnixMilli(v[1])})
	}
	return h
}

// Hours returns when a person is not expected to play.
func (h *House) Hours(ctx context.Context, person PersonID) (Hours, error) {
	who, err := h.who(person)
	if err != nil {
		return Hours{}, err
	}
	p, err := h.conf.Store.Person(ctx, who)
	if err != nil && !errors.Is(err, store.ErrNotFound) {
		return Hours{}, err
	}
	return ParseHours(p.Hours), nil
}

// SetZone says in which time zone a person is. Their quiet hours are in that zone from then on.
func (h *House) SetZone(ctx context.Context, person PersonID, zone *time.Location) error {
	hours, err := h.Hours(ctx, person)
	if err != nil || hours.Zone != nil && hours.Zone.String() == zone.String() {
		return err
	}
	if hours.Quiet.Zone != nil {
		hours.Quiet.Zone = zone
		return h.SetQuiet(ctx, person, hours.Quiet)
	}
	who, err := h.who(person)
	if err != nil {
		return err
	}
	return h.conf.Store.EditPerson(ctx, who, func(p *store.Person) error {
		hours := ParseHours(p.Hours)
		hours.Zone = zone
		p.Hours = hours.text()
		return nil
	})
}

// SetQuiet sets the quiet hours of a person. At running tables they hold from the next stint on.
func (h *House) SetQuiet(ctx context.Context, person PersonID, q clock.Quiet) error {
	if q.Valid() != nil {
		return ErrHours
	}
	return h.setHours(ctx, person, func(hours *Hours, _ time.Time) error {
		if hours.Quiet = q; q.Zone != nil {
			hours.Zone = q.Zone
		}
		return nil
	}, clock.Event{Kind: clock.Hours, Quiet: q})
}

// GoAway sends a person on vacation for so many days, from the next quarter of an hour on, or makes the vacation on
// which they are longer.
func (h *House) GoAway(ctx context.Context, person PersonID, days int) error {
	long := time.Duration(days) * day
	return h.setHours(ctx, person, func(hours *Hours, now time.Time) error {
		if days < 1 || days > hours.Left(now) || long > clock.MostVacation {
			return ErrVacation
		}
		const quarter = 15 * time.Minute
		from := now.Truncate(quarter)
		if from.Before(now) {
			from = from.Add(quarter)
		}
		if on, ok := hours.On(now); ok {
			if to := later(on.To, from.Add(long)); to.Sub(on.From) <= clock.MostVacation {
				hours.Vacations[len(hours.Vacations)-1].To = to
				return nil
			}
			return ErrVacation
		}
		hours.Vacations = append(hours.Vacations, Vacation{from, from.Add(long)})
		return nil
	}, clock.Event{Kind: clock.Vacation, For: long})
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// ComeBack ends the vacation of a person at all tables.
func (h *House) ComeBack(ctx context.Context, person PersonID) error {
	return h.setHours(ctx, person, func(hours *Hours, now time.Time) error {
		if _, ok := hours.On(now); !ok {
			return errSame
		}
		last := &hours.Vacations[len(hours.Vacations)-1]
		if last.To = now; !last.From.Before(now) { // it has not begun
			hours.Vacations = hours.Vacations[:len(hours.Vacations)-1]
		}
		return nil
	}, clock.Event{Kind: clock.Back})
}

// setHours changes the hours of a person and has the event happen at all their running games over days.
func (h *House) setHours(
	ctx context.Context, person PersonID, change func(hours *Hours, now time.Time) error, event clock.Event,
) error {
	who, err := h.who(person)
	if err != nil {
		return err
	}
	same := false
	err = h.conf.Store.EditPerson(ctx, who, func(p *store.Person) error {
		hours, now := ParseHours(p.Hours), h.now()
		hours.Vacations = slices.DeleteFunc(hours.Vacations, func(v Vacation) bool {
			return v.To.Before(now.Add(-year))
		})
		err := change(&hours, now)
		if same = errors.Is(err, errSame); same {
			return nil
		}
		p.Hours = hours.text()
		return err
	})
	if err != nil || same {
		return err
	}
	return h.everywhere(ctx, who, event)
}

// everywhere has an event happen to the clocks of a person's seats at all their running games over days. Where that
// fails the table is as before, and the error says so; the event can be repeated.
func (h *House) everywhere(ctx context.Context, who string, event clock.Event) error {
	ids, err := h.conf.Store.Traces(ctx, who)
	if err != nil {
		return err
	}
	for _, id := range ids {
		_, err := h.edit(ctx, ID(id), func(t *Table) error {
			if rule, timed := t.Clock(); !timed || !rule.Quiet || t.times == nil || t.Status != Playing {
				return errSame
			}
			for seat := range held(t.Seats, who).All() {
				if event.Kind == clock.Back && t.Handed().Has(seat) { // the steward plays on until they say so there
					continue
				}
				event.Seat = seat
				t.ticks = append(t.ticks, event)
			}
			if len(t.ticks) == 0 {
				return errSame
			}
			return nil
		})
		switch {
		case errors.Is(err, ErrFrozen), errors.Is(err, ErrNoTable), errors.Is(err, ErrElsewhere):
		case err != nil:
			return err
		}
	}
	return nil
}

// arrives has the hours of the people hold who play from now on: all when the game begins, later those who sit down.
func (h *House) arrives(ctx context.Context, old, next *Table) error {
	rule, timed := next.Clock()
	if !timed || !rule.Quiet || next.Status != Playing || old.Status != Gathering && old.times == nil {
		return nil
	}
	for i, s := range next.Seats {
		if s.Kind != Person || !s.Taken || old.Status == Playing && old.Seats[i].who == s.who {
			continue
		}
		p, err := h.conf.Store.Person(ctx, s.who)
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			return err
		}
		hours, now, seat := ParseHours(p.Hours), h.now(), game.Seat(i)
		if hours.Quiet != (clock.Quiet{}) || old.Status == Playing { // whoever sat there may have had some
			next.ticks = append(next.ticks, clock.Event{Kind: clock.Hours, Seat: seat, Quiet: hours.Quiet})
		}
		if v, ok := hours.On(now); ok {
			long := min((v.To.Sub(now) + day - 1).Truncate(day), clock.MostVacation)
			next.ticks = append(next.ticks, clock.Event{Kind: clock.Vacation, Seat: seat, For: long})
		}
	}
	return nil
}
