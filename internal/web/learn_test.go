package web

import (
	"strings"
	"testing"
	"testing/fstest"

	"ennead/internal/guide"
	"ennead/internal/sticks"
	"ennead/internal/table"
)

// school opens a site with a guide to sticks.
func school(t *testing.T) *site {
	t.Helper()
	text := `
players: 2
chance: sticks 1
learner: 1
others: [Maya]
lessons:
  - {name: hide, rule: STK-1, moves: [1 hide left | hide right, 2 hide left]}
  - {name: keep, look: left, rule: STK-2, moves: [1 keep, 1 lay red, 2 leave]}
`
	g, err := guide.Read(fstest.MapFS{"guide.yaml": {Data: []byte(text)}}, sticks.Game)
	must(t, err)
	return openWith(t, sticks.Game, g)
}

// teach sends the form of a lesson with the given move.
func (b *browser) teach(page answer, move string) answer {
	b.s.t.Helper()
	return b.post("/t/"+string(id(page.path))+"/choose", "move", move, "seat", "1", "version",
		versionField.FindStringSubmatch(page.body)[1])
}

// A guided game works with plain forms, from its first page to playing on, with a wrong move in between.
func TestLearnWithoutScript(t *testing.T) {
	s := school(t)
	ann := s.browser()
	ann.get("/rules/sticks").has(t, `href="/learn/sticks"`)
	ann.get("/learn/sticks").wants(t, 200).has(t, "Title of hide", "Title of keep", "2 lessons").
		lacks(t, "Title of end", "Text of")
	page := ann.post("/learn/sticks").wants(t, 200).has(t, `data-learning="1"`, `aria-describedby="lesson"`,
		"Lesson 1 of 2", "Title of hide", "Text of hide", "Choose freely: any of these", "Maya",
		`data-move="hide left" data-lesson`, `data-move="hide right" data-lesson`, "the secret is public").
		lacks(t, "Your device added no randomness")
	page = ann.teach(page, "hide right").wants(t, 200).has(t, `data-learning="2" data-look="left"`, "Lesson 2 of 2",
		"Title of keep", `data-move="keep" data-lesson`, `data-move="leave"></g>`, "Other legal moves (")
	ann.get("/").has(t, "Your tables").lacks(t, `id="taught"`)
	ann.get("/learn/sticks").wants(t, 200).has(t, "Continue with lesson 2 of 2", "Start over",
		`href="/t/`+string(id(page.path))+`"`)
	s.browser().get("/learn/sticks").wants(t, 200).lacks(t, "Continue with")
	for _, path := range []string{"/learn", "/learn/"} {
		s.browser().get(path).wants(t, 200).has(t, `href="/learn/sticks"`, "Title of hide", "Title of keep",
			"2 lessons")
	}
	before := s.look(page.path).Version
	page = ann.teach(page, "leave").wants(t, 422).has(t, "this lesson is waiting for another move",
		"Nothing has changed", `href="/rules/sticks#STK-2"`, "Lesson 2 of 2")
	if after := s.look(page.path).Version; after != before {
		t.Fatalf("the table changed from version %d to %d", before, after)
	}
	page = ann.teach(page, "keep").wants(t, 200).has(t, "Lesson 2 of 2", "Undo")
	s.browser().get(page.path).wants(t, 200).has(t, "You are watching").lacks(t, "Lesson 2", "data-lesson")
	page = ann.teach(page, "lay red").wants(t, 200).has(t, "All 2 lessons done", "Title of end", "Text of end",
		"Meanwhile", "Continue this game against bots", "What you have learnt", "Title of hide",
		`href="/rules/sticks#STK-1"`).lacks(t, `name="move"`, "data-lesson")
	ann.get("/learn/sticks").lacks(t, "Continue with")
	ann.get("/").has(t, `<details id="taught"><summary>`, "1 guided game finished", "all lessons done")
	turns := len(s.look(page.path).Match.Record.Turns)
	on := ann.post("/t/"+string(id(page.path))+"/fork", "turns", text(turns), "seat-1", "me", "seat-2",
		"scribe").wants(t, 200).lacks(t, "Lesson", "data-lesson")
	p := s.look(on.path)
	named := p.Seats[1].Name != ""
	if !p.Practice() || p.Seats[1].Kind != table.Bot || !named {
		t.Errorf("playing on starts at %+v", p.Seats)
	}
	on.has(t, "Scribe")
}

// A script announces the whole of a new lesson, and only the prompt of one that continues.
func TestLessonsAreSpoken(t *testing.T) {
	s := school(t)
	ann := s.browser()
	page := ann.post("/learn/sticks").wants(t, 200)
	turns := len(s.look(page.path).Match.Record.Turns)
	ann.header["X-Fragment"], ann.header["X-Turns"] = "yes", text(turns)
	say := func(a answer) string {
		_, said, _ := strings.Cut(a.body, `data-say="`)
		said, _, _ = strings.Cut(said, `"`)
		return said
	}
	page = ann.teach(page, "hide left").wants(t, 200)
	if got := say(page); !strings.Contains(got, "Lesson 2 of 2. Title of keep. Text of keep.") {
		t.Errorf("a new lesson is announced as: %s", got)
	}
	page.lacks(t, "aria-describedby") // so that it is not announced twice
	ann.header["X-Turns"] = text(len(s.look(page.path).Match.Record.Turns))
	page = ann.teach(page, "keep").wants(t, 200)
	if got := say(page); strings.Contains(got, "Lesson") || !strings.Contains(got, "Ask lay") {
		t.Errorf("a lesson that continues is announced as: %s", got)
	}
}
