/// Requests that wait: presentations and dismissals run one after the other, and a new request is
/// checked against what will be presented when its turn comes (PR-16).
extension Presentations {
  /// A request that waits, and its effect.
  final class Errand {
    enum Purpose {
      case presents(ViewController)
      /// Dismisses everything that the source, or the nearest ancestor that presents, has
      /// presented; else the presentation that contains it.
      case dismisses
    }

    /// The controller that the request was made to. Held by the queue.
    let source: ViewController
    let purpose: Purpose

    init(_ source: ViewController, _ purpose: Purpose) {
      self.source = source
      self.purpose = purpose
    }
  }

  /// The presenters and presented controllers after all waiting requests.
  struct Chains {
    fileprivate var links: [(presenter: ViewController, presented: ViewController)] = []

    func presented(by controller: ViewController) -> ViewController? {
      links.first { $0.presenter === controller }?.presented
    }

    func presenter(of controller: ViewController) -> ViewController? {
      links.first { $0.presented === controller }?.presenter
    }

    /// Removes everything that a controller presents, with all that is presented from there.
    fileprivate mutating func dismissAll(by controller: ViewController) {
      var current = controller
      while let next = presented(by: current) {
        links.removeAll { $0.presented === next }
        current = next
      }
    }
  }

  /// Who will present whom once everything asked for is done: a dismissal under way counts as
  /// completed.
  var comingChains: Chains {
    var chains = Chains()
    for presentation in active {
      guard let presenter = presentation.presentingController,
        let presented = presentation.presentedController
      else { continue }
      chains.links.append((presenter, presented))
    }
    if let request = transitions.session(of: .presentationLane)?.request,
      request.policy.kind == .dismissal, let presenter = request.to
    {
      chains.dismissAll(by: presenter)
    }
    for errand in waiting { foresee(errand, &chains) }
    return chains
  }

  /// Carries out a request, at once or when its turn has come; until then it counts in `comingChains`.
  func inTurn(
    for source: ViewController, naming others: [ViewController] = [], _ purpose: Errand.Purpose,
    _ body: @escaping () -> Void
  ) {
    let errand = Errand(source, purpose)
    wait(errand)
    transitions.perform(for: source, lane: .presentationLane, naming: others) { [self] in
      forget(errand)
      body()
    }
  }

  /// Applies a waiting request to the chains to come; one that will be refused changes nothing.
  private func foresee(_ errand: Errand, _ chains: inout Chains) {
    let source = errand.source
    switch errand.purpose {
    case .presents(let presented):
      let style = settings(of: presented).style.concrete
      let presenter = presenter(for: source, inContext: style.isInContext)
      guard chains.presenter(of: presented) == nil, chains.presented(by: presenter) == nil else {
        return
      }
      chains.links.append((presenter, presented))
    case .dismisses:
      let dismisser =
        controllers.nearest(to: source, through: .parents) { chains.presented(by: $0) != nil }
        ?? chains.presenter(of: controllers.outermost(around: source))
      if let dismisser { chains.dismissAll(by: dismisser) }
    }
  }
}
