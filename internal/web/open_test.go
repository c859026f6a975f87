package web

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"testing"

	"ennead/game"
	"ennead/internal/sticks"
)

// choosy is a game with an option whose words may be chosen one by one.
type choosy struct{ game.Game }

func (choosy) Options() []game.Option {
	return []game.Option{{Key: "helped", Values: []string{"nobody", "everybody"}, Many: []string{"1", "2", "3"},
		Default: "nobody", Least: 1, Most: 3}}
}

func TestOptionsOneByOne(t *testing.T) {
	for _, c := range []struct {
		form    url.Values
		players int
		want    string
	}{
		{url.Values{"option-helped": {"nobody"}}, 3, ""},
		{url.Values{"option-helped": {"everybody"}}, 3, "everybody"},
		{url.Values{"option-helped": {"nobody"}, "each-helped": {"1", "3"}}, 3, "1,3"},
		{url.Values{"each-helped": {"2"}}, 4, ""},
	} {
		if got := options(&http.Request{PostForm: c.form}, choosy{sticks.Game}, c.players)["helped"]; got != c.want {
			t.Errorf("%v for %d players is %q, not %q", c.form, c.players, got, c.want)
		}
	}
}

// atMost is a game for so many players and no more.
type atMost struct {
	game.Game
	most int
}

func (g atMost) Players() (int, int) { return 2, g.most }

// TestQuick presses each button that opens a table at once.
func TestQuick(t *testing.T) {
	button := regexp.MustCompile(`name="quick" value="(\w+)"`)
	for most, want := range map[int][]string{
		2: {"duel", "friends", "device", "custom"},
		4: {"bots", "friends", "device", "custom"},
	} {
		ann := openWith(t, atMost{sticks.Game, most}).browser()
		var offered []string
		for _, found := range button.FindAllStringSubmatch(ann.get("/").body, -1) {
			offered = append(offered, found[1])
			ann.open("quick", found[1], "seat-1", "me", "seat-2", "me")
		}
		if !slices.Equal(offered, want) {
			t.Errorf("for %d players at most: %v, want %v", most, offered, want)
		}
	}
}
