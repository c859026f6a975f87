package games_test

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
)

// stored is a game that an earlier version of this program played, and what it wrote about it: a line of
// testdata/stored. None of this may change as long as the version of the rules stays the same (docs/records.md).
type stored struct {
	Record  string   `json:"record"`
	Moments []moment `json:"moments"`
	// Digests cover all turns, not only the moments, one for every stride turns.
	Digests []string `json:"digests"`
}

// stride is how many turns a digest of a stored game covers.
const stride = 50

// moment is a game after that many turns of its record. Seats are named as in records.
type moment struct {
	After    int                        `json:"after"`
	Position json.RawMessage            `json:"position"`
	Views    map[string]json.RawMessage `json:"views"` // the positions as each seat sees them
	Moves    map[string][]string        `json:"moves"` // of the seats that have to choose, as the rules list them
	Weights  []int                      `json:"weights,omitempty"`
	Deals    map[string][]string        `json:"deals"` // moves out of turn
	Scores   []int                      `json:"scores"`
	Ranks    []int                      `json:"ranks"`
	Sheet    []game.Category            `json:"sheet"`
	Known    map[string]string          `json:"known"` // the digest of the record as each seat may read it
}

// storedFile is where the stored games of a game under its version of the rules are.
func storedFile(g game.Game) string {
	return filepath.Join("testdata", "stored", fmt.Sprintf("%s-%d.jsonl.gz", g.ID(), g.Version()))
}

// TestStored replays games that an earlier version of this program played, under every version of the rules that tables
// may have. Records, positions and legal moves are the same, byte for byte.
func TestStored(t *testing.T) {
	for _, g := range games.Versions() {
		t.Run(fmt.Sprintf("%s/%d", g.ID(), g.Version()), func(t *testing.T) {
			t.Parallel()
			all := readStored(t, g)
			for number, want := range all {
				if err := want.hold(g); err != nil {
					t.Errorf("game %d: %v", number, err)
				}
			}
			if t.Failed() {
				t.Log(advice(g))
			}
			if len(all) < 10 {
				t.Errorf("only %d games are stored", len(all))
			}
		})
	}
}

// advice says what to do when games of a version are no longer what they were.
func advice(g game.Game) string {
	return fmt.Sprintf("Tables that play %s under version %d of its rules would not go on as they began. If no "+
		"outcome was meant to change, correct the code. If it was, raise Version and keep version %d as it is: as a "+
		"branch that asks Before(%d), or as a frozen copy (docs/records.md, \"When rules change\").", g.ID(),
		g.Version(), g.Version(), g.Version()+1)
}

// readStored returns the stored games of a version.
func readStored(t *testing.T, g game.Game) (all []stored) {
	t.Helper()
	file, err := os.Open(storedFile(g))
	if err != nil {
		t.Fatalf("%v: store games of the new version with -run StoreAnew -store-anew %s (docs/records.md)", err, g.ID())
	}
	defer file.Close()
	text, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	for in := json.NewDecoder(text); ; {
		var one stored
		if err := in.Decode(&one); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, one)
	}
}

// Every stored version is one that tables may still have: otherwise nobody would look at its games again.
func TestStoredVersionsAreListed(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "stored", "*"))
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var listed []string
	for _, g := range games.Versions() {
		listed = append(listed, storedFile(g))
	}
	for _, file := range files {
		if !slices.Contains(listed, file) {
			t.Errorf("%s holds games of a version that no kit lists: add it to Older of the game's kit, or delete the "+
				"file when no table has that version any more (docs/records.md)", file)
		}
	}
}

// changed is a game with other figures under the same version of its rules.
type changed struct {
	game.Game
	components []byte
}

func (c changed) New(setup game.Setup) (game.State, error) {
	setup.Components = c.components
	return c.Game.New(setup)
}

