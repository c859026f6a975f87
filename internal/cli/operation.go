package cli

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"time"

	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/bus/nats"
	"ennead/internal/door"
	"ennead/internal/metrics"
	"ennead/internal/web"
)

// operation is how several servers of one house work together, and how a host watches over them.
type operation struct {
	NATS    string `name:"nats" env:"ENNEAD_NATS" placeholder:"ADDRESS"`
	Metrics string `env:"ENNEAD_METRICS" placeholder:"ADDRESS"`

	Drain *time.Duration `env:"ENNEAD_DRAIN" placeholder:"TIME"`
}

// usualDrain is how long a server among several takes to send its visitors elsewhere: long enough for a load balancer
// to notice that it is not ready.
const usualDrain = 10 * time.Second

// drain returns how long the server drains. Where no other can take over, nobody would gain anything by that.
func (o operation) drain() time.Duration {
	switch {
	case o.Drain != nil:
		return max(*o.Drain, 0)
	case o.NATS != "":
		return usualDrain
	}
	return 0
}

// drained returns a context that ends after the given one. In between, the site sends its visitors elsewhere.
func (o operation) drained(ctx context.Context, site *web.Server) (serving context.Context, stop func()) {
	over := o.drain()
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

// watch returns the door of those who watch over the server.
func watch(m *metrics.Metrics, at net.Listener, parts metrics.Parts, log *slog.Logger) door.Door {
	m.Watch(parts)
	return door.Door{Listener: at, Server: &http.Server{
		Handler: m.Handler(), ReadHeaderTimeout: 10 * time.Second, ReadTimeout: 10 * time.Second,
		WriteTimeout: 30 * time.Second, ErrorLog: slog.NewLogLogger(log.Handler(), slog.LevelWarn),
	}}
}
