/// The links of a runtime: motion that follows motion.
///
/// All of them are worked out in one pass, once everything else has moved and before the layout, in the
/// order in which they hang on one another; so a chain of any depth is right in the frame in which its
/// beginning moves (LK-6). When scrollers have moved there is a pass before the host hears of it.
///
/// A pass reads each input once. An input that is still costs no more; its links cost nothing (LK-8).
final class Links: FramePart {
  let animations: Animations
  let tracks: Tracks
  let reader: LinkReader
  private let entities: EntityTable
  private let frame: FrameTimes
  let order = LinkOrder()
  /// The time of the last frame, and how many seconds of the runtime's clock this one has.
  private var time = 0.0
  private var seconds = 0.0
  private var number: UInt64 = 0
  /// Links that follow and have not come to rest.
  private var movingCount = 0
  /// Inputs that only a look knows to have changed, that moved when they were looked at, or of which
  /// links want to be looked at.
  private var lively = 0
  private var wantsFrames = false
  /// The states of the picture and of scrollers' edges in which all offsets stand where they do.
  private var seenPicture: UInt64 = 0
  private var seenEdges: UInt64 = 0
  private let scrollers: Scrollers
  private let motion: LinkMotion
  /// A property's numbers, and as many to work with.
  private let room = UnsafeMutablePointer<Double>.allocate(
    capacity: 2 * PropertyID.maximumComponents)

  init(
    _ animations: Animations, _ gestures: Gestures, _ scrollers: Scrollers, _ frame: FrameTimes
  ) {
    self.animations = animations
    tracks = animations.tracks
    entities = gestures.entities
    self.frame = frame
    self.scrollers = scrollers
    reader = LinkReader(animations, gestures)
    motion = LinkMotion(tracks)
    time = frame.now
    number = frame.number
    super.init()
    motion.attach(to: self)
    // The runtime owns all of them.
    animations.take(motion)
    scrollers.setCompanion(self)
  }

  deinit { room.deallocate() }

  override var answers: FrameQuestions { [.isMoving] }

  override var isMoving: Bool { movingCount > 0 || wantsFrames }

  override func copyMovers(into copies: MoverCopies) {
    if !order.isEmpty { copies.note(.followers) }
  }

  // MARK: Making and removing

  /// Makes a link, and shows at once what it says (LK-1). What led its target before ends.
  func make(
    _ target: LinkTarget, _ sources: [LinkSource], _ combination: LinkCombination,
    _ map: consuming LinkMap, _ outputs: consuming LinkOutputs, _ follower: LinkFollower?
  ) throws(Fault) -> Link {
    try needNoDrag(of: target)
    var input = order.input(sources, combination, reader)
    if let circle = order.circle(from: [target.cell], to: input, self) {
      throw Fault(.invalidState, "the link would close a circle: \(target.noun)\(circle)")
    }
    if case .animator(let animator) = target {
      try take(animator, input, target)
      // Its blocks may have run, and have made and removed links.
      input = order.input(sources, combination, reader)
    }
    let link = try entities.insert(Link(target, input, map, outputs), as: .link)
    var chase: LinkChase?
    if let follower { chase = self.chase(follower, link) }
    for rival in rivals(of: target) { remove(rival, isReplaced: true) }
    // The host holds it, and so do we, as long as it is in force.
    entities.retain(link)
    order.insert(link, self)
    claim(link)
    input.forEachSubject { if tracks.contains($0) { tracks.noteLinked($0.subject) } }
    if let chase { link.chase(chase) }
    noteLiveliness(of: link, 1)
    if case .gone = input.refresh(reader, frame, seconds: seconds) {
      remove(link)
    } else if let chase {
      begin(chase, link)
    } else if input.isActive {
      go([link], input.value)
    }
    return link
  }

  /// Ends a link; what it has moved stays where it is. What begins in the same frame goes on with its
  /// velocity (LK-7).
  func remove(_ link: Link, isReplaced: Bool = false) {
    guard !link.isOver else { return }
    noteLiveliness(of: link, -1)
    if case .property(let subject, let property, let kind, let component) = link.target {
      if !isReplaced, tracks.contains(subject) {
        let velocity = room + PropertyID.maximumComponents
        velocity.update(repeating: 0, count: PropertyID.maximumComponents)
        link.addVelocity(to: velocity + (component ?? 0))
        if (0..<kind.componentCount).contains(where: { velocity[$0] != 0 }) {
          animations.partings.add(subject.bits, property, velocity)
        }
      }
      tracks.stopLeading(subject, property, by: link.handle)
    }
    link.end()
    order.remove(link, self)
    letGo(link)
    entities.release(link.handle)
  }

