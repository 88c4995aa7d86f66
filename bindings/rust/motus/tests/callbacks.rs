//! Holds: closures live as long as the library calls them, and their panics and errors come out of the call around.

use std::cell::{Cell, RefCell};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;

use motus::*;

fn frames(runtime: &mut Runtime, from: i32, to: i32) {
    for frame in from..to {
        runtime.tick(f64::from(frame) / 60.0).unwrap();
    }
}

/// A closure's data, whose references tell whether the closure lives.
fn watched() -> (Rc<Cell<i32>>, Rc<Cell<i32>>) {
    let one = Rc::new(Cell::new(0));
    (one.clone(), one)
}

fn message(panic: Box<dyn std::any::Any + Send>) -> String {
    panic.downcast_ref::<&str>().map(|text| text.to_string()).unwrap_or_default()
}

#[test]
fn blocks_run_once_and_may_borrow() {
    let mut runtime = Runtime::new().unwrap();
    let x = Value::new_number(&runtime, 0.0).unwrap();
    let mut ran = 0;
    runtime
        .animate(&AnimationOptions { duration: 0.2, timing: TimingType::LINEAR.into(), ..Default::default() }, || {
            ran += 1;
            x.set_number(10.0)
        })
        .unwrap();
    assert_eq!(ran, 1);
    frames(&mut runtime, 0, 7);
    assert!((x.number() - 5.0).abs() < 1e-9);
    let error = runtime.animate(None, || x.set_number(f64::INFINITY)).unwrap_err();
    assert_eq!(error.function(), "motus_value_set_number");
    let error =
        runtime.animate(&AnimationOptions { duration: f64::NAN, ..Default::default() }, || ran += 1).unwrap_err();
    assert_eq!((error.status(), ran), (Status::ERROR_INVALID_ARGUMENT, 1));
}

#[test]
fn completions_run_once_and_are_dropped() {
    let mut runtime = Runtime::new().unwrap();
    let view = View::new(&runtime).unwrap();
    runtime.window().add_subview(&view).unwrap();
    let (count, inside) = watched();
    runtime
        .animate_then(
            &AnimationOptions { duration: 0.1, ..Default::default() },
            || view.set_alpha(0.0),
            move |finished| inside.set(if finished { 1 } else { -1 }),
        )
        .unwrap();
    assert_eq!(Rc::strong_count(&count), 2);
    frames(&mut runtime, 0, 10);
    assert_eq!((count.get(), Rc::strong_count(&count)), (1, 1));
    let (count, inside) = watched();
    runtime.animate_then(None, || view.set_alpha(1.0), move |_| inside.set(inside.get() + 1)).unwrap();
    drop(runtime); // which drops what has not run
    assert_eq!(Rc::strong_count(&count), 1);
}

#[test]
fn refused_calls_drop_their_closures() {
    let runtime = Runtime::new().unwrap();
    let gone = *View::new(&runtime).unwrap();
    let (count, inside) = watched();
    assert!(gone.set_layout(move |_| inside.set(1)).is_err());
    assert_eq!((count.get(), Rc::strong_count(&count)), (0, 1));
    let (count, inside) = watched();
    let delegate = GestureDelegate::new().should_begin(move |_| inside.get() == 0);
    let gesture = *Gesture::new(&runtime, None).unwrap();
    assert!(gesture.set_delegate(delegate).is_err());
    assert_eq!(Rc::strong_count(&count), 1);
}

#[test]
fn replaced_and_cleared_closures_are_dropped() {
    let runtime = Runtime::new().unwrap();
    let gesture = Gesture::new(&runtime, None).unwrap();
    let (first, inside) = watched();
    gesture.set_action(move |_| inside.set(1)).unwrap();
    let (second, inside) = watched();
    gesture.set_action(move |_| inside.set(1)).unwrap();
    assert_eq!((Rc::strong_count(&first), Rc::strong_count(&second)), (1, 2));
    gesture.clear_action().unwrap();
    assert_eq!(Rc::strong_count(&second), 1);
    let (third, inside) = watched();
    gesture.set_action(move |_| inside.set(1)).unwrap();
    drop(gesture);
    assert_eq!(Rc::strong_count(&third), 1);
}

