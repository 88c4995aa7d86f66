/// Arithmetic on two numbers at once, for the reasons given at `SIMD4<Float>`.
extension SIMD2<Double> {
  @_transparent init(all number: Double) { self.init(number, number) }

  @_transparent static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }

  @_transparent static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }

  @_transparent static func * (a: Self, b: Self) -> Self { Self(a.x * b.x, a.y * b.y) }

  @_transparent var magnitudes: Self { Self(x.magnitude, y.magnitude) }

  /// x for 0 and y for 1, without a branch.
  @inline(__always) func number(_ index: Int) -> Double {
    withUnsafePointer(to: self) {
      UnsafeRawPointer($0).assumingMemoryBound(to: Double.self)[index]
    }
  }

  @_transparent func limited(to other: Self) -> Self {
    Self(other.x < x ? other.x : x, other.y < y ? other.y : y)
  }

  @_transparent func raised(to other: Self) -> Self {
    Self(other.x > x ? other.x : x, other.y > y ? other.y : y)
  }
}

/// A vector as two numbers at once, a rotation as its cosine and its sine.
extension SIMD2<Double> {
  /// The vector, or the rotation, as seen from axes that are turned by `turn`.
  @_transparent func seen(from turn: Self) -> Self {
    Self(all: turn.x) * self + Self(all: turn.y) * Self(y, -x)
  }
}

extension Vector {
  @_transparent var pair: SIMD2<Double> { SIMD2(dx, dy) }
}

extension Rotation {
  @_transparent var pair: SIMD2<Double> { SIMD2(cosine, sine) }
}

extension SIMD4<Float> {
  /// The nearest single-precision numbers.
  @_transparent init(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    self.init(Float(a.x), Float(a.y), Float(b.x), Float(b.y))
  }
}
