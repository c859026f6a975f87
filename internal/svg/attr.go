package svg

import (
	"math"
	"strconv"
)

// Attr is an attribute; its value is escaped when it is written. An attribute without a name is left out.
type Attr struct{ Name, Value string }

// A is any attribute.
func A(name, value string) Attr { return Attr{name, value} }

// ID is the identity of an element.
func ID(id string) Attr { return Attr{"id", id} }

// Class is the class of an element; an empty one is left out.
func Class(class string) Attr {
	if class == "" {
		return Attr{}
	}
	return Attr{"class", class}
}

// Transform is any transform, such as Rotate(72).
func Transform(t string) Attr { return Attr{"transform", t} }

// At moves an element so that its origin is at (x, y).
func At(x, y float64) Attr { return Attr{"transform", Translate(x, y)} }

// Translate moves by (x, y); the result is a value for [Transform].
func Translate(x, y float64) string { return "translate(" + N(x) + " " + N(y) + ")" }

// Rotate turns clockwise.
func Rotate(deg float64) string { return "rotate(" + N(deg) + ")" }

// Scale enlarges or reduces; unlike other numbers the factor has three decimals.
func Scale(f float64) string {
	return "scale(" + strconv.FormatFloat(math.Round(f*1000)/1000, 'f', -1, 64) + ")"
}
