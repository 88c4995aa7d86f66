/// What a view controller's author can override. The defaults do nothing.
class ViewControllerDelegate {
  /// Gives the controller its view by `setView`; false leaves it to the controller.
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
  /// Told before the size changes; without a coordinator nothing is animated.
  func viewWillTransition(
    _ controller: ViewController, to size: Size, with coordinator: Handle
  ) {}
  /// Told before the traits change, and before the size does; without a coordinator nothing is
  /// animated.
  func willTransition(
    _ controller: ViewController, to traits: SizeClasses, with coordinator: Handle
  ) {}
  /// A child's contents want another size (CN-7).
  func contentSizeDidChange(
    _ size: ContentSize, for child: ViewController, of controller: ViewController
  ) {}
  /// The size that a child's view will have; none lets the child fill the view, if it does so now.
  func size(
    for child: ViewController, of controller: ViewController, parentSize: Size
  ) -> Size? { nil }
  /// Asked when a user, not a program, asks for a segue (SG-1).
  func shouldPerformSegue(
    _ controller: ViewController, _ identifier: Identifier, sender: UnsafeMutableRawPointer?
  ) -> Bool { true }
  func prepare(_ controller: ViewController, for segue: Handle) {}
  /// Whether an unwinding ends here; none lets it when the action is here and did not begin here.
  func canPerformUnwind(
    _ controller: ViewController, _ action: Identifier, from source: ViewController,
    sender: UnsafeMutableRawPointer?
  ) -> Bool? { nil }
  /// Whether a child and what stands below it may be where an unwinding ends.
  func allowsUnwinding(
    to child: ViewController, of controller: ViewController, from source: ViewController
  ) -> Bool { true }
  /// Goes one step towards where an unwinding ends; false leaves it to the container.
  func unwind(
    _ controller: ViewController, for segue: Handle, toward child: ViewController
  ) -> Bool { false }
  /// Whether it shows others, and how it does.
  func shows(asDetail: Bool) -> Bool { false }
  func show(
    _ shown: ViewController, in controller: ViewController, asDetail: Bool,
    sender: UnsafeMutableRawPointer?
  ) {}
}
