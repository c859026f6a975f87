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
	"ennead/games/kemet"
	"ennead/games/kemet/board"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

var tables = flag.String("tables", "", "write whole tables to look at into this directory, and test nothing else")

// TestTables writes pages that look like a table, in the style of the site, to be opened in a browser:
// go test ./games/kemet/board -run Tables -tables /tmp/tables
func TestTables(t *testing.T) {
	if *tables == "" {
		t.Skip("needs -tables DIR")
	}
	for _, m := range []struct {
		name    string
		players int
		moves   int
		step    kemet.Step
	}{
		{"token", 4, 300, kemet.StepToken}, {"late", 5, 900, kemet.StepToken}, {"buy", 4, 500, kemet.StepBuy}, {"first-buy", 3, 30, kemet.StepBuy},
		{"ask", 4, 500, kemet.StepAsk}, {"council", 4, 300, kemet.StepCouncil}, {"hide", 4, 300, kemet.StepHide}, {"clash", 4, 300, kemet.StepClash},
		{"wound", 3, 300, kemet.StepWound}, {"loser", 4, 300, kemet.StepLoser}, {"winner", 5, 500, kemet.StepWinner}, {"vision", 5, 300, kemet.StepVisionKeep},
		{"remove", 4, 300, kemet.StepRemove}, {"golden", 4, 300, kemet.StepGolden}, {"which", 4, 300, kemet.StepWhich}, {"power", 4, 300, kemet.StepPower},
		{"march", 4, 300, kemet.StepMarch},
	} {
		for seed := uint64(1); seed < 60; seed++ {
			scene := moment(t, m.players, seed, m.moves, m.step)
			if scene.State == nil || len(scene.State.Moves(nil, scene.Viewer)) < 2 {
				continue
			}
			for _, lang := range []string{"en", "fr"} {
				scene.Words = words(t).In(lang).With(names)
				writeTable(t, m.name+"-"+lang, scene)
			}
			break
		}
	}
}

func writeTable(t *testing.T, name string, scene piece.Scene) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(*tables, name+".html"), []byte(tablePage(t, scene)), 0o600); err != nil {
		t.Fatal(err)
	}
}

// tablePage is a table page in the style of the site.
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
	node := func(n gomponents.Node) string {
		var s strings.Builder
		if n != nil {
			_ = n.Render(&s) // a strings.Builder never fails
		}
		return s.String()
	}
	var buttons, seats strings.Builder
	if scene.Active {
		for _, m := range scene.State.Moves(nil, scene.Viewer) {
			fmt.Fprintf(&buttons, `<li><button class="opt"><span class="pic">%s</span><span class="tx">%s</span></button></li>`, node(b.Icon(scene, m)),
				html.EscapeString(scene.Words.Say(scene.State.Label(scene.Viewer, m))))
		}
	}
	for _, s := range piece.Order(b, scene) {
		fmt.Fprintf(&seats, `<li class="seat">%s<span><b>%s</b><i>%s</i></span></li>`, node(piece.SeatMark(s, 30)), html.EscapeString(scene.Names[s]), html.EscapeString(b.Status(scene, s)))
	}
	prompt := html.EscapeString(scene.Words.Say(scene.State.Prompt(scene.Viewer)))
	active := ""
	if scene.Active {
		active = " active"
	}
	if scene.Viewer == game.Spectator {
		prompt = "…"
	}
	return `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><style>` +
		strings.ReplaceAll(string(site), "url(", "url(file://"+static+"/") + piece.CSS + b.Style() + `</style><script>if(location.hash=="#dark")document.documentElement.style.colorScheme="dark"</script>` +
		b.Symbols(scene) + `<div id="page" class="play table wide"><header class="bar"><h1 class="cg">Kemet</h1><div class="round">` + node(b.Progress(scene)) + `</div><ol class="seats">` + seats.String() +
		`</ol></header><main id="main"><div id="stage" class="stage">` + b.Board(scene) + `</div><div id="strip" class="strip">` + node(b.Mine(scene)) +
		`</div><aside id="rail" class="rail"><section id="decision" class="dec` + active + `">` + node(b.Trail(scene)) + `<h2 id="prompt" class="cg">` + prompt + `</h2><ol class="opts">` + buttons.String() +
		`</ol></section><div id="left" class="left">` + node(b.Left(scene)) + `</div></aside></main></div>`
}
