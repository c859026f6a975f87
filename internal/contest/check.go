package contest

import (
	"slices"
	"strings"

	"ennead/game"
)

// Bounds of a contest.
const (
	MaxEntries = 256
	MaxRounds  = 64
	maxRating  = 1_000_000
	maxScore   = 1_000_000
	maxID      = 64
)

// sizes are the fewest and most members of a group, or of a division.
var sizes = map[Kind][2]int{Groups: {6, 16}, League: {6, 10}}

// Check reports what is wrong with a history.
func Check(h *History) error {
	if err := h.checkTerms(); err != nil {
		return err
	}
	entries, err := h.checkEntries()
	if err != nil {
		return err
	}
	for i := range h.Rounds {
		if err := h.checkRound(i+1, entries); err != nil {
			return err
		}
	}
	return nil
}

// within returns an error unless the number of a field is in its bounds.
func within(field string, n, least, most int) error {
	if n < least || n > most {
		return game.Wrong(nil, "problem.contest.bounds", "{field}: {n} is not between {least} and {most}", "field",
			field, "n", n, "least", least, "most", most)
	}
	return nil
}

// checkTerms checks what was agreed before the contest.
func (h *History) checkTerms() error {
	if !slices.Contains(kinds, h.Kind) {
		return game.Wrong(nil, "problem.contest.kind", "kind: {kind} is not one of {list}", "kind",
			game.Quote(string(h.Kind)), "list", "swiss, groups, knockout, league")
	}
	if h.Seal != "" {
		if _, err := digits("seal", h.Seal); err != nil {
			return err
		}
	}
	length, size, ahead := [2]int{1, MaxRounds}, sizes[h.Kind], [2]int{}
	if h.Kind == Knockout {
		length, ahead = [2]int{}, [2]int{1, 2}
	}
	for _, f := range []struct {
		name  string
		n     int
		bound [2]int
	}{
		{"table", h.Table, [2]int{2, maxTable}}, {"least", h.Least, [2]int{2, h.Table}}, {"length", h.Length, length},
		{"size", h.Size, size}, {"ahead", h.Ahead, ahead}, {"entries", len(h.Entries), [2]int{2, MaxEntries}},
		{"rounds", len(h.Rounds), [2]int{0, h.mostRounds()}},
	} {
		if err := within(f.name, f.n, f.bound[0], f.bound[1]); err != nil {
			return err
		}
	}
	return nil
}

// mostRounds returns the most rounds that the contest can have.
func (h *History) mostRounds() int {
	if h.Kind == Knockout {
		return MaxRounds
	}
	return h.Length
}

// checkEntries checks the entries and returns them by their id.
func (h *History) checkEntries() (map[string]*Entry, error) {
	all := map[string]*Entry{}
	divided := 0
	for i := range h.Entries {
		e := &h.Entries[i]
		if e.ID == "" || len(e.ID) > maxID || strings.ContainsFunc(e.ID, func(r rune) bool { return r < ' ' }) {
			return nil, game.Wrong(nil, "problem.contest.id", "{entry} cannot be the id of an entry", "entry",
				game.Quote(e.ID))
		}
		if all[e.ID] != nil {
			return nil, game.Wrong(nil, "problem.contest.twice", "{entry} is entered twice", "entry", game.Quote(e.ID))
		}
		all[e.ID] = e
		for _, f := range []struct {
			name           string
			n, least, most int
		}{
			{"rating", e.Rating, -maxRating, maxRating}, {"from", e.From, 0, MaxRounds},
			{"out", e.Out, 0, MaxRounds + 1},
			{"division", e.Division, 0, MaxEntries},
		} {
			if err := within(f.name, f.n, f.least, f.most); err != nil {
				return nil, err
			}
		}
		if e.Division > 0 {
			divided++
		}
	}
	if divided > 0 && (h.Kind != League || divided < len(h.Entries)) {
		return nil, game.Wrong(nil, "problem.contest.division",
			"only a league has divisions, and there either all entries have one or none has")
	}
	return all, h.checkReserves(all)
}

// checkReserves checks whom reserves stand in for: somebody who withdrew by then, and one reserve for each. Nobody can
// join a knockout otherwise.
func (h *History) checkReserves(all map[string]*Entry) error {
	taken := map[string]bool{}
	for i := range h.Entries {
		e := &h.Entries[i]
		if e.For == "" && (h.Kind != Knockout || !e.reserve()) {
			continue
		}
		other := all[e.For]
		if !e.reserve() || other == nil || other.Out == 0 || other.Out > e.From || taken[e.For] {
			return game.Wrong(nil, "problem.contest.reserve", "{entry} cannot stand in for {other}", "entry",
				game.Quote(e.ID), "other", game.Quote(e.For))
		}
		taken[e.For] = true
	}
	return nil
}

// checkRound checks a round: who sits where, and the results.
func (h *History) checkRound(round int, entries map[string]*Entry) error {
	r := &h.Rounds[round-1]
	if err := within("tables", len(r.Tables), 1, MaxEntries); err != nil {
		return err
	}
	placed, numbers := map[string]bool{}, map[int]bool{}
	place := func(id string) error {
		e := entries[id]
		if e == nil || !e.plays(round) {
			return game.Wrong(nil, "problem.contest.stranger", "round {round}: {entry} is not in the contest", "round",
				round, "entry", game.Quote(id))
		}
		if placed[id] {
			return game.Wrong(nil, "problem.contest.placed", "round {round}: {entry} has two places", "round", round,
				"entry", game.Quote(id))
		}
		placed[id] = true
		return nil
	}
	for i := range r.Tables {
		p := &r.Tables[i]
		if err := within("table", p.Table, 1, MaxEntries); err != nil {
			return err
		}
		if err := within("seats", len(p.Seats), h.Least, h.Table); err != nil {
			return err
		}
		if numbers[p.Table] {
			return game.Wrong(nil, "problem.contest.number", "round {round}: two tables have the number {table}",
				"round", round, "table", p.Table)
		}
		numbers[p.Table] = true
		for _, id := range p.Seats {
			if err := place(id); err != nil {
				return err
			}
		}
		if field := p.misfit(); field != "" {
			return game.Wrong(nil, "problem.contest.misfit",
				"round {round}, table {table}: {field} does not fit the seats",
				"round", round, "table", p.Table, "field", field)
		}
	}
	for _, id := range r.Byes {
		if err := place(id); err != nil {
			return err
		}
	}
	return nil
}

// misfit returns the field of the outcome that does not fit the seats, empty if all do.
func (p *Pairing) misfit() string {
	if len(p.Ranks) == 0 {
		switch {
		case len(p.Scores) > 0:
			return "scores"
		case len(p.Absent) > 0:
			return "absent"
		}
		return ""
	}
	if len(p.Ranks) != len(p.Seats) {
		return "ranks"
	}
	for _, rank := range p.Ranks {
		better := 0
		for _, other := range p.Ranks {
			if other < rank {
				better++
			}
		}
		if rank != better+1 {
			return "ranks"
		}
	}
	if len(p.Scores) > 0 && len(p.Scores) != len(p.Seats) ||
		slices.ContainsFunc(p.Scores, func(n int) bool { return n < 0 || n > maxScore }) {
		return "scores"
	}
	for i, id := range p.Absent {
		if !slices.Contains(p.Seats, id) || slices.Contains(p.Absent[:i], id) {
			return "absent"
		}
	}
	return ""
}