  /// Whether a link moves its target: both ends are there and what it reads says something.
  func isActive(_ link: Link) -> Bool {
    !link.isOver && link.input.isActive && hasTarget(link) && !link.input.isGone(reader)
  }

  @inline(__always)
  private func hasTarget(_ link: Link) -> Bool {
    switch link.target {
    case .property(let subject, _, _, _): tracks.contains(subject)
    case .animator(let animator): entities.contains(animator)
    case .interaction(let interaction): entities.contains(interaction)
    }
  }

  /// The link that has an animator or an interaction.
  private func leader(of target: LinkTarget) -> Handle {
    switch target {
    case .property: .none
    case .animator(let animator): (entities[animator] as? PropertyAnimator)?.leader ?? .none
    case .interaction(let interaction):
      (entities[interaction] as? PercentDrivenInteraction)?.leader ?? .none
    }
  }

  /// A link takes the place of links alone.
  private func needNoDrag(of target: LinkTarget) throws(Fault) {
    guard case .property(let subject, let property, _, _) = target else { return }
    switch tracks.owners.owner(of: property, subject) {
    case nil, .link: break
    case .drag, .hand: try tracks.owners.needNone(property, subject)
    }
  }

  private func rivals(of target: LinkTarget) -> [Link] {
    var rivals: [Link] = []
    if case .property(let subject, let property, _, _) = target {
      tracks.links.forEach(of: subject, property) { leader, components in
        if components & target.components != 0, let rival = link(leader) { rivals.append(rival) }
      }
    } else if let rival = link(leader(of: target)) {
      rivals.append(rival)
    }
    return rivals
  }

  func link(_ handle: Handle) -> Link? { entities[handle] as? Link }

  /// Brings an animator to where its fraction can be set: it is active and paused.
  private func take(
    _ handle: Handle, _ input: LinkInput, _ target: LinkTarget
  ) throws(Fault) {
    guard let animator = entities[handle] as? PropertyAnimator else { return }
    let leader = animator.leader
    animator.setLeader(.none)
    defer { animator.setLeader(leader) }
    if case .active(let driver) = animator.state {
      try needNoCircle(driver, input, target)
    }
    try animator.pause()
    if case .active(let driver) = animator.state { try needNoCircle(driver, input, target) }
  }

  private func needNoCircle(
    _ driver: Driver, _ input: LinkInput, _ target: LinkTarget
  ) throws(Fault) {
    guard let circle = order.circle(from: tracks.cells(of: driver), to: input, self) else { return }
    throw Fault(.invalidState, "the link would close a circle: \(target.noun)\(circle)")
  }

  private func claim(_ link: Link) {
    switch link.target {
    case .property(let subject, let property, _, _):
      tracks.lead(subject, property, link.target.components, by: link.handle)
    case .animator(let animator):
      (entities[animator] as? PropertyAnimator)?.setLeader(link.handle)
    case .interaction(let interaction):
      (entities[interaction] as? PercentDrivenInteraction)?.setLeader(link.handle)
    }
  }

  private func letGo(_ link: Link) {
    switch link.target {
    case .property: break
    case .animator(let animator):
      guard let animator = entities[animator] as? PropertyAnimator, animator.leader == link.handle
      else { break }
      animator.setLeader(.none)
      if case .active(let driver) = animator.state { driver.lead(atRate: 0) }
    case .interaction(let interaction):
      guard let interaction = entities[interaction] as? PercentDrivenInteraction,
        interaction.leader == link.handle
      else { break }
      interaction.setLeader(.none)
      interaction.session?.motion.driver.lead(atRate: 0)
    }
  }

  /// Counts a link in or out among those that move or want to be looked at.
  private func noteLiveliness(of link: Link, _ change: Int) {
    if link.isMoving { movingCount += change }
    if link.isAttentive { link.input.countAttentive(change) }
    lively = max(lively, 1)
  }

  override func removeAll() {
    order.removeAll()
    animations.take(nil as ForeignMotion?)
  }

  // MARK: The frame

  /// Scrollers have moved, and the host is about to hear of it.
  override func prepare() { pass() }

  override func advance() {
    takeTime()
    if lively > 0 || tracks.activeCount > 0 || tracks.views.changes.count > 0
      || seenPicture != tracks.views.drawVersion || seenEdges != scrollers.edgesVersion
    {
      pass()
    }
  }

