package web

import (
	"embed"
	"io/fs"
	"log/slog"
	"net/http"
	"net/url"
	"sync"
	"sync/atomic"
	"time"

	"ennead/docs/rules"
	"ennead/internal/bus"
	"ennead/internal/clubs"
	"ennead/internal/contests"
	"ennead/internal/forwarded"
	"ennead/internal/gamekit"
	"ennead/internal/lobby"
	"ennead/internal/locale"
	"ennead/internal/notice"
	"ennead/internal/person"
	"ennead/internal/profile"
	"ennead/internal/puzzle"
	"ennead/internal/table"
	"ennead/internal/trace"
	"ennead/internal/web/page"
)

//go:embed words
var words embed.FS

// Words are the sentences of the site, for [locale.New].
var Words = func() fs.FS {
	sub, err := fs.Sub(words, "words")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return sub
}()

// Config configures a site.
type Config struct {
	House  *table.House
	People *person.People
	Lobby  *lobby.Lobby
	// Contests and Clubs are those that people hold here.
	Contests *contests.Contests
	Clubs    *clubs.Clubs
	// Notices tells people what happens at their tables.
	Notices *notice.Courier
	Bus     bus.Bus
	Kits    []*gamekit.Kit     // the games, each with its board, in the order in which they are offered
	Levels  []string           // of the bots, weakest first
	Words   *locale.Catalogues // made with [Words] among its sources
	// Rules returns the rules of a game in a language.
	Rules func(game, lang string) (*rules.Book, bool)
	// Post sends letters; nil if the house sends none.
	Post Post
	// Key is that by which older programs signed the cookies of visitors.
	Key []byte
	// URL is the public address of the site, a scheme and a host; nil to take it from each request.
	URL *url.URL
	// Proxies are those whose X-Forwarded headers are trusted.
	Proxies forwarded.Proxies
	// Gallery enables the gallery of all drawings; [piece.Words] must then be among the words.
	Gallery bool
	Log     *slog.Logger
	// LogRequests logs every request.
	LogRequests bool
	// Free returns how many bytes are left for the data; nil if they are not on a disk of this machine.
	Free func() (bytes uint64, ok bool)
	// Meter measures requests; nil if nobody does.
	Meter Meter
}

// Meter measures requests.
type Meter interface {
	// Answered says how a request for a route was answered. The route is the pattern of [Server.routes], or empty.
	Answered(route string, status int, took time.Duration)
}

// Server is the site.
type Server struct {
	Config
	files    *files
	mux      *http.ServeMux
	handler  http.Handler
	limits   *limiter
	closing  chan struct{}
	close    func() // calls close only once
	hints    hints
	puzzles  *puzzle.Book
	pictures *pictures
	openers  *profile.Openers
	bulks    chan struct{} // one for each file of records that is being sent
	guests   []string      // the words for a guest in all languages
	streams  atomic.Int64  // open ones
	beat     time.Duration // between two signs of life in a stream

	drain     drain
	drainOnce sync.Once
}

// New makes the site.
func New(c Config) *Server {
	if c.Log == nil {
		c.Log = slog.Default()
	}
	s := &Server{Config: c, files: newFiles(c.Kits), limits: newLimiter(), closing: make(chan struct{}),
		beat: heartbeat, puzzles: puzzle.New(c.Kits), pictures: newPictures(),
		bulks: make(chan struct{}, mostBulks), drain: drain{began: make(chan struct{})}}
	s.openers = profile.NewOpeners(c.House, s.deedsOf)
	for _, lang := range locale.Langs {
		s.guests = append(s.guests, c.Words.In(lang).Word("site.home.guest"))
	}
	s.close = sync.OnceFunc(func() { close(s.closing) })
	s.mux = s.newMux()
	s.handler = s.chain(http.HandlerFunc(s.dispatch))
	return s
}

func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.handler.ServeHTTP(w, r) }

// Close ends the event streams, so that a server can shut down. Further calls do nothing.
func (s *Server) Close() { s.close() }

// Streams returns how many event streams are open.
func (s *Server) Streams() int { return int(s.streams.Load()) }

// Listener returns an HTTP server for the site with its time limits. Event streams lift theirs.
func (s *Server) Listener(addr string) *http.Server {
	server := &http.Server{
		Addr: addr, Handler: s,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       30 * time.Second,
		WriteTimeout:      60 * time.Second,
		IdleTimeout:       120 * time.Second,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          slog.NewLogLogger(s.Log.Handler(), slog.LevelWarn),
	}
	server.RegisterOnShutdown(s.Close)
	return server
}

// dispatch answers by the routes, and with a page of ours if none fits.
func (s *Server) dispatch(w http.ResponseWriter, r *http.Request) {
	if _, pattern := s.mux.Handler(r); pattern != "" {
		r.Pattern = pattern // for the log
		within, end := trace.Begin(r.Context(), pattern)
		defer end(nil)
		s.mux.ServeHTTP(w, r.WithContext(within))
		return
	}
	lost := &silent{header: w.Header()}
	s.mux.ServeHTTP(lost, r)
	if lost.status == http.StatusMethodNotAllowed {
		s.problem(w, r, lost.status, page.Notice{Key: "site.problem.method"})
		return
	}
	s.problem(w, r, http.StatusNotFound, page.Notice{Key: "site.problem.nothing"})
}

// silent records what the mux answers to a request that no route fits: its status, and the Allow header.
type silent struct {
	header http.Header
	status int
}

func (w *silent) Header() http.Header         { return w.header }
func (w *silent) Write(b []byte) (int, error) { return len(b), nil }
func (w *silent) WriteHeader(status int)      { w.status = status }
