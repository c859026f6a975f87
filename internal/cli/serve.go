package cli

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"io/fs"
	"log/slog"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"syscall"
	"time"
	"unicode/utf8"

	"ennead/bot"
	"ennead/docs/rules"
	"ennead/game"
	"ennead/games"
	"ennead/games/box"
	"ennead/internal/clubs"
	"ennead/internal/contests"
	"ennead/internal/desk"
	"ennead/internal/door"
	"ennead/internal/lobby"
	"ennead/internal/locale"
	"ennead/internal/metrics"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/table"
	"ennead/internal/trace"
	"ennead/internal/web"
)

type serveCommand struct {
	front
	place
	Components string            `env:"ENNEAD_COMPONENTS" placeholder:"FILE"`
	Rated      map[string]string `name:"rated-components" mapsep:";" env:"ENNEAD_RATED_COMPONENTS" placeholder:"HASH=NAME"`
	Foreign    string            `name:"foreign-components" default:"yes" enum:"yes,no" env:"ENNEAD_FOREIGN_COMPONENTS" placeholder:"WHICH"`
	Pause      time.Duration     `aliases:"bot-delay" default:"700ms" env:"ENNEAD_PAUSE" placeholder:"TIME"`
	Bots       string            `default:"levels" enum:"levels,any" env:"ENNEAD_BOTS" placeholder:"WHICH"`
	Gallery    bool              `env:"ENNEAD_GALLERY"`
	Forget     time.Duration     `aliases:"expire" default:"720h" env:"ENNEAD_FORGET" placeholder:"TIME"`
	Absent     time.Duration     `default:"336h" env:"ENNEAD_ABSENT" placeholder:"TIME"`
	Quotas     float64           `default:"1" env:"ENNEAD_QUOTAS" placeholder:"TIMES"`
	Words      string            `name:"forbidden-words" env:"ENNEAD_FORBIDDEN_WORDS" placeholder:"FILE"`
	Chat       string            `default:"all" enum:"all,phrases,off" env:"ENNEAD_CHAT" placeholder:"WHICH"`
	retention
	operation
	letters
}

func (serveCommand) Help() string {
	return "ennead serve --listen 127.0.0.1:8080 --data ./data"
}

// packed is how long a finished game stays as it was played, since people look back at it, talk and open copies.
const packed = 24 * time.Hour

// grace is how long requests may take once the server is stopping.
const grace = 10 * time.Second

