package game

import (
	"bufio"
	"encoding/hex"
	"errors"
	"io"
	"strconv"
	"strings"
)

// ReadRecord reads the text of a record. It checks only the text; [Replay] checks the game. find returns the game of
// that name, or nil.
func ReadRecord(in io.Reader, find func(id string) Game) (*Record, error) {
	return UsualLimits().ReadRecord(in, find)
}

// ReadRecordUnder is [ReadRecord] where find also knows the games under older versions of their rules, whose moves may
// have other words. The version is what the record says, 0 if it says nothing.
func ReadRecordUnder(in io.Reader, find func(id string, version int) Game) (*Record, error) {
	return UsualLimits().readRecord(in, find)
}

// ReadRecord reads a record within these limits, see [ReadRecord].
func (limits Limits) ReadRecord(in io.Reader, find func(id string) Game) (*Record, error) {
	return limits.readRecord(in, func(id string, _ int) Game { return find(id) })
}

func (limits Limits) readRecord(in io.Reader, find func(id string, version int) Game) (*Record, error) {
	r := &Record{Setup: Setup{Options: map[string]string{}}, Bits: map[Seat][16]byte{}}
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 0, 4096), MaxLine)
	number := 0
	fail := func(err error) (*Record, error) {
		return nil, Wrong(ErrRecord, "problem.line", "line {line}: {what}", "line", max(number, 1), "what", err)
	}
	var g Game
	var taken Room
	moves := false
	once := map[string]bool{}
	for lines.Scan() {
		number++
		text := strings.TrimRight(lines.Text(), "\r")
		switch {
		case number == 1:
			if text != recordTitle {
				return fail(Wrong(nil, "problem.title", "the first line is not {title}", "title", Quote(recordTitle)))
			}
		case r.Ended:
			return fail(Wrong(nil, "problem.after", "there is a line after {word}", "word", Quote(recordEnded)))
		case moves && text == recordEnded:
			r.Ended = true
		case moves:
			if taken = taken.plus(Room{1, len(text) + 1}); taken.Turns > limits.All.Turns {
				return fail(Wrong(nil, "problem.moves", "over {most} moves", "most", limits.All.Turns))
			}
			if taken.Text > limits.All.Text {
				return fail(Wrong(nil, "problem.text", "over {most} bytes of moves", "most", limits.All.Text))
			}
			turn, err := parseTurn(g.Lexicon(), text)
			if err != nil {
				return fail(err)
			}
			r.Turns = append(r.Turns, turn)
		case text == "moves":
			if g = find(r.Game, r.Version); g == nil {
				return fail(Wrong(nil, "problem.game", "there is no game {game}", "game", Quote(r.Game)))
			}
			moves = true
		default:
			if err := r.header(text, once); err != nil {
				return fail(err)
			}
		}
	}
	switch err := lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		number++
		return fail(Wrong(nil, "problem.wide", "the line is longer than {most} bytes", "most", MaxLine))
	case err != nil:
		return nil, err
	}
	if !moves {
		return fail(Wrong(nil, "problem.short", "the text ends before the moves"))
	}
	if n := len(r.Setup.Components); n > 0 {
		r.Setup.Components = r.Setup.Components[:n-1] // the newline after the last line
	}
	if r.Given > len(r.Turns) {
		return fail(Wrong(nil, "problem.given", "{given} moves are said to be given, there are {n}", "given", r.Given,
			"n", len(r.Turns)))
	}
	return r, nil
}

// header reads a line above the moves; once lists those that may not be repeated.
func (r *Record) header(text string, once map[string]bool) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	name := word
	if word == "option" || word == "bits" {
		key, _, _ := strings.Cut(rest, " ")
		name += " " + key
	}
	if once[name] {
		return Wrong(nil, "problem.twice", "{word} appears twice", "word", Quote(name))
	}
	once[name] = word != "seat" && word != "|"
	switch word {
	case "game":
		r.Game = rest
	case "rules":
		r.Version, err = whole(rest)
	case "players":
		r.Setup.Players, err = whole(rest)
	case "given":
		r.Given, err = whole(rest)
	case "option":
		if len(r.Setup.Options) == maxOptions {
			return Wrong(nil, "problem.options", "over {most} options", "most", maxOptions)
		}
		key, value, _ := strings.Cut(rest, " ")
		r.Setup.Options[key] = value
	case "seat":
		number, person, _ := strings.Cut(rest, " ")
		if number != strconv.Itoa(len(r.Names)+1) || len(r.Names) == MaxSeats {
			return Wrong(nil, "problem.order", "seat {seat} is out of order", "seat", Quote(number))
		}
		r.Names = append(r.Names, strings.Map(printable, person))
	case "seal":
		r.Seal, err = rest, checkHex(rest, 32)
	case "secret":
		r.Secret, err = rest, checkHex(rest, 32)
	case "bits":
		number, digits, _ := strings.Cut(rest, " ")
		seat, err := ParseSeat(number)
		if err != nil {
			return err
		}
		if err := checkHex(digits, 16); err != nil {
			return err
		}
		var bits [16]byte
		_, _ = hex.Decode(bits[:], []byte(digits)) // checked above
		r.Bits[seat] = bits
	case "components":
		r.Setup.Components = []byte{}
	case "|":
		if r.Setup.Components == nil || len(r.Setup.Components)+len(rest) > MaxComponents {
			return Wrong(nil, "problem.components", "components begin with the line of that name and hold at most "+
				"{most} bytes", "most", MaxComponents)
		}
		r.Setup.Components = append(append(r.Setup.Components, rest...), '\n')
	default:
		return Wrong(nil, "problem.unknown", "{word} is not known", "word", Quote(word))
	}
	return err
}

// whole reads a non-negative number of the header.
func whole(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, Wrong(nil, "problem.number", "{text} is not a whole number of 0 or more", "text", Quote(text))
	}
	return n, nil
}

func checkHex(text string, size int) error {
	if b, err := hex.DecodeString(text); err != nil || len(b) != size {
		return Wrong(nil, "problem.hex", "{text} is not {size} bytes in hexadecimal", "text", Quote(text), "size", size)
	}
	return nil
}

func parseTurn(l *Lexicon, text string) (Turn, error) {
	who, what, _ := strings.Cut(text, " ")
	seat, err := ParseSeat(who)
	if err != nil {
		return Turn{}, err
	}
	if what == "?" {
		return Turn{Seat: seat, Hidden: true}, nil
	}
	t := Turn{Seat: seat}
	if move, note, noted := strings.Cut(what, ` "`); noted {
		what = move
		if t.Note, err = parseNote(`"` + note); err != nil {
			return Turn{}, err
		}
	}
	t.Move, err = l.Parse(what)
	return t, err
}

// parseNote reads a note in exactly the form in which it is written.
func parseNote(quoted string) (string, error) {
	note, err := strconv.Unquote(quoted)
	if err != nil || note == "" || strconv.Quote(note) != quoted || !NoteFits(note) {
		return "", Wrong(nil, "problem.note", "{text} is not a valid note", "text", Quote(quoted))
	}
	return note, nil
}
