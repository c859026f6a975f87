// Package web is the website: it turns requests into calls of a [table.House] and tables into pages.
//
// routes.go lists every route on one screen; each handler has its own file. Pages are drawn in package page, boards
// by a [piece.Board]; nothing here knows a game. The browser script is in client/ and is bundled into static/ by go
// generate.
//
// Every page works with plain forms. With script, a change of a table arrives as a hint over an event stream; the
// page then fetches itself again and morphs in place, so that pieces glide.
package web
