// Package cli is the command line of ennead, and the only place where the parts are joined: games,
// boards, judges, words (kit.go), and the house with its store, bots and pages (serve.go). One
// command is one file.
package cli
