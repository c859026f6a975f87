package protocol_test

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/internal/sticks"
	"ennead/protocol"
)

// glance observes the little game: whose turn it is, and how many legal moves there are.
type glance struct{}

func (glance) Game() string { return "sticks" }
func (glance) Size() int    { return 2 }
func (glance) Fields() []game.Field {
	return []game.Field{{Name: "seat", Meaning: "the observer", Shape: []int{1}, Scale: 1},
		{Name: "moves", Meaning: "legal moves", Offset: 1, Shape: []int{1}, Scale: 10}}
}

func (glance) Observe(view game.State, seat game.Seat, dst []float32) {
	dst[0], dst[1] = float32(seat), float32(len(view.Moves(nil, seat)))/10
}

// The kinds of frames, and what may have happened to a game, as docs/protocol.md has them.
const (
	endFrame uint32 = iota
	stepFrame
	errorFrame

	ended, cut, refused, broken = 1, 2, 4, 8
)

// none is no action.
const none = math.MaxUint32

// frame is a frame to send.
func frame(kind uint32, words ...uint32) []byte {
	var out []byte
	for _, n := range append([]uint32{uint32(4 + 4*len(words)), kind}, words...) {
		out = binary.LittleEndian.AppendUint32(out, n)
	}
	return out
}

// batch is what comes back: all games as they stand.
type batch struct {
	games []played
}

type played struct {
	seat, flags, choices uint32
	scores, ranks        []int32
	numbers              []float32
	legal                []uint32
}

// begun is the answer to "learn".
type begun struct {
	Games, Seats, Actions, Observation int
	Error                              struct{ Code, Text string }
}

// readLine reads the answer to a request; readFrame what follows: a kind and its bytes.
func readLine(t testing.TB, in *bytes.Buffer) (b begun) {
	t.Helper()
	line, err := in.ReadBytes('\n')
	if err != nil {
		t.Fatalf("%v after %q", err, line)
	}
	if err := json.Unmarshal(line, &b); err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return b
}

func readFrame(t testing.TB, in io.Reader) (kind uint32, body []byte) {
	t.Helper()
	var head [8]byte
	if _, err := io.ReadFull(in, head[:]); err != nil {
		t.Fatal(err)
	}
	body = make([]byte, binary.LittleEndian.Uint32(head[:])-4)
	if _, err := io.ReadFull(in, body); err != nil {
		t.Fatal(err)
	}
	return binary.LittleEndian.Uint32(head[4:]), body
}

// readBatch reads a frame with all games.
func readBatch(t testing.TB, in io.Reader, of begun) (b batch) {
	t.Helper()
	kind, body := readFrame(t, in)
	if kind != stepFrame || len(body)%4 != 0 {
		t.Fatalf("a frame of kind %d with %d bytes: %s", kind, len(body), body)
	}
	next := func() uint32 {
		n := binary.LittleEndian.Uint32(body)
		body = body[4:]
		return n
	}
	legal, many := int(next()), make([]uint32, of.Games)
	b.games = make([]played, of.Games)
	for i := range b.games {
		b.games[i].seat, b.games[i].flags, b.games[i].choices, many[i] = next(), next(), next(), next()
	}
	for i := range b.games {
		for range of.Seats {
			b.games[i].scores = append(b.games[i].scores, int32(next()))
		}
	}
	for i := range b.games {
		for range of.Seats {
			b.games[i].ranks = append(b.games[i].ranks, int32(next()))
		}
	}
	for i := range b.games {
		for range of.Observation {
			b.games[i].numbers = append(b.games[i].numbers, math.Float32frombits(next()))
		}
	}
	for i := range b.games {
		for range many[i] {
			b.games[i].legal = append(b.games[i].legal, next())
			legal--
		}
	}
	if legal != 0 || len(body) != 0 {
		t.Fatalf("%d legal actions and %d bytes too many", -legal, len(body))
	}
	return b
}

const learn = `{"do":"learn","game":"sticks","players":3,"seed":5,"count":4,"views":true}` + "\n"

// serve sends bytes and gives what comes back.
func serve(t testing.TB, parts ...any) *bytes.Buffer {
	t.Helper()
	var in, out bytes.Buffer
	for _, part := range parts {
		switch p := part.(type) {
		case string:
			in.WriteString(p)
		case []byte:
			in.Write(p)
		}
	}
	if err := protocol.Serve(&in, &out, little, glance{}); err != nil {
		t.Fatal(err)
	}
	return &out
}

