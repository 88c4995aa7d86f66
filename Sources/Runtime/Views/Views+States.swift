/// In which states a view is: what it looks like may depend on them (PS-3). The C enumerators have the
/// same values.
struct ViewStates: OptionSet, BitwiseCopyable {
  let rawValue: UInt32
  static let hovered = ViewStates(rawValue: 1)
  static let focused = ViewStates(rawValue: 2)
  static let selected = ViewStates(rawValue: 4)
  static let highlighted = ViewStates(rawValue: 8)
  static let disabled = ViewStates(rawValue: 16)
  static let all: ViewStates = [.hovered, .focused, .selected, .highlighted, .disabled]

  /// The bit of a row for each of those that are kept there; the last one follows from another.
  fileprivate static let kept: [(state: ViewStates, flag: ViewRow.Flags)] = [
    (.hovered, .hovered), (.focused, .focused), (.selected, .selected),
    (.highlighted, .highlighted),
  ]
}

extension Views {
  func states(_ index: Int) -> ViewStates {
    var states: ViewStates = has(.userInteractionEnabled, index) ? [] : .disabled
    for (state, flag) in ViewStates.kept where has(flag, index) { states.insert(state) }
    return states
  }

  /// Brings a view into a state, or out of it.
  func setState(_ state: ViewStates, _ index: Int, _ isOn: Bool) {
    for (kept, flag) in ViewStates.kept where kept == state {
      guard has(flag, index) != isOn else { return }
      if isOn { rows.base[index].flags.insert(flag) } else { rows.base[index].flags.remove(flag) }
      for observer in observers { observer.viewDidChangeStates(index) }
    }
  }
}
