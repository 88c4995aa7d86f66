//! Holds: what is taken is given back, names outlive their objects safely, and what is lent is what C lends.

use std::cell::Cell;
use std::rc::Rc;

use motus::*;

/// Objects of the runtime, and views: what has not been given back.
fn counts(runtime: &Runtime) -> (u64, u64) {
    let all = runtime.statistics().unwrap();
    (all.objects, all.views)
}

#[test]
fn objects_end_with_their_last_owner() {
    let runtime = Runtime::new().unwrap();
    let before = counts(&runtime);
    for _ in 0..50 {
        let view = View::new(&runtime).unwrap();
        let value = Value::new_number(&runtime, 1.0).unwrap();
        let stack = NavigationController::new(&runtime, None).unwrap();
        let (again, name) = (view.clone(), *view);
        drop(view);
        assert!(name.is_alive());
        drop(again);
        assert!(!name.is_alive());
        let screen: Owned<ViewController> = stack.clone().into();
        drop(stack);
        assert!(screen.is_alive());
        assert!(screen.downcast::<NavigationController>().is_some() && screen.downcast::<View>().is_none());
        drop((screen, value));
    }
    assert_eq!(counts(&runtime), before);
}

#[test]
fn trees_keep_what_stands_in_them_and_give_it_back() {
    let mut runtime = Runtime::new().unwrap();
    let before = counts(&runtime);
    let name = {
        let view = View::new(&runtime).unwrap();
        view.set_tag(7).unwrap();
        runtime.window().add_subview(&view).unwrap();
        *view
    };
    assert!(name.is_alive());
    assert_eq!(runtime.window().with_tag(7), Some(name));
    assert_eq!(name.superview(), Some(runtime.window()));
    let kept = name.retain().unwrap();
    name.remove_from_superview().unwrap();
    assert!(name.is_alive());
    drop(kept);
    assert!(!name.is_alive());
    runtime.tick(0.0).unwrap();
    assert_eq!(counts(&runtime), before);
}

#[test]
fn everything_is_silent_and_safe_after_its_runtime() {
    let runtime = Runtime::new().unwrap();
    let handle = runtime.handle();
    let view = View::new(&runtime).unwrap();
    let name = *view;
    drop(runtime);
    assert!(!handle.is_alive() && !name.is_alive());
    let again = view.clone();
    drop((view, again));
    assert_eq!(name.set_alpha(0.5).unwrap_err().status(), Status::ERROR_STALE_HANDLE);
    assert_eq!(name.retain().unwrap_err().status(), Status::ERROR_STALE_HANDLE);
    assert_eq!(name.alpha(), 0.0);
    assert_eq!(name.superview(), None);
    assert!(!handle.window().is_alive());
    assert_eq!(View::new(&handle).unwrap_err().status(), Status::ERROR_STALE_HANDLE);
}

#[test]
fn closures_that_own_what_holds_them_end_with_the_runtime() {
    let runtime = Runtime::new().unwrap();
    let inside = Rc::new(Cell::new(0));
    let count = inside.clone();
    let gesture = Gesture::new(&runtime, None).unwrap();
    let (view, own) = (View::new(&runtime).unwrap(), gesture.clone());
    gesture
        .set_action(move |_| {
            inside.set(1);
            own.set_enabled(false)?;
            view.set_alpha(0.0)
        })
        .unwrap();
    let name = *gesture;
    drop(gesture);
    assert!(name.is_alive(), "its own closure keeps it");
    drop(runtime);
    assert_eq!((Rc::strong_count(&count), name.is_alive()), (1, false));
}

