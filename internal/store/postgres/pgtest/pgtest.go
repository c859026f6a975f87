// Package pgtest starts a PostgreSQL server for the tests of a package: its own, in a temporary folder, reached by a
// socket in there, without regard for power cuts.
package pgtest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

// Server is a running server.
type Server struct {
	programs string // the folder of initdb and postgres
	folder   string
	as       []string // what the programs are started with, since they refuse root

	cmd  *exec.Cmd
	stop io.Closer // ends the server when it is closed, also by the end of this process
}

var (
	once    sync.Once
	running *Server
	failed  error
	names   atomic.Int64
)

// errNone says that no PostgreSQL is installed.
var errNone = errors.New("no PostgreSQL: there is no initdb in /usr/lib/postgresql/*/bin, nor in PATH")

// Run runs the tests of a package, and ends the server if one of them has started it. It is for TestMain.
func Run(m *testing.M) (code int) {
	code = m.Run()
	if running != nil {
		if err := errors.Join(running.Stop(), os.RemoveAll(running.folder)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
	}
	return code
}

// Main runs the tests of a package as [Run] does, for what runs them in its own way and asks for a Run of its own.
type Main struct{ *testing.M }

// Run implements goleak.TestingM.
func (m Main) Run() int { return Run(m.M) }

// Shared returns the server that all tests of this package use; one that stops it starts it again. Without PostgreSQL
// the test is skipped, but not in CI.
func Shared(tb testing.TB) *Server {
	tb.Helper()
	once.Do(func() { running, failed = begin() })
	switch {
	case errors.Is(failed, errNone) && os.Getenv("CI") == "":
		tb.Skip(failed)
	case failed != nil:
		tb.Fatal(failed)
	}
	return running
}

// Database makes an empty database for a test, and returns its address. If the test fails, it tells what the server
// said of that database.
func (s *Server) Database(tb testing.TB) string {
	tb.Helper()
	name := "test" + strconv.FormatInt(names.Add(1), 10)
	tb.Cleanup(func() {
		if tb.Failed() {
			tb.Logf("%s:\n%s", name, s.said(name))
		}
	})
	if err := s.Do(context.WithoutCancel(tb.Context()), "CREATE DATABASE "+name); err != nil {
		tb.Fatal(err)
	}
	return s.address(name)
}

// Do runs SQL as the administrator.
func (s *Server) Do(ctx context.Context, text string) error {
	c, err := pgx.Connect(ctx, s.address("postgres"))
	if err != nil {
		return err
	}
	_, err = c.Exec(ctx, text)
	return errors.Join(err, c.Close(ctx))
}

func (s *Server) address(database string) string {
	return "postgres://ennead@/" + database + "?host=" + s.folder
}

// begin makes a cluster and starts its server.
func begin() (*Server, error) {
	s := &Server{}
	var err error
	if s.programs, err = programs(); err != nil {
		return nil, err
	}
	if s.folder, err = os.MkdirTemp("", "ennead-pg-"); err != nil {
		return nil, err
	}
	if err := s.create(); err != nil {
		return nil, errors.Join(err, os.RemoveAll(s.folder))
	}
	if err := s.Start(); err != nil {
		return nil, errors.Join(err, os.RemoveAll(s.folder))
	}
	return s, nil
}

// programs returns the folder of the newest PostgreSQL.
func programs() (string, error) {
	found, err := filepath.Glob("/usr/lib/postgresql/*/bin/initdb")
	if err == nil && len(found) > 0 {
		return filepath.Dir(found[len(found)-1]), nil
	}
	path, err := exec.LookPath("initdb")
	if err != nil {
		return "", errNone
	}
	return filepath.Dir(path), nil
}

func (s *Server) create() error {
	if os.Getuid() == 0 {
		if err := s.unprivileged(); err != nil {
			return err
		}
	}
	// Sorted as people do: what must be sorted by bytes has to say so itself.
	sorted := []string{"--locale=C", "--locale-provider=icu", "--icu-locale=en"}
	args := []string{"-D", s.data(), "-U", "ennead", "-A", "trust", "-E", "UTF8", "--no-sync"}
	out, err := s.command(filepath.Join(s.programs, "initdb"), append(args, sorted...)...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return nil
}

// said returns the lines of the server's log about a database, the newest if they are many.
func (s *Server) said(database string) string {
	const most = 40
	text, err := os.ReadFile(s.log())
	if err != nil {
		return err.Error()
	}
	var lines []string
	for line := range strings.Lines(string(text)) {
		if strings.Contains(line, " "+database+" ") {
			lines = append(lines, line)
		}
	}
	return strings.Join(lines[max(0, len(lines)-most):], "")
}

// unprivileged makes the programs run as somebody else, and gives them the folder.
func (s *Server) unprivileged() error {
	who, err := user.Lookup("postgres")
	if err != nil {
		who, err = user.Lookup("nobody")
	}
	if err != nil {
		return err
	}
	s.as = []string{"setpriv", "--reuid=" + who.Uid, "--regid=" + who.Gid, "--clear-groups"}
	uid, err := strconv.Atoi(who.Uid)
	if err != nil {
		return err
	}
	return os.Chown(s.folder, uid, -1)
}

func (s *Server) data() string { return filepath.Join(s.folder, "data") }

func (s *Server) log() string { return filepath.Join(s.folder, "log") }

func (s *Server) command(program string, args ...string) *exec.Cmd {
	all := append(append([]string{}, s.as...), program)
	all = append(all, args...)
	cmd := exec.CommandContext(context.Background(), all[0], all[1:]...) //nolint:gosec // programs of the system
	cmd.Dir = s.folder
	return cmd
}

// Start starts the server, and waits until it answers.
func (s *Server) Start() error {
	log, err := os.OpenFile(s.log(), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer log.Close()
	server := strings.Join([]string{filepath.Join(s.programs, "postgres"), "-D", s.data(), "-k", s.folder,
		"-c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=60 -c shared_buffers=32MB",
		`-c log_line_prefix="%m [%p] %d "`}, " ")
	// The shell outlives neither its input nor the server: nothing is left behind, however the tests end.
	cmd := s.command("/bin/sh", "-c", server+` </dev/null & trap '' INT; read -r _; kill -INT $!; wait $!`)
	cmd.Stdout, cmd.Stderr = log, log
	if s.stop, err = cmd.StdinPipe(); err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	s.cmd = cmd
	var last error
	for range 500 {
		if last = s.Do(context.Background(), "SELECT 1"); last == nil {
			return nil
		}
		time.Sleep(20 * time.Millisecond)
	}
	text, _ := os.ReadFile(log.Name()) // there may be none
	return errors.Join(fmt.Errorf("the server does not answer: %w\n%s", last, text), s.Stop())
}

// Stop ends the server at once: it breaks off what is under way.
func (s *Server) Stop() error {
	if s.cmd == nil {
		return nil
	}
	err := errors.Join(s.stop.Close(), s.cmd.Wait())
	s.cmd = nil
	return err
}
