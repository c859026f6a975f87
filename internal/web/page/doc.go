// Package page draws the pages of the site as HTML. A page is a pure function of its data; the words come from its
// reader's catalogue, the boards from the game's own package.
package page