// TestLearn plays many games by frames and by lines: they are the same, with the same seeds one after the other.
func TestLearn(t *testing.T) {
	r := game.NewRand(3)
	sent, lines := [][]byte{[]byte(learn)}, []string{`{"do":"new","game":"sticks","players":3,"seed":5,"count":4}`,
		`{"do":"step"}`}
	games := 0
	for range 60 {
		var parts []any
		for _, p := range sent {
			parts = append(parts, p)
		}
		out := serve(t, parts...)
		of := readLine(t, out)
		var last batch
		for range sent {
			last = readBatch(t, out, of)
		}
		var lined struct {
			Games []struct {
				Seat  uint32
				Legal []uint32
				Ended *struct{ Scores, Ranks []int32 }
			}
		}
		said := talk(t, lines...)
		if err := json.Unmarshal([]byte(said[len(said)-1]), &lined); err != nil {
			t.Fatal(err)
		}
		var actions []uint32
		for i, g := range last.games {
			l := lined.Games[i]
			if g.seat != l.Seat || !slices.Equal(g.legal, l.Legal) || (g.flags == ended) != (l.Ended != nil) {
				t.Fatalf("game %d: %+v by frames, %+v by lines", i, g, l)
			}
			if l.Ended != nil {
				if games++; !slices.Equal(g.scores, l.Ended.Scores) || !slices.Equal(g.ranks, l.Ended.Ranks) ||
					g.choices == 0 {
					t.Fatalf("game %d ended: %+v by frames, %+v by lines", i, g, *l.Ended)
				}
			}
			if g.numbers[0] != float32(g.seat-1) || g.numbers[1] != float32(len(g.legal))/10 {
				t.Fatalf("game %d is observed as %v: %+v", i, g.numbers, g)
			}
			actions = append(actions, g.legal[r.Intn(len(g.legal))])
		}
		sent = append(sent, frame(stepFrame, actions...))
		line, _ := json.Marshal(actions)
		lines = append(lines, fmt.Sprintf(`{"do":"step","moves":%s,"reset":true}`, line))
	}
	if games < 8 {
		t.Errorf("only %d games ended", games)
	}
}

// TestLearnDocs: the answer that the document prints is the one that comes back.
func TestLearnDocs(t *testing.T) {
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	const asked = `{"do":"learn","game":"kemet","players":3,"seed":1,"count":64,"views":true}`
	if err := protocol.Serve(strings.NewReader(asked), &out, games.All(), games.Observers()...); err != nil {
		t.Fatal(err)
	}
	answer, _, _ := strings.Cut(out.String(), "\n")
	if !strings.Contains(string(text), "`"+asked+"` is answered by a line such as\n`"+answer+"`") {
		t.Errorf("the document does not say that the answer is %s", answer)
	}
}

// TestBadFrames: each is answered with what is wrong, and nothing has changed. Lines go on afterwards.
func TestBadFrames(t *testing.T) {
	bad := []struct {
		frame []byte
		code  string
	}{
		{binary.LittleEndian.AppendUint32(nil, 0), "request"},
		{append(binary.LittleEndian.AppendUint32(nil, 3), 1, 0, 0), "request"},
		{frame(stepFrame), "request"},
		{frame(stepFrame, none, none, none), "request"},
		{frame(endFrame, none), "request"},
		{frame(errorFrame), "unknown"},
		{frame(77, none, none, none, none), "unknown"},
		{frame(stepFrame, none, none, none, none, none), "limit"},
		{append(binary.LittleEndian.AppendUint32(nil, 1<<20), make([]byte, 1<<20)...), "limit"},
	}
	parts := []any{learn}
	for _, b := range bad {
		parts = append(parts, b.frame, frame(stepFrame, none, none, none, none))
	}
	out := serve(t, append(parts, frame(endFrame), `{"do":"hello"}`)...)
	of := readLine(t, out)
	first := readBatch(t, out, of)
	for _, b := range bad {
		kind, body := readFrame(t, out)
		if kind != errorFrame {
			t.Fatalf("% x is answered by a frame of kind %d", b.frame[:min(20, len(b.frame))], kind)
		}
		holds(t, string(body), `{"error":{"code":"`+b.code+`"}}`)
		if again := readBatch(t, out, of); fmt.Sprint(again) != fmt.Sprint(first) {
			t.Errorf("%s: %v became %v", body, first, again)
		}
	}
	if kind, body := readFrame(t, out); kind != endFrame || len(body) != 0 {
		t.Errorf("the end is answered by a frame of kind %d: %s", kind, body)
	}
	holds(t, out.String(), `{"protocol":1}`)
}

// TestRefusedActions: a move that is not legal changes nothing in its game alone.
func TestRefusedActions(t *testing.T) {
	out := serve(t, learn, frame(stepFrame, 5, 17, 1<<31, none))
	of := readLine(t, out)
	was, is := readBatch(t, out, of), readBatch(t, out, of)
	for i, flags := range []uint32{0, refused, refused, 0} {
		if g := is.games[i]; g.flags != flags || (i != 0) != slices.Equal(g.numbers, was.games[i].numbers) ||
			g.choices != uint32(1-min(i, 1)) {
			t.Errorf("game %d: %+v, before %+v", i, g, was.games[i])
		}
	}
}

