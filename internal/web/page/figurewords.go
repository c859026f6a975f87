package page

import (
	"errors"
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
func (s Site) figureName(f box.Figure) string {
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
func (s Site) keyWord(key string) string {
	if s.Words.Has(FigureKey(key)) {
		return s.Words.Word(FigureKey(key))
	}
	return key
}

// mostNames is how many names a sentence lists.
const mostNames = 16

// Fault says in the reader's language what is wrong with components, if there are words for it; otherwise with the
// words of the program.
func (s Site) Fault(fault error) string {
	var bounds *box.Bounds
	var unknown *box.Unknown
	switch {
	case errors.As(fault, &bounds):
		return s.w("figures.within", "n", strconv.Itoa(bounds.N), "least",
			strconv.Itoa(bounds.Least), "most", strconv.Itoa(bounds.Most)) // as a file has them
	case errors.As(fault, &unknown) && len(unknown.Names) <= mostNames:
		return s.w("figures.among", "word", unknown.Word, "names", strings.Join(unknown.Names, ", "))
	}
	return s.w("figures.detail", "why", strings.TrimPrefix(fault.Error(), "components: "))
}
