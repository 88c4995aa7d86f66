/// The kind of handle that names objects of a class, and of no other: what has the kind is known to
/// be of the class.
struct KindOf<Object: Entity> {
  let kind: Kind

  @inline(__always)
  func object(_ entity: Entity) -> Object { unsafeDowncast(entity, to: Object.self) }
}

extension KindOf where Object == ViewController {
  static var viewController: Self { Self(kind: .viewController) }
}
extension KindOf where Object == NavigationController {
  static var navigationController: Self { Self(kind: .navigationController) }
}
extension KindOf where Object == TabBarController {
  static var tabBarController: Self { Self(kind: .tabBarController) }
}
extension KindOf where Object == PageViewController {
  static var pageViewController: Self { Self(kind: .pageViewController) }
}
extension KindOf where Object == SplitViewController {
  static var splitViewController: Self { Self(kind: .splitViewController) }
}
extension KindOf where Object == PresentationController {
  static var presentationController: Self { Self(kind: .presentationController) }
}
extension KindOf where Object == TransitionCoordinator {
  static var transitionCoordinator: Self { Self(kind: .transitionCoordinator) }
}
extension KindOf where Object == PercentDrivenInteraction {
  static var percentDrivenInteraction: Self { Self(kind: .percentDrivenInteraction) }
}
extension KindOf where Object == PropertyAnimator {
  static var propertyAnimator: Self { Self(kind: .propertyAnimator) }
}
extension KindOf where Object == HostTimer {
  static var timer: Self { Self(kind: .timer) }
}
extension KindOf where Object == Drag {
  static var drag: Self { Self(kind: .drag) }
}
extension KindOf where Object == DisplayLink {
  static var displayLink: Self { Self(kind: .displayLink) }
}
extension KindOf where Object == Gesture {
  static var gesture: Self { Self(kind: .gesture) }
}
extension KindOf where Object == Scroller {
  static var scroller: Self { Self(kind: .scroller) }
}
extension KindOf where Object == Link {
  static var link: Self { Self(kind: .link) }
}
extension KindOf where Object == HostedAnimator {
  static var dynamicAnimator: Self { Self(kind: .dynamicAnimator) }
}
extension KindOf where Object == HostedBehavior {
  static var dynamicBehavior: Self { Self(kind: .dynamicBehavior) }
}
extension KindOf where Object == AnimatedTransitioning {
  static var animationController: Self { Self(kind: .animationController) }
}
extension KindOf where Object == InteractiveTransitioning {
  static var interactionController: Self { Self(kind: .interactionController) }
}
extension KindOf where Object == TransitionContext {
  static var transitionContext: Self { Self(kind: .transitionContext) }
}
extension KindOf where Object == Segue {
  static var segue: Self { Self(kind: .segue) }
}
extension KindOf where Object == HostedRegion {
  static var region: Self { Self(kind: .region) }
}
extension KindOf where Object == PathObject {
  static var path: Self { Self(kind: .path) }
}
