/// One step of an adaptation. Its order is a list of steps, which `Adaptation` runs.
enum AdaptationStep {
  // Preparing
  case loadView
  /// Asks the new presentation controller which room it covers.
  case askRoom
  case coverRoom
  /// Lets the old controller end what it does with the view, which is still where it is shown.
  case handOver

  // Will-calls
  case presenterWillDisappear
  case leavingWillDisappear
  case comingWillAppear
  case presenterWillAppear

  // Beginning
  case delegateWillPresent
  case dismissalWillBegin
  case putInPresenter
  /// Runs the steps of `AdaptationOrder.placing`.
  case place
  case presenterIsAppearing
  case comingIsAppearing

  // Placing
  /// Finds the presentation above, which has taken the view away.
  case findAbove
  /// Puts the new container view in the old one's place.
  case replaceContainerView
  /// Lets the new controller know where the presenter's view goes back to.
  case takePresenterOver
  case findShownViewEarly
  case presentationWillBegin
  case willLayOut
  case findShownView
  /// Puts the view into the new container view where it is shown.
  case addShownView
  case didLayOut
  /// Lets the presentation above put the view back here.
  case returnToAbove
  case requestLayout

  // Ending
  case takeOutPresenter
  case takeOutOldView
  case leavingDidDisappear
  case presenterDidDisappear
  case comingDidAppear
  case presenterDidAppear
  /// Brings the appearance of a controller that stays up to that of its surroundings.
  case followStaying
  case dismissalDidEnd
  case presentationDidEnd
  case postEnd
  case retireOld
  case letGo
}

/// The order of an adaptation, by who takes part in it (PR-12).
struct AdaptationOrder {
  enum Presenter { case keepsItsPlace, leaves, comes }

  /// Whether another controller takes the presented one's place.
  var isExchange = false
  /// What becomes of the presenter's view.
  var presenter = Presenter.keepsItsPlace

  /// The steps until the new controller takes over: given up where one of them changes who presents
  /// whom.
  static let preparing: [AdaptationStep] = [.loadView, .askRoom, .coverRoom, .handOver]

  /// The will-calls, until one of them ends the adaptation.
  var willCalls: [AdaptationStep] {
    var steps: [AdaptationStep] = []
    if presenter == .leaves { steps.append(.presenterWillDisappear) }
    if isExchange { steps += [.leavingWillDisappear, .comingWillAppear] }
    if presenter == .comes { steps.append(.presenterWillAppear) }
    return steps
  }

  /// The steps after the will-calls, until one of them ends the adaptation.
  var beginning: [AdaptationStep] {
    var steps: [AdaptationStep] = [.delegateWillPresent, .dismissalWillBegin]
    if presenter == .comes { steps.append(.putInPresenter) }
    steps.append(.place)
    if presenter == .comes { steps.append(.presenterIsAppearing) }
    if isExchange { steps.append(.comingIsAppearing) }
    return steps
  }

  /// The steps of `place`, until the new presentation is over.
  static let placing: [AdaptationStep] = [
    .findAbove, .replaceContainerView, .takePresenterOver, .findShownViewEarly,
    .presentationWillBegin, .willLayOut, .findShownView, .addShownView, .didLayOut, .returnToAbove,
    .requestLayout,
  ]

  /// The steps of the end. The did-calls of what leaves come first where hosts want one order
  /// everywhere.
  func ending(isUniform: Bool) -> [AdaptationStep] {
    var steps: [AdaptationStep] = []
    if presenter == .leaves { steps.append(.takeOutPresenter) }
    if isExchange { steps.append(.takeOutOldView) }
    var leaving: [AdaptationStep] = isExchange ? [.leavingDidDisappear] : []
    if presenter == .leaves { leaving.append(.presenterDidDisappear) }
    var coming: [AdaptationStep] = isExchange ? [.comingDidAppear] : []
    if presenter == .comes { coming.append(.presenterDidAppear) }
    steps += isUniform ? leaving + coming : coming + leaving
    if !isExchange { steps.append(.followStaying) }
    return steps + [.dismissalDidEnd, .presentationDidEnd, .postEnd, .retireOld, .letGo]
  }
}
