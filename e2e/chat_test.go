package e2e

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// heard returns the chat that a page shows, line by line.
const heard = `[...document.querySelectorAll("#said .tx")].map(p => p.textContent).join("\n")`

// says writes a line and sends it with Enter.
func (b *tab) says(text string) {
	b.t.Helper()
	if !eval[bool](b, `document.querySelector("#chat").open`) {
		b.click("#to-chat")
	}
	b.wait(`document.querySelector("#line")?.value === ""`)
	b.focus("#line")
	b.do(chromedp.Func(func(ctx context.Context, _ *chromedp.Target) error {
		_, err := chromedp.Call(ctx, input.InsertText, input.InsertTextParams{Text: text})
		return err
	}))
	b.key(kb.Enter)
	b.hears(text)
	b.wait(`document.querySelector("#line").value === ""`)
}

// hears waits for somebody's line.
func (b *tab) hears(text string) {
	b.t.Helper()
	b.wait(`(%s).split("\n").includes(%q)`, heard, text)
}

// Two people chat, one on a wide screen and one on a phone, before the game and during it; it delays nobody's move.
func TestTalk(t *testing.T) {
	t.Parallel()
	h := open(t)
	ann, bek := h.tab(1440, 900), h.tab(390, 844)
	ann.open("/")
	ann.click("button[name=quick][value=friends]")
	ann.wait(`document.querySelector("#ready")`)
	bek.open(eval[string](ann, `new URL(document.querySelector("#who-2 .copy input, #inviting .copy input").value).pathname`))
	bek.click("main form button")
	bek.wait(`document.querySelector("#chat")`)
	ann.says("Is it you?")
	bek.hears("Is it you?")
	bek.says("It is.")
	ann.hears("It is.")
	ann.click("#ready button")
	ann.wait(`!document.querySelector("#ready")`)
	bek.click("#ready button")
	for _, b := range []*tab{ann, bek} {
		b.wait(`document.querySelector("#page.table #chat")`)
	}

	// The phone shows how many lines are unread, and opens them with one touch.
	version := ann.version()
	const hostile = `<img src=x onerror="document.title=1"> http://example.org <b>bold</b>`
	ann.says("Good luck")
	ann.says(hostile)
	bek.wait(`document.querySelector("#to-chat .fresh:not([hidden]) b")?.textContent === "2"`)
	bek.wait(`/Table talk.*2/.test(document.querySelector("#say").textContent)`)
	if eval[bool](bek, `document.querySelector("#chat").open`) {
		t.Error("the panel of a phone is open although nobody asked for it")
	}
	bek.check("a phone with something to read")
	bek.click("#to-chat")
	bek.hears(hostile)
	bek.wait(`[...document.querySelectorAll(".fresh")].every(f => f.hidden)`)
	if eval[int](bek, `document.querySelectorAll("#said .tx *").length`) != 0 {
		t.Error("a chat line is treated as markup")
	}
	bek.scheme("dark")
	bek.check("a phone with the panel open")
	bek.says("Thanks")
	bek.key(kb.Escape)
	bek.wait(`!document.querySelector("#chat").open && document.activeElement.closest("#chat > summary")`)
	ann.hears("Thanks")
	if ann.version() != version || bek.version() != version {
		t.Error("chat has changed the table")
	}
	if eval[bool](ann, `!document.querySelector("#to-chat .fresh").hidden`) {
		t.Error("a visible line counts as unread")
	}
	ann.check("a wide screen with the panel open")
	eval[bool](ann, `(document.activeElement.blur(), true)`)
	// b.key would also type it.
	eval[bool](ann, `document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "c", bubbles: true}))`)
	ann.wait(`document.activeElement.id === "line"`)

	ann.interrupted(bek)
	bek.deaf(ann)
}

// interrupted makes others move while a line is being written: the line stays, and so does the focus.
func (b *tab) interrupted(other *tab) {
	b.t.Helper()
	b.focus("#line")
	b.key("half a lin")
	mover := other
	if b.has("#choices button") {
		mover = b
	}
	version := b.version()
	if mover == b {
		eval[bool](b, `(document.querySelector("#choices button").click(), true)`)
	} else {
		mover.turn(mover.some)
	}
	b.wait(`Number(document.querySelector("#page").dataset.version) > %d`, version)
	if is := eval[string](b, `document.querySelector("#line").value`); is != "half a lin" {
		b.t.Errorf("a move has left %q of a line that was being written", is)
	}
	if mover != b && !eval[bool](b, `document.activeElement.id === "line"`) {
		b.t.Error("a move has taken the focus from the writer")
	}
	eval[bool](b, `(document.querySelector("#line").value = "", true)`)
}

// deaf mutes the other person and unmutes them again.
func (b *tab) deaf(other *tab) {
	b.t.Helper()
	b.do(chromedp.EmulateViewport(1440, 900))
	b.wait(`document.querySelector("#chat").open || (document.querySelector("#chat > summary").click(), false)`)
	b.hears("Good luck")
	b.click("#muting summary")
	b.click("#mute-1")
	b.wait(`!(%s).includes("Good luck")`, heard)
	other.says("Can you hear me?")
	b.says("No")
	if now := eval[string](b, heard); strings.Contains(now, "hear me") {
		b.t.Errorf("a muted line is shown:\n%s", now)
	}
	b.check("somebody is muted")
	b.click("#mute-1")
	b.hears("Can you hear me?")
}
