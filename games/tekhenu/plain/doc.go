// Package plain writes Tekhenu as text for terminals of 80 columns: what package board draws.
package plain
