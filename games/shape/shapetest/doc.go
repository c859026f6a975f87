// Package shapetest tests the laws that the observations of every game must obey.
package shapetest
