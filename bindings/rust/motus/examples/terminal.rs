//! A list and a sheet in a terminal: rows arrive one after the other, a sheet comes over them, a finger pulls it down,
//! lets it spring back, and throws it away. Two pixels stand in a character, drawn from the picture of each frame.
//!
//! `cargo run --example terminal`; with `--still`, four frames and the hash of the run.

use std::io::Write;
use std::time::{Duration, Instant};

use motus::*;

const POINTS: f64 = 5.0; // in a pixel
const WIDTH: usize = 80;
const HEIGHT: usize = 96;

type Pixels = Vec<[f64; 3]>;

/// How much of a pixel an item covers, by its middle: rounded corners, and what the item's ancestors let through.
fn covers(picture: &Picture<'_>, at: usize, point: Point) -> bool {
    let (item, detail) = (&picture.items[at], &picture.details[at]);
    let (m, bounds) = (item.transform, item.bounds);
    let (dx, dy) = (point.x - m.tx, point.y - m.ty);
    let area = m.a * m.d - m.b * m.c;
    if area == 0.0 {
        return false;
    }
    let own = Point { x: (m.d * dx - m.c * dy) / area, y: (m.a * dy - m.b * dx) / area };
    if !bounds.contains(own) {
        return false;
    }
    let (x, y) = (own.x - bounds.x, own.y - bounds.y);
    let (is_left, is_top) = (x < bounds.width / 2.0, y < bounds.height / 2.0);
    let radii = detail.corner_radii;
    let radius = match (is_left, is_top) {
        (true, true) => radii.top_left,
        (false, true) => radii.top_right,
        (true, false) => radii.bottom_left,
        (false, false) => radii.bottom_right,
    };
    let (x, y) = (if is_left { x } else { bounds.width - x }, if is_top { y } else { bounds.height - y });
    let is_cut = x < radius && y < radius && (radius - x).hypot(radius - y) > radius;
    !is_cut && (item.clip < 0 || covers(picture, item.clip as usize, point))
}

fn paint(picture: &Picture<'_>) -> Pixels {
    let mut pixels = vec![[0.0; 3]; WIDTH * HEIGHT];
    for (place, pixel) in pixels.iter_mut().enumerate() {
        let (x, y) = ((place % WIDTH) as f64 + 0.5, (place / WIDTH) as f64 + 0.5);
        for (at, item) in picture.items.iter().enumerate() {
            let alpha = item.alpha * item.color.alpha;
            if alpha > 0.0 && covers(picture, at, Point { x: x * POINTS, y: y * POINTS }) {
                for (part, new) in pixel.iter_mut().zip([item.color.red, item.color.green, item.color.blue]) {
                    *part += (new - *part) * alpha;
                }
            }
        }
    }
    pixels
}

/// Two rows of pixels a line: the upper one in front, the lower one behind.
fn show(pixels: &Pixels) -> std::io::Result<()> {
    let mut text = String::from("\x1b[H");
    let color = |pixel: [f64; 3]| pixel.map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8);
    for line in pixels.chunks(2 * WIDTH) {
        for x in 0..WIDTH {
            let ([r, g, b], [s, h, c]) = (color(line[x]), color(line[WIDTH + x]));
            text += &format!("\x1b[38;2;{};{};{};48;2;{};{};{}m▀", r, g, b, s, h, c);
        }
        text += "\x1b[0m\n";
    }
    std::io::stdout().lock().write_all(text.as_bytes())
}

/// The screen with the list, and what happens on it: by timers, which any event loop could do as well.
fn begin(runtime: &Runtime) -> Result<Owned<ViewController>> {
    runtime.override_traits(SizeClass::COMPACT, SizeClass::REGULAR)?; // a phone upright, low as it is
    let screen = ViewController::new(runtime)?;
    screen.view().set_background_color(Color::hex(0x14161e))?;
    runtime.set_root_view_controller(Some(&screen))?;
    let enter = Presence { alpha: 0.0, offset: (0.0, 120.0).into(), ..Default::default() };
    let options = ArrangementOptions {
        enter: Some(enter),
        stagger: 0.06,
        timing: Timing::bounce(0.25),
        duration: 0.5,
        flags: ArrangementFlag::ENTER_ON_FIRST,
        ..Default::default()
    };
    let (mut views, mut rows) = (Vec::new(), Vec::new());
    for row in 0..8u32 {
        let view = View::new(runtime)?;
        view.set_corner_radius(12.0)?;
        view.set_background_color(Color::rgb(0.2, 0.3 + 0.07 * f64::from(row), 0.9 - 0.08 * f64::from(row)))?;
        let frame = (20.0, 20.0 + 56.0 * f64::from(row), 360.0, 46.0).into();
        rows.push(Child { key: u64::from(row) + 1, frame, view: Some(*view), ..Default::default() });
        views.push(view);
    }
    let list = screen.view();
    runtime.after_then(0.2, move |_, _| {
        let _owners = views; // up to here: from now on the list keeps its rows
        list.arrange(&rows, &options)
    })?;
    let (name, handle) = (*screen, runtime.handle());
    runtime.after_then(1.4, move |_, _| {
        let options = SheetOptions { detents: vec![Detent::MEDIUM.raw()], ..Default::default() };
        let sheet = ViewController::new(&handle)?;
        sheet.view().set_background_color(Color::hex(0xf2f2f7))?;
        sheet.set_presentation_style(PresentationStyle::PAGE_SHEET)?;
        sheet.presentation_controller().sheet_set_options(&options)?;
        name.present(&sheet, true) // which keeps it
    })?;
    Ok(screen)
}

/// Where the finger is: it pulls down a little and lets go, and throws.
fn finger(runtime: &Runtime, frame: u32) -> Result<()> {
    let (first, last, speed) = match frame {
        150..=174 => (150, 174, 2.0),
        240..=252 => (240, 252, 16.0),
        _ => return Ok(()),
    };
    let phase = match frame {
        _ if frame == first => TouchPhase::BEGAN,
        _ if frame == last => TouchPhase::ENDED,
        _ => TouchPhase::MOVED,
    };
    let place = (200.0, 240.0 + speed * f64::from(frame - first));
    runtime.send_touch(1, phase, place, f64::from(frame) / 60.0)
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let is_still = std::env::args().any(|word| word == "--still");
    let mut runtime =
        Runtime::with_options(&RuntimeOptions { window_size: (400.0, 480.0).into(), ..Default::default() })?;
    runtime.set_traces_changes(true)?;
    let _screen = begin(&runtime)?;
    let start = Instant::now();
    if !is_still {
        print!("\x1b[2J\x1b[?25l");
    }
    for frame in 0..330 {
        finger(&runtime, frame)?;
        runtime.tick(f64::from(frame) / 60.0)?;
        if !is_still || [34, 92, 172, 249].contains(&frame) {
            show(&paint(&runtime.picture()?))?;
        }
        if !is_still {
            let due = Duration::from_secs(1) * (frame + 1) / 60;
            std::thread::sleep(due.saturating_sub(start.elapsed()));
        }
    }
    match is_still {
        true => println!("{:016x}", runtime.trace_hash()),
        false => print!("\x1b[?25h"),
    }
    Ok(())
}
