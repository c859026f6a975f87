package gametest

import (
	"encoding/json"
	"maps"
	"runtime/debug"
	"slices"
	"strconv"
	"testing"

	"ennead/game"
)

// mangle changes n positions of random games a little. Each must be refused or be as sound as one reached by play. At
// least one in twenty must load; otherwise the changes are too coarse to find anything.
func (s *Suite) mangle(t *testing.T, n int) {
	m := s.mangler(t)
	loaded := 0
	for seed := range uint64(n) {
		setup, text := m.mangled(t, seed)
		t.Run(strconv.Itoa(int(seed)), func(t *testing.T) {
			defer func() {
				if p := recover(); p != nil {
					t.Fatalf("panic: %v\n%s\n%d players, %s", p, debug.Stack(), setup.Players, text)
				}
			}()
			r := game.NewRand(seed)
			ok, err := s.sound(setup, text, &r)
			if err != nil {
				t.Fatalf("%v\n%d players, %s", err, setup.Players, text)
			}
			if ok {
				loaded++
			}
		})
		if t.Failed() {
			return
		}
	}
	if loaded < n/20 {
		t.Errorf("only %d of %d mangled positions loaded, not one in twenty: Load refuses nearly everything, "+
			"perhaps the game's own positions too", loaded, n)
	}
	for seed := range uint64(n / 40) {
		m.lists(t, seed)
	}
}

// mangler changes positions, using words from others.
type mangler struct {
	*Suite
	words map[string][]string // by the key above them; all of them under ""
	last  []int               // length of a random game in moves, by table
}

func (s *Suite) mangler(t testing.TB) *mangler {
	t.Helper()
	m := &mangler{Suite: s, words: map[string][]string{}}
	seen := map[string]map[string]bool{"": {}}
	for i, setup := range s.Setups {
		n := 0
		Walk(t, s.Game, setup, uint64(i), func(at game.State) bool {
			if n++; n == 1 || n%16 == 0 { // the first also of games that end sooner
				gather(seen, "", m.decoded(t, at))
			}
			return false
		})
		m.last = append(m.last, n)
	}
	for under, words := range seen {
		m.words[under] = slices.Sorted(maps.Keys(words))
	}
	return m
}

// gather collects every word of a position, keys and texts, by the key above it.
func gather(seen map[string]map[string]bool, under string, value any) {
	switch v := value.(type) {
	case map[string]any:
		for key, inner := range v {
			note(seen, under, key)
			gather(seen, key, inner)
		}
	case []any:
		for _, inner := range v {
			gather(seen, under, inner)
		}
	case string:
		note(seen, under, v)
	}
}

func note(seen map[string]map[string]bool, under, word string) {
	if seen[under] == nil {
		seen[under] = map[string]bool{}
	}
	seen[under][word], seen[""][word] = true, true
}

// decoded returns the position as a tree, without derived values.
func (m *mangler) decoded(t testing.TB, s game.State) (tree map[string]any) {
	t.Helper()
	if err := json.Unmarshal(m.Game.Position(s), &tree); err != nil {
		t.Fatal(err)
	}
	delete(tree, "rest")
	return tree
}

// somewhere returns a state in the middle of a random game, preferably at a moment that the suite seeks.
func (m *mangler) somewhere(t testing.TB, table int, seed uint64) game.State {
	t.Helper()
	s, r := begin(t, m.Game, m.Setups[table]), game.NewRand(seed)
	seek := m.Seek != nil && r.Intn(3) == 0
	for n := 10 + r.Intn(m.last[table]); s.Owing() != 0 && (n > 0 || seek && !m.Seek(s)); n-- {
		m.step(s, seed, &r, n < 8)
	}
	if seek {
		for n := r.Intn(12); s.Owing() != 0 && n > 0; n-- {
			m.step(s, seed, &r, true)
		}
	}
	return s
}

// step plays a random move of the game of a seed. Seats negotiate only shortly before the position, since offers do not
// last long.
func (m *mangler) step(s game.State, seed uint64, r *game.Rand, near bool) {
	if near {
		chat(s, r)
	}
	if m.stirs(seed) {
		m.Stir(s, r)
	}
	step(s, r)
}

// mangled returns a position of a random game with a few changes.
func (m *mangler) mangled(t testing.TB, seed uint64) (game.Setup, []byte) {
	t.Helper()
	table := int(seed) % len(m.Setups)
	tree := m.decoded(t, m.somewhere(t, table, seed))
	r := game.NewRand(seed)
	for range 1 + r.Intn(3) {
		part := ""
		if len(m.Tender) > 0 && r.Intn(2) == 0 {
			part = m.Tender[r.Intn(len(m.Tender))]
		}
		if tree[part] != nil {
			tree[part] = m.change(part, tree[part], &r)
		} else {
			tree = m.object("", tree, &r)
		}
	}
	text, err := json.Marshal(tree)
	if err != nil {
		t.Fatal(err)
	}
	return m.Setups[table], text
}

// change changes one thing at random somewhere in a decoded JSON value.
func (m *mangler) change(under string, value any, r *game.Rand) any {
	switch v := value.(type) {
	case map[string]any:
		return m.object(under, v, r)
	case []any:
		return m.list(under, v, r)
	case float64:
		return pick(r, v+1, v-1, 0, 1, 2, 3, 5, 31, 255, 256, -1, 1e9, 0.5)
	case string:
		return m.word(under, r)
	case bool:
		return !v
	}
	return pick[any](r, nil, 0., "x", []any{}, map[string]any{})
}

// word is a word that could stand there, or one of elsewhere, or none of the game at all.
func (m *mangler) word(under string, r *game.Rand) string {
	likely, all := m.words[under], m.words[""]
	switch n := r.Intn(10); {
	case n == 0:
		return pick(r, "", "?", "*", "1", pick(r, all...)+"*")
	case n < 6 && len(likely) > 0:
		return pick(r, likely...)
	}
	return pick(r, all...)
}

func (m *mangler) object(under string, v map[string]any, r *game.Rand) map[string]any {
	keys := slices.Sorted(maps.Keys(v))
	if len(keys) == 0 || r.Intn(12) == 0 {
		v[m.word(under, r)] = float64(r.Intn(pick(r, 4, 22)))
		return v
	}
	key := pick(r, keys...)
	switch r.Intn(10) {
	case 0:
		delete(v, key)
	case 1:
		v[key] = v[pick(r, keys...)]
	default:
		v[key] = m.change(key, v[key], r)
	}
	return v
}

func (m *mangler) list(under string, v []any, r *game.Rand) any {
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
	v[at] = m.change(under, v[at], r)
	return v
}

func pick[T any](r *game.Rand, among ...T) T { return among[r.Intn(len(among))] }
