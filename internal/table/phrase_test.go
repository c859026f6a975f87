package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"ennead/internal/bus"
	"ennead/internal/store"
)

// A phrase is a line like any other: for those who sit there, announced, at the same pace; it has a key instead of a
// text.
func TestPhrases(t *testing.T) {
	w := newWatch()
	h := open(t, w.timed)
	ctx := t.Context()
	id := h.pair()
	notices := h.conf.Bus.Subscribe(string(id))
	defer notices.Close()
	must(t, h.SayPhrase(ctx, id, bek, 1, "thanks"))
	if got, want := <-notices.Notices(), (bus.Notice{Table: string(id), Version: h.look(id).Version,
		Chat: 1}); got != want {
		t.Errorf("the hint is %+v, want %+v", got, want)
	}
	lines, err := h.Said(ctx, id, 0)
	must(t, err)
	if len(lines) != 1 || lines[0].Phrase != "thanks" || lines[0].Text != "" || lines[0].Seat != 1 {
		t.Errorf("the lines are %+v", lines)
	}
	for _, wrong := range []string{"", "Thanks", "thanks ", "site.phrase.thanks", "\x00", strings.Repeat("x", 1<<16)} {
		wants(t, h.SayPhrase(ctx, id, bek, 1, wrong), ErrPhrase)
	}
	wants(t, h.SayPhrase(ctx, id, bek, 0, "yes"), ErrNotSeated)
	wants(t, h.SayPhrase(ctx, h.begun(people(2)), ann, 0, "yes"), ErrAlone)
	for _, phrase := range Phrases()[4 : 3+mostAtOnce] {
		must(t, h.SayPhrase(ctx, id, bek, 1, phrase))
	}
	wants(t, h.SayPhrase(ctx, id, bek, 1, "yes"), ErrTooFast)
	wants(t, h.Say(ctx, id, bek, 1, "yes"), ErrTooFast)
	w.pass(time.Minute)
	must(t, h.Say(ctx, id, bek, 1, "yes"))

	_, err = h.conf.Store.Say(ctx, string(id), store.Line{Phrase: "of a newer program"}, 9)
	must(t, err)
	lines, err = h.Said(ctx, id, 1)
	must(t, err)
	if lines[0].Phrase != "" || lines[0].Text != "…" {
		t.Errorf("a phrase that nobody knows is %+v", lines[0])
	}
	trace, err := h.leftAt(ctx, id, string(bek))
	must(t, err)
	if len(trace.Lines) != 6 || trace.Lines[0].Phrase != "thanks" {
		t.Errorf("Bek said %+v", trace.Lines)
	}
}

// Keys of phrases are stored, so none may go or change. New ones come at any place.
func TestPhrasesStay(t *testing.T) {
	for _, key := range []string{"hello", "luck", "played", "thanks", "sorry", "moment", "turn", "time", "leave",
		"good", "again", "yes", "no", "wow"} {
		if !slices.Contains(phrases, key) {
			t.Errorf("the phrase %s is missing", key)
		}
	}
}
