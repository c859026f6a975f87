package table

import (
	"strings"
	"testing"
)

// A line with a word of the host's list is refused however it is written, and is not stored; others are not.
func TestWordlist(t *testing.T) {
	list, err := ReadWords(strings.NewReader("# in any language\r\n\nCrétin\nbad loser\n"))
	must(t, err)
	h := open(t, func(c *Config) { c.Words = list })
	ctx := t.Context()
	id := h.pair()
	h.begin(id)
	for _, text := range []string{"Crétin", "you CRETIN!", "crétın.", "What a bad, LOSER", "сretin",
		"cre\u200dtin", "cre\u200ctin", "cre\u3164tin", "cre\u115ftin", "cre\u00adtin"} {
		wants(t, h.Say(ctx, id, ann, 0, text), ErrWord)
	}
	if n := len(h.said(id)); n != 0 {
		t.Errorf("%d lines are said", n)
	}
	for _, text := range []string{"cretinous", "bad", "A loser is not bad", "No loser"} {
		wants(t, list.refuses(text), nil)
	}
	must(t, h.Say(ctx, id, ann, 0, "Well played"))
	must(t, (*Wordlist)(nil).refuses("cretin"))
}

// A word list that cannot be used is refused.
func TestReadWords(t *testing.T) {
	for text, want := range map[string]error{
		"":                               nil,
		"# nothing":                      nil,
		"...":                            ErrListWord,
		strings.Repeat("a", 100):         nil,
		strings.Repeat("a", 101):         ErrListLong,
		strings.Repeat("a", 100) + "\nb": nil,
		strings.Repeat("a", 101) + "\nb": ErrListLong,
		strings.Repeat("a\n", 1e4):       nil,
		strings.Repeat("\n", 10001):      ErrListLong,
	} {
		_, err := ReadWords(strings.NewReader(text))
		wants(t, err, want)
	}
}
