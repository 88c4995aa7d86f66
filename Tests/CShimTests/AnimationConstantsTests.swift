import CMotus
import Testing

@testable import Motus

/// What the header and the engine number in the same way.
struct AnimationConstantsTests {
  @Test func positionsHaveTheSameNumbers() {
    #expect(AnimatingPosition.end.rawValue == Int32(MOTUS_POSITION_END.rawValue))
    #expect(AnimatingPosition.start.rawValue == Int32(MOTUS_POSITION_START.rawValue))
    #expect(AnimatingPosition.current.rawValue == Int32(MOTUS_POSITION_CURRENT.rawValue))
  }

  /// The bits are those of `UIViewAnimationOptions` (UA-16).
  @Test func flagsHaveTheSameBits() {
    typealias Flags = AnimationOptions.Flags
    let pairs: [(Flags, motus_animation_flag, UInt32)] = [
      (.allowUserInteraction, MOTUS_ANIMATION_ALLOW_USER_INTERACTION, 1 << 1),
      (.repeats, MOTUS_ANIMATION_REPEAT, 1 << 3),
      (.autoreverses, MOTUS_ANIMATION_AUTOREVERSE, 1 << 4),
      (.overrideInheritedDuration, MOTUS_ANIMATION_OVERRIDE_INHERITED_DURATION, 1 << 5),
      (.overrideInheritedCurve, MOTUS_ANIMATION_OVERRIDE_INHERITED_TIMING, 1 << 6),
      (.overrideInheritedOptions, MOTUS_ANIMATION_OVERRIDE_INHERITED_OPTIONS, 1 << 9),
    ]
    for (flag, enumerator, bit) in pairs {
      #expect(flag.rawValue == enumerator.rawValue)
      #expect(flag.rawValue == bit)
    }
  }

  /// inactive 0, active 1, stopped 2 (PA-25).
  @Test func statesHaveTheSameNumbers() throws {
    let animations = Runtime(number: 1, generation: 1, time: 0).animations
    let animator = PropertyAnimator(animations: animations, duration: 1, timing: .linear)
    #expect(animator.stateNumber == Int32(MOTUS_ANIMATING_INACTIVE.rawValue))
    try animator.pause()
    #expect(animator.stateNumber == Int32(MOTUS_ANIMATING_ACTIVE.rawValue))
    try animator.stop(withoutFinishing: false)
    #expect(animator.stateNumber == Int32(MOTUS_ANIMATING_STOPPED.rawValue))
  }

  @Test func defaultsOfTheHeaderAreThoseOfTheEngine() throws {
    var options = motus_animation_options()
    motus_animation_options_init(&options, MemoryLayout<motus_animation_options>.size)
    let runtime = Runtime(number: 1, generation: 1, time: 0)
    let read = try readOptions(&options, in: runtime)
    #expect(read.duration == 0.25 && read.delay == 0 && read.repeatCount == nil)
    #expect(read.curve == .cubic(.easeInOut))
    #expect(read.flags == [])
    let none = try readOptions(nil, in: runtime)
    #expect(none.duration == read.duration && none.curve == read.curve)
  }
}
