// Package shapetest has the laws that observations of every game must obey.
package shapetest
