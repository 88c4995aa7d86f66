/// Goals of the axes of a scroller and their pages, which changes of sizes keep (SC-38, SC-85).
struct ScrollGoals: ~Copyable {
  /// The goals, in other terms than offsets.
  private var goals = PerAxis<ScrollGoal?>(nil, nil)
  /// The page of the target, by axis; none if there has not been one.
  private var pages = PerAxis<Double?>(nil, nil)
  /// Number of the frame from which it may settle short of its page, because the sizes given so far
  /// have no room for that; 0 if they have.
  private(set) var settlesFrom: UInt64 = 0

  /// Whether it waits for further sizes.
  var settlesLater: Bool { settlesFrom > 0 }

  subscript(axis: Int) -> ScrollGoal? { goals[axis] }

  mutating func noteGoal(_ goal: ScrollGoal?, _ axis: Int) { goals[axis] = goal }

  /// Lets it wait for further sizes until a frame, before it settles short of its page.
  mutating func waitForSizes(until frame: UInt64) { settlesFrom = frame }

  /// Ends the wait for further sizes.
  mutating func endWait() { settlesFrom = 0 }

  /// Notes a page, unless one is known.
  mutating func rememberPage(_ axis: Int, _ page: @autoclosure () -> Double?) {
    if pages[axis] == nil { pages[axis] = page() }
  }

  /// Notes the page of the target; nil without paging. Returns the page noted before.
  @discardableResult
  mutating func notePage(_ axis: Int, _ page: Double?) -> Double? {
    defer { pages[axis] = page }
    return pages[axis]
  }

  func checkInvariants() {
    assert(goals.x.map { $0.offset.isFinite } ?? true, "a goal is no number")
    assert(goals.y.map { $0.offset.isFinite } ?? true, "a goal is no number")
  }
}
