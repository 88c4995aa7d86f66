/// Several passes over the same contacts, as conjugate gradients.
///
/// A pass changes the impulses by what it finds missing, and a heavy item on a light one, or the
/// top row of a high pile, needs as many passes as the masses differ or the rows are many. Each
/// pass is taken for a step downhill, and what the steps before had in common goes on: p ← β·p +
/// change, with β = |change|² / |last change|² (Fletcher & Reeves, *Function Minimization by
/// Conjugate Gradients*, 1964; for contacts Silcowitz, Niebe & Erleben, *A Nonsmooth Nonlinear
/// Conjugate Gradient Method for Interactive Contact Force Problems*, 2010). Where the changes
/// grow, contacts open or close, and the directions begin anew. A stack of fifty needs a fifth of
/// the passes that over-relaxation takes.
extension ContactBlock {
  /// Changes that a pass has made.
  struct Changes {
    /// In each lane, the greatest change of speed.
    var greatest = Float4.none
    /// In each lane, the sum of the squares of the changes by how easily they move something.
    var squares = Float4.none
  }

  /// Before the first of several passes.
  @_optimize(speed)
  static func beginDirections(_ blocks: Pointers, count: Int) {
    var index = 0
    while index < count {
      let p = points(blocks[index])
      p.pointee.direction = Float4.none
      p[1].direction = Float4.none
      index &+= 1
    }
  }

  /// Goes on after a pass that is not the last, in the direction of the passes before it, by a
  /// share of their change.
  @_optimize(speed)
  static func follow(
    _ blocks: Pointers, count: Int, _ states: UnsafeMutableRawPointer, share: Float
  ) {
    exchange(blocks, count, states) { _, p in
      let step: Float4 = Float4(all: share) * p.pointee.direction
      let before = p.pointee.normalImpulse
      let after: Float4 = (before + step).positivePart
      p.pointee.direction = step + p.pointee.change
      p.pointee.normalImpulse = after
      return after - before
    }
  }
}
