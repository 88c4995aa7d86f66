package motus

import "sync/atomic"

// Boxes is how many functions, or structs of functions, the library keeps.
func Boxes() int64 {
	return atomic.LoadInt64(&boxes)
}
