import Testing

@testable import Motus

/// Rules that hold whatever is done in whatever order: PA-3 to PA-10, UA-4, R-9.
struct RandomMotionTests {
  /// With those that have found something.
  @Test(arguments: Array(1...60) + [182, 219, 234, 298, 375, 385, 410, 516, 542, 695])
  func thePictureNeverJumpsAndNothingIsLeft(seed: Int) throws {
    let motion = try RandomMotion(seed: UInt64(seed))
    try motion.run(steps: 150)
    #expect(motion.problems.isEmpty, "\(motion.problems.first ?? "")")
    try motion.finish()
    #expect(motion.stage.isEmpty)
    for view in motion.views {
      for property in motion.properties {
        #expect(motion.stage.shown(view, property) == motion.stage.model(view, property))
      }
    }
  }

  /// The same calls give the same bits.
  @Test func theSameSeedShowsTheSamePicture() throws {
    let motions = try (0..<2).map { _ in try RandomMotion(seed: 99) }
    for motion in motions { try motion.run(steps: 60) }
    #expect(motions[0].picture() == motions[1].picture())
    #expect(motions[0].steps == motions[1].steps)
  }
}
