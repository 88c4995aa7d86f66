/// Requests that wait for each other: presentations and dismissals run one after the other, and what
/// is asked of one that waits is judged by what there will be then (PR-16).
extension Presentations {
  /// What a request asks for.
  final class Errand {
    enum Purpose {
      case presents(ViewController)
      /// What a controller, or one above it, presents; else what it stands in.
      case dismisses
    }

    /// Of which controller it has been asked. The lane that it waits in holds it.
    let source: ViewController
    let purpose: Purpose

    init(_ source: ViewController, _ purpose: Purpose) {
      self.source = source
      self.purpose = purpose
    }
  }

  /// Who will present whom when everything that has been asked for is done.
  struct Outlook {
    fileprivate var links: [(presenter: ViewController, presented: ViewController)] = []

    func presented(by controller: ViewController) -> ViewController? {
      links.first { $0.presenter === controller }?.presented
    }

    func presenter(of controller: ViewController) -> ViewController? {
      links.first { $0.presented === controller }?.presenter
    }

    /// All that a controller presents goes, and all that this presents.
    fileprivate mutating func dismissAll(by controller: ViewController) {
      var current = controller
      while let next = presented(by: current) {
        links.removeAll { $0.presented === next }
        current = next
      }
    }
  }

  var outlook: Outlook {
    var outlook = Outlook()
    for presentation in active {
      guard let presenter = presentation.presentingController,
        let presented = presentation.presentedController
      else { continue }
      outlook.links.append((presenter, presented))
    }
    if let request = transitions.session(of: .none)?.request, request.policy.kind == .dismissal,
      let presenter = request.to
    {
      outlook.dismissAll(by: presenter)
    }
    for errand in waiting { foresee(errand, &outlook) }
    return outlook
  }

  /// Carries a request out when its turn has come.
  func inTurn(
    for source: ViewController, naming others: [ViewController] = [], _ purpose: Errand.Purpose,
    _ body: @escaping () -> Void
  ) {
    let errand = Errand(source, purpose)
    waiting.append(errand)
    transitions.perform(for: source, lane: Handle.none, naming: others) { [self] in
      waiting.removeOne { $0 === errand }
      body()
    }
  }

  private func foresee(_ errand: Errand, _ outlook: inout Outlook) {
    let source = errand.source
    switch errand.purpose {
    case .presents(let presented):
      let style = settings(of: presented).style.concrete
      let presenter = presenter(for: source, inContext: style.isInContext)
      guard outlook.presenter(of: presented) == nil, outlook.presented(by: presenter) == nil else {
        return
      }
      outlook.links.append((presenter, presented))
    case .dismisses:
      let dismisser =
        controllers.nearest(to: source, through: .parents) { outlook.presented(by: $0) != nil }
        ?? outlook.presenter(of: controllers.outermost(around: source))
      if let dismisser { outlook.dismissAll(by: dismisser) }
    }
  }
}
