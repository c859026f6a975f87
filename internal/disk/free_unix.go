//go:build linux || darwin

package disk

import "syscall"

func available(folder string) (bytes uint64, ok bool) {
	var is syscall.Statfs_t
	if err := syscall.Statfs(folder, &is); err != nil {
		return 0, false
	}
	return is.Bavail * uint64(is.Bsize), true
}
