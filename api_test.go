package main

import (
	"bytes"
	"flag"
	"go/ast"
	"go/doc"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var updateAPI = flag.Bool("update-api", false, "write testdata/api anew")

// public are the packages that other programs may import. What they export is a promise, see docs/library.md.
var public = []string{"game", "game/flow", "game/set", "games", "bot", "arena", "analysis", "exam", "protocol",
	"scenario"}

// TestAPI compares what the public packages export with testdata/api. A change there is meant, stands in CHANGELOG.md,
// and is written by `go test -run API -update-api .`.
func TestAPI(t *testing.T) {
	for _, pkg := range public {
		got, file := exported(t, pkg), filepath.Join("testdata", "api", strings.ReplaceAll(pkg, "/", "-")+".txt")
		if *updateAPI {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s exports something else than %s says:\n%s", pkg, file,
				firstDifference(string(want), string(got)))
		}
	}
}

// exported prints the declarations that a package exports, without comments and bodies, sorted as go doc sorts them.
func exported(t *testing.T, dir string) []byte {
	t.Helper()
	files := token.NewFileSet()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatal(dir, err)
	}
	var parsed []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, file)
	}
	p, err := doc.NewFromFiles(files, parsed, "ennead/"+dir)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	show := func(decls ...ast.Node) {
		for _, d := range decls {
			at := files
			if f, ok := d.(*ast.FuncDecl); ok {
				f.Body, at = nil, token.NewFileSet() // without positions a signature is one line
			}
			if err := format.Node(&out, at, d); err != nil {
				t.Fatal(err)
			}
			out.WriteString("\n")
		}
	}
	values := func(list []*doc.Value) {
		for _, v := range list {
			out.WriteString(v.Decl.Tok.String() + " " + strings.Join(v.Names, ", ") + "\n")
		}
	}
	functions := func(list []*doc.Func) {
		for _, f := range list {
			show(f.Decl)
		}
	}
	values(p.Consts)
	values(p.Vars)
	functions(p.Funcs)
	for _, kind := range p.Types {
		show(kind.Decl)
		values(kind.Consts)
		values(kind.Vars)
		functions(kind.Funcs)
		functions(kind.Methods)
	}
	return out.Bytes()
}

// firstDifference is the first line in which two texts differ.
func firstDifference(want, got string) string {
	a, b := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(a), len(b)) {
		var x, y string
		if i < len(a) {
			x = a[i]
		}
		if i < len(b) {
			y = b[i]
		}
		if x != y {
			return "want: " + x + "\ngot:  " + y
		}
	}
	return ""
}
