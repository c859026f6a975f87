package finder

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"ennead/bot"
	"ennead/exam"
	"ennead/game"
	"ennead/internal/locale"
	"ennead/scenario"
)

// Source is the record that a puzzle is from.
type Source struct {
	Name  string // of the file
	Match *game.Match
}

// Write returns the file of a puzzle in the format of the exams, in English and French. It has been read back, and a
// proof has been repeated with that many states.
func (f *Found) Write(from Source, words *locale.Catalogues, states int) (string, error) {
	g := from.Match.Game
	given, err := scenario.Write(g, from.Match.Record.Setup, f.State)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	name := func(words *locale.Catalogue) string {
		return plain(words.Word("cli.find.name", "record", from.Name, "n", f.At))
	}
	en, fr := words.In("en"), words.In("fr")
	fmt.Fprintf(&b, "name: %s\nskill: %s\ncertainty: %s\nwhy: >-\n%s", quoted(name(en)), f.Skill(), f.Certainty(),
		wrapped("  ", plain(f.Why(g, en))))
	fmt.Fprintf(&b, "fr:\n  name: %s\n  why: >-\n%s", quoted(name(fr)), wrapped("    ", plain(f.Why(g, fr))))
	fmt.Fprintf(&b, "from: %s\n%sseat: %s\nbest:\n", quoted(from.text(en, f.At)), given, f.Seat.Text())
	for _, m := range f.Best {
		fmt.Fprintf(&b, "- %s\n", quoted(g.Lexicon().Text(m)))
	}
	text := b.String()
	read, err := exam.Read(strings.NewReader(text), func(string) game.Game { return g })
	if err == nil && f.Proof != nil {
		err = read[0].Prove(states)
	}
	if err != nil {
		return "", fmt.Errorf("%s, after %d moves: %w", from.Name, f.At, err)
	}
	return text, nil
}

// File returns the name of the file of a puzzle: that of the record and of the moment.
func (f *Found) File(from Source) string {
	return fmt.Sprintf("%s-%d.yaml", strings.TrimSuffix(from.Name, filepath.Ext(from.Name)), f.At)
}

// text says which moment of which record it is. Bots are named, people are not.
func (s Source) text(words *locale.Catalogue, at int) string {
	text := words.Word("cli.find.name", "record", s.Name, "n", at)
	for _, name := range s.Match.Record.Names {
		if !isBot(name) {
			return plain(text)
		}
	}
	return plain(words.Word("cli.find.bots", "moment", text, "bots", strings.Join(s.Match.Record.Names, ", ")))
}

func isBot(name string) bool {
	_, err := bot.Parse(name)
	return err == nil
}

// straight undoes what [locale.Typeset] does, which is done again when somebody reads the file.
var straight = strings.NewReplacer("’", "'", "\u00a0", " ", "\u202f", " ")

func plain(text string) string { return straight.Replace(text) }

// bare are texts that YAML reads as themselves.
var bare = regexp.MustCompile(`^[a-z][-a-z0-9]*( [-a-z0-9]+)*$`)

// words of YAML that are no texts.
var reserved = regexp.MustCompile(`^(null|true|false|yes|no|on|off|y|n)$`)

func quoted(text string) string {
	if bare.MatchString(text) && !reserved.MatchString(text) {
		return text
	}
	return strconv.Quote(text)
}

const columns = 110

// wrapped breaks a text into lines.
func wrapped(indent, text string) string {
	var b strings.Builder
	line := indent
	for word := range strings.FieldsSeq(text) {
		if len([]rune(line))+1+len([]rune(word)) > columns {
			b.WriteString(line + "\n")
			line = indent
		}
		if line != indent {
			line += " "
		}
		line += word
	}
	b.WriteString(line + "\n")
	return b.String()
}
