// As touches.c, in Go.
package main

import (
	"fmt"
	"log"
	"os"
	goruntime "runtime"
	"strings"

	"motus"
)

type touch struct {
	frame, finger, phase int
	x, y                 float64
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func made[T any](one T, err error) T {
	check(err)
	return one
}

// A recorder writes down one thread's calls.
func init() { goruntime.LockOSThread() }

func main() {
	var touches []touch
	for _, line := range strings.Split(string(made(os.ReadFile(os.Args[1]))), "\n") {
		var one touch
		if count, _ := fmt.Sscan(line, &one.frame, &one.finger, &one.phase, &one.x, &one.y); count == 5 {
			touches = append(touches, one)
		}
	}
	runtime := made(motus.NewRuntime(nil))
	check(runtime.SetTracesChanges(true))
	list := made(motus.NewViewController(runtime, nil))
	page := made(motus.NewViewController(runtime, nil))
	stack := made(motus.NewNavigationController(runtime, list))
	check(runtime.SetRootViewController(stack))
	check(stack.Push(page, false, nil))
	stack.InteractivePopGesture() // makes it
	card := made(motus.NewView(runtime))
	check(page.View().AddSubview(card))
	check(runtime.Tick(0))
	made(runtime.Animate(motus.With(motus.Bounce(0.3)), func() error { return card.SetCenter(motus.Pt(300, 100)) }, nil))
	for frame := 1; frame <= 120; frame++ {
		for _, one := range touches {
			if one.frame == frame {
				check(runtime.SendTouch(uint64(one.finger), motus.TouchPhase(one.phase), motus.Pt(one.x, one.y), float64(frame)/60))
			}
		}
		check(runtime.Tick(float64(frame) / 60))
	}
	fmt.Printf("%016x %d\n", runtime.TraceHash(), stack.ViewControllerCount())
	check(runtime.Close())
}
