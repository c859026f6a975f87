package table

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"

	"ennead/analysis"
	"ennead/game"
)

// maxReport limits the text of an analysis, in bytes.
const maxReport = 32 << 20

// pack compresses a report for the store.
func pack(r *analysis.Report, g game.Game) ([]byte, error) {
	text, err := r.Encode(g.Lexicon())
	if err != nil {
		return nil, err
	}
	if len(text) > maxReport {
		return nil, fmt.Errorf("%w: an analysis of %d bytes", ErrTooLarge, len(text))
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	if _, err := w.Write(text); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

// unpack reads what pack made; the error wraps [analysis.ErrText] if it is not a current report.
func unpack(packed []byte, g game.Game) (*analysis.Report, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", analysis.ErrText, err)
	}
	text, err := io.ReadAll(io.LimitReader(r, maxReport))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", analysis.ErrText, err)
	}
	return analysis.Decode(text, g)
}
