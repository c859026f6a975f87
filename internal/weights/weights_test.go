package weights_test

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"ennead/games"
	"ennead/internal/weights"
)

// Every evaluator's file is what its weights are written as.
func TestFiles(t *testing.T) {
	for _, k := range games.Kits {
		path := "../../games/" + k.ID() + "/evaluator/weights.json"
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		w, _ := k.Fit.New()
		var got bytes.Buffer
		if err := w.Write(&got); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got.Bytes(), want) {
			t.Errorf("%s is not what its weights are written as:\n%s", path, got.Bytes())
		}
		if n := len(want); n > 300_000 {
			t.Errorf("%s has %d bytes", path, n)
		}
	}
}

func all(w weights.Tables) []float32 { return slices.Concat(w[0][0], w[0][1], w[1][0], w[1][1]) }

func table() weights.Tables {
	return weights.Tables{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}
}

func TestRead(t *testing.T) {
	w := table()
	if err := w.Read([]byte(`{"3": [[0.5, -1], [2, 1e-4]], "2": [null, [1, 2.25]]}`)); err != nil {
		t.Fatal(err)
	}
	if got := all(w); !slices.Equal(got, []float32{0, 0, 1, 2.25, 0.5, -1, 2, 1e-4}) {
		t.Errorf("read %v", got)
	}
	var out bytes.Buffer
	if err := w.Write(&out); err != nil {
		t.Fatal(err)
	}
	want := "{\n  \"2\": [\n    null,\n    [1.000, 2.250]\n  ],\n" +
		"  \"3\": [\n    [0.500, -1.000],\n    [2.000, 0.000]\n  ]\n}\n"
	if out.String() != want {
		t.Errorf("wrote\n%s\nnot\n%s", out.String(), want)
	}
}

// A file that does not fit is refused with its fault, and changes nothing.
func TestMisfits(t *testing.T) {
	for _, test := range []struct{ file, fault string }{
		{``, "unexpected end"},
		{`[1]`, "cannot unmarshal array"},
		{`{"2": [[1, 2], [3, 4]]}`, "3 players have 0 sets, not 2"},
		{`{"2": [[1, 2]], "3": [[1, 2], [3, 4]]}`, "2 players have 1 sets, not 2"},
		{`{"2": [[1, 2], [3]], "3": [[1, 2], [3, 4]]}`, "set 1 of 2 players has 1 weights, not 2"},
		{`{"2": [[1, 2], [3, 4]], "3": [[1, 2], [3, 4, 5]]}`, "set 1 of 3 players has 3 weights"},
		{`{"2": [[1, 2], [3, 1e7]], "3": [[1, 2], [3, 4]]}`, "is 1e+07, beyond 1e+06"},
		{`{"2": [[1, 2], [3, "4"]], "3": [[1, 2], [3, 4]]}`, "cannot unmarshal string"},
		{`{"2": [[9, 9], [9, 9]], "3": [[1, 2], [3, 4]], "4": [[1, 2], [3, 4]]}`, "there are 3 tables, not 2"},
		{`{"2": [[1, 2], [3, 4]], "3": [[1, 2], [3, 4]]}` + strings.Repeat("x", 100_000), "invalid character"},
	} {
		w := table()
		err := w.Read([]byte(test.file))
		if err == nil || !strings.Contains(err.Error(), test.fault) {
			t.Errorf("%.60s: %v, not %q", test.file, err, test.fault)
		}
		if got := all(w); !slices.Equal(got, []float32{1, 2, 3, 4, 5, 6, 7, 8}) {
			t.Errorf("%.60s: changed to %v", test.file, got)
		}
	}
}

// Long sets are broken into lines of at most 120 characters, none of which is needlessly short.
func TestLines(t *testing.T) {
	long := make([]float32, 500)
	for i := range long {
		long[i] = float32(i) * 2.5
	}
	var out bytes.Buffer
	if err := (weights.Tables{{long}}).Write(&out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	for i, line := range lines[2 : len(lines)-5] {
		if len(line) > 120 || len(line)+len(" 1247.500,") <= 120 {
			t.Errorf("line %d has %d characters: %s", i, len(line), line)
		}
	}
	again := weights.Tables{{make([]float32, 500)}}
	if err := again.Read(out.Bytes()); err != nil || !slices.Equal(again[0][0], long) {
		t.Errorf("read again: %v, %v", again, err)
	}
}

func TestCopy(t *testing.T) {
	w := table()
	c := w.Copy()
	c[0][0][0] = 9
	if w[0][0][0] != 1 || c[1][1][1] != 8 {
		t.Errorf("%v and its copy %v", w, c)
	}
}
