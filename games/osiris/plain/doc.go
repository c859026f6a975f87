// Package plain writes Sailing Toward Osiris as text for terminals of 80 columns: what package board draws.
package plain
