// Package bus carries notices that a table has changed, from the writer that stored the change to the pages that show
// the table. A notice says where to look, never what is there, so losing one is harmless: the next one, or the next
// visit, shows the same. It knows no game.
package bus
