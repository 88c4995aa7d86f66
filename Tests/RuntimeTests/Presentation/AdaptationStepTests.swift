import Foundation
import Testing

@testable import Motus

/// The orders of adaptations, as data (PR-12).
struct AdaptationStepTests {
  private static let presenters: [(String, AdaptationOrder.Presenter)] = [
    ("keeps its place", .keepsItsPlace), ("leaves", .leaves), ("comes back", .comes),
  ]

  private static let orders = [false, true].flatMap { isExchange in
    presenters.map { name, presenter in
      (
        "\(isExchange ? "another" : "the same"), \(name)",
        AdaptationOrder(isExchange: isExchange, presenter: presenter)
      )
    }
  }

  private static func row(_ name: String, _ order: AdaptationOrder) -> String {
    let list = { (steps: [AdaptationStep]) in
      steps.map { "\($0)" }.joined(separator: ", ")
    }
    let didCalls: Set<AdaptationStep> = [
      .leavingDidDisappear, .presenterDidDisappear, .comingDidAppear, .presenterDidAppear,
      .followStaying,
    ]
    let appearing: Set<AdaptationStep> = [.presenterIsAppearing, .comingIsAppearing]
    return
      "| \(name) | \(list(order.willCalls)) | \(list(order.beginning.filter(appearing.contains))) | "
      + "\(list(order.ending(isUniform: false).filter(didCalls.contains))) |"
  }

  @Test func thePageShowsTheOrdersOfAdaptations() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let page = try String(
      contentsOf: root.appending(path: "docs/ARCHITECTURE.md"), encoding: .utf8)
    for (name, order) in Self.orders {
      let row = Self.row(name, order)
      #expect(page.contains(row), "docs/ARCHITECTURE.md lacks this row: \(row)")
    }
    let full = AdaptationOrder(isExchange: true, presenter: .comes)
    let lists = [
      AdaptationOrder.preparing, full.willCalls, full.beginning, AdaptationOrder.placing,
      full.ending(isUniform: false),
    ]
    for steps in lists {
      let line = "\n    " + steps.map { "\($0)" }.joined(separator: " · ") + "\n"
      #expect(page.contains(line), "docs/ARCHITECTURE.md lacks this list: \(line)")
    }
  }

  /// Each side that is told that it will is told that it did, once, in both orders; one order has
  /// what leaves first.
  @Test func callsOfAppearanceAreBalanced() throws {
    let pairs: [(AdaptationStep, AdaptationStep)] = [
      (.presenterWillDisappear, .presenterDidDisappear),
      (.leavingWillDisappear, .leavingDidDisappear), (.comingWillAppear, .comingDidAppear),
      (.presenterWillAppear, .presenterDidAppear),
    ]
    for (name, order) in Self.orders {
      for isUniform in [false, true] {
        let ending = order.ending(isUniform: isUniform)
        for (will, did) in pairs {
          let count = order.willCalls.count { $0 == will }
          #expect(count <= 1 && ending.count { $0 == did } == count, "\(name)")
        }
        #expect(Array(ending.suffix(2)) == [.retireOld, .letGo])
        guard order.isExchange else { continue }
        let leaves = try #require(ending.firstIndex(of: .leavingDidDisappear))
        let comes = try #require(ending.firstIndex(of: .comingDidAppear))
        #expect((leaves < comes) == isUniform)
      }
    }
  }
}
