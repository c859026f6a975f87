package desk

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"time"

	"ennead/game"
	"ennead/internal/person"
	"ennead/internal/store"
	"ennead/internal/table"
)

// errNoAct says that an act does not exist.
var errNoAct = errors.New("there is no such act")

// socket returns the path of the socket of a data folder: relative to the working folder if that is shorter, since
// systems allow about a hundred characters.
func socket(folder string) string {
	path := filepath.Join(folder, "house.sock")
	if here, err := os.Getwd(); err == nil && filepath.IsAbs(path) {
		if short, err := filepath.Rel(here, path); err == nil && len(short) < len(path) {
			return short
		}
	}
	return path
}

// order is a request to the desk, and answer its response. A problem is the key of a [table.Problem].
type (
	order struct {
		Act   Act       `json:"act"`
		Table table.ID  `json:"table"`
		Seat  game.Seat `json:"seat"`
	}
	answer struct {
		Tables   []Table   `json:"tables,omitempty"`
		Accounts []Account `json:"accounts,omitempty"`
		Problem  string    `json:"problem,omitempty"`
		Detail   string    `json:"detail,omitempty"`

		Leaders  []table.Leader     `json:"leaders,omitempty"`
		Rebuilt  store.Rebuilt      `json:"rebuilt,omitzero"`
		Facts    table.FactsRebuilt `json:"facts,omitzero"`
		Reports  []table.Report     `json:"reports,omitempty"`
		Cases    []Case             `json:"cases,omitempty"`
		Measures []Measure          `json:"measures,omitempty"`
		Audit    Audit              `json:"audit,omitzero"`
		Added    bool               `json:"added,omitempty"`
	}
)

// refusals are the errors about accounts, which their text names.
var refusals = []error{person.ErrNobody, person.ErrRole, person.ErrName, person.ErrReason, person.ErrSaid,
	person.ErrDays, person.ErrAlready, person.ErrLifted, person.ErrDecided, person.ErrNoMeasure, person.ErrSettled,
	person.ErrRenewed}

// maxOrder limits a request, in bytes.
const maxOrder = 4096

