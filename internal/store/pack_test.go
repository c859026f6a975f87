package store

import (
	"errors"
	"fmt"
	"slices"
	"testing"
)

// played returns moves as games have them.
func played(n int) []Move {
	moves := make([]Move, n)
	for i := range moves {
		moves[i] = Move{Seat: uint8(i % 3), Text: fmt.Sprintf("move %d ☥", i*i%97),
			At: 1_700_000_000_000 + int64(i)*7919}
		if i%10 == 0 {
			moves[i].Note, moves[i].Waived = "peace\n\t\"né\"", true
		}
	}
	return moves
}

func TestPack(t *testing.T) {
	odd := []Move{{Seat: 255, Text: "\x00\xff", At: -1 << 63}, {At: 1<<63 - 1}}
	for _, moves := range [][]Move{nil, {{}}, odd, played(1000)} {
		p, err := Pack(moves)
		if err != nil {
			t.Fatal(err)
		}
		back, err := Unpack(p.Record)
		if err != nil || !slices.Equal(back, moves) || p.Moves != len(moves) {
			t.Errorf("%d moves come back as %d: %v", len(moves), len(back), err)
		}
	}
}

// What is damaged anywhere is noticed, and takes no more time or memory than the whole.
func TestUnpackDamaged(t *testing.T) {
	p, err := Pack(played(50))
	if err != nil {
		t.Fatal(err)
	}
	for i := range p.Record {
		damaged := slices.Clone(p.Record)
		damaged[i] ^= 0xa5
		// The header of gzip holds a time and the name of a system, which say nothing.
		if _, err := Unpack(damaged); !errors.Is(err, ErrDamaged) && (i < 5 || i > 10) {
			t.Errorf("byte %d: %v", i, err)
		}
		if _, err := Unpack(p.Record[:i]); !errors.Is(err, ErrDamaged) {
			t.Errorf("the first %d bytes: %v", i, err)
		}
	}
}

func FuzzUnpack(f *testing.F) {
	p, err := Pack(played(5))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(p.Record)
	f.Fuzz(func(_ *testing.T, record []byte) { _, _ = Unpack(record) })
}

// A table that is packed only in part is damaged.
func TestUnpackInPart(t *testing.T) {
	p, err := Pack(played(3))
	if err != nil {
		t.Fatal(err)
	}
	for name, test := range map[string]struct {
		table  Table
		packed bool
		record []byte
		moves  int
		want   error
	}{
		"not packed":      {Table{Moves: played(3)}, false, nil, 0, nil},
		"packed":          {Table{}, true, p.Record, 3, nil},
		"both":            {Table{Moves: played(3)}, true, p.Record, 3, ErrDamaged},
		"nothing":         {Table{}, true, nil, 0, ErrDamaged},
		"unmarked":        {Table{}, false, p.Record, 3, ErrDamaged},
		"another number":  {Table{}, true, p.Record, 4, ErrDamaged},
		"another content": {Table{}, true, p.Record[1:], 3, ErrDamaged},
	} {
		err := test.table.Unpack(test.packed, test.record, test.moves)
		if !errors.Is(err, test.want) || err == nil && !slices.Equal(test.table.Moves, played(3)) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
