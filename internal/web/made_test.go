package web

import (
	"strings"
	"testing"

	pharaonkit "ennead/games/pharaon/kit"
)

// TestOnlyChoicesAreTold: a page names what the table chose for its reader, once and to nobody else, and its button
// takes that back.
func TestOnlyChoicesAreTold(t *testing.T) {
	s := openWith(t, pharaonkit.Game)
	all := []*browser{s.browser(), s.browser()}
	path := all[0].post("/tables", "game", "pharaon", "name", "Ann", "quick", "friends").wants(t, 200).path
	all[1].post(path+"/claim", "key", s.house.SeatKey(s.look(path), 1), "name", "Bek").wants(t, 200)
	for _, b := range all {
		b.post(path+"/ready").wants(t, 200)
	}
	const told = "The only choice, made for you: "
	for range 400 {
		seat := int(s.look(path).Owing().First())
		before := all[seat].get(path).wants(t, 200)
		moves := moveButton.FindAllStringSubmatch(before.body, -1)
		after := all[seat].post(path+"/choose", "move", moves[len(before.body)%len(moves)][1], "seat", text(seat+1),
			"version", versionField.FindStringSubmatch(before.body)[1]).wants(t, 200)
		if !strings.Contains(after.body, `id="made"`) {
			continue
		}
		after.has(t, told, `role="status"`)
		if n := strings.Count(after.body, `id="undo"`); n != 1 {
			t.Errorf("the page has %d buttons to undo", n)
		}
		all[1-seat].get(path).lacks(t, told)
		all[seat].post(path+"/undo", "seat", text(seat+1), "version",
			versionField.FindStringSubmatch(after.body)[1]).wants(t, 200).lacks(t, told).
			has(t, `value="`+moves[0][1]+`"`)
		return
	}
	t.Error("the table never made an only choice")
}
