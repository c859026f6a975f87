package gametest

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"ennead/game"
)

// reading is a way in which a game reads untrusted input.
type reading struct {
	read   func(s *Suite, text []byte)
	shapes []Shape
}

// readings lists them all.
var readings = []reading{
	{func(s *Suite, text []byte) { _ = refusal(s.Game, text) }, YAML("")},
	{(*Suite).readPosition, []Shape{
		{Open: "["}, {Open: "[", Close: "]"}, {Open: `{"a":`}, {Open: `{"players":[`}, {Open: `{"rest":`, Close: "}"},
		{`{"rest":`, "[", "]"}, {`{"rest":"`, `\u00e9`, `"}`},
		{`{"players":[`, "{},", ""}, {`{"players":[`, "null,", ""}, {`{"pending":[`, `{"step":"turn"},`, ""},
		{`{"pending":`, "9", ""}, {`{"`, "x", ""},
		{"{", `"round":1,`, `"players":[],`}, {`{"players":[{}`, " ", ""}, {`{"round":1}`, " ", ""}, {"", "null ", ""},
	}},
	{(*Suite).readRecord, []Shape{
		{Open: "\n"}, {Open: "ennead record 1\n"}, {"ennead record 1\n", "option a b\n", ""},
		{"ennead record 1\n", "seat 1 x\n", ""}, {"ennead record 1\n", "| x\n", ""},
		{"ennead record 1\ngame ", "x", ""}, {"ennead record 1\ncomponents\n", "| [\n", ""},
		{"ennead record 1\ncomponents\n", "| k: 1\n", "moves\n"},
		{"ennead record 1\nbits 1 ", "00", ""}, {"ennead record 1\ncomponents\n", "|\n", ""},
		{"ennead record 1\ncomponents\n", "| \r\n", ""},
	}},
	{func(s *Suite, text []byte) { _, _ = s.Game.Lexicon().Parse(string(text)) }, []Shape{
		{Open: " "}, {Open: "x"}, {Open: "x "}, {Open: "1 "}, {"pass", " ", ""}, {"", "9", ""}, {"", "é", ""},
		{"", "*", ""},
	}},
}

func (s *Suite) readPosition(text []byte) {
	for _, setup := range s.Setups[:1] {
		_, _ = s.Game.Load(setup, text)
	}
}

func (s *Suite) readRecord(text []byte) {
	if record, err := game.ReadRecord(bytes.NewReader(text), s.find); err == nil {
		_, _ = game.Replay(s.Game, record)
	}
}

// FuzzLinear looks for components, positions, records and moves for which the reader's time and memory grow faster than
// linearly.
func (s *Suite) FuzzLinear(f *testing.F) {
	for i, r := range readings {
		for _, shape := range r.shapes {
			f.Add(uint8(i), shape.Head, shape.Open, shape.Close)
		}
	}
	f.Fuzz(func(t *testing.T, at uint8, head, open, end string) {
		if len(head) > smallText || len(open)+len(end) > 200 || open == "" {
			return
		}
		r := readings[int(at)%len(readings)]
		Linear(t, Shape{Head: head, Open: open, Close: end}, func(text []byte) { r.read(s, text) })
	})
}

// linear repeats parts of well-formed input: lines of components, if the game has any, elements of a position, moves of
// a record. Time and memory for reading them must grow linearly.
func (s *Suite) linear(t *testing.T) {
	lines := bytes.SplitAfter(s.Game.Components(), []byte("\n"))
	for i := range lines {
		if line := lines[i]; i%max(1, len(lines)/Many(2, 12, 400)) == 0 && len(bytes.TrimSpace(line)) > 0 {
			before, after := bytes.Join(lines[:i], nil), bytes.Join(lines[i+1:], nil)
			Linear(t, Shape{Open: string(line)},
				func(text []byte) { _ = refusal(s.Game, slices.Concat(before, text, after)) })
		}
	}
	m := s.mangler(t)
	for i, setup := range s.Setups[:1] {
		tree := m.decoded(t, m.somewhere(t, i, uint64(i)))
		each(tree, nil, func(_ []any, list []any, set func([]any)) {
			if len(list) == 0 {
				return
			}
			element, err := json.Marshal(list[0])
			if err != nil {
				t.Fatal(err)
			}
			set([]any{"HERE"})
			whole, err := json.Marshal(tree)
			if err != nil {
				t.Fatal(err)
			}
			set(list)
			before, after, _ := strings.Cut(string(whole), `"HERE"`)
			Linear(t, Shape{Head: before + string(element), Open: "," + string(element)}, func(text []byte) {
				_, _ = s.Game.Load(setup, append(slices.Clip(text), after...))
			})
		})
		head, moves, _ := strings.Cut(s.cutOff(t, setup, 1, 50), "moves\n")
		for line := range strings.Lines(moves) {
			Linear(t, Shape{Head: head + "moves\n" + moves, Open: line}, s.readRecord)
		}
	}
}
