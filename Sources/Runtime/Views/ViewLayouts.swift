/// Views that a host lays out: it is called when the size of one, or the list of its subviews, is
/// another (HK-1).
///
/// Outer ones come first, as what they do may resize inner ones; and all of it again until nothing is
/// left to do, with controllers in between.
final class ViewLayouts: FramePart {
  private final class Layout {
    let view: Handle
    let run: (Handle) -> Void
    var isDue = true

    init(_ view: Handle, _ run: @escaping (Handle) -> Void) {
      self.view = view
      self.run = run
    }
  }

  private let views: Views
  private let host: Host
  /// By row of the view; rows beyond the end have none.
  private var byView: [Layout?] = []
  private var due: [Layout] = []
  /// Layouts that are being run, which none of them runs again.
  private var depth = 0

  private static let mostRounds = 32

  init(_ views: Views, _ host: Host) {
    self.views = views
    self.host = host
    super.init()
    views.observe(self)
  }

  override var answers: FrameQuestions { [.needsFrame, .needsLayout] }

  override var needsFrame: Bool { needsLayout }

  override var needsLayout: Bool { !due.isEmpty }

  private func layout(of view: Int) -> Layout? { view < byView.count ? byView[view] : nil }

  /// Lets a view be laid out, for the first time in the next frame; or not any more.
  func set(_ run: ((Handle) -> Void)?, of view: Handle) {
    if let old = layout(of: view.index) { due.removeOne { $0 === old } }
    while byView.count <= view.index { byView.append(nil) }
    guard let run else { return byView[view.index] = nil }
    let new = Layout(view, run)
    byView[view.index] = new
    due.append(new)
  }

  /// Lets a view be laid out in the next frame whatever has changed.
  func invalidate(_ view: Int) {
    guard let layout = layout(of: view), !layout.isDue else { return }
    layout.isDue = true
    due.append(layout)
  }

  override func viewDidResize(_ view: Int) { invalidate(view) }

  override func viewDidMove(_ view: Int, from oldParent: Int?, wasInWindow: Bool) {
    let parent = views.parent(view)
    if let parent { invalidate(parent) }
    if let oldParent, oldParent != parent { invalidate(oldParent) }
  }

  override func viewWillEnd(_ view: Int) {
    guard let layout = layout(of: view) else { return }
    byView[view] = nil
    if layout.isDue { due.removeOne { $0 === layout } }
  }

  override func layOutNow() { runDue() }

  override func layOut() {
    for _ in 0..<Self.mostRounds where !due.isEmpty {
      runDue()
      // Controllers whose views have been resized by that.
      for observer in views.observers where observer !== self { observer.layOutNow() }
    }
  }

  /// Runs those that are due now; what they make due is left for the next round.
  private func runDue() {
    guard !due.isEmpty, depth == 0 else { return }
    depth += 1
    var round = due
    due = []
    sort(&round)
    for layout in round where layout.isDue {
      layout.isDue = false
      guard self.layout(of: layout.view.index) === layout else { continue }
      host.call { layout.run(layout.view) }
    }
    depth -= 1
  }

  /// By depth in the tree, those of one depth in the order in which they became due.
  private func sort(_ round: inout [Layout]) {
    let depths = round.map { views.depth($0.view.index) }
    var order = Array(round.indices)
    order.sort { (depths[$0], $0) < (depths[$1], $1) }
    round = order.map { round[$0] }
  }

  override func removeAll() {
    byView = []
    due = []
  }
}
