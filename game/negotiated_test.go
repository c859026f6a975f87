package game_test

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/barter"
)

// haggle is a game of barter of so many players after these moves: two clay for each seat but the second, which
// holds gold, and what follows.
func haggle(t *testing.T, players int, moves ...string) *game.Match {
	t.Helper()
	m, err := game.NewMatch(barter.Game,
		game.Record{Setup: game.Setup{Players: players, Options: map[string]string{"rounds": "1"}}})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range players {
		for range 2 {
			say(t, m, "* stone "+[]string{"clay", "gold", "clay", "clay"}[seat])
		}
	}
	for _, text := range moves {
		say(t, m, text)
	}
	return m
}

// bartered reads a move with its seat.
func bartered(t *testing.T, text string) (game.Seat, game.Move) {
	t.Helper()
	seat, err := game.ParseSeat(text[:1])
	if err != nil {
		t.Fatal(err)
	}
	move, err := barter.Game.Lexicon().Parse(text[2:])
	if err != nil {
		t.Fatal(err)
	}
	return seat, move
}

func say(t *testing.T, m *game.Match, text string) {
	t.Helper()
	text, note, _ := strings.Cut(text, ": ")
	seat, move := bartered(t, text)
	if err := m.PlayWith(seat, move, note); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
}

// Whoever's turn it is, all may deal; what they may not is refused as ever, and changes nothing.
func TestDealsBesideTheTurn(t *testing.T) {
	m := haggle(t, 3)
	for _, text := range []string{"2 mark gold clay", "3 mark clay gold", "2 offer 1", "1 accept 2", "1 rest",
		"1 show 2"} {
		say(t, m, text)
	}
	before, turns := m.State.Copy(), len(m.Record.Turns)
	for text, want := range map[string]string{
		"1 accept 2": "BAR-4", "2 offer 3": "BAR-3", "2 show 2": "BAR-3", "1 rest": "", "3 dig": "", "4 show 1": "",
	} {
		seat, move := bartered(t, text)
		err := m.Play(seat, move)
		var refusal *game.Refusal
		if want == "" && !errors.Is(err, game.ErrNotYours) || want != "" &&
			(!errors.As(err, &refusal) || refusal.Rule != want) {
			t.Errorf("%s: %v, not %q", text, err, want)
		}
	}
	_, show := bartered(t, "1 show 2")
	for _, seat := range []game.Seat{game.Nature, game.Spectator} {
		if err := m.Play(seat, show); !errors.Is(err, game.ErrNotYours) {
			t.Errorf("seat %d showed: %v", seat, err)
		}
	}
	if !m.State.Equal(before) || len(m.Record.Turns) != turns {
		t.Error("what was refused changed something")
	}
	for _, text := range []string{"2 rest", "3 rest"} {
		say(t, m, text)
	}
	if err := m.Play(0, show); !errors.Is(err, game.ErrNotYours) {
		t.Errorf("a deal after the end: %v", err)
	}
	if list := game.OutOfTurnOf(m.State, nil, game.Spectator); len(list) != 0 {
		t.Errorf("onlookers may %v", list)
	}
}

// A deal of which a seat is told nothing is not in its record, nor in its log; of one that shows, it sees as much
// as of any other. When the game is over everything is there.
func TestSeatsKnowTheirDeals(t *testing.T) {
	m := haggle(t, 3, "2 mark gold clay", "2 offer 1: for peace", "1 accept 2", "1 show 3", "1 rest")
	m.Record.Given = 8
	for seat, want := range map[game.Seat]string{
		0:              "2 offer 1 for peace|1 accept 2|1 show 3|1 rest",
		1:              "2 mark gold clay|2 offer 1 for peace|1 accept 2|1 rest",
		2:              "1 ?|1 show 3|1 rest",
		game.Spectator: "1 ?|1 rest",
	} {
		var got []string
		for n, turn := range m.Known(seat) {
			if n < 6 {
				continue // the first stones
			}
			text := "?"
			if !turn.Hidden {
				text = strings.TrimSpace(barter.Game.Lexicon().Text(turn.Move) + " " + turn.Note)
			}
			got = append(got, turn.Seat.Text()+" "+text)
			if m.Record.Turns[n].Seat != turn.Seat || turn.Hidden &&
				turn != (game.Turn{Seat: turn.Seat, Hidden: true}) {
				t.Errorf("seat %d: turn %d is %+v", seat+1, n, turn)
			}
		}
		if text := strings.Join(got, "|"); text != want {
			t.Errorf("seat %d knows %s, not %s", seat+1, text, want)
		}
		seen := m.RecordFor(seat)
		if len(seen.Turns) != 6+len(got) {
			t.Errorf("seat %d: %d turns are in its record", seat+1, len(seen.Turns))
		}
		if given := map[game.Seat]int{1: 8, 0: 7}[seat]; seen.Given != max(given, 6) {
			t.Errorf("seat %d: %d turns are given", seat+1, seen.Given)
		}
	}
	for seat, want := range map[game.Seat][]int{0: {0, 1, 2, 1, 1}, 1: {0, 1, 2, 0, 1}, 2: {0, 0, 2, 1, 1},
		game.Spectator: {0, 0, 2, 0, 1}} {
		for n := range want {
			if got := len(m.Events(6+n, seat)); got != want[n] {
				t.Errorf("seat %d: %d events of turn %d, not %d", seat+1, got, 6+n, want[n])
			}
		}
	}
	say(t, m, "2 rest")
	say(t, m, "3 rest")
	if seen := m.RecordFor(game.Spectator); !reflect.DeepEqual(seen.Turns, m.Record.Turns) ||
		len(m.Events(7, game.Spectator)) != 1 {
		t.Errorf("at the end %v is shown", seen.Turns)
	}
	for n := range m.Record.Turns {
		if m.Unknown(n, game.Spectator) {
			t.Errorf("at the end turn %d does not exist", n)
		}
	}
}

