package page

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strconv"
	"strings"

	"ennead/games/box"
)

// How figures of the components are called: in a file by keys, which are English; on pages by the name of what they
// belong to and by words for those keys. Keys without words are the ids of things, which are printed on them or say
// where they are on the board.

// FigureKeys returns the keys by which a page calls a figure: those behind the thing that it belongs to if that has a
// name, otherwise all behind its section. Lists have keys that say nothing.
func FigureKeys(f box.Figure) (keys []string) {
	_, path, _ := strings.Cut(f.Path, ".")
	if f.Of.EN != "" {
		path = strings.TrimPrefix(strings.TrimPrefix(f.Path, f.Of.At), ".")
	}
	for key := range strings.SplitSeq(path, ".") {
		if key != "list" && key != "items" {
			keys = append(keys, key)
		}
	}
	return keys
}

// figureName returns how a figure is called in the reader's language.
func (s *Site) figureName(f box.Figure) string {
	name := f.Of.EN
	if s.Words.Lang() == "fr" && f.Of.FR != "" {
		name = f.Of.FR
	}
	var parts []string
	if name != "" {
		if id := f.Of.At[strings.LastIndex(f.Of.At, ".")+1:]; strings.ToLower(id) != id {
			name = s.w("figures.thing", "name", name, "id", id)
		}
		parts = append(parts, name)
	}
	for _, key := range FigureKeys(f) {
		parts = append(parts, s.keyWord(key))
	}
	return strings.Join(parts, " › ")
}

// FigureKey returns the catalogue's key of the word for a key of the components.
func FigureKey(key string) string { return "site.figure." + key }

// keyWord returns the word for a key, or the key itself if it is the id of a thing.
func (s *Site) keyWord(key string) string {
	if s.Words.Has(FigureKey(key)) {
		return s.Words.Word(FigureKey(key))
	}
	return key
}

// mostNames is how many names a sentence lists.
const mostNames = 16

// Fault says in the reader's language what is wrong with components, if there are words for it; otherwise with the
// words of the program.
func (s *Site) Fault(fault error) string {
	var bounds *box.Bounds
	var unknown *box.Unknown
	var wrong *box.Wrong
	switch {
	case errors.As(fault, &bounds):
		return s.w("figures.within", "n", strconv.Itoa(bounds.N), "least",
			strconv.Itoa(bounds.Least), "most", strconv.Itoa(bounds.Most)) // as a file has them
	case errors.As(fault, &unknown) && len(unknown.Names) <= mostNames:
		return s.w("figures.among", "word", unknown.Word, "names", strings.Join(unknown.Names, ", "))
	}
	if errors.As(fault, &wrong) && s.Words.Has(WrongKey(wrong.Format)) {
		var args []any
		for i, arg := range wrong.Args[:min(len(wrong.Args), len(argNames))] {
			args = append(args, argNames[i:i+1], counted(arg))
		}
		return s.Words.Word(WrongKey(wrong.Format), args...)
	}
	return s.w("figures.detail", "why", strings.TrimPrefix(fault.Error(), "components: "))
}

// argNames are what sentences call what an error names, in its order.
const argNames = "abcd"

// counted returns what a sentence says of something that an error names: a number chooses between singular and plural.
func counted(arg any) any {
	if _, named := arg.(fmt.Stringer); !named {
		switch v := reflect.ValueOf(arg); {
		case v.CanInt():
			return int(v.Int())
		case v.CanUint():
			return int(v.Uint()) //nolint:gosec // a count of components
		}
	}
	return cutValue(fmt.Sprint(arg))
}

// mostOfValue is how many characters of a value a sentence shows.
const mostOfValue = 60

func cutValue(text string) string {
	if all := []rune(text); len(all) > mostOfValue {
		return string(all[:mostOfValue]) + "…"
	}
	return text
}

var (
	ruleNumbers = regexp.MustCompile(`\([A-Z]{3}-[^)]*\)`)
	verbs       = regexp.MustCompile(`%[.0-9]*[a-z]`)
	unwritten   = regexp.MustCompile(`[^a-z0-9]+`)
)

// WrongKey returns the catalogue's key of the words for what is wrong with components: the English of the program
// without what it names, so that whoever writes a rule needs no key. The page gives the number of the rule.
func WrongKey(format string) string {
	words := verbs.ReplaceAllString(ruleNumbers.ReplaceAllString(format, " "), " ")
	return "site.figures.wrong." + strings.Trim(unwritten.ReplaceAllString(strings.ToLower(words), "_"), "_")
}
