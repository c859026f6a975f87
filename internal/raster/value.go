package raster

import (
	"image/color"
	"math"
	"strconv"
	"strings"
)

// scope holds the custom properties of an element; what it does not have is that of the element around it.
type scope struct {
	outer *scope
	vars  map[string]string
}

func (s *scope) get(name string) string {
	for ; s != nil; s = s.outer {
		if v, ok := s.vars[name]; ok {
			return v
		}
	}
	return ""
}

// resolve replaces the custom properties of a value, and takes the light one of two colours.
func (s *scope) resolve(value string) string {
	for range 64 { // nobody nests deeper
		at := strings.Index(value, "var(")
		if at < 0 {
			break
		}
		end := at + 3 + closing(value[at+3:])
		name, fallback, _ := strings.Cut(value[at+4:end], ",")
		v := s.get(strings.TrimSpace(name))
		if v == "" || v == "initial" {
			v = fallback
		}
		value = value[:at] + v + value[end+1:]
	}
	for range 64 {
		at := strings.Index(value, "light-dark(")
		if at < 0 {
			break
		}
		end := at + 10 + closing(value[at+10:])
		value = value[:at] + split(value[at+11:end], ',')[0] + value[end+1:]
	}
	return strings.TrimSpace(value)
}

// length reads a number, a length in pixels or a calculation of them; percent is what 100 % are.
func length(text string, percent float64) float64 {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "calc(") {
		p := sum{text: text[5:max(len(text)-1, 5)]}
		return p.terms()
	}
	if of, ok := strings.CutSuffix(text, "%"); ok {
		v, _ := strconv.ParseFloat(of, 64)
		return v * percent / 100
	}
	return number(text)
}

func number(text string) float64 {
	v, _ := strconv.ParseFloat(strings.TrimSuffix(strings.TrimSpace(text), "px"), 64)
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return 0
	}
	return v
}

// sum reads a calculation of numbers.
type sum struct {
	text string
	at   int
}

func (s *sum) skip() {
	for s.at < len(s.text) && s.text[s.at] == ' ' {
		s.at++
	}
}

func (s *sum) terms() float64 {
	v := s.product()
	for s.skip(); s.at < len(s.text) && (s.text[s.at] == '+' || s.text[s.at] == '-'); s.skip() {
		sign := 1.
		if s.text[s.at] == '-' {
			sign = -1
		}
		s.at++
		v += sign * s.product()
	}
	return v
}

func (s *sum) product() float64 {
	v := s.factor()
	for s.skip(); s.at < len(s.text) && (s.text[s.at] == '*' || s.text[s.at] == '/'); s.skip() {
		by := s.text[s.at]
		s.at++
		if f := s.factor(); by == '*' {
			v *= f
		} else if f != 0 {
			v /= f
		}
	}
	return v
}

func (s *sum) factor() float64 {
	s.skip()
	if strings.HasPrefix(s.text[s.at:], "calc(") {
		s.at += 4
	}
	if s.at < len(s.text) && s.text[s.at] == '(' {
		s.at++
		v := s.terms()
		s.skip()
		s.at++
		return v
	}
	start := s.at
	for s.at < len(s.text) && (s.at == start && strings.IndexByte("+-", s.text[s.at]) >= 0 ||
		strings.IndexByte(".0123456789px", s.text[s.at]) >= 0) {
		s.at++
	}
	return number(s.text[start:s.at])
}

var named = map[string]color.NRGBA{
	"black": {A: 255}, "white": {255, 255, 255, 255}, "transparent": {}, "none": {},
}

// colour reads a colour; false if it is none, such as a reference.
func colour(text string) (color.NRGBA, bool) {
	text = strings.TrimSpace(text)
	if c, ok := named[text]; ok {
		return c, true
	}
	if inside, ok := strings.CutPrefix(text, "color-mix("); ok {
		return mixed(split(strings.TrimSuffix(inside, ")"), ','))
	}
	hex, ok := strings.CutPrefix(text, "#")
	if !ok {
		return color.NRGBA{}, false
	}
	if len(hex) == 3 || len(hex) == 4 {
		var b strings.Builder
		for _, r := range hex {
			b.WriteRune(r)
			b.WriteRune(r)
		}
		hex = b.String()
	}
	if len(hex) == 6 {
		hex += "ff"
	}
	v, err := strconv.ParseUint(hex, 16, 32)
	if err != nil || len(hex) != 8 {
		return color.NRGBA{}, false
	}
	return color.NRGBA{uint8(v >> 24), uint8(v >> 16), uint8(v >> 8), uint8(v)}, true
}

// mixed reads the parts of color-mix: in which space, and two colours with their shares.
func mixed(parts []string) (color.NRGBA, bool) {
	if len(parts) != 3 {
		return color.NRGBA{}, false
	}
	var c [2]color.NRGBA
	share := [2]float64{-1, -1}
	for i := range c {
		name, percent, has := strings.Cut(strings.TrimSpace(parts[i+1]), " ")
		if has {
			share[i] = length(percent, 1)
		}
		var ok bool
		if c[i], ok = colour(name); !ok {
			return color.NRGBA{}, false
		}
	}
	switch {
	case share[0] < 0 && share[1] < 0:
		share[0] = .5
	case share[0] < 0:
		share[0] = 1 - share[1]
	}
	return blend(c[0], c[1], 1-share[0]), true
}

// blend returns a colour between two, weighed by how opaque they are.
func blend(a, b color.NRGBA, t float64) color.NRGBA {
	wa, wb := (1-t)*float64(a.A), t*float64(b.A)
	if wa+wb == 0 {
		return color.NRGBA{}
	}
	mix := func(x, y uint8) uint8 { return uint8(math.Round((float64(x)*wa + float64(y)*wb) / (wa + wb))) }
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), uint8(math.Round(wa + wb))}
}
