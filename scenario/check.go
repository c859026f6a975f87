package scenario

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"ennead/game"
)

// check lists what does not hold.
func (r *run) check(t *Then) []string {
	c := checker{run: r}
	if t.Over != nil && *t.Over != (r.state.Owing() == 0) {
		c.wrong("over: want %t, %s", *t.Over, owed(r.state.Owing()))
	}
	if t.Owes != nil {
		c.owes(t.Owes)
	}
	c.asked(t.Asked)
	c.moves(t.Moves)
	c.legal(t.Legal)
	c.refused(t.Refused)
	c.points("scores", t.Scores, r.state.Score)
	c.points("ranks", t.Ranks, r.state.Rank)
	c.sheet(t.Sheet)
	c.told(t.Told, true)
	c.told(t.Untold, false)
	c.events(t.Events)
	if t.Position != nil {
		c.part("position", r.game.Position(r.state), t.Position)
	}
	c.counts(t.Counts)
	for _, who := range slices.Sorted(maps.Keys(t.Seen)) {
		seat, err := parseSeat(who)
		if err != nil || seat == game.Nature {
			c.wrong("seen: %q is no seat", who)
			continue
		}
		c.part("seen."+who, r.game.Position(c.view(r.state, seat)), t.Seen[who])
	}
	return c.found
}

// checker collects what does not hold.
type checker struct {
	*run
	found []string
}

func (c *checker) wrong(format string, args ...any) {
	c.found = append(c.found, fmt.Sprintf(format, args...))
}

func (c *checker) owes(want any) {
	var seats game.Seats
	switch want := want.(type) {
	case string:
		if want != "nature" && want != "nobody" {
			c.wrong("owes: %.20q is neither nature, nobody nor a list of seats", want)
			return
		}
		if want == "nature" {
			seats = game.Nature.Set()
		}
	case []any:
		for _, who := range want {
			seat, err := parseSeat(fmt.Sprint(who))
			if err != nil {
				c.wrong("owes: %v", err)
				return
			}
			seats = seats.With(seat)
		}
	default:
		c.wrong("owes: want nature, nobody or a list of seats, not %v", want)
		return
	}
	if seats != c.state.Owing() {
		c.wrong("owes: want %v, but %s", want, owed(c.state.Owing()))
	}
}

func (c *checker) asked(want map[string]string) {
	for _, who := range slices.Sorted(maps.Keys(want)) {
		seat, err := parseSeat(who)
		if err != nil {
			c.wrong("asked: %v", err)
		} else if got := c.game.Prompt(c.state, seat).Key; got != want[who] {
			c.wrong("asked: seat %s: want %s, got %s", who, want[who], got)
		}
	}
}

// legalMoves returns the texts of the legal moves of all seats to move.
func (c *checker) legalMoves() []string {
	var texts []string
	for seat := range c.state.Owing().All() {
		for _, m := range c.state.Moves(nil, seat) {
			texts = append(texts, seat.Text()+" "+c.game.Lexicon().Text(m))
		}
	}
	slices.Sort(texts)
	return texts
}

func (c *checker) moves(want []string) {
	if want == nil {
		return
	}
	got, want := c.legalMoves(), slices.Sorted(slices.Values(want))
	missing := without(want, got)
	surplus := without(got, want)
	if len(missing) > 0 {
		c.wrong("moves: not legal: %s", strings.Join(missing, ", "))
	}
	if len(surplus) > 0 {
		c.wrong("moves: legal, but not listed: %s", strings.Join(surplus, ", "))
	}
}

func without(list, drop []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(s string) bool { return slices.Contains(drop, s) })
}

func (c *checker) legal(want []string) {
	for _, text := range want {
		seat, m, err := c.parse(text)
		if err == nil {
			err = c.refusal(seat, m)
		}
		switch {
		case err != nil:
			c.wrong("legal %q: %v", text, err)
		case !slices.Contains(c.list(seat, m), m):
			c.wrong("legal %q: not refused, but not in the list of moves either", text)
		}
	}
}

