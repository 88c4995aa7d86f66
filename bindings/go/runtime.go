// Package motus is the motion system of a modern UI toolkit: transitions between screens, animation, lists, matched
// geometry, scrolling, gestures and dynamics, driven by the program's own clock. The program draws, with whatever it
// has. Every motion can be interrupted at any moment, and the picture never jumps.
//
// A runtime and its objects are used by one goroutine at a time. README.md beside this file has the rules.
package motus

// #include "bridge.h"
import "C"

import (
	"fmt"
	"sync"
	"unsafe"
)

// Runtime has the views, animations and screens of one window, and their clock. Close ends it with all of them.
type Runtime struct {
	Handle
	ticks  uint64
	leases [leaseCount]uint64
	lost   lost
}

// Without a pointer from the library to Go: it knows runtimes by their names.
var runtimes struct {
	sync.RWMutex
	all map[C.uintptr_t]*Runtime
}

func runtimeOf(bits C.uintptr_t) *Runtime {
	runtimes.RLock()
	defer runtimes.RUnlock()
	return runtimes.all[bits]
}

// NewRuntime creates a runtime with its window, of 390 × 844 points where options are nil.
func NewRuntime(options *RuntimeOptions) (*Runtime, error) {
	if is := int(C.motus_version_number()); is < C.MOTUS_VERSION_MAJOR*10000+C.MOTUS_VERSION_MINOR*100 {
		return nil, fmt.Errorf("the library is motus %s, older than this package, which is for %s",
			C.GoString(C.motus_version_string()), C.MOTUS_VERSION_STRING)
	}
	k := newKeep()
	defer k.free()
	var bits C.uintptr_t
	if err := finish(C.motusgo_create(options.in(k), &bits)); err != nil {
		return nil, err
	}
	rt := &Runtime{Handle: Handle{uintptr(bits)}}
	runtimes.Lock()
	if runtimes.all == nil {
		runtimes.all = map[C.uintptr_t]*Runtime{}
	}
	runtimes.all[bits] = rt
	runtimes.Unlock()
	return rt, nil
}

// Close destroys the runtime: every name of its objects is stale then, and every function let go. A second call does
// nothing. It is refused inside a callback.
func (rt *Runtime) Close() error {
	if runtimeOf(C.uintptr_t(rt.bits)) != rt {
		return nil
	}
	result := C.motusgo_destroy(C.uintptr_t(rt.bits))
	if result.status >= 0 {
		rt.renew()
		runtimes.Lock()
		delete(runtimes.all, C.uintptr_t(rt.bits))
		runtimes.Unlock()
	}
	return finish(result)
}

// SetDiagnostics calls a function with each failed call and each warning of this runtime, besides the errors that calls
// return; nobody with nil. Getters, which return no error, are refused in silence without it.
func (rt *Runtime) SetDiagnostics(listener func(*Error)) error {
	var data C.uintptr_t
	if listener != nil {
		data = newBox(listener)
	}
	return finish(C.motusgo_set_diagnostics(C.uintptr_t(rt.bits), data))
}

// name is the runtime's handle in C; 0 for nil.
func (rt *Runtime) name() C.uintptr_t {
	if rt == nil {
		return 0
	}
	return C.uintptr_t(rt.bits)
}

// renew ends what is lent until the next tick, and gives back what the collector has found.
func (rt *Runtime) renew() {
	rt.ticks++
	rt.lost.release()
}

func (rt *Runtime) end(lease int) {
	rt.leases[lease]++
}

// MARK: Rows

// Rows are records that the library lends until the next tick, or until the call that their function names: reading
// them later panics with an [Error]. Copy keeps them.
type Rows[T any] struct {
	lending
	read func(unsafe.Pointer) T
}

type lending struct {
	runtime      *Runtime
	lease        int
	ticks, until uint64
	base         unsafe.Pointer
	size         uintptr
	count        int
}

func lent(rt *Runtime, lease int, result C.motusgo_rows, size uintptr) lending {
	rows := lending{runtime: rt, lease: lease, ticks: rt.ticks, base: result.rows, size: size, count: int(result.count)}
	if lease >= 0 {
		rows.until = rt.leases[lease]
	}
	return rows
}

func (l *lending) check() {
	if l.runtime == nil || l.runtime.ticks == l.ticks && (l.lease < 0 || l.runtime.leases[l.lease] == l.until) {
		return
	}
	panic(&Error{Status: ErrorInvalidState, Message: "rows are read that were lent until a tick or a call that has been since: Copy keeps them"})
}

// Len is the number of rows.
func (r Rows[T]) Len() int {
	r.check()
	return r.count
}

// At returns a row.
func (r Rows[T]) At(index int) T {
	r.check()
	if index < 0 || index >= r.count {
		panic(fmt.Sprintf("index %d of %d rows", index, r.count))
	}
	return r.read(unsafe.Add(r.base, uintptr(index)*r.size))
}

// AppendTo appends the rows to a slice of the program's own, and returns that.
func (r Rows[T]) AppendTo(rows []T) []T {
	r.check()
	for at := 0; at < r.count; at++ {
		rows = append(rows, r.read(unsafe.Add(r.base, uintptr(at)*r.size)))
	}
	return rows
}

// Copy returns the rows as a slice of the program's own.
func (r Rows[T]) Copy() []T {
	return r.AppendTo(make([]T, 0, r.Len()))
}

// Picture is what there is to draw, back to front: what four calls lend.
type Picture struct {
	Items   Rows[DrawItem]
	Effects Rows[DrawEffect] // transforms in space and curls, of the items that have them
	Details Rows[DrawDetail] // corners, borders and shadows: one for each item
	Groups  Rows[DrawGroup]  // items that fade as one
}

// Picture returns the picture whole. The functions that it has lend one list at a time, since a call for one may move
// another.
func (rt *Runtime) Picture() (picture Picture, err error) {
	if picture.Details, err = rt.DrawDetails(); err != nil { // makes all four: from here on none of them moves
		return
	}
	if picture.Items, err = rt.DrawList(); err != nil {
		return
	}
	if picture.Effects, err = rt.DrawEffects(); err != nil {
		return
	}
	if picture.Groups, err = rt.DrawGroups(); err != nil {
		return
	}
	for _, one := range []*lending{&picture.Items.lending, &picture.Effects.lending, &picture.Details.lending} {
		one.until = picture.Groups.until
	}
	return
}

func readAs[T any](from unsafe.Pointer) T {
	return *(*T)(from)
}

// all copies rows whose owner may end before the next tick.
func all[T any](result C.motusgo_rows, size uintptr, read func(unsafe.Pointer) T) []T {
	rows := make([]T, int(result.count))
	for at := range rows {
		rows[at] = read(unsafe.Add(result.rows, uintptr(at)*size))
	}
	return rows
}
