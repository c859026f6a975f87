package gametest

import (
	"bytes"
	"fmt"
	"runtime"
	"testing"
	"time"
)

// Shape is a hostile text of any length: a head, an opening that is repeated, and a closing that is repeated equally
// often and may be empty.
type Shape struct{ Head, Open, Close string }

// sized returns the text with about that many bytes of repetition.
func (s Shape) sized(bytesOf int) []byte {
	n := bytesOf / max(len(s.Open)+len(s.Close), 1)
	text := append([]byte(s.Head), bytes.Repeat([]byte(s.Open), n)...)
	return append(text, bytes.Repeat([]byte(s.Close), n)...)
}

// The sizes that are compared, and the limit for the ratio of their costs. For four times the text a list that doubles
// when full costs up to eight times as much; quadratic cost would be sixteen times.
const (
	smallText = 6 << 10
	largeText = 4 * smallText
	maxFactor = 9
)

// What a reader may use for any text, however short, including what a busy machine adds.
const (
	slackBytes = 1 << 20
	slackTime  = 250 * time.Millisecond
)

// Linear checks that memory and time of a reader grow linearly with the text. Memory counts everything allocated.
func Linear(t testing.TB, shape Shape, read func(text []byte)) {
	t.Helper()
	if err := grows(shape, read); err != nil {
		t.Fatal(err)
	}
}

// grows returns an error if the cost grows faster than the text. It tries several times, in case the machine is busy.
func grows(shape Shape, read func(text []byte)) (err error) {
	small, large := shape.sized(smallText), shape.sized(largeText)
	for range 3 {
		before, quick := cost(small, read)
		after, slow := cost(large, read)
		if after <= maxFactor*before+slackBytes && slow <= maxFactor*quick+slackTime {
			return nil
		}
		err = fmt.Errorf("%.60q, then %.60q and %.60q repeated: %d kB take %v and %d kB of memory, "+
			"%d kB take %v and %d kB",
			shape.Head, shape.Open, shape.Close, len(small)>>10, quick, before>>10, len(large)>>10, slow, after>>10)
	}
	return err
}

// cost returns how much memory reading a text allocates, and how long it takes.
func cost(text []byte, read func(text []byte)) (allocated uint64, took time.Duration) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	start := time.Now()
	read(text)
	took = time.Since(start)
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc, took
}

// FuzzLinear looks for texts for which a reader's time and memory grow faster than linearly.
func FuzzLinear(f *testing.F, read func(text []byte), seeds ...Shape) {
	for _, s := range seeds {
		f.Add(s.Head, s.Open, s.Close)
	}
	f.Fuzz(func(t *testing.T, head, open, end string) {
		if len(head) > smallText || len(open)+len(end) > 200 || len(open) == 0 {
			return
		}
		Linear(t, Shape{head, open, end}, read)
	})
}

// YAML returns shapes that are expensive for some YAML parsers.
func YAML(head string) []Shape {
	shapes := []Shape{
		{Open: "["}, {Open: "[", Close: "]"}, {Open: "{"}, {Open: "{a: "}, {Open: "{a: ", Close: "}"}, {Open: "- "},
		{Open: "? "},
		{Open: "&a "}, {Open: "&a [*a, ", Close: "]"}, {Open: "*a, "}, {Open: "!t "}, {Open: "a: "},
		{Open: "---\na: 1\n"}, {Open: "%YAML 1.2\n"},
		{Open: "k: 1\n"}, {Open: "k: 1 # c\n"}, {Open: "# c\n"}, {Open: "\n"}, {Open: " "}, {Open: "\t"}, {Open: "\r"},
		{Open: "x"}, {Open: "x: "},
		{"a: [", "x, ", ""}, {"a: [", "1, ", ""}, {"a: [", ",", ""}, {"a: [", "{}, ", ""}, {"a: {", "k: 1, ", ""},
		{"a: {", "<<: {}, ", ""},
		{"a: ", "x", ""}, {"a: ", "9", ""}, {"a: ", ":", ""}, {"a: \"", "x\n ", ""}, {"a: \"", `\n`, ""},
		{"a: \"", "x", ""}, {"a: '", "''", ""},
		{"a: |\n", "  x\n", ""}, {"a: >\n", "  x\n\n", ""}, {"a: x\n", "  x\n", ""}, {"a:\n", "- x\n", ""},
		{"a:\n", "- {id: x, b: [1, 2]}\n", ""},
		{"a: [1, ", "\n", ""}, {"a:\n", " - {}\n", ""}, {"", "é", ""}, {"", "\xff", ""}, {"\ufeff", "[", "]"},
		{"\xff\xfe", "[\x00", "]\x00"},
	}
	for i := range shapes {
		shapes[i].Head = head + shapes[i].Head
	}
	return shapes
}
