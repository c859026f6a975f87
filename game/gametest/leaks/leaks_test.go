package leaks

import (
	"bytes"
	"encoding/json"
	"flag"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

var try = flag.Bool("leaks", false, "try the leaks: each runs the laws of a game")

// root is the folder of the module.
const root = "../../.."

// row is one deliberate leak.
type row struct {
	Game string // the game whose laws are run
	File string // the file that is changed, from the root of the module
	Leak string // what is leaked
	From string // occurs there exactly once
	To   string
}

// least is the minimum number of leaks for each game. Pharaon and Pyramidion hide little.
var least = map[string]int{"kemet": 20, "osiris": 20, "tekhenu": 12, "pyramidion": 10, "pharaon": 8}

func rows(t *testing.T) (all []row) {
	t.Helper()
	text, err := os.ReadFile("leaks.yaml")
	if err != nil {
		t.Fatal(err)
	}
	if err := yaml.UnmarshalWithOptions(text, &all, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	return all
}

// source returns the text of a file of the module.
func source(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, file))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// overlay writes changed files for the go command, and returns the flag that names them.
func overlay(t *testing.T, changed map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	replace := map[string]string{}
	for file, text := range changed {
		from, err := filepath.Abs(filepath.Join(root, file))
		if err != nil {
			t.Fatal(err)
		}
		to := filepath.Join(dir, strings.ReplaceAll(file, "/", "_"))
		if err := os.WriteFile(to, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		replace[from] = to
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(path, list, 0o600); err != nil {
		t.Fatal(err)
	}
	return "-overlay=" + path
}

// run runs the go command at the root of the module.
func run(args ...string) (output string, err error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = root
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	err = cmd.Run()
	return out.String(), err
}

// TestRows checks that every row fits the source and that the result compiles. Rows that change different places of a
// package are checked together.
func TestRows(t *testing.T) {
	count := map[string]int{}
	packages := map[string][]map[string]string{} // by folder, the changed files of each check
	for _, r := range rows(t) {
		text := source(t, r.File)
		if n := strings.Count(text, r.From); n != 1 || r.From == r.To || r.Leak == "" {
			t.Errorf("%s: %s: the text that it replaces occurs %d times in %s", r.Game, r.Leak, n, r.File)
			continue
		}
		count[r.Game]++
		dir := filepath.Dir(r.File)
		at := slices.IndexFunc(packages[dir], func(changed map[string]string) bool {
			now, begun := changed[r.File]
			return !begun || strings.Count(now, r.From) == 1
		})
		if at < 0 {
			at = len(packages[dir])
			packages[dir] = append(packages[dir], map[string]string{})
		}
		now, begun := packages[dir][at][r.File]
		if !begun {
			now = text
		}
		packages[dir][at][r.File] = strings.Replace(now, r.From, r.To, 1)
	}
	for game, want := range least {
		if count[game] < want {
			t.Errorf("%d leaks of %s, not %d", count[game], game, want)
		}
	}
	exports := compiled(t)
	for dir, checks := range packages {
		for _, changed := range checks {
			if err := compiles(dir, changed, exports); err != nil {
				t.Errorf("%s: %v", dir, err)
			}
		}
	}
}

// compiled returns the files of compiled packages in the go command's cache, by import path.
func compiled(t *testing.T) map[string]string {
	t.Helper()
	out, err := run("list", "-export", "-deps", "-f", "{{.ImportPath}}={{.Export}}", "./games/...")
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	files := map[string]string{}
	for line := range strings.Lines(out) {
		path, file, _ := strings.Cut(strings.TrimSpace(line), "=")
		files[path] = file
	}
	return files
}

// compiles checks the types of a package with some of its files changed.
func compiles(dir string, changed, exports map[string]string) error {
	paths, err := filepath.Glob(filepath.Join(root, dir, "*.go"))
	if err != nil {
		return err
	}
	set := token.NewFileSet()
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		var text any // nil: the file itself
		if now, is := changed[dir+"/"+filepath.Base(path)]; is {
			text = now
		}
		file, err := parser.ParseFile(set, path, text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, file)
	}
	config := types.Config{Importer: importer.ForCompiler(set, "gc",
		func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })}
	_, err = config.Check("ennead/"+dir, set, files, nil)
	return err
}

// TestLeaks checks that the game's laws notice each leak, in as many games as the gate plays or, for rare leaks, in
// many more.
func TestLeaks(t *testing.T) {
	if !*try {
		t.Skip("on request: make leaks")
	}
	for _, r := range rows(t) {
		t.Run(r.Game+"/"+r.Leak, func(t *testing.T) {
			changed := map[string]string{r.File: strings.Replace(source(t, r.File), r.From, r.To, 1)}
			tried := func() (string, error) {
				return run("test", "-count=1", "-vet=off", "-ldflags=-s -w", "-timeout=30m", "-run=^TestLaws$",
					overlay(t, changed), "./games/"+r.Game)
			}
			out, err := tried()
			if err == nil { // rare leaks need more games than the gate plays
				t.Setenv("ENNEAD_LONG", "1")
				t.Log("not in as many games as the gate plays")
				out, err = tried()
			}
			law := laws.FindString(out)
			switch {
			case err == nil:
				t.Errorf("not noticed")
			case law == "" || !strings.Contains(out, "--- FAIL: TestLaws"):
				t.Errorf("no law has noticed it:\n%.1500s", out)
			}
			t.Logf("noticed by %s", law)
		})
	}
}

// laws matches the name of a law in a failure.
var laws = regexp.MustCompile(
	`\b(refusals|negotiation|speech|copy|position|secrecy|secret moves|drawing|out of turn|after [^:]*):`)
