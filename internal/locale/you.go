package locale

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ennead/game"
)

// A sentence about seats may have forms that speak to the person in one of them: where the reader is {seat}, the form
// of "pharaon.event.jar" has the key "pharaon.event.jar.you-seat". Where only the name gives way to a pronoun, the
// sentence asks for it as {seat.you} instead.

const (
	formOfYou = ".you-" // in a key, before the names of the places that are the reader, joined by "-"
	pronoun   = "you"   // the variant of a seat that is the reader
)

// For returns a catalogue that speaks to the person in that seat.
func (c *Catalogue) For(seat game.Seat) *Catalogue {
	theirs := *c
	theirs.addressed, theirs.reader = true, seat
	return &theirs
}

// Addresses reports whether a sentence can speak to a person who is in that place.
func (c *Catalogue) Addresses(key, place string) bool {
	e, ok := c.words[key]
	return !ok || !slices.Contains(e.named, place) || c.Has(key+formOfYou+place)
}

// formFor returns the key of the form that speaks to the reader: the one for all places that are theirs, otherwise the
// one for the first of them. It is the key itself if the sentence names the reader nowhere.
func (c *Catalogue) formFor(key string, args []game.Arg) string {
	if !c.addressed {
		return key
	}
	e, first, all := c.words[key], "", ""
	for _, a := range args {
		switch {
		case a.Value != c.reader || !slices.Contains(e.named, a.Name):
		case first == "":
			first = key + formOfYou + a.Name
			all = first
		default:
			all += "-" + a.Name
		}
	}
	for _, form := range []string{all, first} {
		if c.Has(form) {
			return form
		}
	}
	if first != "" {
		c.all.report("%s: %s does not speak to the reader: there is no %q", c.lang, key, first)
	}
	return key
}

// you returns the pronoun for the reader, with a capital at the beginning of a sentence.
func (c *Catalogue) you(begins bool) string {
	word := c.say("locale.you", nil)
	if !begins {
		return word
	}
	first, size := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[size:]
}

// checkForms lists the forms that do not fit their sentence: they fill all its places but those that are the reader.
func (w wordList) checkForms(lang string) error {
	var problems []error
	var forms []string
	for key := range w {
		if strings.Contains(key, formOfYou) {
			forms = append(forms, key)
		}
	}
	slices.Sort(forms)
	for _, key := range forms {
		base, form, _ := strings.Cut(key, formOfYou)
		// All were parsed when they were read; a sentence that is missing has no places.
		places := slices.Clone(w[base].holes)
		for _, reader := range strings.Split(form, "-") {
			if !slices.Contains(places, reader) {
				problems = append(problems,
					fmt.Errorf("words of %q: %s: %s has no place {%s}", lang, key, base, reader))
			}
			places = slices.DeleteFunc(places, func(place string) bool { return place == reader })
		}
		if has := w[key].holes; !slices.Equal(has, places) {
			problems = append(problems,
				fmt.Errorf("words of %q: %s: the places are %v, not %v", lang, key, has, places))
		}
	}
	return errors.Join(problems...)
}
