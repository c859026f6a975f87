// Package exam holds positions of Sailing Toward Osiris whose best move is known: docs/exam.md says how they are
// written and what they are for.
package exam

import "embed"

// Files are the positions.
//
//go:embed *.yaml
var Files embed.FS
