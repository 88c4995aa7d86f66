/// Three numbers: a velocity and a spin, or a row of a Jacobian.
struct Triple {
  var x = 0.0
  var y = 0.0
  var z = 0.0

  @inline(__always) subscript(part: Int) -> Double { part == 0 ? x : part == 1 ? y : z }

  @inline(__always) func dot(_ o: Triple) -> Double { x * o.x + y * o.y + z * o.z }
  @inline(__always) static func * (a: Double, b: Triple) -> Triple {
    Triple(x: a * b.x, y: a * b.y, z: a * b.z)
  }
  @inline(__always) static func + (a: Triple, b: Triple) -> Triple {
    Triple(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }
  @inline(__always) static func - (a: Triple, b: Triple) -> Triple {
    Triple(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }
}

/// A symmetric 3 × 3 matrix.
struct Symmetric3 {
  var xx = 0.0
  var xy = 0.0
  var xz = 0.0
  var yy = 0.0
  var yz = 0.0
  var zz = 0.0

  @inline(__always) static func * (m: Symmetric3, v: Triple) -> Triple {
    Triple(
      x: m.xx * v.x + m.xy * v.y + m.xz * v.z, y: m.xy * v.x + m.yy * v.y + m.yz * v.z,
      z: m.xz * v.x + m.yz * v.y + m.zz * v.z)
  }

  /// Adds s · u·vᵀ made symmetric (u·vᵀ + v·uᵀ)/2; for u = v that is s · u·uᵀ.
  @inline(__always) mutating func add(_ s: Double, _ u: Triple, _ v: Triple) {
    xx += s * u.x * v.x
    yy += s * u.y * v.y
    zz += s * u.z * v.z
    xy += 0.5 * s * (u.x * v.y + u.y * v.x)
    xz += 0.5 * s * (u.x * v.z + u.z * v.x)
    yz += 0.5 * s * (u.y * v.z + u.z * v.y)
  }

  /// By cofactors; all zero when it is singular.
  var inverse: Symmetric3 {
    let a = yy * zz - yz * yz
    let b = xz * yz - xy * zz
    let c = xy * yz - xz * yy
    let determinant = xx * a + xy * b + xz * c
    guard determinant.magnitude > 1e-300 else { return Symmetric3() }
    let s = 1 / determinant
    return Symmetric3(
      xx: s * a, xy: s * b, xz: s * c, yy: s * (xx * zz - xz * xz),
      yz: s * (xy * xz - xx * yz), zz: s * (xx * yy - xy * xy))
  }
}

/// A body in a tree of rigid joints.
struct TreeBody {
  var body: Int32
  /// Its mass matrix and what hangs on it, and the inverse.
  var mass = Symmetric3()
  var inverse = Symmetric3()
  var force = Triple()
  var change = Triple()
  /// How much rods that pull at arms resist its turning, as an inertia (`addGeometricStiffness`).
  var brake = 0.0
  /// Of the body alone.
  var inverseMass = 0.0
  var inverseInertia = 0.0
  /// Its velocity after the last solve.
  var solved = SIMD4<Float>.none

  /// How far an impulse along a row moves that row, of the body alone: J·M⁻¹·Jᵀ.
  @inline(__always) func mobility(_ row: Triple) -> Double {
    inverseMass * (row.x * row.x + row.y * row.y) + inverseInertia * row.z * row.z
  }
}

/// A joint in such a tree, between a body and the one nearer to the root; or one that closes a loop,
/// between any two bodies.
struct TreeLink {
  var joint: Int32
  var child: Int
  /// -1 when the other end is fixed.
  var parent: Int
  /// The sign of the child's rows: +1 when it is the joint's B.
  var childSign: Double
  var rowCount = 0
  /// Rows of the joint for body A and for body B.
  var a1 = Triple()
  var a2 = Triple()
  var a3 = Triple()
  var b1 = Triple()
  var b2 = Triple()
  var b3 = Triple()
  /// (J·M⁻¹·Jᵀ)⁻¹ of the child's side.
  var inverse = Symmetric3()
  var right = Triple()
  /// What the rows did in the last solve.
  var impulse = Triple()
  /// Of a rod: how much its ends resist swinging against each other, as a mass (`addGeometricStiffness`).
  var brake = 0.0
  /// An arm is under more tension than a sub-step can follow.
  var isTaut = false
  /// One of the links or closures of a tree with loops: these give way a little (`LoopClosures`).
  var isInLoop = false
  /// A body of this tree can meet something; the same of a tree with loops.
  var isExposed = false
  var mayCollide = false
  /// How much each row gives way, and what it has done in this sub-step so far.
  var compliance = Triple()
  var total = Triple()
  /// What exhausted friction does in this solve.
  var slip = 0.0

  /// A brake is a row that gives way.
  @inline(__always) var give: Double { brake > 0 ? 1 / brake : 0 }

  @inline(__always) func row(_ part: Int, ofChild: Bool) -> Triple {
    let (one, two, three) = rows(ofChild: ofChild)
    return part == 0 ? one : part == 1 ? two : three
  }

  /// Rows of the child (towards the leaves) or of the parent.
  @inline(__always) func rows(ofChild: Bool) -> (Triple, Triple, Triple) {
    (childSign > 0) == ofChild ? (b1, b2, b3) : (a1, a2, a3)
  }
}
