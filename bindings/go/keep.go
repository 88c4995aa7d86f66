package motus

// #include <stdlib.h>
// #include "bridge.h"
import "C"

import (
	"fmt"
	"runtime/cgo"
	"strings"
	"sync"
	"sync/atomic"
	"unsafe"
)

// MARK: What a call passes

// keep has memory of C for what structs of a call point to, until the call has returned.
type keep struct {
	block  unsafe.Pointer
	used   int
	more   []unsafe.Pointer
	curves []C.uintptr_t
	err    error
}

const blockSize = 4096

var keeps = sync.Pool{New: func() any {
	k := &keep{block: C.calloc(1, blockSize)}
	finally(k, func(k *keep) { C.free(k.block) })
	return k
}}

func newKeep() *keep {
	return keeps.Get().(*keep)
}

// alloc returns zeroed memory, at a multiple of 16.
func (k *keep) alloc(size int) unsafe.Pointer {
	at := (k.used + 15) &^ 15
	if at+size <= blockSize {
		k.used = at + size
		return unsafe.Add(k.block, at)
	}
	one := C.calloc(1, C.size_t(size))
	k.more = append(k.more, one)
	return one
}

func (k *keep) free() {
	for _, one := range k.more {
		C.free(one)
	}
	for _, one := range k.curves {
		freeBox(one)
	}
	block := unsafe.Slice((*byte)(k.block), k.used)
	for at := range block {
		block[at] = 0
	}
	k.used, k.more, k.curves, k.err = 0, nil, nil, nil
	keeps.Put(k)
}

// text copies a text for C. An empty one is none where there may be none.
func (k *keep) text(text string, mayMiss bool) *C.char {
	if text == "" && mayMiss {
		return nil
	}
	if strings.IndexByte(text, 0) >= 0 {
		k.err = &Error{Status: ErrorInvalidArgument, Message: fmt.Sprintf("a text has a zero byte: %q", text)}
		return nil
	}
	place := k.alloc(len(text) + 1)
	copy(unsafe.Slice((*byte)(place), len(text)), text)
	return (*C.char)(place)
}

func (k *keep) curve(curve Curve) C.uintptr_t {
	box := newBox(curve)
	k.curves = append(k.curves, box)
	return box
}

// first is where a slice is in memory; nil when it is empty.
func first[T any](slice []T) unsafe.Pointer {
	if len(slice) == 0 {
		return nil
	}
	return unsafe.Pointer(&slice[0])
}

var nothing [16]byte

// some is where a slice is in memory, an address in any case.
func some[T any](slice []T) unsafe.Pointer {
	if len(slice) == 0 {
		return unsafe.Pointer(&nothing)
	}
	return unsafe.Pointer(&slice[0])
}

// same is a length that two slices have; 0, which is refused, when they differ.
func same(one, other int) int {
	if one != other {
		return 0
	}
	return one
}

// copied copies an array of the library's.
func copied[T any](from unsafe.Pointer, count int) []T {
	if from == nil || count <= 0 {
		return nil
	}
	return append([]T(nil), unsafe.Slice((*T)(from), count)...)
}

// MARK: What the library keeps

// box has functions that the library calls, until it needs them no more.
type box struct {
	functions []any
	keep      *keep // of settings that one of them has changed, which the library reads after it
}

var boxes int64 // that have not been let go, for tests

func newBox(functions ...any) C.uintptr_t {
	atomic.AddInt64(&boxes, 1)
	return C.uintptr_t(cgo.NewHandle(&box{functions: functions}))
}

func boxed(data C.uintptr_t) *box {
	return cgo.Handle(data).Value().(*box)
}

func (b *box) renewed() *keep {
	if b.keep != nil {
		b.keep.free()
	}
	b.keep = newKeep()
	return b.keep
}

func freeBox(data C.uintptr_t) {
	if one := boxed(data); one.keep != nil {
		one.keep.free()
	}
	cgo.Handle(data).Delete()
	atomic.AddInt64(&boxes, -1)
}

//export motusgoDestroy
func motusgoDestroy(data C.uintptr_t) {
	freeBox(data)
}

//export motusgoCurve
func motusgoCurve(data C.uintptr_t, fraction C.double) (answer C.double) {
	defer contain()
	return C.double(boxed(data).functions[0].(Curve)(float64(fraction)))
}
