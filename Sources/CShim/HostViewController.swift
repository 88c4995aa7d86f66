import CMotus

extension motus_view_controller_callbacks: SizedSettings {
  static var defaults: motus_view_controller_callbacks {
    var callbacks = motus_view_controller_callbacks()
    callbacks.struct_size = MemoryLayout<motus_view_controller_callbacks>.size
    return callbacks
  }

  /// The size of the struct in version 0.1.
  static var firstSize: Int { 96 }
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

  override func didReceiveMemoryWarning(_ controller: ViewController) {
    callbacks.did_receive_memory_warning?(context.userData, OpaquePointer(controller.handle))
  }

  override func viewWillTransition(
    _ controller: ViewController, to size: Size, with coordinator: Handle
  ) {
    callbacks.view_will_transition_to_size?(
      context.userData, OpaquePointer(controller.handle), size.width, size.height,
      OpaquePointer(coordinator))
  }

  override func willTransition(
    _ controller: ViewController, to traits: SizeClasses, with coordinator: Handle
  ) {
    callbacks.will_transition_to_traits?(
      context.userData, OpaquePointer(controller.handle), motus_size_class(traits.horizontal),
      motus_size_class(traits.vertical), OpaquePointer(coordinator))
  }

  override func contentSizeDidChange(
    _ size: ContentSize, for child: ViewController, of controller: ViewController
  ) {
    let tell =
      size == .preferred
      ? callbacks.preferred_content_size_did_change_for_child
      : callbacks.system_layout_fitting_size_did_change_for_child
    tell?(context.userData, OpaquePointer(controller.handle), OpaquePointer(child.handle))
  }

  override func size(
    for child: ViewController, of controller: ViewController, parentSize: Size
  ) -> Size? {
    guard let answer = callbacks.size_for_child else { return nil }
    var size = parentSize
    answer(
      context.userData, OpaquePointer(controller.handle), OpaquePointer(child.handle),
      &size.width, &size.height)
    return size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite
      ? size : nil
  }

  override func shouldPerformSegue(
    _ controller: ViewController, _ identifier: Identifier, sender: UnsafeMutableRawPointer?
  ) -> Bool {
    callbacks.should_perform_segue?(
      context.userData, OpaquePointer(controller.handle), identifier.text, sender) ?? true
  }

  override func prepare(_ controller: ViewController, for segue: Handle) {
    callbacks.prepare_for_segue?(
      context.userData, OpaquePointer(controller.handle), OpaquePointer(segue))
  }

  override func canPerformUnwind(
    _ controller: ViewController, _ action: Identifier, from source: ViewController,
    sender: UnsafeMutableRawPointer?
  ) -> Bool? {
    callbacks.can_perform_unwind?(
      context.userData, OpaquePointer(controller.handle), action.text,
      OpaquePointer(source.handle), sender)
  }

  override func allowsUnwinding(
    to child: ViewController, of controller: ViewController, from source: ViewController
  ) -> Bool {
    callbacks.allows_unwind_to_child?(
      context.userData, OpaquePointer(controller.handle), OpaquePointer(child.handle),
      OpaquePointer(source.handle)) ?? true
  }

  override func unwind(
    _ controller: ViewController, for segue: Handle, toward child: ViewController
  ) -> Bool {
    callbacks.unwind_to_child?(
      context.userData, OpaquePointer(controller.handle), OpaquePointer(segue),
      OpaquePointer(child.handle)) ?? false
  }

  override func shows(asDetail: Bool) -> Bool {
    (asDetail ? callbacks.show_detail : callbacks.show) != nil
  }

  override func show(
    _ shown: ViewController, in controller: ViewController, asDetail: Bool,
    sender: UnsafeMutableRawPointer?
  ) {
    (asDetail ? callbacks.show_detail : callbacks.show)?(
      context.userData, OpaquePointer(controller.handle), OpaquePointer(shown.handle), sender)
  }
}
