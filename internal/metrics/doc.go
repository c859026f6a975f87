// Package metrics shows Prometheus what a server does: the one place that knows it. Table, store, bus and web have
// small interfaces and plain figures of their own. No label takes its values from visitors, and nothing here names a
// table, a person or an address.
package metrics
