package front

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"ennead/internal/store/postgres/pgtest"
)

// hub starts a NATS server in this process and returns its address.
func hub(t *testing.T) string {
	t.Helper()
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, NoLog: true, NoSigs: true})
	must(t, err)
	s.Start()
	if !s.ReadyForConnections(patience) {
		t.Fatal("no NATS server")
	}
	t.Cleanup(func() {
		s.Shutdown()
		s.WaitForShutdown()
	})
	return s.ClientURL()
}

// Three servers behind Caddy, with the lines of docs/hosting.md. A visitor notices nothing when one is stopped, and a
// page hears of what happens on another.
func TestThreeServers(t *testing.T) {
	s, dir := newStage(t), t.TempDir()
	line := strings.TrimSpace(example(t, "ENNEAD_STORE=postgres://ennead@10.0.0.1/ennead"))
	env, line, _ := strings.Cut(line, " ennead serve")
	inner, stops := ports(t, 3), make([]func(), 3)
	env = strings.NewReplacer("postgres://ennead@10.0.0.1/ennead", pgtest.Shared(t).Database(t),
		"nats://10.0.0.1:4222", hub(t)).Replace(env)
	var logs []*log
	for i, port := range inner {
		with := strings.NewReplacer("10.0.0.11:8080", "127.0.0.1:8080", "--proxies 10.0.0.1", "--proxies 127.0.0.1")
		printed, stop := houseAs(t, strings.Fields(env), "ennead serve"+with.Replace(line)+" --drain 2s", port,
			filepath.Join(dir, strconv.Itoa(i)))
		logs, stops[i] = append(logs, printed), stop
	}
	text := example(t, "health_uri")
	for i, port := range inner {
		text = strings.ReplaceAll(text, fmt.Sprintf("10.0.0.1%d:8080", i+1), "127.0.0.1:"+strconv.Itoa(port))
	}
	s.caddy(t, text)

	ann, bek := visit(t, "127.0.0.2", s.roots, s.plain, s.secure), visit(t, "127.0.0.3", s.roots, s.plain, s.secure)
	until(t, func() bool { return ann.send("https://"+site+"/readyz", nil).StatusCode == http.StatusOK })
	table := ann.open()
	ctx, end := context.WithCancel(t.Context())
	defer end()
	heard, _ := bek.watch(ctx, table)
	hint(t, heard)
	said := 0
	say := func() {
		t.Helper()
		said++
		got := ann.send(table+"/chat", url.Values{"seat": {"1"}, "text": {"Line " + strconv.Itoa(said)}})
		if got.StatusCode != http.StatusOK {
			t.Fatalf("line %d is answered with %d:\n%.2000s", said, got.StatusCode, got.body)
		}
	}
	for range 3 { // each server answers one
		say()
		hint(t, heard)
		time.Sleep(3 * time.Second) // people speak no faster
	}
	go stops[0]()
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if got := ann.send(table, nil); got.StatusCode != http.StatusOK {
			t.Fatalf("while a server stops, a page is answered with %d", got.StatusCode)
		}
	}
	say()
	page := bek.send(table, nil).body
	for n := range said {
		if !strings.Contains(page, fmt.Sprint("Line ", n+1)) {
			t.Errorf("line %d is missing", n+1)
		}
	}
	for _, printed := range logs {
		unwarned(t, printed)
	}
}
