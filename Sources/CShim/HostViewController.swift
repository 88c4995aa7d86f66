import CMotus

extension motus_view_controller_callbacks: SizedSettings {
  static var defaults: motus_view_controller_callbacks {
    var callbacks = motus_view_controller_callbacks()
    callbacks.struct_size = MemoryLayout<motus_view_controller_callbacks>.size
    return callbacks
  }

  static var firstSize: Int { words(12) }
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
    context.call { load($0, OpaquePointer(controller.handle)) }
    return true
  }

  override func viewDidLoad(_ controller: ViewController) {
    context.call { callbacks.view_did_load?($0, OpaquePointer(controller.handle)) }
  }

  override func viewWillAppear(_ controller: ViewController, animated: Bool) {
    context.call { callbacks.view_will_appear?($0, OpaquePointer(controller.handle), animated) }
  }

  override func viewIsAppearing(_ controller: ViewController, animated: Bool) {
    context.call { callbacks.view_is_appearing?($0, OpaquePointer(controller.handle), animated) }
  }

  override func viewDidAppear(_ controller: ViewController, animated: Bool) {
    context.call { callbacks.view_did_appear?($0, OpaquePointer(controller.handle), animated) }
  }

  override func viewWillDisappear(_ controller: ViewController, animated: Bool) {
    context.call { callbacks.view_will_disappear?($0, OpaquePointer(controller.handle), animated) }
  }

  override func viewDidDisappear(_ controller: ViewController, animated: Bool) {
    context.call { callbacks.view_did_disappear?($0, OpaquePointer(controller.handle), animated) }
  }

  override func viewWillLayoutSubviews(_ controller: ViewController) {
    context.call { callbacks.view_will_layout_subviews?($0, OpaquePointer(controller.handle)) }
  }

  override func safeAreaDidChange(_ controller: ViewController) {
    context.call { callbacks.view_safe_area_did_change?($0, OpaquePointer(controller.handle)) }
  }

  override func viewDidLayoutSubviews(_ controller: ViewController) {
    context.call { callbacks.view_did_layout_subviews?($0, OpaquePointer(controller.handle)) }
  }

  override func willMove(_ controller: ViewController, toParent parent: ViewController?) {
    context.call {
      callbacks.will_move_to_parent?(
        $0, OpaquePointer(controller.handle), OpaquePointer(parent?.handle ?? .none))
    }
  }

  override func didMove(_ controller: ViewController, toParent parent: ViewController?) {
    context.call {
      callbacks.did_move_to_parent?(
        $0, OpaquePointer(controller.handle), OpaquePointer(parent?.handle ?? .none))
    }
  }

  override func didReceiveMemoryWarning(_ controller: ViewController) {
    context.call { callbacks.did_receive_memory_warning?($0, OpaquePointer(controller.handle)) }
  }

  override func viewWillTransition(
    _ controller: ViewController, to size: Size, with coordinator: Handle
  ) {
    context.call {
      callbacks.view_will_transition_to_size?(
        $0, OpaquePointer(controller.handle), size.width, size.height,
        OpaquePointer(coordinator))
    }
  }

  override func willTransition(
    _ controller: ViewController, to traits: SizeClasses, with coordinator: Handle
  ) {
    context.call {
      callbacks.will_transition_to_traits?(
        $0, OpaquePointer(controller.handle), motus_size_class(traits.horizontal),
        motus_size_class(traits.vertical), OpaquePointer(coordinator))
    }
  }

  override func contentSizeDidChange(
    _ size: ContentSize, for child: ViewController, of controller: ViewController
  ) {
    let notify =
      size == .preferred
      ? callbacks.preferred_content_size_did_change_for_child
      : callbacks.system_layout_fitting_size_did_change_for_child
    context.call { notify?($0, OpaquePointer(controller.handle), OpaquePointer(child.handle)) }
  }

  override func size(
    for child: ViewController, of controller: ViewController, parentSize: Size
  ) -> Size? {
    guard let answer = callbacks.size_for_child else { return nil }
    var size = parentSize
    context.call {
      answer(
        $0, OpaquePointer(controller.handle), OpaquePointer(child.handle),
        &size.width, &size.height)
    }
    return size.width >= 0 && size.height >= 0 && size.width.isInReach && size.height.isInReach
      ? size : nil
  }

  override func shouldPerformSegue(
    _ controller: ViewController, _ identifier: Identifier, sender: UnsafeMutableRawPointer?
  ) -> Bool {
    context.call {
      callbacks.should_perform_segue?($0, OpaquePointer(controller.handle), identifier.text, sender)
    } ?? true
  }

  override func prepare(_ controller: ViewController, for segue: Handle) {
    context.call {
      callbacks.prepare_for_segue?($0, OpaquePointer(controller.handle), OpaquePointer(segue))
    }
  }

  override func canPerformUnwind(
    _ controller: ViewController, _ action: Identifier, from source: ViewController,
    sender: UnsafeMutableRawPointer?
  ) -> Bool? {
    context.call {
      callbacks.can_perform_unwind?(
        $0, OpaquePointer(controller.handle), action.text,
        OpaquePointer(source.handle), sender)
    }
  }

  override func allowsUnwinding(
    to child: ViewController, of controller: ViewController, from source: ViewController
  ) -> Bool {
    context.call {
      callbacks.allows_unwind_to_child?(
        $0, OpaquePointer(controller.handle), OpaquePointer(child.handle),
        OpaquePointer(source.handle))
    } ?? true
  }

  override func unwind(
    _ controller: ViewController, for segue: Handle, toward child: ViewController
  ) -> Bool {
    context.call {
      callbacks.unwind_to_child?(
        $0, OpaquePointer(controller.handle), OpaquePointer(segue),
        OpaquePointer(child.handle))
    } ?? false
  }

  override func shows(asDetail: Bool) -> Bool {
    (asDetail ? callbacks.show_detail : callbacks.show) != nil
  }

  override func show(
    _ shown: ViewController, in controller: ViewController, asDetail: Bool,
    sender: UnsafeMutableRawPointer?
  ) {
    context.call {
      (asDetail ? callbacks.show_detail : callbacks.show)?(
        $0, OpaquePointer(controller.handle), OpaquePointer(shown.handle), sender)
    }
  }
}
