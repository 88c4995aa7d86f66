package motus_test

import (
	"errors"
	"math"
	"runtime"
	"strings"
	"testing"

	"motus"
)

// begin makes a runtime; at the end of the test nothing of the program's is left in the library.
func begin(t *testing.T) *motus.Runtime {
	t.Helper()
	before := motus.Boxes()
	rt, err := motus.NewRuntime(nil)
	must(t, err)
	t.Cleanup(func() {
		must(t, rt.Close())
		if left := motus.Boxes() - before; left != 0 {
			t.Errorf("%d functions are left behind", left)
		}
	})
	return rt
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func made[T any](t *testing.T) func(T, error) T {
	return func(one T, err error) T {
		t.Helper()
		must(t, err)
		return one
	}
}

func frames(t *testing.T, rt *motus.Runtime, from, to int) {
	t.Helper()
	for frame := from; frame < to; frame++ {
		must(t, rt.Tick(float64(frame)/60))
	}
}

// objects is what has not been given back: objects, and views.
func objects(t *testing.T, rt *motus.Runtime) [2]uint64 {
	all, err := rt.Statistics()
	must(t, err)
	return [2]uint64{uint64(all.Objects), uint64(all.Views)}
}

// panicked runs a function and returns what it panics with.
func panicked(function func()) (value any) {
	defer func() { value = recover() }()
	function()
	return nil
}

func lasting(duration float64) *motus.AnimationOptions {
	options := motus.DefaultAnimationOptions()
	options.Duration, options.Timing = duration, motus.TimingOf(motus.TimingLinear)
	return &options
}

func TestBlocksRunOnceAndTheirErrorsComeOut(t *testing.T) {
	rt := begin(t)
	x := made[*motus.OwnedValue](t)(motus.NewValueNumber(rt, 0))
	ran := 0
	_, err := rt.Animate(lasting(.2), func() error { ran++; return x.SetNumber(10) }, nil)
	must(t, err)
	frames(t, rt, 0, 7)
	if math.Abs(x.Number()-5) > 1e-9 || ran != 1 {
		t.Error(x.Number(), ran)
	}
	_, err = rt.Animate(nil, func() error { return x.SetNumber(math.Inf(1)) }, nil)
	var refused *motus.Error
	if !errors.As(err, &refused) || refused.Function != "motus_value_set_number" || !errors.Is(err, motus.ErrorInvalidArgument) {
		t.Error(err)
	}
	if _, err = rt.Animate(lasting(math.NaN()), func() error { ran++; return nil }, nil); ran != 1 || err == nil {
		t.Error(ran, err)
	}
	if _, err = rt.Animate(nil, nil, nil); !errors.Is(err, motus.ErrorInvalidArgument) {
		t.Error(err)
	}
}

func TestObjectsEndWithTheirLastOwner(t *testing.T) {
	rt := begin(t)
	before := objects(t, rt)
	for round := 0; round < 50; round++ {
		view := made[*motus.OwnedView](t)(motus.NewView(rt))
		stack := made[*motus.OwnedNavigationController](t)(motus.NewNavigationController(rt, nil))
		again := made[*motus.OwnedView](t)(view.Retain())
		name := view.View
		must(t, view.Close())
		must(t, view.Close()) // once only
		if !name.IsAlive() || again.View != name {
			t.Fatal("the view has ended too early")
		}
		must(t, again.Close())
		must(t, stack.Close())
		if name.IsAlive() || !errors.Is(name.SetAlpha(1), motus.ErrorStaleHandle) || name.Alpha() != 0 {
			t.Fatal("the view has not ended")
		}
	}
	if after := objects(t, rt); after != before {
		t.Error(before, after)
	}
}

func TestTheCollectorGivesBackWhatWasNotClosed(t *testing.T) {
	rt := begin(t)
	before := objects(t, rt)
	func() {
		for round := 0; round < 50; round++ {
			made[*motus.OwnedView](t)(motus.NewView(rt))
		}
	}()
	for try := 0; try < 20 && objects(t, rt) != before; try++ {
		runtime.GC()
		frames(t, rt, try, try+1)
	}
	if after := objects(t, rt); after != before {
		t.Error(before, after)
	}
}

func TestKindsAreFoundAndCompared(t *testing.T) {
	rt := begin(t)
	stack := made[*motus.OwnedNavigationController](t)(motus.NewNavigationController(rt, nil))
	must(t, rt.SetRootViewController(stack)) // it is a view controller
	root := rt.RootViewController()
	if found, is := motus.AsNavigationController(root); !is || found != stack.NavigationController || root != stack.ViewController {
		t.Error(found, is)
	}
	if _, is := motus.AsView(root); is || root.Runtime() != rt || !root.Parent().IsNil() {
		t.Error("a view controller is a view")
	}
	must(t, stack.SetTag(7))
	if !strings.HasPrefix(stack.String(), "NavigationController(0x") || root.Tag() != 7 {
		t.Error(stack)
	}
}

func TestRowsReportWhenTheyAreReadTooLate(t *testing.T) {
	rt := begin(t)
	view := made[*motus.OwnedView](t)(motus.NewView(rt))
	must(t, view.SetFrame(motus.Rc(10, 20, 30, 40)))
	must(t, rt.Window().AddSubview(view))
	_, err := rt.Animate(lasting(1), func() error { return view.SetAlpha(.5) }, nil)
	must(t, err)
	frames(t, rt, 0, 2)
	changes := made[motus.Rows[motus.Change]](t)(rt.Changes())
	if changes.Len() != 1 || changes.At(0).View != view.View || len(changes.At(0).Values) != 1 || changes.At(0).Property != motus.PropertyAlpha {
		t.Fatal(changes.Copy())
	}
	kept := changes.Copy()
	picture := made[motus.Picture](t)(rt.Picture())
	if picture.Items.Len() != picture.Details.Len() || picture.Items.At(picture.Items.Len()-1).View != view.View {
		t.Error(picture.Items.Copy())
	}
	made[motus.Rows[motus.DrawItem]](t)(rt.DrawList())
	for name, read := range map[string]func(){"items": func() { picture.Items.Len() }, "groups": func() { picture.Groups.Copy() }} {
		if err, is := panicked(read).(error); !is || !errors.Is(err, motus.ErrorInvalidState) {
			t.Error(name, "are read after another call")
		}
	}
	frames(t, rt, 2, 3)
	for _, read := range []func(){func() { changes.Len() }, func() { changes.At(0) }, func() { changes.AppendTo(nil) }} {
		if err, is := panicked(read).(error); !is || !errors.Is(err, motus.ErrorInvalidState) {
			t.Error("changes are read after a tick")
		}
	}
	if kept[0].View != view.View || kept[0].Values[0] < .9 {
		t.Error(kept)
	}
	batches := made[motus.Rows[motus.ChangeBatch]](t)(rt.ChangeBatches())
	if one := batches.At(0); one.Count != 1 || one.Views[0] != view.View || len(one.Values) != one.ComponentCount {
		t.Error(one)
	}
}

func TestRefusedReplacedAndEndedFunctionsAreLetGo(t *testing.T) {
	rt := begin(t)
	before := motus.Boxes()
	gone := made[*motus.OwnedView](t)(motus.NewView(rt))
	must(t, gone.Close())
	if gone.SetLayout(func(motus.View) {}) == nil || motus.Boxes() != before {
		t.Error("a refused function is kept")
	}
	gesture := made[*motus.OwnedGesture](t)(motus.NewGesture(rt, nil))
	must(t, gesture.SetAction(func(motus.Gesture) {}))
	must(t, gesture.SetAction(func(motus.Gesture) {}))
	must(t, gesture.SetDelegate(&motus.GestureDelegate{ShouldBegin: func(motus.Gesture) bool { return true }}))
	if motus.Boxes() != before+2 {
		t.Error(motus.Boxes() - before)
	}
	must(t, gesture.SetAction(nil))
	must(t, gesture.SetDelegate(nil))
	if motus.Boxes() != before {
		t.Error(motus.Boxes() - before)
	}
	ended := 0
	x := made[*motus.OwnedValue](t)(motus.NewValueNumber(rt, 0))
	_, err := rt.Animate(lasting(.1), func() error { return x.SetNumber(1) }, func(finished bool) {
		if finished {
			ended++
		}
	})
	must(t, err)
	frames(t, rt, 0, 12)
	if ended != 1 || motus.Boxes() != before {
		t.Error(ended, motus.Boxes()-before)
	}
}

func TestPanicsComeOutOfTheCallThatLedToThem(t *testing.T) {
	rt := begin(t)
	view := made[*motus.OwnedView](t)(motus.NewView(rt))
	calm := false
	_, err := rt.After(.1, func(motus.Timer, float64) { panic("in a timer") })
	must(t, err)
	_, err = rt.After(.1, func(motus.Timer, float64) { calm = view.SetAlpha(.5) == nil })
	must(t, err)
	must(t, rt.Tick(0))
	told, is := panicked(func() { _ = rt.Tick(.2) }).(*motus.Panic)
	if !is || told.Value != "in a timer" || !strings.Contains(told.Error(), "motus_test.go") || !calm {
		t.Error(told, calm)
	}
	must(t, rt.Tick(.3))
	boom := errors.New("in a block")
	told, is = panicked(func() { _, _ = rt.Animate(nil, func() error { panic(boom) }, nil) }).(*motus.Panic)
	if !is || !errors.Is(told, boom) {
		t.Error(told)
	}
	must(t, rt.BeginAnimation(nil)) // no block has been left open
	_, err = rt.CommitAnimation(nil)
	must(t, err)
	// A nested call tells the callback that makes it, which may be content.
	page := made[*motus.OwnedViewController](t)(motus.NewViewController(rt, &motus.ViewControllerCallbacks{
		ViewDidLoad: func(motus.ViewController) { panic("no page today") }}))
	heard := ""
	_, err = rt.After(.1, func(motus.Timer, float64) {
		defer func() { heard = recover().(*motus.Panic).Value.(string) }()
		page.View()
	})
	must(t, err)
	frames(t, rt, 20, 40)
	if heard != "no page today" {
		t.Error(heard)
	}
}

func TestFunctionsMayBeCalledFromInsideThemselves(t *testing.T) {
	rt := begin(t)
	animator := made[*motus.OwnedPropertyAnimator](t)(motus.NewPropertyAnimator(rt, 1, nil))
	view := made[*motus.OwnedView](t)(motus.NewView(rt))
	depth, deepest := 0, 0
	must(t, animator.SetObserver(func(a motus.PropertyAnimator, change motus.AnimatorChange) {
		if depth++; depth > deepest {
			deepest = depth
		}
		if change == motus.AnimatorChangeState && depth == 1 {
			_ = a.Pause()
		}
		depth--
	}))
	must(t, animator.AddAnimations(func() { _ = view.SetAlpha(0) }))
	must(t, animator.Start())
	must(t, rt.Tick(0))
	if deepest != 2 {
		t.Error(deepest)
	}
}

func TestScreensHaveTheirLifeCycleAndAnimatorsOfTheProgram(t *testing.T) {
	rt := begin(t)
	var said []string
	page := func(name string) *motus.OwnedViewController {
		say := func(word string) func(motus.ViewController, bool) {
			return func(motus.ViewController, bool) { said = append(said, name+word) }
		}
		return made[*motus.OwnedViewController](t)(motus.NewViewController(rt, &motus.ViewControllerCallbacks{
			ViewDidLoad:      func(motus.ViewController) { said = append(said, name+" loads") },
			ViewDidAppear:    say(" is there"),
			ViewDidDisappear: say(" is gone"),
		}))
	}
	list, detail := page("list"), page("detail")
	stack := made[*motus.OwnedNavigationController](t)(motus.NewNavigationController(rt, list))
	ran := 0
	must(t, stack.SetDelegate(&motus.NavigationDelegate{
		AnimationController: func(_ motus.NavigationController, operation motus.NavigationOperation, _, _ motus.ViewController) motus.AnyAnimationController {
			if operation != motus.NavigationPush {
				return nil
			}
			return made[*motus.OwnedAnimationController](t)(motus.NewAnimationController(rt, &motus.AnimationControllerCallbacks{
				TransitionDuration: func(motus.TransitionContext) float64 { return .2 },
				AnimateTransition: func(context motus.TransitionContext) {
					ran++
					must(t, context.ContainerView().AddSubview(context.View(motus.TransitionTo)))
					must(t, context.Complete(true))
				},
			}))
		},
	}))
	must(t, rt.SetRootViewController(stack))
	frames(t, rt, 0, 2)
	finished := 0
	must(t, stack.Push(detail, true, func(done bool) {
		if done {
			finished++
		}
	}))
	frames(t, rt, 2, 40)
	if all := strings.Join(said, ", "); ran != 1 || finished != 1 || all != "list loads, list is there, detail loads, list is gone, detail is there" {
		t.Error(ran, finished, all)
	}
	if stack.TopViewController() != detail.ViewController {
		t.Error(stack.TopViewController())
	}
}

func TestWhatASegueMakesBecomesTheLibrarys(t *testing.T) {
	rt := begin(t)
	list := made[*motus.OwnedViewController](t)(motus.NewViewController(rt, nil))
	stack := made[*motus.OwnedNavigationController](t)(motus.NewNavigationController(rt, list))
	must(t, rt.SetRootViewController(stack))
	must(t, rt.Tick(0))
	before := objects(t, rt)
	must(t, list.AddSegue("detail", motus.SegueShow, &motus.SegueCallbacks{MakeDestination: func(motus.ViewController) motus.AnyViewController {
		return made[*motus.OwnedViewController](t)(motus.NewViewController(rt, nil))
	}}))
	must(t, list.PerformSegue("detail", 0))
	frames(t, rt, 1, 60)
	if stack.ViewControllerCount() != 2 {
		t.Error(stack.ViewControllerCount())
	}
	_, err := stack.Pop(false, nil)
	must(t, err)
	frames(t, rt, 60, 62)
	if after := objects(t, rt); after != before {
		t.Error(before, after)
	}
	if err := list.PerformSegue("nowhere", 0); !errors.Is(err, motus.ErrorNotFound) {
		t.Error(err)
	}
	if err := list.PerformSegue("no\x00where", 0); !errors.Is(err, motus.ErrorInvalidArgument) {
		t.Error(err)
	}
}

func TestTokensAreToldByEvents(t *testing.T) {
	rt := begin(t)
	view := made[*motus.OwnedView](t)(motus.NewView(rt))
	must(t, rt.Window().AddSubview(view))
	_, err := rt.AnimateTell(lasting(.1), func() error { return view.SetAlpha(0) }, 41)
	must(t, err)
	found := 0
	for frame := 0; frame < 12; frame++ {
		must(t, rt.Tick(float64(frame)/60))
		for _, event := range made[motus.Rows[motus.Event]](t)(rt.Events()).Copy() {
			if event.Kind == motus.EventCompleted && event.Other.Bits() == 41 {
				found++
			}
		}
	}
	if found != 1 {
		t.Error(found)
	}
}

func TestCurvesAndArgumentsInAndOutReachTheirFunctions(t *testing.T) {
	rt := begin(t)
	calls := 0
	square := motus.CurveTiming(func(fraction float64) float64 { calls++; return fraction * fraction })
	progress, _, err := motus.TimingEvaluate(&square, .5, 1)
	if must(t, err); progress != .25 || calls == 0 {
		t.Error(progress, calls)
	}
	page := made[*motus.OwnedView](t)(motus.NewView(rt))
	must(t, page.SetFrame(motus.Rc(0, 0, 390, 844)))
	must(t, rt.Window().AddSubview(page))
	scroller := made[*motus.OwnedScroller](t)(motus.NewScroller(page, nil))
	must(t, scroller.SetContentSize(motus.Sz(390, 9000)))
	must(t, scroller.SetDelegate(&motus.ScrollerDelegate{
		WillEndDragging: func(_ motus.Scroller, _, _ float64, _, targetY *float64) { *targetY = 1234 }}))
	for frame := 0; frame < 10; frame++ {
		phase := motus.TouchMoved
		if frame == 0 {
			phase = motus.TouchBegan
		}
		time := .2 + float64(frame)/60
		must(t, rt.SendTouch(1, phase, motus.Pt(200, 700-30*float64(frame)), time))
		must(t, rt.Tick(time))
	}
	must(t, rt.SendTouch(1, motus.TouchEnded, motus.Pt(200, 430), .36))
	frames(t, rt, 22, 600)
	if y := scroller.Offset().Y; math.Abs(y-1234) > 1 {
		t.Error(y)
	}
	animator := made[*motus.OwnedDynamicAnimator](t)(motus.NewDynamicAnimator(rt, nil))
	item := made[*motus.OwnedDynamicItem](t)(motus.NewDynamicItem(rt, motus.Pt(0, 0), motus.Sz(10, 10), 0))
	options := motus.DefaultFieldOptions()
	options.Type = motus.FieldCustom
	field := made[*motus.OwnedFieldBehavior](t)(motus.NewFieldBehavior(rt, &options, []motus.DynamicItem{item.DynamicItem}))
	must(t, field.SetEvaluator(func(_ motus.FieldBehavior, probe motus.FieldProbe) motus.Vector { return motus.Vec(100*probe.Mass, 0) }))
	must(t, animator.AddBehavior(field))
	frames(t, rt, 600, 630)
	if at := item.Center(); at.X <= 1 || at.Y != 0 {
		t.Error(at)
	}
}

func TestSettingsKeepWhatTheyPointTo(t *testing.T) {
	rt := begin(t)
	timing := motus.TimingOf(motus.TimingPoints)
	timing.Points = []motus.Point{{X: 0, Y: 0}, {X: .5, Y: .9}, {X: 1, Y: 1}}
	progress, _, err := motus.TimingEvaluate(&timing, .5, 1)
	if must(t, err); math.Abs(progress-.9) > 1e-9 {
		t.Error(progress)
	}
	parent := made[*motus.OwnedView](t)(motus.NewView(rt))
	must(t, rt.Window().AddSubview(parent))
	var children []motus.Child
	for key := uint64(1); key <= 200; key++ { // more than a block of memory
		child := made[*motus.OwnedView](t)(motus.NewView(rt))
		presence := motus.DefaultPresence()
		children = append(children, motus.Child{Key: key, View: child.View, Frame: motus.Rc(0, float64(key), 10, 1), Presence: &presence})
	}
	must(t, parent.Arrange(children, nil))
	frames(t, rt, 0, 2)
	if count := parent.SubviewCount(); count != 200 {
		t.Error(count)
	}
}

func TestRuntimesRunSideBySide(t *testing.T) {
	results := make(chan float64)
	for goroutine := 0; goroutine < 4; goroutine++ {
		go func() {
			rt, err := motus.NewRuntime(nil)
			if err != nil {
				results <- math.NaN()
				return
			}
			x, _ := motus.NewValueNumber(rt, 0)
			_, _ = rt.Animate(motus.With(motus.Bounce(.3)), func() error { return x.SetNumber(100) }, nil)
			for frame := 0; frame < 20; frame++ {
				runtime.Gosched() // perhaps to another thread
				_ = rt.Tick(float64(frame) / 60)
			}
			shown := x.Number()
			_ = rt.Close()
			results <- shown
		}()
	}
	first := <-results
	for other := 1; other < 4; other++ {
		if next := <-results; next != first || math.IsNaN(next) {
			t.Error(first, next)
		}
	}
}

func TestDiagnosticsAreToldToWhomTheyConcern(t *testing.T) {
	rt := begin(t)
	heard := ""
	must(t, rt.SetDiagnostics(func(report *motus.Error) { heard = report.Function }))
	view := made[*motus.OwnedView](t)(motus.NewView(rt))
	must(t, view.Close())
	if view.Alpha() != 0 || heard != "motus_view_alpha" {
		t.Error(heard)
	}
	must(t, rt.SetDiagnostics(nil))
	heard = ""
	motus.SetDiagnostics(func(report *motus.Error) { heard = report.Message })
	defer motus.SetDiagnostics(nil)
	if err := (motus.View{}).SetAlpha(1); err == nil || heard == "" {
		t.Error(err, heard)
	}
}
