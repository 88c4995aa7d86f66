/// Bars whose heights answer to content, in the order in which they began to.
final class BarAnswers: FramePart {
  private let controllers: Controllers
  private var bars: [(container: Handle, edge: BarEdges, answer: AnsweringBar)] = []

  init(_ controllers: Controllers) { self.controllers = controllers }

  override var answers: FrameQuestions { [.isMoving] }

  override var isMoving: Bool { bars.contains { !$0.answer.hasEnded && $0.answer.isMoving } }

  override func copyMovers(into copies: MoverCopies) {
    if !bars.isEmpty { copies.note(.followers) }
  }

  /// Lets a bar answer to content with these options, or, without options, ends that. Bars are laid
  /// out anew.
  func set(_ options: BarOptions?, _ edge: BarEdges, of container: OrderedContainer) {
    guard let old = container.bars?[edge] else { return }
    if let options {
      if let answer = old.answer as? AnsweringBar {
        answer.set(options)
      } else {
        let answer = AnsweringBar(container, edge, options)
        container.bars?[edge]?.answer = answer
        bars.append((container.handle, edge, answer))
        // Attaches its tap to the bar's view.
        answer.set(options)
      }
      // Its height is that of this frame at once.
      find(edge, of: container)?.advance(old.height)
    } else {
      old.answer?.end()
      container.bars?[edge]?.answer = nil
    }
    container.barsChanged()
  }

  func find(_ edge: BarEdges, of container: OrderedContainer) -> AnsweringBar? {
    container.bars?[edge]?.answer as? AnsweringBar
  }

  /// Heights follow what has scrolled, before what is linked to them.
  override func advance() { each { $0.advance($1) } }

  /// Lays out bars with other heights, and what is below them. The host is called here, and can
  /// change anything.
  override func layOut() { each { answer, _ in answer.layOut() } }

  /// Calls `body` for each bar that answers, with its standard height; forgets those that do so no
  /// more. A body may call the host, so that each is looked up anew.
  private func each(_ body: (AnsweringBar, Double) -> Void) {
    var index = 0
    while index < bars.count {
      let entry = bars[index]
      guard !entry.answer.hasEnded,
        let container = controllers.find(entry.container) as? OrderedContainer,
        let bar = container.bars?[entry.edge], bar.answer === entry.answer
      else {
        bars.remove(at: index)
        continue
      }
      body(entry.answer, bar.height)
      index += 1
    }
  }

  override func removeAll() { bars = [] }
}