func (c *checker) refused(want Refusals) {
	for _, text := range slices.Sorted(maps.Keys(want)) {
		seat, m, err := c.parse(text)
		if err != nil {
			c.wrong("refused %q: %v", text, err)
			continue
		}
		var refusal *game.Refusal
		switch err := c.refusal(seat, m); {
		case err == nil:
			c.wrong("refused %q: want %s, but the move is legal", text, want[text])
		case !errors.As(err, &refusal):
			c.wrong("refused %q: want %s, got: %v", text, want[text], err)
		case refusal.Rule != want[text]:
			c.wrong("refused %q: want %s, got %s (%s)", text, want[text], refusal.Rule, refusal.Key)
		}
	}
}

func (c *checker) points(what string, want []int, of func(game.Seat) int) {
	if want == nil {
		return
	}
	var got []int
	for i := range c.state.Seats() {
		got = append(got, of(game.Seat(i)))
	}
	if !slices.Equal(want, got) {
		c.wrong("%s: want %v, got %v", what, want, got)
	}
}

func (c *checker) sheet(want map[string][]int) {
	got := map[string][]int{}
	for _, line := range c.state.Sheet() {
		got[line.Key] = line.Points
	}
	for _, key := range slices.Sorted(maps.Keys(want)) {
		if points, ok := got[key]; !ok {
			c.wrong("sheet: there is no line %s, only %v", key, slices.Sorted(maps.Keys(got)))
		} else if !slices.Equal(points, want[key]) {
			c.wrong("sheet.%s: want %v, got %v", key, want[key], points)
		}
	}
}

// told checks that the given seats learned something from the step's moves, or that they learned nothing.
func (c *checker) told(seats []any, want bool) {
	what := map[bool]string{true: "told", false: "untold"}[want]
	for _, who := range seats {
		seat, err := parseSeat(fmt.Sprint(who))
		if err != nil || seat == game.Nature {
			c.wrong("%s: %v is no seat", what, who)
			continue
		}
		switch got := c.learns(seat); {
		case got != want && want:
			c.wrong("told: seat %v learns nothing", who)
		case got != want:
			c.wrong("untold: seat %v learns of a move", who)
		case !want && !c.view(c.first, seat).Equal(c.view(c.state, seat)):
			c.wrong("untold: seat %v sees a change", who)
		}
	}
}

// learns reports whether a seat knows of a move of the step, or of any of its events.
func (c *checker) learns(seat game.Seat) bool {
	return slices.ContainsFunc(c.made, func(m made) bool { return m.seat == seat || m.seen.Has(seat) }) ||
		slices.ContainsFunc(c.log.Events, func(e game.Event) bool { return e.Audience.Has(seat) })
}

func (c *checker) view(s game.State, seat game.Seat) game.State {
	view := s.Copy()
	view.Mask(seat)
	return view
}

func (c *checker) events(want []string) {
	if want == nil {
		return
	}
	var got []string
	for _, e := range c.log.Events {
		got = append(got, c.game.Tell(c.state, e).Wording())
	}
	at := 0
	for _, key := range want {
		next := slices.Index(got[at:], key)
		if next < 0 {
			c.wrong("events: no %s at this place among [%s]", key, strings.Join(got, " "))
			return
		}
		at += next + 1
	}
}

func (c *checker) counts(want map[string]int) {
	if want == nil {
		return
	}
	position, err := decode(c.game.Position(c.state))
	if err != nil {
		c.wrong("counts: %v", err)
		return
	}
	for _, path := range slices.Sorted(maps.Keys(want)) {
		if got, err := Count(path, position); err != nil {
			c.wrong("counts.%s: %v", path, err)
		} else if got != want[path] {
			c.wrong("counts.%s: want %d, got %d", path, want[path], got)
		}
	}
}

// part checks that the JSON contains what is wanted.
func (c *checker) part(path string, position []byte, want any) {
	got, err := decode(position)
	if err != nil {
		c.wrong("%s: %v", path, err)
		return
	}
	text, err := json.Marshal(want)
	if err != nil {
		c.wrong("%s: %v", path, err)
		return
	}
	wanted, err := decode(text)
	if err != nil {
		c.wrong("%s: %v", path, err)
		return
	}
	c.found = append(c.found, Missing(path, wanted, got)...)
}
