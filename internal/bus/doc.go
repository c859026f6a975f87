// Package bus carries hints that a table has changed, from whoever stored the change to whoever shows
// the table. A hint says where to look, never what is there, so losing one is harmless: the next one,
// or the next visit, says the same. It knows no game.
package bus
