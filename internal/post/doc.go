// Package post sends letters: plain text, by way of a mail server. What it says and logs of a letter that it could not
// send names no person.
package post
