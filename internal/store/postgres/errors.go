package postgres

import (
	"errors"
	"fmt"
	"net"
	"slices"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"ennead/internal/store"
)

// The codes that decide what is done next (PostgreSQL, appendix A).
const (
	noText        = "22021" // character_not_in_repertoire: a text that no database can hold
	unique        = "23505" // unique_violation
	serialization = "40001"
	deadlock      = "40P01"
	noColumn      = "42703"
	noTable       = "42P01"
	readOnly      = "25006" // read_only_sql_transaction: a standby, or a house that has moved
)

// causes maps PostgreSQL's codes to the errors that an operator can do something about.
var causes = map[string]error{
	readOnly: store.ErrReadOnly,
	"42501":  store.ErrReadOnly,    // insufficient_privilege
	"53100":  store.ErrFull,        // disk_full
	"53300":  store.ErrBusy,        // too_many_connections
	"55P03":  store.ErrBusy,        // lock_not_available
	"57014":  store.ErrBusy,        // query_canceled, by statement_timeout
	"57P01":  store.ErrUnreachable, // admin_shutdown
	"57P02":  store.ErrUnreachable, // crash_shutdown
	"57P03":  store.ErrUnreachable, // cannot_connect_now
	"58030":  store.ErrDisk,        // io_error
	"XX001":  store.ErrDamaged,     // data_corrupted
	"XX002":  store.ErrDamaged,     // index_corrupted
}

// named adds the cause to an error of the driver.
func named(err error) error {
	var refused *pgconn.PgError
	var unconnected *pgconn.ConnectError
	switch {
	case errors.As(err, &refused) && causes[refused.Code] != nil:
		return fmt.Errorf("%w (%w)", causes[refused.Code], err)
	case errors.As(err, &unconnected) && refused != nil:
		return fmt.Errorf("%w (%w)", store.ErrRefused, err)
	case errors.As(err, &unconnected):
		return fmt.Errorf("%w (%w)", store.ErrUnreachable, err)
	}
	return err
}

// Reason returns what the server or the network says of an error, for people to read: without user and address.
func Reason(err error) string {
	var refused *pgconn.PgError
	var network *net.OpError
	var name *net.DNSError
	switch {
	case errors.As(err, &refused):
		return refused.Message
	case errors.As(err, &name):
		return name.Err
	case errors.As(err, &network):
		return network.Err.Error()
	}
	return err.Error()
}

// found replaces the error of an empty result by [store.ErrNotFound], and that of a key that no row can have.
func found(err error) error {
	if errors.Is(err, pgx.ErrNoRows) || coded(err, noText) {
		return store.ErrNotFound
	}
	return err
}

// coded reports whether the server refused something with one of these codes.
func coded(err error, codes ...string) bool {
	var refused *pgconn.PgError
	return errors.As(err, &refused) && slices.Contains(codes, refused.Code)
}
