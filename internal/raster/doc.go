// Package raster draws the SVG of this program as pictures, without a browser: what package svg and the boards write,
// under the same style sheets that a page sends.
//
// It knows as much of SVG and CSS as these need and no more: shapes, symbols and their copies, patterns, gradients,
// clips, text in the two fonts of the site, custom properties, nested rules, calc and light-dark, of which it takes the
// light one. What it does not know it leaves out; a rule whose selector it does not know never applies.
//
// A picture depends on its markup alone. Equal markup gives equal bytes.
package raster
