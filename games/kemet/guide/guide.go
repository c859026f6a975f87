// Package guide is the guided first game of Kemet: guide.yaml says what is played, en.yaml and fr.yaml what is explained.
package guide

import "embed"

// Files are the script and its words.
//
//go:embed guide.yaml en.yaml fr.yaml
var Files embed.FS
