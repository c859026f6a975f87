package games_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"ennead/games"
)

// branch is a place where the rules ask under which version of them a table plays (docs/records.md, "When rules
// change"). The line above it says so:
//
//	// Before rules 2 (KEM-7.4, until 2027-10-01): the offering costs a unit.
type branch struct {
	at    string // file and line
	game  string
	rules int // the first version without it
	rule  string
	until time.Time // from then on it may go
}

var branchMark = regexp.MustCompile(`^// Before rules (\d+) \(([A-Z]{3}-\S+), until (\d{4}-\d\d-\d\d)\): \S`)

// TestBranches lists all branches. One fails when its time is over, when no table can have the rules that it keeps, or
// when it does not say what it is.
func TestBranches(t *testing.T) {
	all, wrong := branchesIn(os.DirFS("."))
	for _, b := range all {
		t.Logf("%s: %s, before rules %d of %s, until %s", b.at, b.rule, b.rules, b.game, b.until.Format(time.DateOnly))
		wrong = append(wrong, b.check(versionsOf(b.game), time.Now())...)
	}
	for _, text := range wrong {
		t.Error(text)
	}
}

// versionsOf are the versions that tables of a game may have.
func versionsOf(id string) (versions []int) {
	for _, g := range games.Versions() {
		if g.ID() == id {
			versions = append(versions, g.Version())
		}
	}
	return versions
}

// check says what is wrong with a branch of a game that has these versions.
func (b branch) check(versions []int, now time.Time) (wrong []string) {
	if !slices.Contains(versions, b.rules) {
		wrong = append(wrong, fmt.Sprintf("%s: there are no rules %d of %s, only %v", b.at, b.rules, b.game, versions))
	}
	if !slices.ContainsFunc(versions, func(v int) bool { return v < b.rules }) {
		wrong = append(wrong, fmt.Sprintf("%s: no table of %s has rules before %d any more: remove the branch", b.at,
			b.game, b.rules))
	}
	if !now.Before(b.until) {
		wrong = append(wrong, fmt.Sprintf("%s: the branch may go since %s. If no table has rules before %d any more, "+
			"remove it and the version from Older of the kit; otherwise give it a later date", b.at,
			b.until.Format(time.DateOnly), b.rules))
	}
	return wrong
}

// branchesIn finds the branches in the sources of the games, and what is wrong with how they are written.
func branchesIn(root fs.FS) (all []branch, wrong []string) {
	err := fs.WalkDir(root, ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") ||
			!strings.Contains(path, "/") {
			return err
		}
		text, err := fs.ReadFile(root, path)
		if err != nil {
			return err
		}
		found, bad, err := branchesOf(path, text)
		all, wrong = append(all, found...), append(wrong, bad...)
		return err
	})
	if err != nil {
		wrong = append(wrong, err.Error())
	}
	return all, wrong
}

// branchesOf finds the branches of one file.
func branchesOf(path string, text []byte) (all []branch, wrong []string, err error) {
	places := token.NewFileSet()
	file, err := parser.ParseFile(places, path, text, 0)
	if err != nil {
		return nil, nil, err
	}
	lines, used := strings.Split(string(text), "\n"), map[int]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || len(call.Args) != 1 {
			return true
		}
		asked, ok := call.Fun.(*ast.SelectorExpr)
		version, number := call.Args[0].(*ast.BasicLit)
		if !ok || !number || asked.Sel.Name != "Before" {
			return true
		}
		line := places.Position(call.Pos()).Line
		b := branch{at: fmt.Sprintf("%s:%d", path, line), game: gameOf(path)}
		mark := branchMark.FindStringSubmatch(strings.TrimSpace(lines[line-2]))
		if mark == nil || mark[1] != version.Value {
			wrong = append(wrong, fmt.Sprintf("%s: the line above does not say \"// Before rules %s (RULE, until "+
				"YYYY-MM-DD): …\"", b.at, version.Value))
			return true
		}
		used[line-2] = true
		var bad error
		b.rules, _ = strconv.Atoi(version.Value) // the expression matches digits
		b.rule = mark[2]
		if b.until, bad = time.Parse(time.DateOnly, mark[3]); bad != nil {
			wrong = append(wrong, fmt.Sprintf("%s: %v", b.at, bad))
			return true
		}
		all = append(all, b)
		return true
	})
	for i, line := range lines {
		if branchMark.MatchString(strings.TrimSpace(line)) && !used[i] {
			wrong = append(wrong, fmt.Sprintf("%s:%d: below this line no branch asks for its version", path, i+1))
		}
	}
	return all, wrong, err
}

// gameOf returns the game that a file below games belongs to.
func gameOf(path string) string {
	id, _, _ := strings.Cut(strings.TrimPrefix(path, "example/"), "/")
	return id
}

// The list finds what is there, and says what is wrong with it.
func TestBranchesCanFail(t *testing.T) {
	day := time.Date(2027, 10, 1, 0, 0, 0, 0, time.UTC)
	good := "package x\n\nfunc f(s state) bool {\n\t// Before rules 2 (XYZ-7.4, until 2027-10-01): once.\n" +
		"\treturn s.Rules.Before(2)\n}\n"
	for name, c := range map[string]struct {
		text     string
		versions []int
		now      time.Time
		want     string // part of what is said, empty for nothing
	}{
		"good":           {good, []int{1, 2}, day.Add(-time.Hour), ""},
		"its last day":   {good, []int{1, 2}, day, "may go since 2027-10-01"},
		"no old version": {good, []int{2, 3}, day.Add(-time.Hour), "no table of senet has rules before 2"},
		"no new version": {good, []int{1}, day.Add(-time.Hour), "there are no rules 2"},
		"no mark":        {strings.Replace(good, "// Before", "// After", 1), []int{1, 2}, day, "does not say"},
		"another number": {strings.Replace(good, "rules 2", "rules 3", 1), []int{1, 2}, day, "does not say"},
		"no such day":    {strings.Replace(good, "-10-01", "-10-41", 1), []int{1, 2}, day, "out of range"},
		"no branch":      {strings.Replace(good, "s.Rules.Before(2)", "true", 1), []int{1, 2}, day, "no branch asks"},
		"a time":         {strings.Replace(good, "Before(2)", "Before(now)", 1), []int{1, 2}, day, "no branch asks"},
	} {
		all, wrong := branchesIn(fstest.MapFS{"example/senet/x.go": {Data: []byte(c.text)},
			"games.go": {Data: []byte("?")}})
		for _, b := range all {
			wrong = append(wrong, b.check(c.versions, c.now)...)
		}
		said := strings.Join(wrong, "\n")
		if c.want == "" && said != "" || !strings.Contains(said, c.want) || len(wrong) > 2 {
			t.Errorf("%s: %q", name, said)
		}
		if c.want == "" && (len(all) != 1 || all[0].rule != "XYZ-7.4" || all[0].game != "senet" || all[0].rules != 2) {
			t.Errorf("%s: found %+v", name, all)
		}
	}
}
