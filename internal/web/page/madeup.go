package page

import (
	"bytes"
	"regexp"
	"strings"
)

var (
	// where are the attributes that say where an element is.
	where = regexp.MustCompile(` (?:transform|x|y|cx|cy)="[^"]*"`)
	// unseen is what an element says of itself without showing it.
	unseen = regexp.MustCompile(`<title>[^<]*</title>| aria-label="[^"]*"`)
)

// madeUp marks what is not at the table like this: elements of the drawing of a plan that the drawing of the present
// lacks, or draws differently, or elsewhere. The sheets show them half-clear.
func (t *Play) madeUp(drawing string) string {
	scene := t.Scene
	scene.Active, scene.Just, scene.Aim, scene.Turn = false, nil, nil, 0 // not turned, since that would move everything
	after := looks(t.Board.Board(scene))
	scene.State = t.Plan.Now
	present := looks(t.Board.Board(scene))
	var marks []string
	for id, look := range after {
		if was, here := present[id]; look != "" && (!here || was != "" && was != look) {
			marks = append(marks, ` id="`+id+`"`, ` id="`+id+`" data-made`)
		}
	}
	return strings.NewReplacer(marks...).Replace(drawing)
}

// Larger things than a piece are parts of the board, which stay clear: those with more elements that have ids of their
// own, or with more markup.
const (
	mostInside = 2
	mostMarkup = 4000
)

// looks returns, by id, what each piece of a drawing looks like; empty for what is larger. Of one that contains others
// with an id it is only where it is.
func looks(drawing string) map[string]string {
	type open struct {
		id    string
		start int
		inner int // how many with an id it contains
	}
	all, markup, within := map[string]string{}, []byte(drawing), []open{}
	keep := func(o open, head, end int) {
		look := markup[o.start:end]
		if o.inner > 0 {
			look = bytes.Join(where.FindAll(markup[o.start:head], -1), nil)
		}
		if o.inner > mostInside || end-o.start > mostMarkup {
			look = nil
		}
		if o.id != "" {
			all[o.id] = string(unseen.ReplaceAll(look, nil))
		}
	}
	for at := 0; ; {
		start, end := nextTag(markup, at)
		if start < 0 {
			return all
		}
		at = end
		if markup[start+1] == '/' {
			if n := len(within) - 1; n >= 0 {
				last := within[n]
				keep(last, last.start+bytes.IndexByte(markup[last.start:], '>'), end)
				within = within[:n]
			}
			continue
		}
		one := open{string(idIn(markup[start:end])), start, 0}
		for i := range within {
			if one.id != "" {
				within[i].inner++
			}
		}
		if markup[end-2] == '/' {
			keep(one, end, end)
		} else {
			within = append(within, one)
		}
	}
}
