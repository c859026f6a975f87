package localetest

import "ennead/game"

// Play says all prompts, labels, refusals, events and score lines in that many random games at each table, and stops
// at the first that cannot be said.
func (s *Speaker) Play(setups []game.Setup, games int) {
	s.t.Helper()
	for seed := 0; seed < games*len(setups) && !s.t.Failed(); seed++ {
		s.play(setups[seed%len(setups)], uint64(seed))
	}
}

func (s *Speaker) play(setup game.Setup, seed uint64) {
	s.t.Helper()
	state, err := s.game.New(setup)
	if err != nil {
		s.t.Fatal(err)
	}
	r := game.NewRand(seed)
	var log game.Log
	for state.Owing() != 0 {
		owner := state.Owing().First()
		s.Say(s.game.Prompt(state, game.Spectator))
		s.Say(s.game.Prompt(state, owner))
		if owner != game.Nature {
			s.offers(state, owner)
		}
		moves := state.Moves(nil, owner)
		log.Events = log.Events[:0]
		state.Play(owner, moves[r.Intn(len(moves))], &log)
		for _, e := range log.Events {
			s.Say(s.game.Tell(state, e))
		}
	}
	s.Say(s.game.Prompt(state, 0))
	for _, c := range state.Sheet() {
		s.Key(c.Key)
	}
}

// offers says the moves that a seat could try, and why they are illegal.
func (s *Speaker) offers(state game.State, seat game.Seat) {
	s.t.Helper()
	for _, m := range state.Tries(nil, seat) {
		s.Say(s.game.Label(state, seat, m))
		if no := s.game.Refusal(state, seat, m); no != nil {
			s.Say(no.Message)
		}
	}
}
