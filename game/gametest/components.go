package gametest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ennead/game"
)

// Change is one text of components.yaml for another, and a part of the error that it must get.
type Change = struct{ Old, New, Want string }

// BadComponents asks that every corruption of the components gets an error that names the place. Reading a file takes long,
// so several are tried in one, and one by one only where that does not tell of all of them.
func BadComponents(t testing.TB, g game.Game, source []byte, bad []Change) {
	t.Helper()
	for several := range slices.Chunk(bad, 8) {
		if named(g, source, several) {
			continue
		}
		for _, c := range several {
			if !bytes.Contains(source, []byte(c.Old)) {
				t.Errorf("%q is not in components.yaml", c.Old)
				continue
			}
			err := refusal(g, bytes.Replace(source, []byte(c.Old), []byte(c.New), 1))
			if err == nil || !strings.Contains(err.Error(), "components: ") || !strings.Contains(err.Error(), c.Want) {
				t.Errorf("%q for %q: %.300v, want %q", c.New, c.Old, err, c.Want)
			}
		}
	}
}

// named tells whether corruptions that leave each other alone are all told of at once, in lines of their own.
func named(g game.Game, source []byte, bad []Change) bool {
	for _, c := range bad {
		if !bytes.Contains(source, []byte(c.Old)) {
			return false
		}
		source = bytes.Replace(source, []byte(c.Old), []byte(c.New), 1)
	}
	err := refusal(g, source)
	if err == nil || !strings.HasPrefix(err.Error(), "components: ") {
		return false
	}
	lines := strings.Split(err.Error(), "\n")
	for _, c := range bad {
		at := slices.IndexFunc(lines, func(line string) bool { return strings.Contains(line, c.Want) })
		if at < 0 {
			return false
		}
		lines = slices.Delete(lines, at, at+1)
	}
	return true
}

// refusal is why a table may not play with these components.
func refusal(g game.Game, source []byte) error {
	least, most := g.Players()
	_, err := g.New(game.Setup{Players: (least + most) / 2, Components: source})
	return err
}

// HostileComponents asks that what is no description of components is refused, and shortly: a text like none,
// and more of the game's own. head is a line of good components that says what they are, deep a line with %s
// for the place of some value deep in them.
func HostileComponents(t testing.TB, g game.Game, head, deep string, more ...string) {
	t.Helper()
	key, _, _ := strings.Cut(head, ":")
	for _, source := range append(more,
		"", "\x00\x01\xff", "[1, 2, 3]", key, head, key+": ", key+": {a: ", key+": "+strings.Repeat("[", 1000),
		key+": a\n---\n"+key+": b", head+"\n---\n"+head, head+"\nx: &a y\nz: *a",
		head+"\n"+fmt.Sprintf(deep, "&a x"), head+"\n"+fmt.Sprintf(deep, "1.5"),
		bomb()+head+"\n"+fmt.Sprintf(deep, "*i"), head+"\n"+fmt.Sprintf(deep, strings.Repeat("x", 100_000)),
	) {
		err := refusal(g, []byte(source))
		if err == nil || !strings.HasPrefix(err.Error(), "components: ") || len(err.Error()) > maxError {
			t.Errorf("%.100q: %.200v", source, err)
		}
	}
}

// bomb is a page of YAML whose aliases stand for a thousand million words.
func bomb() string {
	text := "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
	for c := 'b'; c < 'j'; c++ {
		text += fmt.Sprintf("%c: &%c [%s]\n", c, c, strings.Repeat(fmt.Sprintf("*%c, ", c-1), 10))
	}
	return text
}

// OwnComponents is a game of three with components changed in so many places.
func OwnComponents[S game.State](t testing.TB, g game.Game, source []byte, changes ...Change) (S, []byte) {
	t.Helper()
	for _, c := range changes {
		if !bytes.Contains(source, []byte(c.Old)) {
			t.Errorf("%q is not in components.yaml", c.Old)
		}
		source = bytes.Replace(source, []byte(c.Old), []byte(c.New), 1)
	}
	return begin(t, g, game.Setup{Players: 3, Components: source}).(S), source
}
