package motus

import "math"

// Curve is a function from the fraction of the time to the progress there, for [CurveTiming]. It is called inside the
// calls that take it.
type Curve func(fraction float64) float64

// Pt is a point.
func Pt(x, y float64) Point {
	return Point{x, y}
}

// Vec is a vector.
func Vec(dx, dy float64) Vector {
	return Vector{dx, dy}
}

// Sz is a size.
func Sz(width, height float64) Size {
	return Size{width, height}
}

// Rc is a rectangle.
func Rc(x, y, width, height float64) Rect {
	return Rect{x, y, width, height}
}

// RGB is a colour without transparency.
func RGB(red, green, blue float64) Color {
	return Color{red, green, blue, 1}
}

// Hex is a colour as it is written in style sheets: Hex(0x0a84ff).
func Hex(number uint32) Color {
	part := func(shift uint) float64 { return float64(number>>shift&255) / 255 }
	return RGB(part(16), part(8), part(0))
}

// Add returns the point that a vector leads to.
func (p Point) Add(by Vector) Point {
	return Point{p.X + by.Dx, p.Y + by.Dy}
}

// Sub returns the vector that leads here from another point.
func (p Point) Sub(from Point) Vector {
	return Vector{p.X - from.X, p.Y - from.Y}
}

// Center returns the point in the middle.
func (r Rect) Center() Point {
	return Point{r.X + r.Width/2, r.Y + r.Height/2}
}

// Contains tells whether a point is in the rectangle: the edges at its start are, those at its end are not.
func (r Rect) Contains(p Point) bool {
	return r.X <= p.X && p.X < r.X+r.Width && r.Y <= p.Y && p.Y < r.Y+r.Height
}

// Size returns width and height.
func (r Rect) Size() Size {
	return Size{r.Width, r.Height}
}

// Identity is the transform that leaves everything where it is; Transform{} is none.
var Identity = Transform{A: 1, D: 1}

// Translation is a displacement.
func Translation(x, y float64) Transform {
	return Transform{A: 1, D: 1, Tx: x, Ty: y}
}

// Scale is a scale about the origin.
func Scale(x, y float64) Transform {
	return Transform{A: x, D: y}
}

// Rotation is a turn about the origin by an angle in radians.
func Rotation(angle float64) Transform {
	sine, cosine := math.Sincos(angle)
	return Transform{A: cosine, B: sine, C: -sine, D: cosine}
}

// Then returns this transform, and then another one.
func (t Transform) Then(next Transform) Transform {
	return Transform{
		A: t.A*next.A + t.B*next.C, B: t.A*next.B + t.B*next.D,
		C: t.C*next.A + t.D*next.C, D: t.C*next.B + t.D*next.D,
		Tx: t.Tx*next.A + t.Ty*next.C + next.Tx, Ty: t.Tx*next.B + t.Ty*next.D + next.Ty,
	}
}

// Apply returns where a point goes.
func (t Transform) Apply(p Point) Point {
	return Point{t.A*p.X + t.C*p.Y + t.Tx, t.B*p.X + t.D*p.Y + t.Ty}
}

// Bounce is a spring that is over after its duration, as far as one sees, and bounces by 0 (not at all) to 1.
func Bounce(bounce float64) Timing {
	timing := DefaultTiming()
	timing.Type, timing.Bounce = TimingSpringBounce, bounce
	return timing
}

// TimingOf is a timing of a type, with the library's numbers.
func TimingOf(kind TimingType) Timing {
	timing := DefaultTiming()
	timing.Type = kind
	return timing
}

// CurveTiming is a curve of the program's own, from 0 at 0 to 1 at 1.
func CurveTiming(curve Curve) Timing {
	timing := DefaultTiming()
	timing.Type, timing.Curve = TimingCustom, curve
	return timing
}

// With returns options for an animation that has a timing, and the library's values for the rest.
func With(timing Timing) *AnimationOptions {
	options := DefaultAnimationOptions()
	options.Timing = timing
	return &options
}
