package gametest

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"ennead/game"
)

// lists lengthens every list in a position of a random game by one. The position must be refused, or the list read in
// full. Shorter lists are not tried: they may stand for places of which the last are empty.
func (m *mangler) lists(t *testing.T, seed uint64) {
	t.Helper()
	table := int(seed) % len(m.Setups)
	tree := m.decoded(t, m.somewhere(t, table, seed))
	each(tree, nil, func(path []any, list []any, set func([]any)) {
		more := []any{0., "", map[string]any{}}
		if len(list) > 0 {
			more = []any{list[0], list[len(list)-1], 0., ""}
		}
		for _, element := range more {
			m.keeps(t, m.Setups[table], tree, path, append(slices.Clip(list), element), set)
		}
		set(list)
	})
}

// keeps loads a position with a changed list, and checks that the list is kept.
func (m *mangler) keeps(t *testing.T, setup game.Setup, tree map[string]any, path, list []any, set func([]any)) {
	t.Helper()
	set(list)
	text, err := json.Marshal(tree)
	if err != nil {
		t.Fatal(err)
	}
	state, err := m.Game.Load(setup, text)
	if err != nil {
		return
	}
	if got, _ := at(m.decoded(t, state), path).([]any); len(got) != len(list) {
		t.Errorf("%d players: %v: %d elements are read as %d: %s", setup.Players, path, len(list), len(got), text)
	}
}

// each visits all lists of a tree, with the path to each and a function that replaces it.
func each(value any, path []any, visit func(path []any, list []any, set func([]any))) {
	switch v := value.(type) {
	case map[string]any:
		for key, inner := range v {
			here := slices.Concat(path, []any{key})
			if list, ok := inner.([]any); ok {
				visit(here, list, func(other []any) { v[key] = other })
			}
			each(inner, here, visit)
		}
	case []any:
		for i, inner := range v {
			here := slices.Concat(path, []any{i})
			if list, ok := inner.([]any); ok {
				visit(here, list, func(other []any) { v[i] = other })
			}
			each(inner, here, visit)
		}
	}
}

// at returns the value at a path of a tree, or nil.
func at(tree any, path []any) any {
	for _, step := range path {
		switch v := tree.(type) {
		case map[string]any:
			tree = v[fmt.Sprint(step)]
		case []any:
			i, ok := step.(int)
			if !ok || i >= len(v) {
				return nil
			}
			tree = v[i]
		default:
			return nil
		}
	}
	return tree
}
