// Package natstest starts a NATS server for a test, within its process, over a network that the test can disturb.
package natstest

import (
	"context"
	"errors"
	"io"
	"net"
	"strconv"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
)

// Server is a NATS server. Clients reach it by way of a relay, whose address stays the same.
type Server struct {
	relay  net.Listener
	silent atomic.Bool
	all    sync.WaitGroup

	mu   sync.Mutex
	is   *server.Server // nil while it is stopped
	port int
}

const patience = time.Minute

// Run starts a server that ends with the test.
func Run(tb testing.TB) *Server {
	tb.Helper()
	s := &Server{port: server.RANDOM_PORT}
	if err := s.Start(); err != nil {
		tb.Fatal(err)
	}
	var err error
	if s.relay, err = (&net.ListenConfig{}).Listen(tb.Context(), "tcp", "127.0.0.1:0"); err != nil {
		tb.Fatal(err)
	}
	s.all.Go(s.accept)
	tb.Cleanup(func() {
		s.Stop()
		_ = s.relay.Close()
		s.all.Wait()
	})
	return s
}

// URL returns its address.
func (s *Server) URL() string { return "nats://" + s.relay.Addr().String() }

// Start starts the server again after [Server.Stop].
func (s *Server) Start() error {
	is, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: s.port, NoLog: true, NoSigs: true})
	if err != nil {
		return err
	}
	is.Start()
	if !is.ReadyForConnections(patience) {
		return errors.New("the NATS server does not begin")
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.is = is
	if at, ok := is.Addr().(*net.TCPAddr); ok {
		s.port = at.Port
	}
	return nil
}

// Stop stops the server, and so breaks off all connections.
func (s *Server) Stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.is == nil {
		return
	}
	s.is.Shutdown()
	s.is.WaitForShutdown()
	s.is = nil
}

// Silence makes the network lose everything from now on, or nothing any more. It breaks off no connection.
func (s *Server) Silence(silent bool) { s.silent.Store(silent) }

// accept passes on what clients send, and what they are sent.
func (s *Server) accept() {
	for {
		client, err := s.relay.Accept()
		if err != nil {
			return // closed
		}
		s.mu.Lock()
		at := net.JoinHostPort("127.0.0.1", strconv.Itoa(s.port))
		s.mu.Unlock()
		there, err := (&net.Dialer{}).DialContext(context.Background(), "tcp", at)
		if err != nil {
			_ = client.Close()
			continue
		}
		s.all.Go(func() { s.pass(client, there) })
		s.all.Go(func() { s.pass(there, client) })
	}
}

func (s *Server) pass(from io.ReadCloser, to io.WriteCloser) {
	defer from.Close()
	defer to.Close()
	for chunk := make([]byte, 4096); ; {
		n, err := from.Read(chunk)
		if err != nil {
			return
		}
		if s.silent.Load() {
			continue
		}
		if _, err := to.Write(chunk[:n]); err != nil {
			return
		}
	}
}
