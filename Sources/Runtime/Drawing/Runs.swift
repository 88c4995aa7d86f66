/// Runs of siblings and the boxes in which they are drawn: an index of the subviews of one view, in
/// their order.
///
/// A run has up to 32 neighbours and a box around them. Each of them has in it a box of its own,
/// rounded outwards to 128ths of the run's: one comparison of four bytes says whether it may be in
/// a region. Where subviews stand along an axis, or in a grid, few runs meet a region.
final class Runs {
  static let length = 32
  /// Runs that are looked at together.
  static let span = 64

  struct Run: BitwiseCopyable {
    var box = Box.nothing
    /// The row of the first of its views.
    var leader: Int32
    var count: Int32
    /// Whether the boxes have to be read anew.
    var isStale = true
    /// Whether some of its views may be drawn anywhere.
    var isOpen = false
  }

  let parent: Int
  /// Runs in drawing order.
  private(set) var runs = Buffer<Run>()
  /// Boxes of views within their run's, `length` for each run.
  private(set) var codes = Buffer<UInt32>()
  private var wholes = Buffer<Box>()
  private(set) var box = Box.nothing
  private(set) var isStale = true
  /// Comings and goings since a query.
  private(set) var changes = 0
  private var found = 0

  init(parent: Int) { self.parent = parent }

  /// The boxes of a run have to be read anew.
  func noteStale(at place: Int) {
    isStale = true
    runs[place].isStale = true
  }

  /// One more view is in a run, or one less.
  func change(countAt place: Int, by change: Int32) {
    noteStale(at: place)
    changes += 1
    runs[place].count += change
  }

  /// Adds a run in front of all others.
  func append(_ run: Run) {
    runs.append(run)
    codes.append(repeating: Self.anywhere, count: Self.length)
  }

  /// A region as it is compared with the views of a run: all of it that a code can say.
  @inline(__always)
  static func threshold(_ region: Box, in box: Box) -> UInt32 {
    let left = whole((region.minX - box.minX) * factor(box.minX, box.maxX), up: false)
    let top = whole((region.minY - box.minY) * factor(box.minY, box.maxY), up: false)
    let right = whole((region.maxX - box.minX) * factor(box.minX, box.maxX), up: true)
    let bottom = whole((region.maxY - box.minY) * factor(box.minY, box.maxY), up: true)
    return right | bottom << 8 | (127 - left) << 16 | (127 - top) << 24
  }

  /// A view's box as it is compared with regions.
  @inline(__always)
  static func code(_ own: Box, in box: Box) -> UInt32 {
    let left = whole((own.minX - box.minX) * factor(box.minX, box.maxX), up: false)
    let top = whole((own.minY - box.minY) * factor(box.minY, box.maxY), up: false)
    let right = whole((own.maxX - box.minX) * factor(box.minX, box.maxX), up: true)
    let bottom = whole((own.maxY - box.minY) * factor(box.minY, box.maxY), up: true)
    return left | top << 8 | (127 - right) << 16 | (127 - bottom) << 24
  }

  /// The code of a view that may be drawn anywhere.
  static let anywhere: UInt32 = 0

  /// No byte of the code is greater than that of the threshold.
  @inline(__always)
  static func isIn(_ code: UInt32, _ threshold: UInt32) -> Bool {
    ((threshold | 0x8080_8080) &- code) & 0x8080_8080 == 0x8080_8080
  }

  @inline(__always)
  private static func factor(_ low: Double, _ high: Double) -> Double {
    let factor = 127 / (high - low)
    return factor < 1e30 ? factor : 0
  }

  @inline(__always)
  private static func whole(_ value: Double, up: Bool) -> UInt32 {
    guard value > 0 else { return 0 }
    guard value < 127 else { return 127 }
    let floor = UInt32(value)
    return up && Double(floor) < value ? floor + 1 : floor
  }

  /// The boxes around many runs, after the runs have been read.
  func sum() {
    wholes.removeAll()
    box = .nothing
    for first in stride(from: 0, to: runs.count, by: Self.span) {
      var sum = Box.nothing
      for index in first..<min(first + Self.span, runs.count) {
        sum = runs[index].isOpen ? .everything : sum.union(runs[index].box)
        if runs[index].isOpen { break }
      }
      wholes.append(sum)
      box = box.union(sum)
    }
    isStale = false
    changes = 0
  }

  /// The first run from a place on that may meet a region; their count for none.
  func next(from place: Int, meeting region: Box) -> Int {
    var place = place
    while place < runs.count {
      if place % Self.span == 0, !wholes[place / Self.span].touches(region) {
        place += Self.span
        continue
      }
      if runs[place].isOpen || runs[place].box.touches(region) { return place }
      place += 1
    }
    return runs.count
  }

  /// Makes room for a run at a place.
  func insert(_ run: Run, at place: Int) {
    append(run)
    var index = runs.count - 1
    while index > place {
      runs[index] = runs[index - 1]
      index -= 1
    }
    runs[place] = run
    let length = Self.length
    let behind = (runs.count - 1 - place) * length
    if behind > 0 {
      (codes.base + (place + 1) * length).shift(from: codes.base + place * length, count: behind)
    }
  }

  func remove(at place: Int) {
    for index in place..<(runs.count - 1) { runs[index] = runs[index + 1] }
    let length = Self.length
    let behind = (runs.count - 1 - place) * length
    if behind > 0 {
      (codes.base + place * length).update(
        from: codes.base + (place + 1) * length, count: behind)
    }
    runs.removeLast()
    codes.removeLast(length)
  }

  /// The place of the run that a view leads: often that of the last answer or the next one.
  func place(ofLeader row: Int) -> Int? {
    let row = Int32(truncatingIfNeeded: row)
    for index in min(found, runs.count)..<min(found + 2, runs.count) where runs[index].leader == row
    {
      found = index
      return index
    }
    for index in 0..<runs.count where runs[index].leader == row {
      found = index
      return index
    }
    return nil
  }
}
