// Package plain draws Kemet as text for terminals of 80 columns: the map space by space, the ways between the spaces,
// the tiles for sale, and each player's possessions.
package plain
