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
  /// Which rows stand in there.
  private var marks = Buffer<Bool>()

  /// Notes that the tree, or which views of it are drawn, has changed.
  @inline(__always)
  func changeShape() { shape &+= 1 }

  /// Notes that a view shows other values from now on.
  @inline(__always)
  func touch(_ view: Int) {
    if isOn { note(view) }
  }

  private func note(_ view: Int) {
    if view >= marks.count { marks.resize(to: view + 1, filling: false) }
    guard !marks[view] else { return }
    marks[view] = true
    touched.append(Int32(truncatingIfNeeded: view))
  }

  /// Begins new notes, as the views have been drawn.
  func start() {
    isOn = true
    for index in 0..<touched.count { marks[Int(touched[index])] = false }
    touched.removeAll()
  }
}
