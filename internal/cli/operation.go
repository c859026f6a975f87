package cli

import (
	"log/slog"

	"ennead/internal/bus"
	"ennead/internal/bus/nats"
)

// operation is how several servers of one house work together, and how a host watches over them.
type operation struct {
	NATS string `name:"nats" env:"ENNEAD_NATS" placeholder:"ADDRESS"`
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
