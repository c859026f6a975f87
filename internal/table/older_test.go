package table

import (
	"errors"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// A finished game of older rules can be viewed, continued and downloaded like any other, as long as it replays.
func TestFinishedGameOfOlderRules(t *testing.T) {
	h := open(t, by(count))
	id := h.begun(people(2))
	before := record(t, sticks.Game, h.finish(id).Match.Record)
	if h.look(id).Older() {
		t.Error("a game of the current rules is marked as older")
	}

	h.reopen(rules(variant{version: 2}))
	at := h.look(id)
	if at.Status != Over || at.Reason != "" || at.Rules != 1 || !at.Older() || at.Text() != "" {
		t.Fatalf("%+v", at)
	}
	if got := record(t, at.Match.Game, at.Record(game.Spectator)); got != before {
		t.Errorf("the record reads\n%s\ninstead of\n%s", got, before)
	}
	if _, err := game.Verify(at.Match.Game, at.Match.Record); err != nil {
		t.Error(err)
	}
	if _, err := at.Match.Upto(5); err != nil {
		t.Error(err)
	}
	must(t, h.Analyse(t.Context(), id))
	if a := h.settled(id); a.State != AnalysisDone {
		t.Errorf("the analysis is %s", a.State)
	}
	if err := h.Rename(t.Context(), ann, "Anna"); err != nil { // touches all of her tables
		t.Error(err)
	}

	practice, err := h.Fork(t.Context(), id, 6, bek, nil)
	must(t, err)
	if p := h.look(practice); p.Status != Playing || p.Rules != 2 || p.Match.Record.Given != 6 ||
		p.Record(0).Version != 2 {
		t.Errorf("%+v", p)
	}
	h.finish(practice)
	imported, err := h.Import(t.Context(), strings.NewReader(before), bek, nil)
	must(t, err)
	for range 2 {
		for id, want := range map[ID]int{id: 1, imported: 1, practice: 2} {
			at := h.look(id)
			if at.Status != Over || at.Rules != want || at.Record(0).Version != want {
				t.Errorf("%+v", at)
			}
		}
		h.reopen()
	}
}

// One that does not replay is frozen, and can still be downloaded as it was stored; an unfinished one reveals its
// secrets to nobody.
func TestGameOfOlderRulesThatDoesNotReplay(t *testing.T) {
	h := open(t)
	over, playing := h.begun(people(2)), h.begun(people(2))
	h.move(playing, 0, "hide left")
	before := record(t, sticks.Game, h.finish(over).Match.Record)
	for name, c := range map[string]struct {
		change func(*Config)
		want   Reason
	}{
		"other rules": {rules(variant{version: 2, broken: "hide"}), ReasonOld},
		"broken":      {rules(variant{version: 1, broken: "hide"}), ReasonRules},
		"no game":     {func(c *Config) { c.Games = nil }, ReasonNoGame},
	} {
		h.reopen(c.change)
		at := h.look(over)
		if at.Status != Frozen || at.Reason != c.want || at.Text() != before || at.Older() {
			t.Errorf("%s: %+v\n%s", name, at, at.Text())
		}
		if text := h.look(playing).Text(); text != "" {
			t.Errorf("%s: the record of an unfinished game is shown:\n%s", name, text)
		}
	}
	h.reopen(rules(variant{version: 2, broken: "hide"}))
	_, err := h.Import(t.Context(), strings.NewReader(before), bek, nil)
	wants(t, err, game.ErrVersion)
	if strings.Contains(h.log.String(), "%!") {
		t.Errorf("a line of the log is incomplete: %s", h.log)
	}
}

// An older record must be finished, and must have a version.
func TestUnfinishedRecordOfOlderRules(t *testing.T) {
	h := open(t)
	id := h.begun(people(2))
	over := record(t, sticks.Game, h.finish(id).Match.Record)
	h.reopen(rules(variant{version: 2}))
	lines := strings.SplitAfter(over, "\n")
	for name, text := range map[string]string{
		"unfinished": strings.Join(lines[:len(lines)-3], ""),
		"no version": strings.Replace(over, "rules 1\n", "", 1),
		"version 0":  strings.Replace(over, "rules 1\n", "rules 0\n", 1),
		"a newer":    strings.Replace(over, "rules 1\n", "rules 3\n", 1),
		"altered":    strings.Replace(over, "seal ", "seal f", 1),
	} {
		_, err := h.Import(t.Context(), strings.NewReader(text), bek, nil)
		if name == "altered" {
			wants(t, err, ErrBadRecord)
		} else if !errors.Is(err, game.ErrVersion) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
