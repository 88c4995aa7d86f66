//go:build motus_static

package motus

// #cgo CFLAGS: -O2
// #cgo LDFLAGS: -L${SRCDIR}/../lib -l:libmotus.a
import "C"
