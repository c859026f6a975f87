// Package portrait draws the faces of bots, as people of ancient Egypt: our own drawings, in the look of the boards.
package portrait

import (
	"hash/crc32"
	"slices"
	"strconv"
	"strings"

	"ennead/internal/nickname"
)

// face is what differs from one portrait to another.
type face struct {
	ground, skin, cloth string // colours
	behind, before      string // what is worn, behind the face and before it
}

// Colours of the house.
const (
	ink, gold, lapis, carnelian = "#1D1A17", "#D8A43A", "#1F3A6E", "#B5432E"
	faience, malachite, linen   = "#5FA8A3", "#2E7D5B", "#F6EDD6"
)

var faces = [...]face{
	{ // a striped head cloth
		ground: faience, skin: "#A9683C", cloth: linen,
		behind: shape(gold, "M20 5C11 5 9 11 9 17L5 34H13V15H27V34H35L31 17C31 11 29 5 20 5Z"),
		before: shape(gold, "M11.5 16Q12 6 20 6T28.5 16Q20 11 11.5 16Z") +
			line(lapis, 1.6,
				"M8 24.5H12.5M7 29H12.5M27.5 24.5H32M27.5 29H33M14.5 8.5L15.5 13M20 6V12M25.5 8.5L24.5 13"),
	},
	{ // a long wig with a golden band
		ground: "#E8C98A", skin: "#C58A57", cloth: linen,
		behind: shape(ink, "M20 5C9 5 7.5 15 7 35H33C32.5 15 31 5 20 5Z"),
		before: shape(ink, "M12.5 20Q12 8 20 8T27.5 20Q26 14.5 20 14T12.5 20Z") +
			line(gold, 2.6, "M10.5 13Q20 6.5 29.5 13") +
			shape(carnelian, "M20 7.2a1.8 1.8 0 1 0 .1 0Z"),
	},
	{ // a priest, shaved, in a leopard skin
		ground: lapis, skin: "#8A5230", cloth: gold,
		before: line(ink, 2.2, "M10 36.5h.1M15 34.5h.1M26 35h.1M30 37h.1M20 37.5h.1") +
			line(gold, 1.8, "M11.5 22.5a1.7 1.7 0 1 0 .1 0M28.5 22.5a1.7 1.7 0 1 0 .1 0"),
	},
	{ // short curls and a beard
		ground: "#E9B872", skin: "#6F4026", cloth: faience,
		behind: shape("#3A2A1E", "M20 5C9 5 8 13 9 24H31C32 13 31 5 20 5Z"),
		before: shape("#3A2A1E", "M12.5 17Q11.5 7 20 7T27.5 17Q20 11.5 12.5 17Z") +
			line("#8F6A4A", 1.5,
				"M13.5 11.5h.1M17.5 9.2h.1M22 9.2h.1M26 11.5h.1M10.5 17h.1M29.5 17h.1M10.5 21h.1M29.5 21h.1") +
			shape("#3A2A1E", "M17.8 27.5H22.2L21.5 35H18.5Z"),
	},
	{ // the blue crown
		ground: carnelian, skin: "#A9683C", cloth: linen,
		before: shape("#3D66B5", "M11.5 16.5C8 9 13 2.5 20 2.5S32 9 28.5 16.5Q20 11.5 11.5 16.5Z") +
			line(gold, 1.7, "M15 8h.1M20 5.5h.1M25 8h.1M13.5 12h.1M20 9.5h.1M26.5 12h.1"),
	},
	{ // a lotus in the hair
		ground: malachite, skin: "#8A5230", cloth: "#EFD9A8",
		behind: shape("#2B1B12", "M20 7C10 7 8.5 15 8.5 30Q11 32 14 30V16H26V30Q29 32 31.5 30C31.5 15 30 7 20 7Z"),
		before: shape("#2B1B12", "M12.5 18Q12 9 20 9T27.5 18Q26 14 20 14T12.5 18Z") +
			shape("#9CC7E8", "M20 11Q14 9 13.5 3.5Q17 4 18.3 6Q18.5 3 20 1.5Q21.5 3 21.7 6Q23 4 26.5 3.5Q26 9 20 11Z"),
	},
	{ // an old scribe with a reed behind the ear
		ground: "#B98A4A", skin: "#C58A57", cloth: linen,
		behind: shape("#CFC8B8", "M20 6C10.5 6 10 13 10.8 21H29.2C30 13 29.5 6 20 6Z"),
		before: shape("#CFC8B8", "M12.5 16Q12.5 7 20 7T27.5 16Q24 12 20 12T12.5 16Z") +
			line(ink, 3.2, "M30 22L34.5 7") + line(gold, 1.7, "M30 22L34.5 7"),
	},
	{ // the side lock of youth
		ground: faience, skin: "#6F4026", cloth: carnelian,
		behind: shape(ink, "M26 12Q34 14 33 23Q32.5 29 29.5 31Q27.5 29.5 28.5 26.5Q30 21 26 18Z"),
		before: line(gold, 2.2, "M12.8 14Q20 10 27.2 14") + line(gold, 1.6, "M29.5 20.5L33 21.5M29 25L32.2 26"),
	},
}

