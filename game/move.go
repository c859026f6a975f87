package game

import (
	"fmt"
	"strconv"
	"strings"
)

// Move is one small choice: a verb of the game's [Lexicon] and up to three small numbers with a fixed meaning (a card,
// a colour, a space), never an index into a list. It is comparable and four bytes long.
type Move struct{ Verb, A, B, C uint8 }

// Lexicon is the vocabulary of a game's moves. It gives each move a canonical text ("access silver") and a dense number
// (an action id), and reads both back by look-up.
type Lexicon struct {
	verbs  []Verb
	byName map[string]uint8
	first  []int // dense number of the first move of each numbered verb
	size   int
}

// Verb is a kind of move. Slots has, for each parameter, the names of its values: value v is written Slots[i][v]. An
// empty name means that there is no such value.
//
// The moves of an unnumbered verb have a text and no dense number. Programs that choose among numbers never choose one:
// it is not for a player to make, see [Deserted]. Such verbs come last.
type Verb struct {
	Name       string
	Slots      [][]string
	Unnumbered bool
}

// noName lists the characters that no name contains: records put moves into lines, followed by notes in quotes.
const noName = " \n\r\""

// NewLexicon builds a lexicon; the verb of a [Move] is its index in verbs.
// It panics if the table is invalid: duplicate names, names of several words, more than three slots, more than 256
// values, a numbered verb after an unnumbered one.
func NewLexicon(verbs []Verb) *Lexicon {
	l := &Lexicon{verbs: verbs, byName: map[string]uint8{}}
	if len(verbs) > 256 {
		panic("game: a lexicon holds at most 256 verbs")
	}
	for i, v := range verbs {
		if _, twice := l.byName[v.Name]; twice || v.Name == "" || strings.ContainsAny(v.Name, noName) ||
			len(v.Slots) > 3 {
			panic("game: bad verb " + v.Name)
		}
		if !v.Unnumbered && len(l.first) < i {
			panic("game: a numbered verb after an unnumbered one: " + v.Name)
		}
		l.byName[v.Name] = uint8(i)
		if !v.Unnumbered {
			l.first = append(l.first, l.size)
		}
		n := 1
		for _, slot := range v.Slots {
			if len(slot) == 0 || len(slot) > 256 || !distinct(slot) {
				panic("game: bad slot of verb " + v.Name)
			}
			n *= len(slot)
		}
		if !v.Unnumbered {
			l.size += n
		}
	}
	return l
}

// Numbers returns the names "1" to n for the values 1 to n of a slot; 0 has no name.
func Numbers(n int) []string {
	names := make([]string, n+1)
	for i := 1; i <= n; i++ {
		names[i] = strconv.Itoa(i)
	}
	return names
}

// distinct reports whether the names of a slot are distinct single words; empty ones mean no value.
func distinct(names []string) bool {
	seen := map[string]bool{"": false}
	for _, name := range names {
		if seen[name] || strings.ContainsAny(name, noName) {
			return false
		}
		seen[name] = name != ""
	}
	return true
}

// Len is the number of dense move numbers; they run from 0 to Len()-1.
func (l *Lexicon) Len() int { return l.size }

// Knows reports whether the lexicon contains m.
func (l *Lexicon) Knows(m Move) bool {
	if int(m.Verb) >= len(l.verbs) {
		return false
	}
	slots := l.verbs[m.Verb].Slots
	for i, a := range [3]uint8{m.A, m.B, m.C} {
		if i >= len(slots) {
			if a != 0 {
				return false
			}
		} else if int(a) >= len(slots[i]) || slots[i][a] == "" {
			return false
		}
	}
	return true
}

// Text returns the canonical form of a move that the lexicon knows.
func (l *Lexicon) Text(m Move) string {
	if !l.Knows(m) {
		return fmt.Sprintf("?%d.%d.%d.%d", m.Verb, m.A, m.B, m.C)
	}
	v := l.verbs[m.Verb]
	text := v.Name
	for i, a := range [3]uint8{m.A, m.B, m.C} {
		if i < len(v.Slots) {
			text += " " + v.Slots[i][a]
		}
	}
	return text
}

// width returns the length in bytes of the text of a move that the lexicon knows.
func (l *Lexicon) width(m Move) int {
	v := &l.verbs[m.Verb]
	n := len(v.Name)
	for i, a := range [3]uint8{m.A, m.B, m.C} {
		if i < len(v.Slots) {
			n += len(" ") + len(v.Slots[i][a])
		}
	}
	return n
}

// Parse reads the canonical form back.
func (l *Lexicon) Parse(text string) (Move, error) {
	words := strings.Split(text, " ")
	verb, ok := l.byName[words[0]]
	if !ok {
		return Move{}, Wrong(nil, "problem.verb", "no move starts with {word}", "word", Quote(words[0]))
	}
	v := l.verbs[verb]
	if len(words)-1 != len(v.Slots) {
		return Move{}, Wrong(nil, "problem.words", "{verb} takes {want} words, not {n}", "verb", Quote(v.Name), "want",
			len(v.Slots), "n", len(words)-1)
	}
	var args [3]uint8
	for i, slot := range v.Slots {
		found := false
		for value, name := range slot {
			if name == words[i+1] && name != "" {
				args[i], found = uint8(value), true
				break
			}
		}
		if !found {
			return Move{}, Wrong(nil, "problem.word", "{verb} does not know {word}", "verb", Quote(v.Name), "word",
				Quote(words[i+1]))
		}
	}
	return Move{verb, args[0], args[1], args[2]}, nil
}

// Number returns the dense number of a move that the lexicon knows; -1 if its verb is unnumbered.
func (l *Lexicon) Number(m Move) int {
	if int(m.Verb) >= len(l.first) {
		return -1
	}
	n := 0
	for i, slot := range l.verbs[m.Verb].Slots {
		n = n*len(slot) + int([3]uint8{m.A, m.B, m.C}[i])
	}
	return l.first[m.Verb] + n
}

// At returns the move with that dense number. Some numbers are no move: see [Lexicon.Knows].
func (l *Lexicon) At(number int) Move {
	verb := len(l.first) - 1
	for l.first[verb] > number {
		verb--
	}
	rest := number - l.first[verb]
	var args [3]uint8
	slots := l.verbs[verb].Slots
	for i := len(slots) - 1; i >= 0; i-- {
		args[i] = uint8(rest % len(slots[i]))
		rest /= len(slots[i])
	}
	return Move{uint8(verb), args[0], args[1], args[2]}
}
