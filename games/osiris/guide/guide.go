// Package guide is the guided first game of Sailing Toward Osiris. guide.yaml has its moves, en.yaml and fr.yaml the
// explanations.
package guide

import "embed"

// Files are the script and its words.
//
//go:embed guide.yaml en.yaml fr.yaml
var Files embed.FS
