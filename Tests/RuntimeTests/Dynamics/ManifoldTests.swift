import Testing

@testable import Motus

/// Which points of a manifold count, and how long that stays so.
struct ManifoldTests {
  private func manifold(_ first: Double, _ second: Double? = nil) -> Manifold {
    var manifold = Manifold()
    manifold.first = Manifold.Point(
      position: Vector(dx: 1, dy: 2), separation: first, feature: 10)
    manifold.count = 1
    if let second {
      manifold.second = Manifold.Point(
        position: Vector(dx: 3, dy: 4), separation: second, feature: 20)
      manifold.count = 2
    }
    return manifold
  }

  /// Looked at up to 5 pt, near up to 1 pt: separations, the features that are left, and the room.
  @Test func pointsThatAreFarAreDroppedAndSayHowLongTheOthersAreAlone() {
    let cases: [(Double, Double?, [UInt32], Double)] = [
      (-1, 0.5, [10, 20], 5), (1, 1, [10, 20], 5), (0.5, 3, [10], 3), (3, 0.5, [20], 3),
      (0.5, 8, [10], 5), (8, -2, [20], 5), (3, 2, [], 2), (2, 3, [], 2), (7, 8, [], 5),
      (0.5, nil, [10], 5), (2, nil, [], 2),
    ]
    for (first, second, features, room) in cases {
      var found = manifold(first, second)
      #expect(found.keepPoints(within: 1, of: 5) == room, "\(first), \(String(describing: second))")
      #expect(found.count == features.count)
      if features.count > 0 { #expect(found.first.feature == features[0]) }
      if features.count > 1 { #expect(found.second.feature == features[1]) }
      if features == [20] {
        #expect(found.first.position == Vector(dx: 3, dy: 4))
        #expect(found.first.separation == second)
      }
    }
  }

  @Test func whatHasNoPointsTellsHowFarApartItIsIfThatIsBeyondWhatWasLookedAt() {
    var apart = Manifold.apart(7)
    #expect(apart.keepPoints(within: 1, of: 5) == 7 && apart.count == 0)
    var none = Manifold.none
    #expect(none.keepPoints(within: 1, of: 5) == 5 && none.count == 0)
  }

  @Test func aPointThatWasDroppedDoesNotComeBack() {
    for separations in [(0.5, 3.0), (3.0, 0.5)] {
      var found = manifold(separations.0, separations.1)
      found.keepPoints(within: 1)
      found.keepPoints(within: 5)
      #expect(found.count == 1 && found.first.separation == 0.5)
    }
  }

  @Test func aManifoldIsToldInOtherAxesAsAWhole() {
    var found = manifold(0.5, 0.25)
    found.normal = Vector(dx: 0, dy: -1)
    found.turn(by: Rotation(cosine: 0, sine: 1))
    #expect(found.normal == Vector(dx: 1, dy: 0))
    #expect(found.first.position == Vector(dx: -2, dy: 1))
    #expect(found.second.position == Vector(dx: -4, dy: 3))
  }
}
