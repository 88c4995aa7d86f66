//! As hot.c, in Rust; the rounds are an argument.

use motus::*;

fn main() -> Result<()> {
    let rounds: u32 = std::env::args().nth(1).and_then(|word| word.parse().ok()).expect("how many rounds");
    let mut runtime = Runtime::new()?;
    let view = View::new(&runtime)?;
    runtime.window().add_subview(&view)?;
    let mut sum = 0.0;
    for round in 0..rounds {
        view.set_center((f64::from(round), 2.0))?;
        view.set_alpha(0.5)?;
        sum += view.center().x;
        if round % 100 == 0 {
            runtime.tick(f64::from(round))?;
            sum += runtime.changes()?.iter().map(|change| change.values()[0]).sum::<f64>();
        }
    }
    assert!(sum >= 0.0);
    Ok(())
}
