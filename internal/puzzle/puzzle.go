// Package puzzle asks people for the best move of a position, a different one every day. Its positions are those of the
// exams (docs/exam.md) whose answer is proven.
package puzzle

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"ennead/exam"
	"ennead/game"
	"ennead/internal/gamekit"
)

// Puzzle is a position with a proven answer.
type Puzzle struct {
	Key string // the name of its file, unlike that of any other of its game
	*exam.Position
}

// Path returns its address on the site.
func (p *Puzzle) Path() string { return "/puzzle/" + p.Game().ID() + "/" + p.Key }

// Asked returns the seat that is to move.
func (p *Puzzle) Asked() game.Seat { return game.Seat(p.Seat - 1) }

// Book holds the puzzles of some games. It reads those of a game when they are first wanted, and may be used
// concurrently.
type Book struct {
	games []string
	read  map[string]func() ([]*Puzzle, error)
}

// New returns a book of the puzzles of these games, as far as they have any.
func New(kits []*gamekit.Kit) *Book {
	b := &Book{read: map[string]func() ([]*Puzzle, error){}}
	for _, k := range kits {
		if k.Exam == nil {
			continue
		}
		b.games = append(b.games, k.ID())
		b.read[k.ID()] = sync.OnceValues(func() ([]*Puzzle, error) { return read(k) })
	}
	slices.Sort(b.games)
	return b
}

// Games returns the ids of the games that have puzzles, sorted.
func (b *Book) Games() []string { return b.games }

// All returns the puzzles of a game, in the order in which they are asked; none if the book has none of it.
func (b *Book) All(game string) ([]*Puzzle, error) {
	if read := b.read[game]; read != nil {
		return read()
	}
	return nil, nil
}

// Day returns the puzzle of a day: of the games in turn, and of all the puzzles of a game in turn. It is nil if there
// is none at all.
func (b *Book) Day(day time.Time) (*Puzzle, error) {
	if len(b.games) == 0 {
		return nil, nil
	}
	n := number(day)
	return b.at(b.games[n%len(b.games)], n/len(b.games))
}

// DayOf returns the puzzle of a day for those who play only that game; nil if there is none.
func (b *Book) DayOf(game string, day time.Time) (*Puzzle, error) { return b.at(game, number(day)) }

func (b *Book) at(game string, n int) (*Puzzle, error) {
	all, err := b.All(game)
	if err != nil || len(all) == 0 {
		return nil, err
	}
	return all[n%len(all)], nil
}

// Find returns a puzzle of a game by its key, and the one that is asked the day after it; nil if there is none.
func (b *Book) Find(game, key string) (found, next *Puzzle, err error) {
	all, err := b.All(game)
	if err != nil {
		return nil, nil, err
	}
	for i, p := range all {
		if p.Key == key {
			return p, all[(i+1)%len(all)], nil
		}
	}
	return nil, nil, nil
}

// number counts days from the year 1, wherever the clock stands.
func number(day time.Time) int {
	year, month, date := day.Date()
	first := time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)
	return max(0, int((time.Date(year, month, date, 0, 0, 0, 0, time.UTC).Unix()-first.Unix())/(24*60*60)))
}

// read reads the puzzles of a game: the files with one position whose answer is proven. Their order looks random, and
// another file does not change that of the rest.
func read(k *gamekit.Kit) ([]*Puzzle, error) {
	files, err := fs.Glob(k.Exam, "*.yaml")
	if err != nil {
		return nil, fmt.Errorf("puzzles of %s: %w", k.ID(), err)
	}
	find := func(id string) game.Game {
		if id == k.ID() {
			return k.Game
		}
		return nil
	}
	var all []*Puzzle
	for _, name := range files {
		file, err := k.Exam.Open(name)
		if err != nil {
			return nil, fmt.Errorf("puzzles of %s: %w", k.ID(), err)
		}
		positions, err := exam.Read(file, find)
		file.Close()
		if err != nil {
			return nil, fmt.Errorf("puzzles of %s: %s: %w", k.ID(), name, err)
		}
		if len(positions) == 1 && positions[0].Certainty == exam.Forced {
			all = append(all, &Puzzle{Key: strings.TrimSuffix(path.Base(name), ".yaml"), Position: positions[0]})
		}
	}
	slices.SortFunc(all, func(x, y *Puzzle) int {
		return cmp.Or(cmp.Compare(order(x.Key), order(y.Key)), strings.Compare(x.Key, y.Key))
	})
	return all, nil
}

func order(key string) uint32 {
	sum := fnv.New32a()
	sum.Write([]byte(key))
	return sum.Sum32()
}
