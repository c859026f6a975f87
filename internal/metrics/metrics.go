package metrics

import (
	"cmp"
	"net/http"
	"slices"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"ennead/internal/bus"
	"ennead/internal/store"
	"ennead/internal/table"
)

// Metrics measures a server. It is a [table.Meter] and a web.Meter.
type Metrics struct {
	registry *prometheus.Registry

	requests           *prometheus.CounterVec
	answers            *prometheus.HistogramVec
	changes            *prometheus.CounterVec
	choices, replays   *prometheus.HistogramVec
	loads              prometheus.Histogram
	thoughts           *prometheus.HistogramVec
	outcomes           map[table.Outcome]prometheus.Counter
	byPerson, byBot    prometheus.Observer
	replayed           map[string]prometheus.Observer
	thoughtBy          map[string]prometheus.Observer
	otherGame, another prometheus.Observer
}

// Buckets in seconds: of requests, of steps within one, and of thinking.
var (
	ofRequests = []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10}
	ofSteps    = []float64{.0001, .00025, .0005, .001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 5}
	ofThoughts = []float64{.001, .005, .025, .1, .25, .5, 1, 2, 4, 8, 16, 32, 60}
)

// other stands for every value of a label that is not known from the start.
const other = "other"

// Program is what a server has from its start.
type Program struct {
	Version string
	Games   map[string]int // the version of the rules of each game
	Levels  []string       // of bots
}

// New returns the metrics of a program.
func New(p Program) *Metrics {
	m := &Metrics{registry: prometheus.NewRegistry(),
		outcomes: map[table.Outcome]prometheus.Counter{}, replayed: map[string]prometheus.Observer{},
		thoughtBy: map[string]prometheus.Observer{}}
	m.requests = counters("ennead_requests_total", "Requests answered, by route and status.", "route", "code")
	m.answers = histograms("ennead_request_seconds", "Time to answer a request, by route; streams are left out.",
		ofRequests, "route")
	m.changes = counters("ennead_changes_total", "What became of changes of tables, such as moves.", "outcome")
	m.choices = histograms("ennead_choice_seconds", "Time from a choice to its being stored.", ofSteps, "by")
	m.loads = prometheus.NewHistogram(prometheus.HistogramOpts{Name: "ennead_load_seconds",
		Help: "Time to read a table from the store.", Buckets: ofSteps})
	m.replays = histograms("ennead_replay_seconds", "Time to replay the record of a table.", ofSteps, "game")
	m.thoughts = histograms("ennead_thought_seconds", "Time that a bot thought about a choice.", ofThoughts, "level")
	build := gauges("ennead_build_info", "1, with the version of the program.", "version")
	build.WithLabelValues(p.Version).Set(1)
	known := gauges("ennead_rules_known", "1 for each version of a game's rules that the program knows.", "game",
		"version")
	for game, version := range p.Games {
		known.WithLabelValues(game, strconv.Itoa(version)).Set(1)
		m.replayed[game] = m.replays.WithLabelValues(game)
	}
	for _, level := range p.Levels {
		m.thoughtBy[level] = m.thoughts.WithLabelValues(level)
	}
	m.otherGame, m.another = m.replays.WithLabelValues(other), m.thoughts.WithLabelValues(other)
	for _, o := range []table.Outcome{table.OutcomeStored, table.OutcomeSame, table.OutcomeConflict,
		table.OutcomeStale, table.OutcomeRefused, table.OutcomeFailed} {
		m.outcomes[o] = m.changes.WithLabelValues(string(o))
	}
	m.byPerson, m.byBot = m.choices.WithLabelValues("person"), m.choices.WithLabelValues("bot")
	m.registry.MustRegister(m.requests, m.answers, m.changes, m.choices, m.loads, m.replays, m.thoughts, build, known,
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

func counters(name, help string, labels ...string) *prometheus.CounterVec {
	return prometheus.NewCounterVec(prometheus.CounterOpts{Name: name, Help: help}, labels)
}

func gauges(name, help string, labels ...string) *prometheus.GaugeVec {
	return prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: name, Help: help}, labels)
}

func histograms(name, help string, buckets []float64, labels ...string) *prometheus.HistogramVec {
	return prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: name, Help: help, Buckets: buckets}, labels)
}

// Handler returns what a Prometheus server fetches.
func (m *Metrics) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{}))
	return mux
}

// streams are the routes whose answers last as long as a page is open.
var streams = []string{"GET /events", "GET /t/{id}/events"}

// Answered implements web.Meter.
func (m *Metrics) Answered(route string, status int, took time.Duration) {
	route = cmp.Or(route, "none")
	m.requests.WithLabelValues(route, strconv.Itoa(status)).Inc()
	if !slices.Contains(streams, route) {
		m.answers.WithLabelValues(route).Observe(took.Seconds())
	}
}

// Changed implements [table.Meter].
func (m *Metrics) Changed(o table.Outcome) {
	if c := m.outcomes[o]; c != nil {
		c.Inc()
	}
}

