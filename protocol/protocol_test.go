package protocol_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"ennead/game"
	"ennead/game/gametest"
	"ennead/internal/sticks"
	"ennead/protocol"
	"ennead/scenario"
)

var little = []game.Game{sticks.Game}

// talk sends lines about the little game and returns the answers.
func talk(t testing.TB, lines ...string) []string {
	t.Helper()
	return answers(t, little, lines...)
}

// answers returns what comes back for lines about some games.
func answers(t testing.TB, about []game.Game, lines ...string) []string {
	t.Helper()
	var out bytes.Buffer
	if err := protocol.Serve(strings.NewReader(strings.Join(lines, "\n")), &out, about); err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// holds checks that the JSON answer contains what is wanted.
func holds(t testing.TB, answer, want string) {
	t.Helper()
	var a, w any
	if err := json.Unmarshal([]byte(answer), &a); err != nil {
		t.Fatalf("answer %s: %v", answer, err)
	}
	if err := json.Unmarshal([]byte(want), &w); err != nil {
		t.Fatalf("want %s: %v", want, err)
	}
	for _, missing := range scenario.Missing("answer", w, a) {
		t.Errorf("%s\nin %s", missing, answer)
	}
}

// story sends requests about the little game and checks what their answers must contain.
func story(t *testing.T, pairs ...string) {
	t.Helper()
	storyOf(t, little, pairs...)
}

func storyOf(t *testing.T, about []game.Game, pairs ...string) {
	t.Helper()
	var lines []string
	for i := 0; i < len(pairs); i += 2 {
		lines = append(lines, pairs[i])
	}
	got := answers(t, about, lines...)
	if len(got) != len(lines) {
		t.Fatalf("%d answers to %d requests:\n%s", len(got), len(lines), strings.Join(got, "\n"))
	}
	for i, answer := range got {
		t.Log("> "+lines[i], "\n< "+answer)
		holds(t, answer, pairs[2*i+1])
	}
}

const fresh = `{"do":"new","game":"sticks","players":2,"options":{"rounds":"1"},"chance":"asked"}`

func TestGame(t *testing.T) {
	story(t,
		fresh, `{"made":[],"owing":["*"],"over":false,"turns":0}`,
		`{"id":1,"do":"moves","seat":"*"}`,
		`{"id":1,"moves":["amulet clay","amulet bronze","amulet gold"],"numbers":[1,2,3]}`,
		`{"do":"play","seat":"*","move":"amulet gold"}`, `{"made":["* amulet gold"],"turns":1}`,
		`{"do":"play","move":1}`, `{"made":["* amulet clay"],"owing":[1,2]}`,
		`{"do":"play","seat":2,"move":"hide left"}`, `{"owing":[1]}`,
		`{"do":"play","seat":2,"move":"hide left"}`, `{"error":{"code":"not_yours"}}`,
		`{"do":"view","seat":1}`,
		`{"seat":1,"owing":[1],"prompt":{"key":"sticks.ask.hide"},"moves":["hide left","hide right"],
			"position":{"players":[{"amulet":"gold"},{"amulet":"?","hand":"?"}]}}`,
		`{"do":"view","seat":"spectator"}`,
		`{"seat":"spectator","moves":[],"position":{"players":{"1":{"amulet":"?"}}}}`,
		`{"do":"log","seat":1}`,
		`{"turns":[{"seat":"*","move":"amulet gold"},{"seat":"*","move":"?"},{"seat":2,"move":"?","events":[{"key":"sticks.event.hidden"}]}]}`,
		`{"do":"log","seat":2,"from":1}`,
		`{"turns":[{"move":"amulet clay","events":[{"args":{"a":1,"seat":{"seat":2}}}]},{"move":"hide left"}]}`,
		`{"do":"play","seat":1,"move":"hide right"}`, `{"owing":["*"]}`,
		`{"do":"play","seat":"*","move":"throw 5"}`, `{"owing":[1]}`,
		`{"do":"refuse","seat":1,"move":"lay red"}`,
		`{"legal":false,"reason":{"key":"sticks.refuse.now","rule":"STK-4"}}`,
		`{"do":"refuse","seat":1,"move":"wear"}`, `{"legal":true}`,
		`{"do":"refuse","seat":2,"move":"wear"}`, `{"legal":false}`,
		`{"do":"refuse","seat":"*","move":"throw 1"}`, `{"legal":false}`,
		`{"do":"play","seat":1,"move":"lay red"}`,
		`{"error":{"code":"refused","rule":"STK-4","key":"sticks.refuse.now"}}`,
		`{"do":"play","seat":1,"move":"wear"}`, `{"owing":[1]}`,
		`{"do":"play","seat":1,"move":"lay black"}`, `{"owing":["*"]}`,
		`{"do":"scores"}`,
		`{"over":false,"scores":[8,0],"ranks":[1,2],"sheet":[{"key":"sticks.sheet.red","points":[0,0]},{"points":[8,0]},{}]}`,
		`{"do":"undo"}`, `{"made":[],"owing":[1],"turns":6}`,
		`{"do":"undo","turns":3}`, `{"owing":[1],"turns":3}`,
		`{"do":"position"}`, `{"position":{"step":"hide","players":{"2":{"hand":"left"}}}}`,
		`{"do":"undo","turns":4}`, `{"error":{"code":"request"}}`,
		`{"do":"undo","turns":-1}`, `{"error":{"code":"request"}}`,
		`{"do":"record"}`,
		`{"record":"ennead record 1\ngame sticks\nrules 1\nplayers 2\noption rounds 1\nmoves\n* amulet gold\n* amulet clay\n2 hide left\n"}`,
		`{"do":"quit"}`, `{}`,
	)
}

func TestRolledChance(t *testing.T) {
	story(t,
		`{"do":"new","game":"sticks","players":3,"seed":5}`, `{"owing":[1,2,3],"turns":3}`,
		`{"do":"roll"}`, `{"error":{"code":"not_yours"}}`,
		`{"do":"undo"}`, `{"error":{"code":"request"}}`,
		`{"do":"play","seat":1,"move":"hide left"}`, `{}`,
		`{"do":"play","seat":2,"move":"hide left"}`, `{}`,
		`{"do":"play","seat":3,"move":"hide left"}`, `{"owing":[1],"turns":7}`,
		`{"do":"play","seat":"*","move":"throw 1"}`, `{"error":{"code":"not_yours"}}`,
	)
	first := talk(t, `{"do":"new","game":"sticks","players":2,"seed":9}`)
	if again := talk(t, `{"do":"new","game":"sticks","players":2,"seed":9}`); first[0] != again[0] {
		t.Errorf("one seed, two beginnings: %s and %s", first, again)
	}
}

func TestLoadAndPatch(t *testing.T) {
	position := `{"rounds":1,"step":"choose","round":1,"turn":2,"face":4,"rest":{"left":1},"players":[{"amulet":"clay","hand":"left"},{"amulet":"gold","hand":"left"}]}`
	story(t,
		fresh, `{}`,
		`{"do":"roll"}`, `{"owing":[1,2],"turns":2}`,
		`{"do":"patch","patch":{"players":{"1":{"amulet":"bronze"}}}}`, `{"turns":0,"owing":[1,2]}`,
		`{"do":"position"}`, `{"position":{"players":{"1":{"amulet":"bronze"}}}}`,
		`{"do":"record"}`, `{"error":{"code":"record"}}`,
		`{"do":"play","seat":1,"move":"hide left"}`, `{"turns":1}`,
		`{"do":"undo"}`, `{"turns":0}`,
		`{"do":"patch"}`, `{"error":{"code":"request"}}`,
		`{"do":"patch","patch":[]}`, `{"error":{"code":"position"}}`,
		`{"do":"patch","patch":{"players":{"1":{"amulet":"iron"}}}}`, `{"error":{"code":"position"}}`,
		`{"do":"load","game":"sticks","players":2,"options":{"rounds":"1"},"position":`+position+`}`,
		`{"owing":[2],"turns":0}`,
		`{"do":"load","game":"sticks","players":3,"position":`+position+`}`, `{"error":{"code":"position"}}`,
		`{"do":"load","game":"sticks","players":3}`, `{"error":{"code":"request"}}`,
		`{"do":"load","record":"ennead record 1\ngame sticks\nrules 1\nplayers 2\nmoves\n* amulet gold\n"}`,
		`{"turns":2,"owing":[1,2]}`,
		`{"do":"load","chance":"asked","record":"ennead record 1\ngame sticks\nrules 1\nplayers 2\nmoves\n* amulet gold\n"}`, `{"turns":1,"owing":["*"]}`,
		`{"do":"load","record":"ennead record 1\ngame sticks\nrules 1\nplayers 2\nmoves\n1 keep\n"}`,
		`{"error":{"code":"record"}}`,
		`{"do":"load","record":"ennead record 2"}`, `{"error":{"code":"record"}}`,
		`{"do":"load","at":3,"record":"ennead record 1"}`, `{"error":{"code":"no_game"}}`,
	)
}

func TestSteps(t *testing.T) {
	story(t,
		`{"do":"step"}`, `{"error":{"code":"no_game"}}`,
		`{"do":"new","game":"sticks","players":2,"options":{"rounds":"1"},"seed":1,"count":2}`, `{"owing":[1,2]}`,
		`{"do":"step"}`, `{"games":[{"seat":1,"legal":[5,6],"over":false},{"seat":1,"legal":[5,6]}]}`,
		`{"do":"step","moves":[5]}`, `{"error":{"code":"request"}}`,
		`{"do":"step","moves":[5,null]}`, `{"games":[{"seat":2,"error":null},{"seat":1}]}`,
		`{"do":"step","moves":[5,"keep"]}`,
		`{"games":[{"seat":1,"legal":[13,14,15]},{"seat":1,"legal":[5,6],"error":{"code":"refused"}}]}`,
		`{"do":"step","moves":["leave",null],"views":true}`,
		`{"games":[{"seat":2,"view":{"seat":2,"position":{"players":{"1":{"amulet":"?"}}}}},{}]}`,
		`{"do":"step","moves":["leave",null],"reset":true}`,
		`{"games":[{"seat":1,"legal":[5,6],"over":false,"ended":{"scores":[0,0],"ranks":[1,1]}},{}]}`,
		`{"do":"owing","at":1}`, `{"owing":[1,2]}`,
		`{"do":"owing","at":2}`, `{"error":{"code":"no_game"}}`,
	)
	// Without reset, a game played to the end stays over and takes no move.
	line := `{"do":"step","moves":["leave"]}`
	answers := talk(t, `{"do":"new","game":"sticks","players":2,"options":{"rounds":"1"}}`,
		`{"do":"step","moves":["hide left"]}`, `{"do":"step","moves":["hide left"]}`, line, line, line)
	holds(t, answers[4], `{"games":[{"over":true,"seat":null,"ended":{"ranks":[1,1]}}]}`)
	holds(t, answers[5], `{"games":[{"over":true,"error":{"code":"over"}}]}`)
}

func TestBadLines(t *testing.T) {
	story(t,
		`hello`, `{"error":{"code":"request"}}`,
		`{`, `{"error":{"code":"request"}}`,
		`[]`, `{"error":{"code":"request"}}`,
		`{}`, `{"error":{"code":"unknown"}}`,
		`{"id":"a","do":"dance"}`, `{"id":"a","error":{"code":"unknown"}}`,
		`{"id":{"a":1},"do":"hello"}`, `{"error":{"code":"request"}}`,
		`{"id":"`+strings.Repeat("a", 300)+`","do":"hello"}`, `{"error":{"code":"request"}}`,
		`{"id":7,"do":"hello","extra":1}`, `{"id":7,"error":{"code":"request"}}`,
		`{"do":"hello"}{}`, `{"error":{"code":"request"}}`,
		`{"do":"view","seat":1}`, `{"error":{"code":"no_game"}}`,
		`{"do":"new","game":"chess"}`, `{"error":{"code":"no_game"}}`,
		`{"do":"lexicon","game":"chess"}`, `{"error":{"code":"no_game"}}`,
		`{"do":"load","game":"chess","position":{}}`, `{"error":{"code":"no_game"}}`,
		`{"do":"new","game":"sticks","players":9}`, `{"error":{"code":"setup"}}`,
		`{"do":"new","game":"sticks","players":2,"options":{"sun":"1"}}`, `{"error":{"code":"setup"}}`,
		`{"do":"new","game":"sticks","players":2,"components":"x"}`, `{"error":{"code":"setup"}}`,
		`{"do":"new","game":"sticks","players":2,"chance":"mine"}`, `{"error":{"code":"request"}}`,
		`{"do":"new","game":"sticks","players":2,"count":1000000}`, `{"error":{"code":"limit"}}`,
		fresh, `{"owing":["*"]}`,
		`{"do":"view"}`, `{"error":{"code":"request"}}`,
		`{"do":"view","seat":3}`, `{"error":{"code":"request"}}`,
		`{"do":"view","seat":"*"}`, `{"error":{"code":"request"}}`,
		`{"do":"view","seat":null}`, `{"error":{"code":"request"}}`,
		`{"do":"view","seat":0}`, `{"error":{"code":"request"}}`,
		`{"do":"log","seat":1,"from":1}`, `{"error":{"code":"request"}}`,
		`{"do":"play","seat":"*"}`, `{"error":{"code":"request"}}`,
		`{"do":"play","seat":"*","move":"dance"}`, `{"error":{"code":"move"}}`,
		`{"do":"play","seat":"*","move":99999}`, `{"error":{"code":"move"}}`,
		`{"do":"play","seat":"*","move":0}`, `{"error":{"code":"move"}}`,
		`{"do":"play","seat":"*","move":-1}`, `{"error":{"code":"request"}}`,
		`{"do":"play","seat":"spectator","move":"keep"}`, `{"error":{"code":"request"}}`,
		`{"do":"refuse","seat":1,"move":"dance"}`, `{"error":{"code":"move"}}`,
		`{"do":"owing"}`, `{"owing":["*"],"turns":0}`,
	)
}

func TestLongLines(t *testing.T) {
	long := `{"do":"hello","record":"` + strings.Repeat("x", protocol.MaxLine) + `"}`
	fits := `{"do":"owing","record":"` + strings.Repeat("x", protocol.MaxLine-26) + `"}`
	if len(fits) != protocol.MaxLine {
		t.Fatal(len(fits))
	}
	answers := talk(t, long, "", "  ", fresh, fits, long)
	if len(answers) != 4 {
		t.Fatalf("%d answers", len(answers))
	}
	holds(t, answers[0], `{"error":{"code":"request"}}`)
	holds(t, answers[2], `{"owing":["*"]}`)
	holds(t, answers[3], `{"error":{"code":"request"}}`)
}

func TestHello(t *testing.T) {
	answers := talk(t, `{"do":"hello"}`, `{"do":"lexicon","game":"sticks"}`, `{"do":"quit"}`, `{"do":"hello"}`)
	if len(answers) != 3 {
		t.Errorf("%d answers, the last request came after quit", len(answers))
	}
	holds(t, answers[0],
		`{"protocol":1,"games":[{"id":"sticks","players":[2,4],"options":[{"key":"rounds","values":["1","2","3"],"default":"2"}],"moves":18}]}`)
	holds(t, answers[1],
		`{"moves":["","amulet clay","amulet bronze","amulet gold","","hide left","hide right","","throw 1","throw 2","throw 3","throw 4","throw 5","keep","leave","wear","lay red","lay black"]}`)
}

type brokenPipe struct{}

func (brokenPipe) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }
func (brokenPipe) Read([]byte) (int, error)  { return 0, io.ErrUnexpectedEOF }

