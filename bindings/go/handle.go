package motus

// #include "bridge.h"
import "C"

import (
	"fmt"
	"runtime"
	"sync"
	"unsafe"
)

// Handle is the name of an object of any kind. It is a number and no address, compares with ==, and keeps nothing alive:
// the name of an object that has ended is known as stale, calls with it are refused, and getters answer 0, false and
// the like. The zero Handle is no object. Views, gestures and the other kinds are such names, too.
type Handle struct{ bits uintptr }

// AnyHandle is the name of an object, or what owns it; nil is none.
type AnyHandle interface{ handle() Handle }

func (h Handle) handle() Handle {
	return h
}

// Bits is the number that the name is, or the token where one stands in its place.
func (h Handle) Bits() uintptr {
	return h.bits
}

// IsNil tells whether it is the name of no object.
func (h Handle) IsNil() bool {
	return h.bits == 0
}

// IsAlive tells whether it names a living object.
func (h Handle) IsAlive() bool {
	return bool(C.motusgo_is_alive(C.uintptr_t(h.bits)))
}

// Kind tells what the object is.
func (h Handle) Kind() Kind {
	return Kind(C.motusgo_kind(C.uintptr_t(h.bits)))
}

// Runtime returns the runtime of the object, nil when there is none.
func (h Handle) Runtime() *Runtime {
	return runtimeOf(C.motusgo_runtime(C.uintptr_t(h.bits)))
}

// Tag returns the program's own number for the object; 0 when it has none.
func (h Handle) Tag() uint64 {
	return uint64(C.motusgo_tag(C.uintptr_t(h.bits)))
}

// SetTag gives the object a number of the program's own, which stands in the records of changes, draw list and events.
func (h Handle) SetTag(tag uint64) error {
	return finish(C.motusgo_set_tag(C.uintptr_t(h.bits), C.uint64_t(tag)))
}

// String is the number.
func (h Handle) String() string {
	return shown("Handle", h.bits)
}

func shown(kind string, bits uintptr) string {
	return fmt.Sprintf("%s(%#x)", kind, bits)
}

func isOneOf(h Handle, kinds ...Kind) bool {
	is := h.Kind()
	for _, kind := range kinds {
		if kind == is {
			return true
		}
	}
	return false
}

// named makes a name of a kind of what C gave: all of them have the layout of a number.
func named[T any](bits C.uintptr_t) T {
	return *(*T)(unsafe.Pointer(&bits))
}

func bitsOf(object AnyHandle) C.uintptr_t {
	if object == nil {
		return 0
	}
	return C.uintptr_t(object.handle().bits)
}

// MARK: References

// reference is what makes a name an owner: one of the library's references, which is given back once.
type reference struct {
	runtime *Runtime
	closed  bool
}

func (r *reference) begin(bits uintptr) {
	r.runtime = runtimeOf(C.motusgo_runtime(C.uintptr_t(bits)))
}

func (r *reference) close(bits uintptr) error {
	if r.closed {
		return nil
	}
	r.closed = true
	return release(bits)
}

// lose is for the collector, which has a thread of its own: the next tick gives the reference back.
func (r *reference) lose(bits uintptr) {
	if !r.closed && r.runtime != nil {
		r.runtime.lost.add(bits)
	}
}

// take makes the reference the library's.
func (r *reference) take() bool {
	taken := !r.closed
	r.closed = true
	return taken
}

func retain(bits uintptr) error {
	return finish(C.motusgo_retain(C.uintptr_t(bits)))
}

// release gives a reference back. Without its runtime it is none.
func release(bits uintptr) error {
	if !bool(C.motusgo_is_alive(C.uintptr_t(bits))) {
		return nil
	}
	return finish(C.motusgo_release(C.uintptr_t(bits)))
}

// given passes a reference to the library: the one of an owner, or a new one.
func given(object AnyHandle) C.uintptr_t {
	bits := bitsOf(object)
	if owner, owns := object.(interface{ take() bool }); owns && owner.take() || bits == 0 {
		return bits
	}
	if err := retain(uintptr(bits)); err != nil {
		panic(err)
	}
	return bits
}

func finally[T any](owner *T, last func(*T)) {
	runtime.SetFinalizer(owner, last)
}

// lost has the references whose owners the collector has found.
type lost struct {
	sync.Mutex
	all []uintptr
}

func (l *lost) add(bits uintptr) {
	l.Lock()
	l.all = append(l.all, bits)
	l.Unlock()
}

func (l *lost) release() {
	l.Lock()
	all := l.all
	l.all = nil
	l.Unlock()
	for _, bits := range all {
		_ = release(bits)
	}
}
