/// Where a view is seen: its bounds in its own coordinates, and how these stand in its superview.
struct ShownPlace {
  let bounds: Rect
  let placement: Transform3D
}
