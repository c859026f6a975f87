// Command newgame begins a game: it writes games/NAME as a copy of games/example/senet, the game of
// docs/adding-a-game.md, under another name and with another prefix of its rules. Run it in the root of the repository:
//
//	go run ./internal/newgame mehen MEH
package main

import (
	"errors"
	"fmt"
	"go/format"
	"go/scanner"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

const (
	model   = "games/example/senet"
	teaches = "tutorial_test.go" // a test of the tutorial, not of the game
)

func main() {
	if len(os.Args) != 3 {
		fail(errors.New("usage: go run ./internal/newgame NAME PREFIX, such as mehen MEH"))
	}
	name, prefix := os.Args[1], os.Args[2]
	files, err := begin(".", name, prefix)
	if err != nil {
		fail(err)
	}
	for path, text := range files {
		if err := write(path, text); err != nil {
			fail(err)
		}
	}
	fmt.Print(next(name, len(files)))
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "newgame:", err)
	os.Exit(1)
}

func write(path string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o644)
}

// next says what is left to do.
func next(name string, files int) string {
	return fmt.Sprintf(`games/%[1]s has %[2]d files. Run its tests: go test ./games/%[1]s/...
Make it your game, step by step, with docs/adding-a-game.md. When it has all that section 12 asks of a game that is
offered, list it in games/games.go:
	import %[1]s "ennead/games/%[1]s/entry"
	and in Kits: &%[1]s.Kit,
arrows_test.go needs no row: those of games/* hold for it.
`, name, files)
}

// begin is the text of each file of the new game, by path from the root of the repository.
func begin(root, name, prefix string) (map[string][]byte, error) {
	files, words, err := read(os.DirFS(root))
	if err != nil {
		return nil, fmt.Errorf("read %s: %w; run this in the root of the repository", model, err)
	}
	if err := named(root, name, words); err != nil {
		return nil, err
	}
	if err := numbered(root, prefix); err != nil {
		return nil, err
	}
	title := strings.ToUpper(name[:1]) + name[1:]
	change := strings.NewReplacer(model, "games/"+name, "senet", name, "Senet", title, "SEN-", prefix+"-")
	changed := map[string][]byte{}
	for path, text := range files {
		text := []byte(change.Replace(string(text)))
		if filepath.Ext(path) == ".go" {
			if text, err = format.Source(text); err != nil { // columns are aligned to the length of the name
				return nil, fmt.Errorf("%s: %w", path, err)
			}
		}
		changed[filepath.Join(root, change.Replace(path))] = text
	}
	return changed, nil
}

// read returns the files of the model, and all identifiers in its code.
func read(root fs.FS) (files map[string][]byte, words map[string]bool, err error) {
	files, words = map[string][]byte{}, map[string]bool{}
	err = fs.WalkDir(root, model, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || d.Name() == teaches {
			return err
		}
		if files[path], err = fs.ReadFile(root, path); err == nil && filepath.Ext(path) == ".go" {
			identifiers(files[path], words)
		}
		return err
	})
	return files, words, err
}

func identifiers(code []byte, words map[string]bool) {
	var s scanner.Scanner
	s.Init(token.NewFileSet().AddFile("", -1, len(code)), code, nil, 0)
	for {
		_, kind, text := s.Scan()
		if kind == token.EOF {
			return
		}
		words[text] = words[text] || kind == token.IDENT
	}
}

var (
	goodName   = regexp.MustCompile(`^[a-z][a-z0-9]{2,19}$`)
	goodPrefix = regexp.MustCompile(`^[A-Z]{3}$`)
)

// named checks the name of a game, which becomes the name of a Go package in code that has such words of its own.
func named(root, name string, words map[string]bool) error {
	_, err := os.Stat(filepath.Join(root, "games", name))
	switch {
	case !goodName.MatchString(name):
		return fmt.Errorf("%q cannot be the name of a game: use 3 to 20 lower-case letters and digits, a letter first",
			name)
	case token.IsKeyword(name) || types.Universe.Lookup(name) != nil || words[name]:
		return fmt.Errorf("%q cannot be the name of a game: it is a word of Go or of the code that is copied; "+
			"choose another", name)
	case err == nil:
		return fmt.Errorf("games/%s exists already; remove it or choose another name", name)
	}
	return nil
}

// numbered checks the prefix of the rules' numbers.
func numbered(root, prefix string) error {
	if !goodPrefix.MatchString(prefix) {
		return fmt.Errorf("%q cannot begin the numbers of rules: use three capital letters, as in MEH-1.1", prefix)
	}
	pages, err := filepath.Glob(filepath.Join(root, "docs/rules/*.md"))
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			return err
		}
		if strings.Contains(string(text), prefix+"-") {
			return fmt.Errorf("%s numbers its rules %s-1.1 and so on; choose three other letters", page, prefix)
		}
	}
	return err
}
