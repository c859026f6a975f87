package table

import (
	"fmt"
	"strings"
	"testing"

	"ennead/internal/store"
)

// traced searches everything that a store keeps for a text, also what is packed, and counts the places by column.
func traced(t *testing.T, s store.Store, text string) map[string]int {
	t.Helper()
	switch around := s.(type) {
	case *mortal:
		s = around.Store
	case *cutting:
		s = around.Store
	}
	all, err := s.(store.Movable).Snapshot(t.Context())
	must(t, err)
	defer func() { must(t, all.Close()) }()
	found := map[string]int{}
	for _, r := range store.Relations {
		for row, err := range all.Rows(t.Context(), r) {
			must(t, err)
			for i, c := range r.Columns {
				if strings.Contains(readable(t, row[i]), text) {
					found[r.Name+"."+c.Name]++
				}
			}
		}
	}
	return found
}

// readable returns the text of a stored value.
func readable(t *testing.T, value any) string {
	t.Helper()
	packed, ok := value.([]byte)
	if !ok {
		return fmt.Sprint(value)
	}
	if moves, err := store.Unpack(packed); err == nil {
		return fmt.Sprint(moves)
	}
	return string(packed)
}
