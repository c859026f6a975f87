package page

import (
	"os"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"ennead/internal/locale"
	"ennead/internal/table"
)

// The front page of somebody who has finished many games folds all but the last ones away, and nothing that goes on.
func TestManyFinishedGames(t *testing.T) {
	words, err := locale.New(os.DirFS("../words"), fstest.MapFS{
		"en.yaml": {Data: []byte("site.game.sticks.title: Sticks\n")},
		"fr.yaml": {Data: []byte("site.game.sticks.title: Bâtonnets\n")}})
	must(t, err)
	h := Home{Lists: Lists{Site: Site{Words: words.In("en")}, Now: time.Now()}}
	for i := range lastOver + 3 {
		h.Mine = append(h.Mine, table.Summary{ID: table.ID("over" + strconv.Itoa(i)), Game: "sticks",
			Status: table.Over})
	}
	h.Mine = append(h.Mine, table.Summary{ID: "open", Game: "sticks", Status: table.Gathering})
	var markup strings.Builder
	must(t, h.mine().Render(&markup))
	shown, folded, ok := strings.Cut(markup.String(), "<details")
	if !ok || !strings.Contains(folded, "3 older finished games") {
		t.Fatalf("nothing is folded: %s", markup.String())
	}
	if got := strings.Count(shown, `href="/t/over`); got != lastOver {
		t.Errorf("%d finished games are shown", got)
	}
	if !strings.Contains(shown, `href="/t/open"`) || strings.Count(folded, `href="/t/over`) != 3 {
		t.Errorf("the wrong tables are folded: %s", folded)
	}
}
