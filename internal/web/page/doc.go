// Package page draws the pages of the site as HTML. A page is a pure function of what it is given; the
// words come from the catalogue of its reader, the boards from the game's own package.
package page
