package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"

	"ennead/game"
	"ennead/games"
)

// maxRecordFile limits a record that is read, in bytes.
const maxRecordFile = 16 << 20

// recordFile is the argument of commands that read a record.
type recordFile struct {
	File string `arg:""`
}

// open opens a file, or standard input.
func (c *console) open(name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(c.in), nil
	}
	return os.Open(name)
}

// read reads the text of the record.
func (f recordFile) read(c *console) (*game.Record, game.Game, error) {
	in, err := c.open(f.File)
	if err != nil {
		return nil, nil, err
	}
	defer in.Close()
	r, err := game.ReadRecordUnder(io.LimitReader(in, maxRecordFile), games.Reading)
	if err != nil {
		return nil, nil, wrong("cli.error.file", "file", f.File, "detail", err)
	}
	g := games.Reading(r.Game, r.Version)
	if r.Older(g) {
		return f.today(c, r, g)
	}
	return r, g, nil
}

// today returns a record of rules that the program no longer has as one of the current rules, if it replays under them
// as far as it goes.
func (f recordFile) today(c *console, r *game.Record, g game.Game) (*game.Record, game.Game, error) {
	today := r.Today(g)
	if _, err := game.Replay(g, today); err != nil && !errors.Is(err, game.ErrHidden) {
		_, version := game.Replay(g, r)
		return nil, nil, wrong("cli.error.older_rules", "file", f.File, "version", version, "detail", err)
	}
	fmt.Fprintln(c.err, c.words.Word("cli.record.older", "file", f.File, "played", r.Version, "today", g.Version()))
	return today, g, nil
}

// replay replays the record as far as its n-th move, or all of it if n is negative.
func (f recordFile) replay(c *console, n int) (*game.Match, error) {
	r, g, err := f.read(c)
	if err != nil {
		return nil, err
	}
	if n > len(r.Turns) {
		return nil, usage("cli.error.move", "file", f.File, "n", len(r.Turns), "move", strconv.Itoa(n))
	}
	if n >= 0 {
		r.Ended = r.Ended && n == len(r.Turns)
		r.Turns = r.Turns[:n]
		r.Given = min(r.Given, n)
	}
	m, err := game.Replay(g, r)
	if err != nil {
		return nil, wrong("cli.error.file", "file", f.File, "detail", err)
	}
	return m, nil
}

// viewer returns the seat that a person numbered from 1, or a spectator for 0.
func viewer(s game.State, number int) (game.Seat, error) {
	if number < 0 || number > s.Seats() {
		return 0, usage("cli.error.seat", "seat", strconv.Itoa(number), "n", s.Seats())
	}
	if number == 0 {
		return game.Spectator, nil
	}
	return game.Seat(number - 1), nil
}

// apart returns the names of a record, with the number of the seat after those that occur more than once, as when one
// bot has played all seats.
func (c *console) apart(names []string) []string {
	times := map[string]int{}
	for _, name := range names {
		times[name]++
	}
	all := slices.Clone(names)
	for i, name := range all {
		if times[name] > 1 && name != "" {
			all[i] = c.words.Word("cli.play.bot", "n", i+1, "bot", name)
		}
	}
	return all
}
