package contest

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"ennead/game"
)

// MaxFile limits the text of a contest, in bytes.
const MaxFile = 4 << 20

// file is a contest as text: the history, and the seed where it may be known.
type file struct {
	History
	Seed string `json:"seed,omitempty"`
}

// Read reads a contest as JSON and checks it. The seed is nil if the text has none. What the format does not know is an
// error.
func Read(in io.Reader) (*History, *Seed, error) {
	text, err := io.ReadAll(io.LimitReader(in, MaxFile+1))
	if err != nil {
		return nil, nil, err
	}
	if len(text) > MaxFile {
		return nil, nil, game.Wrong(nil, "problem.contest.large", "over {most} bytes of a contest", "most", MaxFile)
	}
	var f file
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&f); err != nil {
		return nil, nil, unread(err, decoder.InputOffset())
	}
	if _, err := decoder.Token(); !errors.Is(err, io.EOF) {
		return nil, nil, unread(err, decoder.InputOffset())
	}
	if err := Check(&f.History); err != nil {
		return nil, nil, err
	}
	if f.Seed == "" {
		return &f.History, nil, nil
	}
	seed, err := ParseSeed(f.Seed)
	if err == nil && f.Seal != "" {
		err = seed.opens(&f.History)
	}
	if err != nil {
		return nil, nil, err
	}
	return &f.History, seed, nil
}

// unread says what is wrong with the JSON.
func unread(err error, offset int64) error {
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return game.Wrong(nil, "problem.contest.type", "{field}: wrong type of value", "field", kind.Field)
	}
	if err != nil {
		if field, ok := strings.CutPrefix(err.Error(), "json: unknown field "); ok {
			return game.Wrong(nil, "problem.contest.field", "a contest has no field {field}", "field", field)
		}
	}
	return game.Wrong(nil, "problem.contest.json", "this is no JSON of a contest, from byte {n} on", "n", int(offset))
}
