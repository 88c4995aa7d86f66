/// The members of an animator that is made of others: in sequence, together, or one a little after
/// the other.
///
/// Such a group is an animator whose blocks are those of its members, each in its member's part of
/// the time and with its member's timing. So one driver moves them all: whatever can be done to an
/// animator can be done to the group, and a member has no motion of its own.
final class AnimatorGroup {
  enum Arrangement: Int32 {
    case together = 0
    case sequence = 1
    case stagger = 2
  }

  /// How deep groups may stand in each other: the engine walks their trees by recursion.
  static let maximumHeight = 32

  private let handles: [Handle]
  /// How many groups stand in each other here, this one counted.
  let height: Int
  /// When each member begins, in seconds of the group.
  let begins: [Double]
  /// Seconds from the start to the end of the last one.
  let duration: Double
  private let entities: EntityTable

  /// Seconds between one and the next: from end to begin in a sequence, from begin to begin in a
  /// stagger. Nothing begins before the group does.
  init(
    _ members: [PropertyAnimator], _ arrangement: Arrangement, spacing: Double,
    entities: EntityTable
  ) {
    handles = members.map { $0.handle }
    self.entities = entities
    var height = 1
    var begins: [Double] = []
    var next = 0.0
    var end = 0.0
    for member in members {
      begins.append(max(0, next))
      end = max(end, max(0, next) + member.duration)
      switch arrangement {
      case .together: break
      case .sequence: next = max(0, next) + member.duration + spacing
      case .stagger: next += spacing
      }
      height = max(height, 1 + (member.group?.height ?? 0))
      entities.retain(member)
    }
    self.begins = begins
    self.height = height
    duration = end
  }

  var count: Int { handles.count }

  /// By handle, so that a group and its members do not keep one another. All are there as long as
  /// the group holds them and the runtime lives.
  func member(_ index: Int) -> PropertyAnimator? {
    index >= 0 && index < count ? entities[handles[index]] as? PropertyAnimator : nil
  }

  func forEach(_ body: (PropertyAnimator) -> Void) {
    for index in 0..<count {
      if let member = member(index) { body(member) }
    }
  }

  /// Releases the members, which can move alone again.
  func dissolve() {
    for index in 0..<count {
      guard let member = member(index) else { continue }
      member.leaveOwner()
      entities.release(member.handle)
    }
  }
}

extension PropertyAnimator {
  /// An animator that is made of others; none of them is in another group or active.
  static func group(
    _ members: [PropertyAnimator], _ arrangement: AnimatorGroup.Arrangement, spacing: Double,
    entities: EntityTable, animations: Animations
  ) throws(Fault) -> PropertyAnimator {
    for member in members {
      guard member.owner == nil else { throw member.fault("belongs to a group already") }
      guard member.stateNumber == 0, !member.isReversed else {
        throw member.fault("cannot join a group: only what is inactive and not reversed can")
      }
      guard member.group?.height ?? 0 < AnimatorGroup.maximumHeight else {
        throw Fault(.limit, "groups of animators stand \(AnimatorGroup.maximumHeight) deep at most")
      }
    }
    let group = AnimatorGroup(members, arrangement, spacing: spacing, entities: entities)
    guard group.duration.isFinite else {
      group.dissolve()
      throw Fault(.invalidArgument, "the group would take longer than there are numbers")
    }
    let animator = PropertyAnimator(
      animations: animations, duration: group.duration, timing: .linear, group: group)
    do throws(Fault) {
      _ = try entities.insert(animator, as: .propertyAnimator)
    } catch {
      group.dissolve()
      throw error
    }
    for index in members.indices { members[index].join(animator, at: group.begins[index]) }
    return animator
  }

  /// Whether there is anything to animate.
  var hasBlocks: Bool {
    if hasPending { return true }
    guard let group else { return false }
    var hasBlocks = false
    group.forEach { hasBlocks = hasBlocks || $0.hasBlocks }
    return hasBlocks
  }

  /// Runs the blocks that wait, its own and those of all members, so that their changes become
  /// members of a driver.
  func performAll(in driver: Driver, of root: PropertyAnimator, at offset: Double) {
    for block in takePending() where root.isActive(driver) {
      root.perform(block, of: self, at: offset, in: driver)
    }
    group?.forEach { member in
      member.performAll(in: driver, of: root, at: offset + member.beginInOwner)
    }
    if root !== self && root.isActive(driver) { root.announce(self, at: offset, in: driver) }
  }

  /// Lets a member complete when the time has passed its end: a group without records waits for it.
  private func announce(_ member: PropertyAnimator, at offset: Double, in driver: Driver) {
    let passed = animations.completions.keep { finished in
      // A member that has come back to its start has not passed: the group says where it is.
      if finished && driver.fraction > 0 { member.completeAsMember(at: .end) }
    }
    animations.join(
      driver, animations.tracks.makeGroup(tag: -1, isActive: false),
      span: .init(begin: offset, length: member.duration), curve: .linear, completion: passed)
  }

  /// Runs the completions of a member, once.
  private func completeAsMember(at position: AnimatingPosition) {
    for handler in takeCompletions() { handler(position) }
  }

  /// Takes the completions of all members that have not completed yet, in their order, innermost
  /// first.
  func takeMemberCompletions() -> [Completion] {
    var taken: [Completion] = []
    group?.forEach { member in
      taken += member.takeMemberCompletions()
      taken += member.takeCompletions()
    }
    return taken
  }

  /// The outermost group that it belongs to, or it itself.
  var root: PropertyAnimator { owner?.root ?? self }

  /// Seconds of its own time that have passed in its group, not limited to its duration.
  var secondsInGroup: Double {
    if let owner { return owner.secondsInGroup - beginInOwner }
    if let carrier { return carrier.fraction * duration }
    guard case .active(let driver) = state else { return 0 }
    return driver.timeFraction * duration
  }

  /// The fraction of a member, in the direction of travel.
  var memberFraction: Double {
    guard root.stateNumber == 1 else { return 0 }
    let seconds = secondsInGroup
    let fraction =
      duration > 0 ? min(max(0, seconds.divided(by: duration)), 1) : seconds < 0 ? 0 : 1
    return root.isReversed ? 1 - fraction : fraction
  }

  /// Members are moved by their group alone, and what a transition has taken over by that.
  func needNoOwner() throws(Fault) {
    guard owner == nil else { throw fault("belongs to a group: use that instead") }
    guard carrier == nil else { throw fault("moves with a transition: drive that instead") }
    try needNoLink()
  }

  func needNoLink() throws(Fault) {
    guard leader.isNone else {
      throw Fault(.busy, "a link leads the animator: remove link \(leader) first")
    }
  }
}