// Words bind nobody, so undo goes through them; what is done is done. Nothing beside the turn is ever taken back.
func TestUndoThroughWords(t *testing.T) {
	for name, test := range map[string]struct {
		after []string // what follows the choice of seat 1
		seat  game.Seat
		left  []string // what is left of it, "" if nothing may be taken back
	}{
		"nothing": {nil, 0, []string{}},
		"an offer": {[]string{"2 mark gold clay", "2 offer 1: well?"}, 0,
			[]string{"2 mark gold clay", "2 offer 1: well?"}},
		"one's own words": {[]string{"1 mark clay gold", "1 offer 2", "2 decline 1"}, 0,
			[]string{"1 mark clay gold", "1 offer 2", "2 decline 1"}},
		"an accepted offer":       {[]string{"2 mark gold clay", "2 offer 1", "1 accept 2"}, 0, nil},
		"what others have shown":  {[]string{"2 show 3"}, 0, []string{"2 show 3"}},
		"what it was shown":       {[]string{"2 show 1"}, 0, nil},
		"what it has shown":       {[]string{"1 show 2"}, 0, nil},
		"a trade of others":       {[]string{"2 mark gold clay", "2 offer 3", "3 accept 2"}, 0, nil},
		"who has chosen nothing":  {[]string{"2 mark gold clay"}, 1, nil},
		"an earlier choice":       {[]string{"2 rest", "1 mark clay gold"}, 0, nil},
		"the choice after it":     {[]string{"2 rest", "1 mark clay gold"}, 1, []string{"2 rest", "1 mark clay gold"}},
		"words without the turns": {repeated("2 mark gold clay", 6), 0, nil},
	} {
		// the last is one mark too many for the limit, if it is one's turn still
		first := []string{"2 mark gold clay", "1 rest"}
		m := haggle(t, 3, append(first, test.after...)...)
		length := len(m.Record.Turns)
		before := m.State.Copy()
		back, err := m.Undoable(test.seat), m.Undo(test.seat)
		if test.left == nil {
			if back != 0 || !errors.Is(err, game.ErrBarrier) || !m.State.Equal(before) ||
				len(m.Record.Turns) != length {
				t.Errorf("%s: %d turns back, %v", name, back, err)
			}
			continue
		}
		want := slices.Concat(first[:1], test.left)
		if test.seat == 1 {
			want = slices.Concat(first[:2], test.left[1:])
		}
		other := haggle(t, 3, want...)
		if err != nil || !m.State.Equal(other.State) || !reflect.DeepEqual(m.Record.Turns, other.Record.Turns) {
			t.Errorf("%s: %d turns back, %v, left with %v", name, back, err, m.Record.Turns)
		}
	}
}

// What a table declines for somebody is words like any other: undo goes through it and leaves it.
func TestUndoThroughDeclined(t *testing.T) {
	decline := func(m *game.Match, text string) {
		t.Helper()
		seat, move := bartered(t, text)
		if err := m.AutoDecline(seat, move); err != nil {
			t.Fatal(err)
		}
	}
	for name, deals := range map[string][2]string{
		"an offer to the seat": {"2 offer 1", "1 decline 2"}, "an offer of others": {"2 offer 3", "3 decline 2"},
	} {
		m := haggle(t, 3, "2 mark gold clay", "1 rest", deals[0])
		decline(m, deals[1])
		if n := m.Undoable(0); n != 3 {
			t.Errorf("%s: undo goes %d turns back", name, n)
		}
		if err := m.Undo(0); err != nil {
			t.Fatal(err)
		}
		want := haggle(t, 3, "2 mark gold clay", deals[0])
		decline(want, deals[1])
		if !m.State.Equal(want.State) || !reflect.DeepEqual(m.Record.Turns, want.Record.Turns) {
			t.Errorf("%s: left with %v", name, m.Record.Turns)
		}
	}
	m := haggle(t, 3, "2 mark gold clay", "2 offer 1")
	for _, text := range []string{"1 accept 2", "1 show 2", "1 rest", "3 decline 2"} {
		seat, move := bartered(t, text)
		if err := m.AutoDecline(seat, move); err == nil {
			t.Errorf("%s declines an offer", text)
		}
	}
}