// Serve opens the socket of a data folder, which nobody else may be using, and answers until it is shut.
func Serve(folder string, d Desk) (shut func(), err error) {
	path := socket(folder)
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) { // left by a server that was killed
		return nil, err
	}
	listener, err := (&net.ListenConfig{}).Listen(context.Background(), "unix", path)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(path, 0o600); err != nil {
		return nil, errors.Join(err, listener.Close())
	}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /tables", func(w http.ResponseWriter, r *http.Request) {
		list, err := d.Tables(r.Context())
		reply(w, answer{Tables: list}, err)
	})
	mux.HandleFunc("POST /do", func(w http.ResponseWriter, r *http.Request) {
		var o order
		err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxOrder)).Decode(&o)
		if err == nil {
			err = d.Do(r.Context(), o.Act, o.Table, o.Seat)
		}
		reply(w, answer{}, err)
	})
	mux.HandleFunc("GET /accounts", func(w http.ResponseWriter, r *http.Request) {
		list, err := d.Accounts(r.Context())
		reply(w, answer{Accounts: list}, err)
	})
	mux.HandleFunc("POST /manage", func(w http.ResponseWriter, r *http.Request) {
		var e Errand
		var a Account
		err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxOrder)).Decode(&e)
		if err == nil {
			a, err = d.Manage(r.Context(), e)
		}
		reply(w, answer{Accounts: []Account{a}}, err)
	})
	mux.HandleFunc("GET /reports", func(w http.ResponseWriter, r *http.Request) {
		list, err := d.Reports(r.Context())
		reply(w, answer{Reports: list}, err)
	})
	mux.HandleFunc("POST /settle", func(w http.ResponseWriter, r *http.Request) {
		var report string
		err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxOrder)).Decode(&report)
		if err == nil {
			err = d.Settle(r.Context(), report)
		}
		reply(w, answer{}, err)
	})
	mux.HandleFunc("GET /cases", func(w http.ResponseWriter, r *http.Request) {
		list, err := d.Cases(r.Context())
		reply(w, answer{Cases: list}, err)
	})
	mux.HandleFunc("POST /dismiss", func(w http.ResponseWriter, r *http.Request) {
		var which Dismissal
		err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxOrder)).Decode(&which)
		if err == nil {
			err = d.Dismiss(r.Context(), which)
		}
		reply(w, answer{}, err)
	})
	mux.HandleFunc("GET /leaders/{game}", func(w http.ResponseWriter, r *http.Request) {
		list, err := d.Leaders(r.Context(), r.PathValue("game"))
		reply(w, answer{Leaders: list}, err)
	})
	mux.HandleFunc("POST /rebuild", func(w http.ResponseWriter, r *http.Request) {
		found, err := d.RebuildRatings(r.Context())
		reply(w, answer{Rebuilt: found}, err)
	})
	mux.HandleFunc("POST /trial", func(w http.ResponseWriter, r *http.Request) {
		var t store.Trial
		var added bool
		err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxOrder)).Decode(&t)
		if err == nil {
			added, err = d.AddTrial(r.Context(), t)
		}
		reply(w, answer{Added: added}, err)
	})
	mux.HandleFunc("POST /facts", func(w http.ResponseWriter, r *http.Request) {
		found, err := d.RebuildFacts(r.Context())
		reply(w, answer{Facts: found}, err)
	})
	mux.HandleFunc("POST /judge", func(w http.ResponseWriter, r *http.Request) {
		var v Verdict
		var m Measure
		err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxOrder)).Decode(&v)
		if err == nil {
			m, err = d.Judge(r.Context(), v)
		}
		reply(w, answer{Measures: []Measure{m}}, err)
	})
	mux.HandleFunc("POST /measures", func(w http.ResponseWriter, r *http.Request) {
		var name string
		var list []Measure
		err := json.NewDecoder(http.MaxBytesReader(w, r.Body, maxOrder)).Decode(&name)
		if err == nil {
			list, err = d.Measures(r.Context(), name)
		}
		reply(w, answer{Measures: list}, err)
	})
	mux.HandleFunc("GET /appeals", func(w http.ResponseWriter, r *http.Request) {
		list, err := d.Appeals(r.Context())
		reply(w, answer{Measures: list}, err)
	})
	mux.HandleFunc("GET /audit", func(w http.ResponseWriter, r *http.Request) {
		a, err := d.Audit(r.Context())
		reply(w, answer{Audit: a}, err)
	})
	server := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		_ = server.Serve(listener) // until it is closed
	}()
	return func() {
		_ = server.Close() // the server stops whatever is in progress
		<-ended
	}, nil
}

func reply(w http.ResponseWriter, a answer, err error) {
	var problem *table.Problem
	if trouble := table.Trouble(err); trouble != nil {
		err = trouble
	}
	switch {
	case errors.As(err, &problem):
		a.Problem = problem.Key
	case err != nil:
		a.Detail = err.Error()
		for _, refusal := range refusals {
			if errors.Is(err, refusal) {
				a.Detail = refusal.Error()
			}
		}
	}
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(a) // the client may have gone
}

// Dial returns the desk of a server that runs elsewhere on this machine; [ErrClosed] if none does.
func Dial(ctx context.Context, folder string) (Desk, error) {
	path := socket(folder)
	var dialer net.Dialer
	conn, err := dialer.DialContext(ctx, "unix", path)
	if err != nil {
		return nil, fmt.Errorf("%w (%w)", ErrClosed, err)
	}
	if err := conn.Close(); err != nil {
		return nil, err
	}
	return remote{&http.Client{Transport: &http.Transport{
		DisableKeepAlives: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return dialer.DialContext(ctx,
				"unix", path)
		},
	}}}, nil
}

// ErrClosed says that no server is running on that folder.
var ErrClosed = errors.New("no server is running on that folder")

type remote struct{ client *http.Client }

func (r remote) Tables(ctx context.Context) ([]Table, error) {
	a, err := r.ask(ctx, http.MethodGet, "/tables", nil)
	return a.Tables, err
}

