package position

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"

	"ennead/games/box"
)

// encoding/json drops extra elements of a list that it reads into an array, and leaves missing ones at zero. So the
// lengths of such lists are checked here.

// count reports the lists in the text whose length differs from that of their array.
func count(c *box.Check, text []byte, to any) {
	kind := reflect.TypeOf(to)
	if !holdsArray(kind) {
		return
	}
	var tree any
	if json.Unmarshal(text, &tree) == nil {
		counted(c, "", tree, kind)
	}
}

// counted checks the lists in one value. Its place is a JSON pointer.
func counted(c *box.Check, place string, value any, kind reflect.Type) {
	for kind.Kind() == reflect.Pointer {
		kind = kind.Elem()
	}
	if !holdsArray(kind) {
		return
	}
	switch v := value.(type) {
	case []any:
		if kind.Kind() == reflect.Array {
			c.That(len(v) == kind.Len(), "%s: there are %d elements, not %d", place, len(v), kind.Len())
		}
		if kind.Kind() == reflect.Array || kind.Kind() == reflect.Slice {
			for i, inner := range v {
				counted(c, below(place, strconv.Itoa(i)), inner, kind.Elem())
			}
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if of := under(kind, key); of != nil {
				counted(c, below(place, key), v[key], of)
			}
		}
	}
}

// pointed escapes names for JSON pointers (RFC 6901).
var pointed = strings.NewReplacer("~", "~0", "/", "~1")

func below(place, name string) string {
	return fmt.Sprintf("%s/%.40s", place, pointed.Replace(name))
}

// under returns the type of the value under a key, or nil if there is none.
func under(kind reflect.Type, key string) reflect.Type {
	switch kind.Kind() {
	case reflect.Map:
		return kind.Elem()
	case reflect.Struct:
		for field := range kind.Fields() {
			if name := named(field); name != "" && strings.EqualFold(name, key) { // as encoding/json does
				return field.Type
			}
		}
	}
	return nil
}

// named returns the JSON name of a field, or "" if it has none.
func named(field reflect.StructField) string {
	if !field.IsExported() {
		return ""
	}
	name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
	switch name {
	case "-":
		return ""
	case "":
		return field.Name
	}
	return name
}

// arrays caches the results of [holdsArray].
var arrays sync.Map

// holdsArray reports whether values of a type contain arrays.
func holdsArray(kind reflect.Type) bool {
	if known, ok := arrays.Load(kind); ok {
		return known.(bool)
	}
	found := seeks(kind, map[reflect.Type]bool{})
	arrays.Store(kind, found)
	return found
}

// seeks is holdsArray without the cache. It visits each type once, since types may be recursive.
func seeks(kind reflect.Type, asked map[reflect.Type]bool) bool {
	if asked[kind] {
		return false
	}
	asked[kind] = true
	switch kind.Kind() {
	case reflect.Array:
		return true
	case reflect.Pointer, reflect.Slice, reflect.Map:
		return seeks(kind.Elem(), asked)
	case reflect.Struct:
		for field := range kind.Fields() {
			if named(field) != "" && seeks(field.Type, asked) {
				return true
			}
		}
	}
	return false
}
