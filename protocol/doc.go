// Package protocol is the line protocol of the referee: requests and answers, one JSON object per
// line. It is to these games what UCI is to chess. docs/protocol.md describes every request with an
// example; the tests of this package replay them.
//
// A session is trusted: it holds the whole state, secrets included. A player gets what "view",
// "moves", "refuse" and "log" answer for its seat, and nothing else.
//
// A bad line is answered with {"error": …} and changes nothing.
package protocol

// Version of the protocol; it is raised when a request or an answer changes its meaning.
const Version = 1
