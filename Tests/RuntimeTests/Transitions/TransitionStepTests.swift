import Foundation
import Testing

@testable import Motus

extension TransitionSession {
  /// Whether it goes to its end, or back, without a hand.
  func isSettling(_ outcome: TransitionOutcome) -> Bool {
    if case .settling(outcome) = state { return true }
    return false
  }
}

/// The orders of all kinds of transition, as data.
struct TransitionStepTests {
  private static let kinds: [(String, TransitionPolicy)] = [
    ("push, pop, set", .push), ("tab", .tab), ("page", .page), ("column of a split view", .split),
    ("custom container", .container), ("size", .size),
  ]

  private static func row(_ name: String, _ policy: TransitionPolicy) -> String {
    let calls: Set<TransitionStep> = [
      .fromWillDisappear, .toWillAppear, .toIsAppearing, .fromDidDisappear, .toDidAppear,
      .toWillDisappear, .fromWillAppear, .toDidDisappear, .fromDidAppear,
    ]
    let list = { (steps: [TransitionStep]) in
      steps.filter(calls.contains).map { "\($0)" }.joined(separator: ", ")
    }
    return
      "| \(name) | \(list(policy.willCalls)) | \(list(policy.ending(.finished))) | "
      + "\(list(policy.ending(.cancelled))) |"
  }

  @Test func thePageShowsTheOrderOfLifecycleCallsOfEachKind() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let page = try String(
      contentsOf: root.appending(path: "docs/ARCHITECTURE.md"), encoding: .utf8)
    for (name, policy) in Self.kinds {
      let row = Self.row(name, policy)
      #expect(page.contains(row), "docs/ARCHITECTURE.md lacks this row: \(row)")
    }
    let lists = [
      TransitionPolicy.push.foretelling, TransitionPolicy.push.beginning,
      TransitionPolicy.push.ending(.finished),
    ]
    for steps in lists {
      let line = steps.map { "\($0)" }.joined(separator: " · ")
      #expect(page.contains(line), "docs/ARCHITECTURE.md lacks this list: \(line)")
    }
  }

  /// R-1, as the rules have it.
  @Test func everyTransitionEndsInTheOrderOfTheFirstRuling() {
    let order: [TransitionStep] = [
      .settleMotion, .animationEnded, .placeViews, .toDidAppear, .coordinatorCompletions,
      .delegateDidShow, .completion,
    ]
    for (_, policy) in Self.kinds {
      for policy in [policy, policy.uniform] {
        let steps = policy.ending(.finished)
        #expect(steps.filter(order.contains) == order)
      }
    }
  }

  /// what is told is known before anybody is told; willShow follows the will-calls and precedes the
  /// animator.
  @Test func everyTransitionBeginsWithItsWillCalls() throws {
    for (_, policy) in Self.kinds {
      let steps = policy.beginning
      let willShow = try #require(steps.firstIndex(of: .delegateWillShow))
      let animate = try #require(steps.firstIndex(of: .animate))
      for step in policy.willCalls {
        let place = try #require(steps.firstIndex(of: step))
        #expect(place < willShow && willShow < animate)
      }
    }
  }

  /// Each side that is told that it will is told that it did, once, whatever the outcome.
  @Test func callsOfAppearanceAreBalanced() {
    for (name, policy) in Self.kinds {
      for outcome in [TransitionOutcome.finished, .cancelled] {
        let steps = policy.willCalls + policy.ending(outcome)
        let pairs: [(TransitionStep, TransitionStep)] =
          outcome == .finished
          ? [(.fromWillDisappear, .fromDidDisappear), (.toWillAppear, .toDidAppear)]
          : [(.toWillDisappear, .toDidDisappear), (.fromWillAppear, .fromDidAppear)]
        for (will, did) in pairs {
          let first = steps.firstIndex(of: will) ?? .max
          let second = steps.firstIndex(of: did) ?? .min
          #expect(first < second, "\(name)")
          #expect(steps.filter { $0 == will }.count == 1 && steps.filter { $0 == did }.count == 1)
        }
      }
    }
  }
}