  /// A frame has begun.
  private func takeTime() {
    guard number != frame.number else { return }
    (seconds, time, number) = (frame.now - time, frame.now, frame.number)
  }

  private func pass() {
    guard !order.isEmpty else { return lively = 0 }
    takeTime()
    order.update(self)
    lively = 0
    wantsFrames = false
    // A copy: whoever is called may add and remove some.
    let inputs = order.inputs
    for index in inputs.indices {
      Unmanaged.passUnretained(inputs[index])._withUnsafeGuaranteedRef { work($0) }
    }
    seenPicture = tracks.views.drawVersion
    seenEdges = scrollers.edgesVersion
  }

  private func work(_ input: LinkInput) {
    guard !input.links.isEmpty else { return }
    let news = input.refresh(reader, frame, seconds: seconds)
    switch news {
    case .still where input.attentive == 0: break
    case .still, .moved:
      go(input.links, input.value)
    case .absent:
      for link in input.links { wait(link) }
    case .gone:
      for link in input.links { remove(link) }
    }
    if input.velocity != 0 || input.isWatched || input.attentive > 0 { lively += 1 }
    if input.wantsFrames { wantsFrames = true }
  }

  /// Shows links of an input what that reads. Whoever is called may add and remove some.
  @_optimize(speed)
  @inline(never)
  private func go(_ links: [Link], _ value: Double) {
    for index in links.indices {
      Unmanaged.passUnretained(links[index])._withUnsafeGuaranteedRef { go($0, value) }
    }
  }

  @inline(__always)
  private func go(_ link: Link, _ value: Double) {
    guard !link.isOver else { return }
    guard hasTarget(link) else { return remove(link) }
    if case .chasing(let chase) = link.manner { return goOn(chase, link) }
    link.readOften(value, into: room)
    write(link)
  }

  /// Lets the target stay, as the source has no number for now.
  private func wait(_ link: Link) {
    guard hasTarget(link) else { return remove(link) }
    if case .chasing(let chase) = link.manner {
      chase.begin(frame.number)
      chase.wait()
    }
    setRate(of: link, 0)
  }

  // MARK: Showing

  /// Gives the target the numbers in `room`.
  @inline(__always)
  private func write(_ link: Link) {
    switch link.target {
    case .property(let subject, let property, let kind, let component):
      if let component, kind.componentCount > 1 {
        let number = room[0]
        tracks.readModel(subject.subject, property, kind, into: room)
        room[component] = number
      }
      ValueLimits.apply(property, to: room)
      tracks.setModel(subject.subject, property, kind, to: room)
    case .animator, .interaction: lead(link)
    }
  }

  @inline(never)
  private func lead(_ link: Link) {
    let wanted = room[0]
    let fraction = min(max(0, wanted), 1)
    switch link.target {
    case .property: break
    case .animator(let animator):
      guard let animator = entities[animator] as? PropertyAnimator else { break }
      if animator.fractionComplete != fraction || animator.stateNumber != 1 {
        animator.setLeader(.none)
        try? animator.setFractionComplete(fraction)
        if !link.isOver { animator.setLeader(link.handle) }
      }
      guard case .active(let driver) = animator.state else { break }
      animations.showLed(driver)
    case .interaction(let interaction):
      guard let interaction = entities[interaction] as? PercentDrivenInteraction,
        let session = interaction.session
      else { break }
      if interaction.percentComplete != fraction { interaction.update(fraction) }
      if let animator = session.motion.activeHostAnimator, case .active(let driver) = animator.state
      {
        animations.showLed(driver)
      }
      animations.showLed(session.motion.driver)
    }
    setRate(of: link, fraction == wanted ? rate(of: link) : 0)
  }

