// Package nickname says which names people may use, and which names look alike. It knows no table and no person.
package nickname
