// Package localetest tests that a game has words for everything it says, in every language, and no words that it
// never says.
package localetest

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/locale"
)

// Speaker says the messages of a game in every language, fails the test if one cannot be said as intended, and
// remembers the keys.
type Speaker struct {
	t     testing.TB
	game  game.Game
	words *locale.Catalogues
	said  map[string]bool
	where string          // what of the game speaks, for reports
	wrong map[string]bool // reported already

	automata []string // beginnings of the keys of what only automata do
}

// New returns a speaker that has said what every game says: the refusals for moves out of turn or at the wrong time. It
// fails the test if French sentences lack the spaces they need.
func New(t testing.TB, g game.Game, words fs.FS) *Speaker {
	t.Helper()
	FrenchSpaces(t, words)
	s := &Speaker{t: t, game: g, words: read(t, words), said: map[string]bool{}, wrong: map[string]bool{}}
	s.words = s.words.Reporting(func(err error) {
		t.Helper()
		if !s.wrong[err.Error()] {
			t.Errorf("%v%s", err, s.where)
		}
		s.wrong[err.Error()] = true
	})
	s.Say(game.Say("", g.ID()+".no.turn"))
	s.Say(game.Say("", g.ID()+".no.not-now"))
	return s
}

func read(t testing.TB, words fs.FS) *locale.Catalogues {
	t.Helper()
	all, err := locale.New(words)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// Say says a message and all messages inside it.
func (s *Speaker) Say(m game.Message) {
	s.t.Helper()
	s.Key(m.Wording())
	for _, a := range m.Args {
		switch v := a.Value.(type) {
		case game.Term:
			s.Key(string(v))
		case []game.Term:
			for _, t := range v {
				s.Key(string(t))
			}
		case game.Message:
			s.Say(v)
		}
	}
	for _, lang := range locale.Langs {
		s.words.In(lang).Say(m)
	}
}

// Key says only the words of that key.
func (s *Speaker) Key(key string) {
	s.t.Helper()
	if !s.said[key] && !s.words.In(locale.Langs[0]).Has(key) {
		s.t.Errorf("no words for %q%s; add the key to en.yaml and fr.yaml", key, s.where)
	}
	s.said[key] = true
}

// Terms says the names of n things of one kind. Where one of them has another form ([locale.Forms]), all have it.
func (s *Speaker) Terms(n int, term func(uint8) game.Term) {
	s.t.Helper()
	for i := range uint8(n) {
		s.Key(string(term(i)))
	}
	for _, lang := range locale.Langs {
		for _, form := range locale.Forms {
			s.form(lang, n, func(i uint8) string { return string(term(i)) + "." + form })
		}
	}
}

// form fails unless all or none of so many nouns have a form.
func (s *Speaker) form(lang string, n int, key func(uint8) string) {
	s.t.Helper()
	var missing []string
	for i := range uint8(n) {
		if !s.words.In(lang).Has(key(i)) {
			missing = append(missing, key(i))
		}
	}
	if len(missing) < n && missing != nil {
		s.t.Errorf("words of %q: others of their kind have this form: %v; give it to all of them or to none", lang,
			missing)
	}
}

// Reads fails unless the message, at a table where Anna sits first, reads as wanted: one text for each of
// [locale.Langs].
func (s *Speaker) Reads(m game.Message, want ...string) {
	s.t.Helper()
	for i, lang := range locale.Langs {
		if got := s.words.In(lang).With([]string{"Anna"}).Say(m); got != want[i] {
			s.t.Errorf("%s in %s reads %q, want %q", m.Key, lang, got, want[i])
		}
	}
}

// Unsaid fails for every message of the game that was not said, except those of its board, which has its own tests.
func (s *Speaker) Unsaid() {
	s.t.Helper()
	id := s.game.ID()
	for _, key := range s.words.Keys() {
		if base, ok := locale.Base(key); ok && s.said[base] {
			continue
		}
		if strings.HasPrefix(key, id+".") && !strings.HasPrefix(key, id+".board.") && !s.said[key] {
			s.t.Errorf("%s is said by nobody: no prompt, label, refusal, event or score line so far has this key. "+
				"Remove it from en.yaml and fr.yaml, or let the test say it (Say, Key, Terms) if random games do not "+
				"come to it", key)
		}
	}
}

// Languages returns a function per language that says a message and returns what could not be said.
func Languages(t testing.TB, words fs.FS) (all []func(game.Message) error) {
	t.Helper()
	var problems []error
	catalogues := read(t, words).Reporting(func(err error) { problems = append(problems, err) })
	for _, lang := range locale.Langs {
		catalogue := catalogues.In(lang)
		all = append(all, func(m game.Message) error {
			problems = nil
			catalogue.Say(m)
			return errors.Join(problems...)
		})
	}
	return all
}
