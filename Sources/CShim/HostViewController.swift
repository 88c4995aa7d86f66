import CMotus

extension motus_view_controller_callbacks {
  static var defaults: motus_view_controller_callbacks {
    var callbacks = motus_view_controller_callbacks()
    callbacks.struct_size = MemoryLayout<motus_view_controller_callbacks>.size
    return callbacks
  }

  /// The size of the struct in version 0.1.
  static var minimumSize: Int { 96 }
}

/// A view controller's author on the other side of the border.
final class HostViewController: ViewControllerDelegate {
  private let callbacks: motus_view_controller_callbacks
  private let context: HostContext

  init(_ callbacks: motus_view_controller_callbacks, _ context: HostContext) {
    self.callbacks = callbacks
    self.context = context
  }

  override func loadView(_ controller: ViewController) -> Bool {
    guard let load = callbacks.load_view else { return false }
    load(context.userData, OpaquePointer(controller.handle))
    return true
  }

  override func viewDidLoad(_ controller: ViewController) {
    callbacks.view_did_load?(context.userData, OpaquePointer(controller.handle))
  }

  override func viewWillAppear(_ controller: ViewController, animated: Bool) {
    callbacks.view_will_appear?(context.userData, OpaquePointer(controller.handle), animated)
  }

  override func viewIsAppearing(_ controller: ViewController, animated: Bool) {
    callbacks.view_is_appearing?(context.userData, OpaquePointer(controller.handle), animated)
  }

  override func viewDidAppear(_ controller: ViewController, animated: Bool) {
    callbacks.view_did_appear?(context.userData, OpaquePointer(controller.handle), animated)
  }

  override func viewWillDisappear(_ controller: ViewController, animated: Bool) {
    callbacks.view_will_disappear?(context.userData, OpaquePointer(controller.handle), animated)
  }

  override func viewDidDisappear(_ controller: ViewController, animated: Bool) {
    callbacks.view_did_disappear?(context.userData, OpaquePointer(controller.handle), animated)
  }

  override func viewWillLayoutSubviews(_ controller: ViewController) {
    callbacks.view_will_layout_subviews?(context.userData, OpaquePointer(controller.handle))
  }

  override func viewDidLayoutSubviews(_ controller: ViewController) {
    callbacks.view_did_layout_subviews?(context.userData, OpaquePointer(controller.handle))
  }

  override func willMove(_ controller: ViewController, toParent parent: ViewController?) {
    callbacks.will_move_to_parent?(
      context.userData, OpaquePointer(controller.handle), OpaquePointer(parent?.handle ?? .none))
  }

  override func didMove(_ controller: ViewController, toParent parent: ViewController?) {
    callbacks.did_move_to_parent?(
      context.userData, OpaquePointer(controller.handle), OpaquePointer(parent?.handle ?? .none))
  }
}
