//go:build otel

package trace

import (
	"context"
	"crypto/rand"
	"os"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/codes"
	"go.opentelemetry.io/otel/exporters/otlp/otlptrace/otlptracehttp"
	"go.opentelemetry.io/otel/sdk/resource"
	sdk "go.opentelemetry.io/otel/sdk/trace"
	otel "go.opentelemetry.io/otel/trace"
	"go.opentelemetry.io/otel/trace/noop"
)

// tracer keeps the parts of traces; it forgets them unless [Export] has said where they go.
var tracer otel.Tracer = noop.NewTracerProvider().Tracer("")

// Begin begins a part of the trace of a context, such as the change of a table. What it returns ends the part, with
// what went wrong.
func Begin(ctx context.Context, name string) (within context.Context, end func(error)) {
	within, span := tracer.Start(ctx, name)
	return within, func(err error) {
		if err != nil {
			span.SetStatus(codes.Error, err.Error())
		}
		span.End()
	}
}

// Export sends the parts of all traces to where the environment says (OTEL_EXPORTER_OTLP_ENDPOINT and what else the
// OpenTelemetry specification names), until it is told to stop. It sends nothing unless the endpoint is named.
func Export(ctx context.Context) (stop func(context.Context) error, err error) {
	if os.Getenv("OTEL_EXPORTER_OTLP_ENDPOINT") == "" && os.Getenv("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT") == "" {
		return func(context.Context) error { return nil }, nil
	}
	exporter, err := otlptracehttp.New(ctx)
	if err != nil {
		return nil, err
	}
	who, err := resource.New(ctx, resource.WithAttributes(attribute.String("service.name", "ennead")), resource.WithFromEnv())
	if err != nil {
		return nil, err
	}
	provider := sdk.NewTracerProvider(sdk.WithBatcher(exporter), sdk.WithResource(who), sdk.WithIDGenerator(ids{}))
	tracer = provider.Tracer("ennead")
	return provider.Shutdown, nil
}

// ids gives the parts of a trace the id that stands in the log.
type ids struct{}

func (ids) NewIDs(ctx context.Context) (otel.TraceID, otel.SpanID) {
	id, err := otel.TraceIDFromHex(string(Of(ctx)))
	if err != nil {
		_, _ = rand.Read(id[:]) // never fails
	}
	return id, ids{}.NewSpanID(ctx, id)
}

func (ids) NewSpanID(context.Context, otel.TraceID) (id otel.SpanID) {
	for !id.IsValid() {
		_, _ = rand.Read(id[:])
	}
	return id
}