#[test]
fn threads_have_runtimes_and_errors_of_their_own() {
    let threads: Vec<_> = (1..5u64)
        .map(|tag| {
            std::thread::spawn(move || {
                for _ in 0..100 {
                    let mut runtime = Runtime::new().unwrap();
                    let view = View::new(&runtime).unwrap();
                    view.set_tag(tag).unwrap();
                    runtime.window().add_subview(&view).unwrap();
                    runtime.tick(0.0).unwrap();
                    let error = view.set_alpha(f64::INFINITY).unwrap_err();
                    assert!(error.message().contains(&format!("tag {}", tag)), "{}", error);
                    let c = unsafe { View::from_ptr(view.as_ptr()) };
                    assert_eq!(c, Some(*view));
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
}

#[test]
fn errors_have_the_sentence_of_the_diagnostic() {
    let runtime = Runtime::new().unwrap();
    let view = View::new(&runtime).unwrap();
    view.set_tag(12).unwrap();
    let error = view.set_alpha(f64::NAN).unwrap_err();
    assert_eq!(error.status(), Status::ERROR_INVALID_ARGUMENT);
    assert_eq!(error.function(), "motus_view_set_alpha");
    assert!(error.message().contains("tag 12"), "{}", error);
    assert_eq!(
        format!("{:?} {}", error.status(), error.status().name()),
        "ERROR_INVALID_ARGUMENT MOTUS_ERROR_INVALID_ARGUMENT"
    );
    let heard = Rc::new(Cell::new(0));
    let count = heard.clone();
    runtime.set_diagnostics(move |_| count.set(count.get() + 1)).unwrap();
    assert!(view.set_alpha(2e70).unwrap_err().message().contains("tag 12"));
    runtime.clear_diagnostics().unwrap();
    assert!(view.set_alpha(2e70).unwrap_err().message().contains("tag 12"));
    assert_eq!((heard.get(), Rc::strong_count(&heard)), (1, 1));
    let screen = ViewController::new(&runtime).unwrap();
    assert_eq!(screen.set_title("a\0b").unwrap_err().status(), Status::ERROR_INVALID_ARGUMENT);
    screen.set_title("Überblick").unwrap();
    assert_eq!(screen.title().as_deref(), Some("Überblick"));
    screen.set_title(None).unwrap();
    assert_eq!(screen.title(), None);
}

#[test]
fn rows_are_those_of_c() {
    let mut runtime = Runtime::new().unwrap();
    let card = View::new(&runtime).unwrap();
    card.set_tag(3).unwrap();
    card.set_frame((10.0, 20.0, 100.0, 50.0)).unwrap();
    card.set_corner_radius(8.0).unwrap();
    card.set_background_color(Color::hex(0xff8000)).unwrap();
    runtime.window().add_subview(&card).unwrap();
    runtime.animate(&AnimationOptions::from(Timing::bounce(0.2)), || card.set_center((300.0, 45.0))).unwrap();
    runtime.tick(0.0).unwrap();
    runtime.tick(0.1).unwrap();
    let change = runtime.changes().unwrap().iter().find(|one| one.property == Property::CENTER).unwrap();
    assert_eq!((change.view, change.tag, change.values().len()), (Some(*card), 3, 2));
    assert!(change.values()[0] > 60.0 && change.values()[1] == 45.0, "{:?}", change);
    let batch = &runtime.change_batches().unwrap()[0];
    assert_eq!(
        (batch.views()[0], batch.tags()[0], batch.values().len()),
        (Some(*card), 3, batch.count * batch.component_count)
    );
    let motion = &runtime.motions().unwrap()[0];
    assert!(motion.velocity()[0] > 0.0);
    let picture = runtime.picture().unwrap();
    assert_eq!((picture.items.len(), picture.details.len()), (2, 2));
    assert_eq!(picture.items[1].view, Some(*card));
    assert_eq!(picture.items[1].color, Color { red: 1.0, green: 128.0 / 255.0, blue: 0.0, alpha: 1.0 });
    assert_eq!(picture.details[1].corner_radii.top_left, 8.0);
    let list = runtime.draw_list().unwrap().to_vec();
    assert_eq!(list[1].tag, 3);
}

#[test]
fn rows_of_an_object_are_lent_with_its_runtime_only() {
    let mut runtime = Runtime::new().unwrap();
    let other = Runtime::new().unwrap();
    let animator = DynamicAnimator::new(&runtime, None).unwrap();
    let item = DynamicItem::new(&runtime, (0.0, 0.0), (10.0, 10.0), 0.0).unwrap();
    let gravity = GravityBehavior::new(&runtime, &[*item]).unwrap();
    animator.add_behavior(&gravity).unwrap();
    for frame in 0..20 {
        runtime.tick(f64::from(frame) / 60.0).unwrap();
    }
    let error = animator.moved_items(&other).unwrap_err();
    assert_eq!(error.status(), Status::ERROR_FOREIGN_HANDLE);
    let poses = animator.moved_items(&runtime).unwrap();
    drop(animator); // the rows keep it
    assert_eq!((poses.len(), poses[0].item), (1, Some(*item)));
    assert!(poses[0].center.y > 1.0 && gravity.animator().is_some());
    drop(poses);
    assert_eq!(gravity.animator(), None);
}

#[test]
fn settings_are_the_librarys_unless_they_are_set() {
    let mut runtime =
        Runtime::with_options(&RuntimeOptions { window_size: (320.0, 480.0).into(), ..Default::default() }).unwrap();
    assert_eq!(runtime.window().bounds(), Rect::from((0.0, 0.0, 320.0, 480.0)));
    assert!(RuntimeOptions::default().start_time.is_nan());
    let options =
        GestureOptions { type_: GestureType::SCREEN_EDGE_PAN, edges: Edge::LEFT | Edge::TOP, ..Default::default() };
    assert!(options.edges.contains(Edge::TOP) && !options.edges.contains(Edge::RIGHT));
    let pan = Gesture::new(&runtime, &options).unwrap();
    assert_eq!(pan.state(), RecognitionState::POSSIBLE);
    let points = vec![Point::default(), (0.5, 0.9).into(), (1.0, 1.0).into()];
    let timing = Timing { type_: TimingType::POINTS, points, ..Default::default() };
    assert_eq!(timing_evaluate(&timing, 0.5, 1.0).unwrap().0, 0.9);
    let animator = PropertyAnimator::new(&runtime, 1.0, &timing).unwrap();
    let read = animator.timing().unwrap(); // which has a number of points and no points
    assert_eq!((read.type_, read.points.len()), (TimingType::POINTS, 0));
    let rows = View::new(&runtime).unwrap();
    rows.set_frame((0.0, 0.0, 320.0, 2000.0)).unwrap();
    runtime.window().add_subview(&rows).unwrap();
    let presence = Some(Box::new(Presence { alpha: 0.0, ..Default::default() }));
    let children: Vec<_> = (1..=40)
        .map(|key| Child {
            key,
            frame: (0.0, 44.0 * key as f64, 320.0, 44.0).into(),
            presence: presence.clone(),
            ..Default::default()
        })
        .collect();
    rows.arrange(&children, &ArrangementOptions { duration: 0.2, ..Default::default() }).unwrap();
    runtime.tick(0.0).unwrap();
    assert_eq!(rows.subview_count(), 40);
    assert_eq!(rows.child_with_key(40, false).and_then(|row| row.superview()), Some(*rows));
    assert_ne!(id("row"), id("column"));
}
