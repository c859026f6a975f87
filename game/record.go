package game

import (
	"bufio"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Record is a game as readable text: what was set up, and every move, Nature's included.
type Record struct {
	Game    string // [Game.ID]
	Version int    // [Game.Version]
	Setup   Setup
	Names   []string // who sat where, one line each; may be shorter than the table
	Seal    string   // SHA-256 of the secret in hex, empty where chance was not sealed
	Secret  string   // the secret in hex, once the game is over
	Bits    map[Seat][16]byte
	Given   int // so many of the first moves were taken from another game: their chance is not ours
	Turns   []Turn
}

// Turn is one move of a record and who made it.
type Turn struct {
	Seat   Seat
	Move   Move
	Note   string // what its author says to it, see [Match.PlayWith]
	Hidden bool   // the reader must not know the move yet
	Waived bool   // see [Match.Waive]; a record in words does not tell it
}

// MaxNote is how many characters a note has at most.
const MaxNote = 200

// NoteFits tells whether a text may be a note: one line of visible characters and spaces, so that it can break no
// page, nor turn the direction of writing.
func NoteFits(text string) bool {
	if !utf8.ValidString(text) || utf8.RuneCountInString(text) > MaxNote {
		return false
	}
	for _, r := range text {
		if !unicode.IsPrint(r) && r != '\u00a0' && r != '\u202f' { // the spaces of French signs
			return false
		}
	}
	return true
}

const (
	recordTitle = "ennead record 1"
	// Limits on what is read, so that a hostile record costs little.
	maxRecordTurns = 100_000
	maxRecordLine  = 16 << 10
	maxComponents  = 1 << 20
	maxOptions     = 100
)

// ErrRecord is wrapped by every error about the text of a record.
var ErrRecord = errors.New("bad record")

// WriteRecord writes the text of a record.
func WriteRecord(w io.Writer, g Game, r *Record) error {
	out := bufio.NewWriter(w)
	line := func(words ...string) { out.WriteString(strings.Join(words, " ") + "\n") }
	line(recordTitle)
	line("game", r.Game)
	line("rules", strconv.Itoa(r.Version))
	line("players", strconv.Itoa(r.Setup.Players))
	for _, key := range slices.Sorted(maps.Keys(r.Setup.Options)) {
		line("option", key, r.Setup.Options[key])
	}
	for i, name := range r.Names {
		line("seat", strconv.Itoa(i+1), strings.Map(printable, name))
	}
	if r.Seal != "" {
		line("seal", r.Seal)
	}
	for _, seat := range slices.Sorted(maps.Keys(r.Bits)) {
		bits := r.Bits[seat]
		line("bits", seat.Text(), hex.EncodeToString(bits[:]))
	}
	if r.Secret != "" {
		line("secret", r.Secret)
	}
	if r.Given > 0 {
		line("given", strconv.Itoa(r.Given))
	}
	if r.Setup.Components != nil {
		line("components")
		for text := range strings.SplitSeq(string(r.Setup.Components), "\n") {
			line("| " + text)
		}
	}
	line("moves")
	for _, t := range r.Turns {
		switch {
		case t.Hidden:
			line(t.Seat.Text(), "?")
		case t.Note != "":
			line(t.Seat.Text(), g.Lexicon().Text(t.Move), strconv.Quote(t.Note))
		default:
			line(t.Seat.Text(), g.Lexicon().Text(t.Move))
		}
	}
	return out.Flush()
}

// printable drops what would break a line.
func printable(r rune) rune {
	if r < ' ' || r == 0x7f {
		return -1
	}
	return r
}

// ReadRecord reads the text of a record. It checks the text alone; [Replay] checks the game.
// find gives the game of that name, or nil.
func ReadRecord(in io.Reader, find func(id string) Game) (*Record, error) {
	r := &Record{Setup: Setup{Options: map[string]string{}}, Bits: map[Seat][16]byte{}}
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 0, 4096), maxRecordLine)
	number := 0
	fail := func(format string, args ...any) (*Record, error) {
		return nil, fmt.Errorf("%w: line %d: %s", ErrRecord, number, fmt.Sprintf(format, args...))
	}
	var g Game
	moves := false
	once := map[string]bool{}
	for lines.Scan() {
		number++
		text := strings.TrimRight(lines.Text(), "\r")
		switch {
		case number == 1:
			if text != recordTitle {
				return fail("the first line is not %q", recordTitle)
			}
		case moves:
			if len(r.Turns) == maxRecordTurns {
				return fail("over %d moves", maxRecordTurns)
			}
			turn, err := parseTurn(g.Lexicon(), text)
			if err != nil {
				return fail("%v", err)
			}
			r.Turns = append(r.Turns, turn)
		case text == "moves":
			if g = find(r.Game); g == nil {
				return fail("there is no game %.40q", r.Game)
			}
			moves = true
		default:
			if err := r.header(text, once); err != nil {
				return fail("%v", err)
			}
		}
	}
	if err := lines.Err(); err != nil {
		return fail("%v", err)
	}
	if !moves {
		return fail("the text ends before the moves")
	}
	if n := len(r.Setup.Components); n > 0 {
		r.Setup.Components = r.Setup.Components[:n-1] // the line end after the last line
	}
	if r.Given > len(r.Turns) {
		return fail("%d moves are said to be given, there are %d", r.Given, len(r.Turns))
	}
	return r, nil
}

