package localetest

import (
	"fmt"
	"slices"
	"strings"

	"ennead/game"
	"ennead/internal/locale"
)

// Play says all prompts, labels, refusals, events and score lines in that many random games at each table, and stops
// at the first that cannot be said. It says each event as its audience reads it, and as everybody else does.
func (s *Speaker) Play(setups []game.Setup, games int) {
	s.t.Helper()
	for seed := 0; seed < games*len(setups) && !s.t.Failed(); seed++ {
		s.play(setups[seed%len(setups)], uint64(seed))
	}
}

// mostMoves is longer than any game.
const mostMoves = 20_000

func (s *Speaker) play(setup game.Setup, seed uint64) {
	s.t.Helper()
	state, err := s.game.New(setup)
	if err != nil {
		s.t.Fatal(err)
	}
	r := game.NewRand(seed)
	var log game.Log
	for moves := 0; state.Owing() != 0; moves++ {
		if moves == mostMoves {
			s.t.Fatalf("seed %d: the game does not end within %d moves", seed, mostMoves)
		}
		owner := state.Owing().First()
		s.from("the prompt of those who look on while %s chooses", owner.Text())
		s.Say(s.game.Prompt(state, game.Spectator))
		s.from("the prompt of seat %s", owner.Text())
		s.Say(s.game.Prompt(state, owner))
		if owner != game.Nature {
			s.offers(state, owner)
		}
		legal := state.Moves(nil, owner)
		if len(legal) == 0 {
			s.t.Fatalf("seat %s owes a choice and has none%s", owner.Text(), s.where)
		}
		log.Events = log.Events[:0]
		state.Play(owner, legal[r.Intn(len(legal))], &log)
		for _, e := range log.Events {
			s.event(state, e)
		}
	}
	s.from("the prompt when the game is over")
	s.Say(s.game.Prompt(state, 0))
	s.from("the score sheet")
	for _, c := range state.Sheet() {
		s.Key(c.Key)
	}
	if t, ok := state.(game.TieBreaking); ok {
		s.from("the tie-breaks")
		for _, tie := range t.TieBreaks() {
			s.Key(tie.Key)
		}
	}
	s.where = ""
}

// from notes what speaks next.
func (s *Speaker) from(format string, args ...any) {
	s.where = " (" + fmt.Sprintf(format, args...) + ")"
}

// event says an event as its audience reads it, and as those do who may not know its numbers.
func (s *Speaker) event(state game.State, e game.Event) {
	s.t.Helper()
	s.from("event %d of seat %s, as its audience reads it: A %d, B %d, C %d, D %d", e.Kind, e.Seat.Text(), e.A, e.B,
		e.C, e.D)
	told := s.game.Tell(state, e)
	s.Say(told)
	s.speaks(state, told)
	if hidden := e.For(game.Spectator); hidden != e {
		s.from("event %d of seat %s, as seats outside its audience read it, to whom its numbers are game.Unknown",
			e.Kind, e.Seat.Text())
		told = s.game.Tell(state, hidden)
		s.Say(told)
		s.speaks(state, told)
	}
}

// speaks fails unless what is told of a person can be told to that person.
func (s *Speaker) speaks(state game.State, told game.Message) {
	s.t.Helper()
	for _, a := range told.Args {
		seat, ok := a.Value.(game.Seat)
		if !ok || int(seat) >= state.Seats() || state.Automata().Has(seat) || s.solitary(told.Key) {
			continue
		}
		for _, lang := range locale.Langs {
			words := s.words.In(lang)
			missing := !words.Addresses(told.Key, a.Name)
			if !missing {
				words.For(seat).Say(told)
			} else if !s.wrong[lang+told.Key+a.Name] {
				s.wrong[lang+told.Key+a.Name] = true
				s.t.Errorf("words of %q: %s does not speak to a reader who is {%s}: add %s.you-%s, or write {%s.you}",
					lang, told.Key, a.Name, told.Key, a.Name, a.Name)
			}
		}
	}
}

// Automaton says that only automata do what sentences with these beginnings of keys tell.
func (s *Speaker) Automaton(prefixes ...string) { s.automata = append(s.automata, prefixes...) }

func (s *Speaker) solitary(key string) bool {
	return slices.ContainsFunc(s.automata, func(prefix string) bool { return strings.HasPrefix(key, prefix) })
}

// offers says the moves that a seat could try, and why they are illegal.
func (s *Speaker) offers(state game.State, seat game.Seat) {
	s.t.Helper()
	for _, m := range state.Candidates(nil, seat) {
		s.from("the label of %q", s.game.Lexicon().Text(m))
		s.Say(s.game.Label(state, seat, m))
		s.from("why %q is refused", s.game.Lexicon().Text(m))
		if no := s.game.Refusal(state, seat, m); no != nil {
			s.Say(no.Message)
		}
	}
}
