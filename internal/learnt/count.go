package learnt

import (
	"cmp"
	"slices"
	"strconv"

	"ennead/arena"
	"ennead/game"
)

// Counted is what was counted of a game.
type Counted struct {
	Game    string  `json:"game"`
	Version int     `json:"version"` // of the rules
	Bot     string  `json:"bot"`     // that played at all seats
	Seed    uint64  `json:"seed"`
	Series  []Table `json:"series"`
}

// Table is what was counted in games with the same number of players.
type Table struct {
	Players int               `json:"players"`
	Games   int               `json:"games"`
	Kinds   map[string][]Deed `json:"kinds"` // by the key of the kind, deeds in the order of its list
}

// Deed counts one deed: choices, and seats, each once a game. A shared victory is won in equal parts.
type Deed struct {
	Deed    string  `json:"deed"`
	Offered int     `json:"offered"` // choices in which it was possible
	Chosen  int     `json:"chosen"`  // those in which it was done
	Could   int     `json:"could"`   // seats that could do it at some time; of an opening, when they began
	Did     int     `json:"did"`     // those that did it, or got it without a choice
	Won     float64 `json:"won"`     // by those that did it
	Other   float64 `json:"other"`   // by those that could have done it and did not
}

// Taken is the part of the choices with it in which it was done. Choices of one game resemble each other, so it has no
// interval.
func (d Deed) Taken() float64 { return float64(d.Chosen) / float64(max(d.Offered, 1)) }

// With is the part of the games that were won by those who did it.
func (d Deed) With() arena.Share { return arena.ShareOf(d.Won, float64(d.Did)) }

// Without is the part of the games that were won by those who could have done it and did not.
func (d Deed) Without() arena.Share { return arena.ShareOf(d.Other, float64(d.Could-d.Did)) }

// Counter counts the deeds of games, one after the other.
type Counter struct {
	rules game.Game
	kinds []Kind
	deeds [][]tally // by kind and deed
	games int
	moves []game.Move
	log   game.Log
}

// NewCounter returns a counter of kinds of deeds that has counted no game.
func NewCounter(rules game.Game, kinds []Kind) *Counter {
	c := &Counter{rules: rules, kinds: kinds, deeds: make([][]tally, len(kinds))}
	for i, k := range kinds {
		c.deeds[i] = make([]tally, len(k.Deeds))
	}
	return c
}

// tally counts a deed as [Deed] does, but victories in parts of whole: so sums are exact, in whatever order games end.
type tally struct{ offered, chosen, could, did, won, other int }

// whole is a victory that nobody shares. It can be shared equally by up to six seats.
const whole = 60

// part counts, for a seat in one game, by kind and deed: choices in which it could do something and did it; and what it
// has in the end, chosen or not.
type part struct{ could, did, has [][]int }

// Add counts a finished game. It is the Record function of a series; the error is that of a record that cannot be
// replayed.
func (c *Counter) Add(_ int, r *game.Record) error {
	s, err := c.rules.New(r.Setup)
	if err != nil {
		return err
	}
	parts := make([]part, s.Seats())
	for seat := range parts {
		parts[seat] = part{c.blank(), c.blank(), c.blank()}
	}
	for _, turn := range r.Turns {
		if outside, _ := game.IsOutOfTurn(s, turn.Move); turn.Seat != game.Nature && !outside {
			c.note(s, turn, &parts[turn.Seat])
		}
		c.log.Events = c.log.Events[:0]
		s.Play(turn.Seat, turn.Move, &c.log)
		c.given(s, parts)
	}
	first := 0
	for seat := range game.Seat(s.Seats()) {
		if s.Rank(seat) == 1 {
			first++
		}
	}
	for seat, p := range parts {
		won := 0
		if s.Rank(game.Seat(seat)) == 1 {
			won = whole / first
		}
		c.sum(p, won)
	}
	c.games++
	return nil
}

func (c *Counter) blank() [][]int {
	all := make([][]int, len(c.kinds))
	for i, k := range c.kinds {
		all[i] = make([]int, len(k.Deeds))
	}
	return all
}

// note notes what a seat does with a move, and what else it could have done. Where all moves are the same deed, nothing
// is chosen.
func (c *Counter) note(s game.State, turn game.Turn, p *part) {
	c.moves = s.Moves(c.moves[:0], turn.Seat)
	for i, k := range c.kinds {
		did, ok := k.Number(s, turn.Move)
		if k.Opens && (!ok || slices.ContainsFunc(p.has[i], func(n int) bool { return n > 0 })) {
			continue
		}
		if ok {
			p.has[i][did]++
		}
		could := map[int]bool{} // several moves may be the same deed
		others := false
		for _, m := range c.moves {
			deed, is := k.Number(s, m)
			if is {
				could[deed] = true
			}
			others = others || !is
		}
		if len(could) == 1 && !others {
			continue
		}
		for deed := range could {
			p.could[i][deed]++
		}
		if ok {
			p.did[i][did]++
		}
	}
}

// given notes what the last move gave seats without a choice of theirs.
func (c *Counter) given(s game.State, parts []part) {
	for i, k := range c.kinds {
		if k.Got == nil {
			continue
		}
		for _, e := range c.log.Events {
			if deed, ok := k.Got(s, e); ok && int(e.Seat) < len(parts) {
				parts[e.Seat].has[i][deed]++
			}
		}
	}
}

// sum adds what a seat could do and did in a game of which it won that part.
func (c *Counter) sum(p part, won int) {
	for i := range c.kinds {
		for deed, could := range p.could[i] {
			d := &c.deeds[i][deed]
			d.offered += could
			d.chosen += p.did[i][deed]
			switch {
			case p.has[i][deed] > 0:
				d.could++
				d.did++
				d.won += won
			case could > 0:
				d.could++
				d.other += won
			}
		}
	}
}

// Table returns what has been counted, without deeds that nobody could do.
func (c *Counter) Table(players int) Table {
	t := Table{Players: players, Games: c.games, Kinds: map[string][]Deed{}}
	for i, k := range c.kinds {
		for deed, d := range c.deeds[i] {
			if d.could > 0 {
				t.Kinds[k.Key] = append(t.Kinds[k.Key], Deed{k.Deeds[deed], d.offered, d.chosen, d.could, d.did,
					float64(d.won) / whole, float64(d.other) / whole})
			}
		}
	}
	return t
}

// enough is how many seats must have been able to do something before it is told.
const enough = 24

// Ranked returns the deeds that were often possible, those first that are done most often when they are.
func Ranked(deeds []Deed) []Deed {
	var told []Deed
	for _, d := range deeds {
		if d.Could >= enough {
			told = append(told, d)
		}
	}
	slices.SortStableFunc(told, func(a, b Deed) int { return cmp.Compare(b.Taken(), a.Taken()) })
	return told
}

// Vague reports whether the interval of a share is too wide to say anything.
func Vague(s arena.Share) bool { return s.CI95[1]-s.CI95[0] > .4 }

// Percent writes a part of 1 as a whole number of percent.
func Percent(part float64) string { return strconv.Itoa(int(100*part + .5)) }
