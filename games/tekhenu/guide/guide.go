// Package guide holds the guided first game of Tekhenu: its script in guide.yaml, its words in en.yaml and fr.yaml.
package guide

import "embed"

// Files holds the script and its words.
//
//go:embed guide.yaml en.yaml fr.yaml
var Files embed.FS
