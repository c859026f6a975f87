package game

import (
	"bufio"
	"encoding/hex"
	"errors"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Record is a game as readable text: the setup and every move, including Nature's.
type Record struct {
	Game    string // [Game.ID]
	Version int    // [Game.Version]
	Setup   Setup
	Names   []string // who sat where, one line each; may be shorter than the table
	Seal    string   // SHA-256 of the secret in hex, empty where chance was not sealed
	Secret  string   // the secret in hex, once the game is over
	Bits    map[Seat][16]byte
	Given   int // first moves that were taken from another game (the fork point), whose chance is not ours
	Turns   []Turn
	Ended   bool // its players ended the game after these turns, before the rules did, see [Match.End]
}

// Turn is a move of a record and the seat that made it.
type Turn struct {
	Seat   Seat
	Move   Move
	Note   string // by its author, see [Match.PlayWith]
	Hidden bool   // the reader must not know the move yet
	// Waived: nobody chose it, see [Match.AutoPass], [Match.AutoPlay] and [Match.AutoDecline]. It is not part of a
	// record's text.
	Waived bool
}

// MaxNote is the maximum length of a note in characters.
const MaxNote = 200

// NoteFits reports whether a text can be a note: one line of visible characters and spaces, so that it can neither
// break a page nor change the direction of writing.
func NoteFits(text string) bool {
	if !utf8.ValidString(text) || utf8.RuneCountInString(text) > MaxNote {
		return false
	}
	for _, r := range text {
		if !unicode.IsPrint(r) && r != '\u00a0' && r != '\u202f' { // spaces of French punctuation
			return false
		}
	}
	return true
}

const (
	recordTitle = "ennead record 1"
	recordEnded = "ended" // the last line of a game that its players ended
	maxOptions  = 100
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
	if r.Ended {
		line(recordEnded)
	}
	return out.Flush()
}

// printable drops characters that would break a line.
func printable(r rune) rune {
	if r < ' ' || r == 0x7f {
		return -1
	}
	return r
}

// Fair returns what the record says about its chance, complete once the secret is published.
func (r *Record) Fair() (*Fair, error) {
	f := &Fair{Bits: r.Bits}
	secret, err := hex.DecodeString(r.Secret)
	if err != nil || len(secret) != len(f.Secret) {
		return nil, Wrong(ErrRecord, "problem.secret", "the secret is not published")
	}
	copy(f.Secret[:], secret)
	return f, nil
}

// Older reports whether the record was played under older rules than the game's.
func (r *Record) Older(g Game) bool { return 0 < r.Version && r.Version < g.Version() }

// Today returns the record as if it had been played under the current rules. If a finished one replays under them, it
// can be viewed and continued, although its scores may differ.
func (r *Record) Today(g Game) *Record {
	today := *r
	today.Version = g.Version()
	return &today
}
