package locale

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

// Langs are the languages, the default first. The files are named after them.
var Langs = []string{"en", "fr"}

//go:embed en.yaml fr.yaml
var ownWords embed.FS

// Catalogues holds the words of all languages.
type Catalogues struct {
	catalogues []*Catalogue // as in Langs
	tell       func(error)  // may be nil, see [Catalogues.Reporting]
	matcher    language.Matcher
}

// New reads en.yaml and fr.yaml from each of the given file systems. The error lists every duplicate key, every key
// that one language lacks, and every parameter that one language lacks.
func New(files ...fs.FS) (*Catalogues, error) {
	files = append([]fs.FS{ownWords}, files...)
	cs := &Catalogues{}
	bundle := i18n.NewBundle(language.MustParse(Langs[0]))
	var all []wordList
	var problems []error
	for _, lang := range Langs {
		words, err := readAll(lang, files)
		problems = append(problems, err)
		all = append(all, words)
		tag := language.MustParse(lang)
		if err := bundle.AddMessages(tag, words.messages()...); err != nil {
			return nil, fmt.Errorf("words of %q: %w", lang, err)
		}
		cs.catalogues = append(cs.catalogues, &Catalogue{
			all: cs, lang: lang, words: words, localizer: i18n.NewLocalizer(bundle, lang),
		})
	}
	for i, lang := range Langs[1:] {
		problems = append(problems, compare(Langs[0], all[0], lang, all[i+1]))
	}
	if err := errors.Join(problems...); err != nil {
		return nil, err
	}
	cs.matcher = language.NewMatcher(bundle.LanguageTags())
	return cs, nil
}

// Reporting returns the same words, which call a function for every message that could not be said as intended: an
// unknown key, a missing parameter.
func (cs *Catalogues) Reporting(tell func(error)) *Catalogues {
	own := &Catalogues{tell: tell, matcher: cs.matcher}
	for _, c := range cs.catalogues {
		one := *c
		one.all = own
		own.catalogues = append(own.catalogues, &one)
	}
	return own
}

// Match returns the catalogue for a reader: the chosen language if it is one of ours, otherwise the best for an
// Accept-Language header, otherwise the default.
func (cs *Catalogues) Match(acceptLanguage, chosen string) *Catalogue {
	if i := slices.Index(Langs, chosen); i >= 0 {
		return cs.catalogues[i]
	}
	tags, _, err := language.ParseAcceptLanguage(acceptLanguage)
	if err != nil {
		return cs.catalogues[0]
	}
	// The tag that Match returns may carry a region (fr-u-rg-cazzzz); its index is what counts.
	_, i, _ := cs.matcher.Match(tags...)
	return cs.catalogues[i]
}

// In returns the catalogue of that language, the default for one that is not ours.
func (cs *Catalogues) In(lang string) *Catalogue { return cs.Match("", lang) }

// Keys returns the keys of all messages, sorted.
func (cs *Catalogues) Keys() []string {
	return slices.Sorted(maps.Keys(cs.catalogues[0].words))
}

func (cs *Catalogues) report(format string, args ...any) {
	if cs.tell != nil {
		cs.tell(fmt.Errorf("locale: "+format, args...))
	}
}
