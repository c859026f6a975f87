package pharaon

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"testing"

	"ennead/game"
)

// mangle changes one thing at random somewhere in a decoded JSON value, using words and numbers that
// could stand there.
func mangle(value any, r *game.Rand) any {
	switch v := value.(type) {
	case map[string]any:
		return mangleObject(v, r)
	case []any:
		return mangleList(v, r)
	case float64:
		return []float64{v + 1, v - 1, 0, 1, 2, 5, 31, 255, 256, -1, 1e9, 0.5}[r.Intn(12)]
	case string:
		words := append(append([]string{"", "?", "agr*", "silver*", "*"}, tokenNames...), quarterNames...)
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
		v[tokenNames[r.Intn(Tokens)]] = float64(r.Intn(22))
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
		if r.Intn(3) == 0 { // the steps that wait are the tenderest part
			tree["pending"] = mangle(tree["pending"], &r)
		} else {
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
	n := uint64(100_000)
	if testing.Short() {
		n = 5_000
	}
	loaded := 0
	for seed := range n {
		setup, text := mangled(t, seed)
		t.Run(strconv.Itoa(int(seed)), func(t *testing.T) {
			defer func() {
				if p := recover(); p != nil {
					t.Fatalf("%d players, %s: %v", setup.Players, text, p)
				}
			}()
			r := game.NewRand(seed)
			ok, err := sound(setup, text, &r)
			if err != nil {
				t.Fatalf("%d players, %s: %v", setup.Players, text, err)
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
