package cli

import (
	"bufio"
	"io"
	"strings"
	"testing"
	"time"
)

// A client of the referee gets each answer during the session, not when it ends.
func TestRefereeAnswersAtOnce(t *testing.T) {
	in, ask := io.Pipe()
	answer, out := io.Pipe()
	done := make(chan error, 1)
	go func() { done <- refereeCommand{}.Run(&console{Writer: bufio.NewWriter(out), in: bufio.NewReader(in)}) }()
	answers := make(chan string)
	go func() {
		lines := bufio.NewScanner(answer)
		for lines.Scan() {
			answers <- lines.Text()
		}
	}()
	for _, request := range []string{`{"do":"hello"}`, `{"do":"new","game":"kemet","players":2,"chance":"asked"}`,
		`{"do":"quit"}`} {
		if _, err := io.WriteString(ask, request+"\n"); err != nil {
			t.Fatal(err)
		}
		select {
		case got := <-answers:
			if !strings.HasPrefix(got, "{") || strings.Contains(got, "error") {
				t.Errorf("%s: %s", request, got)
			}
		case <-time.After(time.Minute):
			t.Fatalf("%s: no answer", request)
		}
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
}
