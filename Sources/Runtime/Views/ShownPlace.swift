/// A view as it is seen: its bounds in its own coordinates, and their transform to its superview.
struct ShownPlace {
  let bounds: Rect
  let placement: Transform3D
}
