package cli

import "strings"

// under is a line of a drawing that others may be indented under.
type under struct {
	indent int
	text   string
	shown  bool
}

// changes returns the lines of a drawing that were not in the one before, each below the lines that it belongs to: a
// line belongs to the line above it that is indented less.
func changes(before, now []string) (all []string) {
	known := map[string]int{}
	for _, line := range before {
		known[line]++
	}
	var above []under
	for _, line := range now {
		indent := len(line) - len(strings.TrimLeft(line, " "))
		for len(above) > 0 && (line == "" || above[len(above)-1].indent >= indent) {
			above = above[:len(above)-1]
		}
		if line == "" {
			continue
		}
		known[line]--
		fresh := known[line] < 0 || continues(above, indent)
		if fresh {
			for i := range above {
				if !above[i].shown {
					all, above[i].shown = append(all, above[i].text), true
				}
			}
			all = append(all, line)
		}
		above = append(above, under{indent, line, fresh})
	}
	return all
}

// hang is by how much a drawing indents the continuation of a line that is too long.
const hang = 4

// continues reports whether a line is the continuation of one that is shown.
func continues(above []under, indent int) bool {
	n := len(above)
	return n > 1 && above[n-1].shown && indent >= above[n-1].indent+hang
}
