// Package web is the website: it turns requests into calls of a [table.House] and tables into pages.
//
// routes.go shows every route on one screen; each handler has a file of its own. Pages are drawn in
// package page, boards by a [piece.Board]; nothing here knows a game. The script of the browser stands
// in client/ and is bundled into static/ by go generate.
//
// Every page works by plain forms. With script, a change of a table arrives as a hint over a stream of
// events; the page then fetches itself once more and morphs in place, so that pieces glide.
package web
