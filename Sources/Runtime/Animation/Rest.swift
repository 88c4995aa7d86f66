/// The time from a frame after which nothing moves to the next one.
///
/// A host may sleep then. What it begins before the next frame is to begin with that, however late
/// it comes: the own clock does not pass the rest that a beginning ends. What had been waiting
/// since before keeps its time by the host's clock: it is brought forward by what does not pass.
struct Rest: ~Copyable {
  /// How many there have been.
  private(set) var number = 0
  /// How many waits of blocks and of animators there had been at its beginning.
  private(set) var blocks: UInt64 = 0
  private(set) var animators: UInt64 = 0
  /// Whether a glide has been set in it.
  private(set) var hasGlides = false

  mutating func begin(blocks: UInt64, animators: UInt64) {
    number += 1
    self.blocks = blocks
    self.animators = animators
    hasGlides = false
  }

  mutating func noteGlide() { hasGlides = true }
}

extension Animations {
  func beginRest() {
    rest.begin(blocks: deadlines.nextOrder, animators: delays.entryCount)
  }

  /// Whether something waits that has not before the rest.
  var waitsSinceRest: Bool {
    rest.hasGlides || deadlines.nextOrder != rest.blocks
      || delays.entryCount != rest.animators
  }

  /// Lets what had been waiting before the rest begin so many seconds earlier.
  func bringForward(by seconds: Double) {
    deadlines.bringForward(by: seconds, before: rest.blocks) { entry in
      let name = Handle(waitedFor: entry)
      guard names.containsOften(name) else { return }
      let row = AnimationTable.row(ofTag: tracks.groups[Int(group(named: name))].tag)
      waiting.bringForward(row, by: seconds)
    }
    delays.bringForward(by: seconds, before: rest.animators)
    glides.bringForward(by: seconds, unlessSetIn: rest.number)
  }
}
