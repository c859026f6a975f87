package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// arrow says what a package may import. A name that ends in /... stands for everything below.
type arrow struct {
	pkg   string
	ours  []string // packages of this module; "*" for all
	other []string // modules of others
	no    []string // of the standard library: what it may not import itself
	never []string // what it may not even import by way of others
}

// impure is what the rules of a game must not know: clock, files, network, chance of their own.
var impure = []string{"time", "os", "os/...", "net", "net/...", "math/rand", "math/rand/v2", "crypto/rand", "io/ioutil",
	"log", "log/slog", "syscall", "unsafe"}

// offline is what cannot run in a browser without a server, or would make the program there too large.
var offline = []string{"net/http", "net", "database/sql", "os/exec"}

// arrows has a row for every package; the first that fits counts. The reasons stand in docs/architecture.md.
var arrows = []arrow{
	{pkg: "game", no: impure, never: offline},
	{pkg: "game/flow", ours: []string{"game"}, no: impure, never: offline},
	{pkg: "game/set", no: impure, never: offline},
	{pkg: "game/pace", ours: []string{"game"}, never: offline},
	{pkg: "game/gametest", ours: []string{"game", "game/pace"}},
	{pkg: "game/gametest/leaks", other: []string{"github.com/goccy/go-yaml"}},
	{pkg: "games", ours: []string{"game", "games/*/entry", "internal/gamekit"}, never: offline},
	{pkg: "games/*/evaluator", ours: []string{"game", "games/*", "internal/weights"}, no: impure, never: offline},
	{pkg: "games/*/text", ours: []string{"game", "game/flow", "games/*"}, no: impure, never: offline},
	{pkg: "games/*/codec", ours: []string{"game", "game/flow", "game/set", "games/*", "games/box", "games/position"},
		no: impure, never: offline},
	{pkg: "games/*/kit", ours: []string{"game", "games/*", "games/*/codec", "games/*/text"}, no: impure,
		never: offline},
	{pkg: "games/*/entry", ours: []string{"game", "bot", "games/*", "games/*/*", "internal/gamekit",
		"internal/network", "internal/weights"},
		never: offline},
	{pkg: "games/*/board", ours: []string{"game", "games/*", "games/*/text", "internal/svg", "internal/piece",
		"internal/vignette", "internal/locale"}, other: []string{"maragu.dev/gomponents"}, no: impure, never: offline},
	{pkg: "games/*/plain", ours: []string{"game", "games/*", "games/*/text", "internal/plain", "internal/locale"},
		no: impure, never: offline},
	{pkg: "games/*/guide", no: impure, never: offline},
	{pkg: "games/*/deeds", ours: []string{"game", "games/*", "games/*/text", "internal/learnt"}, never: offline},
	{pkg: "games/*/exam", no: impure, never: offline},
	{pkg: "games/*/tensor", ours: []string{"game", "game/flow", "games/*"}, no: impure, never: offline},
	{pkg: "games/example/*/tensor", ours: []string{"game", "game/flow", "games/example/*", "games/shape"}, no: impure,
		never: offline},
	{pkg: "games/shape", ours: []string{"game", "game/flow"}, no: impure, never: offline},
	{pkg: "games/shape/shapetest", ours: []string{"game"}},
	{pkg: "games/box", other: []string{"go.yaml.in/yaml/v4"}, no: impure, never: offline},
	{pkg: "games/position", ours: []string{"game", "game/flow", "games/box"}, no: impure, never: offline},
	{pkg: "games/example/*/board", ours: []string{"game", "games/example/*", "internal/svg", "internal/piece"},
		other: []string{"maragu.dev/gomponents"}, no: impure, never: offline},
	{pkg: "games/example/*/text", ours: []string{"game", "game/flow", "games/example/*"}, no: impure, never: offline},
	{pkg: "games/example/*/codec", ours: []string{"game", "game/flow", "games/example/*", "games/box",
		"games/position"}, no: impure, never: offline},
	{pkg: "games/example/*/evaluator", ours: []string{"game", "games/example/*"}, no: impure, never: offline},
	{pkg: "games/example/*/kit", ours: []string{"game", "games/example/*", "games/example/*/codec",
		"games/example/*/text"}, no: impure, never: offline},
	{pkg: "games/example/*/entry", ours: []string{"game", "bot", "games/example/*", "games/example/*/*",
		"internal/gamekit"}, never: offline},
	{pkg: "games/example/*", ours: []string{"game", "game/flow"}, no: impure, never: offline},
	{pkg: "games/*", ours: []string{"game", "game/flow", "game/set"}, no: impure, never: offline},
	{pkg: "bot", ours: []string{"game"}, never: offline},
	{pkg: "bot/bottest", ours: []string{"game", "bot"}},
	{pkg: "analysis", ours: []string{"game", "bot"}, never: offline},
	{pkg: "arena", ours: []string{"game", "bot"}, never: offline},
	{pkg: "exam", ours: []string{"game", "bot", "scenario"}, other: []string{"github.com/goccy/go-yaml"},
		never: offline},
	{pkg: "scenario", ours: []string{"game"}, other: []string{"github.com/goccy/go-yaml"}, never: offline},
	{pkg: "scenario/scenariotest", ours: []string{"game", "scenario", "docs/rules"},
		other: []string{"github.com/goccy/go-yaml"}},
	{pkg: "protocol", ours: []string{"game", "scenario"}, never: offline},
	{pkg: "docs/rules", never: offline},
	{pkg: "docs/glossary", other: []string{"github.com/goccy/go-yaml"}, never: offline},
	{pkg: "internal/svg", never: offline},
	{pkg: "internal/raster", other: []string{"golang.org/x/image"}, never: offline},
	{pkg: "internal/bus"},
	{pkg: "internal/bus/nats", ours: []string{"internal/bus"}, other: []string{"github.com/nats-io/nats.go"}},
	{pkg: "internal/bus/nats/natstest", other: []string{"github.com/nats-io/nats-server/v2"}},
	{pkg: "internal/store", ours: []string{"internal/rating"}},
	{pkg: "internal/trace"},
	{pkg: "internal/store/sqlite/sqlitetest", ours: []string{"internal/store/sqlite"}},
	{pkg: "internal/store/people", ours: []string{"internal/rating", "internal/store"}},
	{pkg: "internal/store/sqlite", ours: []string{"internal/store", "internal/store/people"},
		other: []string{"modernc.org/sqlite"}},
	{pkg: "internal/store/postgres", ours: []string{"internal/store", "internal/store/people"},
		other: []string{"github.com/jackc/pgx/v5"}},
	{pkg: "internal/store/postgres/pgtest", other: []string{"github.com/jackc/pgx/v5"}},
	{pkg: "internal/store/enginetest", ours: []string{"internal/store", "internal/store/postgres",
		"internal/store/postgres/pgtest", "internal/store/sqlite", "internal/store/sqlite/sqlitetest"}},
	{pkg: "internal/store/storetest", ours: []string{"internal/rating", "internal/store"},
		other: []string{"github.com/google/go-cmp"}},
	{pkg: "internal/locale", ours: []string{"game"}, other: []string{"github.com/nicksnyder/go-i18n/v2",
		"go.yaml.in/yaml/v4", "golang.org/x/text"}, never: offline},
	{pkg: "internal/locale/localetest", ours: []string{"game", "game/flow", "internal/locale"}},
	{pkg: "internal/plaintest", ours: []string{"game", "internal/locale", "scenario"},
		other: []string{"github.com/goccy/go-yaml"}},
	{pkg: "internal/piece/piecetest", ours: []string{"game", "internal/piece", "internal/locale", "internal/svg"},
		other: []string{"maragu.dev/gomponents"}},
	{pkg: "internal/plain", ours: []string{"internal/locale"}, never: offline},
	{pkg: "internal/piece", ours: []string{"game", "internal/svg", "internal/locale"},
		other: []string{"maragu.dev/gomponents"}, never: offline},
	{pkg: "internal/vignette", ours: []string{"internal/piece", "internal/svg"},
		other: []string{"maragu.dev/gomponents"}, never: offline},
	{pkg: "internal/learnt", ours: []string{"game", "arena", "internal/locale"}, never: offline},
	{pkg: "internal/collusion", ours: []string{"game"}, no: impure[1:], never: offline},
	{pkg: "internal/gamekit", ours: []string{"game", "bot", "internal/collusion", "internal/learnt", "internal/locale",
		"internal/network", "internal/piece", "internal/vignette", "internal/weights"},
		never: offline},
	{pkg: "internal/plan", ours: []string{"game"}, never: offline},
	{pkg: "internal/rating", no: impure[1:], never: offline},
	{pkg: "internal/clock", ours: []string{"game"}, no: []string{"os", "os/...", "net", "net/...", "math/rand",
		"math/rand/v2", "crypto/rand", "log", "log/slog", "sync", "unsafe"}, never: offline},
	{pkg: "internal/contest", ours: []string{"game"}, no: impure, never: offline},
	{pkg: "internal/clubs", ours: []string{"internal/nickname", "internal/store", "internal/table"}},
	{pkg: "internal/contests", ours: []string{"game", "internal/clock", "internal/contest", "internal/store",
		"internal/table"}},
	{pkg: "internal/guide", ours: []string{"game"}, other: []string{"github.com/goccy/go-yaml"}, never: offline},
	{pkg: "internal/puzzle", ours: []string{"game", "exam", "internal/gamekit"}, never: offline},
	{pkg: "internal/finder", ours: []string{"game", "bot", "exam", "scenario", "internal/gamekit", "internal/locale"},
		never: offline},
	{pkg: "internal/door", other: []string{"golang.org/x/crypto", "golang.org/x/net"}},
	{pkg: "internal/disk"},
	{pkg: "internal/forwarded"},
	{pkg: "internal/nickname", other: []string{"golang.org/x/text"}, never: offline},
	{pkg: "internal/post", other: []string{"github.com/wneessen/go-mail"}},
	{pkg: "internal/post/posttest", other: []string{"github.com/emersion/go-sasl", "github.com/emersion/go-smtp"}},
	{pkg: "internal/person", ours: []string{"internal/nickname", "internal/store"},
		other: []string{"github.com/go-webauthn/webauthn"}},
	{pkg: "internal/portrait", ours: []string{"internal/nickname"}, never: offline},
	{pkg: "internal/table", ours: []string{"game", "games", "bot", "analysis", "internal/clock", "internal/collusion",
		"internal/guide", "internal/learnt", "internal/nickname", "internal/rating",
		"internal/store", "internal/bus", "internal/trace"}},
	{pkg: "internal/lobby", ours: []string{"game", "internal/store", "internal/table"}},
	{pkg: "internal/profile", ours: []string{"arena", "internal/learnt", "internal/table"}},
	{pkg: "internal/notice", ours: []string{"internal/post", "internal/store", "internal/table"},
		other: []string{"github.com/SherClockHolmes/webpush-go"}},
	{pkg: "internal/web/...", ours: []string{"game", "games/box", "arena", "exam", "docs/rules", "docs/glossary",
		"analysis", "internal/clock", "internal/clubs", "internal/collusion", "internal/contest", "internal/contests",
		"internal/guide", "internal/nickname", "internal/table", "internal/bus", "internal/forwarded",
		"internal/gamekit", "internal/learnt", "internal/lobby", "internal/locale",
		"internal/moderation", "internal/notice", "internal/person",
		"internal/piece", "internal/plan", "internal/portrait", "internal/profile", "internal/puzzle",
		"internal/post", "internal/raster",
		"internal/svg", "internal/trace", "internal/vignette", "internal/web/..."},
		other: []string{"github.com/andybalholm/brotli", "maragu.dev/gomponents", "rsc.io/qr"}},
	{pkg: "internal/cli", ours: []string{"*"}, other: []string{"github.com/alecthomas/kong",
		"github.com/mattn/go-isatty"}},
	{pkg: "internal/metrics", ours: []string{"internal/table", "internal/store", "internal/bus"},
		other: []string{"github.com/prometheus/client_golang"}},
	{pkg: "internal/moderation", ours: []string{"internal/person", "internal/store", "internal/table"}},
	{pkg: "internal/desk", ours: []string{"game", "internal/collusion", "internal/moderation", "internal/person",
		"internal/store", "internal/table"}},
	{pkg: "internal/load", ours: []string{"game", "internal/table"}},
	{pkg: "internal/barter", ours: []string{"game"}},
	{pkg: "internal/outside", ours: []string{"game", "bot", "protocol"}},
	{pkg: "internal/sticks", ours: []string{"game"}},
	{pkg: "internal/newgame"},
	{pkg: "internal/network", ours: []string{"game", "bot"}, no: impure, never: offline},
	{pkg: "internal/train", ours: []string{"game", "bot", "arena", "internal/gamekit", "internal/network",
		"internal/weights"}},
	{pkg: "internal/weights", no: impure, never: offline},
	{pkg: "e2e/...", ours: []string{"*"}, other: []string{"github.com/chromedp/chromedp",
		"github.com/chromedp/cdproto"}},
	{pkg: "", ours: []string{"internal/cli"}, never: []string{"testing", "ennead/internal/store/postgres/pgtest",
		"ennead/internal/bus/nats/natstest", "github.com/chromedp/...",
		"github.com/evanw/esbuild/...", "ennead/internal/barter", "ennead/internal/sticks", "ennead/game/gametest"}},
}

