package front

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"ennead/internal/store/postgres/pgtest"
)

// patience is how long anything may take.
const patience = time.Minute

var program string // the built binary

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "ennead-front-")
	if err != nil {
		fmt.Fprintln(os.Stderr, "front:", err)
		os.Exit(1)
	}
	program = filepath.Join(dir, "ennead")
	code := 1
	if out, err := exec.Command("go", "build", "-o", program, "ennead").CombinedOutput(); err == nil {
		code = pgtest.Run(m)
	} else {
		fmt.Fprintf(os.Stderr, "front: build: %v\n%s", err, out)
	}
	_ = os.RemoveAll(dir)
	os.Exit(code)
}

// need returns the path of a program. Without it the test is skipped, or fails in CI.
func need(t *testing.T, name string) string {
	t.Helper()
	for _, candidate := range []string{name, "/usr/sbin/" + name} {
		if path, err := exec.LookPath(candidate); err == nil {
			return path
		}
	}
	if os.Getenv("CI") != "" {
		t.Fatalf("there is no %s to test with", name)
	}
	t.Skipf("there is no %s to test with", name)
	return ""
}

// log collects what a program prints.
type log struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *log) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(b)
}

func (l *log) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// start runs a program until the test ends; its log is shown if the test fails.
func start(t *testing.T, env []string, name string, args ...string) (printed *log, stop func()) {
	t.Helper()
	printed = &log{}
	cmd := exec.Command(name, args...)
	cmd.Env = append(append(os.Environ(), "LANG=en"), env...)
	cmd.Stdout, cmd.Stderr = printed, printed
	must(t, cmd.Start())
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	stop = sync.OnceFunc(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		select {
		case <-ended:
		case <-time.After(patience):
			_ = cmd.Process.Kill()
			t.Errorf("%s does not end", name)
		}
		if t.Failed() {
			t.Logf("%s says:\n%s", filepath.Base(name), printed)
		}
	})
	t.Cleanup(stop)
	return printed, stop
}

// house starts the program with a line that begins with "ennead serve", but with this folder and port, and waits
// until it is open.
func house(t *testing.T, line string, port int, data string) (printed *log, stop func()) {
	t.Helper()
	return houseAs(t, nil, line, port, data)
}

// houseAs is house with an environment.
func houseAs(t *testing.T, env []string, line string, port int, data string) (printed *log, stop func()) {
	t.Helper()
	args := strings.Fields(line)[1:]
	for i, arg := range args[:len(args)-1] {
		switch arg {
		case "--data":
			args[i+1] = data
		case "--listen":
			host, _, err := net.SplitHostPort(args[i+1])
			must(t, err)
			args[i+1] = net.JoinHostPort(host, strconv.Itoa(port))
		}
	}
	printed, stop = start(t, env, program, args...)
	until(t, func() bool { return strings.Contains(printed.String(), "Ctrl+C") })
	return printed, stop
}

// unwarned checks that a server logged no warnings except the expected ones.
func unwarned(t *testing.T, printed *log, but ...string) {
	t.Helper()
	for line := range strings.Lines(printed.String()) {
		known := slices.ContainsFunc(but, func(part string) bool { return strings.Contains(line, part) })
		if !known && (strings.Contains(line, "level=WARN") || strings.Contains(line, "level=ERROR")) {
			t.Errorf("the server complains: %s", line)
		}
	}
}

// until waits until the condition holds.
func until(t *testing.T, so func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !so(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the condition never held")
		}
	}
}

// answers reports whether somebody listens on a port of this machine.
func answers(port int) bool {
	c, err := net.Dial("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if err != nil {
		return false
	}
	return c.Close() == nil
}

// lastPort is the last port that was given out. They are below those that a system gives to programs that do not ask
// for a particular one.
var lastPort = 20000 + os.Getpid()%5000

// ports returns n ports that nobody listens on; none is given out twice.
func ports(t *testing.T, n int) (list []int) {
	t.Helper()
	for lastPort < 32000 && len(list) < n {
		lastPort++
		if l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(lastPort))); err == nil {
			must(t, l.Close())
			list = append(list, lastPort)
		}
	}
	if len(list) < n {
		t.Fatal("no ports are free")
	}
	return list
}

// lines sends the lines of a stream, and closes the channel when it ends.
func lines(stream io.Reader) <-chan string {
	all := make(chan string, 100)
	go func() {
		defer close(all)
		for in := bufio.NewScanner(stream); in.Scan(); {
			all <- in.Text()
		}
	}()
	return all
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
