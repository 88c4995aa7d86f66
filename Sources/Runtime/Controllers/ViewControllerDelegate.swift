/// Callbacks of a view controller, for its author. The defaults do nothing.
class ViewControllerDelegate {
  /// Sets the controller's view by `setView`; returns false to let the library make one.
  func loadView(_ controller: ViewController) -> Bool { false }
  func viewDidLoad(_ controller: ViewController) {}
  func viewWillAppear(_ controller: ViewController, animated: Bool) {}
  func viewIsAppearing(_ controller: ViewController, animated: Bool) {}
  func viewDidAppear(_ controller: ViewController, animated: Bool) {}
  func viewWillDisappear(_ controller: ViewController, animated: Bool) {}
  func viewDidDisappear(_ controller: ViewController, animated: Bool) {}
  func viewWillLayoutSubviews(_ controller: ViewController) {}
  func viewDidLayoutSubviews(_ controller: ViewController) {}
  func safeAreaDidChange(_ controller: ViewController) {}
  func willMove(_ controller: ViewController, toParent parent: ViewController?) {}
  func didMove(_ controller: ViewController, toParent parent: ViewController?) {}
  func didReceiveMemoryWarning(_ controller: ViewController) {}
  /// Called before the size changes; without a coordinator nothing is animated.
  func viewWillTransition(
    _ controller: ViewController, to size: Size, with coordinator: Handle
  ) {}
  /// Called before the traits change, and before the size does; without a coordinator nothing is
  /// animated.
  func willTransition(
    _ controller: ViewController, to traits: SizeClasses, with coordinator: Handle
  ) {}
  /// Called when a child's contents want another size (CN-7).
  func contentSizeDidChange(
    _ size: ContentSize, for child: ViewController, of controller: ViewController
  ) {}
  /// Returns the size that a child's view will have; none if the child fills the view, as it does
  /// now.
  func size(
    for child: ViewController, of controller: ViewController, parentSize: Size
  ) -> Size? { nil }
  /// Whether a segue may be performed; called when a user asks for it, not a program (SG-1).
  func shouldPerformSegue(
    _ controller: ViewController, _ identifier: Identifier, sender: UnsafeMutableRawPointer?
  ) -> Bool { true }
  func prepare(_ controller: ViewController, for segue: Handle) {}
  /// Whether an unwinding ends here; none accepts it if the action is added here and the unwinding
  /// did not begin here.
  func canPerformUnwind(
    _ controller: ViewController, _ action: Identifier, from source: ViewController,
    sender: UnsafeMutableRawPointer?
  ) -> Bool? { nil }
  /// Whether an unwinding may end in a child or below it.
  func allowsUnwinding(
    to child: ViewController, of controller: ViewController, from source: ViewController
  ) -> Bool { true }
  /// Goes one step towards the end of an unwinding; returns false to leave that to the container.
  func unwind(
    _ controller: ViewController, for segue: Handle, toward child: ViewController
  ) -> Bool { false }
  /// Whether it shows other controllers by itself.
  func shows(asDetail: Bool) -> Bool { false }
  /// Shows another controller; `asDetail` asks for the place of secondary content. Called if
  /// `shows` is true.
  func show(
    _ shown: ViewController, in controller: ViewController, asDetail: Bool,
    sender: UnsafeMutableRawPointer?
  ) {}
}
