package main

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ennead/games"
)

// mayName are the files that may name a game outside its folder and docs, each with the reason.
var mayName = map[string]string{
	"games/games.go":                 "it lists the games",
	"game/gametest/leaks/leaks.yaml": "it changes lines of their sources",
	"internal/piece/words/en.yaml":   "it names the god Osiris",
	"internal/piece/words/fr.yaml":   "it names the god Osiris",
	"internal/cli/help/en.yaml":      "it gives an example",
	"internal/cli/help/fr.yaml":      "it gives an example",
	"Makefile":                       "one board has a golden file",
	".ci/run":                        "the scenarios of one game run under the race detector",
}

// example matches what a command shows as an example of itself, or of the record of a program that talks to it.
var example = regexp.MustCompile("^[\"`](ennead [a-z]+ |echo .* \\| ennead )")

// TestNoFileNamesAGame: a game is one line in games/games.go and its own folder. The code, the words, the styles and
// the scripts of everything else are for any game. Tests and comments may give examples.
func TestNoFileNamesAGame(t *testing.T) {
	var ids []string
	for _, g := range games.All() {
		ids = append(ids, g.ID())
	}
	named := regexp.MustCompile(`(?i)\b(` + strings.Join(ids, "|") + `)`)
	names := func(word string) bool { return named.MatchString(word) && !example.MatchString(word) }
	seen, files := map[string]bool{}, 0
	for path, words := range sources(t, ids) {
		files++
		i := slices.IndexFunc(words, names)
		seen[path] = i >= 0
		if i >= 0 && mayName[path] == "" {
			t.Errorf("%s names a game: %s", path, words[i])
		}
	}
	if files < 300 {
		t.Errorf("only %d files were read", files)
	}
	for path := range mayName {
		if !seen[path] {
			t.Errorf("%s need not be in the list: it names no game", path)
		}
	}
}

// sources returns the words of every source outside docs and the games' folders, by path.
func sources(t *testing.T, ids []string) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		ofGame := filepath.Dir(path) == "games" && slices.Contains(ids, d.Name())
		switch {
		case err != nil:
			return err
		case path == "docs" || path == ".git" || d.Name() == "testdata" || ofGame:
			if d.IsDir() {
				return fs.SkipDir
			}
		case !d.IsDir() && isSource(path):
			text, err := os.ReadFile(path)
			all[path] = wordsOf(path, text)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func isSource(path string) bool {
	if path == "Makefile" || path == ".ci/run" {
		return true
	}
	return !strings.HasSuffix(path, "_test.go") &&
		slices.Contains([]string{".go", ".yaml", ".yml", ".css", ".ts", ".js", ".sh"}, filepath.Ext(path))
}

// wordsOf returns the words of Go code without its comments, the lines of any other text.
func wordsOf(path string, text []byte) (all []string) {
	if filepath.Ext(path) != ".go" {
		return strings.Split(string(text), "\n")
	}
	var s scanner.Scanner
	s.Init(token.NewFileSet().AddFile("", -1, len(text)), text, nil, 0)
	for {
		_, kind, word := s.Scan()
		if kind == token.EOF {
			return all
		}
		all = append(all, word)
	}
}
