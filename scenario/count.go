package scenario

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Count counts what is at a dotted path of a decoded JSON value, such as "players.1.tokens" (the elements of a list
// are numbered from 1): the non-empty elements of a list, or the sum of the numbers of an object. Absent values count
// as 0.
func Count(path string, value any) (int, error) {
	for word := range strings.SplitSeq(path, ".") {
		switch at := value.(type) {
		case map[string]any:
			value = at[word]
		case []any:
			n, err := strconv.Atoi(word)
			if err != nil || n < 1 || n > len(at) {
				return 0, fmt.Errorf("there is no element %.20s among %d", word, len(at))
			}
			value = at[n-1]
		default:
			return 0, fmt.Errorf("there is nothing below %.40s", word)
		}
	}
	return count(value)
}

func count(value any) (n int, err error) {
	switch value := value.(type) {
	case nil:
		return 0, nil
	case []any:
		for _, each := range value {
			if !empty(each) {
				n++
			}
		}
		return n, nil
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(value)) {
			number, ok := value[key].(json.Number)
			i, err := strconv.Atoi(string(number))
			if !ok || err != nil {
				return 0, fmt.Errorf("%.40s is no whole number", key)
			}
			n += i
		}
		return n, nil
	}
	return 0, fmt.Errorf("neither a list nor an object")
}

// empty reports whether an element means nothing: 0, "", or a list of such.
func empty(value any) bool {
	switch value := value.(type) {
	case nil:
		return true
	case string:
		return value == ""
	case json.Number:
		return value == "0"
	case []any:
		for _, each := range value {
			if !empty(each) {
				return false
			}
		}
		return true
	}
	return false
}
