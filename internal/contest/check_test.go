package contest

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"
)

// good is a contest that can be read.
const good = `{"kind": "swiss", "table": 2, "least": 2, "length": 3,
	"entries": [{"id": "a", "out": 2}, {"id": "b"}, {"id": "c", "rating": 1700}, {"id": "d", "from": 2, "for": "a"}],
	"rounds": [{"tables": [{"table": 1, "seats": ["a", "b"], "ranks": [1, 2], "scores": [30, 20], "absent": ["b"]}],
		"byes": ["c"]}]}`

// zeros is what a seed or seal may look like.
var zeros = strings.Repeat("00", 32)

// TestRead: what a contest must not say is refused with the reason, and everything else is read.
func TestRead(t *testing.T) {
	h, seed, err := Read(strings.NewReader(good))
	if err != nil || seed != nil || len(h.Rounds) != 1 || h.Rounds[0].Tables[0].Scores[0] != 30 {
		t.Fatal(h, seed, err)
	}
	for _, c := range []struct{ from, to, want string }{
		{`{"kind"`, `"kind"`, "wrong type of value"}, {`}]}`, `}]`, "no JSON"}, {`"c"]}]}`, `"c"]}]} {}`, "no JSON"},
		{`"kind"`, `"kynd"`, `no field "kynd"`}, {`"length": 3`, `"length": "3"`, "length: wrong type"},
		{`"swiss"`, `"chess"`, `"chess" is not one of`}, {`"table": 2`, `"table": 6`, "table: 6 is not between"},
		{`"least": 2`, `"least": 3`, "least: 3"}, {`"length": 3`, `"length": 65`, "length: 65"},
		{`"length": 3`, `"length": 3, "size": 6`, "size: 6"}, {`"length": 3`, `"length": 3, "ahead": 1`, "ahead: 1"},
		{`"id": "b"`, `"id": ""`, `"" cannot be the id`}, {`"id": "b"`, `"id": "c"`, `"c" is entered twice`},
		{`"id": "b"`, `"id": "` + strings.Repeat("b", 65) + `"`, "cannot be the id"},
		{`"id": "b"`, `"id": "b\n"`, "cannot be the id"}, {`1700`, `1000001`, "rating: 1000001"},
		{`1700`, `1700, "division": 1`, "only a league"}, {`"for": "a"`, `"for": "b"`, `"d" cannot stand in for "b"`},
		{`"out": 2`, `"out": 1`, `round 1: "a" is not in`}, {`"byes": ["c"]`, `"byes": ["d"]`, `"d" is not in`},
		{`"byes": ["c"]`, `"byes": ["b"]`, `"b" has two places`}, {`["a", "b"]`, `["a", "z"]`, `"z" is not in`},
		{`["a", "b"]`, `["a"]`, "seats: 1"}, {`[1, 2]`, `[1, 3]`, "table 1: ranks does not fit"},
		{`[1, 2]`, `[2, 2]`, "ranks does not"}, {`[1, 2]`, `[1]`, "ranks does not"},
		{`[1, 2]`, `[]`, "scores does not"},
		{`[30, 20]`, `[30]`, "scores does not"}, {`[30, 20]`, `[30, -1]`, "scores does not"},
		{`["b"]}`, `["c"]}`, "absent does not"}, {`["b"]}`, `["b", "b"]}`, "absent does not"},
		{`"length": 3`, `"length": 3, "seed": "00"`, "64 hexadecimal"},
		{`"length": 3`, `"length": 3, "seal": "` + zeros + `", "seed": "` + zeros + `"`, "has the seal"},
		{`"length": 3`, `"length": 3, "seal": "00"`, "the seal has 64 hexadecimal"},
		{`}]}`, `}]` + strings.Repeat(" ", MaxFile) + `}`, "over 4194304 bytes"},
		{`"byes": ["c"]}`, `"byes": ["c"]}, {"tables": []}`, "tables: 0"},
	} {
		text := strings.Replace(good, c.from, c.to, 1)
		if text == good {
			t.Errorf("%s is not in the contest", c.from)
		}
		if _, _, err := Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s instead of %s: %v, want %s", c.to[:min(len(c.to), 60)], c.from, err, c.want)
		}
	}
}

// TestDocumented: the example of docs/contests.md verifies, and the page says what every field is.
func TestDocumented(t *testing.T) {
	page, err := os.ReadFile("../../docs/contests.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(page), "```json\n")
	text, _, _ = strings.Cut(text, "```")
	h, seed, err := Read(strings.NewReader(text))
	if err != nil || seed == nil {
		t.Fatal(seed, err)
	}
	if err := Verify(h, seed); err != nil {
		t.Error(err)
	}
	for _, kind := range []reflect.Type{reflect.TypeFor[file](), reflect.TypeFor[History](), reflect.TypeFor[Entry](),
		reflect.TypeFor[Round](), reflect.TypeFor[Pairing](), reflect.TypeFor[Outcome]()} {
		for field := range kind.Fields() {
			key, _, _ := strings.Cut(field.Tag.Get("json"), ",")
			if key != "" && !strings.Contains(string(page), "`"+key+"`") {
				t.Errorf("docs/contests.md does not say what %q is", key)
			}
		}
	}
}

// TestSeal: the seal is the same for ever, since others recompute it.
func TestSeal(t *testing.T) {
	const seal = "04d3d041108a3add5a5b5d86abf9f20625d75165587d119c9f2adb754d1a438b"
	if got := seeded(1).Seal(); got != seal {
		t.Errorf("the seal is %s", got)
	}
}

// TestFirstRoundStays: the pairing of a seed is the same for ever.
func TestFirstRoundStays(t *testing.T) {
	h, _, err := Read(strings.NewReader(good))
	if err != nil {
		t.Fatal(err)
	}
	r, err := Pair(h, seeded(1))
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(r)
	const want = `{"tables":[{"table":1,"seats":["b","c"]}],"byes":["d"]}`
	if err != nil || string(text) != want {
		t.Errorf("the round is %s, %v", text, err)
	}
}

// TestUnfinished: no round is paired before all tables have results, and a game needs enough entries.
func TestUnfinished(t *testing.T) {
	for from, want := range map[string]string{
		`, "ranks": [1, 2], "scores": [30, 20], "absent": ["b"]`: "round 1, table 1: the result is missing",
		`"least": 2`: "",
	} {
		h, _, err := Read(strings.NewReader(strings.Replace(good, from, map[bool]string{true: from}[want == ""], 1)))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Pair(h, seeded(1)); (err == nil) != (want == "") || err != nil && err.Error() != want {
			t.Errorf("without %s: %v", from, err)
		}
	}
	alone := &History{Kind: Swiss, Table: 3, Least: 3, Length: 2, Entries: []Entry{{ID: "a"}, {ID: "b"}}}
	if _, err := Pair(alone, seeded(1)); err == nil || err.Error() != "round 1: 2 entries do not fill a table" {
		t.Errorf("two at tables of three: %v", err)
	}
	eleven := &History{Kind: League, Table: 4, Least: 3, Length: 2, Size: 6}
	for _, id := range strings.Split("abcdefghijk", "") {
		eleven.Entries = append(eleven.Entries, Entry{ID: id})
	}
	_, err := Pair(eleven, seeded(1))
	if err == nil || !strings.HasPrefix(err.Error(), "11 entries cannot be divided") {
		t.Errorf("eleven in divisions: %v", err)
	}
}