#[test]
fn functions_may_be_called_from_inside_themselves() {
    let mut runtime = Runtime::new().unwrap();
    let animator = PropertyAnimator::new(&runtime, 1.0, None).unwrap();
    let view = View::new(&runtime).unwrap();
    let seen = Rc::new(RefCell::new(Vec::new()));
    let (depth, told) = (Cell::new(0), seen.clone());
    animator
        .set_observer(move |animator, change| {
            depth.set(depth.get() + 1);
            told.borrow_mut().push((change, depth.get()));
            if change == AnimatorChange::STATE && depth.get() == 1 {
                animator.pause()?;
            }
            depth.set(depth.get() - 1);
            Ok(())
        })
        .unwrap();
    animator.add_animations(move || view.set_alpha(0.0)).unwrap();
    animator.start().unwrap();
    runtime.tick(0.0).unwrap();
    assert!(seen.borrow().iter().any(|(_, depth)| *depth == 2), "{:?}", seen);
}

#[test]
fn panics_come_out_of_the_call_around() {
    let mut runtime = Runtime::new().unwrap();
    let (count, inside) = watched();
    runtime
        .after_then(0.1, move |_, _| {
            assert!(inside.get() > 0, "in a timer");
        })
        .unwrap();
    runtime.after_then(0.1, |_, _| {}).unwrap();
    runtime.tick(0.0).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| runtime.tick(0.2))).unwrap_err();
    assert_eq!((message(panic).as_str(), Rc::strong_count(&count)), ("in a timer", 1));
    runtime.tick(0.3).unwrap();
    let view = View::new(&runtime).unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| runtime.animate(None, || assert!(view.alpha() < 0.0, "in a block"))))
        .unwrap_err();
    assert_eq!(message(panic), "in a block");
    view.set_alpha(0.5).unwrap();
    assert!(runtime.begin_animation(None).is_ok(), "no block has been left open");
    runtime.commit_animation().unwrap();
}

struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("in a destructor");
    }
}

#[test]
fn a_panic_in_what_a_closure_owns_comes_out_too() {
    let runtime = Runtime::new().unwrap();
    let gesture = Gesture::new(&runtime, None).unwrap();
    let bomb = Bomb;
    gesture
        .set_action(move |_| {
            let _kept = &bomb;
        })
        .unwrap();
    let panic = catch_unwind(AssertUnwindSafe(|| gesture.clear_action())).unwrap_err();
    assert_eq!(message(panic), "in a destructor");
    gesture.set_enabled(false).unwrap();
}

#[test]
fn errors_belong_to_the_call_that_led_to_them() {
    let mut runtime = Runtime::new().unwrap();
    let handle = runtime.handle();
    runtime.after_then(0.1, move |_, _| handle.window().set_alpha(f64::NAN)).unwrap();
    let calm = Rc::new(Cell::new(false));
    let told = calm.clone();
    runtime.after_then(0.1, move |_, _| told.set(handle.window().set_alpha(0.5).is_ok())).unwrap();
    runtime.tick(0.0).unwrap();
    let error = runtime.tick(0.2).unwrap_err();
    assert_eq!(error.function(), "motus_view_set_alpha");
    assert!(calm.get(), "a call in another callback has failed for the first one");
    runtime.tick(0.3).unwrap();
    // A nested call tells the callback that makes it, which may be content.
    let stack = NavigationController::new(&runtime, None).unwrap();
    let page = ViewController::new_with(
        &runtime,
        ViewControllerCallbacks::new().view_did_load(|_| Err(Error::new(Status::ERROR_BUSY, "no page today"))),
    )
    .unwrap();
    let name = *page;
    runtime.set_root_view_controller(Some(&stack)).unwrap();
    let heard = Rc::new(RefCell::new(String::new()));
    let told = heard.clone();
    runtime
        .after_then(0.1, move |_, _| {
            if let Err(error) = stack.push(&name, false) {
                *told.borrow_mut() = error.to_string();
            }
        })
        .unwrap();
    runtime.tick(0.5).unwrap();
    assert_eq!(*heard.borrow(), "no page today");
    assert_eq!(page.navigation_controller().map(|stack| stack.view_controller_count()), Some(1));
}

