// Package plain writes Pyramidion as text for terminals of 80 columns: what package board draws.
package plain
