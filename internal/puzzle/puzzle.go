// Package puzzle asks people for the best move of a position, a different one every day. Its positions are those of the
// exams (docs/exam.md) whose answer is proven, or checked by several long searches.
package puzzle

import (
	"bytes"
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

// ID says which puzzle it is. The zero value is none.
type ID struct {
	Game string // its id
	Key  string // the name of its file, unlike that of any other of its game
}

// Path returns its address on the site.
func (id ID) Path() string { return "/puzzle/" + id.Game + "/" + id.Key }

// Puzzle is a position with one answer, which is proven or checked.
type Puzzle struct {
	ID ID
	*exam.Position
}

// Asked returns the seat that is to move.
func (p *Puzzle) Asked() game.Seat { return game.Seat(p.Seat - 1) }

// Book holds the puzzles of some games. It reads a position when it is first wanted, and may be used concurrently.
type Book struct {
	games []string
	ids   map[string][]ID // by game, in the order in which they are asked
	read  map[ID]func() (*Puzzle, error)
}

// New returns a book of the puzzles of these games, as far as they have any: the files with one position whose answer
// is proven or checked. Their order looks random, and another file does not change that of the rest.
func New(kits []*gamekit.Kit) *Book {
	b := &Book{ids: map[string][]ID{}, read: map[ID]func() (*Puzzle, error){}}
	for _, k := range kits {
		if k.Exam == nil {
			continue
		}
		files, _ := fs.Glob(k.Exam, "*.yaml") // the pattern is right
		for _, file := range files {
			if text, err := fs.ReadFile(k.Exam, file); err == nil && !sure(text) {
				continue
			}
			id := ID{k.ID(), strings.TrimSuffix(path.Base(file), ".yaml")}
			b.ids[k.ID()] = append(b.ids[k.ID()], id)
			b.read[id] = sync.OnceValues(func() (*Puzzle, error) { return read(k, id, file) })
		}
		if all := b.ids[k.ID()]; len(all) > 0 {
			b.games = append(b.games, k.ID())
			slices.SortFunc(all, func(x, y ID) int {
				return cmp.Or(cmp.Compare(order(x.Key), order(y.Key)), strings.Compare(x.Key, y.Key))
			})
		}
	}
	slices.Sort(b.games)
	return b
}

// sure reports whether a file says that it holds one position, whose answer is proven or checked. To read all positions
// takes longer than a page may, so this looks at the text alone.
func sure(text []byte) bool {
	says := func(certainty string) bool { return bytes.Contains(text, []byte("\ncertainty: "+certainty+"\n")) }
	return (says(exam.Forced) || says(exam.Checked)) && !bytes.Contains(text, []byte("\n---"))
}

// read reads a puzzle.
func read(k *gamekit.Kit, id ID, path string) (*Puzzle, error) {
	file, err := k.Exam.Open(path)
	if err != nil {
		return nil, fmt.Errorf("puzzles of %s: %w", k.ID(), err)
	}
	defer file.Close()
	positions, err := exam.Read(file, func(id string) game.Game {
		if id == k.ID() {
			return k.Game
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("puzzles of %s: %s: %w", k.ID(), path, err)
	}
	return &Puzzle{id, positions[0]}, nil
}

// Games returns the ids of the games that have puzzles, sorted.
func (b *Book) Games() []string { return b.games }

// All returns the puzzles of a game, in the order in which they are asked; none if the book has none of it.
func (b *Book) All(game string) []ID { return b.ids[game] }

// Read returns a puzzle; nil if the book has none of that id.
func (b *Book) Read(id ID) (*Puzzle, error) {
	if read := b.read[id]; read != nil {
		return read()
	}
	return nil, nil
}

// Day returns the puzzle of a day: of the games in turn, and of all the puzzles of a game in turn. It is the zero value
// if there is none at all.
func (b *Book) Day(day time.Time) ID {
	if len(b.games) == 0 {
		return ID{}
	}
	n := number(day)
	return b.at(b.games[n%len(b.games)], n/len(b.games))
}

// DayOf returns the puzzle of a day for those who play only that game; the zero value if there is none.
func (b *Book) DayOf(game string, day time.Time) ID { return b.at(game, number(day)) }

// Next returns the puzzle of the same game that is asked after another one.
func (b *Book) Next(id ID) ID { return b.at(id.Game, slices.Index(b.ids[id.Game], id)+1) }

func (b *Book) at(game string, n int) ID {
	all := b.ids[game]
	if len(all) == 0 {
		return ID{}
	}
	return all[n%len(all)]
}

// number counts days from the year 1, wherever the clock stands.
func number(day time.Time) int {
	year, month, date := day.Date()
	first := time.Date(1, 1, 1, 0, 0, 0, 0, time.UTC)
	return max(0, int((time.Date(year, month, date, 0, 0, 0, 0, time.UTC).Unix()-first.Unix())/(24*60*60)))
}

func order(key string) uint32 {
	sum := fnv.New32a()
	sum.Write([]byte(key))
	return sum.Sum32()
}
