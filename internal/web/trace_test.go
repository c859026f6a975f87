package web

import (
	"errors"
	"log/slog"
	"regexp"
	"strings"
	"testing"

	"ennead/internal/table"
	"ennead/internal/trace"
)

// Every line of the log about a request names its trace: the one that a proxy in front has chosen, or one of its own.
func TestTrace(t *testing.T) {
	quiet, log := open(t), &notes{}
	ill := quiet.again(func(c *table.Config) { c.Store = failing{c.Store, errors.New("broken")} })
	conf := ill.web.Config
	conf.Log, conf.LogRequests = slog.New(trace.Handler(slog.NewTextHandler(log, nil))), true
	s := quiet.served(New(conf), quiet.house)
	const asked = "0af7651916cd43dd8448eb211c80319c"
	ann := s.browser()
	for header, want := range map[string]string{
		"00-" + asked + "-b7ad6b7169203331-01": asked, "": "", "00-queryword-b7ad6b7169203331-01": "",
	} {
		before := len(log.String())
		ann.header[trace.Header] = header
		ann.post("/tables", "game", "sticks", "quick", "device", "name", "Ann").wants(t, 500)
		lines := strings.Split(strings.TrimSpace(log.String()[before:]), "\n")
		if len(lines) != 2 || !strings.Contains(lines[0], `msg="request failed"`) ||
			!strings.Contains(lines[1], "msg=request ") {
			t.Fatalf("the log reads\n%s", strings.Join(lines, "\n"))
		}
		ids := regexp.MustCompile(`trace=([0-9a-f]{32})\b`).FindAllStringSubmatch(strings.Join(lines, "\n"), -1)
		if len(ids) != 2 || ids[0][1] != ids[1][1] || want != "" && ids[0][1] != want {
			t.Errorf("with the header %q the log names %v", header, ids)
		}
	}
}