// Chose implements [table.Meter].
func (m *Metrics) Chose(by table.Kind, took time.Duration) {
	if by == table.Bot {
		m.byBot.Observe(took.Seconds())
	} else {
		m.byPerson.Observe(took.Seconds())
	}
}

// Loaded implements [table.Meter].
func (m *Metrics) Loaded(took time.Duration) { m.loads.Observe(took.Seconds()) }

// Replayed implements [table.Meter].
func (m *Metrics) Replayed(game string, took time.Duration) {
	cmp.Or(m.replayed[game], m.otherGame).Observe(took.Seconds())
}

// Thought implements [table.Meter]. A host may let people seat bots that no level names: these count as others.
func (m *Metrics) Thought(level string, took time.Duration) {
	cmp.Or(m.thoughtBy[level], m.another).Observe(took.Seconds())
}

// Parts are the parts of a running server that have figures.
type Parts struct {
	House   *table.House
	Bus     bus.Bus
	Store   store.Store
	Streams func() int            // open event streams
	Free    func() (uint64, bool) // bytes left for the data; nil if the data are elsewhere
}

// Watch adds the figures of a running server.
func (m *Metrics) Watch(p Parts) { m.registry.MustRegister(figures{p}) }

// figures reads what is known of the parts whenever somebody asks.
type figures struct{ Parts }

// kind is a figure without labels, or one of a family.
type kind struct {
	desc *prometheus.Desc
	is   prometheus.ValueType
}

func gauge(name, help string, labels ...string) kind {
	return kind{prometheus.NewDesc(name, help, labels, nil), prometheus.GaugeValue}
}

func counter(name, help string) kind {
	return kind{prometheus.NewDesc(name, help, nil, nil), prometheus.CounterValue}
}

var (
	openStreams   = gauge("ennead_streams", "Open event streams.")
	tables        = gauge("ennead_tables_cached", "Tables in memory.")
	watched       = gauge("ennead_tables_watched", "Tables that somebody looks at.")
	rules         = gauge("ennead_rules_tables", "Tables in memory, by version of the rules.", "game", "version")
	bots          = gauge("ennead_bots", "Bots that think, and that wait for a worker.", "state")
	published     = counter("ennead_hints_published_total", "Notices published on this server.")
	received      = counter("ennead_hints_received_total", "Notices received from other servers.")
	dropped       = counter("ennead_hints_dropped_total", "Notices that a newer one replaced, since a reader was slow.")
	cuts          = counter("ennead_hints_cuts_total", "How often notices of other servers began to be lost.")
	repaired      = counter("ennead_hints_repaired_total", "Lost notices that were made up for by asking the store.")
	lost          = gauge("ennead_hints_lost_seconds", "For how long notices may have been lost; 0 if they arrive.")
	offset        = gauge("ennead_clock_offset_seconds", "How far the clock of the store is ahead of this server's.")
	free          = gauge("ennead_disk_free_bytes", "Bytes left where the data are.")
	connections   = gauge("ennead_pool_connections", "Connections to the database.", "state")
	connectionMax = gauge("ennead_pool_connections_max", "Connections to the database that there may be.")
	waits         = counter("ennead_pool_waits_total", "Calls that found no connection free.")
	waited        = counter("ennead_pool_wait_seconds_total", "How long calls have waited for a connection.")
)

// Describe implements [prometheus.Collector].
func (f figures) Describe(to chan<- *prometheus.Desc) {
	for _, k := range []kind{openStreams, tables, watched, rules, bots, published, received, dropped, cuts, repaired,
		lost, offset, free, connections, connectionMax, waits, waited} {
		to <- k.desc
	}
}

// Collect implements [prometheus.Collector].
func (f figures) Collect(to chan<- prometheus.Metric) {
	tell := func(k kind, value float64, labels ...string) {
		to <- prometheus.MustNewConstMetric(k.desc, k.is, value, labels...)
	}
	is, notices := f.House.Figures(), f.Bus.Counts()
	tell(openStreams, float64(f.Streams()))
	tell(tables, float64(is.Tables))
	tell(watched, float64(is.Watched))
	for played, n := range is.Rules {
		tell(rules, float64(n), played.Game, strconv.Itoa(played.Rules))
	}
	tell(bots, float64(is.Thinking), "thinking")
	tell(bots, float64(is.Waiting), "waiting")
	tell(published, float64(notices.Published))
	tell(received, float64(notices.Received))
	tell(dropped, float64(notices.Dropped))
	tell(cuts, float64(notices.Cuts))
	tell(repaired, float64(is.Repaired))
	tell(lost, is.Lost.Seconds())
	if is.Measured {
		tell(offset, is.Offset.Seconds())
	}
	if f.Free != nil {
		if bytes, ok := f.Free(); ok {
			tell(free, float64(bytes))
		}
	}
	if pooled, ok := f.Store.(store.Pooled); ok {
		pool := pooled.Pool()
		tell(connections, float64(pool.Busy), "busy")
		tell(connections, float64(pool.Idle), "idle")
		tell(connectionMax, float64(pool.Most))
		tell(waits, float64(pool.Waits))
		tell(waited, pool.Waited.Seconds())
	}
}