func repeated(text string, n int) (list []string) {
	for range n {
		list = append(list, text)
	}
	return list
}

// veiled hides how a choice is made whose outcome everybody sees.
type veiled struct{ game.Game }

type veiledState struct{ *barter.State }

func (g veiled) New(setup game.Setup) (game.State, error) {
	s, err := g.Game.New(setup)
	return veiledState{s.(*barter.State)}, err
}

func (s veiledState) Copy() game.State { return veiledState{s.State.Copy().(*barter.State)} }

func (s veiledState) VisibleTo(seat game.Seat, m game.Move) game.Seats {
	return s.State.VisibleTo(seat, m) & seat.Set()
}

// A choice that others cannot wholly see opens no sealed one where somebody has only whispered before it.
func TestWhispersAreNoSealedChoices(t *testing.T) {
	m, err := game.NewMatch(veiled{barter.Game}, game.Record{Setup: game.Setup{Players: 2}})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"* stone clay", "* stone clay", "* stone gold", "* stone gold", "2 mark gold clay",
		"1 rest"} {
		say(t, m, text)
	}
	if got := m.Undoable(0); got != 1 {
		t.Errorf("the choice stands %d before the end", got)
	}
}

func TestNotes(t *testing.T) {
	m := haggle(t, 3)
	for _, test := range []struct {
		move, note string
		fits       bool
	}{
		{"2 mark gold clay", "", true},
		{"2 mark gold clay", `it's "gold"\n for peace, né à Thèbes\u00a0! 𓂀`, true},
		{"2 mark gold clay", strings.Repeat("é", game.MaxNote), true},
		{"2 mark gold clay", strings.Repeat("é", game.MaxNote+1), false},
		{"2 mark gold clay", "two\nlines", false},
		{"2 mark gold clay", "left\u202e to right", false},
		{"2 mark gold clay", "\xff", false},
		{"1 rest", "a note", false},
	} {
		seat, move := bartered(t, test.move)
		turns := len(m.Record.Turns)
		err := m.PlayWith(seat, move, test.note)
		if (err == nil) != test.fits || err != nil && !errors.Is(err, game.ErrNote) {
			t.Errorf("%s with %q: %v", test.move, test.note, err)
		}
		if made := len(m.Record.Turns) - turns; (made == 1) != test.fits {
			t.Errorf("%s with %q: %d turns", test.move, test.note, made)
		} else if test.fits && m.Record.Turns[turns].Note != test.note {
			t.Errorf("noted %q", m.Record.Turns[turns].Note)
		}
	}
	text := barteredText(t, m.Record)
	back, err := game.ReadRecord(strings.NewReader(text), barter.Find)
	if err != nil || !reflect.DeepEqual(back.Turns, m.Record.Turns) {
		t.Fatalf("%v: came back as %v\n%s", err, back, text)
	}
	again, err := game.Replay(barter.Game, back)
	if err != nil || !reflect.DeepEqual(again.Record.Turns, m.Record.Turns) {
		t.Errorf("replay: %v", err)
	}
	if seen := barteredText(t, m.RecordFor(0)); strings.Contains(seen, `"`) {
		t.Errorf("another reads what was noted in secret:\n%s", seen)
	}
	back.Turns[0].Note = "a stone with words on it"
	if _, err := game.Replay(barter.Game, back); !errors.Is(err, game.ErrNote) {
		t.Errorf("a note of Nature's: %v", err)
	}
}

func barteredText(t *testing.T, r *game.Record) string {
	t.Helper()
	var text bytes.Buffer
	if err := game.WriteRecord(&text, barter.Game, r); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// A note is read in the one form in which it is written.
func TestBadNotes(t *testing.T) {
	head := "ennead record 1\ngame barter\nrules 1\nplayers 2\nmoves\n"
	for _, line := range []string{
		`1 show 2 ""`, `1 show 2 "a`, `1 show 2 a"`, `1 show 2 "a" "b"`, `1 show 2 "a" `, `1 show 2  "a"`,
		`1 show 2 "a"b`,
		"1 show 2 `a`", `1 show 2 "\x61"`, `1 show 2 "\n"`, `1 show 2 "` + "\t" + `"`, `1 ? "a"`, `1 "a"`,
		`1 show 2 "` + strings.Repeat("a", game.MaxNote+1) + `"`,
	} {
		if r, err := game.ReadRecord(strings.NewReader(head+line+"\n"), barter.Find); !errors.Is(err, game.ErrRecord) {
			t.Errorf("%s: %v, read as %+v", line, err, r)
		}
	}
	if _, err := game.ReadRecord(strings.NewReader(head+`1 show 2 "a \"b\" \\"`+"\n"), barter.Find); err != nil {
		t.Error(err)
	}
}
