package cli

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"os"

	"ennead/games"
	"ennead/internal/bus"
	"ennead/internal/desk"
	"ennead/internal/disk"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/store/postgres"
	"ennead/internal/store/sqlite"
	"ennead/internal/table"
)

// place is where tables are kept: in a file of the data folder, or in a database of a server.
type place struct {
	Data  string `default:"${data}" env:"ENNEAD_DATA" placeholder:"DIR"`
	Store string `env:"ENNEAD_STORE" placeholder:"ADDRESS"`
}

// name returns what people call the place; it holds no password.
func (p place) name() string {
	if p.Store != "" {
		return postgres.Name(p.Store)
	}
	return p.Data
}

// open opens the store.
func (p place) open(ctx context.Context) (store.Store, error) {
	var db store.Store
	var err error
	if p.Store != "" {
		db, err = postgres.Open(ctx, p.Store)
	} else {
		db, err = sqlite.Open(ctx, database(p.Data))
	}
	if err != nil {
		return nil, p.trouble(err)
	}
	return db, nil
}

// free returns what says how many bytes are left for the tables; nil if they are elsewhere.
func (p place) free() func() (bytes uint64, ok bool) {
	if p.Store != "" {
		return nil
	}
	return func() (uint64, bool) { return disk.Free(p.Data) }
}

// exists returns nil if there is something to open.
func (p place) exists() error {
	if p.Store != "" {
		return nil
	}
	if _, err := os.Stat(database(p.Data)); errors.Is(err, fs.ErrNotExist) {
		return wrong("cli.error.no_house", "file", database(p.Data))
	}
	return nil
}

// reach returns the desk of the house. If no server is running in the data folder, or the tables are in a database, it
// opens the house for a moment, and nobody moves there. The desk then knows those whom meet returns: nobody for a
// command about tables, since to know people may write a key of the house.
func (p place) reach(ctx context.Context, meet meeting) (d desk.Desk, leave func(), err error) {
	if p.Store == "" {
		if d, err = desk.Dial(ctx, p.Data); !errors.Is(err, desk.ErrClosed) {
			return d, func() {}, err
		}
	}
	if err := p.exists(); err != nil {
		return nil, nil, err
	}
	db, err := p.open(ctx)
	if err != nil {
		return nil, nil, err
	}
	lessons, err := guides()
	if err != nil {
		return nil, nil, errors.Join(err, db.Close())
	}
	house, err := table.Open(ctx, table.Config{
		Store: db, Bus: bus.New(), Games: games.Versions(), Guides: lessons, Deeds: deeds, Handed: handed,
		Roles: []table.Role{}, Log: slog.New(slog.DiscardHandler),
	})
	if err != nil {
		return nil, nil, errors.Join(p.trouble(err), db.Close())
	}
	leave = func() {
		house.Close()
		_ = db.Close() // what was done has been stored
	}
	met, err := meet(ctx, db, house)
	if err != nil {
		leave()
		return nil, nil, p.trouble(err)
	}
	return desk.Local(house, met, ""), leave, nil
}

// meeting returns those who play in a house.
type meeting func(context.Context, store.Store, *table.House) (*person.People, error)

// strangers is a meeting with nobody.
func strangers(context.Context, store.Store, *table.House) (*person.People, error) {
	return nil, nil //nolint:nilnil // nobody
}

// trouble says where the tables are kept, and what to do.
func (p place) trouble(err error) error {
	var gone *store.Moved
	switch {
	case errors.As(err, &gone) && gone.Done:
		return wrong("cli.error.moved", "file", p.name(), "to", gone.To)
	case errors.As(err, &gone):
		return wrong("cli.error.moving", "file", p.name(), "to", gone.To)
	case errors.Is(err, store.ErrTaken):
		return wrong("cli.error.taken", "file", p.name())
	case p.Store == "":
		return storeError(p.Data, err)
	}
	for _, cause := range []struct {
		err error
		key string
	}{
		{store.ErrAddress, "cli.error.store_address"}, {store.ErrUnreachable, "cli.error.store_unreachable"},
		{store.ErrRefused, "cli.error.store_refused"}, {store.ErrReadOnly, "cli.error.store_refused"},
		{store.ErrBusy, "cli.error.store_refused"}, {store.ErrNewer, "cli.error.store_newer"},
		{store.ErrForeign, "cli.error.store_foreign"}, {store.ErrOlder, "cli.error.older"},
	} {
		if errors.Is(err, cause.err) {
			return wrong(cause.key, "file", p.name(), "detail", postgres.Reason(err))
		}
	}
	return wrong("cli.error.file", "file", p.name(), "detail", postgres.Reason(err))
}
