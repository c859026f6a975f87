package localetest

import (
	"ennead/game"
	"ennead/game/flow"
)

// Refusals says every row of a game's refusals. The case holds what the rows speak of: a state, a move, numbers.
func Refusals[S any](s *Speaker, all *flow.Refusals[S], c flow.Case[S]) {
	s.t.Helper()
	for i, row := range all.Rows {
		c.No = flow.No(i)
		s.from("refusal %d", i)
		if row.Key != "" {
			s.Say(all.Say(c, "").Message)
		} else if c.No > flow.NotNow {
			s.t.Errorf("refusal %d has no words; give its row a rule and a key", i)
		}
	}
	s.where = ""
}

// Events says the events of so many kinds, each with the numbers of every sample.
func (s *Speaker) Events(state game.State, kinds int, samples ...game.Event) {
	s.t.Helper()
	for kind := range kinds {
		for _, e := range samples {
			e.Kind, e.Audience = uint8(kind), game.Everyone
			s.event(state, e)
		}
	}
	s.where = ""
}
