// Package cli is the command line of ennead, and the only place where all parts are joined: games, boards, evaluators,
// words (kit.go), and the server with its store, bots and pages (serve.go). Each command has its own file.
package cli
