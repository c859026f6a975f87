package sqlite_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// No statement that is kept ready has a bare number after LIMIT, for which SQLite would parse it anew at each use.
func TestStatementsStayReady(t *testing.T) {
	bare := regexp.MustCompile(`LIMIT [$?][0-9]*`)
	files, err := filepath.Glob("../people/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files: %v", err)
	}
	for _, file := range append(files, "statements.go") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range bare.FindAllString(string(text), -1) {
			t.Errorf("%s: %s is not cast", file, found)
		}
	}
}
