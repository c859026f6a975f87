package protocol_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/protocol"
)

var anew = flag.String("store-anew", "", "hold the stored dialogue about this game anew; "+
	"only after the version of its rules has been raised")

// TestStoreAnew holds and stores a dialogue about a game with other rules than those of the stored one.
func TestStoreAnew(t *testing.T) {
	if *anew == "" {
		t.Skip("stored dialogues stay as they are; after the version of a game's rules has been raised: " +
			"-store-anew GAME")
	}
	g := games.Find(*anew)
	if g == nil {
		t.Fatalf("there is no game %q", *anew)
	}
	if _, err := os.Stat(dialogueFile(g.ID())); err == nil {
		if strings.Contains(storedSessions(t, g)[0], fmt.Sprintf(`"rules":%d,`, g.Version())) {
			t.Fatalf("a dialogue under version %d of the rules is stored; it stays as it is", g.Version())
		}
	}
	var all []string
	least, most := g.Players()
	for players := least; players <= most; players++ {
		all = append(all, converse(t, g, players))
	}
	var text bytes.Buffer
	to := gzip.NewWriter(&text)
	if _, err := io.WriteString(to, strings.Join(all, "\n")); err != nil {
		t.Fatal(err)
	}
	if err := to.Close(); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(dialogueFile(g.ID())), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dialogueFile(g.ID()), text.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
}

// conversation is a session that is written down.
type conversation struct {
	*testing.T
	*rand.Rand
	to   io.Writer
	from *bufio.Reader
	text strings.Builder
}

// answer is what the next requests depend on.
type answer struct {
	Owing    []any
	Turns    any // how many there are, or all of a log
	Over     bool
	Moves    []string
	Numbers  []int
	Deals    []string
	Record   string
	Position json.RawMessage
	Games    []struct{ Legal []int }
	Error    *struct{ Code string }
}

// ask sends a request and writes it down with its answer.
func (c *conversation) ask(request map[string]any) (a answer) {
	c.Helper()
	line, err := json.Marshal(request)
	if err != nil {
		c.Fatal(err)
	}
	if _, err := c.to.Write(append(line, '\n')); err != nil {
		c.Fatal(err)
	}
	got, err := c.from.ReadString('\n')
	if err != nil {
		c.Fatal(err)
	}
	fmt.Fprintf(&c.text, "> %s\n< %s", line, got)
	if err := json.Unmarshal([]byte(got), &a); err != nil {
		c.Fatal(err)
	}
	return a
}

// converse plays some turns of a game and asks everything that may be asked of it.
func converse(t *testing.T, g game.Game, players int) string {
	t.Helper()
	requests, to := io.Pipe()
	from, answers := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- protocol.Serve(requests, answers, []game.Game{g}) }()
	c := &conversation{T: t, Rand: rand.New(rand.NewPCG(uint64(players), 0)), to: to,
		from: bufio.NewReaderSize(from, 1<<20)}
	c.ask(map[string]any{"do": "hello"})
	if least, _ := g.Players(); players == least {
		c.ask(map[string]any{"do": "lexicon", "game": g.ID()})
	}
	begin := map[string]any{"id": 1, "do": "new", "game": g.ID(), "players": players, "seed": players}
	if players%2 == 1 {
		begin["chance"] = "asked"
	}
	options := map[string]string{}
	for _, o := range g.Options() {
		if players >= o.Least && players <= o.Most && players > 2 {
			options[o.Key] = o.Values[len(o.Values)-1]
		}
	}
	begin["options"] = options
	last := c.ask(begin)
	for n := 0; n < 160 && !last.Over; n++ {
		last = c.turn(g, players, n, last)
	}
	record := c.ask(map[string]any{"do": "record"}).Record
	c.ask(map[string]any{"do": "scores"})
	c.ask(map[string]any{"do": "load", "record": record, "chance": "asked"})
	position := c.ask(map[string]any{"do": "position"}).Position
	c.ask(map[string]any{"do": "load", "game": g.ID(), "players": players, "options": options, "position": position,
		"chance": "asked"})
	c.ask(map[string]any{"do": "patch", "patch": map[string]any{}})
	c.ask(map[string]any{"do": "view", "seat": "spectator"})
	c.learn(g, players)
	c.ask(map[string]any{"do": "quit"})
	if err := <-ended; err != nil {
		t.Fatal(err)
	}
	return c.text.String()
}

// turn makes a move and asks some questions, each every few turns.
func (c *conversation) turn(g game.Game, players, n int, last answer) answer {
	c.Helper()
	seat := last.Owing[c.IntN(len(last.Owing))]
	other := any(1 + c.IntN(players))
	if c.IntN(players+1) == 0 {
		other = "spectator"
	}
	turns, _ := last.Turns.(float64)
	every := func(turns int, do string, more map[string]any) (a answer) {
		if n%turns == turns-1 {
			request := map[string]any{"do": do}
			maps.Copy(request, more)
			a = c.ask(request)
		}
		return a
	}
	every(4, "view", map[string]any{"seat": other})
	every(5, "refuse", map[string]any{"seat": 1 + c.IntN(players), "move": g.Lexicon().Text(c.word(g))})
	every(7, "log", map[string]any{"seat": other, "from": max(0, int(turns)-20-c.IntN(20))})
	every(23, "position", nil)
	every(29, "scores", nil)
	every(31, "play", map[string]any{"seat": seat, "move": g.Lexicon().Text(c.word(g))})
	every(19, "play", map[string]any{"seat": 1 + c.IntN(players), "move": c.IntN(g.Lexicon().Len())})
	if deals := every(3, "deals", map[string]any{"seat": 1 + n%players}).Deals; len(deals) > 0 {
		c.ask(map[string]any{"do": "play", "seat": 1 + n%players, "move": deals[c.IntN(len(deals))],
			"note": "«Tiens» & so <on>"})
	}
	if n%37 == 36 {
		if back := c.ask(map[string]any{"do": "undo"}); back.Error == nil {
			return back
		}
	}
	if last = c.ask(map[string]any{"do": "owing"}); last.Over {
		return last
	}
	seat = last.Owing[c.IntN(len(last.Owing))]
	if seat == "*" && c.IntN(2) == 0 {
		return c.ask(map[string]any{"do": "roll"})
	}
	legal := c.ask(map[string]any{"do": "moves", "seat": seat})
	at := c.IntN(len(legal.Moves))
	if n%2 == 0 {
		return c.ask(map[string]any{"do": "play", "seat": seat, "move": legal.Numbers[at]})
	}
	return c.ask(map[string]any{"do": "play", "seat": seat, "move": legal.Moves[at]})
}

// word is a move of the game's vocabulary.
func (c *conversation) word(g game.Game) game.Move {
	for {
		if m := g.Lexicon().At(c.IntN(g.Lexicon().Len())); g.Lexicon().Knows(m) {
			return m
		}
	}
}

// learn steps through several games at once: in one with legal moves, in one with none and in one with any.
func (c *conversation) learn(g game.Game, players int) {
	c.Helper()
	c.ask(map[string]any{"do": "new", "game": g.ID(), "players": players, "seed": 9, "count": 3})
	legal := c.ask(map[string]any{"do": "step"}).Games[0].Legal
	for n := range 12 {
		moves := []any{legal[c.IntN(len(legal))], nil, c.IntN(g.Lexicon().Len())}
		legal = c.ask(map[string]any{"do": "step", "moves": moves, "views": n%4 == 3, "reset": true}).Games[0].Legal
	}
}
