// Package nats carries notices between the servers of a house over NATS, without persistence: whoever publishes does
// not wait, and a lost notice is made up for by asking the store for versions.
package nats
