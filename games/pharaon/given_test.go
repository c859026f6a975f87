package pharaon

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/goccy/go-yaml"

	"ennead/game"
	"ennead/scenario"
)

// quiet is a position without incident: round 1, the first player's turn, nobody owns anything.
const quiet = `{round: 1, first: 1, hand: null, circle: [nobles, offerings, burial, nile, artisans], offset: 0, clockwise: true,
	nobles: [2, 10, 12], artisans: [21, 6, 11, 26], pending: [{step: next, seat: 1}, {step: turn, seat: 1}]}`

// given is the quiet position for so many players, changed by a merge patch in YAML.
func given(t testing.TB, players int, patch string) *State {
	t.Helper()
	s, err := patched(players, patch)
	if err != nil {
		t.Fatalf("%s: %v", patch, err)
	}
	return s
}

func patched(players int, patch string) (*State, error) {
	change, err := yaml.YAMLToJSON([]byte(patch))
	if err != nil {
		return nil, err
	}
	s, err := scenario.Load(Game, game.Setup{Players: players}, quietFor[players](), change)
	if err != nil {
		return nil, err
	}
	return s.(*State), nil
}

// quietFor are the quiet positions by number of players.
var quietFor [6]func() []byte

func init() {
	for players := 1; players <= 5; players++ {
		quietFor[players] = sync.OnceValue(func() []byte {
			setup := game.Setup{Players: players}
			s, err := Game.New(setup)
			if err != nil {
				panic(err)
			}
			r := game.NewRand(0)
			roll(s, &r)
			change, err := yaml.YAMLToJSON([]byte(quiet))
			if err != nil {
				panic(err)
			}
			if s, err = scenario.Load(Game, setup, s.Position(), change); err != nil {
				panic(err)
			}
			return s.Position()
		})
	}
}

// roll lets Nature do what she owes.
func roll(s game.State, r *game.Rand) {
	for s.Owing().Has(game.Nature) {
		m, _ := r.Roll(s, nil)
		s.Play(game.Nature, m, nil)
	}
}

// play makes moves of whoever owes them.
func play(t testing.TB, s *State, moves ...string) {
	t.Helper()
	for _, text := range moves {
		m, err := lexicon.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		seat := s.Owing().First()
		if no := s.Refuse(seat, m); no != nil {
			t.Fatalf("%s: %v; legal: %v", text, no, legal(s))
		}
		s.Play(seat, m, nil)
	}
}

// legal are the texts of the legal moves.
func legal(s game.State) (texts []string) {
	if s.Owing() == 0 {
		return nil
	}
	for _, m := range s.Moves(nil, s.Owing().First()) {
		texts = append(texts, lexicon.Text(m))
	}
	slices.Sort(texts)
	return texts
}

// can tells whether whoever owes a choice may make that move.
func can(s *State, text string) bool { return slices.Contains(legal(s), text) }

// hold writes tokens as a patch does, such as "agr: 2, silver: 1".
func hold(tokens [Tokens]uint8) string {
	var list []string
	for k, n := range tokens {
		for range n {
			list = append(list, tokenNames[k])
		}
	}
	slices.Sort(list)
	var words []string
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[n] == list[0] {
			n++
		}
		words = append(words, list[0]+": "+string(rune('0'+n)))
		list = list[n:]
	}
	return "{" + strings.Join(words, ", ") + "}"
}
