package table

import (
	"errors"
	"testing"
	"testing/fstest"

	"ennead/game"
	"ennead/internal/guide"
	"ennead/internal/sticks"
)

// lessons configures a guide to sticks whose last lesson can be replaced.
func lessons(t *testing.T, last string) func(*Config) {
	t.Helper()
	text := `
players: 2
chance: sticks 1
learner: 1
others: [Bot]
lessons:
  - {name: hide, rule: STK-2, moves: [1 hide left | hide right, 2 hide left]}
  - {name: keep, rule: STK-4, moves: [1 keep, 1 lay red | lay black, 2 leave]}
  - {name: last, rule: STK-4, moves: [` + last + `]}
`
	g, err := guide.Read(fstest.MapFS{"guide.yaml": {Data: []byte(text)}}, sticks.Game)
	must(t, err)
	return func(c *Config) { c.Guides = map[string]*guide.Guide{"sticks": g} }
}

// learn opens a guided table; its bots would panic if they were asked.
func (h *house) learn() ID {
	h.t.Helper()
	id, err := h.Learn(h.t.Context(), "sticks", ann, "Ann", "panic")
	must(h.t, err)
	return id
}

func parsed(t *testing.T, text string) game.Move {
	t.Helper()
	m, err := sticks.Game.Lexicon().Parse(text)
	must(t, err)
	return m
}

// at returns the current lesson of a guided table.
func (h *house) at(id ID) int {
	h.t.Helper()
	place, ok := h.look(id).Lesson()
	if !ok {
		h.t.Fatal("the table follows no guide")
	}
	return place.Number()
}

func TestLearn(t *testing.T) {
	h := open(t, lessons(t, "1 leave"))
	id := h.learn()
	begun := h.look(id)
	if begun.Status != Playing || begun.Public || h.Held(begun, ann) != 0b01 || begun.Seats[1].Name != "Bot" ||
		begun.Owing() != 0b01 || h.at(id) != 0 {
		t.Fatalf("it begins as %+v, lesson %d", begun, h.at(id))
	}
	h.move(id, 0, "hide right")
	if h.at(id) != 1 || h.look(id).Owing() != 0b01 {
		t.Fatalf("after the first choice it is lesson %d, and %b are to move", h.at(id), h.look(id).Owing())
	}
	h.move(id, 0, "keep")
	if drop := h.look(id).Undoable(0); drop != 1 {
		t.Fatalf("%d turns can be taken back, want 1", drop)
	}
	_, err := h.Undo(t.Context(), id, 0, h.look(id).Version)
	must(t, err)
	h.move(id, 0, "keep")
	turns := len(h.look(id).Match.Record.Turns)
	h.reopen()
	if h.at(id) != 1 || len(h.look(id).Match.Record.Turns) != turns {
		t.Errorf("after a restart it is lesson %d, with %d turns instead of %d", h.at(id),
			len(h.look(id).Match.Record.Turns), turns)
	}
	h.move(id, 0, "lay black")
	_, err = h.Undo(t.Context(), id, 0, h.look(id).Version)
	wants(t, err, ErrBarrier) // the other has moved, and chance has drawn
	h.move(id, 0, "leave")
	end := h.look(id)
	if place, ok := end.Lesson(); !ok || !place.Over() || end.Owing() != 0 || end.Status != Playing {
		t.Fatalf("at the end: %+v", end)
	}
	_, err = h.Choose(t.Context(), id, 1, end.Version, parsed(t, "leave"))
	wants(t, err, ErrNoSeat)
}

// A move that the lesson does not wait for is refused, and changes nothing.
func TestLessonWaits(t *testing.T) {
	h := open(t, lessons(t, "1 leave"))
	id := h.learn()
	choose := func(seat game.Seat, text string) error {
		_, err := h.Choose(t.Context(), id, seat, h.look(id).Version, parsed(t, text))
		return err
	}
	var refusal *game.Refusal
	if err := choose(0, "keep"); !errors.As(err, &refusal) {
		t.Errorf("a move against the rules: %v, want their reason", err)
	}
	h.move(id, 0, "hide left")
	before := h.look(id).Version
	wants(t, choose(0, "leave"), ErrLesson)
	if after := h.look(id); after.Version != before || h.at(id) != 1 {
		t.Error("a move that the lesson does not wait for has changed the table")
	}
	_, err := h.Learn(t.Context(), "chess", ann, "Ann", "first")
	wants(t, err, ErrNoGuide)
	_, err = h.Learn(t.Context(), "sticks", "", "Ann", "first")
	wants(t, err, ErrPerson)
}

// All learners meet the same chance; chance is new for somebody who plays on.
func TestLearnersMeetTheSameChance(t *testing.T) {
	h := open(t, lessons(t, "1 leave"))
	id, other := h.learn(), h.learn()
	for _, move := range []string{"hide left", "keep", "lay red", "leave"} {
		h.move(id, 0, move)
		h.move(other, 0, move)
	}
	a, b := h.look(id), h.look(other)
	if record(t, sticks.Game, a.Match.Record) != record(t, sticks.Game, b.Match.Record) {
		t.Error("two learners meet different chance")
	}
	if id == other || a.Seal != a.guide.Fair().Seal() {
		t.Error("the seal is not the guide's")
	}
	turns := len(a.Match.Record.Turns)
	_, err := h.Fork(t.Context(), id, turns, bek, nil)
	wants(t, err, ErrNotOver)
	on, err := h.Fork(t.Context(), id, turns, ann, []SeatSpec{{Kind: Person}, {Kind: Bot, Level: "first"}})
	must(t, err)
	played := h.look(on)
	if _, guided := played.Lesson(); guided || played.Seal == a.Seal || played.Match.Record.Given != turns {
		t.Errorf("playing on starts at %+v", played)
	}
	h.eventually(on, "over", func(t *Table) bool { h.step(on); return t.Status == Over })
	if len(h.look(id).Match.Record.Turns) != turns {
		t.Error("playing on has changed the guided table")
	}
}

// A table that no longer fits its guide continues as an ordinary one, against bots.
func TestLeftGuide(t *testing.T) {
	h := open(t, lessons(t, "1 leave"))
	id, err := h.Learn(t.Context(), "sticks", ann, "Ann", "first")
	must(t, err)
	for _, move := range []string{"hide left", "keep", "lay red", "leave"} {
		h.move(id, 0, move)
	}
	h.reopen(lessons(t, "1 keep"))
	if _, ok := h.look(id).Lesson(); ok {
		t.Fatal("the table follows a guide that says something else")
	}
	h.eventually(id, "over", func(t *Table) bool { h.step(id); return t.Status == Over })
}
