/// How a fast pair goes through a sub-step, whose length is the unit of time here: straight on, and
/// turning evenly.
struct TimeOfImpact {
  /// One of the two.
  struct Side {
    var outline: Outline
    /// The centre of mass as seen from the body's origin.
    var center: Vector
    /// Pose of the centre of mass at the time that is looked at.
    var pose: Pose
    var move: Vector
    var turn: Double
    /// Greatest distance that a point goes by turning in the whole sub-step, pt.
    var turning: Double

    var origin: Point { pose.position - pose.rotation.apply(center) }

    @inline(__always) mutating func go(on span: Double) {
      pose.position = pose.position + move * span
      if turn != 0 { pose.rotation = pose.rotation.turned(by: turn * span) }
    }
  }

  /// A time until which the pair cannot meet; beyond 1 if it does not in this sub-step. And by how
  /// much it is kept apart at the time that is looked at, along which normal, from A to B.
  struct Advance {
    var time: Double
    var separation = 0.0
    var normal = Vector.zero
  }

  var a: Side
  var b: Side
  /// Nearer than this counts as met.
  var tolerance: Double
  var time = 0.0

  @inline(__always) var offset: Vector { a.pose.rotation.undo(b.origin - a.origin) }
  @inline(__always) var turn: Rotation { a.pose.rotation.relative(b.pose.rotation) }
  /// No point moves further from now on, as seen from the other outline.
  @inline(__always) var motion: Double {
    ((b.move - a.move).length + a.turning + b.turning) * (1 - time)
  }

  @inline(__always) mutating func go(to later: Double) {
    a.go(on: later - time)
    b.go(on: later - time)
    time = later
  }

  @inline(__always) var areRectangles: Bool { a.outline.isRectangle && b.outline.isRectangle }

  /// How far the pair is apart now, at which faces, and until when that keeps it apart.
  @inline(__always) mutating func look(_ faces: inout Manifold.Faces) -> Advance {
    let limit = motion + tolerance
    let gap = Separation.between(
      a.outline, b.outline, offset: offset, turn: turn, limit: limit, &faces)
    let normal = a.pose.rotation.apply(gap.normal)
    var reach = Advance(time: time, separation: gap.distance, normal: normal)
    if gap.distance <= tolerance { return reach }
    if gap.distance > limit {
      reach.time = .infinity
    } else if a.outline.isCircle || b.outline.isCircle {
      let closing = a.turning + b.turning - normal.dot(b.move - a.move)
      reach.time =
        closing > 0 ? time + (gap.distance - 0.5 * tolerance).divided(by: closing) : .infinity
    } else {
      reach.time = self.reach(of: faces, isOfB: gap.isOfSecond).time
    }
    return reach
  }

  /// The longer of the times until which a face of either polygon keeps the pair apart.
  /// - Parameter isOfB: which to try first.
  @inline(__always) mutating func reach(of faces: Manifold.Faces, isOfB: Bool) -> Advance {
    let one = reachAlone(of: faces, isOfB: isOfB)
    if one.time > 1 { return one }
    let two = reachAlone(of: faces, isOfB: !isOfB)
    return two.time > one.time ? two : one
  }

  /// (The sides are lent: passed as values they would be copied.)
  private mutating func reachAlone(of faces: Manifold.Faces, isOfB: Bool) -> Advance {
    guard isOfB else { return TimeOfImpact.reach(of: faces.a, of: &a, from: &b, time, tolerance) }
    var reach = TimeOfImpact.reach(of: faces.b, of: &b, from: &a, time, tolerance)
    reach.normal = -reach.normal
    return reach
  }

  /// Until when a face of one polygon keeps the other one away: until now if it does not.
  ///
  /// Let n be its normal, d the vector from its centre of mass to the other's, w what moves that, ω
  /// how fast it turns and Ω how fast as seen from the other. A corner q of the other one, seen
  /// from its centre of mass, lies above the face, which is h from its centre, by
  ///
  ///     g = n·d + n·q − h,  g′ = n·w + ω·n⊥·d + Ω·n⊥·q,  g″ = 2ω·n⊥·w − ω²·n·d − Ω²·n·q,
  ///     |g‴| ≤ 3ω²·|w| + |ω|³·(|d| + |w|) + |Ω|³·|q| = k.
  ///
  /// In what is left of the sub-step, r, g does not fall below the parabola with the slope g′ −
  /// k·r²/6 that bends as g does.
  @_optimize(speed)
  @inline(never) private static func reach(
    of face: Int, of p: inout Side, from q: inout Side, _ time: Double, _ tolerance: Double
  ) -> Advance {
    let normal = p.outline.normals[face]
    let n = p.pose.rotation.apply(normal)
    let across = n.turned
    let seen = q.pose.rotation.undo(n)
    let d = q.pose.position - p.pose.position
    let w = q.move - p.move
    let turn = p.turn
    let turning = p.turn - q.turn
    let square = turning * turning
    let size = w.dx.magnitude + w.dy.magnitude
    let reach = d.dx.magnitude + d.dy.magnitude + size
    let rest = 1 - time
    let sixth = rest * rest * (1.0 / 6)
    let away = n.dot(d)
    let base = away - normal.dot(p.outline.vertices[face] - p.center)
    let slope =
      n.dot(w) + turn * across.dot(d)
      - sixth * (turn * turn * (3 * size + turn.magnitude * reach))
    let bend = 0.5 * (turn * (2 * across.dot(w) - turn * away))
    let cube = sixth * square * turning.magnitude
    let goal = 0.5 * tolerance
    var least = Double.infinity
    var soonest = Double.infinity
    var index = 0
    while index < q.outline.count {
      let corner = q.outline.vertices[index] - q.center
      index &+= 1
      let up = seen.dot(corner)
      let aside = seen.turned.dot(corner)
      let height = base + up
      if height <= tolerance { return Advance(time: time) }
      if height < least { least = height }
      let s = slope + turning * aside - cube * (up.magnitude + aside.magnitude)
      let c = bend - 0.5 * square * up
      let above = height - goal
      // The height left at the end of the parabola, or of its tangent if it bends upwards.
      if above + rest * (s + (c < 0 ? c * rest : 0)) > 0 { continue }
      let root = s * s - 4 * c * above
      if root < 0 { continue }
      let span = 2 * above / (root.squareRoot() - s)
      if span < soonest { soonest = span }
    }
    return Advance(time: time + soonest, separation: least, normal: n)
  }
}
