//go:build unix

package sqlite

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"ennead/internal/store"
)

// openAndTell makes this a process that tries to open a database, if it was started as one.
func openAndTell() {
	path := os.Getenv("ENNEAD_OPEN")
	if path == "" {
		return
	}
	s, err := Open(context.Background(), path)
	switch {
	case errors.Is(err, store.ErrReadOnly):
		os.Stdout.WriteString("read-only")
	case err != nil:
		os.Stdout.WriteString(err.Error())
	default:
		s.Close()
		os.Stdout.WriteString("opened")
	}
	os.Exit(0)
}

func TestReadOnlyFolder(t *testing.T) {
	folder := t.TempDir()
	for _, at := range []string{folder, filepath.Dir(folder)} { // both belong to the test
		if err := os.Chmod(at, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	whole := filepath.Join(folder, "whole.db")
	s, err := Open(t.Context(), whole)
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
	if err := errors.Join(os.Chmod(whole, 0o444), os.Chmod(folder, 0o555)); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.Chmod(folder, 0o755) })
	for _, name := range []string{"new.db", "whole.db"} {
		out, err := asNobody(t, filepath.Join(folder, name))
		if err != nil || out != "read-only" {
			t.Errorf("%s: %s, %v", name, out, err)
		}
	}
}

func TestOtherProcessIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	s, err := Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{store.ErrBusy.Error(), "opened"} {
		cmd := exec.CommandContext(t.Context(), os.Args[0])
		cmd.Env = []string{"ENNEAD_OPEN=" + path}
		out, err := cmd.Output()
		if err != nil || !strings.Contains(string(out), want) {
			t.Errorf("another process says %q, %v; want %q", out, err, want)
		}
		if err := s.Close(); err != nil { // the second process starts after this
			t.Fatal(err)
		}
	}
}

// asNobody opens a database in a process without root's rights, since permissions do not stop root.
func asNobody(t *testing.T, path string) (string, error) {
	program := filepath.Join(filepath.Dir(filepath.Dir(path)), "opener")
	text, err := os.ReadFile(os.Args[0])
	if err != nil {
		return "", err
	}
	if err := os.WriteFile(program, text, 0o755); err != nil {
		return "", err
	}
	cmd := exec.CommandContext(t.Context(), program)
	cmd.Env = []string{"ENNEAD_OPEN=" + path}
	cmd.Dir = "/"
	if os.Getuid() == 0 {
		cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
	}
	out, err := cmd.Output()
	return string(out), err
}
