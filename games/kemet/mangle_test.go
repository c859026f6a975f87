package kemet

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"runtime/debug"
	"slices"
	"strconv"
	"sync"
	"testing"

	"ennead/game"
)

// vocabulary are words that could stand somewhere in a position.
var vocabulary = sync.OnceValue(func() (words []string) {
	words = append(words, "", "?", "*", "1", "3", "7")
	words = append(words, cardNames...)
	words = append(words, beastNames...)
	words = append(words, tileNames()...)
	words = append(words, spaceNames()...)
	words = append(words, actionSpaceNames()...)
	return append(append(words, battleNames()...), actNames...)
})

// mangle changes one thing at random somewhere in a decoded JSON value, using words and numbers that
// could stand there.
func mangle(value any, r *game.Rand) any {
	switch v := value.(type) {
	case map[string]any:
		return mangleObject(v, r)
	case []any:
		return mangleList(v, r)
	case float64:
		return []float64{v + 1, v - 1, 0, 1, 2, 3, 5, 31, 255, 256, -1, 1e9, 0.5}[r.Intn(13)]
	case string:
		words := vocabulary()
		if v != "" && r.Intn(2) == 0 {
			words = nil
			for _, row := range steps {
				words = append(words, row.name)
			}
		}
		return words[r.Intn(len(words))]
	case bool:
		return !v
	}
	return []any{nil, 0., "x", []any{}, map[string]any{}}[r.Intn(5)]
}

func mangleObject(v map[string]any, r *game.Rand) any {
	keys := slices.Sorted(maps.Keys(v))
	if len(keys) == 0 || r.Intn(12) == 0 {
		words := vocabulary()
		v[words[r.Intn(len(words))]] = float64(r.Intn(4))
		return v
	}
	key := keys[r.Intn(len(keys))]
	switch r.Intn(10) {
	case 0:
		delete(v, key)
	case 1:
		v[key] = v[keys[r.Intn(len(keys))]]
	default:
		v[key] = mangle(v[key], r)
	}
	return v
}

func mangleList(v []any, r *game.Rand) any {
	if len(v) == 0 {
		return append(v, float64(r.Intn(32)))
	}
	at := r.Intn(len(v))
	switch r.Intn(6) {
	case 0:
		return slices.Delete(v, at, at+1)
	case 1:
		return append(v, v[at])
	case 2:
		return slices.Insert(v, r.Intn(len(v)+1), v[at])
	case 3:
		k := r.Intn(len(v))
		v[at], v[k] = v[k], v[at]
		return v
	}
	v[at] = mangle(v[at], r)
	return v
}

// somewhere is a state in the middle of a random game, in a combat more often than by chance.
func somewhere(t testing.TB, setup game.Setup, seed uint64) *State {
	state, err := Game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s, r := state.(*State), game.NewRand(seed)
	fight := r.Intn(3) == 0
	for n := 20 + r.Intn(1500); n > 0 || fight && s.Fight.Space == NoSpace; n-- {
		owing := s.Owing()
		if owing == 0 {
			break
		}
		list := s.Moves(nil, owing.First())
		s.Play(owing.First(), list[r.Intn(len(list))], nil)
	}
	for range r.Intn(12) {
		if owing := s.Owing(); owing != 0 && fight {
			list := s.Moves(nil, owing.First())
			s.Play(owing.First(), list[r.Intn(len(list))], nil)
		}
	}
	return s
}

// playOn plays random moves and checks at each that nothing is lost or created.
func playOn(s *State, r *game.Rand, moves int) error {
	for range moves {
		owing := s.Owing()
		if owing == 0 {
			return nil
		}
		list := s.Moves(nil, owing.First())
		if len(list) == 0 {
			return fmt.Errorf("seat %d owes a choice and has none", owing.First())
		}
		m := list[r.Intn(len(list))]
		before := *s
		s.Play(owing.First(), m, nil)
		if err := s.whole(); err != nil {
			return fmt.Errorf("after %s: %w\nin %s", lexicon.Text(m), err, before.Position())
		}
	}
	return nil
}

// sound checks a position: if it loads, it comes back the same, is whole, and can be played on.
func sound(setup game.Setup, position []byte, r *game.Rand) (loaded bool, err error) {
	state, err := Game.Load(setup, position)
	if err != nil {
		if len(err.Error()) > 4000 {
			return false, errors.New("the error is a novel")
		}
		return false, nil
	}
	s := state.(*State)
	text := s.Position()
	again, err := Game.Load(setup, text)
	if err != nil {
		return true, fmt.Errorf("does not load again: %w\n%s", err, text)
	}
	if !again.Equal(s) || !bytes.Equal(again.Position(), text) {
		return true, fmt.Errorf("comes back as\n%s\nfrom %s", again.Position(), text)
	}
	if err := s.whole(); err != nil {
		return true, fmt.Errorf("%w\nfrom %s", err, text)
	}
	if err := playOn(s, r, 60); err != nil {
		return true, fmt.Errorf("%w\nfrom %s", err, text)
	}
	if _, err := Game.Load(setup, s.Position()); err != nil {
		return true, fmt.Errorf("what it leads to does not load: %w\n%s\nfrom %s", err, s.Position(), text)
	}
	return true, nil
}

// mangled is a position of a random game with a few things changed.
func mangled(t testing.TB, seed uint64) (game.Setup, []byte) {
	all := setups()
	setup := all[int(seed)%len(all)]
	var tree map[string]any
	if err := json.Unmarshal(somewhere(t, setup, seed).Position(), &tree); err != nil {
		t.Fatal(err)
	}
	delete(tree, "rest")
	r := game.NewRand(seed)
	for range 1 + r.Intn(3) {
		switch part := []string{"pending", "fight", "march", "players"}[r.Intn(4)]; {
		case r.Intn(2) == 0 && tree[part] != nil: // the tenderest parts
			tree[part] = mangle(tree[part], &r)
		default:
			tree = mangle(tree, &r).(map[string]any)
		}
	}
	text, err := json.Marshal(tree)
	if err != nil {
		t.Fatal(err)
	}
	return setup, text
}

// TestMangledPositions changes positions a little: each is refused, or is as sound as one reached by play.
func TestMangledPositions(t *testing.T) {
	n := uint64(6_000)
	if testing.Short() {
		n = 1_000
	}
	loaded := 0
	for seed := range n {
		setup, text := mangled(t, seed)
		t.Run(strconv.Itoa(int(seed)), func(t *testing.T) {
			defer func() {
				if p := recover(); p != nil {
					t.Fatalf("panic: %v\n%s\nof %d players, %s", p, debug.Stack(), setup.Players, text)
				}
			}()
			r := game.NewRand(seed)
			ok, err := sound(setup, text, &r)
			if err != nil {
				t.Fatalf("%v\nof %d players, %s", err, setup.Players, text)
			}
			if ok {
				loaded++
			}
		})
		if t.Failed() {
			return
		}
	}
	if loaded < int(n)/20 {
		t.Errorf("only %d of %d mangled positions loaded", loaded, n)
	}
}
