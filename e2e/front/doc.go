// Package front runs the built program behind what may stand in front of it: the proxies of docs/hosting.md, with their own examples,
// and none at all, with a certificate from an ACME server.
//
// The tests need Caddy and nginx. Without them they are skipped on a developer's machine and fail where CI is set.
package front
