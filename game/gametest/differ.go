package gametest

import (
	"fmt"
	"reflect"
	"strings"

	"ennead/game"
)

// maxDifferences limits how many differences a message lists.
const maxDifferences = 8

// maxDepth limits how many nested pointers are followed.
const maxDepth = 3

// differences lists the differences of two states, one per line: the path of the field and both values, each with the
// name of its state. Unexported fields are compared too.
func differences(a, b game.State, nameA, nameB string) string {
	d := &differ{nameA: nameA, nameB: nameB}
	d.compare("", reflect.ValueOf(a), reflect.ValueOf(b))
	if len(d.lines) == 0 {
		d.lines = d.apart
	}
	switch {
	case len(d.lines) == 0:
		return "\tall fields are alike: look at Equal"
	case len(d.lines) > maxDifferences:
		d.lines = append(d.lines[:maxDifferences], fmt.Sprintf("\tand %d more", len(d.lines)-maxDifferences))
	}
	return strings.Join(d.lines, "\n")
}

type differ struct {
	nameA, nameB string
	lines        []string
	apart        []string // pointers to equal things
	depth        int      // number of pointers followed
}

func (d *differ) compare(path string, a, b reflect.Value) {
	switch a.Kind() {
	case reflect.Pointer, reflect.Interface:
		d.follow(path, a, b)
	case reflect.Struct:
		for i := range a.NumField() {
			name := a.Type().Field(i).Name
			if path != "" {
				name = path + "." + name
			}
			d.compare(name, a.Field(i), b.Field(i))
		}
	case reflect.Array, reflect.Slice:
		if a.Len() != b.Len() {
			d.note(path, fmt.Sprintf("%d elements", a.Len()), fmt.Sprintf("%d elements", b.Len()))
			return
		}
		for i := range a.Len() {
			d.compare(fmt.Sprintf("%s[%d]", path, i), a.Index(i), b.Index(i))
		}
	default:
		if was, is := value(a), value(b); was != is {
			d.note(path, was, is)
		}
	}
}

// value formats a number or a text of a state. It decodes the steps on the stack of package flow, each of which is one
// word.
func value(v reflect.Value) string {
	if v.Type().String() == "flow.word" {
		w := v.Uint()
		return fmt.Sprintf("step %d of %s with %d and %d", w&0xff, whom(game.Seat(w>>8&0xff)), w>>16&0xff, w>>24&0xff)
	}
	return fmt.Sprint(v)
}

// follow compares what two pointers point to. A state has one, to its components.
func (d *differ) follow(path string, a, b reflect.Value) {
	if a.Type() != b.Type() || a.IsNil() || b.IsNil() {
		if a.Type() != b.Type() || a.IsNil() != b.IsNil() {
			d.note(path, fmt.Sprintf("a %v", a), fmt.Sprintf("a %v", b))
		}
		return
	}
	if a.Kind() == reflect.Pointer && a.Pointer() == b.Pointer() || d.depth == maxDepth {
		return
	}
	if path != "" {
		d.apart = append(d.apart, "\t"+path+": two pointers; states with the same components share it (see box.Open)")
	}
	d.depth++
	d.compare(path, a.Elem(), b.Elem())
	d.depth--
}

func (d *differ) note(path, a, b string) {
	d.lines = append(d.lines, fmt.Sprintf("\t%s: %s %s, %s %s", path, a, d.nameA, b, d.nameB))
}
