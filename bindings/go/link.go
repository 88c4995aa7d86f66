//go:build !motus_static

package motus

// #cgo CFLAGS: -O2
// #cgo LDFLAGS: -L${SRCDIR}/../lib -lmotus -Wl,-rpath,${SRCDIR}/../lib
import "C"
