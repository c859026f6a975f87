// Package nickname says what people may call themselves, and which names look alike. It knows no table and no person.
package nickname
