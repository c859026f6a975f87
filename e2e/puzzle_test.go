package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// The puzzle of the day is a click away from the home page. A choice is made on the board, by a key or by its button,
// with and without script, and everybody can read the page.
func TestPuzzle(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	b.click("#riddle a")
	b.wait(asked)
	const path, best = "/puzzle/pharaon/a-card-that-pays-for-the-next-step", "artisan 26"
	b.looks(glances, []string{path, path + "?tell"}, pictured(b, "puzzle"))
	const solved, missed = `document.querySelector(".judged.yes")`, `document.querySelector(".judged.no")`
	for _, way := range []struct {
		choose func()
		then   string
	}{
		{func() { b.click(place(best)) }, solved},
		{func() { eval[any](b, `document.querySelector(%q).focus()`, place(best)); b.key("\r") }, solved},
		{func() { b.click(option(best)) }, solved},
		{func() { b.key("1") }, `document.querySelector(".judged")`},
		{func() { b.click(`#choices li:not(:has([value="` + best + `"])) button`) }, missed},
	} {
		b.open(path)
		b.wait(asked)
		way.choose()
		b.wait("%s", way.then)
		b.click("#puzzle-anew")
		b.wait(asked)
	}
	b.do(chromedp.EmulateViewport(1440, 900)) // the styles of a board leave what the solver has all the width
	b.open("/puzzle/kemet")
	if wide := eval[float64](b, `document.querySelector("#mine").getBoundingClientRect().width`); wide < 1200 {
		t.Errorf("what the solver has is %.0f px wide", wide)
	}
	b.withoutScript()
	b.open(path)
	b.click(option(best))
	b.wait(solved)
	b.click("#puzzle-next")
	b.wait(`document.querySelector("#choices") && location.pathname !== %q`, path)
}
