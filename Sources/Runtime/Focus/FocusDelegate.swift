/// Is asked and told where the focus goes. Views are none where there is none.
class FocusDelegate {
  func shouldMove(from old: Handle, to new: Handle, _ direction: FocusDirection) -> Bool { true }
  func didMove(from old: Handle, to new: Handle, _ direction: FocusDirection) {}
}
