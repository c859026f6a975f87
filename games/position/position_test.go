package position_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/flow"
	"ennead/games/position"
)

func TestDecode(t *testing.T) {
	type file struct{ Round int }
	for text, want := range map[string]string{
		`{"round": 3}`: "", "{\"round\": 3}\n ": "",
		``: "position: EOF", `{"round": 3} 5`: "position: more than one JSON value",
		`{"sun": 1}`:     `position: json: unknown field "sun"`,
		`{"round": "x"}`: "position: json: cannot unmarshal", `{"` + strings.Repeat("x", 5000) +
			`": 1}`: "position: json: unknown field",
	} {
		var f file
		err := position.Decode([]byte(text), &f)
		switch {
		case want == "" && (err != nil || f.Round != 3):
			t.Errorf("%q: %v, %v", text, f, err)
		case want != "" && (err == nil || !strings.HasPrefix(err.Error(), want) || len(err.Error()) > 250):
			t.Errorf("%.40q: %.300v, want %q", text, err, want)
		}
	}
}

var names = []string{"ra", "ptah", "seth"}

// What was written is read back unchanged, without errors.
func TestThereAndBack(t *testing.T) {
	r := position.For(4)
	var counts [3]uint8
	r.Counts("c", position.Counts([]uint8{2, 0, 9}, names), names, 9, counts[:])
	seats := []game.Seat{3, 255, 0}
	for i, n := range position.Seats(seats) {
		if r.Seat("s", n) != seats[i] {
			t.Errorf("seat %d comes back as %d", seats[i], r.Seat("s", n))
		}
	}
	if counts != [3]uint8{2, 0, 9} || r.Set("n", position.Names(uint8(5), names), names) != 5 ||
		r.Word("w", "seth", names) != 2 ||
		r.Number("n", 7, 7, 7) != 7 || r.Secret("x", float64(position.Hidden(6).(int)), 0, 9) != 6 {
		t.Error("something comes back as something else")
	}
	if r.Err() != nil {
		t.Error(r.Err())
	}
}