func shape(fill, path string) string {
	return `<path fill="` + fill + `" d="` + path + `"/>`
}

func line(colour string, width float64, path string) string {
	return `<path stroke="` + colour + `" stroke-width="` + strconv.FormatFloat(width, 'f', -1, 64) +
		`" fill="none" d="` + path + `"/>`
}

// Count is the number of faces.
const Count = len(faces)

// Draw returns a face as an SVG file.
func Draw(i int) string {
	f := faces[i]
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><clipPath id="c">` +
		`<circle cx="20" cy="20" r="18.5"/></clipPath><g clip-path="url(#c)" stroke="` + ink + `" stroke-width="1.2" ` +
		`stroke-linecap="round" stroke-linejoin="round">` +
		shape(f.ground, "M0 0H40V40H0Z") + f.behind +
		shape(f.cloth, "M4 42Q6 32 20 32T36 42Z") + shape(f.skin, "M16.5 26V32.5Q20 36 23.5 32.5V26Z") +
		`<circle cx="12" cy="20" r="2" fill="` + f.skin + `"/><circle cx="28" cy="20" r="2" fill="` + f.skin + `"/>` +
		`<ellipse cx="20" cy="19" rx="8" ry="10" fill="` + f.skin + `"/>` +
		line(ink, 1.5, "M12.8 16.2Q15.5 14.5 18.2 16.2M21.8 16.2Q24.5 14.5 27.2 16.2") +
		shape(linen,
			"M12.8 19.2Q15.8 16.6 18.4 19.2Q15.8 21 12.8 19.2ZM21.6 19.2Q24.2 16.6 27.2 19.2Q24.2 21 21.6 19.2Z") +
		line(ink, 2.3, "M15.8 19h.01M24.2 19h.01") + line(ink, 1.2, "M20 19.5V22.8H18.8") +
		line(ink, 1.5, "M17.3 25.5Q20 27 22.7 25.5") + f.before +
		`</g><circle cx="20" cy="20" r="18.5" fill="none" stroke="` + ink + `" stroke-width="2"/></svg>`
}

// File returns the name of the file of a face.
func File(i int) string { return "face-" + strconv.Itoa(i) + ".svg" }

// worn gives each name of [nickname.Egyptians], in their order, a face.
var worn = [len(nickname.Egyptians)]int{6, 0, 2, 1, 3, 4, 0, 7, 5, 3, 6, 1, 2, 7, 4, 5, 2, 0, 6, 1, 4, 3, 5, 7}

// Of returns the face of the bot with that name, with or without a number: always the same.
func Of(name string) int {
	bare, _, _ := strings.Cut(name, " ")
	if i := slices.Index(nickname.Egyptians[:], bare); i >= 0 {
		return worn[i]
	}
	return int(crc32.ChecksumIEEE([]byte(bare)) % uint32(Count))
}
