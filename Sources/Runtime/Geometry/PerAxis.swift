/// A value for each of the two axes of the plane.
struct PerAxis<Value> {
  var x: Value
  var y: Value

  init(_ x: Value, _ y: Value) {
    self.x = x
    self.y = y
  }

  /// The horizontal one for 0, the vertical one for 1.
  subscript(axis: Int) -> Value {
    @inline(__always) get { axis == 0 ? x : y }
    @inline(__always) _modify { if axis == 0 { yield &x } else { yield &y } }
  }
}
