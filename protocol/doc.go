// Package protocol is the line protocol of the referee: requests and answers, one JSON object per line. It is to
// these games what UCI is to chess. docs/protocol.md describes every request with an example; the tests of this
// package replay them.
//
// A session is trusted: it holds the whole state, including secrets. A player may be given the answers of "view",
// "moves", "refuse" and "log" for their seat, and nothing else.
//
// A bad line is answered with {"error": …} and changes nothing.
package protocol

// Version is the version of the protocol; it is raised when a request or an answer changes its meaning.
const Version = 1