  private func rate(of link: Link) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 1) { room in
      // The buffer is never empty.
      let rate = room.baseAddress.unsafelyUnwrapped
      rate.pointee = 0
      link.addVelocity(to: rate)
      return rate.pointee
    }
  }

  /// Sets the velocity of what is led by a fraction.
  private func setRate(of link: Link, _ rate: Double) {
    switch link.target {
    case .property: break
    case .animator(let animator):
      guard let animator = entities[animator] as? PropertyAnimator, !animator.isRunning,
        case .active(let driver) = animator.state
      else { break }
      driver.lead(atRate: animator.isReversed ? -rate : rate)
    case .interaction(let interaction):
      guard let session = (entities[interaction] as? PercentDrivenInteraction)?.session,
        session.isInteractive
      else { break }
      session.motion.driver.lead(atRate: rate)
    }
  }

  // MARK: Following

  /// Makes a follower, which begins where the target is, with its velocity.
  private func chase(_ follower: LinkFollower, _ link: Link) -> LinkChase {
    let count = link.target.kind.componentCount
    let chase = LinkChase(follower, width: count, frame: frame.number)
    let velocity = room + PropertyID.maximumComponents
    velocity.update(repeating: 0, count: PropertyID.maximumComponents)
    switch link.target {
    case .property(let subject, let property, let kind, let component):
      tracks.readModel(subject.subject, property, kind, into: room)
      motion.addVelocity(of: subject.subject, property, to: velocity)
      _ = animations.partings.read(subject.bits, property, addingTo: velocity)
      if let component { (room[0], velocity[0]) = (room[component], velocity[component]) }
      // A moment later, for how fast the numbers change in which it is kept.
      link.coding.encode(room, near: nil, count: count, into: chase.place)
      for index in 0..<count { room[index] += velocity[index] * 1e-6 }
      link.coding.encode(room, near: chase.place, count: count, into: velocity)
      for index in 0..<count {
        chase.velocity[index] = (velocity[index] - chase.place[index]) / 1e-6
      }
    case .animator(let animator):
      chase.place[0] = (entities[animator] as? PropertyAnimator)?.fractionComplete ?? 0
    case .interaction(let interaction):
      chase.place[0] = (entities[interaction] as? PercentDrivenInteraction)?.percentComplete ?? 0
    }
    return chase
  }

  private func begin(_ chase: LinkChase, _ link: Link) {
    if link.input.isActive {
      encode(link, near: chase.place, into: chase.followed)
    } else {
      chase.followed.update(from: chase.place, count: chase.width)
    }
  }

  private func goOn(_ chase: LinkChase, _ link: Link) {
    let wasMoving = chase.isMoving
    chase.begin(frame.number)
    encode(link, near: chase.followed, into: chase.followed)
    if animations.isEnabled { chase.move(to: frame.now, seconds: seconds) } else { chase.arrive() }
    if wasMoving != chase.isMoving {
      let change = wasMoving ? -1 : 1
      movingCount += change
      if case .property = link.target { link.input.countAttentive(change) }
    }
    link.coding.decode(chase.place, count: chase.width, into: room)
    write(link)
  }

  /// The numbers that are followed, on the branch nearest to others: the short way round.
  private func encode(
    _ link: Link, near reference: UnsafeMutablePointer<Double>,
    into numbers: UnsafeMutablePointer<Double>
  ) {
    let count = link.target.kind.componentCount
    link.read(link.input.value, into: room)
    if link.interpolation == .angle {
      for index in 0..<count {
        room[index] = Elementary.angle(room[index], nearestTo: reference[index])
      }
    }
    let near = room + PropertyID.maximumComponents
    near.update(from: reference, count: count)
    link.coding.encode(room, near: near, count: count, into: numbers)
  }
}

extension Links {
  /// A view or a value is about to end, and with it the links that move or read it.
  fileprivate func subjectWillEnd(_ subject: Subject) {
    guard tracks.mayBeLinked(subject) else { return }
    let name = Handle(bits: tracks.name(of: subject))
    var ending: [Link] = []
    func collect(_ property: PropertyID) {
      tracks.links.forEach(of: name, property) { link, _ in
        if let link = self.link(link) { ending.append(link) }
      }
      order.forEachReader(of: name, property) { ending += $0.links }
    }
    if subject < 0 {
      collect(tracks.values.rows[~subject].property)
    } else {
      for property in tracks.views.properties.all { collect(property) }
    }
    for link in ending { remove(link) }
  }
}

/// How fast properties move that links lead.
final class LinkMotion: ForeignMotion {
  /// The owner; the runtime ends both together.
  unowned(unsafe) private var links: Links?
  private let tracks: Tracks

  init(_ tracks: Tracks) { self.tracks = tracks }

  func attach(to links: Links) { self.links = links }

  override func subjectWillEnd(_ subject: Subject) { links?.subjectWillEnd(subject) }

  override func addVelocity(
    of subject: Subject, _ property: PropertyID, to velocity: UnsafeMutablePointer<Double>
  ) {
    guard let links else { return }
    tracks.links.forEach(of: Handle(bits: tracks.name(of: subject)), property) { leader, _ in
      guard let link = links.link(leader),
        case .property(_, _, _, let component) = link.target
      else { return }
      link.addVelocity(to: velocity + (component ?? 0))
    }
  }
}
