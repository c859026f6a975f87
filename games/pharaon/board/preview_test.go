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
	"ennead/games/pharaon"
	"ennead/games/pharaon/board"
	"ennead/internal/piece"

	"maragu.dev/gomponents"
)

var fromRecord = flag.String("record", "", "with -preview: pages of this recorded game, as its first seat sees it")

var preview = flag.String("preview", "", "write pages to look at into this directory, and test nothing else")

// TestPreview writes pages that look like a table, to be opened in a browser:
// go test ./games/pharaon/board -run Preview -preview /tmp/preview
func TestPreview(t *testing.T) {
	if *preview == "" {
		t.Skip("needs -preview DIR")
	}
	if *fromRecord != "" {
		previewRecord(t, *fromRecord)
		return
	}
	for _, players := range []int{1, 2, 3, 4, 5} {
		for _, lang := range []string{"en", "fr"} {
			for _, m := range []struct {
				name  string
				moves int
				want  pharaon.Step
			}{
				{"keep", 0, pharaon.StepKeep}, {"turn", 60, pharaon.StepTurn}, {"pay", 90, pharaon.StepPay}, {"option", 70, pharaon.StepOption},
				{"track", 150, pharaon.StepTrack}, {"noble", 40, pharaon.StepNoble}, {"basic", 60, pharaon.StepBasic}, {"end", 100000, pharaon.Done},
				{"late", 260, pharaon.StepTurn}, {"pyramid", 60, pharaon.StepPyramid}, {"colour", 60, pharaon.StepColour}, {"upper", 40, pharaon.StepUpper},
				{"lot", 60, pharaon.StepLot}, {"jar", 0, pharaon.StepPickJar},
			} {
				scene := reach(t, players, uint64(players*7+3), m.moves, m.want)
				if scene.State == nil {
					continue
				}
				scene.Words = words(t).In(lang).With(scene.Names)
				for turn := range 5 {
					if turn > 0 && m.name != "late" {
						break
					}
					scene.Turn = turn
					name := fmt.Sprintf("%s-%d-%s-%d.html", m.name, players, lang, turn)
					if err := os.WriteFile(filepath.Join(*preview, name), []byte(page(scene)), 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

// previewRecord writes a page for every fifth move of a recorded game.
func previewRecord(t *testing.T, path string) {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }() // it was only read
	record, err := game.ReadRecord(file, func(string) game.Game { return pharaon.Game })
	if err != nil {
		t.Fatal(err)
	}
	whole, err := game.Replay(pharaon.Game, record)
	if err != nil {
		t.Fatal(err)
	}
	for n := len(whole.Record.Turns); n > 0; n -= 5 {
		m, err := whole.Upto(n)
		if err != nil {
			t.Fatal(err)
		}
		scene := piece.Scene{State: m.View(0), Viewer: 0, Active: m.State.Owing().Has(0), Names: names, Just: m.Events(n-1, 0)}
		scene.Words = words(t).In("fr").With(names)
		if err := os.WriteFile(filepath.Join(*preview, fmt.Sprintf("record-%04d.html", n)), []byte(page(scene)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// page is a table page in its simplest form.
func page(scene piece.Scene) string {
	b := board.Board{}
	node := func(n gomponents.Node) string {
		var s strings.Builder
		if n != nil {
			_ = n.Render(&s) // a strings.Builder never fails
		}
		return s.String()
	}
	var buttons strings.Builder
	if scene.Active {
		for _, m := range scene.State.Moves(nil, scene.Viewer) {
			fmt.Fprintf(&buttons, `<li><button class="opt">%s<span>%s</span></button></li>`, node(b.Icon(scene, m)),
				html.EscapeString(scene.Words.Say(scene.State.Label(scene.Viewer, m))))
		}
	}
	var seats strings.Builder
	for s := range game.Seat(scene.State.Seats()) {
		fmt.Fprintf(&seats, `<span class="seatbox">%s<b>%s</b> <i>%s</i></span>`, node(piece.SeatMark(s, 26)), html.EscapeString(scene.Names[s]), html.EscapeString(b.Status(scene, s)))
	}
	prompt := html.EscapeString(scene.Words.Say(scene.State.Prompt(scene.Viewer)))
	return `<!doctype html><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><style>` + previewStyle + piece.CSS + b.Style() + `</style>` +
		b.Symbols(scene) + `<header>` + node(b.Progress(scene)) + seats.String() + `</header><main><aside class=left>` + node(b.Left(scene)) + `</aside><div class=stage>` + b.Board(scene) +
		`</div><div class=dialbox>` + node(b.Dial(scene)) + `</div><aside class=rail><section class="area dec">` + node(b.Trail(scene)) + `<h2>` + prompt + `</h2><ul class=opts>` + buttons.String() + `</ul></section>` +
		node(b.Mine(scene)) + `</aside></main>`
}

const previewStyle = `@font-face{font-family:Cormorant;font-weight:700;src:url(fonts/cormorant-latin-700-normal.woff2)}
@font-face{font-family:Inter;font-weight:400;src:url(fonts/inter-latin-400-normal.woff2)}@font-face{font-family:Inter;font-weight:600;src:url(fonts/inter-latin-600-normal.woff2)}
@font-face{font-family:Inter;font-weight:700;src:url(fonts/inter-latin-700-normal.woff2)}
:root{color-scheme:light}:root:has(#dark:target),:root.dark{color-scheme:dark}*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:13px/1.4 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
header{height:52px;display:flex;align-items:center;gap:14px;padding:0 14px;background:var(--panel);border-bottom:1px solid var(--line)}
.seatbox{display:flex;gap:5px;align-items:center}
main{display:grid;grid-template-columns:226px minmax(0,1fr) 352px;gap:10px;padding:10px;height:calc(100vh - 52px)}
.stage{min-width:0;min-height:0}.left,.rail{display:flex;flex-direction:column;gap:8px;min-height:0;overflow:auto}
h2{font:700 27px/1.05 Cormorant;margin:0 0 8px}.opts{display:grid;gap:5px}.opt{width:100%;display:flex;gap:9px;align-items:center;text-align:left;min-height:44px;background:var(--panel2);color:inherit;border:1.5px solid var(--ink2);border-radius:8px;font:600 13px Inter}
.opt svg{flex:none}.dialbox{display:none}
@media(min-width:2000px){.left,.rail{zoom:1.36}main{grid-template-columns:308px minmax(0,1fr) 480px}}
@media(max-width:820px){main{display:block;padding:0;height:auto}.stage{height:400px;overflow:hidden;position:relative}#board{position:absolute;left:50%;top:-2px;transform:translateX(-50%);width:707px;height:707px}
.corner{display:none}.dialbox{display:block;padding:8px}.left,.rail{margin:8px}header{overflow:hidden}}`
