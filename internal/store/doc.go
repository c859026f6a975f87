// Package store keeps tables durably.
package store
