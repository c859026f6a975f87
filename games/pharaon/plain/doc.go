// Package plain draws Pharaon as text, for terminals: the quarters round the wheel, jars, pyramid,
// and what everybody has.
package plain
