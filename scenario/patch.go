package scenario

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strconv"
)

// Patch applies a JSON merge patch (RFC 7396) to a JSON document, with one addition: an object whose keys are all
// numbers patches the elements of an array by position, counted from 1.
func Patch(document, patch []byte) ([]byte, error) {
	doc, err := decode(document)
	if err != nil {
		return nil, fmt.Errorf("document: %w", err)
	}
	change, err := decode(patch)
	if err != nil {
		return nil, fmt.Errorf("patch: %w", err)
	}
	merged, err := merge(doc, change)
	if err != nil {
		return nil, fmt.Errorf("patch: %w", err)
	}
	return json.Marshal(merged)
}

// decode keeps numbers as they were written.
func decode(text []byte) (any, error) {
	var value any
	in := json.NewDecoder(bytes.NewReader(text))
	in.UseNumber()
	if err := in.Decode(&value); err != nil {
		return nil, err
	}
	if _, err := in.Token(); err != io.EOF {
		return nil, fmt.Errorf("more than one JSON value")
	}
	return value, nil
}

func merge(target, patch any) (any, error) {
	changes, ok := patch.(map[string]any)
	if !ok {
		return patch, nil
	}
	if list, ok := target.([]any); ok && numbered(changes) {
		return mergeElements(list, changes)
	}
	object, ok := target.(map[string]any)
	if !ok {
		object = map[string]any{}
	}
	for key, change := range changes {
		if change == nil {
			delete(object, key)
			continue
		}
		merged, err := merge(object[key], change)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", key, err)
		}
		object[key] = merged
	}
	return object, nil
}

func mergeElements(list []any, changes map[string]any) (any, error) {
	for key, change := range changes {
		n, _ := strconv.Atoi(key) // numbered has checked it
		if n < 1 || n > len(list) {
			return nil, fmt.Errorf("there is no element %d among %d", n, len(list))
		}
		merged, err := merge(list[n-1], change)
		if err != nil {
			return nil, fmt.Errorf("%d: %w", n, err)
		}
		list[n-1] = merged
	}
	return list, nil
}

func numbered(object map[string]any) bool {
	for key := range object {
		if _, err := strconv.Atoi(key); err != nil {
			return false
		}
	}
	return len(object) > 0
}
