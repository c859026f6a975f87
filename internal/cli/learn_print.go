package cli

import (
	"ennead/game"
	"ennead/games"
	"ennead/internal/guide"
)

// tellGuide plays a guide through and prints everything.
func (c *console) tellGuide(lessons *guide.Guide, m *game.Match) error {
	g := m.Game
	at, err := lessons.Advance(m)
	shown, lesson := 0, -1
	for ; ; at, err = lessons.Advance(m) {
		for ; shown < len(m.Record.Turns); shown++ {
			c.line("%s", c.paint("2", moveLine(m, shown, m.Record.Turns[shown])))
			c.events(m, shown, game.Spectator, m.State, c.words)
		}
		if err != nil || at.Over() {
			break
		}
		if at.Number() != lesson {
			lesson = at.Number()
			c.line("\n== %d %s %s", lesson+1, at.Lesson().Name, at.Lesson().Rule)
		}
		moves := at.Moves(m.State)
		if len(moves) == 0 {
			err = game.Wrong(nil, "problem.guide.learner_stuck", "lesson {lesson}: the learner cannot do what the "+
				"script says", "lesson", at.Lesson().Name)
			break
		}
		for _, other := range moves[1:] {
			c.line("      | %s", g.Lexicon().Text(other))
		}
		if err := m.Play(lessons.Learner, moves[0]); err != nil {
			return err
		}
	}
	c.line("")
	games.Kit(g.ID()).Plain(c, m.State, lessons.Learner, c.words, c.colour)
	for seat := range m.State.Owing().All() {
		c.line("\n%s: %s", seat.Text(), c.words.Say(g.Prompt(m.State, seat)))
		for _, move := range m.State.Moves(nil, seat) {
			c.line("  %s %-28s %s", seat.Text(), g.Lexicon().Text(move), c.words.Say(g.Label(m.State, seat, move)))
		}
	}
	return err
}
