package web

import (
	"net/http"
	"net/url"
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
