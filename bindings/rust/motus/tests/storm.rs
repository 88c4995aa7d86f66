//! Holds: whatever is begun, dropped, refused and thrown in whatever order, each closure ends once, names stay safe, and
//! rows can be read after each tick.

use std::cell::Cell;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;

use motus::*;

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % sides
    }
}

/// A closure's data: it counts the closures that live.
struct Alive(Rc<Cell<i32>>);

impl Alive {
    fn new(count: &Rc<Cell<i32>>) -> Self {
        count.set(count.get() + 1);
        Alive(count.clone())
    }
}

impl Drop for Alive {
    fn drop(&mut self) {
        self.0.set(self.0.get() - 1);
    }
}

/// What closures do: nothing, fail, panic, or call back into the library.
fn act(kind: u64, view: View, stack: NavigationController, alive: &Alive) -> Result<()> {
    assert!(alive.0.get() > 0);
    match kind {
        0 => view.set_alpha(f64::NAN),
        1 => panic!("thrown"),
        2 => view.remove_from_superview(),
        3 => stack.pop(true).map(drop),
        4 => view.remove_all_animations(),
        _ => Ok(()),
    }
}

fn story(seed: u64, count: &Rc<Cell<i32>>) -> (u64, u64) {
    let mut dice = Dice(seed);
    let mut runtime = Runtime::new().unwrap();
    runtime.set_traces_changes(true).unwrap();
    let first = ViewController::new(&runtime).unwrap();
    let stack = NavigationController::new(&runtime, Some(&first)).unwrap();
    runtime.set_root_view_controller(Some(&stack)).unwrap();
    let gesture = Gesture::new(&runtime, None).unwrap();
    let animator = DynamicAnimator::new(&runtime, None).unwrap();
    let mut views: Vec<Owned<View>> = Vec::new();
    let mut names: Vec<View> = vec![runtime.window()];
    let (name, handle, mut failures) = (*stack, runtime.handle(), 0);
    for frame in 0..200 {
        for _ in 0..dice.roll(5) {
            let view = names[dice.roll(names.len() as u64) as usize];
            let (kind, alive, ends) = (dice.roll(12), Alive::new(count), Alive::new(count));
            let place = (dice.roll(390) as f64, dice.roll(844) as f64);
            let which = dice.roll(14);
            let done = catch_unwind(AssertUnwindSafe(|| match which {
                0 | 1 => {
                    let made = View::new(&handle)?;
                    view.add_subview(&made)?;
                    names.push(*made);
                    views.push(made);
                    Ok(())
                }
                2 => {
                    views.pop();
                    Ok(())
                }
                3 => runtime
                    .animate_then(
                        None,
                        || act(kind, view, name, &alive).and_then(|_| view.set_center(place)),
                        move |_| act(kind, view, name, &ends),
                    )
                    .map(drop),
                4 => gesture.set_action(move |_| act(kind, view, name, &alive)),
                5 => runtime.after_then(0.05, move |_, _| act(kind, view, name, &alive)).map(drop),
                6 => view.set_layout(move |view| act(kind, view, name, &alive)),
                7 => {
                    let callbacks = ViewControllerCallbacks::new()
                        .view_did_load(move |page| {
                            page.view().set_tag(kind).and_then(|_| act(kind, view, name, &alive))
                        })
                        .view_did_disappear(move |_, _| act(kind, view, name, &ends));
                    let page = ViewController::new_with(&handle, callbacks)?;
                    name.push_then(&page, kind > 3, move |_| act(kind, view, name, &Alive::new(&Rc::new(Cell::new(1)))))
                }
                8 => name.pop(true).map(drop),
                9 => view.set_settle(Property::CENTER, move |_, _, _| act(kind, view, name, &alive)),
                10 => gesture.set_delegate(GestureDelegate::new().should_begin(move |_| alive.0.get() > 0)),
                11 => handle.send_touch(kind, TouchPhase::from_raw((kind % 4) as i32), place, handle.time()),
                12 => runtime.window().add_gesture(&gesture),
                _ => gesture.clear_action(),
            }));
            failures += u64::from(!matches!(done, Ok(Ok(()))));
        }
        let done = catch_unwind(AssertUnwindSafe(|| runtime.tick(f64::from(frame) / 60.0)));
        failures += u64::from(!matches!(done, Ok(Ok(()))));
        let values: usize = runtime.changes().unwrap().iter().map(|change| change.values().len()).sum();
        let picture = runtime.picture().unwrap();
        assert!(picture.items.len() == picture.details.len() && !picture.items.is_empty() && values < 1_000_000);
        assert!(animator.moved_items(&runtime).unwrap().is_empty());
    }
    let hash = runtime.trace_hash();
    let ended = catch_unwind(AssertUnwindSafe(|| drop(runtime)));
    assert!(ended.is_ok() && names.iter().all(|view| !view.is_alive() && view.set_alpha(1.0).is_err()));
    (hash, failures)
}

fn main() {
    let seeds = std::env::var("MOTUS_STORM").ok().and_then(|word| word.parse().ok()).unwrap_or(30);
    std::panic::set_hook(Box::new(|_| {})); // they are meant
    let count = Rc::new(Cell::new(0));
    let mut failed = 0;
    for seed in 1..=seeds {
        let (hash, failures) = story(seed, &count);
        assert_eq!(count.get(), 0, "seed {}: closures live after their runtime", seed);
        assert_eq!(story(seed, &count).0, hash, "seed {}: another run of it is another one", seed);
        failed += failures;
    }
    let _ = std::panic::take_hook();
    println!("{} stories, {} calls that failed", seeds, failed);
    assert!(failed > 10 * seeds, "hardly anything failed: {}", failed);
}
