package cli

import (
	"html"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/table"
)

var (
	sceneTitle = regexp.MustCompile(`<details [^>]*id="scene-[^"]*"[^>]*><summary><h2[^>]*>([^<]*)</h2>`)
	sinceLine  = regexp.MustCompile(`<li[^>]*><a [^>]*id="did-[^"]*".*?<span class="tx">(.*?)</a></li>`)
	tag        = regexp.MustCompile(`<[^>]*>`)
)

// What a scoring brings is told as the scoring's: it is no doing of whoever moved before it.
func TestScoringsAreNobodysDoing(t *testing.T) {
	o := openHouse(t)
	guests, id := o.gathered(t, "tekhenu", 2, table.Terms{})
	for seat, g := range guests {
		form := url.Values{"bits-" + strconv.Itoa(seat+1): {"00112233445566778899aabbccddeeff"}}
		if _, _, err := g.ask(t.Context(), http.MethodPost, "/t/"+string(id)+"/ready", form, true); err != nil {
			t.Fatal(err)
		}
	}
	r, told := game.NewRand(3), 0
	for {
		at, err := o.house.Look(t.Context(), id)
		if err != nil {
			t.Fatal(err)
		}
		if at.Match.Over() {
			break
		}
		seat := at.Owing().First()
		page, _, err := guests[seat].ask(t.Context(), http.MethodGet, "/t/"+string(id), nil, false)
		if err != nil {
			t.Fatal(err)
		}
		titles := map[string]bool{}
		for _, one := range sceneTitle.FindAllStringSubmatch(page, -1) {
			titles[html.UnescapeString(one[1])] = true
		}
		for _, one := range sinceLine.FindAllStringSubmatch(page, -1) {
			said := html.UnescapeString(tag.ReplaceAllString(one[1], "\x00"))
			what, effects, _ := strings.Cut(said, "\x00")
			if titles[what] && strings.Contains(effects, "vous") {
				told++
			}
		}
		moves := at.Match.State.Moves(nil, seat)
		if _, err := o.house.Choose(t.Context(), id, seat, at.Version, moves[r.Intn(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
	if told < 2 {
		t.Errorf("scenes have %d lines with what they brought the reader", told)
	}
}