// listed is a package as `go list -json` describes it.
type listed struct {
	ImportPath    string
	Imports, Deps []string
	Standard      bool
	Module        *struct{ Path string }
}

// list asks go for packages.
func list(t *testing.T, args ...string) []listed {
	t.Helper()
	var wrong bytes.Buffer
	cmd := exec.CommandContext(t.Context(), "go",
		append([]string{"list", "-e", "-json=ImportPath,Imports,Deps,Standard,Module"}, args...)...)
	cmd.Stderr = &wrong
	text, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %v\n%s", cmd, err, wrong.String())
	}
	var all []listed
	for in := json.NewDecoder(bytes.NewReader(text)); ; {
		var p listed
		if err := in.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

// TestArrows checks who imports whom.
func TestArrows(t *testing.T) {
	module := map[string]string{}
	for _, p := range list(t, "-deps", "./...") {
		if p.Module != nil {
			module[p.ImportPath] = p.Module.Path
		}
	}
	packages := list(t, "./...")
	if len(packages) < 20 {
		t.Fatalf("only %d packages are listed", len(packages))
	}
	for _, p := range packages {
		name := strings.TrimPrefix(strings.TrimPrefix(p.ImportPath, "ennead"), "/")
		at := slices.IndexFunc(arrows, func(a arrow) bool { return fits(a.pkg, thawed(name)) })
		if at < 0 {
			t.Errorf("%s: say in arrows what it may import", p.ImportPath)
			continue
		}
		for _, wrong := range arrows[at].check(p, module) {
			t.Errorf("%s must not import %s", p.ImportPath, wrong)
		}
	}
}

// check lists what a package imports but must not.
func (a arrow) check(p listed, module map[string]string) (wrong []string) {
	for _, path := range p.Imports {
		switch {
		case module[path] == "ennead":
			short := strings.TrimPrefix(strings.TrimPrefix(path, "ennead"), "/")
			if !slices.ContainsFunc(a.ours, func(pattern string) bool {
				return pattern == "*" ||
					fits(pattern, thawed(short))
			}) || crosses(strings.TrimPrefix(p.ImportPath, "ennead/"), short) {
				wrong = append(wrong, path)
			}
		case module[path] != "":
			if !slices.Contains(a.other, module[path]) {
				wrong = append(wrong, path)
			}
		case slices.ContainsFunc(a.no, func(pattern string) bool { return fits(pattern, path) }):
			wrong = append(wrong, path)
		}
	}
	for _, path := range p.Deps {
		if slices.ContainsFunc(a.never, func(pattern string) bool { return fits(pattern, path) }) {
			wrong = append(wrong, path+", not even by way of others")
		}
	}
	return wrong
}

// frozen matches a frozen copy of the rules of a game, which obeys the arrows of what it is a copy of.
var frozen = regexp.MustCompile(`^(games/[a-z]+)/v\d+\b`)

// thawed returns the path of what a package is a copy of, or its own.
func thawed(path string) string { return frozen.ReplaceAllString(path, "$1") }

// crosses tells whether an import leads from one version of a game to another. Only the game's entry knows them all.
func crosses(from, to string) bool {
	ofOne := func(path string) (game, version string) {
		version = frozen.FindString(path)
		if words := strings.Split(path, "/"); len(words) > 1 && words[0] == "games" {
			game = words[1]
		}
		return game, version
	}
	ours, one := ofOne(from)
	theirs, other := ofOne(to)
	return ours != "" && ours == theirs && one != other && !fits("games/*/entry", from)
}

// fits tells whether a path has a pattern: * stands for one word, /... at the end for all below and
// the folder itself.
func fits(pattern, path string) bool {
	if folder, ok := strings.CutSuffix(pattern, "/..."); ok {
		return path == folder || strings.HasPrefix(path, folder+"/")
	}
	words, parts := strings.Split(pattern, "/"), strings.Split(path, "/")
	if len(words) != len(parts) {
		return false
	}
	for i := range words {
		if words[i] != "*" && words[i] != parts[i] {
			return false
		}
	}
	return true
}

// TestArrowsCanFail shows that the check finds what it is there for.
func TestArrowsCanFail(t *testing.T) {
	module := map[string]string{"ennead/game": "ennead", "ennead/internal/web": "ennead",
		"modernc.org/sqlite": "modernc.org/sqlite"}
	rules := arrow{ours: []string{"game"}, no: impure, never: offline}
	for _, path := range []string{"time", "os", "os/exec", "net/http", "math/rand", "math/rand/v2", "crypto/rand",
		"ennead/internal/web", "modernc.org/sqlite"} {
		if len(rules.check(listed{Imports: []string{path}}, module)) == 0 {
			t.Errorf("the rules of a game may import %s", path)
		}
	}
	if wrong := rules.check(listed{Imports: []string{"ennead/game", "fmt", "crypto/sha256", "embed"},
		Deps: []string{"time", "os"}}, module); len(wrong) > 0 {
		t.Errorf("the rules of a game may not import %v", wrong)
	}
	if len(rules.check(listed{Deps: []string{"net/http"}}, module)) == 0 {
		t.Error("a board may import net/http by way of others")
	}
	for _, c := range []struct {
		from, to string
		crosses  bool
	}{
		{"games/mehen/v1/board", "games/mehen/v1", false}, {"games/mehen/board", "games/mehen", false},
		{"games/mehen/v1/board", "games/mehen", true}, {"games/mehen/v1/kit", "games/mehen/v2/codec", true},
		{"games/mehen/board", "games/mehen/v1", true}, {"games/mehen/entry", "games/mehen/v1/kit", false},
		{"games/mehen/v1", "games/box", false}, {"games", "games/mehen/entry", false}, {"internal/web", "game", false},
	} {
		if crosses(c.from, c.to) != c.crosses {
			t.Errorf("%s, which imports %s, leads to another version: %t", c.from, c.to, !c.crosses)
		}
	}
	for path, want := range map[string]string{"games/mehen/v12/board": "games/mehen/board",
		"games/mehen/vault": "games/mehen/vault"} {
		if at := thawed(path); at != want {
			t.Errorf("%s, thawed, is %s", path, at)
		}
	}
}

// TestDependencies holds docs/dependencies.md against what is really imported, tests included.
func TestDependencies(t *testing.T) {
	text, err := os.ReadFile("docs/dependencies.md")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	traced := list(t, "-deps", "-test", "-tags", "otel", "./internal/trace")
	for _, p := range append(traced, list(t, "-deps", "-test", "./...")...) {
		if p.Module != nil && p.Module.Path != "ennead" {
			used[p.Module.Path] = true
		}
	}
	for module := range used {
		if !strings.Contains(string(text), strings.TrimPrefix(module, "github.com/")) {
			t.Errorf("docs/dependencies.md does not say why there is %s", module)
		}
	}
	for _, row := range strings.Split(string(text), "\n| `")[1:] {
		module, _, _ := strings.Cut(row, "`")
		if !used[module] {
			t.Errorf("docs/dependencies.md speaks of %s, which nothing imports", module)
		}
	}
}