func TestBrokenPipe(t *testing.T) {
	if err := protocol.Serve(strings.NewReader("{}\n"), brokenPipe{}, little); !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("writing failed, but the error is %v", err)
	}
	if err := protocol.Serve(brokenPipe{}, io.Discard, little); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("reading failed, but the error is %v", err)
	}
}

// cracked is a game whose rules break an invariant.
type cracked struct{ game.Game }

func (cracked) New(game.Setup) (game.State, error) { panic("a broken invariant") }

func TestBrokenRules(t *testing.T) {
	var out bytes.Buffer
	in := strings.NewReader(fresh + "\n" + `{"do":"hello"}`)
	if err := protocol.Serve(in, &out, []game.Game{cracked{sticks.Game}}); err != nil {
		t.Fatal(err)
	}
	answers := strings.Split(out.String(), "\n")
	holds(t, answers[0], `{"error":{"code":"broken"}}`)
	holds(t, answers[1], `{"protocol":1}`)
}

// FuzzLinear checks that lines are read in time and memory linear in their length, whatever they ask.
func FuzzLinear(f *testing.F) {
	const learners = `{"do":"learn","game":"sticks","players":2}` + "\n"
	const load, patch = fresh + "\n" + `{"do":"load","record":"`, fresh + "\n" + `{"do":"patch","patch":{"players":`
	gametest.FuzzLinear(f, func(text []byte) {
		_ = protocol.Serve(bytes.NewReader(text), io.Discard, little)
	},
		gametest.Shape{Open: "["}, gametest.Shape{Open: "{"}, gametest.Shape{Open: "\n"}, gametest.Shape{Open: " "},
		gametest.Shape{Open: `{"do":`}, gametest.Shape{Open: `{"do":`, Close: "}"},
		gametest.Shape{Open: `{"do":"hello"}` + "\n"}, gametest.Shape{Head: fresh + "\n", Open: `{"do":"roll"}` + "\n"},
		gametest.Shape{Head: `{"id":"`, Open: "x"},
		gametest.Shape{Head: `{"do":"step","moves":[`, Open: "5,"}, gametest.Shape{Head: `{"do":"step","moves":[`,
			Open: `"x",`}, gametest.Shape{Head: `{"do":"new","options":{`, Open: `"a":"b",`},
		gametest.Shape{Head: load, Open: `\n`},
		gametest.Shape{Head: load + `ennead record 1\ngame sticks\nrules 1\nplayers 2\nmoves`, Open: `\n* amulet gold`,
			Close: ""},
		gametest.Shape{Head: patch, Open: "["}, gametest.Shape{Head: patch, Open: "[", Close: "]"},
		gametest.Shape{Head: patch, Open: `{"1":`, Close: "}"},
		gametest.Shape{Head: learners, Open: string(frame(stepFrame, 5))},
		gametest.Shape{Head: learners, Open: "\x00\x00\x00\x00"}, gametest.Shape{Head: learners, Open: "\x05"},
		gametest.Shape{Head: `{"do":"load","game":"sticks","players":2,"position":`, Open: "[", Close: "]"},
		gametest.Shape{Head: `{"do":"new","components":"`, Open: "["},
	)
}

