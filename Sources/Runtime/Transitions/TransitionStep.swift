/// One step of a transition. The order of each kind of transition is a list of steps, which a runner
/// executes: `TransitionSession` for one that is animated, `ImmediateTransition` for one that is not.
enum TransitionStep {
  // With the request
  /// Finds the view in which a container's transition takes place, for callbacks that ask for it;
  /// controllers' views may not be loaded yet.
  case findContainerView
  case askDuration
  case askInteractor

  // Beginning
  /// Takes the new side's view from an earlier transition, where it may linger.
  case claimViews
  /// Makes the transition the manager of both sides' appearance: views that move do not change it
  /// any more.
  case takeAppearance
  /// Ends a transition that would be invisible at once.
  case checkSeen
  case loadViews
  case markReasons
  case fromWillDisappear
  case toWillAppear
  case delegateWillShow
  /// Gives an arriving view its size before it is shown.
  case fillContainer
  case findFrames
  /// From here on it is running, or interactive.
  case begin
  case startInteractor
  case animate
  /// Adds a presented view to the window, if the animator has not done so.
  case showPresented
  case askInterruptibleAnimator
  /// Lets animators that were started meanwhile move with the transition, even if it has ended
  /// meanwhile.
  case gatherMotion
  case fly
  /// Lets motion follow the hand linearly.
  case hold
  case animateAlongside
  case toIsAppearing
  case run

  // Without animation
  case endOldMotion
  case applyChanges
  case endLingering

  // Ending
  case settleMotion
  case endFlights
  case animationEnded
  /// Adds the side that stays and removes the other one.
  case placeViews
  case settleContainer
  case markCovered
  /// Reverses the reasons after a cancel: the old side comes back, the new one leaves.
  case reverseReasons
  case toWillDisappear
  case fromWillAppear
  case fromDidDisappear
  case toDidAppear
  case toDidDisappear
  case fromDidAppear
  case forgetReasons
  case membersMoved
  case coordinatorCompletions
  case delegateDidShow
  case postEnd
  case completion
  case unbindInteractor
  /// Lets views that were placed elsewhere by an end ahead of its time move on from where they
  /// were.
  case carryOn
  case close

  /// Progress that a transition must have made for a step of its end to make sense.
  var needs: TransitionSession.Reached {
    switch self {
    case .animationEnded: .begun
    case .placeViews, .markCovered, .reverseReasons, .toWillDisappear, .fromWillAppear,
      .fromDidDisappear, .toDidAppear, .toDidDisappear, .fromDidAppear, .forgetReasons:
      .appearanceTaken
    default: .asked
    }
  }
}

/// The orders of all transitions (R-1, LC).
extension TransitionPolicy {
  /// The steps with the request: all that is reported of a transition is known before its first
  /// will-call.
  var foretelling: [TransitionStep] { [.findContainerView, .askDuration, .askInteractor] }

  /// The steps from the frame in which it begins to its first shown values.
  var beginning: [TransitionStep] {
    var steps: [TransitionStep] = [.claimViews, .takeAppearance]
    // A dismissal that is invisible loads nothing.
    if kind == .dismissal { steps.append(.checkSeen) }
    steps += [.loadViews, .checkSeen]
    steps += willCalls
    steps += [
      .delegateWillShow, .fillContainer, .findFrames, .begin, .startInteractor, .animate,
      .showPresented, .askInterruptibleAnimator, .gatherMotion, .fly, .hold, .animateAlongside,
      .toIsAppearing, .run,
    ]
    return steps
  }

  /// The steps from the end of its motion to the last completion.
  func ending(_ outcome: TransitionOutcome) -> [TransitionStep] {
    var steps: [TransitionStep] = [
      .settleMotion, .endFlights, .animationEnded, .placeViews, .settleContainer,
    ]
    steps += didCalls(outcome)
    steps += [.membersMoved, .coordinatorCompletions]
    if outcome == .finished { steps.append(.delegateDidShow) }
    steps += [.postEnd, .completion, .unbindInteractor, .carryOn, .close]
    return steps
  }

  /// The steps of a transition without animation, all in one turn (LC-3).
  var immediate: [TransitionStep] {
    var steps: [TransitionStep] = [.loadViews, .claimViews, .takeAppearance]
    steps += willCalls
    steps += [
      .delegateWillShow, .endOldMotion, .placeViews, .applyChanges, .settleContainer,
      .toIsAppearing,
    ]
    steps += didCalls(.finished)
    steps += [.membersMoved, .delegateDidShow, .endLingering, .completion]
    return steps
  }

  /// The will-calls (LC-1, LC-8, LC-11).
  var willCalls: [TransitionStep] {
    switch willOrder {
    case .oldFirst: [.markReasons, .fromWillDisappear, .toWillAppear]
    case .newFirst: [.markReasons, .toWillAppear, .fromWillDisappear]
    }
  }

  /// The did-calls. After a cancel they are preceded by will-calls that correct the first ones:
  /// back without passing through disappeared (LC-5, LC-6).
  private func didCalls(_ outcome: TransitionOutcome) -> [TransitionStep] {
    switch (outcome, didOrder) {
    case (.finished, .oldFirst):
      [.markCovered, .fromDidDisappear, .toDidAppear, .forgetReasons]
    case (.finished, .newFirst):
      [.markCovered, .toDidAppear, .fromDidDisappear, .forgetReasons]
    case (.cancelled, _) where bringsBackFirst:
      [
        .reverseReasons, .fromWillAppear, .fromDidAppear, .toWillDisappear, .toDidDisappear,
        .forgetReasons,
      ]
    case (.cancelled, .oldFirst):
      [
        .reverseReasons, .toWillDisappear, .fromWillAppear, .toDidDisappear, .fromDidAppear,
        .forgetReasons,
      ]
    case (.cancelled, .newFirst):
      [
        .reverseReasons, .toWillDisappear, .fromWillAppear, .fromDidAppear, .toDidDisappear,
        .forgetReasons,
      ]
    }
  }
}
