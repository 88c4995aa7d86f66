/// Whether two numbers are equal but for an absolute tolerance.
func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-12) -> Bool {
  (a - b).magnitude <= tolerance
}

func near(_ a: Double, _ b: Double, within tolerance: Double) -> Bool { near(a, b, tolerance) }

/// Whether a number is the expected one but for a part of it; below 1 the tolerance is absolute.
func near(_ a: Double, _ b: Double, relative tolerance: Double) -> Bool {
  near(a, b, tolerance * max(1, b.magnitude))
}

func near(_ a: [Double], _ b: [Double], _ tolerance: Double = 1e-12) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { near($0, $1, tolerance) }
}
