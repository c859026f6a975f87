// Package person knows who plays: guests and accounts, what they sign in with, and where they are signed in. An account
// is a guest with a credential: whoever keeps their games stays who they are, and no table changes. It knows no table
// and no page.
package person
