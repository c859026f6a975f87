// Package locale puts what the rules and the pages have to say into words, in English and French.
//
// The words are in YAML files, en.yaml and fr.yaml, one pair per part of the product (each game has its own). A file
// is flat: one line per key.
//
//	pharaon.noble.6: General
//	pharaon.event.jar: "{seat} gains a jar: {what}"
//	pharaon.event.silver: {one: "{seat} gains {n} silver coin", other: "{seat} gains {n} silver coins"}
//
// A place in braces is filled with the parameter of that name; {quarter.to} takes the variant
// "pharaon.quarter.nile.to" of a term, for grammar that needs one; one language may have [Forms] of a noun that the
// other does without. A message with several forms is counted by its parameter n, or by another one named with "by".
// Translators type plain spaces and apostrophes; no-break spaces are inserted when a file is read, and French elides by
// itself: "Statue de {seat}" reads "Statue d’Anna". A sentence about seats may have forms that speak to the reader: see
// [Catalogue.For].
//
// Results are plain text: escaping them for HTML is the page's job. Catalogues never change once made, and may be
// used by any number of goroutines.
package locale
