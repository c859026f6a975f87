// Package disk says how much room a disk has.
package disk

// Free returns how many bytes this program may still write into a folder; false if the system does not say.
func Free(folder string) (bytes uint64, ok bool) { return available(folder) }
