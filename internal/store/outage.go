package store

import (
	"encoding/json"
	"time"
)

// Outage is a time in which no server wrote that it is awake, in milliseconds since 1970.
type Outage struct{ From, To int64 }

// AwakeSetting is where a store keeps when a server last wrote that it is awake, and the outages.
const AwakeSetting = "awake"

// mostOutages is how many outages are kept; the oldest go.
const mostOutages = 1000

type awake struct {
	At      int64      `json:"at"`
	Outages [][2]int64 `json:"outages,omitempty"`
}

// Awake returns what is to be stored in place of the stored text when a server is awake now, and all outages. A time
// of more than within since the last sign of one is an outage. What cannot be read counts as nothing.
func Awake(stored []byte, now int64, within time.Duration) (text []byte, outages []Outage) {
	var a awake
	if json.Unmarshal(stored, &a) != nil {
		a = awake{}
	}
	if a.At > 0 && now-a.At > within.Milliseconds() {
		a.Outages = append(a.Outages, [2]int64{a.At, now})
		a.Outages = a.Outages[max(0, len(a.Outages)-mostOutages):]
	}
	a.At = max(a.At, now)
	text, _ = json.Marshal(a) // numbers can always be encoded
	for _, o := range a.Outages {
		outages = append(outages, Outage{o[0], o[1]})
	}
	return text, outages
}
