package gametest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ennead/game"
)

// Change replaces a text in components.yaml. Want is part of the expected error.
type Change = struct{ Old, New, Want string }

// BadComponents checks that every corruption of the components gets an error that names the place. Reading a file is
// slow, so it tries several at once, and one by one only if that does not report them all.
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
				t.Errorf("%q instead of %q: %.300v, want %q", c.New, c.Old, err, c.Want)
			}
		}
	}
}

// named reports whether one error names all corruptions, each in a line of its own. They must not overlap.
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

// refusal returns why a table may not play with these components.
func refusal(g game.Game, source []byte) error {
	least, most := g.Players()
	_, err := g.New(game.Setup{Players: (least + most) / 2, Components: source})
	return err
}

// HostileComponents checks that texts that do not describe components are refused with a short error: its own, and more
// from the game. head is a line of good components that says whose they are; deep is a line with %s in place of some
// deeply nested value.
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

// bomb returns a page of YAML whose aliases expand to a thousand million words.
func bomb() string {
	text := "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
	for c := 'b'; c < 'j'; c++ {
		text += fmt.Sprintf("%c: &%c [%s]\n", c, c, strings.Repeat(fmt.Sprintf("*%c, ", c-1), 10))
	}
	return text
}

// OwnComponents returns a game of three players with changed components.
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
