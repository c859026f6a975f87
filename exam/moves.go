package exam

import (
	"slices"
	"strings"

	"ennead/game"
)

// between separates the small moves of an entry.
const between = ";"

// asked returns the key of the list that the position has.
func (p *Position) asked() string {
	if _, ok := p.lines["best"]; ok {
		return "best"
	}
	return "avoid"
}

// checkLists reads the list of moves. It holds at least one way to play on, and leaves at least one out.
func (p *Position) checkLists() error {
	_, best := p.lines["best"]
	_, avoid := p.lines["avoid"]
	key, texts := p.asked(), slices.Concat(p.Best, p.Avoid)
	switch {
	case best == avoid:
		return p.at("avoid", 0, game.Wrong(nil, "problem.exam.either", "a position has best or avoid, and not both"))
	case len(texts) == 0:
		return p.at(key, 0, game.Wrong(nil, "problem.exam.empty", "{key} lists no move", "key", key))
	case len(texts) > maxEntries:
		return p.at(key, 0, game.Wrong(nil, "problem.exam.entries", "{key} lists at most {most} moves", "key", key,
			"most", maxEntries))
	}
	p.list = nil
	for i, text := range texts {
		line, err := p.read(text)
		if err != nil {
			return p.at(key, i+1, err)
		}
		for _, other := range p.list {
			if n := min(len(line), len(other)); slices.Equal(line[:n], other[:n]) {
				return p.at(key, i+1, game.Wrong(nil, "problem.exam.twice", "{text} begins as another entry, {other}",
					"text", game.Quote(text), "other", game.Quote(p.text(other))))
			}
		}
		p.list = append(p.list, line)
	}
	if p.all(p.state, nil) {
		return p.at(key, 0, game.Wrong(nil, "problem.exam.all", "{key} lists all that is legal: nothing is asked",
			"key", key))
	}
	return nil
}

// read reads an entry. The seat must be able to make its moves one after another, without chance or another seat in
// between.
func (p *Position) read(text string) ([]game.Move, error) {
	var line []game.Move
	s := p.state.Copy()
	for part := range strings.SplitSeq(text, between) {
		part = strings.TrimSpace(part)
		m, err := p.game.Lexicon().Parse(part)
		switch {
		case err != nil:
		case !s.Owing().Has(p.seat()):
			err = game.Wrong(nil, "problem.exam.over", "the seat owes no choice any more")
		case !slices.Contains(s.Moves(nil, p.seat()), m):
			if err = game.Allowed(p.game, s, p.seat(), m); err == nil {
				err = game.Wrong(nil, "problem.exam.turn", "it is no move of a turn")
			}
		}
		if err != nil {
			return nil, game.Wrong(nil, "problem.exam.illegal", "{text}: {why}", "text", game.Quote(part), "why", err)
		}
		s.Play(p.seat(), m, nil)
		line = append(line, m)
	}
	return line, nil
}

// Steps returns the moves of an entry of Best or Avoid.
func (p *Position) Steps(entry string) []game.Move {
	line, err := p.read(entry)
	if err != nil {
		return nil // it is none
	}
	return line
}

// text returns moves as an entry.
func (p *Position) text(line []game.Move) string {
	var parts []string
	for _, m := range line {
		parts = append(parts, p.game.Lexicon().Text(m))
	}
	return strings.Join(parts, between+" ")
}

// all reports whether every way to play on from a state, which was reached by these moves, begins with an entry. It
// follows entries only, so it looks at no more states than there are moves in the list.
func (p *Position) all(s game.State, line []game.Move) bool {
	listed, open := p.follow(line)
	if listed || !open {
		return listed
	}
	for _, m := range s.Moves(nil, p.seat()) {
		next := s.Copy()
		next.Play(p.seat(), m, nil)
		if !p.all(next, append(slices.Clone(line), m)) {
			return false
		}
	}
	return true
}

// follow reports whether moves are an entry, and whether they are the beginning of one.
func (p *Position) follow(line []game.Move) (listed, open bool) {
	for _, entry := range p.list {
		if len(line) > len(entry) || !slices.Equal(line, entry[:len(line)]) {
			continue
		}
		listed = listed || len(line) == len(entry)
		open = open || len(line) < len(entry)
	}
	return listed, open
}