// A changed outcome without a raised version is noticed, and what to do is said.
func TestStoredNoticesAChange(t *testing.T) {
	g := games.Find("kemet")
	own := g.Components()
	other := bytes.Replace(own, []byte("prayer_points_start: 7"), []byte("prayer_points_start: 8"), 1)
	if bytes.Equal(own, other) {
		t.Fatal("the figure is not found")
	}
	one := readStored(t, g)[0]
	if err := one.hold(changed{g, own}); err != nil {
		t.Errorf("without a change: %v", err)
	}
	if err := one.hold(changed{g, other}); err == nil {
		t.Error("nothing is noticed")
	}
	for _, word := range []string{fmt.Sprintf("kemet under version %d", g.Version()), "raise Version",
		fmt.Sprintf("Before(%d)", g.Version()+1), "docs/records.md"} {
		if !strings.Contains(advice(g), word) {
			t.Errorf("%q is not said", word)
		}
	}
}

// hold loads the positions and replays the record. The error says what is no longer as it was.
func (want *stored) hold(g game.Game) error {
	r, err := readRecord(g, want.Record)
	if err != nil {
		return err
	}
	if r.Version != g.Version() {
		return fmt.Errorf("it was played under version %d of the rules", r.Version)
	}
	at := make([]int, len(want.Moments))
	for i, m := range want.Moments {
		at[i] = m.After
		if err := m.loads(g, r.Setup); err != nil {
			return fmt.Errorf("after %d turns: %w", m.After, err)
		}
	}
	got, err := describe(g, want.Record, at)
	if err != nil {
		return err
	}
	for i := range want.Moments {
		if err := same(want.Moments[i], got.Moments[i]); err != nil {
			return fmt.Errorf("after %d turns: %w", at[i], err)
		}
	}
	for i := range want.Digests {
		if want.Digests[i] != got.Digests[i] {
			from := i * stride
			return fmt.Errorf("between turns %d and %d a position, a view or legal moves differ", from, from+stride)
		}
	}
	return nil
}

// loads: the position makes a state that is written as the same text, and shows each seat the same.
func (m *moment) loads(g game.Game, setup game.Setup) error {
	s, err := g.Load(setup, m.Position)
	if err != nil {
		return err
	}
	if text := g.Position(s); !bytes.Equal(text, m.Position) {
		return fmt.Errorf("Position: %s", difference(string(m.Position), string(text)))
	}
	return same(*m, momentOf(g, s, m.After, m.Known))
}

// describe replays a record and looks at the game after so many turns.
func describe(g game.Game, record string, at []int) (*stored, error) {
	r, err := readRecord(g, record)
	if err != nil {
		return nil, err
	}
	var text strings.Builder
	if err := game.WriteRecord(&text, g, r); err != nil {
		return nil, err
	}
	if text.String() != record {
		return nil, fmt.Errorf("the record is written otherwise: %s", difference(record, text.String()))
	}
	header := *r
	match, err := game.NewMatch(g, header)
	if err != nil {
		return nil, err
	}
	found, sum := &stored{Record: record}, sha256.New()
	for n := 0; ; n++ {
		digest(sum, g, match.State, n)
		if n%stride == stride-1 || n == len(r.Turns) {
			found.Digests = append(found.Digests, fmt.Sprintf("%.8x", sum.Sum(nil)))
		}
		if slices.Contains(at, n) {
			known, err := knownTo(match)
			if err != nil {
				return nil, err
			}
			found.Moments = append(found.Moments, momentOf(g, match.State, n, known))
		}
		if n == len(r.Turns) {
			break
		}
		if err := match.Replay(r.Turns[n : n+1]); err != nil {
			return nil, err
		}
	}
	if r.Secret != "" {
		_, err = game.Verify(g, r)
	}
	return found, err
}

func readRecord(g game.Game, text string) (*game.Record, error) {
	return game.ReadRecord(strings.NewReader(text), func(id string) game.Game {
		if id != g.ID() {
			return nil
		}
		return g
	})
}