// Run runs the server until a signal comes.
func (s serveCommand) Run(c *console, ctx *context.Context) error {
	log := slog.New(trace.Handler(slog.NewTextHandler(c.err, nil)))
	components, err := s.components()
	if err != nil {
		return err
	}
	forbidden, err := s.forbidden()
	if err != nil {
		return err
	}
	known, err := s.site()
	if err != nil {
		return err
	}
	if err := s.ratedComponents(); err != nil {
		return err
	}
	does, err := s.duties(s.place)
	if err != nil {
		return err
	}
	mail, shutMail, err := s.post(known, log)
	if err != nil {
		return err
	}
	defer shutMail()
	var in entrance
	defer func() { in.close() }()
	alone := s.NATS == ""
	if does.web && alone {
		if in, err = s.listen(*ctx); err != nil {
			return err
		}
	}
	proxies, err := s.believed(known, in.addr())
	if err != nil {
		return err
	}
	meter, asked, err := s.meter(*ctx)
	if err != nil {
		return err
	}
	if asked != nil {
		defer asked.Close()
	}
	exported, err := trace.Export(*ctx)
	if err != nil {
		return err
	}
	defer func() {
		if err := exported(context.WithoutCancel(*ctx)); err != nil {
			log.Warn("the last traces are lost", "error", err)
		}
	}()
	hints, shut, err := s.hints(log)
	if err != nil {
		return err
	}
	defer shut()
	db, err := s.open(*ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	lessons, err := guides()
	if err != nil {
		return err
	}
	words, err := catalogues()
	if err != nil {
		return err
	}
	words = words.Reporting(func(err error) { log.Warn("a message is incomplete", "error", err) })
	seats := seating{any: s.Bots == "any"}
	conf := table.Config{
		Store: db, Bus: hints, Games: games.Versions(), Build: version(),
		Bots: seats.bot, Levels: seats.levels(), Limit: seats.limit,
		Analyst: analyst, Advisor: advisor, Guides: lessons, Deeds: deeds, Handed: handed, Components: components,
		OwnComponents: s.Foreign == "no", RatedComponents: s.Rated,
		Reserved: reserved(words), Words: forbidden, Speech: table.Speech(s.Chat),
		Quotas:  table.UsualQuotas.Times(s.Quotas),
		Workers: runtime.GOMAXPROCS(0), Patience: patience, Pause: s.Pause, Forget: s.Forget,
		Notices: known != nil, ForgetBegun: s.ForgetBegun, Pack: packed, Absent: s.Absent, Log: log,
		Roles: does.roles, Now: c.now,
	}
	if meter != nil {
		conf.Meter = meter
	}
	house, err := table.Open(*ctx, conf)
	if err != nil {
		return s.trouble(err)
	}
	defer house.Close()
	accounts, err := acquainted(*ctx, db, house)
	if err != nil {
		return s.trouble(err)
	}
	defer s.desk(house, accounts, known, log)()
	if does.web && !alone { // until this server can answer, others do
		if in, err = s.listen(*ctx); err != nil {
			return err
		}
		if proxies, err = s.believed(known, in.addr()); err != nil {
			return err
		}
	}
	seekers := lobby.Open(lobby.Config{Store: db, House: house, Level: bot.Levels[(len(bot.Levels)-1)/2].Name,
		Jobs: does.jobs(), Alone: alone, Log: log})
	defer seekers.Close()
	held := contests.Open(contests.Config{Store: db, House: house, Jobs: does.jobs(), Log: log})
	defer held.Close()
	telling, err := s.courier(*ctx, db, house, accounts, mail, known, words, log)
	if err != nil {
		return s.trouble(err)
	}
	telling.Jobs = known != nil && does.jobs()
	told := notice.Open(telling)
	defer told.Close()
	pages := web.Config{House: house, People: accounts, Lobby: seekers, Contests: held,
		Clubs: &clubs.Clubs{Store: db, Now: house.Time, Quota: house.Quota}, Notices: told, Bus: hints, Words: words,
		URL: known, Proxies: proxies, Gallery: s.Gallery, LogRequests: s.LogRequests, Log: log, Free: s.free()}
	if meter != nil {
		pages.Meter = meter
	}
	if mail != nil {
		pages.Post = mail
	}
	site := joined(pages)
	s.announce(c, known, in.addr())
	c.say("cli.serve.stop")
	if err := c.Flush(); err != nil {
		return err
	}
	var doors []door.Door
	if does.web {
		doors = s.doors(*ctx, site.Listener(in.addr().String()), in, s.Data, log)
	}
	if meter != nil {
		doors = append(doors, watch(meter, asked, metrics.Parts{House: house, Bus: hints, Store: db,
			Streams: site.Streams, Free: s.free()}, site, log))
	}
	serving, stop := s.drained(*ctx, site, does.web)
	defer stop()
	if err := door.Serve(serving, grace, doors...); err != nil {
		return err
	}
	c.say("cli.serve.bye")
	return nil
}

// announce says where the server can be reached, and where the games are.
func (s serveCommand) announce(c *console, known *url.URL, at net.Addr) {
	switch {
	case at == nil:
		c.say("cli.serve.unvisited", "roles", strings.Join(s.Roles, ", "))
	case known == nil:
		c.say("cli.serve.ready", "address", s.reached(at))
	default:
		c.say("cli.serve.known", "address", known.String(), "at", s.reached(at))
	}
	c.say("cli.serve.data", "folder", s.name())
}

// reached returns the address at which a browser on this machine reaches the server.
func (s serveCommand) reached(at net.Addr) string { return s.scheme() + "://" + address(at.String()) }

// desk opens the desk of the house for the commands tables and admin; whoever can open a database does without.
func (s serveCommand) desk(house *table.House, p *person.People, known *url.URL, log *slog.Logger) (shut func()) {
	if s.Store != "" {
		return func() {}
	}
	site := ""
	if known != nil {
		site = known.String()
	}
	shut, err := desk.Serve(s.Data, desk.Local(house, p, site))
	if err != nil { // such as on a file system without sockets
		log.Warn("ennead tables and ennead admin will work only while the server is stopped", "error", err)
		return func() {}
	}
	return shut
}

// acquainted returns those who play in a house.
func acquainted(ctx context.Context, db store.Store, house *table.House) (*person.People, error) {
	key, err := db.Setting(ctx, "cookie key", random32())
	if err != nil {
		return nil, err
	}
	return person.New(person.Config{Store: db, Key: key, Name: house.ChosenName}), nil
}

// joined returns the site: the house and its people, with boards and rules.
func joined(conf web.Config) *web.Server {
	conf.Key = conf.People.Key
	conf.Kits, conf.Levels, conf.Rules = games.Kits, levelNames(), rules.Open
	return web.New(conf)
}

// reserved returns the names that no person may take, in all languages: those of the levels, and others that could be
// mistaken for the server or its bots.
func reserved(words *locale.Catalogues) (all []string) {
	for _, lang := range locale.Langs {
		w := words.In(lang)
		all = append(all, strings.Split(w.Word("site.names.reserved"), ", ")...)
		for _, level := range levelNames() {
			all = append(all, w.Word("site.level."+level))
		}
	}
	return all
}

func random32() []byte {
	b := make([]byte, 32)
	rand.Read(b) // it never fails: the program ends if the system has no randomness
	return b
}

// components reads the components file and finds the game that it belongs to.
func (s serveCommand) components() (map[string][]byte, error) {
	if s.Components == "" {
		return nil, nil
	}
	g, text, err := readComponents(s.Components)
	if err != nil {
		return nil, err
	}
	return map[string][]byte{g.ID(): text}, nil
}

// readComponents reads a components file, and finds the game that it belongs to.
func readComponents(file string) (game.Game, []byte, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, nil, err
	}
	text = bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	g := ofGame(text)
	if g == nil {
		return nil, nil, wrong("cli.error.whose", "file", file)
	}
	least, _ := g.Players()
	var fault *box.Fault
	if _, err := g.New(game.Setup{Players: least, Components: text}); errors.As(err, &fault) &&
		faults[fault.Kind] != "" {
		return nil, nil, wrong("cli.error.file", "file", file, "detail", err)
	} else if err != nil {
		return nil, nil, wrong("cli.error.components", "file", file, "game", g.ID(), "detail", err.Error())
	}
	return g, text, nil
}