// header reads one line above the moves; once are those that may not come again.
func (r *Record) header(text string, once map[string]bool) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	name := word
	if word == "option" || word == "bits" {
		key, _, _ := strings.Cut(rest, " ")
		name += " " + key
	}
	if once[name] {
		return fmt.Errorf("%.40q stands there twice", name)
	}
	once[name] = word != "seat" && word != "|"
	switch word {
	case "game":
		r.Game = rest
	case "rules":
		r.Version, err = strconv.Atoi(rest)
	case "players":
		r.Setup.Players, err = strconv.Atoi(rest)
	case "given":
		r.Given, err = strconv.Atoi(rest)
		if err == nil && r.Given < 0 {
			err = fmt.Errorf("given is below zero")
		}
	case "option":
		if len(r.Setup.Options) == maxOptions {
			return fmt.Errorf("over %d options", maxOptions)
		}
		key, value, _ := strings.Cut(rest, " ")
		r.Setup.Options[key] = value
	case "seat":
		number, person, _ := strings.Cut(rest, " ")
		if number != strconv.Itoa(len(r.Names)+1) || len(r.Names) == MaxSeats {
			return fmt.Errorf("seat %.20q is out of order", number)
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
		if r.Setup.Components == nil || len(r.Setup.Components)+len(rest) > maxComponents {
			return fmt.Errorf("components begin with the line \"components\" and hold at most %d bytes", maxComponents)
		}
		r.Setup.Components = append(append(r.Setup.Components, rest...), '\n')
	default:
		return fmt.Errorf("%.40q is not known", word)
	}
	return err
}

func checkHex(text string, size int) error {
	if b, err := hex.DecodeString(text); err != nil || len(b) != size {
		return fmt.Errorf("%.80q is not %d bytes in hexadecimal", text, size)
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

// parseNote reads a note as it is written, and in no other way.
func parseNote(quoted string) (string, error) {
	note, err := strconv.Unquote(quoted)
	if err != nil || note == "" || strconv.Quote(note) != quoted || !NoteFits(note) {
		return "", fmt.Errorf("%.40q is no note", quoted)
	}
	return note, nil
}

// Fair is what the record tells of its chance: complete once the secret is published.
func (r *Record) Fair() (*Fair, error) {
	f := &Fair{Bits: r.Bits}
	secret, err := hex.DecodeString(r.Secret)
	if err != nil || len(secret) != len(f.Secret) {
		return nil, fmt.Errorf("%w: the secret is not published", ErrRecord)
	}
	copy(f.Secret[:], secret)
	return f, nil
}
