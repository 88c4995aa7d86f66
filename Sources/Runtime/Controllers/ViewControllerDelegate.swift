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
  func willMove(_ controller: ViewController, toParent parent: ViewController?) {}
  func didMove(_ controller: ViewController, toParent parent: ViewController?) {}
}
