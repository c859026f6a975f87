package web

import (
	"strings"
	"testing"

	"ennead/internal/clock"
	"ennead/internal/table"
)

// opensTimed opens a public table of sticks for two with clocks, and returns its address.
func (b *browser) opensTimed(rule string) string {
	b.s.t.Helper()
	return b.open("quick", "custom", "seat-1", "me", "seat-2", "open", "visible", "public", "pace", rule)
}

// Whoever opens a table chooses its clocks. The table, its list and the filter say so in words.
func TestTermsOfClocks(t *testing.T) {
	s := open(t)
	ann, bek := s.browser(), s.browser()
	form := ann.get("/play/open").wants(t, 200)
	for _, p := range clock.Presets() {
		form.has(t, `<option value="`+p.Name+`">`)
	}
	form.has(t, "live, quick: 5 min each, 15 s more a turn", "over days, quick: 36 h each, 8 h more a turn",
		"over days, calm: 7 days each, 36 h more a turn")

	path := ann.opensTimed("live quick")
	if at := s.look(path); at.Terms.Clock != "live quick" {
		t.Fatalf("the clocks are %q", at.Terms.Clock)
	}
	const words = "With clocks (live, quick): 5 min each, 15 s more a turn"
	ann.get(path).has(t, words, `<option value="live quick" selected>`)
	bek.get("/play").has(t, words)
	bek.get("/play?pace=live").has(t, words)
	for _, other := range []string{"days", "none"} {
		bek.get("/play?pace="+other).lacks(t, words).has(t, "None of them fits")
	}
	bek.header["Accept-Language"] = "fr"
	bek.get(path).has(t, "À la pendule (en direct, rapide)", "5 min chacun, 15 s de plus par tour")

	// The host may change it until the game begins; a form without the field leaves it as it is.
	const own = "live bank=1m step=5s cap=1m reply=3s talk=0s hold=0s"
	ann.post(path+"/terms", "visible", "public", "pace", own).wants(t, 200)
	ann.get(path).has(t, "With clocks (live): 1 min each, 5 s more a turn", `<option value="`+own+`" selected>`)
	ann.post(path+"/terms", "visible", "link").wants(t, 200)
	if at := s.look(path); at.Terms.Clock != own {
		t.Errorf("a form that says nothing of clocks makes them %q", at.Terms.Clock)
	}
	for _, wrong := range []string{"live fast", "live", strings.Repeat("x", 10_000), own + " quick", "days bank=1s"} {
		ann.post(path+"/terms", "visible", "link", "pace", wrong).wants(t, 409)
	}
	ann.post(path+"/terms", "visible", "link", "pace", "").wants(t, 200)
	ann.get(path).lacks(t, "With clocks")
	if at := s.look(path); at.Terms != (table.Terms{}) {
		t.Errorf("without clocks the terms are %+v", at.Terms)
	}
}
