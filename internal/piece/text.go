package piece

import "strings"

// Advance widths of Inter 600 in thousandths of its size, from the space to the tilde.
var advances = [...]int16{
	252, 321, 523, 644, 650, 1004, 663, 326, 373, 373, 540, 673, 319, 465, 319, 379, 660, 423, 623, 636,
	666, 612, 640, 576, 640, 640, 319, 329, 673, 673, 673, 543, 999, 728, 659, 737, 722, 605, 588, 749,
	746, 277, 580, 703, 565, 922, 759, 769, 645, 773, 652, 650, 660, 736, 728, 1020, 720, 713, 652, 373,
	379, 373, 481, 469, 351, 574, 624, 583, 624, 591, 389, 625, 612, 262, 262, 569, 262, 900, 612, 609,
	624, 624, 397, 549, 353, 612, 587, 839, 569, 588, 566, 455, 359, 455, 673,
}

// accents maps letters with an accent to a letter of the same width.
var accents = map[rune]rune{
	'à': 'a', 'â': 'a', 'ç': 'c', 'è': 'e', 'é': 'e', 'ê': 'e', 'ë': 'e', 'î': 'i', 'ï': 'i', 'ô': 'o', 'ù': 'u',
	'û': 'u', 'ü': 'u',
	'À': 'A', 'Â': 'A', 'Ç': 'C', 'È': 'E', 'É': 'E', 'Ê': 'E', 'Î': 'I', 'Ô': 'O', 'Œ': 'W', 'œ': 'm', '’': '\'',
	'\u00a0': ' ', '\u202f': ' ',
}

// Width returns the approximate width of a text set in the semi-bold face at that size.
func Width(text string, size float64) float64 {
	sum := 0
	for _, r := range text {
		if plain, ok := accents[r]; ok {
			r = plain
		}
		if i := int(r) - ' '; i >= 0 && i < len(advances) {
			sum += int(advances[i])
		} else {
			sum += 640
		}
	}
	return float64(sum) * size / 1000
}

// Wrap breaks a text at spaces into lines no wider than that. A word that is wider by itself has its own line.
func Wrap(text string, size, width float64) []string {
	var lines []string
	line := ""
	for word := range strings.SplitSeq(text, " ") {
		if line == "" {
			line = word
		} else if Width(line+" "+word, size) <= width {
			line += " " + word
		} else {
			lines, line = append(lines, line), word
		}
	}
	return append(lines, line)
}

// Fit returns the size, at most the given one, at which a text is no wider than that.
func Fit(text string, size, width float64) float64 {
	if w := Width(text, size); w > width {
		return size * width / w
	}
	return size
}