// TestCutOff: a game that lasts too long begins anew, with its result so far.
func TestCutOff(t *testing.T) {
	out := serve(t, `{"do":"learn","game":"sticks","players":2,"turns":2}`+"\n", frame(stepFrame, 5),
		frame(stepFrame, 6), frame(stepFrame, 5))
	of := readLine(t, out)
	if of.Games != 1 || of.Seats != 2 || of.Actions != 18 || of.Observation != 0 {
		t.Errorf("begun: %+v", of)
	}
	for n, flags := range []uint32{0, 0, cut, 0} {
		g := readBatch(t, out, of).games[0]
		if g.flags != flags || g.choices != []uint32{0, 1, 2, 1}[n] || (g.ranks[0] > 0) != (flags == cut) {
			t.Errorf("after %d choices: %+v", n, g)
		}
	}
}

func TestBadLearners(t *testing.T) {
	for request, code := range map[string]string{
		`"game":"chess"`:                                             "no_game",
		`"game":"sticks","players":9`:                                "setup",
		`"game":"sticks","players":2,"count":1025`:                   "limit",
		`"game":"sticks","players":2,"count":-1`:                     "limit",
		`"game":"sticks","players":2,"turns":-1`:                     "request",
		`"game":"sticks","players":2,"chance":"asked"`:               "request",
		`"game":"sticks","players":2,"options":{"rounds":"many"}`:    "setup",
		`"game":"sticks","players":2,"components":"what is no list"`: "setup",
	} {
		out := serve(t, `{"do":"learn",`+request+"}\n", `{"do":"hello"}`)
		if b := readLine(t, out); b.Error.Code != code {
			t.Errorf("%s: %+v", request, b.Error)
		}
		holds(t, out.String(), `{"protocol":1}`)
	}
	unseen := talk(t, strings.TrimSpace(learn), `{"do":"shape","game":"sticks"}`) // by nobody
	holds(t, unseen[0], `{"error":{"code":"request"}}`)
	holds(t, unseen[1],
		`{"observation":0,"fields":[],"actions":18,"verbs":[{"verb":"amulet","slots":[4]},{},{},{"verb":"keep","slots":[]},{},{},{}]}`)
	holds(t, serve(t, `{"do":"shape","game":"sticks"}`).String(),
		`{"observation":2,"fields":[{"name":"seat","offset":0,"shape":[1]},{"name":"moves","offset":1}]}`)
}

// brittle is a game whose rules break an invariant after the first choice.
type brittle struct{ game.Game }

func (g brittle) New(setup game.Setup) (game.State, error) {
	s, err := g.Game.New(setup)
	return &glass{State: s}, err
}

type glass struct{ game.State }

func (g *glass) Copy() game.State         { return &glass{g.State.Copy()} }
func (g *glass) CopyFrom(from game.State) { g.State.CopyFrom(from.(*glass).State) }
func (g *glass) Play(seat game.Seat, m game.Move, log *game.Log) {
	if seat != game.Nature {
		panic("a broken invariant")
	}
	g.State.Play(seat, m, log)
}

// TestBrokenGame: rules that break end their own game alone.
func TestBrokenGame(t *testing.T) {
	var out bytes.Buffer
	in := io.MultiReader(strings.NewReader(`{"do":"learn","game":"sticks","players":2,"count":2}`+"\n"),
		bytes.NewReader(frame(stepFrame, 5, none)))
	if err := protocol.Serve(in, &out, []game.Game{brittle{sticks.Game}}); err != nil {
		t.Fatal(err)
	}
	of := readLine(t, &out)
	readBatch(t, &out, of)
	if got := readBatch(t, &out, of).games; got[0].flags != broken || got[1].flags != 0 || len(got[0].legal) == 0 {
		t.Errorf("%+v", got)
	}
}

// FuzzFrames: whatever is sent after "learn", what comes back are whole frames, and then lines.
func FuzzFrames(f *testing.F) {
	f.Add(frame(stepFrame, 5, 6, 5, none))
	f.Add(append(frame(stepFrame, 1, 2, 3), frame(endFrame)...))
	f.Add(append(frame(endFrame), `{"do":"hello"}`...))
	f.Add([]byte{255, 255, 255, 255, 1})
	f.Fuzz(func(t *testing.T, sent []byte) {
		out := serve(t, learn, sent)
		of := readLine(t, out)
		for out.Len() > 0 {
			var kind uint32
			if kind = binary.LittleEndian.Uint32(out.Bytes()[4:]); kind == stepFrame {
				readBatch(t, out, of)
				continue
			}
			if _, body := readFrame(t, out); kind == endFrame {
				break
			} else if !json.Valid(body) || kind != errorFrame || bytes.Contains(body, []byte("broken")) {
				t.Fatalf("a frame of kind %d: %q", kind, body)
			}
		}
		for line := range strings.Lines(out.String()) {
			if strings.Contains(line, `"seats"`) {
				return // frames again
			}
			if !json.Valid([]byte(line)) {
				t.Fatalf("answer %q", line)
			}
		}
	})
}
