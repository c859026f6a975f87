// Package svg writes SVG: elements, numbers with one decimal, arcs and ring sectors. It knows no game.
//
// Angles are degrees clockwise from the top, as on a clock; y grows downward.
package svg
