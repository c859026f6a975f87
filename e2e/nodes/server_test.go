package nodes

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ennead/internal/store/postgres/pgtest"
)

// patience is how long anything may take.
const patience = time.Minute

// The built programs: that of a host, and one whose clock is ahead.
var programs struct{ usual, ahead string }

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	dir, err := os.MkdirTemp("", "ennead-nodes-")
	if err != nil {
		fmt.Fprintln(os.Stderr, "nodes:", err)
		return 1
	}
	defer os.RemoveAll(dir)
	out, err := exec.Command("go", "build", "-o", dir, "ennead", "ennead/e2e/nodes/ahead").CombinedOutput()
	if err != nil {
		fmt.Fprintf(os.Stderr, "nodes: build: %v\n%s", err, out)
		return 1
	}
	programs.usual, programs.ahead = filepath.Join(dir, "ennead"), filepath.Join(dir, "ahead")
	return pgtest.Run(m)
}

// node is one server of the house: a process that begins again when it is killed.
type node struct {
	t       *testing.T
	name    string
	program string
	args    []string

	address string // where visitors come in
	watched string // where its figures are

	mu       sync.Mutex
	cmd      *exec.Cmd
	ended    chan error // what became of the process
	log      *logged
	up       atomic.Bool
	starts   int
	thoughts float64 // of processes that have been killed
}

// logged is the end of what a process has said.
type logged struct {
	mu    sync.Mutex
	lines []string
	wrong []string // what no server may say
}

const mostLines = 60

// broken are words in the log of a server that has an error of its own.
var broken = regexp.MustCompile(`panic|fatal error|bot failed|DATA RACE`)

func (l *logged) read(from io.Reader) {
	for lines := bufio.NewScanner(from); lines.Scan(); {
		l.mu.Lock()
		if l.lines = append(l.lines, lines.Text()); len(l.lines) > mostLines {
			l.lines = l.lines[1:]
		}
		if broken.MatchString(lines.Text()) {
			l.wrong = append(l.wrong, lines.Text())
		}
		l.mu.Unlock()
	}
}

func (l *logged) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.Join(l.lines, "\n")
}

// begin starts the process and waits until it is ready.
func (n *node) begin() error {
	n.mu.Lock()
	defer n.mu.Unlock()
	n.cmd = exec.Command(n.program, n.args...)
	n.cmd.Env = append(os.Environ(), "LANG=en")
	out, err := n.cmd.StderrPipe()
	if err != nil {
		return err
	}
	if err := n.cmd.Start(); err != nil {
		return err
	}
	n.starts++
	read := make(chan struct{})
	go func() {
		defer close(read)
		n.log.read(out)
	}()
	cmd, ended := n.cmd, make(chan error, 1)
	n.ended = ended
	go func() {
		<-read
		ended <- cmd.Wait()
	}()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		select {
		case err := <-ended:
			ended <- err // for whoever stops it
			return fmt.Errorf("server %s does not start: %w\n%s", n.name, err, n.log)
		default:
		}
		if answer, err := http.Get("http://" + n.watched + "/livez"); err == nil {
			answer.Body.Close()
			n.up.Store(true)
			return nil
		}
	}
	return fmt.Errorf("server %s does not answer\n%s", n.name, n.log)
}

// kill ends the process as a power cut would, and begins another one at once. It returns when the first was dead.
func (n *node) kill() (at time.Time, err error) {
	n.up.Store(false)
	done, err := n.figure("ennead_thought_seconds_count")
	if err != nil {
		return at, err
	}
	n.mu.Lock()
	n.thoughts += done
	killed := n.cmd.Process.Kill()
	ended := <-n.ended
	n.mu.Unlock()
	at = time.Now()
	if killed != nil || ended == nil || ended.Error() != "signal: killed" {
		return at, fmt.Errorf("server %s had already ended by itself: %w, %w\n%s", n.name, killed, ended, n.log)
	}
	for end := at.Add(patience); ; time.Sleep(100 * time.Millisecond) { // as what supervises servers does
		if err = n.begin(); err == nil || time.Now().After(end) {
			return at, err // it ends at once while the database restarts
		}
	}
}

// stop ends the process for good.
func (n *node) stop() {
	n.mu.Lock()
	defer n.mu.Unlock()
	if n.cmd == nil || n.cmd.Process == nil {
		return
	}
	_ = n.cmd.Process.Kill()
	<-n.ended
	for _, line := range n.log.wrong {
		n.t.Errorf("server %s says: %s", n.name, line)
	}
	if n.t.Failed() {
		n.t.Logf("server %s, begun %d times, says at last:\n%s", n.name, n.starts, n.log)
	}
}

// thought returns how often bots have thought on this server, in all its processes.
func (n *node) thought() (float64, error) {
	now, err := n.figure("ennead_thought_seconds_count")
	return n.thoughts + now, err
}

// figure returns the sum of a figure of the process over all its labels.
func (n *node) figure(name string) (sum float64, err error) {
	answer, err := http.Get("http://" + n.watched + "/metrics")
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return 0, err
	}
	for line := range bytes.Lines(text) {
		if rest, ok := bytes.CutPrefix(line, []byte(name)); ok && len(rest) > 0 && (rest[0] == '{' || rest[0] == ' ') {
			words := strings.Fields(string(rest))
			value, err := strconv.ParseFloat(words[len(words)-1], 64)
			if err != nil {
				return 0, err
			}
			sum += value
		}
	}
	return sum, nil
}

// serve starts that many servers on one database. The last one's clock is ahead.
func serve(t *testing.T, many int, database, hints string) (all []*node) {
	t.Helper()
	for i := range many {
		at := ports(t, 2)
		n := &node{t: t, name: string(rune('A' + i)), program: programs.usual, address: at[0], watched: at[1], log: &logged{}}
		if i == many-1 {
			n.program = programs.ahead
		}
		n.args = []string{"serve", "--store", database, "--nats", hints, "--listen", n.address, "--metrics", n.watched,
			"--data", t.TempDir(), "--pause", pause.String(), "--quotas", "0", "--proxies", "127.0.0.1"}
		t.Cleanup(n.stop)
		all = append(all, n)
	}
	began := make(chan error)
	for _, n := range all { // at once: the first that comes prepares the database
		go func() { began <- n.begin() }()
	}
	for range all {
		if err := <-began; err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// lastPort is the last port that was given out. They are below those that a system gives to programs that do not ask
// for a particular one: another program must not take that of a server that is about to begin again.
var lastPort = 20000 + os.Getpid()%5000

// ports returns addresses that nobody listens at; none is given out twice.
func ports(t *testing.T, n int) (list []string) {
	t.Helper()
	for lastPort < 32000 && len(list) < n {
		lastPort++
		at := net.JoinHostPort("127.0.0.1", strconv.Itoa(lastPort))
		if l, err := (&net.ListenConfig{}).Listen(context.Background(), "tcp", at); err == nil {
			must(t, l.Close())
			list = append(list, at)
		}
	}
	if len(list) < n {
		t.Fatal("no ports are free")
	}
	return list
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