// shared matches the hash of components and the name that a rated list gives them.
var shared = regexp.MustCompile(`^[0-9a-f]{64}$`)

// ratedComponents checks the rated list of components.
func (s serveCommand) ratedComponents() error {
	for hash, name := range s.Rated {
		if name = strings.TrimSpace(name); !shared.MatchString(hash) || name == "" ||
			utf8.RuneCountInString(name) > table.MaxBoxName {
			return usage("cli.error.rated_components", "value", hash+"="+name)
		}
	}
	return nil
}

// forbidden reads the words that nobody may write at a table.
func (s serveCommand) forbidden() (*table.Wordlist, error) {
	if s.Words == "" {
		return nil, nil //nolint:nilnil // the host forbids none
	}
	file, err := os.Open(s.Words)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }() // nothing was written
	list, err := table.ReadWords(file)
	if errors.Is(err, table.ErrListLong) || errors.Is(err, table.ErrListWord) {
		return nil, wrong("cli.error.words", "file", s.Words)
	}
	return list, err
}

// identity matches where components name their game, among other ids.
var identity = regexp.MustCompile(`(?m)^\s+(?:game_)?id: *"?([a-z]+)`)

// ofGame returns the game whose components these are, nil if they name none.
func ofGame(components []byte) game.Game {
	for _, id := range identity.FindAllSubmatch(components, -1) {
		if g := games.Find(string(id[1])); g != nil {
			return g
		}
	}
	return nil
}

// listenError says what to do about a port that cannot be opened.
func listenError(address string, err error) error {
	switch {
	case errors.Is(err, syscall.EADDRINUSE):
		return wrong("cli.error.listening", "address", address)
	case errors.Is(err, syscall.EACCES):
		return wrong("cli.error.port", "address", address)
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		return wrong("cli.error.elsewhere", "address", address)
	}
	return wrong("cli.error.listen", "address", address, "detail", err)
}

// database returns the path of the database in the data folder.
func database(folder string) string { return filepath.Join(folder, "ennead.db") }

// storeError says where the database is, and what to do.
func storeError(folder string, err error) error {
	var path *fs.PathError
	if errors.Is(err, store.ErrReadOnly) && errors.As(err, &path) {
		return wrong("cli.error.read_only_why", "file", folder, "detail", path)
	}
	for _, cause := range []struct {
		err error
		key string
	}{
		{store.ErrNewer, "cli.error.newer"}, {store.ErrReadOnly, "cli.error.read_only"},
		{store.ErrBusy, "cli.error.busy"},
		{store.ErrForeign, "cli.error.foreign"}, {store.ErrDamaged, "cli.error.damaged"},
		{store.ErrLost, "cli.error.lost"}, {store.ErrNoJournal, "cli.error.no_journal"},
		{store.ErrOlder, "cli.error.older"},
		{store.ErrFull, "cli.error.disk"}, {store.ErrDisk, "cli.error.disk"},
	} {
		if errors.Is(err, cause.err) {
			return wrong(cause.key, "file", folder)
		}
	}
	return wrong("cli.error.file", "file", folder, "detail", err)
}

// address returns what a browser on this machine would open.
func address(listening string) string {
	host, port, err := net.SplitHostPort(listening)
	if err != nil {
		return listening
	}
	if ip := net.ParseIP(host); ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return net.JoinHostPort(host, port)
}

// dataDir returns where the data of this person's programs belong (XDG base directories on Unix).
func dataDir(env func(string) string) string {
	if dir := env("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "ennead")
	}
	home, err := os.UserHomeDir()
	switch {
	case err != nil:
		return "ennead-data"
	case runtime.GOOS == "darwin":
		return filepath.Join(home, "Library", "Application Support", "ennead")
	case runtime.GOOS == "windows" && env("LOCALAPPDATA") != "":
		return filepath.Join(env("LOCALAPPDATA"), "ennead")
	}
	return filepath.Join(home, ".local", "share", "ennead")
}
