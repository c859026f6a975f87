// Package glossary holds the words of the games in English and French, what they mean, and which rules say more: one
// file per game beside this one, and house.yaml with the words of the house itself.
//
// Every page, message and rule uses these words. A term may name several forms or things that belong together, divided
// by ", " in the same order in both languages.
package glossary
