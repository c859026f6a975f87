package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// Somebody must go and offers the seat; the lobby tells of it. Nobody comes, they leave, and the one who stays ends the
// game.
func TestGoing(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek, path := h.timed("live quick", `(() => {
		const visible = document.querySelector("[name=visible]");
		if (visible.type === "radio") document.querySelector("[name=visible][value=public]").checked = true;
		else visible.value = "public";
		return true;
	})()`)
	bek.open(path)
	eval[bool](bek, `(document.querySelector("#places").open = true)`)
	bek.click(`#places .leaving > summary`)
	bek.looked("going-asked")
	bek.click(`#places form[action$="/offer"] button`)
	bek.wait(`document.querySelector("#absence form[action$='/stay']")`)
	bek.check("the page of somebody who must go")
	bek.looked("going-own")
	ann.speaks("fr")
	ann.open(path)
	ann.wait(`document.querySelector("#absence .copy input")`)
	ann.check("a table where a seat is offered")
	ann.looked("going-others")
	for _, width := range []int64{390, 1440} {
		zoe := h.tab(width, 844)
		zoe.open("/play")
		zoe.wait(`document.querySelector("#begun")`)
		zoe.fits()
		zoe.check("the lobby with a game under way")
		eval[bool](zoe, `(document.querySelector("#begun").scrollIntoView({block: "center"}), true)`)
		zoe.looked("going-lobby")
		zoe.open(path)
		zoe.wait(`document.querySelector("#absence form[action$='/join']")`)
		zoe.looked("going-zoe")
	}

	bek.click(`#absence form[action$="/stay"] button`)
	bek.wait(`!document.querySelector("#absence")`)
	eval[bool](bek, `(document.querySelector("#places").open = document.querySelector("#places .leaving").open = true)`)
	bek.click(`#places form[action$="/leave"] button`)
	ann.wait(`document.querySelector("#ending")`)
	ann.click("#ending > summary")
	ann.check("a table whose last player may end it")
	ann.looked("ending")
	ann.click(`#ending form button`)
	ann.wait(`document.querySelector("#standing")`)
	ann.check("a game that was ended")
	ann.looked("ended")
	bek.wait(`document.querySelector("#standing")`)
	bek.looked("ended-left")
}

// A governor of Osiris leaves without a word of return. The one who stays lets the seat withdraw, and plays on
// (OSI-RUL-54).
func TestWithdrawn(t *testing.T) {
	t.Parallel()
	tabs := open(t).bargains(2)
	ann, bek := tabs[0], tabs[1]
	path := eval[string](ann, "location.pathname")
	eval[bool](bek, `(document.querySelector("#places").open = document.querySelector("#places .leaving").open = true)`)
	bek.click(`#places form[action$="/leave"] button`)
	ann.speaks("fr")
	ann.open(path)
	ann.wait(`document.querySelector("#absence button[value=withdraw]")`)
	see := func(name string) {
		for _, width := range []int64{390, 1440} {
			ann.do(chromedp.EmulateViewport(width, 900))
			ann.rests()
			eval[bool](ann, `(document.querySelector("#absence").scrollIntoView({block: "center"}), true)`)
			ann.check("seats without players: " + name)
			ann.looked(fmt.Sprint("withdraw-", name, "-", width))
		}
	}
	see("asked")
	ann.click(`#absence button[value=withdraw]`)
	ann.wait(`document.querySelector("#absence") && !document.querySelector("#absence button[value=withdraw]")`)
	for range 3 {
		ann.wait(asked)
		ann.turn(ann.some)
	}
	ann.wait(asked)
	see("done")
}
