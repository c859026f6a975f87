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
)

// operation is how several servers of one house work together, and how a host watches over them.
type operation struct {
	NATS    string `name:"nats" env:"ENNEAD_NATS" placeholder:"ADDRESS"`
	Metrics string `env:"ENNEAD_METRICS" placeholder:"ADDRESS"`
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
