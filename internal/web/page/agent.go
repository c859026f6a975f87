package page

import "strings"

// What browsers and systems call themselves; the first that fits counts, since most name others, too.
var (
	browsers = [][2]string{{"Edg", "Edge"}, {"OPR/", "Opera"}, {"SamsungBrowser", "Samsung Internet"},
		{"Firefox", "Firefox"}, {"FxiOS", "Firefox"}, {"CriOS", "Chrome"}, {"Chrome", "Chrome"}, {"Safari", "Safari"}}
	systems = [][2]string{{"iPhone", "iPhone"}, {"iPad", "iPad"}, {"Android", "Android"}, {"CrOS", "ChromeOS"},
		{"Windows", "Windows"}, {"Mac OS X", "Mac"}, {"Linux", "Linux"}}
)

// Agent returns a browser and its system by name, from what it says of itself; empty if nobody knows it.
func Agent(agent string) string {
	var names []string
	for _, list := range [][][2]string{browsers, systems} {
		for _, known := range list {
			if strings.Contains(agent, known[0]) {
				names = append(names, known[1])
				break
			}
		}
	}
	return strings.Join(names, ", ")
}
