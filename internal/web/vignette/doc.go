// Package vignette draws the pictures by which the front door presents the games: one scene for each, in flat inked
// shapes, all our own. By day the sky is papyrus; by night it is dark and full of stars, by the style sheet alone.
//
// A page holds [Symbols] once and shows a scene as often as it likes: whole, or as a round medallion.
package vignette
