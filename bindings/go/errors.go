package motus

// #include "bridge.h"
import "C"

import (
	"fmt"
	"runtime/cgo"
	"runtime/debug"
	"sync"
)

// Error is a refused call, with the sentence of the library's diagnostics, which names object, call and state.
// errors.Is tells the cause: errors.Is(err, motus.ErrorStaleHandle).
type Error struct {
	Status   Status
	Function string // of C; empty where none refused
	Message  string
}

func (e *Error) Error() string {
	if e.Function == "" {
		return e.Message
	}
	return e.Function + ": " + e.Message
}

// Unwrap returns the status.
func (e *Error) Unwrap() error {
	return e.Status
}

// Error makes a status the cause of an error.
func (s Status) Error() string {
	return s.String()
}

// Panic is what a call panics with when a callback in it has panicked. The library has ended the call in the meantime,
// and its objects are as good as ever.
type Panic struct {
	Value any
	Stack []byte // of the callback
}

func (p *Panic) Error() string {
	return fmt.Sprintf("%v in a callback:\n\n%s", p.Value, p.Stack)
}

// Unwrap returns the value, when it is an error.
func (p *Panic) Unwrap() error {
	err, _ := p.Value.(error)
	return err
}

// contain keeps a panic of a callback for the call that led to it: it never crosses the library.
func contain() {
	value := recover()
	if value == nil {
		return
	}
	kept, again := value.(*Panic)
	if !again {
		kept = &Panic{value, debug.Stack()}
	}
	if handle := cgo.NewHandle(kept); !bool(C.motusgo_panicked(C.uintptr_t(handle))) {
		handle.Delete() // an earlier one is told
	}
}

// finish returns what a call is refused for, or panics with what a callback has panicked with.
func finish(result C.motusgo_result) error {
	if result.status >= 0 && result.report == nil {
		return nil
	}
	return failed(result)
}

func failed(result C.motusgo_result) error {
	err := &Error{Status: Status(result.status), Message: Status(result.status).String()}
	if report := result.report; report != nil {
		if report.message != nil {
			err.Function, err.Message = C.GoString(report.function), C.GoString(report.message)
		}
		kept := cgo.Handle(report.panic)
		C.motusgo_free(report)
		if kept != 0 {
			value := kept.Value()
			kept.Delete()
			panic(value)
		}
	}
	if result.status >= 0 {
		return nil
	}
	return err
}

// resume panics with what a callback of a getter has panicked with.
func resume(result C.motusgo_result) {
	_ = finish(result)
}

func unknown(kind string, number int64) string {
	return fmt.Sprintf("%s(%d)", kind, number)
}

var stray struct {
	sync.Mutex
	listener func(*Error)
}

// SetDiagnostics calls a function with misuse that belongs to no living runtime, on the goroutine that has made the
// call; nobody with nil.
func SetDiagnostics(listener func(*Error)) {
	stray.Lock()
	stray.listener = listener
	stray.Unlock()
}

//export motusgoStray
func motusgoStray(status C.motus_status, function, message *C.char) {
	defer contain()
	stray.Lock()
	listener := stray.listener
	stray.Unlock()
	if listener != nil {
		listener(&Error{Status(status), C.GoString(function), C.GoString(message)})
	}
}

//export motusgoDiagnostics
func motusgoDiagnostics(data C.uintptr_t, status C.motus_status, function, message *C.char) {
	defer contain()
	boxed(data).functions[0].(func(*Error))(&Error{Status(status), C.GoString(function), C.GoString(message)})
}

func init() {
	C.motusgo_listen()
}
