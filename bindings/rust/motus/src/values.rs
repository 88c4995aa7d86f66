//! What points, colours, transforms and timings can do.

use std::fmt;
use std::rc::Rc;

use crate::{AnimationOptions, Color, Point, Rect, Size, Timing, TimingType, Transform, Transform3d, Vector};

impl Color {
    /// A colour without transparency.
    pub const fn rgb(red: f64, green: f64, blue: f64) -> Self {
        Color { red, green, blue, alpha: 1.0 }
    }

    /// A colour as it is written in style sheets: `Color::hex(0x0a84ff)`.
    pub fn hex(number: u32) -> Self {
        let part = |shift: u32| f64::from(number >> shift & 255) / 255.0;
        Color::rgb(part(16), part(8), part(0))
    }

    /// The same colour with another alpha.
    pub const fn with_alpha(self, alpha: f64) -> Self {
        Color { alpha, ..self }
    }
}

impl Rect {
    /// The point in the middle.
    pub fn center(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// Whether a point is in it: the edges at its start are, those at its end are not.
    pub fn contains(self, point: Point) -> bool {
        (self.x..self.x + self.width).contains(&point.x) && (self.y..self.y + self.height).contains(&point.y)
    }

    /// Width and height.
    pub fn size(self) -> Size {
        Size { width: self.width, height: self.height }
    }
}

impl std::ops::Add<Vector> for Point {
    type Output = Point;

    fn add(self, by: Vector) -> Point {
        Point { x: self.x + by.dx, y: self.y + by.dy }
    }
}

impl std::ops::Sub for Point {
    type Output = Vector;

    fn sub(self, other: Point) -> Vector {
        Vector { dx: self.x - other.x, dy: self.y - other.y }
    }
}

impl Transform {
    /// The transform that leaves everything where it is.
    pub const IDENTITY: Transform = Transform { a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0 };

    /// A displacement.
    pub const fn translation(tx: f64, ty: f64) -> Self {
        Transform { tx, ty, ..Self::IDENTITY }
    }

    /// A scale about the origin.
    pub const fn scale(x: f64, y: f64) -> Self {
        Transform { a: x, d: y, ..Self::IDENTITY }
    }

    /// A turn about the origin by an angle in radians.
    pub fn rotation(angle: f64) -> Self {
        let (sine, cosine) = angle.sin_cos();
        Transform { a: cosine, b: sine, c: -sine, d: cosine, ..Self::IDENTITY }
    }

    /// This transform, and then another one.
    pub fn then(self, next: Transform) -> Self {
        Transform {
            a: self.a * next.a + self.b * next.c,
            b: self.a * next.b + self.b * next.d,
            c: self.c * next.a + self.d * next.c,
            d: self.c * next.b + self.d * next.d,
            tx: self.tx * next.a + self.ty * next.c + next.tx,
            ty: self.tx * next.b + self.ty * next.d + next.ty,
        }
    }

    /// Where a point goes.
    pub fn apply(self, point: Point) -> Point {
        Point { x: self.a * point.x + self.c * point.y + self.tx, y: self.b * point.x + self.d * point.y + self.ty }
    }
}

impl Default for Transform {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl Default for Transform3d {
    fn default() -> Self {
        let mut m = [0.0; 16];
        for at in [0, 5, 10, 15] {
            m[at] = 1.0;
        }
        Transform3d { m }
    }
}

impl Timing {
    /// A spring that is over after its duration, as far as one sees, and bounces by 0 (not at all) to 1.
    pub fn bounce(bounce: f64) -> Self {
        Timing { type_: TimingType::SPRING_BOUNCE, bounce, ..Self::default() }
    }

    /// A curve of the program's own, from 0 at 0 to 1 at 1.
    pub fn curve(function: impl Fn(f64) -> f64 + 'static) -> Self {
        Timing { type_: TimingType::CUSTOM, curve: Some(Curve(Rc::new(function))), ..Self::default() }
    }
}

impl From<Timing> for AnimationOptions {
    fn from(timing: Timing) -> Self {
        AnimationOptions { timing, ..Self::default() }
    }
}

impl From<TimingType> for Timing {
    fn from(type_: TimingType) -> Self {
        Timing { type_, ..Self::default() }
    }
}

/// A function from the fraction of the time to the progress there, for [`Timing::curve`].
///
/// It is called inside the calls that take it.
#[derive(Clone)]
pub struct Curve(pub(crate) Rc<dyn Fn(f64) -> f64>);

impl fmt::Debug for Curve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Curve(..)")
    }
}

impl PartialEq for Curve {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// An open set of values, or a set of bits, as C has it: a number with names.
macro_rules! enumeration {
    ($(#[$text:meta])* $name:ident: $raw:ident { $($(#[$said:meta])* $value:ident = $number:expr,)* } known { $($distinct:ident,)* }) => {
        $(#[$text])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        pub struct $name($raw);

        impl $name {
            $($(#[$said])* pub const $value: $name = $name($number);)*

            /// The value of a number, of a newer library for instance.
            pub const fn from_raw(number: $raw) -> Self {
                $name(number)
            }

            /// The number in C.
            pub const fn raw(self) -> $raw {
                self.0
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $($name::$distinct => f.write_str(stringify!($distinct)),)*
                    $name(number) => write!(f, concat!(stringify!($name), "({})"), number),
                }
            }
        }
    };
}

/// What sets of bits can do.
macro_rules! bits {
    ($name:ident) => {
        impl $name {
            /// Whether all bits of the other set are in this one.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether no bit is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                $name(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl std::ops::BitAnd for $name {
            type Output = Self;

            fn bitand(self, other: Self) -> Self {
                $name(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $name {
            type Output = Self;

            fn sub(self, other: Self) -> Self {
                $name(self.0 & !other.0)
            }
        }
    };
}

pub(crate) use {bits, enumeration};
