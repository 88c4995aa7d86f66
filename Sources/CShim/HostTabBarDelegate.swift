import CMotus

extension motus_tab_bar_delegate: SizedSettings {
  static var defaults: motus_tab_bar_delegate {
    var delegate = motus_tab_bar_delegate()
    delegate.struct_size = MemoryLayout<motus_tab_bar_delegate>.size
    return delegate
  }
}

/// A tab bar controller's delegate on the other side of the border.
final class HostTabBarDelegate: TabBarDelegate {
  private let delegate: motus_tab_bar_delegate
  private let context: HostContext
  /// Calls it, and cannot end while it does: so it is there in every callback.
  private unowned(unsafe) let runtime: Runtime

  init(_ delegate: motus_tab_bar_delegate, _ context: HostContext, _ runtime: Runtime) {
    self.delegate = delegate
    self.context = context
    self.runtime = runtime
  }

  override func shouldSelect(_ controller: ViewController, in tabs: TabBarController) -> Bool {
    context.call {
      delegate.should_select?($0, OpaquePointer(tabs.handle), OpaquePointer(controller.handle))
    } ?? true
  }

  override func didSelect(_ controller: ViewController, in tabs: TabBarController) {
    context.call {
      delegate.did_select?($0, OpaquePointer(tabs.handle), OpaquePointer(controller.handle))
    }
  }

  override func animationController(
    from: ViewController, to: ViewController, in tabs: TabBarController
  ) -> AnimatedTransitioning? {
    let answer = context.call {
      delegate.animation_controller?(
        $0, OpaquePointer(tabs.handle), OpaquePointer(from.handle),
        OpaquePointer(to.handle))
    }
    return runtime.answered(answer ?? nil, .animationController, "animation_controller")
  }

  override func interactionController(
    for animator: AnimatedTransitioning, in tabs: TabBarController
  ) -> InteractiveTransitioning? {
    let answer = context.call {
      delegate.interaction_controller?(
        $0, OpaquePointer(tabs.handle), OpaquePointer(animator.handle))
    }
    return runtime.answered(answer ?? nil, .interactionController, "interaction_controller")
  }
}