// momentOf describes a state.
func momentOf(g game.Game, s game.State, after int, known map[string]string) moment {
	m := moment{
		After: after, Position: g.Position(s), Known: known,
		Views: map[string]json.RawMessage{}, Moves: map[string][]string{}, Deals: map[string][]string{},
		Sheet: s.Sheet(),
	}
	view := s.Copy()
	for _, seat := range readers(s) {
		view.CopyFrom(s)
		view.Mask(seat)
		m.Views[seatName(seat)] = g.Position(view)
		if seat == game.Spectator {
			continue
		}
		m.Scores, m.Ranks = append(m.Scores, s.Score(seat)), append(m.Ranks, s.Rank(seat))
		if deals := game.OutOfTurnOf(s, nil, seat); len(deals) > 0 {
			m.Deals[seatName(seat)] = texts(g, deals)
		}
	}
	for seat := range s.Owing().All() {
		list := s.Moves(nil, seat)
		m.Moves[seatName(seat)] = texts(g, list)
		if seat == game.Nature {
			for _, move := range list {
				m.Weights = append(m.Weights, s.Weight(move))
			}
		}
	}
	return m
}

// readers are all who may look at a game.
func readers(s game.State) []game.Seat {
	all := make([]game.Seat, 0, game.MaxSeats)
	for seat := range game.Seat(s.Seats()) {
		all = append(all, seat)
	}
	return append(all, game.Spectator)
}

func seatName(seat game.Seat) string {
	if seat == game.Spectator {
		return "spectator"
	}
	return seat.Text()
}

func texts(g game.Game, moves []game.Move) []string {
	all := make([]string, len(moves))
	for i, m := range moves {
		all[i] = g.Lexicon().Text(m)
	}
	return all
}

// knownTo are the digests of the record as each seat may read it.
func knownTo(match *game.Match) (map[string]string, error) {
	known := map[string]string{}
	for _, seat := range readers(match.State) {
		sum := sha256.New()
		if err := game.WriteRecord(sum, match.Game, match.RecordFor(seat)); err != nil {
			return nil, err
		}
		known[seatName(seat)] = fmt.Sprintf("%.8x", sum.Sum(nil))
	}
	return known, nil
}

// digest adds a state to a sum: the whole position, what one of its readers sees, by turns, and the legal moves.
func digest(sum hash.Hash, g game.Game, s game.State, n int) {
	sum.Write(g.Position(s))
	all := readers(s)
	view := s.Copy()
	view.Mask(all[n%len(all)])
	sum.Write(g.Position(view))
	for seat := range s.Owing().All() {
		fmt.Fprint(sum, seat.Text(), texts(g, s.Moves(nil, seat)))
	}
	if seat := all[n%len(all)]; seat != game.Spectator {
		fmt.Fprint(sum, texts(g, game.OutOfTurnOf(s, nil, seat)), s.Score(seat))
	}
}

// same compares two descriptions of a moment, part by part.
func same(want, got moment) error {
	w, g := reflect.ValueOf(want), reflect.ValueOf(got)
	for i := range w.NumField() {
		was, err := encode(w.Field(i).Interface())
		if err != nil {
			return err
		}
		is, err := encode(g.Field(i).Interface())
		if err != nil {
			return err
		}
		if !bytes.Equal(was, is) {
			return fmt.Errorf("%s: %s", w.Type().Field(i).Name, difference(string(was), string(is)))
		}
	}
	return nil
}

// encode writes JSON without changing any character of a position.
func encode(value any) ([]byte, error) {
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	err := to.Encode(value)
	return bytes.TrimSuffix(text.Bytes(), []byte("\n")), err
}

// difference shows where two texts part.
func difference(want, got string) string {
	at := 0
	for at < min(len(want), len(got)) && want[at] == got[at] {
		at++
	}
	from := max(0, at-60)
	return fmt.Sprintf("stored is\n…%.160s\nand now it is\n…%.160s", want[from:], got[from:])
}
