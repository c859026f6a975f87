package e2e

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ennead/internal/store/postgres/pgtest"
)

var (
	program string          // the built binary
	chrome  context.Context // a running browser; nil if there is none
)

func TestMain(m *testing.M) {
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		code = 1
	}
	os.Exit(code)
}

func run(m *testing.M) (int, error) {
	path := browserPath()
	if path == "" {
		if os.Getenv("CI") != "" {
			return 1, errors.New("there is no Chromium to test with")
		}
		fmt.Println("e2e: skipped, there is no Chromium to test with")
		return 0, nil
	}
	dir, err := os.MkdirTemp("", "ennead-e2e-")
	if err != nil {
		return 1, err
	}
	defer os.RemoveAll(dir)
	program = filepath.Join(dir, "ennead")
	if out, err := exec.Command("go", "build", "-o", program, "ennead").CombinedOutput(); err != nil {
		return 1, fmt.Errorf("build: %w\n%s", err, out)
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path),
		chromedp.Flag("mute-audio", true), chromedp.Flag("hide-scrollbars", true))
	if os.Getenv("ENNEAD_SHOTS") == "" {
		// Nobody is watching: nothing needs to glide, and little needs to be painted. The layout is the same.
		options = append(options, chromedp.Flag("force-prefers-reduced-motion", true),
			chromedp.Flag("force-gpu-mem-available-mb", "1"))
	}
	if os.Geteuid() == 0 {
		options = append(options, chromedp.NoSandbox) // Chromium does not sandbox for root
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	defer stop()
	ctx, quit := chromedp.NewContext(allocator)
	defer quit()
	if err := chromedp.Do(ctx); err != nil {
		return 1, fmt.Errorf("start the browser: %w", err)
	}
	chrome = ctx
	if err := severally(); err != nil {
		return 1, err
	}
	return pgtest.Run(m), nil
}

func browserPath() string {
	for _, name := range []string{"chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
		"chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// house is a running server.
type house struct {
	t    *testing.T
	data string
	env  []string
	args []string
	url  string
	cmd  *exec.Cmd
}

var ready = regexp.MustCompile(`http://[0-9.]+:[0-9]+`)

// open starts a server on a folder of its own, with these environment settings.
func open(t *testing.T, env ...string) *house {
	t.Helper()
	h := &house{t: t, data: t.TempDir(), env: env}
	h.start("127.0.0.1:0")
	t.Cleanup(h.kill)
	return h
}

func (h *house) start(listen string) {
	h.t.Helper()
	works(h.t)
	args := append([]string{"serve", "--listen", listen, "--data", h.data, "--quotas", "0"}, h.args...)
	h.cmd = exec.Command(program, args...)
	h.cmd.Stderr = &complaints{t: h.t}
	h.cmd.Env = append(append(os.Environ(), "LANG=en"), h.env...)
	out, err := h.cmd.StdoutPipe()
	must(h.t, err)
	must(h.t, h.cmd.Start())
	found := make(chan string, 1)
	go func() {
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if url := ready.FindString(lines.Text()); url != "" {
				found <- url
			}
		}
	}()
	select {
	case h.url = <-found:
	case <-time.After(patience):
		h.t.Fatal("the server does not say where it listens")
	}
}

// complaints is the log of a server: any warning or error fails the test.
type complaints struct {
	t    *testing.T
	once sync.Once
}

func (c *complaints) Write(line []byte) (int, error) {
	for _, wrong := range []string{"level=WARN", "level=ERROR", "panic: ", "fatal error: "} {
		if bytes.Contains(line, []byte(wrong)) {
			c.once.Do(func() { c.t.Errorf("the server complains: %s", line) })
		}
	}
	return len(line), nil
}

// kill ends the server as a power cut would.
func (h *house) kill() {
	if h.cmd == nil {
		return
	}
	_ = h.cmd.Process.Kill()
	if err := h.cmd.Wait(); err == nil || err.Error() != "signal: killed" {
		h.t.Errorf("the server had already ended by itself: %v", err)
	}
	h.cmd = nil
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
