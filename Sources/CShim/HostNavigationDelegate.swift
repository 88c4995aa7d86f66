import CMotus

extension motus_navigation_delegate: SizedSettings {
  static var defaults: motus_navigation_delegate {
    var delegate = motus_navigation_delegate()
    delegate.struct_size = MemoryLayout<motus_navigation_delegate>.size
    return delegate
  }
}

/// A navigation controller's delegate on the other side of the border.
final class HostNavigationDelegate: NavigationDelegate {
  private let delegate: motus_navigation_delegate
  private let context: HostContext
  /// Calls it, and cannot end while it does: so it is there in every callback.
  private unowned(unsafe) let runtime: Runtime

  init(_ delegate: motus_navigation_delegate, _ context: HostContext, _ runtime: Runtime) {
    self.delegate = delegate
    self.context = context
    self.runtime = runtime
  }

  override func willShow(
    _ controller: ViewController, in navigation: NavigationController, animated: Bool
  ) {
    context.call {
      delegate.will_show?(
        $0, OpaquePointer(navigation.handle), OpaquePointer(controller.handle),
        animated)
    }
  }

  override func didShow(
    _ controller: ViewController, in navigation: NavigationController, animated: Bool
  ) {
    context.call {
      delegate.did_show?(
        $0, OpaquePointer(navigation.handle), OpaquePointer(controller.handle),
        animated)
    }
  }

  override func animationController(
    for operation: TransitionPolicy.Operation, from: ViewController, to: ViewController,
    in navigation: NavigationController
  ) -> AnimatedTransitioning? {
    let answer = context.call {
      delegate.animation_controller?(
        $0, OpaquePointer(navigation.handle),
        motus_navigation_operation(rawValue: UInt32(operation.rawValue)),
        OpaquePointer(from.handle), OpaquePointer(to.handle))
    }
    return runtime.answered(answer ?? nil, .animationController, "animation_controller")
  }

  override func interactionController(
    for animator: AnimatedTransitioning, in navigation: NavigationController
  ) -> InteractiveTransitioning? {
    let answer = context.call {
      delegate.interaction_controller?(
        $0, OpaquePointer(navigation.handle), OpaquePointer(animator.handle))
    }
    return runtime.answered(answer ?? nil, .interactionController, "interaction_controller")
  }
}

extension Runtime {
  /// The object that a callback has answered with; a bad answer is reported and counts as none.
  func answered<Object>(
    _ pointer: OpaquePointer?, _ kind: KindOf<Object>, _ callback: StaticString
  ) -> Object? {
    guard pointer != nil else { return nil }
    do throws(Fault) {
      return try resolve(pointer, kind)
    } catch {
      host.warn(error.code, callback, error.message)
      return nil
    }
  }
}
