package scenario_test

import (
	"encoding/json"
	"strings"
	"testing"

	"ennead/internal/sticks"
	"ennead/scenario"
	"ennead/scenario/scenariotest"
)

func TestCases(t *testing.T) {
	cases := scenariotest.Dir(t, "testdata", sticks.Game)
	if len(cases) < 5 {
		t.Errorf("only %d cases were read", len(cases))
	}
}

const given = `
given:
  game: sticks
  players: 2
  seed: 1
  position: {step: choose, turn: 1, face: 3, players: {1: {amulet: gold, hand: left, red: 8}, 2: {amulet: clay, hand: left}}}
`

// Every line of a "then" must be able to fail, and say what it found.
func TestWhatDoesNotHold(t *testing.T) {
	tests := []struct{ text, want string }{
		{"then: {owes: [2]}", "owes: want [2], but seat 1 owes"},
		{"then: {owes: nature}", "owes: want nature"},
		{"then: {owes: nobody}", "owes: want nobody"},
		{"then: {owes: everybody}", "neither nature"},
		{"then: {owes: {1: 2}}", "owes: want nature, nobody or a list"},
		{"then: {owes: [left]}", "is not a seat"},
		{"then: {over: true}", "over: want true, seat 1 owes"},
		{"then: {asked: {1: sticks.ask.lay}}", "want sticks.ask.lay, got sticks.ask.choose"},
		{"then: {asked: {x: sticks.ask.lay}}", "is not a seat"},
		{"then: {scores: [8, 1]}", "scores: want [8 1], got [8 0]"},
		{"then: {ranks: [1, 1]}", "ranks: want [1 1], got [1 2]"},
		{"then: {sheet: {sticks.sheet.red: [7, 0]}}", "sheet.sticks.sheet.red: want [7 0], got [8 0]"},
		{"then: {sheet: {sticks.sheet.blue: [7, 0]}}", "there is no line sticks.sheet.blue"},
		{"then: {legal: [1 lay red]}", `legal "1 lay red": STK-4`},
		{"then: {legal: [2 keep]}", "seat 2 owes no choice now"},
		{"then: {refused: [1 keep: STK-4]}", "the move is legal"},
		{"then: {refused: {1 lay red: STK-5}}", "want STK-5, got STK-4"},
		{"then: {refused: [1 lay red: STK-9, 1 lay black: STK-9]}", "\"1 lay black\": want STK-9, " +
			"got STK-4 (sticks.refuse.now)\nthen refused \"1 lay red\""},
		{"then: {refused: {2 keep: STK-5}}", "want STK-5, got: seat 2 owes no choice"},
		{"then: {refused: {2 dance: STK-5}}", "no move starts with"},
		{"then: {moves: [1 keep, 1 wear, 1 lay red]}", "not legal: 1 lay red\nthen moves: legal, " +
			"but not listed: 1 leave"},
		{"then: {position: {face: 4}}", "position.face: want 4, got 3"},
		{"then: {position: {face: {x: 4}}}", `position.face: want {"x":4}, got 3`},
		{"then: {position: {players: [{red: 8}]}}", `position.players: want [{"red":8}], got [`},
		{"then: {position: {players: {2: {red: 8}}}}", "position.players.2.red: want 8, got 0"},
		{"then: {position: {players: {3: {red: 8}}}}", "position.players.3: there is no such element among 2"},
		{"then: {position: {colour: 8}}", "position.colour: there is no such key"},
		{"then: {counts: {players: 3}}", "counts.players: want 3, got 2"},
		{"then: {counts: {players.3: 1}}", "counts.players.3: there is no element 3 among 2"},
		{"then: {counts: {players.1: 1}}", "counts.players.1: amulet is no whole number"},
		{"then: {counts: {face: 1}}", "counts.face: neither a list nor an object"},
		{"then: {counts: {face.x: 1}}", "counts.face.x: there is nothing below x"},
		{"then: {counts: {colour: 1}}", "counts.colour: want 1, got 0"},
		{"then: {seen: {1: {players: {2: {amulet: clay}}}}}", `seen.1.players.2.amulet: want "clay", got "?"`},
		{"then: {seen: {nature: {face: 1}}}", `"nature" is no seat`},
		{"when: [1 wear]\nthen: {events: [sticks.event.laid]}", "no sticks.event.laid"},
		{"when: [1 lay red]\nthen: {owes: [1]}", `when "1 lay red": refused: STK-4`},
		{"when: [2 keep]\nthen: {owes: [1]}", `when "2 keep": refused: seat 2 owes no choice now`},
		{"when: [1 sing]\nthen: {owes: [1]}", "no move starts with"},
		{"when: [9 keep]\nthen: {owes: [1]}", "is not a seat"},
		{"when: ['* ?']\nthen: {owes: [1]}", "nature owes nothing"},
		{"when: [1 keep]", "asserts nothing"},
		{"steps:\n- then: {owes: [1]}\n- {when: [1 keep], then: {owes: [2]}}", "step 2: then owes: want [2]"},
	}
	for _, test := range tests {
		err := run(t, given+test.text)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s\nwant %s\ngot  %v", test.text, test.want, err)
		}
	}
}

func run(t *testing.T, text string) error {
	t.Helper()
	cases, err := scenario.Read(strings.NewReader(text))
	if err != nil {
		t.Fatalf("%s\n%v", text, err)
	}
	return cases[0].Run(sticks.Find)
}

