package store

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"fmt"
	"io"
	"slices"
)

// Packed are all moves of a table in one value.
type Packed struct {
	Record []byte
	Moves  int
	Size   int64 // of their texts, as [Entry] counts it
}

// packing is the version of the format: a byte, then gzip of the number of moves, all their seats, all marks, all
// times, all texts and all notes. What is alike stands together. Numbers are varints, times differences.
const packing = 1

// Pack packs moves, so that [Unpack] returns just these.
func Pack(moves []Move) (Packed, error) {
	p := Packed{Moves: len(moves)}
	plain := binary.AppendUvarint(nil, uint64(len(moves)))
	for _, m := range moves {
		plain = append(plain, m.Seat)
		p.Size += int64(len(m.Text) + len(m.Note) + 3)
	}
	for _, m := range moves {
		waived := byte(0)
		if m.Waived {
			waived = 1
		}
		plain = append(plain, waived)
	}
	last := int64(0)
	for _, m := range moves {
		plain, last = binary.AppendVarint(plain, m.At-last), m.At
	}
	for _, m := range moves {
		plain = append(binary.AppendUvarint(plain, uint64(len(m.Text))), m.Text...)
	}
	for _, m := range moves {
		plain = append(binary.AppendUvarint(plain, uint64(len(m.Note))), m.Note...)
	}
	var b bytes.Buffer
	b.WriteByte(packing)
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return p, err
	}
	if _, err := z.Write(plain); err != nil {
		return p, err
	}
	if err := z.Close(); err != nil {
		return p, err
	}
	p.Record = b.Bytes()
	if back, err := Unpack(p.Record); err != nil || !slices.Equal(back, moves) {
		return p, fmt.Errorf("packed moves come back as others: %w", err)
	}
	return p, nil
}

// Unpack returns packed moves, or [ErrDamaged].
func Unpack(record []byte) ([]Move, error) {
	moves, err := unpack(record)
	if err != nil {
		return nil, fmt.Errorf("%w: packed moves: %w", ErrDamaged, err)
	}
	return moves, nil
}

func unpack(record []byte) (moves []Move, err error) {
	if len(record) == 0 || record[0] != packing {
		return nil, fmt.Errorf("unknown format %x", record[:min(1, len(record))])
	}
	z, err := gzip.NewReader(bytes.NewReader(record[1:]))
	if err != nil {
		return nil, err
	}
	plain, err := io.ReadAll(z) // its checksum holds, or there is an error
	if err != nil {
		return nil, err
	}
	r := unpacker{r: bufio.NewReader(bytes.NewReader(plain))}
	n := r.length(len(plain))
	if n == 0 {
		return nil, r.err
	}
	moves = make([]Move, n)
	for i := range moves {
		moves[i].Seat = r.byte()
	}
	for i := range moves {
		moves[i].Waived = r.byte() == 1
	}
	last := int64(0)
	for i := range moves {
		last += r.number()
		moves[i].At = last
	}
	for i := range moves {
		moves[i].Text = r.text(len(plain))
	}
	for i := range moves {
		moves[i].Note = r.text(len(plain))
	}
	return moves, r.err
}

// unpacker reads values until the first error.
type unpacker struct {
	r   *bufio.Reader
	err error
}

func (u *unpacker) byte() (b byte) {
	if u.err == nil {
		b, u.err = u.r.ReadByte()
	}
	return b
}

func (u *unpacker) number() (n int64) {
	if u.err == nil {
		n, u.err = binary.ReadVarint(u.r)
	}
	return n
}

// length reads a length, which is not above most.
func (u *unpacker) length(most int) int {
	if u.err != nil {
		return 0
	}
	n, err := binary.ReadUvarint(u.r)
	if err == nil && n > uint64(most) {
		err = io.ErrUnexpectedEOF
	}
	if u.err = err; err != nil {
		return 0
	}
	return int(n)
}

func (u *unpacker) text(most int) string {
	b := make([]byte, u.length(most))
	if u.err == nil {
		_, u.err = io.ReadFull(u.r, b)
	}
	return string(b)
}

// Unpack fills in the moves of a table that has been loaded with those of its archive: a record, nil if it has none, of
// so many moves.
func (t *Table) Unpack(packed bool, record []byte, moves int) (err error) {
	switch {
	case !packed && record == nil:
		return nil
	case !packed, record == nil, len(t.Moves) > 0:
		return fmt.Errorf("%w: the moves are packed only in part", ErrDamaged)
	}
	if t.Moves, err = Unpack(record); err == nil && len(t.Moves) != moves {
		err = fmt.Errorf("%w: %d packed moves instead of %d", ErrDamaged, len(t.Moves), moves)
	}
	return err
}
