// Package plain draws Pharaon as text, for terminals: the quarters around the wheel, jars, Pyramid, and what each
// seat has.
package plain
