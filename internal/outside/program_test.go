package outside_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"ennead/arena"
	"ennead/bot"
	"ennead/game"
	"ennead/games"
	"ennead/internal/outside"
	"ennead/protocol"
)

// asProgram has the test program be a bot of one of these kinds.
const asProgram = "ENNEAD_TEST_PROGRAM"

func TestMain(m *testing.M) {
	if kind := os.Getenv(asProgram); kind != "" {
		answer(kind)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// answer answers each question with the move at seed modulo the number of moves, or wrongly.
func answer(kind string) {
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, protocol.MaxLine)
	for in.Scan() {
		var asked struct {
			Seed    uint64
			Moves   []string
			Numbers []int
		}
		if err := json.Unmarshal(in.Bytes(), &asked); err != nil {
			panic(err)
		}
		at := asked.Seed % uint64(len(asked.Moves))
		switch kind {
		case "text":
			fmt.Printf("{\"move\":%q}\n", asked.Moves[at])
		case "number":
			fmt.Printf("{\"move\":%d}\n", asked.Numbers[at])
		case "illegal":
			fmt.Println(`{"move":"pass"}`)
		case "unknown":
			fmt.Println(`{"move":"castle"}`)
		case "more":
			fmt.Println(`{"move":1} {"move":2}`)
		case "long":
			fmt.Printf("{\"move\":%q}\n", strings.Repeat("x", protocol.MaxLine))
		case "ends":
			return
		case "once":
			fmt.Printf("{\"move\":%q}\n", asked.Moves[at])
			return
		case "twice":
			fmt.Printf("{\"move\":%q}\n{\"move\":%[1]q}\n", asked.Moves[at])
		case "waits":
			time.Sleep(time.Hour)
		}
	}
}

// series is a few games of Kemet in which a program of that kind plays against a random bot.
func series(t *testing.T, kind string) arena.Config {
	t.Helper()
	t.Setenv(asProgram, kind)
	g := games.Find("kemet")
	setup := game.Setup{Players: 2}
	p := outside.New([]string{os.Args[0]}, os.Stderr, g, setup)
	t.Cleanup(p.Close)
	random, err := bot.Parse("random")
	if err != nil {
		t.Fatal(err)
	}
	return arena.Config{Game: g, Setup: setup, Games: 8, Seed: 5, Jobs: 2,
		Bots: []arena.Entrant{{Name: kind, New: p.Bot}, arena.Enter(random, nil)}}
}

// A program plays whole games, several at once, and the same seed gives the same games, whichever process answers and
// whether it says texts or numbers.
func TestProgram(t *testing.T) {
	var all [3]string
	for i, kind := range []string{"text", "text", "number"} {
		conf := series(t, kind)
		records := make([]string, conf.Games)
		conf.Record = func(n int, r *game.Record) error {
			var b strings.Builder
			r.Names = nil
			err := game.WriteRecord(&b, conf.Game, r)
			records[n] = b.String()
			return err
		}
		if _, err := arena.Run(t.Context(), conf); err != nil {
			t.Fatal(err)
		}
		all[i] = strings.Join(records, "\n")
	}
	if all[0] != all[1] || all[0] != all[2] || len(all[0]) < 10_000 {
		t.Errorf("the games of one seed differ, or are none: %d, %d, %d bytes", len(all[0]), len(all[1]), len(all[2]))
	}
}

// A program that answers wrongly ends the series with an error that says so.
func TestWrongAnswers(t *testing.T) {
	for kind, want := range map[string]error{
		"illegal": arena.ErrIllegal, "unknown": outside.ErrAnswer, "more": outside.ErrAnswer, "long": outside.ErrAnswer,
		"ends": outside.ErrAnswer, "once": outside.ErrAnswer, "twice": outside.ErrAnswer,
	} {
		if _, err := arena.Run(t.Context(), series(t, kind)); !errors.Is(err, want) || errors.Is(err, syscall.EPIPE) {
			t.Errorf("%s: got %v, want %v", kind, err, want)
		}
	}
	p := outside.New([]string{"./nothing-of-that-name"}, os.Stderr, games.Find("kemet"), game.Setup{Players: 2})
	conf := series(t, "text")
	conf.Bots[0].New = p.Bot
	if _, err := arena.Run(t.Context(), conf); !errors.Is(err, outside.ErrStart) {
		t.Errorf("got %v, want %v", err, outside.ErrStart)
	}
}

// Whoever stops a series does not wait for a program that does not answer.
func TestStopped(t *testing.T) {
	ctx, stop := context.WithTimeout(t.Context(), 300*time.Millisecond)
	defer stop()
	if _, err := arena.Run(ctx, series(t, "waits")); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("got %v, want %v", err, context.DeadlineExceeded)
	}
}

// A program is asked with what its seat sees: nothing that the seat may not know is in the line.
func TestAskedWithTheView(t *testing.T) {
	g := games.Find("kemet")
	setup := game.Setup{Players: 3}
	state, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewRand(3)
	var moves []game.Move
	for asked := 0; asked < 60; {
		seat := state.Owing().First()
		if seat == game.Nature {
			var m game.Move
			m, moves = chance.Roll(state, moves)
			state.Play(seat, m, nil)
			continue
		}
		view := state.Copy()
		view.Mask(seat)
		line, err := protocol.Ask(g, setup, view, seat, 1)
		if err != nil {
			t.Fatal(err)
		}
		var said struct {
			Position json.RawMessage
			Moves    []string
		}
		if err := json.Unmarshal(line, &said); err != nil {
			t.Fatal(err)
		}
		if string(said.Position) != string(g.Position(view)) {
			t.Fatalf("the position is not that of the view:\n%s\n%s", said.Position, g.Position(view))
		}
		moves = state.Moves(moves[:0], seat)
		if len(said.Moves) != len(moves) {
			t.Fatalf("%d of %d moves are named", len(said.Moves), len(moves))
		}
		asked++
		state.Play(seat, moves[chance.Intn(len(moves))], nil)
	}
}
