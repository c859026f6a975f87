package nodes

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"ennead/internal/bus/nats/natstest"
	"ennead/internal/load"
	"ennead/internal/store/postgres/pgtest"
)

var (
	loaded = flag.Int("load", 0, "how many tables TestLoadOfThreeServers plays at; without any it is skipped")
	thinks = flag.Duration("think", 200*time.Second, "how long its players think before a click, on average")
	lasts  = flag.Duration("lasts", 15*time.Minute, "how long it plays, the opening of the tables included")
)

// cost is what a part of the house has used of the machine.
type cost struct {
	name   string
	worked time.Duration // of processors
	bytes  int64         // of memory, shared ones divided among those that share them
}

// tick is the unit of processor times in /proc.
const tick = 10 * time.Millisecond

// used adds up what processes have used, with those of their children that have ended.
func used(name string, pids ...int) (c cost, err error) {
	c.name = name
	for _, pid := range pids {
		fields, err := status(pid)
		if err != nil {
			return c, err
		}
		for _, field := range fields[11:15] {
			n, err := strconv.Atoi(field)
			if err != nil {
				return c, err
			}
			c.worked += time.Duration(n) * tick
		}
		smaps, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "smaps_rollup"))
		if err != nil {
			return c, err
		}
		for line := range strings.Lines(string(smaps)) {
			var kib int64
			if _, err := fmt.Sscanf(line, "Pss: %d kB", &kib); err == nil {
				c.bytes += kib << 10
			}
		}
	}
	return c, nil
}

// status returns what /proc says of a process, from its state on.
func status(pid int) ([]string, error) {
	stat, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	if err != nil {
		return nil, err
	}
	return strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:])), nil
}

// parent returns the process that has begun another one.
func parent(pid int) (int, error) {
	fields, err := status(pid)
	if err != nil {
		return 0, err
	}
	return strconv.Atoi(fields[1])
}

// children lists the processes that another one has begun.
func children(of int) (pids []int, err error) {
	all, err := filepath.Glob("/proc/[0-9]*")
	if err != nil {
		return nil, err
	}
	for _, path := range all {
		pid, err := strconv.Atoi(filepath.Base(path))
		if err != nil {
			return nil, err
		}
		if by, err := parent(pid); err == nil && by == of { // otherwise it has ended
			pids = append(pids, pid)
		}
	}
	return pids, nil
}

// machine is what a house and its visitors use.
type machine struct {
	t        *testing.T
	servers  []*node
	postgres int // its first process
	visitors []int
}

// now returns what has been used so far, the moves made, and the requests answered.
func (m machine) now() (costs []cost, moves, requests float64) {
	m.t.Helper()
	var servers []int
	for _, n := range m.servers {
		servers = append(servers, n.cmd.Process.Pid)
		made, err := n.figure("ennead_choice_seconds_count")
		must(m.t, err)
		answered, err := n.figure("ennead_requests_total")
		must(m.t, err)
		moves, requests = moves+made, requests+answered
	}
	database, err := children(m.postgres)
	must(m.t, err)
	for _, part := range []struct {
		name string
		pids []int
	}{
		{"three servers", servers},
		{"PostgreSQL", append(database, m.postgres)},
		{"NATS, and this test", []int{os.Getpid()}},
		{"browsers", m.visitors},
	} {
		c, err := used(part.name, part.pids...)
		must(m.t, err)
		costs = append(costs, c)
	}
	return costs, moves, requests
}

// pools reports how often calls to the database have waited for a connection so far, and how long in all.
func (m machine) pools() {
	m.t.Helper()
	for _, n := range m.servers {
		waits, err := n.figure("ennead_pool_waits_total")
		must(m.t, err)
		waited, err := n.figure("ennead_pool_wait_seconds_total")
		must(m.t, err)
		m.t.Logf("server %s: %.0f calls have waited for a connection, %.3f s in all", n.name, waits, waited)
	}
}

// mostTables is how many tables one process plays at.
const mostTables = 5000

// A measurement of many tables on three servers: how long people wait, and what each part of the house costs.
// docs/performance.md has the figures. A process may open so many files only, so several play the browsers.
func TestLoadOfThreeServers(t *testing.T) {
	if *loaded == 0 {
		t.Skip("a measurement: -load 10000")
	}
	const players, watch = 2, 2
	pg, hints := pgtest.Shared(t), natstest.Run(t)
	database := pg.Database(t)
	all := serve(t, 3, database, hints.URL())
	c, err := pgx.Connect(t.Context(), database)
	must(t, err)
	var backend int
	must(t, c.QueryRow(t.Context(), "SELECT pg_backend_pid()").Scan(&backend))
	first, err := parent(backend)
	must(t, err)
	must(t, c.Close(t.Context()))

	m := machine{t: t, servers: all, postgres: first}
	var visitors []*exec.Cmd
	printed := make([]bytes.Buffer, (*loaded+mostTables-1)/mostTables)
	for i := range printed {
		tables := min(mostTables, *loaded-i*mostTables)
		args := []string{"load", "--json", "--tables", strconv.Itoa(tables), "--players", strconv.Itoa(players),
			"--watchers", strconv.Itoa(watch), "--think", thinks.String(), "--stay", "1h", "--duration", lasts.String()}
		for _, n := range all {
			args = append(args, "http://"+n.address)
		}
		v := exec.CommandContext(t.Context(), programs.usual, args...)
		v.Stdout, v.Stderr = &printed[i], os.Stderr
		must(t, v.Start())
		visitors, m.visitors = append(visitors, v), append(m.visitors, v.Process.Pid)
	}

	began := time.Now()
	wanted := float64(*loaded*(players+1) - *loaded*(watch-1)/watch)
	for streams := 0.0; streams < wanted; time.Sleep(time.Second) {
		streams = 0
		for _, n := range all {
			open, err := n.figure("ennead_streams")
			must(t, err)
			streams += open
		}
		if time.Since(began) > *lasts {
			t.Fatalf("after %v there are %.0f of %.0f streams", *lasts, streams, wanted)
		}
	}
	t.Logf("%.0f streams are open after %v", wanted, time.Since(began).Round(time.Second))
	m.pools()
	time.Sleep(20 * time.Second)
	from := time.Now()
	before, moves, requests := m.now()
	time.Sleep(time.Until(began.Add(*lasts - 20*time.Second)))
	after, movesAfter, requestsAfter := m.now()
	took := time.Since(from).Seconds()
	moves, requests = movesAfter-moves, requestsAfter-requests
	t.Logf("in %.0f s: %.1f moves and %.1f requests a second", took, moves/took, requests/took)
	for i, c := range after {
		worked := (c.worked - before[i].worked).Seconds()
		t.Logf("%-20s %.2f processors, %.2f ms a move, %d MiB", c.name, worked/took, worked/moves*1000, c.bytes>>20)
	}
	m.pools()
	for i, v := range visitors {
		if err := v.Wait(); err != nil {
			t.Error(err)
		}
		var r load.Report
		if err := json.Unmarshal(printed[i].Bytes(), &r); err != nil {
			t.Fatalf("%v\n%s", err, printed[i].String())
		}
		if len(r.Errors) > 0 || r.Missing > 0 {
			t.Errorf("%d of %d moves are missing; errors: %v", r.Missing, r.Checked, r.Errors)
		}
		t.Logf("%+v", r)
	}
}