#[test]
fn screens_have_their_life_cycle_and_answers_are_kept_until_they_are_taken() {
    let mut runtime = Runtime::new().unwrap();
    let said = Rc::new(RefCell::new(Vec::new()));
    let page = |name: &'static str| {
        let (load, appear, disappear) = (said.clone(), said.clone(), said.clone());
        let callbacks = ViewControllerCallbacks::new()
            .view_did_load(move |_| load.borrow_mut().push(format!("{} loads", name)))
            .view_did_appear(move |_, _| appear.borrow_mut().push(format!("{} is there", name)))
            .view_did_disappear(move |_, _| disappear.borrow_mut().push(format!("{} is gone", name)));
        ViewController::new_with(&runtime, callbacks).unwrap()
    };
    let (list, detail) = (page("list"), page("detail"));
    let stack = NavigationController::new(&runtime, Some(&list)).unwrap();
    let handle = runtime.handle();
    let made = Rc::new(Cell::new(0));
    let count = made.clone();
    let delegate = NavigationDelegate::new().animation_controller(move |_, operation, _, _| {
        if operation != NavigationOperation::PUSH {
            return Ok(None);
        }
        let ran = count.clone();
        // It ends with this closure's answer, unless that is kept until the library has it.
        let callbacks =
            AnimationControllerCallbacks::new().transition_duration(|_| 0.2).animate_transition(move |context| {
                ran.set(ran.get() + 1);
                let to = context.view(TransitionSide::TO).expect("a push has one");
                context.container_view().add_subview(&to)?;
                context.complete(true)
            });
        Ok(Some(AnimationController::new(&handle, callbacks)?))
    });
    stack.set_delegate(delegate).unwrap();
    runtime.set_root_view_controller(Some(&stack)).unwrap();
    frames(&mut runtime, 0, 2);
    let ended = Rc::new(Cell::new(None));
    let told = ended.clone();
    stack.push_then(&detail, true, move |finished| told.set(Some(finished))).unwrap();
    frames(&mut runtime, 2, 40);
    assert_eq!((made.get(), ended.get()), (1, Some(true)));
    assert_eq!(*said.borrow(), ["list loads", "list is there", "detail loads", "list is gone", "detail is there"]);
    assert_eq!(stack.top_view_controller(), Some(*detail));
    assert_eq!(stack.pop(true).unwrap(), Some(*detail));
    frames(&mut runtime, 40, 120);
    assert_eq!(stack.view_controller_count(), 1);
}

#[test]
fn what_a_segue_makes_becomes_the_librarys() {
    let mut runtime = Runtime::new().unwrap();
    let list = ViewController::new(&runtime).unwrap();
    let stack = NavigationController::new(&runtime, Some(&list)).unwrap();
    runtime.set_root_view_controller(Some(&stack)).unwrap();
    runtime.tick(0.0).unwrap();
    let handle = runtime.handle();
    let before = runtime.statistics().unwrap().objects;
    list.add_segue(
        "detail",
        SegueKind::SHOW,
        SegueCallbacks::new().make_destination(move |_| ViewController::new(&handle)),
    )
    .unwrap();
    list.perform_segue("detail", 0).unwrap();
    frames(&mut runtime, 1, 60);
    assert_eq!(stack.view_controller_count(), 2);
    stack.pop(false).unwrap();
    frames(&mut runtime, 60, 62);
    assert_eq!(runtime.statistics().unwrap().objects, before);
    assert_eq!(list.perform_segue("nowhere", 0).unwrap_err().status(), Status::ERROR_NOT_FOUND);
}

