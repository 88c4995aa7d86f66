/// The kind of object that a handle names. Raw values are part of every handle: they never change.
/// No kind is 21 or 31: addresses of programs and stacks on Linux begin with these bits, and are to
/// be known as no handles.
enum Kind: UInt8 {
  case runtime = 1
  case view = 2
  case viewController = 3
  case navigationController = 4
  case tabBarController = 5
  case propertyAnimator = 6
  case animationController = 7
  case interactionController = 8
  case percentDrivenInteraction = 9
  case transitionContext = 10
  case transitionCoordinator = 11
  case presentationController = 12
  case gesture = 13
  case dynamicAnimator = 14
  case dynamicBehavior = 15
  case segue = 16
  case displayLink = 17
  case animation = 18
  case dynamicItem = 19
  case region = 20
  case scroller = 22
  case link = 23
  case pageViewController = 24
  case splitViewController = 25
  case path = 27
  case value = 28
  case timer = 29
  case drag = 30

  /// Whether an object of this kind can stand where `other` is asked for, as a subclass would.
  func stands(for other: Kind) -> Bool {
    switch other {
    case .viewController:
      self == .viewController || self == .navigationController || self == .tabBarController
        || self == .pageViewController || self == .splitViewController
    case .interactionController:
      self == .interactionController || self == .percentDrivenInteraction
    case .dynamicItem:
      self == .dynamicItem || self == .view
    default:
      self == other
    }
  }

  /// Whether objects of other kinds can stand for this one; see above.
  @inline(__always)
  var hasSubkinds: Bool {
    switch self {
    case .viewController, .interactionController, .dynamicItem: true
    default: false
    }
  }

  /// The noun's article in diagnostics.
  var article: StaticString {
    switch self {
    case .animationController, .interactionController, .animation: "an"
    default: "a"
    }
  }

  /// The noun that diagnostics use.
  var noun: StaticString {
    switch self {
    case .runtime: "runtime"
    case .view: "view"
    case .viewController: "view controller"
    case .navigationController: "navigation controller"
    case .tabBarController: "tab bar controller"
    case .propertyAnimator: "property animator"
    case .animationController: "animation controller"
    case .interactionController: "interaction controller"
    case .percentDrivenInteraction: "percent-driven interaction"
    case .transitionContext: "transition context"
    case .transitionCoordinator: "transition coordinator"
    case .presentationController: "presentation controller"
    case .gesture: "gesture recognizer"
    case .dynamicAnimator: "dynamic animator"
    case .dynamicBehavior: "dynamic behavior"
    case .segue: "segue"
    case .displayLink: "display link"
    case .animation: "animation"
    case .dynamicItem: "dynamic item"
    case .region: "region"
    case .scroller: "scroller"
    case .link: "link"
    case .pageViewController: "page view controller"
    case .splitViewController: "split view controller"
    case .path: "path"
    case .value: "value"
    case .timer: "timer"
    case .drag: "drag"
    }
  }
}
