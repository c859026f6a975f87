package shapetest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"ennead/game"
)

// leaf is a number in a state, such as how much stone seat 2 has.
type leaf struct {
	path  string // names of fields, without indices
	steps []int  // the way there: indices of fields and of elements
}

// in returns the leaf in a state.
func (l *leaf) in(s game.State) reflect.Value {
	v := reflect.ValueOf(s).Elem()
	for _, n := range l.steps {
		if v.Kind() == reflect.Array {
			v = v.Index(n)
		} else {
			v = v.Field(n)
		}
	}
	return v
}

// leavesOf returns all exported numbers of a type.
func leavesOf(t reflect.Type, path string, steps []int) (all []leaf) {
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			f, under := t.Field(i), path
			if !f.Anonymous {
				under = strings.TrimPrefix(path+"."+f.Name, ".")
			}
			if f.IsExported() {
				all = append(all, leavesOf(f.Type, under, append(slices.Clip(steps), i))...)
			}
		}
	case reflect.Array:
		for i := range t.Len() {
			all = append(all, leavesOf(t.Elem(), path, append(slices.Clip(steps), i))...)
		}
	case reflect.Pointer:
	default:
		all = append(all, leaf{path, steps})
	}
	return all
}

// sight is a view in which a leaf has a value.
type sight struct {
	view  game.State
	seat  game.Seat
	value uint64
}

// How many values of a leaf are kept for each chair: the first ones seen, and the largest.
const (
	firstValues = 2
	maxValues   = 4
)

// collect records the values of all numbers of a view.
func (l *looker) collect(view game.State, seat game.Seat) {
	if l.leaves == nil {
		l.leaves = leavesOf(reflect.TypeOf(view).Elem(), "", nil)
	}
	at := chair{l.setup, seat}
	if l.sites[at] == nil {
		l.sites[at] = make([][]sight, len(l.leaves))
	}
	for i := range l.leaves {
		l.sites[at][i] = keep(l.sites[at][i], sight{view, seat, number(l.leaves[i].in(view))})
	}
}

// keep adds a sight if its value is new and is one of the first or of the largest.
func keep(known []sight, s sight) []sight {
	if slices.ContainsFunc(known, func(k sight) bool { return k.value == s.value }) {
		return known
	}
	if len(known) < maxValues {
		return append(known, s)
	}
	least := firstValues
	for i := range known[firstValues:] {
		if known[firstValues+i].value < known[least].value {
			least = firstValues + i
		}
	}
	if known[least].value < s.value {
		known[least] = s
	}
	return known
}

// complete returns an error for every number of a state that is not observed. It changes one number of a view at a time
// to another value that it was seen with. It skips Blind, whose entries must exist.
func (l *looker) complete() (wrong []error) {
	unseen, passed, tried := map[string]bool{}, map[string]bool{}, 0
	for _, sites := range l.sites {
		for i, sights := range sites {
			leaf := &l.leaves[i]
			if part := l.blind(leaf.path); part != "" {
				passed[part] = true
				continue
			}
			if n := l.try(leaf, sights); n >= 0 {
				tried += n
			} else {
				unseen[leaf.path] = true
			}
		}
	}
	for path := range unseen {
		wrong = append(wrong,
			fmt.Errorf("%s is not observed: add a row for it, or the reason for leaving it out to Blind", path))
	}
	for path := range l.Blind {
		if !passed[path] {
			wrong = append(wrong, fmt.Errorf("no number is called %s, which Blind names", path))
		}
	}
	if len(l.leaves) > 0 && tried < 100 {
		wrong = append(wrong, fmt.Errorf("only %d changes were tried", tried))
	}
	return wrong
}

// try changes a leaf to each other value that it was seen with. It returns the number of changes, or -1 if the
// observation did not show one.
func (l *looker) try(leaf *leaf, sights []sight) (tried int) {
	for _, sight := range sights {
		for _, other := range sights {
			if other.value == sight.value {
				continue
			}
			if tried++; !l.noticed(leaf, sight, other.view) {
				return -1
			}
		}
	}
	return tried
}

// blind returns the entry of Blind to which a path belongs.
func (l *looker) blind(path string) string {
	for part := range l.Blind {
		if path == part || strings.HasPrefix(path, part+".") {
			return part
		}
	}
	return ""
}

// noticed reports whether the observation changes if one number is taken from another view.
func (l *looker) noticed(leaf *leaf, in sight, other game.State) bool {
	l.Observer.Observe(in.view, in.seat, l.one)
	changed := in.view.Copy()
	leaf.in(changed).Set(leaf.in(other))
	l.Observer.Observe(changed, in.seat, l.other)
	l.plain(l.one)
	l.plain(l.other)
	return different(l.one, l.other) >= 0
}

// number returns the value of a leaf.
func number(v reflect.Value) uint64 {
	switch {
	case v.CanUint():
		return v.Uint()
	case v.CanInt():
		return uint64(v.Int())
	case v.Bool():
		return 1
	}
	return 0
}
