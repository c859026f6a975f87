package postgres

import (
	"context"
	"fmt"
	"net/url"
	"runtime"
	"strings"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"ennead/internal/store"
	"ennead/internal/store/people"
)

// Store is a [store.Store] in a PostgreSQL database. Several processes may have it open.
type Store struct {
	people.Shelf
	pool *pgxpool.Pool
	most int           // connections of the pool
	wait time.Duration // how long a write may take to find out what became of it
	only bool          // for reading only

	changes  gathering[*store.Change, struct{}]
	claims   gathering[wish, store.Claim]
	versions gathering[string, int64]

	using  sync.RWMutex // held for reading by every call, for writing by Close
	closed bool
}

const (
	perCore        = 4 // connections
	fewest         = 4
	connectTimeout = 5 * time.Second
)

// settings are what the server is told for each connection. What takes longer than these times has gone wrong: a
// statement takes milliseconds, and no transaction waits for this program. A statement is planned once, not for its
// arguments: to plan a change each time takes longer than to carry it out.
var settings = map[string]string{
	"statement_timeout":                   "10s",
	"idle_in_transaction_session_timeout": "10s",
	"plan_cache_mode":                     "force_generic_plan",
}

// The names by which the server lists this program among those that are connected.
const (
	application = "ennead"
	mover       = "ennead move-house" // what is no user of a house
)

// Open opens the database with that address, and brings its schema up to date. Several may do so at once. If the house
// has moved elsewhere, the error is a [*store.Moved].
func Open(ctx context.Context, address string) (*Store, error) {
	return openNamed(ctx, address, application, func(ctx context.Context, c *pgx.Conn) error {
		if err := stays(ctx, c); err != nil {
			return err
		}
		return migrate(ctx, c)
	})
}

// OpenMoved is Open, also for a house that has moved elsewhere. [Store.Users] does not count who opens it so. The
// schema must be up to date.
func OpenMoved(ctx context.Context, address string) (*Store, error) {
	return openNamed(ctx, address, mover, checkSchema)
}

func openNamed(
	ctx context.Context, address, name string, begin func(context.Context, *pgx.Conn) error,
) (*Store, error) {
	conf, err := configuration(address)
	if err == nil {
		if params := conf.ConnConfig.RuntimeParams; params["application_name"] == application {
			params["application_name"] = name
		}
		var s *Store
		if s, err = openWith(ctx, conf, begin); err == nil {
			return s, nil
		}
	}
	return nil, fmt.Errorf("open database %s: %w", Name(address), named(err))
}

// Peek opens the database for reading only, and changes nothing, not even the schema: one that is not current is
// [store.ErrOlder] or [store.ErrNewer]. Any write is refused.
func Peek(ctx context.Context, address string) (*Store, error) {
	conf, err := configuration(address)
	var s *Store
	if err == nil {
		s, err = openWith(ctx, conf, checkSchema)
	}
	if err != nil {
		return nil, fmt.Errorf("read database %s: %w", Name(address), named(err))
	}
	s.only = true
	return s, nil
}

func openWith(ctx context.Context, conf *pgxpool.Config, begin func(context.Context, *pgx.Conn) error) (*Store, error) {
	pool, err := pgxpool.NewWithConfig(ctx, conf)
	if err != nil {
		return nil, err
	}
	if err := pool.AcquireFunc(ctx, func(c *pgxpool.Conn) error { return begin(ctx, c.Conn()) }); err != nil {
		pool.Close()
		return nil, err
	}
	s := &Store{pool: pool, most: int(conf.MaxConns), wait: longest}
	s.Shelf = people.Shelf{Engine: engine{s}}
	s.changes.key, s.changes.do, s.changes.certain = func(c *store.Change) string { return c.ID }, s.change, true
	s.claims.key, s.claims.do, s.claims.certain = wish.key, s.claim, true
	s.versions.do = s.version
	return s, nil
}

// configuration reads an address. What it says itself comes first.
func configuration(address string) (*pgxpool.Config, error) {
	if !strings.HasPrefix(address, "postgres://") && !strings.HasPrefix(address, "postgresql://") {
		return nil, store.ErrAddress
	}
	conf, err := pgxpool.ParseConfig(address)
	if err != nil {
		return nil, store.ErrAddress // the driver's own words may quote a password
	}
	if !strings.Contains(address, "pool_max_conns=") {
		conf.MaxConns = int32(max(fewest, perCore*runtime.GOMAXPROCS(0)))
	}
	conf.PingTimeout = connectTimeout
	if conf.ConnConfig.ConnectTimeout == 0 || !strings.Contains(address, "connect_timeout=") {
		conf.ConnConfig.ConnectTimeout = connectTimeout
	}
	params := conf.ConnConfig.RuntimeParams
	if params["application_name"] == "" {
		params["application_name"] = application
	}
	// A pooler such as PgBouncer, for which an address asks for another mode, refuses parameters that it does not know.
	if conf.ConnConfig.DefaultQueryExecMode == pgx.QueryExecModeCacheStatement {
		for name, value := range settings {
			if params[name] == "" {
				params[name] = value
			}
		}
	}
	return conf, nil
}

// Pool implements [store.Pooled].
func (s *Store) Pool() store.Pool {
	is := s.pool.Stat()
	return store.Pool{Busy: int(is.AcquiredConns()), Idle: int(is.IdleConns()), Most: int(is.MaxConns()),
		Waits: uint64(is.EmptyAcquireCount()), Waited: is.EmptyAcquireWaitTime()}
}

// Name returns an address without its user, password and parameters, for people to read.
func Name(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Scheme == "" || u.Opaque != "" {
		return "postgres://…"
	}
	host := u.Host
	if host == "" {
		host = u.Query().Get("host")
	}
	return u.Scheme + "://" + host + u.Path
}

// Close waits for what is under way, and closes the connections.
func (s *Store) Close() error {
	s.using.Lock()
	defer s.using.Unlock()
	s.closed = true
	s.pool.Close()
	return nil
}