func TestBadGiven(t *testing.T) {
	tests := []struct{ text, want string }{
		{"given: {game: go}", `given: there is no game "go"`},
		{"given: {game: sticks, players: 7}", "2 to 4 players, not 7"},
		{"given: {game: sticks, players: 2, options: {rounds: 9}}", "rounds=9"},
		{"given: {game: sticks, players: 2, position: {rest: 1}}", "follows from the other keys"},
		{"given: {game: sticks, players: 2, position: [1]}", "patch"},
		{"given: {game: sticks, players: 2, position: {players: {5: {}}}}", "no element 5 among 2"},
		{"given: {game: sticks, players: 2, position: {sun: 5}}", "sun"},
		{"given: {game: sticks, players: 2, start: {asked: sticks.ask.dance}}", "the game is over after"},
		{"given: {game: sticks, players: 2, start: {play: 1000}}", "the game is over after"},
	}
	for _, test := range tests {
		err := run(t, test.text+"\nthen: {over: false}")
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s\nwant %s\ngot  %v", test.text, test.want, err)
		}
	}
}

func TestBadFiles(t *testing.T) {
	tests := []struct{ text, want string }{
		{"", "holds no scenario"},
		{"name: x\nthan: {over: true}", "[2:1] unknown field \"than\""},
		{"name: x\nthen:\n  scored: [1]", "[3:3] unknown field \"scored\""},
		{"name: x\ngiven:\n  start: {plays: 1}", "[3:11] unknown field \"plays\""},
		{"name: x\nthen: {refused: [1]}", "[2:18] "},
		{"name: x\nthen: {refused: [1 keep: [2]]}", "[2:"},
		{"given: {start: soon}", "[1:"},
		{"given: {players: 1, players: 2}", "[1:"},
		{"name: [", "[1:"},
		{strings.Repeat("#", 2<<20), "at most"},
		{strings.Repeat("\n", 10_001), "at most 10000 lines"},
		{"name: " + strings.Repeat("[", 900_000), "over 100 deep"},
		{strings.Repeat("- ", 300_000), "over 100 deep"},
		{strings.Repeat("{a:\n", 200), "over 100 deep"},
	}
	for _, test := range tests {
		_, err := scenario.Read(strings.NewReader(test.text))
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%.60s\nwant %s\ngot  %v", test.text, test.want, err)
		}
	}
	if _, err := scenario.ReadFile("testdata/none.yaml"); err == nil {
		t.Error("a missing file was read")
	}
}

// The examples of RFC 7396, appendix A, and our additions.
func TestPatch(t *testing.T) {
	tests := []struct{ doc, patch, want string }{
		{`{"a":"b"}`, `{"a":"c"}`, `{"a":"c"}`},
		{`{"a":"b"}`, `{"b":"c"}`, `{"a":"b","b":"c"}`},
		{`{"a":"b"}`, `{"a":null}`, `{}`},
		{`{"a":"b","b":"c"}`, `{"a":null}`, `{"b":"c"}`},
		{`{"a":["b"]}`, `{"a":"c"}`, `{"a":"c"}`},
		{`{"a":"c"}`, `{"a":["b"]}`, `{"a":["b"]}`},
		{`{"a":{"b":"c"}}`, `{"a":{"b":"d","c":null}}`, `{"a":{"b":"d"}}`},
		{`{"a":[{"b":"c"}]}`, `{"a":[1]}`, `{"a":[1]}`},
		{`["a","b"]`, `["c","d"]`, `["c","d"]`},
		{`{"a":"b"}`, `["c"]`, `["c"]`},
		{`{"a":"foo"}`, `null`, `null`},
		{`{"a":"foo"}`, `"bar"`, `"bar"`},
		{`{"e":null}`, `{"a":1}`, `{"a":1,"e":null}`},
		{`[1,2]`, `{"a":"b","c":null}`, `{"a":"b"}`},
		{`{}`, `{"a":{"bb":{"ccc":null}}}`, `{"a":{"bb":{}}}`},
		{`[1,{"a":2,"b":3}]`, `{"2":{"b":4}}`, `[1,{"a":2,"b":4}]`},
		{`{"a":1}`, `{"b":12345678901234567890}`, `{"a":1,"b":12345678901234567890}`},
	}
	for _, test := range tests {
		got, err := scenario.Patch([]byte(test.doc), []byte(test.patch))
		if err != nil || string(got) != test.want {
			t.Errorf("%s with %s: want %s, got %s, %v", test.doc, test.patch, test.want, got, err)
		}
	}
	for _, test := range [][2]string{{`[1]`, `{"2":1}`}, {`[1]`, `{"0":1}`}, {`{`, `1`}, {`1`, `{`}, {`1 2`, `1`},
		{`{"a":[1]}`, `{"a":{"9":1}}`}} {
		if got, err := scenario.Patch([]byte(test[0]), []byte(test[1])); err == nil {
			t.Errorf("%s with %s: want an error, got %s", test[0], test[1], got)
		}
	}
}

func TestCount(t *testing.T) {
	for text, want := range map[string]int{
		`{"a": [0, 1, "", "x", null, ["", 0], ["", "y"], {}]}`: 4,
		`{"a": {"x": 2, "y": 3}}`:                              5,
		`{"a": []}`:                                            0,
		`{"a": {}}`:                                            0,
		`{}`:                                                   0,
	} {
		var value any
		in := json.NewDecoder(strings.NewReader(text))
		in.UseNumber()
		if err := in.Decode(&value); err != nil {
			t.Fatal(err)
		}
		if got, err := scenario.Count("a", value); err != nil || got != want {
			t.Errorf("%s: want %d, got %d, %v", text, want, got, err)
		}
	}
}