func FuzzServe(f *testing.F) {
	f.Add(fresh + "\n" + `{"do":"roll"}` + "\n" + `{"do":"play","seat":1,"move":"hide left"}`)
	f.Add(`{"id":null,"do":"new","game":"sticks","players":2,"count":3}` + "\n" +
		`{"do":"step","moves":[5,5,5],"reset":true}`)
	f.Add(`{"do":"load","record":"ennead record 1\ngame sticks\nrules 1\nplayers 2\nmoves\n* amulet gold\n"}` + "\n" +
		`{"do":"undo"}`)
	f.Add(fresh + "\n" + `{"do":"patch","patch":{"players":{"1":{"red":10,"black":10}},"step":"lay","turn":1}}` + "\n" +
		`{"do":"view","seat":1}`)
	f.Fuzz(func(t *testing.T, text string) {
		var out bytes.Buffer
		if err := protocol.Serve(strings.NewReader(text), &out, little); err != nil {
			t.Fatal(err)
		}
		for answer := range strings.Lines(out.String()) {
			var object struct {
				Error struct{ Code, Text string }
			}
			if err := json.Unmarshal([]byte(answer), &object); err != nil {
				t.Fatalf("answer %q: %v", answer, err)
			}
			if object.Error.Code == "broken" {
				t.Fatal(object.Error.Text)
			}
		}
	})
}
