// Package guide is the guided first game of Kemet. guide.yaml is the script; en.yaml and fr.yaml hold the words.
package guide

import "embed"

// Files are the script and its words.
//
//go:embed guide.yaml en.yaml fr.yaml
var Files embed.FS
