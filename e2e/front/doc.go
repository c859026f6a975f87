// Package front runs the built program behind the proxies of docs/hosting.md, with its own examples, and without a
// proxy, with a certificate from an ACME server.
//
// The tests need Caddy and nginx. Without them they are skipped on a developer's machine and fail in CI.
package front
