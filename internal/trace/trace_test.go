package trace

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"
)

const (
	someID  = "0af7651916cd43dd8448eb211c80319c"
	someSet = "00-" + someID + "-b7ad6b7169203331-01"
)

func TestParse(t *testing.T) {
	for header, want := range map[string]ID{
		someSet: someID, "00-" + someID + "-b7ad6b7169203331-00": someID, "01" + someSet[2:]: someID,
		"01" + someSet[2:] + "-more-and-more": someID,
		"":                                    "", "00": "", someID: "", someSet + "-more": "", "ff" + someSet[2:]: "",
		strings.ToUpper(someSet): "", " " + someSet: "", someSet + "\n": "", "0g" + someSet[2:]: "",
		"00-" + strings.Repeat("0", 32) + "-b7ad6b7169203331-01": "", "00-" + someID + "-0000000000000000-01": "",
		"00-" + someID + "0-b7ad6b7169203331-01": "", "00-" + someID + "-b7ad6b716920333-01": "",
		"00-" + someID[:31] + "\"-b7ad6b7169203331-01": "",
	} {
		if got, ok := Parse(header); got != want || ok != (want != "") {
			t.Errorf("%q is read as %q", header, got)
		}
	}
	if a, b := New(), New(); a == b || len(a) != 32 {
		t.Errorf("new ids are %s and %s", a, b)
	}
}

func TestLog(t *testing.T) {
	var text bytes.Buffer
	log := slog.New(Handler(slog.NewTextHandler(&text, nil)))
	log = log.With("at", "home").WithGroup("within")
	log.InfoContext(t.Context(), "without")
	log.InfoContext(With(t.Context(), someID), "with")
	lines := strings.Split(text.String(), "\n")
	if strings.Contains(lines[0], "trace") || !strings.HasSuffix(lines[1], "at=home within.trace="+someID) {
		t.Errorf("the log reads\n%s", text.String())
	}
}
