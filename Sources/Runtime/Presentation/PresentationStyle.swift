/// Styles of presentations. The values are those of the C enumerators.
enum PresentationStyle: Int32 {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7

  /// The style that `automatic` and `none` mean (PR-3).
  var concrete: PresentationStyle { self == .automatic || self == .none ? .pageSheet : self }

  /// Whether the nearest controller that defines a context presents, not the outermost one (PR-1).
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenting controller's view leaves the tree (LC-8, LC-9).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// Built-in transitions of presentations, when there is no animator.
enum ModalTransitionStyle: Int32 {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