func (r remote) Do(ctx context.Context, a Act, id table.ID, seat game.Seat) error {
	_, err := r.post(ctx, "/do", order{a, id, seat})
	return err
}

func (r remote) Accounts(ctx context.Context) ([]Account, error) {
	a, err := r.ask(ctx, http.MethodGet, "/accounts", nil)
	return a.Accounts, err
}

func (r remote) Manage(ctx context.Context, e Errand) (Account, error) {
	a, err := r.post(ctx, "/manage", e)
	if err != nil || len(a.Accounts) == 0 {
		return Account{}, err
	}
	return a.Accounts[0], nil
}

func (r remote) Reports(ctx context.Context) ([]table.Report, error) {
	a, err := r.ask(ctx, http.MethodGet, "/reports", nil)
	return a.Reports, err
}

func (r remote) Settle(ctx context.Context, report string) error {
	_, err := r.post(ctx, "/settle", report)
	return err
}

func (r remote) Cases(ctx context.Context) ([]Case, error) {
	a, err := r.ask(ctx, http.MethodGet, "/cases", nil)
	return a.Cases, err
}

func (r remote) Dismiss(ctx context.Context, d Dismissal) error {
	_, err := r.post(ctx, "/dismiss", d)
	return err
}

func (r remote) Leaders(ctx context.Context, game string) ([]table.Leader, error) {
	a, err := r.ask(ctx, http.MethodGet, "/leaders/"+url.PathEscape(game), nil)
	return a.Leaders, err
}

func (r remote) RebuildRatings(ctx context.Context) (store.Rebuilt, error) {
	a, err := r.post(ctx, "/rebuild", nil)
	return a.Rebuilt, err
}

func (r remote) AddTrial(ctx context.Context, t store.Trial) (added bool, err error) {
	a, err := r.post(ctx, "/trial", t)
	return a.Added, err
}

func (r remote) RebuildFacts(ctx context.Context) (table.FactsRebuilt, error) {
	a, err := r.post(ctx, "/facts", nil)
	return a.Facts, err
}

func (r remote) Judge(ctx context.Context, v Verdict) (Measure, error) {
	a, err := r.post(ctx, "/judge", v)
	if err != nil || len(a.Measures) == 0 {
		return Measure{}, err
	}
	return a.Measures[0], nil
}

func (r remote) Measures(ctx context.Context, name string) ([]Measure, error) {
	a, err := r.post(ctx, "/measures", name)
	return a.Measures, err
}

func (r remote) Appeals(ctx context.Context) ([]Measure, error) {
	a, err := r.ask(ctx, http.MethodGet, "/appeals", nil)
	return a.Measures, err
}

func (r remote) Audit(ctx context.Context) (Audit, error) {
	a, err := r.ask(ctx, http.MethodGet, "/audit", nil)
	return a.Audit, err
}

func (r remote) post(ctx context.Context, path string, what any) (a answer, err error) {
	body, err := json.Marshal(what)
	if err != nil {
		return a, err
	}
	return r.ask(ctx, http.MethodPost, path, body)
}

func (r remote) ask(ctx context.Context, method, path string, body []byte) (a answer, err error) {
	request, err := http.NewRequestWithContext(ctx, method, "http://house"+path, bytes.NewReader(body))
	if err != nil {
		return a, err
	}
	got, err := r.client.Do(request)
	if err != nil {
		return a, err
	}
	defer func() { err = errors.Join(err, got.Body.Close()) }()
	if err := json.NewDecoder(got.Body).Decode(&a); err != nil {
		return a, fmt.Errorf("unexpected answer from the server: %w", err)
	}
	return a, a.err()
}

// err returns the error, as the house itself would return it.
func (a answer) err() error {
	for _, p := range table.Problems() {
		if p.Key == a.Problem {
			return p
		}
	}
	for _, refusal := range refusals {
		if refusal.Error() == a.Detail {
			return refusal
		}
	}
	if a.Problem+a.Detail != "" {
		return errors.New(a.Problem + a.Detail)
	}
	return nil
}
