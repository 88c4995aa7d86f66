/// What is true or false about a view.
extension Views {
  func has(_ flag: ViewRow.Flags, _ index: Int) -> Bool { rows[index].flags.contains(flag) }

  /// Hides or shows a view; the next frame reports it.
  func setHidden(_ index: Int, _ isHidden: Bool) {
    guard set(.hidden, index, isHidden) else { return }
    noteChange(index, .hidden)
  }

  func setClipsToBounds(_ index: Int, _ clips: Bool) {
    guard set(.clipsToBounds, index, clips) else { return }
    drawVersion += 1
  }

  func setDoubleSided(_ index: Int, _ isDoubleSided: Bool) {
    guard set(.singleSided, index, !isDoubleSided) else { return }
    drawVersion += 1
  }

  func setUserInteractionEnabled(_ index: Int, _ isEnabled: Bool) {
    _ = set(.userInteractionEnabled, index, isEnabled)
  }

  /// Answers whether this changed anything.
  private func set(_ flag: ViewRow.Flags, _ index: Int, _ isOn: Bool) -> Bool {
    guard rows[index].flags.contains(flag) != isOn else { return false }
    if isOn { rows.base[index].flags.insert(flag) } else { rows.base[index].flags.remove(flag) }
    return true
  }
}
