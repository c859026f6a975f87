//go:build otel

package trace

import (
	"context"
	"encoding/hex"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	collector "go.opentelemetry.io/proto/otlp/collector/trace/v1"
	spans "go.opentelemetry.io/proto/otlp/trace/v1"
	"google.golang.org/protobuf/proto"
)

// The parts of a trace reach a collector with the id that stands in the log, one within the other.
func TestExport(t *testing.T) {
	came := make(chan *collector.ExportTraceServiceRequest, 9)
	at := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		var sent collector.ExportTraceServiceRequest
		if err = errors.Join(err, proto.Unmarshal(body, &sent)); err != nil || r.URL.Path != "/v1/traces" {
			t.Errorf("%s: %v", r.URL.Path, err)
		}
		came <- &sent
		w.Header().Set("Content-Type", "application/x-protobuf")
	}))
	defer at.Close()

	stop, err := Export(t.Context()) // nobody asks for it
	if err != nil || stop(t.Context()) != nil {
		t.Fatal(err)
	}
	_, end := Begin(With(t.Context(), someID), "unseen")
	end(nil)

	t.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", at.URL)
	if stop, err = Export(t.Context()); err != nil {
		t.Fatal(err)
	}
	ctx, endOuter := Begin(With(t.Context(), someID), "outer")
	_, endInner := Begin(ctx, "inner")
	endInner(errors.New("no room"))
	endOuter(nil)
	if err := stop(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	byName := map[string]*spans.Span{}
	for len(came) > 0 {
		for _, from := range (<-came).ResourceSpans {
			for _, scope := range from.ScopeSpans {
				for _, one := range scope.Spans {
					byName[one.Name] = one
				}
			}
		}
	}
	inner, outer := byName["inner"], byName["outer"]
	if len(byName) != 2 || inner == nil || outer == nil {
		t.Fatalf("sent are %v", byName)
	}
	if id := [16]byte(inner.TraceId); id != [16]byte(outer.TraceId) || hex.EncodeToString(id[:]) != someID {
		t.Errorf("the trace is %x", id)
	}
	if string(inner.ParentSpanId) != string(outer.SpanId) || len(outer.ParentSpanId) > 0 {
		t.Errorf("inner is within %x, outer is %x", inner.ParentSpanId, outer.SpanId)
	}
	if inner.Status.GetMessage() != "no room" || outer.Status.GetMessage() != "" {
		t.Errorf("inner: %v, outer: %v", inner.Status, outer.Status)
	}
}
