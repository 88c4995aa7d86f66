//! As touches.c, in Rust.

use motus::*;

fn main() -> Result<()> {
    let file = std::env::args().nth(1).expect("a file of touches");
    let text = std::fs::read_to_string(file).expect("it can be read");
    let touches: Vec<Vec<f64>> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split_whitespace().map(|word| word.parse().expect("a number")).collect())
        .collect();
    let mut runtime = Runtime::new()?;
    runtime.set_traces_changes(true)?;
    let list = ViewController::new(&runtime)?;
    let page = ViewController::new(&runtime)?;
    let stack = NavigationController::new(&runtime, Some(&list))?;
    runtime.set_root_view_controller(Some(&stack))?;
    stack.push(&page, false)?;
    stack.interactive_pop_gesture();
    let card = View::new(&runtime)?;
    page.view().add_subview(&card)?;
    runtime.tick(0.0)?;
    runtime.animate(&AnimationOptions::from(Timing::bounce(0.3)), || card.set_center((300.0, 100.0)))?;
    for frame in 1..=120 {
        let time = f64::from(frame) / 60.0;
        for touch in touches.iter().filter(|touch| touch[0] == f64::from(frame)) {
            let phase = TouchPhase::from_raw(touch[2] as i32);
            runtime.send_touch(touch[1] as u64, phase, (touch[3], touch[4]), time)?;
        }
        runtime.tick(time)?;
    }
    println!("{:016x} {}", runtime.trace_hash(), stack.view_controller_count());
    Ok(())
}