#[test]
fn tokens_are_told_by_events() {
    let mut runtime = Runtime::new().unwrap();
    let view = View::new(&runtime).unwrap();
    runtime.window().add_subview(&view).unwrap();
    let token = Token::new(41).unwrap();
    runtime
        .animate_tell(&AnimationOptions { duration: 0.1, ..Default::default() }, || view.set_alpha(0.0), token)
        .unwrap();
    let mut found = Vec::new();
    for frame in 0..12 {
        runtime.tick(f64::from(frame) / 60.0).unwrap();
        for event in runtime.events().unwrap().iter().filter(|event| event.kind == EventKind::COMPLETED) {
            found.push((event.other.map(Handle::to_bits), event.detail));
        }
    }
    assert_eq!(found, [(Some(41), 1)]);
}

#[test]
fn curves_observers_and_arguments_in_and_out_reach_their_closures() {
    let mut runtime = Runtime::new().unwrap();
    let calls = Rc::new(Cell::new(0));
    let count = calls.clone();
    let square = Timing::curve(move |t| {
        count.set(count.get() + 1);
        t * t
    });
    assert_eq!(timing_evaluate(&square, 0.5, 1.0).unwrap().0, 0.25);
    assert_eq!(calls.get(), 257);
    let value = Value::new_number(&runtime, 0.0).unwrap();
    let last = Rc::new(Cell::new(0.0));
    let told = last.clone();
    value.set_observer(move |_, _, shown, _| told.set(shown)).unwrap();
    runtime.animate(&AnimationOptions { duration: 0.1, ..square.into() }, || value.set_number(4.0)).unwrap();
    frames(&mut runtime, 0, 12);
    assert_eq!(last.get(), 4.0);
    // A page that is thrown goes where the delegate says.
    let view = View::new(&runtime).unwrap();
    view.set_frame((0.0, 0.0, 390.0, 844.0)).unwrap();
    runtime.window().add_subview(&view).unwrap();
    let scroller = Scroller::new(&view, None).unwrap();
    scroller.set_content_size((390.0, 9000.0)).unwrap();
    let delegate = ScrollerDelegate::new().will_end_dragging(|_, _, _, _, target_y| *target_y = 1234.0);
    scroller.set_delegate(delegate).unwrap();
    for frame in 0..10 {
        let (time, phase) =
            (0.2 + f64::from(frame) / 60.0, if frame == 0 { TouchPhase::BEGAN } else { TouchPhase::MOVED });
        runtime.send_touch(1, phase, (200.0, 700.0 - 30.0 * f64::from(frame)), time).unwrap();
        runtime.tick(time).unwrap();
    }
    runtime.send_touch(1, TouchPhase::ENDED, (200.0, 430.0), 0.36).unwrap();
    for frame in 22..600 {
        runtime.tick(f64::from(frame) / 60.0).unwrap();
    }
    assert!((scroller.offset().y - 1234.0).abs() < 1.0, "{:?}", scroller.offset());
}

#[test]
fn fields_push_with_what_their_closure_answers() {
    let mut runtime = Runtime::new().unwrap();
    let animator = DynamicAnimator::new(&runtime, None).unwrap();
    let item = DynamicItem::new(&runtime, (0.0, 0.0), (10.0, 10.0), 0.0).unwrap();
    let options = FieldOptions { type_: FieldType::CUSTOM, ..Default::default() };
    let field = FieldBehavior::new(&runtime, &options, &[*item]).unwrap();
    field.set_evaluator(|_, probe| Vector { dx: 100.0 * probe.mass, dy: 0.0 }).unwrap();
    animator.add_behavior(&field).unwrap();
    frames(&mut runtime, 0, 30);
    assert!(item.center().x > 1.0 && item.center().y == 0.0, "{:?}", item.center());
}
