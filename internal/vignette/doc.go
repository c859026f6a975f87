// Package vignette draws the pictures by which the front page presents the games: one scene for each, in flat inked
// shapes, all our own. In the light theme the sky is papyrus; in the dark theme it is dark and full of stars. Only
// the style sheet, [CSS], differs.
//
// A game provides a [Picture], drawn with the shapes of [Canvas] and the classes of the style sheet. A page includes
// [Symbols] once and shows each scene as often as it likes: whole, or as a round medallion.
package vignette
