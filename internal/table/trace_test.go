package table

import (
	"log/slog"
	"strings"
	"testing"

	"ennead/internal/trace"
)

// A line about a bot that fails names the request that woke it; a line about the house itself names none.
func TestTraceOfBots(t *testing.T) {
	const asked = trace.ID("0af7651916cd43dd8448eb211c80319c")
	h := open(t, func(c *Config) { c.Log = slog.New(trace.Handler(c.Log.Handler())) })
	ctx := trace.With(t.Context(), asked)
	id, err := h.Create(ctx, bots("panic"), ann, 0)
	must(t, err)
	must(t, h.Ready(ctx, id, 0, [16]byte{}))
	h.eventually(id, "frozen", func(t *Table) bool { return t.Status == Frozen })
	failed := 0
	for line := range strings.Lines(h.log.String()) {
		if strings.Contains(line, "bot failed") {
			failed++
			if !strings.Contains(line, `"trace":"`+string(asked)+`"`) {
				t.Errorf("a bot fails: %s", line)
			}
		}
	}
	if failed != 1 {
		t.Errorf("%d lines say that a bot failed:\n%s", failed, h.log)
	}
	h.bots.mu.Lock()
	defer h.bots.mu.Unlock()
	if len(h.bots.why) > len(h.bots.awake) {
		t.Errorf("traces of %d tables are kept, of which %d are awake", len(h.bots.why), len(h.bots.awake))
	}
}
