package e2e

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// Somebody plays while another looks at the stream of their table, which follows by itself and has nothing to choose. A
// moment of the game has an address, and the picture of it can be shown.
func TestStreamAndMoment(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, zoe := h.tab(1440, 900), h.tab(1440, 900)
	path := ann.duel()
	ann.turn(ann.some)
	zoe.open(path + "/stream?delay=0")
	zoe.wait(`document.querySelector("#page.stream #stage svg")`)
	turns := func() int { return eval[int](zoe, `Number(document.querySelector("#page").dataset.turns)`) }
	before := turns()
	ann.turn(ann.some)
	zoe.wait(`Number(document.querySelector("#page").dataset.turns) > %d`, before)
	if eval[bool](zoe, `!!document.querySelector("#page form, #page button, #page [data-move]")`) {
		t.Error("something can be chosen in a stream")
	}
	if high := eval[float64](zoe, `document.querySelector("#stage svg").getBoundingClientRect().height / innerHeight`); high < .7 {
		t.Errorf("the board takes %.2f of the height of the window", high)
	}
	zoe.looks(glances, []string{path + "/stream?delay=3"}, pictured(zoe, "stream"))
	for _, width := range []int64{360, 820, 1024, 1440, 2560} {
		zoe.do(chromedp.EmulateViewport(width, 844))
		if !eval[bool](zoe, `document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight`) {
			t.Errorf("at %d px the stream is larger than the window", width)
		}
	}

	zoe.looks(glances, []string{path + "?at=2"}, pictured(zoe, "moment"))
	zoe.wait(`document.querySelector(".copy input[value$='/at/2']")`)
	eval[bool](zoe, `((window.picture = new Image()).src =
		new URL(document.querySelector("meta[property='og:image']").content).pathname, true)`)
	zoe.wait(`window.picture.complete`)
	size := eval[string](zoe, `window.picture.naturalWidth + "x" + window.picture.naturalHeight`)
	if size != "1200x630" {
		t.Errorf("the picture is %s", size)
	}
}

// Whoever has brought a finished game says something of a moment, with a move that they tried; the replay shows both.
func TestRemarkOnAGame(t *testing.T) {
	t.Parallel()
	h := open(t)
	b := h.tab(1440, 900)
	from := h.played("pyramidion", 1, "random", "random")
	b.open("/")
	eval[bool](b, `((async () => {
		const form = new FormData();
		form.append("record", await (await fetch(%q)).blob(), "record.txt");
		location.assign((await fetch("/records", { method: "POST", body: form })).url);
	})(), true)`, from+"/record")
	b.wait(`location.pathname.startsWith("/t/") && document.querySelector("#page.table")`)
	path := eval[string](b, "location.pathname")
	b.open(path + "?at=20")
	b.click("#remarking summary")
	eval[bool](b, `(document.querySelector("#remarking [name=text]").value = "A move to remember.",
		document.querySelector("#remarking [name=line]").value =
			document.querySelector("#remark-how").textContent.match(/: (.*)\. /)[1], true)`)
	b.click("#remarking button")
	b.wait(`document.querySelector(".remarks ol li")`)
	b.looks(glances, []string{path + "?at=20"}, func(path string) {
		eval[bool](b, `((document.querySelector("#remarking").open = true),
			document.querySelector("#remarks").scrollIntoView({ block: "center" }), true)`)
		pictured(b, "remarks")(path)
	})
}
