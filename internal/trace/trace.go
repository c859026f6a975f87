// Package trace gives whatever a request sets off one id, which stands in every line of the log about it. It reads and
// names ids as W3C Trace Context does, so a proxy in front, or another program, may have chosen the id.
package trace

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"log/slog"
	"strings"
)

// Header is the header of a request that names its trace.
const Header = "Traceparent"

// ID names everything that one request sets off: 32 hexadecimal digits, not all zero.
type ID string

// New returns an id that nobody else has.
func New() ID {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	return ID(hex.EncodeToString(b[:]))
}

// Parse reads the id from a traceparent: version, id, span and flags, in small hexadecimal digits. Later versions may
// add more.
func Parse(header string) (ID, bool) {
	const versionLength, idLength, spanLength, flagsLength = 2, 32, 16, 2
	parts := strings.SplitN(header, "-", 5)
	if len(parts) < 4 || !digits(parts[0], versionLength) || parts[0] == "ff" ||
		parts[0] == "00" && len(parts) != 4 || !digits(parts[1], idLength) || !digits(parts[2], spanLength) ||
		!digits(parts[3], flagsLength) || strings.Trim(parts[1], "0") == "" || strings.Trim(parts[2], "0") == "" {
		return "", false
	}
	return ID(parts[1]), true
}

// digits reports whether a text is that many small hexadecimal digits.
func digits(text string, n int) bool {
	return len(text) == n && strings.Trim(text, "0123456789abcdef") == ""
}

type key struct{}

// With returns a context within that trace.
func With(ctx context.Context, id ID) context.Context { return context.WithValue(ctx, key{}, id) }

// Of returns the trace of a context, or an empty id.
func Of(ctx context.Context) ID {
	id, _ := ctx.Value(key{}).(ID)
	return id
}

// Handler adds the trace of its context to each line of a log.
func Handler(next slog.Handler) slog.Handler { return handler{next} }

type handler struct{ slog.Handler }

func (h handler) Handle(ctx context.Context, r slog.Record) error {
	if id := Of(ctx); id != "" {
		r.AddAttrs(slog.String("trace", string(id)))
	}
	return h.Handler.Handle(ctx, r)
}

func (h handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return handler{h.Handler.WithAttrs(attrs)}
}
func (h handler) WithGroup(name string) slog.Handler { return handler{h.Handler.WithGroup(name)} }
