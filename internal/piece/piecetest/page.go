package piecetest

import (
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

// Preview writes a table into a folder, to be opened in a browser: with #dark after the address in the dark theme,
// with #at=MOVE as if pointing at that move.
func (s Suite) Preview(t testing.TB, dir, name string, scene piece.Scene) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name+".html"), []byte(s.page(t, scene)), 0o600); err != nil {
		t.Fatal(err)
	}
}

const pointing = `if(location.hash=="#dark")document.documentElement.style.colorScheme="dark";` +
	`addEventListener("load",()=>{if(location.hash.startsWith("#at="))` +
	`document.querySelector('[data-move^="'+decodeURIComponent(location.hash.slice(4))+'"]')` +
	`.focus({focusVisible:true})})`

// page returns a table page in the style of the site.
func (s Suite) page(t testing.TB, scene piece.Scene) string {
	t.Helper()
	static, err := filepath.Abs("../../../internal/web/static")
	if err != nil {
		t.Fatal(err)
	}
	site, err := os.ReadFile(filepath.Join(static, "site.css"))
	if err != nil {
		t.Fatal(err)
	}
	b := s.Board
	var buttons, seats strings.Builder
	if scene.Active {
		for _, g := range s.groups(t, scene) {
			if g.Title != "" {
				fmt.Fprintf(&buttons, `<div class="sort"><h3>%s%s</h3>`, drawn(g.Sign), html.EscapeString(g.Title))
			}
			buttons.WriteString(`<ol class="opts">`)
			for _, m := range g.Moves {
				says := html.EscapeString(scene.Words.Say(scene.Game.Label(scene.State, scene.Viewer, m)))
				if g.Text != nil {
					says = drawn(g.Text(m))
				}
				fmt.Fprintf(&buttons, `<li class="%s"><button class="opt"><span class="pic">%s</span>`+
					`<span class="tx">%s</span></button></li>`,
					piece.When(g.Text != nil, "brief"), drawn(b.Icon(scene, m)), says)
			}
			buttons.WriteString(`</ol>` + piece.When(g.Title != "", `</div>`))
		}
	}
	for _, seat := range piece.Order(b, scene) {
		fmt.Fprintf(&seats, `<li class="seat">%s<span><b>%s</b><i>%s</i></span></li>`, drawn(piece.SeatMark(seat, 30)),
			html.EscapeString(scene.Names[seat]), html.EscapeString(b.Status(scene, seat)))
	}
	prompt := "…"
	if scene.Viewer != game.Spectator {
		prompt = html.EscapeString(scene.Words.Say(scene.Game.Prompt(scene.State, scene.Viewer)))
	}
	stage := `<div id="stage" class="stage">` + b.Board(scene) + `</div>`
	left, mine := drawn(b.Left(scene)), drawn(b.Mine(scene))
	decision := `<section id="decision" class="dec` + piece.When(scene.Active, " active") + `">` +
		drawn(b.Trail(scene)) + `<h2 id="prompt" class="cg">` + prompt +
		`</h2><div id="choices">` + buttons.String() + `</div></section>`
	dial := `<form class="qbar">` + drawn(b.Dial(scene)) + `</form>`
	main := `<aside id="left" class="left">` + left + `</aside>` + stage + dial + `<aside id="rail" class="rail">` +
		decision + mine + `</aside>`
	if piece.Wide(b) {
		main = stage + dial + `<div id="strip" class="strip">` + mine + `</div><aside id="rail" class="rail">` +
			decision + `<div id="left" class="left">` + left + `</div></aside>`
	}
	return `<!doctype html><meta charset=utf-8>` +
		`<meta name=viewport content="width=device-width,initial-scale=1"><style>` +
		strings.ReplaceAll(string(site), "url(", "url(file://"+static+"/") + piece.CSS + b.Style() +
		`</style><script>` + pointing + `</script>` + b.Symbols(scene) +
		`<div id="page" class="play table` + piece.When(piece.Wide(b), " wide") + `">` +
		`<header class="bar"><h1 class="cg">` + s.Game.ID() + `</h1><div class="round">` +
		drawn(b.Progress(scene)) + `</div><ol class="seats">` + seats.String() + `</ol></header><main id="main">` +
		main + `</main></div>`
}

// drawn returns a part of a page as text.
func drawn(n gomponents.Node) string {
	var s strings.Builder
	if n != nil {
		_ = n.Render(&s) // a strings.Builder never fails
	}
	return s.String()
}
