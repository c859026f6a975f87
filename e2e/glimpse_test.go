package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// ghostsSeen lists the ghosts in the pans of Tekhenu's scales that can be seen; ghostNamed is the one that a choice names.
const (
	ghostsSeen = `[...document.querySelectorAll("#scales g.te-to")]
		.filter(g => getComputedStyle(g).opacity > 0).map(g => g.classList[1]).sort().join()`
	ghostNamed = `(e => e.getAttribute("data-lights").split(" ").at(-1))(document.querySelector(%q))`
)

// A die that is pointed at, or has the focus, lies in its pan as a ghost, as long as it does, with a script and without.
func TestGlimpse(t *testing.T) {
	t.Parallel()
	b := open(t, "ENNEAD_PAUSE=0s").tab(1440, 900)
	path := b.sits("tekhenu", "me", "apprentice", "", "")
	points := func(at string) {
		t.Helper()
		spot := b.comes(at)
		b.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, spot[0], spot[1]))
	}
	both := func() {
		t.Helper()
		for die, names := range map[string]string{"#choices .both": " [data-lights]", "#stage .may[data-lights]": ""} {
			lit := eval[string](b, ghostNamed, die+names)
			points(die)
			b.wait(ghostsSeen+` === %q`, lit)
			points("h1")
			b.wait(ghostsSeen + ` === ""`)
		}
	}
	for !b.has("#choices .both [data-lights]") {
		b.turn(b.some)
		b.wait(asked)
	}
	both()
	b.key(kb.Tab)
	b.focus("#choices .both button") // it shows the focus, since the last word was the keyboard's
	const keyed = `document.activeElement.closest(".both")?.querySelector("[data-lights]").getAttribute("data-lights").split(" ").at(-1)`
	b.wait(ghostsSeen + ` === (` + keyed + `)`)
	points("#stage .may[data-lights]") // the focus stays
	b.wait(`[`+keyed+`, `+ghostNamed+`].every(ghost => `+ghostsSeen+`.split(",").includes(ghost))`, "#stage .may[data-lights]")
	points("h1")
	b.key(kb.Escape)
	eval[bool](b, `(document.activeElement.blur(), true)`)
	b.wait(ghostsSeen + ` === ""`)
	b.withoutScript()
	b.open(path)
	both()
}
