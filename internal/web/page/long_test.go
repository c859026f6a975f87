package page

import (
	"os"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"ennead/internal/contests"
	"ennead/internal/locale"

	. "maragu.dev/gomponents"
	. "maragu.dev/gomponents/html"
)

// Of a long table the first rows are shown, and the reader's own; all of them on demand. A short one is shown once.
func TestLongTables(t *testing.T) {
	words, err := locale.New(os.DirFS("../words"))
	must(t, err)
	s := Site{Words: words.In("en")}
	for _, test := range []struct{ rows, own, shown int }{{longest, 3, longest}, {64, -1, firstRows},
		{64, 4, firstRows}, {64, 43, firstRows + 1}} {
		var rows []Node
		for i := range test.rows {
			rows = append(rows, Tr(Td(Text("row "+strconv.Itoa(i)+"."))))
		}
		html := markup(t, s.long("Standings", THead(), rows, test.own))
		first, rest, more := strings.Cut(html, "<details>")
		if more != (test.rows > longest) || strings.Count(first, "<td>") != test.shown ||
			more && (strings.Count(rest, "<td>") != test.rows || !strings.Contains(rest, "All 64")) ||
			test.own >= 0 && !strings.Contains(first, "row "+strconv.Itoa(test.own)+".") {
			t.Errorf("%+v: %s", test, html)
		}
	}
}

// A list folds what follows its first rows, but not a single row.
func TestFolded(t *testing.T) {
	list := func(rows ...Node) Node { return Ul(Group(rows)) }
	for rows, want := range map[int]string{0: "<ul></ul>", 3: "<ul><li></li><li></li><li></li></ul>",
		4: `<ul><li></li><li></li></ul><details class="folded"><summary>2</summary>` +
			`<ul><li></li><li></li></ul></details>`} {
		var all []Node
		for range rows {
			all = append(all, Li())
		}
		html := markup(t, folded(2, all, list, func(n int) Node { return Text(strconv.Itoa(n)) }))
		if html != want {
			t.Errorf("%d rows: %s", rows, html)
		}
	}
}

// Contests that are played come first, then those that one can enter; of those that are over the last ones are shown.
func TestContestsInOrder(t *testing.T) {
	words, err := locale.New(os.DirFS("../words"), fstest.MapFS{
		"en.yaml": {Data: []byte("site.game.sticks.title: Sticks\n")},
		"fr.yaml": {Data: []byte("site.game.sticks.title: Bâtonnets\n")}})
	must(t, err)
	var list []contests.Row
	for i := range 3 * pastContests {
		state := []string{"finished", "cancelled", "finished"}[i%3]
		list = append(list, contests.Row{ID: "over" + strconv.Itoa(i), Game: "sticks", Kind: "swiss", State: state})
	}
	list = append(list, contests.Row{ID: "open", Game: "sticks", Kind: "swiss", State: "open"},
		contests.Row{ID: "runs", Game: "sticks", Kind: "swiss", State: "running"})
	html := markup(t, (&Site{Words: words.In("en")}).contestRows(list))
	shown, rest, _ := strings.Cut(html, "<details")
	runs, open, over := strings.Index(shown, "/runs"), strings.Index(shown, "/open"), strings.Index(shown, "/over0")
	if runs < 0 || runs > open || open > over || strings.Count(shown, "/over") != pastContests ||
		!strings.Contains(rest, "10 older contests") || strings.Count(rest, "/over") != 2*pastContests {
		t.Error(html)
	}
}

func markup(t *testing.T, n Node) string {
	t.Helper()
	var b strings.Builder
	must(t, n.Render(&b))
	return b.String()
}
