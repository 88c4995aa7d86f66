/// A child that moves from one list to another of its group (KL-20).
struct ArrangementClaim {
  let source: ChildArrangement
  let list: ChildArrangement
  let key: UInt64
  /// Number of ancestors of its view.
  var depth = 0
  /// Map from the old list's shown coordinates to the new one's, and the velocity that a point at
  /// rest in the old one has in the new one, in points per second.
  var map: AffineTransform?
  var drift = Vector(dx: 0, dy: 0)
  var isDone = false
}

/// Children that move between the lists of groups in a frame, and the keys that later lists name.
struct ArrangementClaims: ~Copyable {
  private var claims: [ArrangementClaim] = []
  private var keys = KeyMap()

  var isEmpty: Bool { claims.isEmpty }

  mutating func append(_ claim: ArrangementClaim) { claims.append(claim) }

  /// Carries out the claims by `move`, the innermost ones first: a child inside an outer one that
  /// leaves the window would be cut off.
  mutating func carryOut(_ move: (ArrangementClaim) -> Bool) {
    var depth = claims.reduce(0) { max($0, $1.depth) }
    while depth >= 0 {
      var next = -1
      for index in claims.indices {
        let other = claims[index].depth
        if other == depth { claims[index].isDone = move(claims[index]) }
        if other < depth { next = max(next, other) }
      }
      depth = next
    }
  }

  var count: Int { claims.count }

  subscript(index: Int) -> ArrangementClaim { claims[index] }

  mutating func removeAll() { claims.removeAll(keepingCapacity: true) }

  mutating func forgetKeys() { keys.removeAll() }

  /// Notes a key; returns whether it has been noted before.
  mutating func note(_ key: UInt64) -> Bool { keys.insert(key, 0) >= 0 }

  /// Whether a key has been noted.
  func names(_ key: UInt64) -> Bool { keys.find(key) >= 0 }
}
