package contest

import (
	"encoding/hex"
	"encoding/json"
	"io"
)

// Write writes a contest as [Read] reads it, with its seed unless that is nil.
func Write(out io.Writer, h *History, seed *Seed) error {
	f := file{History: *h}
	if seed != nil {
		f.Seed = hex.EncodeToString(seed[:])
	}
	pretty := json.NewEncoder(out)
	pretty.SetIndent("", " ")
	return pretty.Encode(f)
}
