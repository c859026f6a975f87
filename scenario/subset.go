package scenario

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
)

// Missing lists where got, a decoded JSON value, lacks what want asks for. An object asks only for its own keys
// (null: the key is absent or null), an array for all elements in order; an object with numbers as keys asks for
// those elements of an array, counted from 1.
func Missing(path string, want, got any) []string {
	switch want := want.(type) {
	case map[string]any:
		return missingKeys(path, want, got)
	case []any:
		list, ok := got.([]any)
		if !ok || len(list) != len(want) {
			return []string{differ(path, want, got)}
		}
		var found []string
		for i := range want {
			found = append(found, Missing(fmt.Sprintf("%s.%d", path, i+1), want[i], list[i])...)
		}
		return found
	}
	if a, b := compact(want), compact(got); a != b {
		return []string{differ(path, want, got)}
	}
	return nil
}

func missingKeys(path string, want map[string]any, got any) []string {
	var found []string
	for _, key := range slices.Sorted(maps.Keys(want)) {
		at := path + "." + key
		switch got := got.(type) {
		case map[string]any:
			value, ok := got[key]
			if !ok && want[key] != nil {
				found = append(found, fmt.Sprintf("%s: there is no such key, only %v", at,
					slices.Sorted(maps.Keys(got))))
				continue
			}
			found = append(found, Missing(at, want[key], value)...)
		case []any:
			n, err := strconv.Atoi(key)
			if err != nil || n < 1 || n > len(got) {
				found = append(found, fmt.Sprintf("%s: there is no such element among %d", at, len(got)))
				continue
			}
			found = append(found, Missing(at, want[key], got[n-1])...)
		default:
			return []string{differ(path, want, got)}
		}
	}
	return found
}

func differ(path string, want, got any) string {
	return fmt.Sprintf("%s: want %s, got %s", path, compact(want), compact(got))
}

func compact(value any) string {
	text, err := json.Marshal(value)
	if err != nil {
		return fmt.Sprint(value)
	}
	return string(text)
}
