package cli

import "strings"

// under is a line of a drawing below which others may stand.
type under struct {
	indent int
	text   string
	shown  bool
}

// changes are the lines of a drawing that were not in the one before, each below those that it stands under: what
// stands under a line is indented by more.
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

// hang is by how much a drawing indents the rest of a line that is too long.
const hang = 4

// continues tells whether a line is the rest of one that is shown.
func continues(above []under, indent int) bool {
	n := len(above)
	return n > 1 && above[n-1].shown && indent >= above[n-1].indent+hang
}
