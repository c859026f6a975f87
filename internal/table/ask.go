package table

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"ennead/game"
)

// Ask says when a person wants to be asked for reactions to what happens (see [game.Reactive]).
type Ask string

// The settings. AskTurn and AskRound expire, and then the setting before them applies again.
const (
	AskAlways  Ask = "always"  // in every reaction window
	AskAble    Ask = "able"    // in every reaction window in which they can do more than pass, see [Table.Alone]
	AskTouched Ask = "touched" // before the person's own acts, and when something is about to affect them
	AskBrief   Ask = "brief"   // as AskTouched, but the table declines a window after a while, see [Table.Lapses]
	AskTurn    Ask = "turn"    // not before the person's next turn
	AskRound   Ask = "round"   // not before the next round
	AskUntil   Ask = "until"   // not before a window of a certain kind, see [OrderUntil]; nobody sets it by itself
)

// Asks returns all settings that a person may choose, in the order in which a page offers them.
func Asks() []Ask { return []Ask{AskAlways, AskAble, AskTouched, AskBrief, AskTurn, AskRound} }

// wish is the setting that a seat has chosen. Its zero value is AskTouched.
type wish struct {
	standing Ask // AskAlways, AskAble or AskBrief; empty for AskTouched
	quiet    Ask // AskTurn or AskRound, or empty
	until    int // the turn or round at which quiet expires
}

// asked returns the wish without AskTurn and AskRound.
func (w wish) asked() wish { return wish{standing: w.standing} }

// at returns the setting that applies at that moment of the game.
func (w wish) at(s game.Reactive, seat game.Seat) Ask {
	round, turn := s.Clock(seat)
	switch {
	case w.quiet == AskTurn && turn < w.until, w.quiet == AskRound && round < w.until:
		return w.quiet
	}
	return cmp.Or(w.standing, AskTouched)
}

// with returns the wish after the seat has chosen another setting.
func (w wish) with(ask Ask, s game.Reactive, seat game.Seat) wish {
	round, turn := s.Clock(seat)
	switch ask {
	case AskTurn:
		return wish{w.standing, AskTurn, turn + 1}
	case AskRound:
		return wish{w.standing, AskRound, round + 1}
	case AskTouched:
		return wish{}
	}
	return wish{standing: ask}
}

// text returns the wish as it is stored, such as "always turn 7".
func (w wish) text() string {
	if w == (wish{}) {
		return ""
	}
	standing := cmp.Or(w.standing, AskTouched)
	if w.quiet == "" {
		return string(standing)
	}
	return fmt.Sprintf("%s %s %d", standing, w.quiet, w.until)
}

// parseWish reads what text writes; anything else gives the default.
func parseWish(text string) wish {
	words := strings.Split(text, " ")
	var w wish
	switch standing := Ask(words[0]); standing {
	case AskAlways, AskAble, AskBrief:
		w.standing = standing
	}
	if len(words) == 3 && (words[1] == string(AskTurn) || words[1] == string(AskRound)) {
		if until, err := strconv.Atoi(words[2]); err == nil {
			w.quiet, w.until = Ask(words[1]), until
		}
	}
	return w
}

// Asked returns when that seat is currently asked; false if the game has no reaction windows. Show it only to the
// seat itself.
func (t *Table) Asked(seat game.Seat) (Ask, bool) {
	if t.Match == nil || int(seat) >= len(t.Seats) {
		return "", false
	}
	s, ok := t.Match.State.(game.Reactive)
	if !ok {
		return "", false
	}
	if t.passes(seat) {
		return AskUntil, true
	}
	return t.Seats[seat].ask.at(s, seat), true
}

// SetAsk stores when a person's seat wants to be asked. It ends [OrderUntil]. It is not a move, and may be set at any
// time.
func (h *House) SetAsk(ctx context.Context, id ID, seat game.Seat, ask Ask) (*Table, error) {
	return h.edit(ctx, id, func(t *Table) error {
		now, ok := t.Asked(seat)
		switch {
		case !ok:
			return ErrNeverAsks
		case t.Seats[seat].Kind != Person:
			return ErrNoSeat
		case t.Status == Over:
			return ErrOver
		case now == ask && (ask == AskTurn || ask == AskRound):
			return errSame
		}
		h.stir(t, seat)
		s := &t.Seats[seat]
		before := *s
		s.ask, s.orders = s.ask.with(ask, t.Match.State.(game.Reactive), seat), s.orders.asked()
		if *s == before {
			return errSame
		}
		s.chose = h.now()
		if t.Status == Gathering {
			return nil
		}
		return t.settle()
	})
}

// Alone reports whether a single person plays, against bots or nobody. Then nobody else can tell from the speed of an
// answer whether the person could do anything: bots are shown neither time nor who made a move.
func (t *Table) Alone() bool {
	people := 0
	for _, s := range t.Seats {
		if s.Kind == Person {
			people++
		}
	}
	return people == 1
}

// waive declines one reaction window for a person who does not want to be asked now, and reports whether there was
// one.
func (t *Table) waive() (bool, error) {
	for seat := range t.Match.State.Owing().All() {
		if int(seat) >= len(t.Seats) || t.Seats[seat].Kind != Person {
			continue
		}
		if w, open := game.WindowOf(t.Match.State, seat); open && !t.Asks(t.Match.State, seat, w) {
			return true, t.Match.AutoPass(seat)
		}
	}
	return false, nil
}

// Asks reports whether a person is to be asked in a reaction window that is open in that state. Only somebody who plays
// alone can be spared the windows in which they can only pass: at other tables the skipped question would tell the
// others what is in their hand.
func (t *Table) Asks(s game.State, seat game.Seat, w game.Window) bool {
	switch ask, _ := t.Asked(seat); {
	case ask == AskAlways:
		return true
	case ask == AskAble, (ask == AskTouched || ask == AskBrief) && w.Touches,
		ask == AskUntil && w.Kind == t.Seats[seat].orders.until:
		return !t.Alone() || len(s.Moves(nil, seat)) > 1
	}
	return false
}
