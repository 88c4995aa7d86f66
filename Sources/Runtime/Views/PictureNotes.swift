/// Changes to the drawn picture since it was drawn: enough to draw it again without walking the
/// tree when only values have changed.
///
/// Notes are taken once somebody draws. Views whose properties move in frames are not noted: the
/// draw list looks at them anyway.
final class PictureNotes {
  /// Counts the changes of which views there are, where they stand among each other, and whether
  /// and how they are drawn: all but values.
  private(set) var shape: UInt64 = 1
  private var isOn = false
  /// Rows of views that show other values, each once.
  private(set) var touched = Buffer<Int32>()
  /// Rows of views in the window that have come, gone, been hidden or shown, or stand elsewhere
  /// among their siblings, each once: a few. More are a change of shape.
  private(set) var relisted = Buffer<Int32>()
  /// In which of the two lists each row stands.
  private var marks = Buffer<UInt8>()

  private static let isTouched: UInt8 = 1
  private static let isRelisted: UInt8 = 2
  private static let mostRelisted = 64

  /// Notes that the tree, or which views of it are drawn, has changed.
  @inline(__always)
  func changeShape() { shape &+= 1 }

  /// Notes that a view shows other values from now on.
  @inline(__always)
  func touch(_ view: Int) {
    if isOn { note(view) }
  }

  private func note(_ view: Int) {
    if mark(view, Self.isTouched) { touched.append(Int32(truncatingIfNeeded: view)) }
  }

  /// Notes that a view, with all below it, is drawn from now on or no longer, or elsewhere among its
  /// siblings.
  func relist(_ view: Int) {
    guard isOn, relisted.count < Self.mostRelisted else { return changeShape() }
    if mark(view, Self.isRelisted) { relisted.append(Int32(truncatingIfNeeded: view)) }
  }

  /// Whether a view has been noted so.
  func isRelisted(_ view: Int) -> Bool {
    view < marks.count && marks[view] & Self.isRelisted != 0
  }

  /// Returns whether the row was not marked yet.
  private func mark(_ view: Int, _ mark: UInt8) -> Bool {
    if view >= marks.count { marks.resize(to: view + 1, filling: 0) }
    guard marks[view] & mark == 0 else { return false }
    marks[view] |= mark
    return true
  }

  /// Begins new notes, as the views have been drawn.
  func start() {
    isOn = true
    for index in 0..<touched.count { marks[touched[index]] = 0 }
    for index in 0..<relisted.count { marks[relisted[index]] = 0 }
    touched.removeAll()
    relisted.removeAll()
  }
}