func TestWrong(t *testing.T) {
	for want, read := range map[string]func(r *position.Reader) bool{
		"n: -1 is not within 0 and 5": func(r *position.Reader) bool {
			return r.Number("n", -1, 0,
				5) == 0
		},
		"n: 9 is not within 2 and 5": func(r *position.Reader) bool {
			return r.Number("n", 9, 2,
				5) == 2
		},
		`w: "x" is not known here; ra, ptah or seth fits`: func(r *position.Reader) bool {
			return r.Word("w", "x", names) == 0
		},
		`w: "x" is not known here; ra fits`: func(r *position.Reader) bool { return r.Word("w", "x", names[:1]) == 0 },
		`w: "" is not known here`: func(r *position.Reader) bool {
			return r.Word("w", "", []string{""}) == 0
		},
		`w: "n" is not known here; a, b, c, d, e, f, g, h, i, j, k, l or 1 more fit`: func(r *position.Reader) bool {
			return r.Word("w", "n", strings.Split("a b c d e f g h i j k l m", " ")) == 0
		},
		`w: "x" is not known here; no name fits`: func(r *position.Reader) bool {
			return r.Word("w", "x", []string{""}) == 0
		},
		"s/1: ra comes twice": func(r *position.Reader) bool { return r.Set("s", []string{"ra", "ra"}, names) == 1 },
		`s/2: "x" is not known here; ra, ptah or seth fits`: func(r *position.Reader) bool {
			return r.Set("s", []string{"seth", "ptah", "x", "ra"}, names) == 7
		},
		"a: 5 is not within 1 and 4": func(r *position.Reader) bool { return r.Seat("a", 5) == 0 },
		`c: "seth" is not known here`: func(r *position.Reader) bool {
			r.Counts("c", map[string]int{"seth": 1}, names, 9, make([]uint8, 2))
			return true
		},
		"c/ra: 10 is not within 0 and 9": func(r *position.Reader) bool {
			r.Counts("c", map[string]int{"ra": 10}, names, 9, make([]uint8, 3))
			return true
		},
		"x: ? is no number; a masked position": func(r *position.Reader) bool {
			return r.Secret("x", position.Hidden(game.Unknown), 0, 9) == 0
		},
		"x: 1.5 is no number; a masked position": func(r *position.Reader) bool {
			return r.Secret("x", 1.5, 0,
				9) == 0
		},
		"x: <nil> is no number; a masked position": func(r *position.Reader) bool {
			return r.Secret("x", nil, 1,
				9) == 1
		},
		"first": func(r *position.Reader) bool {
			r.InTurn(func() { r.That(false, "first") }, func() { r.That(false, "second") })
			return true
		},
	} {
		r := position.For(4)
		if !read(&r) {
			t.Errorf("%s: read as a value that may do harm", want)
		}
		if err := r.Err(); err == nil || !strings.HasPrefix(err.Error(), "position: "+want) ||
			strings.Contains(err.Error(), "second") {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

type state struct{ flow.Stack }

const (
	stepTurn = flow.Done + 1 + iota
	stepPay
	stepGain
	stepOwn
	stepTax
	stepNone
)

var steps = flow.Ready(flow.Table[state]{
	stepTurn: {Name: "turn", Rule: "T-1", Under: []flow.Step{flow.Done}, Holds: flow.A,
		Run: func(*state, flow.Frame, *game.Log) {}},
	stepPay: {Name: "pay", Rule: "T-2", Under: []flow.Step{stepTurn, stepPay}, Repeats: true,
		Holds: flow.A | flow.B, Fits: payFits,
		Candidates: func(_ *state, f flow.Frame, dst []game.Move) []game.Move {
			return append(dst, make([]game.Move, f.A)...)
		}},
	stepGain: {
		Name: "gain", Rule: "T-3", Under: []flow.Step{stepTurn},
		Candidates: func(_ *state, _ flow.Frame, dst []game.Move) []game.Move { return dst },
		Skip:       func(*state, flow.Frame, *game.Log) bool { return true },
	},
	stepOwn: {Name: "own", Rule: "T-4", Under: []flow.Step{stepTurn, stepOwn}, Of: flow.Beneath,
		Run: func(*state, flow.Frame, *game.Log) {}},
	stepNone: {Name: "lost", Rule: "T-6", Run: func(*state, flow.Frame, *game.Log) {}},
	stepTax: {Name: "tax", Rule: "T-5", Under: []flow.Step{flow.Done, stepTurn}, Of: flow.Nobody,
		Run: func(*state, flow.Frame, *game.Log) {}},
})

// payFits: nobody pays more than 9, seat 4 pays nothing in a turn of seat 1, and repeated payments decrease.
func payFits(_ *state, f, under flow.Frame) bool {
	if under.Step == stepPay {
		return f.A < under.A && f.A != 3
	}
	return f.A <= 9 && (f.Seat != 3 || under.Seat != 0)
}

// Steps are read back, or the error says what is wrong with them.
func TestPending(t *testing.T) {
	for _, c := range []struct {
		list []position.Frame
		want string
	}{
		{nil, ""},
		{[]position.Frame{{"turn", 2, 7, 0}, {"pay", 3, 1, 255}}, ""},
		{[]position.Frame{{"turn", 1, 0, 0}}, `/pending: "turn" waits last, and there is nothing to choose (T-1)`},
		{[]position.Frame{{"turn", 1, 0, 0}, {"gain", 1, 0, 0}},
			`/pending: "gain" waits last, and there is nothing to choose (T-3)`},
		{[]position.Frame{{"turn", 1, 0, 0}, {"pay", 1, 0, 0}},
			`/pending: "pay" waits last, and no choice is possible (T-2)`},
		{[]position.Frame{{"pay", 1, 1, 0}},
			`/pending/0/step: "pay" does not wait on the bottom; on "turn", "pay" it would (T-2)`},
		{[]position.Frame{{"turn", 1, 0, 0}, {"turn", 1, 0, 0}},
			`/pending/1/step: "turn" does not wait on "turn"; on the bottom it would (T-1)`},
		{[]position.Frame{{"fly", 1, 0, 0}}, `/pending/0/step: "fly" is no step`},
		{[]position.Frame{{"", 1, 0, 0}}, `/pending/0/step: "" is no step`},
		{[]position.Frame{{"turn", 5, 0, 0}}, "/pending/0/seat: 5 is not within 1 and 4"},
		{[]position.Frame{{"turn", 1, 256, 0}}, "/pending/0/a: 256 is not within 0 and 255"},
		{[]position.Frame{{"turn", 1, 0, -1}}, "/pending/0/b: -1 is not within 0 and 255"},
		{[]position.Frame{{"turn", 1, 0, 0}, {"pay", 4, 1, 0}},
			`/pending/1: "pay" of seat 4 with a 1 and b 0 does not fit; seat 1 to 3 would (T-2)`},
		{[]position.Frame{{"turn", 2, 0, 0}, {"pay", 4, 10, 0}},
			`/pending/1: "pay" of seat 4 with a 10 and b 0 does not fit; a 0 to 9 would (T-2)`},
		{[]position.Frame{{"turn", 1, 0, 0}, {"pay", 4, 10, 0}},
			`/pending/1: "pay" of seat 4 with a 10 and b 0 does not fit; no other seat or number alone would (T-2)`},
		{[]position.Frame{{"turn", 1, 0, 0}, {"pay", 1, 5, 0}, {"pay", 1, 5, 0}},
			`/pending/2: "pay" of seat 1 with a 5 and b 0 does not fit; a 0 to 2, 4 would (T-2)`},
		{[]position.Frame{{"lost", 1, 0, 0}}, `/pending/0/step: "lost" never waits (T-6)`},
		{[]position.Frame{{"turn", 2, 0, 0}, {"own", 1, 0, 0}},
			`/pending/1/seat: 1; 2 fits, as of "turn" beneath (T-4)`},
		{[]position.Frame{{"turn", 2, 0, 0}, {"own", 2, 0, 0}, {"own", 2, 0, 0}},
			`/pending/2/step: "own" waits twice (T-4)`},
		{[]position.Frame{{"turn", 1, 0, 0}, {"own", 1, 7, 0}}, `/pending/1/a: 7; "own" has no such number (T-4)`},
		{[]position.Frame{{"turn", 1, 0, 9}}, `/pending/0/b: 9; "turn" has no such number (T-1)`},
		{[]position.Frame{{"tax", 2, 0, 0}}, `/pending/0/seat: 2; "tax" belongs to no seat (T-5)`},
		{make([]position.Frame, 4), "/pending: 4 steps wait; 3 fit"},
	} {
		s, r := &state{}, position.For(4)
		var placed []position.Frame
		position.Wait(&r, &steps, s, &s.Stack, c.list, 3, func(f flow.Frame) {
			placed = append(placed, position.Frame{Step: steps[f.Step].Name, Seat: int(f.Seat) + 1, A: int(f.A),
				B: int(f.B)})
		})
		r.InTurn(func() { position.Choice(&r, &steps, s, &s.Stack) })
		switch err := r.Err(); {
		case c.want == "" && (err != nil || !slices.Equal(position.Pending(&steps, &s.Stack), c.list)):
			t.Errorf("%v comes back as %v, %v", c.list, position.Pending(&steps, &s.Stack), err)
		case c.want == "" && !slices.Equal(placed, c.list):
			t.Errorf("%v: %v were placed", c.list, placed)
		case c.want != "" && (err == nil || !strings.HasPrefix(err.Error(), "position: "+c.want)):
			t.Errorf("%v: %v, want %q", c.list, err, c.want)
		}
	}
}

type fixed struct {
	Pair  [2]int                `json:"pair"`
	Sides []struct{ Of [3]int } `json:"sides"`
	By    map[string]*[1]string `json:"by"`
	Rest  json.RawMessage       `json:"rest"`
	Skip  [2]int                `json:"-"`
	Again *fixed                `json:"again"`
}

// A list that is read into an array must have its length; otherwise the error names its place.
func TestLists(t *testing.T) {
	for text, want := range map[string]string{
		`{"pair": [1, 2], "sides": [{"of": [1, 2, 3]}], "by": {"x": ["a"]}, "rest": [1, 2, 3]}`: "",
		`{}`: "", `{"pair": null}`: "", `{"by": {"x": null}, "again": {}}`: "",
		`{"pair": [1, 2, 3]}`: "/pair: there are 3 elements, not 2",
		`{"pair": [1]}`:       "/pair: there are 1 elements, not 2",
		`{"PAIR": []}`:        "/PAIR: there are 0 elements, not 2",
		`{"sides": [{"of": [1, 2, 3]}, {"of": [1, 2, 3, 4]}]}`: "/sides/1/of: there are 4 elements, not 3",
		`{"by": {"x": ["a", "b"]}}`:                            "/by/x: there are 2 elements, not 1",
		`{"again": {"again": {"pair": [1]}}}`:                  "/again/again/pair: there are 1 elements",
		`{"pair": [1], "sides": [{"Of": []}]}`: "/pair: there are 1 elements, " +
			"not 2\n/sides/0/Of: there are 0 elements, not 3",
	} {
		var f fixed
		err := position.Decode([]byte(text), &f)
		if want == "" && err != nil || want != "" &&
			(err == nil || !strings.HasPrefix(err.Error(), "position: "+want)) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
	}
	if err := position.Decode(append([]byte(`{"rest": "`), make([]byte, 2<<20)...), new(fixed)); err == nil ||
		!strings.Contains(err.Error(), "over 1048576 bytes") {
		t.Errorf("a long position: %v", err)
	}
	r := position.For(2)
	if got := position.Each(&r, "x", []int{1, 2}, 2); len(got) != 2 || len(position.Each(&r, "x", []int{}, 2)) != 0 ||
		r.Err() != nil {
		t.Errorf("%v, %v", got, r.Err())
	}
	if got := position.Each(&r, "x", []int{1, 2, 3}, 2); got != nil || r.Err() == nil ||
		r.Err().Error() != "position: x: there are 3 elements, not 2" {
		t.Errorf("%v, %v", got, r.Err())
	}
}
