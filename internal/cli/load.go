package cli

import (
	"context"
	"maps"
	"net"
	"net/url"
	"slices"
	"strconv"
	"time"

	"ennead/internal/load"
)

type loadCommand struct {
	Servers  []string      `arg:"" name:"server"`
	Only     []string      `placeholder:"GAME"`
	Tables   int           `default:"20" placeholder:"N"`
	Players  int           `default:"2" placeholder:"N"`
	Watchers int           `default:"4" placeholder:"N"`
	Think    time.Duration `default:"2s" placeholder:"TIME"`
	Stay     time.Duration `default:"10m" placeholder:"TIME"`
	Chat     float64       `default:"0.01" placeholder:"SHARE"`
	Duration time.Duration `default:"30s" placeholder:"TIME"`
	Moves    int           `placeholder:"N"`
	Mine     bool          `name:"this-is-my-server"`
	JSON     bool          `name:"json"`
}

func (loadCommand) Help() string {
	return "ennead load http://127.0.0.1:8080 --tables 100 --think 5s --duration 1m"
}

// Run plays, prints what was measured, and fails if an acknowledged move is missing or nothing could be played.
func (l loadCommand) Run(c *console, ctx *context.Context) error {
	plan, err := l.plan()
	if err != nil {
		return err
	}
	report := load.Play(*ctx, plan)
	if l.JSON {
		err = c.json(report)
	} else {
		printLoad(c, report)
	}
	if err == nil && (report.Missing > 0 || report.Moves == 0) {
		err = errFailed
	}
	return err
}

// plan checks what is asked for. Only the servers of this machine are loaded without further words.
func (l loadCommand) plan() (p load.Plan, err error) {
	var servers []string
	for _, given := range l.Servers {
		u, err := url.Parse(given)
		if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil ||
			u.Path != "" && u.Path != "/" || u.RawQuery != "" || u.Fragment != "" {
			return p, usage("cli.error.load_server", "given", given)
		}
		if ip := net.ParseIP(u.Hostname()); !l.Mine && u.Hostname() != "localhost" && (ip == nil || !ip.IsLoopback()) {
			return p, usage("cli.error.load_mine", "given", given)
		}
		servers = append(servers, u.Scheme+"://"+u.Host)
	}
	list, err := some(l.Only)
	if err != nil {
		return p, err
	}
	var names []string
	for _, g := range list {
		if least, most := g.Players(); l.Players < max(least, 2) || l.Players > most {
			if len(l.Only) > 0 {
				return p, usage("cli.error.players", "game", g.ID(), "least", max(least, 2), "most", most,
					"n", l.Players)
			}
			continue
		}
		names = append(names, g.ID())
	}
	switch {
	case len(names) == 0, l.Tables < 1, l.Tables > load.MostTables, l.Watchers < 0, l.Think < 0, l.Stay <= 0,
		l.Duration <= 0, l.Duration > load.MostDuration, l.Chat < 0, l.Chat > 1, l.Moves < 0:
		return p, usage("cli.error.load", "tables", load.MostTables)
	}
	return load.Plan{Servers: servers, Games: names, Tables: l.Tables, Players: l.Players, Watch: l.Watchers,
		Think: l.Think, Stay: l.Stay, Chat: l.Chat, Duration: l.Duration, Moves: l.Moves}, nil
}

// printLoad prints a report for people.
func printLoad(c *console, r load.Report) {
	number := func(n int64) string { return c.words.Number(int(n)) }
	c.say("cli.load.played", "seconds", c.words.Decimal(r.Seconds, 0), "games", number(r.Games), "browsers",
		number(r.Browsers), "streams", number(r.Streams))
	c.say("cli.load.made", "moves", number(r.Moves), "stale", number(r.Stale), "chat", number(r.Chat), "reconnects",
		number(r.Reconnects))
	table := c.table("cli.load.what", "cli.load.count", "cli.load.p50", "cli.load.p99", "cli.load.most")
	for _, line := range []struct {
		key string
		of  load.Times
	}{{"cli.load.page", r.Page}, {"cli.load.stored", r.Stored}, {"cli.load.seen", r.Seen}} {
		row(table, []string{c.words.Word(line.key), number(line.of.Count), c.words.Decimal(line.of.P50, 1),
			c.words.Decimal(line.of.P99, 1), c.words.Decimal(line.of.Most, 1)})
	}
	_ = table.Flush() // the console keeps what was written
	for _, what := range slices.Sorted(maps.Keys(r.Errors)) {
		c.say("cli.load.error", "n", strconv.Itoa(r.Errors[what]), "what", what)
	}
	if r.Missing > 0 {
		c.say("cli.load.missing", "missing", number(r.Missing), "checked", number(r.Checked))
	} else {
		c.say("cli.load.whole", "checked", number(r.Checked))
	}
}
