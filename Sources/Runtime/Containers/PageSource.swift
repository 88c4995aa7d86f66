/// The source of the pages beside a page. By the defaults a page has no neighbours.
class PageSource {
  func page(before page: ViewController, in pages: PageViewController) -> ViewController? { nil }
  func page(after page: ViewController, in pages: PageViewController) -> ViewController? { nil }
  /// Called when the source is replaced and will not be asked again.
  func letGo() {}
}

/// Pages in a list.
final class PageList: PageSource {
  private let entities: EntityTable
  private var list: [ViewController]
  /// Whether the first page follows the last.
  private let isCircular: Bool

  init(_ list: [ViewController], isCircular: Bool, _ entities: EntityTable) {
    self.list = list
    self.isCircular = isCircular
    self.entities = entities
    for page in list { entities.retain(page) }
  }

  override func page(before page: ViewController, in pages: PageViewController) -> ViewController? {
    neighbor(of: page, -1)
  }

  override func page(after page: ViewController, in pages: PageViewController) -> ViewController? {
    neighbor(of: page, 1)
  }

  override func letGo() {
    let left = list
    list = []
    for page in left { entities.release(page.handle) }
  }

  /// Returns the page one `step` behind another in the list, or before it with −1; none beyond the
  /// ends, unless the list is circular.
  private func neighbor(of page: ViewController, _ step: Int) -> ViewController? {
    guard let index = list.firstIndex(where: { $0 === page }) else { return nil }
    let next = index + step
    if next >= 0 && next < list.count { return list[next] }
    return isCircular ? list[next < 0 ? list.count - 1 : 0] : nil
  }
}

/// Callbacks of a page view controller about turns that its offset begins, or that a finger has
/// caught. The defaults do nothing.
class PageDelegate {
  func willTurn(to page: ViewController, in pages: PageViewController) {}
  func didTurn(from page: ViewController?, in pages: PageViewController, completed: Bool) {}
}
