package localetest

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"ennead/game"
	"ennead/internal/sticks"
)

// ear records what a test would report.
type ear struct {
	testing.TB
	heard strings.Builder
}

func (*ear) Helper()             {}
func (e *ear) Error(args ...any) { fmt.Fprintln(&e.heard, args...) }
func (e *ear) Failed() bool      { return e.heard.Len() > 0 }

func (e *ear) Errorf(format string, args ...any) { fmt.Fprintf(&e.heard, format+"\n", args...) }

// always are the words that every test of the little game needs.
const always = `
sticks.no.turn: x
sticks.no.not-now: x
`

func files(en, fr string) fs.FS {
	return fstest.MapFS{"en.yaml": {Data: []byte(en)}, "fr.yaml": {Data: []byte(fr)}}
}

func TestSpeaker(t *testing.T) {
	gift := game.Say("", "sticks.gift", "seat", game.Seat(0), "what", []game.Term{"sticks.red"})
	const gifts = "sticks.gift: '{seat}, {what}'\nsticks.red: red\n"
	for name, c := range map[string]struct {
		words string
		do    func(*Speaker)
		want  string // expected in the report; if empty, nothing may be reported
	}{
		"all is said":           {gifts, func(s *Speaker) { s.Say(gift) }, ""},
		"the board is left out": {"sticks.board.red: x\n", func(*Speaker) {}, ""},
		"terms are said":        {"sticks.r0: x\nsticks.r1: x\n", func(s *Speaker) { s.Terms(2, numbered) }, ""},
		"a term too few": {"sticks.r0: x\nsticks.r1: x\n", func(s *Speaker) { s.Terms(1, numbered) },
			"sticks.r1 is said by nobody"},
		"a term without words": {"sticks.r0: x\n", func(s *Speaker) { s.Terms(2, numbered) },
			`no words for "sticks.r1"`},
		"words for nothing": {gifts, func(*Speaker) {}, "sticks.gift is said by nobody"},
		"a form of a noun":  {"sticks.r0: x\nsticks.r0.plural: x\n", func(s *Speaker) { s.Terms(1, numbered) }, ""},
		"a form of one noun": {"sticks.r0: x\nsticks.r0.plural: x\nsticks.r1: x\n",
			func(s *Speaker) { s.Terms(2, numbered) },
			"others of their kind have this form: [sticks.r1.plural]"},
		"a form of nothing": {"sticks.r0.plural: x\n", func(*Speaker) {}, "sticks.r0.plural is said by nobody"},
		"no words":          {"", func(s *Speaker) { s.Say(gift) }, `no words for "sticks.gift"`},
		"a thing without words": {"sticks.gift: '{what}'\n", func(s *Speaker) { s.Say(gift) },
			`no words for "sticks.red"`},
		"a message within": {"sticks.twice: '{it}'\n", func(s *Speaker) {
			s.Say(game.Say("", "sticks.twice", "it", gift))
		}, `no words for "sticks.gift"`},
		"a missing parameter": {"sticks.gift: '{who}'\nsticks.red: x\n", func(s *Speaker) { s.Say(gift) },
			`"who" is missing`},
		"reads well": {gifts, func(s *Speaker) { s.Say(gift); s.Reads(gift, "Anna, red", "Anna, red") }, ""},
		"reads otherwise": {gifts, func(s *Speaker) { s.Say(gift); s.Reads(gift, "Anna, red", "Anna, rouge") },
			`want "Anna, rouge"`},
	} {
		e := &ear{TB: t}
		text := always + c.words
		s := New(e, sticks.Game, files(text, text))
		c.do(s)
		s.Unsaid()
		if heard := e.heard.String(); !strings.Contains(heard, c.want) || (c.want == "" && heard != "") {
			t.Errorf("%s: heard %q, want %q", name, heard, c.want)
		}
	}
}

func numbered(i uint8) game.Term { return game.Term(fmt.Sprintf("sticks.r%d", i)) }

// What every game says is checked first, and a played game says all the rest.
func TestSilentGame(t *testing.T) {
	e := &ear{TB: t}
	s := New(e, sticks.Game, files("sticks.none: x\n", "sticks.none: x\n"))
	e.lacks(t, "no.turn", "no.not-now")
	s.Play([]game.Setup{{Players: 4, Options: map[string]string{"rounds": "3"}}}, 1)
	for _, want := range []string{
		`"sticks.ask.throw" (the prompt of seat *)`,
		`"sticks.event.hidden" (event 1 of seat 1, as its audience reads it: A `,
		`"sticks.refuse.worn" (why "`, `"sticks.sheet.red" (the score sheet)`,
	} {
		if !strings.Contains(e.heard.String(), want) {
			t.Errorf("the report does not say %s", want)
		}
	}
	if n := strings.Count(e.heard.String(), `locale: fr: there is no message "sticks.event.hidden"`); n > 1 {
		t.Errorf("the same is reported %d times", n)
	}
	e.lacks(t, "wait", "ask.throw", "move", "refuse.worn", "event.hidden", "event.laid", "sheet.red")
}

// shy has a sentence of its own for those who may not know what was dealt.
type shy struct{ game.Game }

func (g shy) Tell(s game.State, e game.Event) game.Message {
	if e.A == game.Unknown {
		return game.Say("", "sticks.event.dealt-hidden")
	}
	return g.Game.Tell(s, e)
}

// An event is said to those outside its audience too, and a missing sentence says so.
func TestHiddenEvent(t *testing.T) {
	e := &ear{TB: t}
	s := New(e, shy{sticks.Game}, files(always, always))
	s.Play([]game.Setup{{Players: 2}}, 1)
	want := `no words for "sticks.event.dealt-hidden" (event 0 of seat 1, as seats outside its audience read it, ` +
		`to whom its numbers are game.Unknown); add the key to en.yaml and fr.yaml`
	if !strings.Contains(e.heard.String(), want) {
		t.Errorf("the report does not say %s", want)
	}
}

// lacks fails unless missing words were reported for each of these keys, and clears the report.
func (e *ear) lacks(t *testing.T, keys ...string) {
	t.Helper()
	for _, key := range keys {
		if !strings.Contains(e.heard.String(), fmt.Sprintf("no words for %q", "sticks."+key)) {
			t.Errorf("%s was not missed", key)
		}
	}
	e.heard.Reset()
}

func TestLanguages(t *testing.T) {
	all := Languages(t, files("t.a: '{n}'\n", "t.a: '{n}'\n"))
	for i, say := range all {
		if say(game.Say("", "t.a")) == nil || say(game.Say("", "t.b")) == nil {
			t.Errorf("language %d says what it cannot", i)
		}
		if err := say(game.Say("", "t.a", "n", 1)); err != nil {
			t.Error(err)
		}
	}
	if len(all) != 2 {
		t.Errorf("%d languages", len(all))
	}
}

func TestFrenchSpaces(t *testing.T) {
	for line, good := range map[string]bool{
		"t.a: Jouez !": true, "t.a: Jouez!": false, "t.a: '{seat} : rien'": true, "t.a: '{seat}: rien'": false,
		"t.a: un ; deux": true, "t.a: un; deux": false, "t.a: un  deux": false, "t.a: '{n}?'": false,
		"t.a: {one: un, other: deux}": true,
	} {
		e := &ear{TB: t}
		if FrenchSpaces(e, files("", line)); e.Failed() == good {
			t.Errorf("%s: heard %q", line, e.heard.String())
		}
	}
}
