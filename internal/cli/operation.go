package cli

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"slices"
	"time"

	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/bus/nats"
	"ennead/internal/door"
	"ennead/internal/metrics"
	"ennead/internal/table"
	"ennead/internal/web"
)

// operation is how several servers of one house work together, and how a host watches over them.
type operation struct {
	NATS    string   `name:"nats" env:"ENNEAD_NATS" placeholder:"ADDRESS"`
	Roles   []string `env:"ENNEAD_ROLES" placeholder:"LIST"`
	Metrics string   `env:"ENNEAD_METRICS" placeholder:"ADDRESS"`

	Drain *time.Duration `env:"ENNEAD_DRAIN" placeholder:"TIME"`
}

// usualDrain is how long a server among several takes to send its visitors elsewhere: long enough for a load balancer
// to notice that it is not ready.
const usualDrain = 10 * time.Second

// duties is what a server does of what its house needs.
type duties struct {
	web   bool
	roles []table.Role // as in [table.Config]
}

// jobs reports whether the server does what is to be done without visitors.
func (d duties) jobs() bool { return d.roles == nil || slices.Contains(d.roles, table.RoleJobs) }

// everything are the roles of a server that leaves nothing to others.
var everything = []table.Role{table.RoleWeb, table.RoleBots, table.RoleJobs}

// duties reads the roles of the server. One that leaves something to others needs a store and notices that it shares
// with them.
func (o operation) duties(p place) (duties, error) {
	if len(o.Roles) == 0 {
		return duties{web: true}, nil
	}
	var all duties
	for _, given := range o.Roles {
		role := table.Role(given)
		if !slices.Contains(everything, role) {
			return duties{}, usage("cli.error.roles", "given", given)
		}
		all.roles, all.web = append(all.roles, role), all.web || role == table.RoleWeb
	}
	lacks := func(r table.Role) bool { return !slices.Contains(all.roles, r) }
	if slices.ContainsFunc(everything, lacks) && (p.Store == "" || o.NATS == "") {
		return duties{}, usage("cli.error.roles_alone")
	}
	return all, nil
}

// drain returns how long the server drains. Where no other can take over, or nobody visits, nobody would gain anything
// by that.
func (o operation) drain(visited bool) time.Duration {
	switch {
	case o.Drain != nil:
		return max(*o.Drain, 0)
	case o.NATS != "" && visited:
		return usualDrain
	}
	return 0
}

// drained returns a context that ends after the given one. In between, the site sends its visitors elsewhere.
func (o operation) drained(
	ctx context.Context, site *web.Server, visited bool,
) (serving context.Context, stop func()) {
	over := o.drain(visited)
	serving, stop = context.WithCancel(context.WithoutCancel(ctx))
	context.AfterFunc(ctx, func() {
		site.Drain(over)
		time.AfterFunc(over, stop)
	})
	return serving, stop
}

// hints opens the bus: within this process, or to other servers. The address may hold a password, so errors quote
// nothing of it.
func (o operation) hints(log *slog.Logger) (b bus.Bus, shut func(), err error) {
	if o.NATS == "" {
		return bus.New(), func() {}, nil
	}
	over, err := nats.Open(o.NATS, log)
	if err != nil {
		return nil, nil, usage("cli.error.nats")
	}
	return over, over.Close, nil
}

// meter returns what measures the server, and what it listens on for those who ask; nil if nobody wants to know.
func (o operation) meter(ctx context.Context) (*metrics.Metrics, net.Listener, error) {
	if o.Metrics == "" {
		return nil, nil, nil
	}
	listener, err := listen(ctx, o.Metrics)
	if err != nil {
		return nil, nil, err
	}
	rules := map[string]int{}
	for _, g := range games.All() {
		rules[g.ID()] = g.Version()
	}
	return metrics.New(metrics.Program{Version: version(), Games: rules, Levels: levelNames()}), listener, nil
}

// watch returns the door of those who watch over the server: for its figures, and for how it is.
func watch(m *metrics.Metrics, at net.Listener, parts metrics.Parts, site *web.Server, log *slog.Logger) door.Door {
	m.Watch(parts)
	mux := http.NewServeMux()
	mux.Handle("/metrics", m.Handler())
	mux.Handle("/", site.Monitored())
	return door.Door{Listener: at, Server: &http.Server{
		Handler: mux, ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 10 * time.Second,
		WriteTimeout: 30 * time.Second, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}}
}
