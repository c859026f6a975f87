package web

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"time"

	"ennead/internal/table"
)

// From where on a server should get no visitors.
const (
	leastFree  = 64 << 20        // bytes on the disk
	longLost   = time.Minute     // without notices of other servers; until then the store makes up for them
	mostOffset = 5 * time.Second // of the clock
)

// check is one thing that a server needs.
type check struct {
	Name     string `json:"name"`
	OK       bool   `json:"ok"`
	Why      string `json:"why,omitempty"`
	Excluded bool   `json:"excluded,omitempty"`
}

// readiness is what /readyz answers.
type readiness struct {
	Ready  bool    `json:"ready"`
	Checks []check `json:"checks"`
}

// Monitored answers programs that watch over the server, and nobody else: for a listener of their own.
func (s *Server) Monitored() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /healthz", s.health)
	mux.HandleFunc("GET /livez", s.live)
	mux.HandleFunc("GET /readyz", s.readyz)
	return mux
}

// readyz tells a load balancer whether to send visitors here, and a host what is wrong if not. ?exclude=NAME leaves a
// check out of the result, as often as wanted.
func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	is := readiness{Ready: true, Checks: s.checks(r)}
	excluded := r.URL.Query()["exclude"]
	for i := range is.Checks {
		c := &is.Checks[i]
		if c.Excluded = slices.Contains(excluded, c.Name); !c.OK && !c.Excluded {
			is.Ready = false
		}
	}
	w.Header().Set("Content-Type", "application/json")
	if !is.Ready {
		w.WriteHeader(http.StatusServiceUnavailable)
	}
	to := json.NewEncoder(w)
	to.SetIndent("", "  ")
	_ = to.Encode(is) // fails only if whoever asked is gone
}

// checks looks at everything that the server needs.
func (s *Server) checks(r *http.Request) []check {
	house := s.House.Figures()
	serving, disk, store := check{Name: "serving"}, check{Name: "disk"}, check{Name: "store"}
	hints, clock := check{Name: "hints"}, check{Name: "clock"}
	if s.draining() {
		serving.Why = "the server is about to stop"
	}
	if s.Free != nil {
		if bytes, ok := s.Free(); ok && bytes < leastFree {
			disk.Why = "the server's disk is nearly full"
		}
	}
	if err := s.House.Well(r.Context()); err != nil {
		store.Why = unwell(err)
	}
	if house.Lost > longLost {
		hints.Why = fmt.Sprintf("notices of other servers have been lost for %v", house.Lost.Round(time.Second))
	}
	if off := house.Offset; off.Abs() > mostOffset {
		clock.Why = fmt.Sprintf("the clock differs from the store's by %v", off.Abs().Round(100*time.Millisecond))
	}
	all := []check{serving, disk, store, hints, clock}
	for i := range all {
		all[i].OK = all[i].Why == ""
	}
	return all
}

// unwell says in one line what prevents the house from working, without file names.
func unwell(err error) string {
	var problem *table.Problem
	if errors.As(err, &problem) {
		return problem.Error()
	}
	return "the store does not respond"
}
