// Package plain writes Sailing Toward Osiris as text for terminals of 80 columns. It shows what package board draws.
package plain
