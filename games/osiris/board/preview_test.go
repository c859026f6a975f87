package board_test

import (
	"flag"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ennead/game"
	"ennead/games/osiris/board"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

var preview = flag.String("preview", "", "write whole tables to look at into this directory, and test nothing else")

func writeTable(t *testing.T, name string, scene piece.Scene) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(*preview, name+".html"), []byte(tablePage(t, scene)), 0o600); err != nil {
		t.Fatal(err)
	}
}

func node(n gomponents.Node) string {
	var s strings.Builder
	if n != nil {
		_ = n.Render(&s) // a strings.Builder never fails
	}
	return s.String()
}

// tablePage returns a page of a table in the style of the site.
func tablePage(t *testing.T, scene piece.Scene) string {
	t.Helper()
	static, err := filepath.Abs("../../../internal/web/static")
	if err != nil {
		t.Fatal(err)
	}
	site, err := os.ReadFile(filepath.Join(static, "site.css"))
	if err != nil {
		t.Fatal(err)
	}
	b := board.Board{}
	var buttons, seats strings.Builder
	prompt := "…"
	if scene.Active {
		for _, m := range scene.State.Moves(nil, scene.Viewer) {
			fmt.Fprintf(&buttons,
				`<li><button class="opt"><span class="pic">%s</span><span class="tx">%s</span></button></li>`,
				node(b.Icon(scene, m)),
				html.EscapeString(scene.Words.Say(scene.Game.Label(scene.State, scene.Viewer, m))))
		}
	}
	if scene.Viewer != game.Spectator {
		prompt = html.EscapeString(scene.Words.Say(scene.Game.Prompt(scene.State, scene.Viewer)))
	}
	for _, s := range piece.Order(b, scene) {
		fmt.Fprintf(&seats, `<li class="seat">%s<span><b>%s</b><i>%s</i></span></li>`, node(piece.SeatMark(s, 30)),
			html.EscapeString(scene.Names[s]), html.EscapeString(b.Status(scene, s)))
	}
	const script = `if(location.hash=="#dark")document.documentElement.style.colorScheme="dark";` +
		`addEventListener("load",()=>{if(location.hash.startsWith("#at="))` +
		`document.querySelector('[data-move^="'+decodeURIComponent(location.hash.slice(4))+'"]')` +
		`.focus({focusVisible:true})})`
	style := strings.ReplaceAll(string(site), "url(", "url(file://"+static+"/") + piece.CSS + b.Style()
	decision := `<section id="decision" class="dec` + piece.When(scene.Active, " active") + `">` +
		node(b.Trail(scene)) + `<h2 id="prompt" class="cg">` + prompt + `</h2>` +
		`<ol class="opts">` + buttons.String() + `</ol></section>`
	return `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1">` +
		`<style>` + style + `</style><script>` + script + `</script>` + b.Symbols(scene) +
		`<div id="page" class="play table wide"><header class="bar"><h1 class="cg">Osiris</h1>` +
		`<div class="round">` + node(b.Progress(scene)) + `</div><ol class="seats">` + seats.String() +
		`</ol></header><main id="main"><div id="stage" class="stage">` + b.Board(scene) +
		`</div><div id="strip" class="strip">` + node(b.Mine(scene)) + `</div>` +
		`<aside id="rail" class="rail">` + decision +
		`<div id="left" class="left">` + node(b.Left(scene)) + `</div></aside></main></div>`
}
