// Package rules holds the rules of the games in our own words, in English and French: the Markdown
// pages beside this file, one per game and language, and every numbered rule in them.
//
// A rule is one line of its page that begins with a bold number, such as "- **PHA-5.2** Three slots".
// The two pages of a game have the same numbers in the same order. search.go finds rules by words and by number.
package rules
