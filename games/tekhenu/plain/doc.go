// Package plain writes Tekhenu as text for terminals with 80 columns. It shows what package board draws.
package plain
