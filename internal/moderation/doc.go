// Package moderation does what moderators decide, with what follows from it at the tables: seats are left, and bear
// another name. What is decided about a person, and written down of it, is in package person.
package moderation
