package protocol_test

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"testing"

	"ennead/game"
	"ennead/games"
	"ennead/protocol"
)

// BenchmarkLearn plays 64 games of four at random, with all that the players see, through pipes; an operation is one
// move in one game.
func BenchmarkLearn(b *testing.B) {
	for _, o := range games.Observers() {
		for _, views := range []bool{true, false} {
			b.Run(fmt.Sprintf("%s/views=%v", o.Game(), views), func(b *testing.B) { bench(b, o.Game(), views) })
		}
	}
}

func bench(b *testing.B, id string, views bool) {
	in, ask := pipe(b)
	answers, out := pipe(b)
	go func() {
		defer out.Close()
		_ = protocol.Serve(in, out, games.All(), games.Observers()...)
	}()
	defer ask.Close()
	const count = 64
	fmt.Fprintf(ask, `{"do":"learn","game":"%s","players":4,"seed":1,"count":%d,"views":%v}`+"\n", id, count, views)
	from := bufio.NewReaderSize(answers, 1<<20)
	line, err := from.ReadBytes('\n')
	var of begun
	if err != nil || json.Unmarshal(line, &of) != nil || of.Games != count {
		b.Fatalf("%s: %v", line, err)
	}
	r, frame, length := game.NewRand(1), []byte(nil), [4]byte{}
	b.ResetTimer()
	for steps := 0; steps < b.N; steps += count {
		if _, err := io.ReadFull(from, length[:]); err != nil {
			b.Fatal(err)
		}
		if n := int(binary.LittleEndian.Uint32(length[:])); n > len(frame) {
			frame = make([]byte, 2*n)
		}
		body := frame[:binary.LittleEndian.Uint32(length[:])]
		if _, err := io.ReadFull(from, body); err != nil {
			b.Fatal(err)
		}
		if _, err := ask.Write(choose(body, &of, &r)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "steps/s")
}

// choose is a frame with a legal action for each game, at random.
func choose(body []byte, of *begun, r *game.Rand) []byte {
	at := func(word int) uint32 { return binary.LittleEndian.Uint32(body[4*word:]) }
	out := frame(stepFrame, make([]uint32, of.Games)...)
	legal := 2 + of.Games*(4+2*of.Seats+of.Observation)
	for i := range of.Games {
		many := int(at(2 + 4*i + 3))
		binary.LittleEndian.PutUint32(out[8+4*i:], at(legal+r.Intn(many)))
		legal += many
	}
	return out
}

func pipe(b *testing.B) (r, w *os.File) {
	b.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		b.Fatal(err)
	}
	return r, w
}

// BenchmarkStep is the same by lines of JSON.
func BenchmarkStep(b *testing.B) {
	for _, views := range []bool{true, false} {
		b.Run(fmt.Sprintf("kemet/views=%v", views), func(b *testing.B) { benchLines(b, views) })
	}
}

func benchLines(b *testing.B, views bool) {
	in, ask := pipe(b)
	answers, out := pipe(b)
	go func() {
		defer out.Close()
		_ = protocol.Serve(in, out, games.All())
	}()
	defer ask.Close()
	const count = 64
	fmt.Fprintf(ask, `{"do":"new","game":"kemet","players":4,"seed":1,"count":%d}`+"\n"+`{"do":"step","views":%v}`+"\n",
		count, views)
	from, r := bufio.NewReaderSize(answers, 1<<20), game.NewRand(1)
	if _, err := from.ReadBytes('\n'); err != nil {
		b.Fatal(err)
	}
	b.ResetTimer()
	for steps := 0; steps < b.N; steps += count {
		line, err := from.ReadBytes('\n')
		var all struct{ Games []struct{ Legal []int } }
		if err != nil || json.Unmarshal(line, &all) != nil || len(all.Games) != count {
			b.Fatalf("%.200s: %v", line, err)
		}
		moves := make([]int, count)
		for i, g := range all.Games {
			moves[i] = g.Legal[r.Intn(len(g.Legal))]
		}
		sent, _ := json.Marshal(map[string]any{"do": "step", "moves": moves, "views": views, "reset": true})
		if _, err := ask.Write(append(sent, '\n')); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "steps/s")
}
