import CMotus

extension motus_page_data_source: SizedSettings {
  static var defaults: motus_page_data_source {
    var source = motus_page_data_source()
    source.struct_size = MemoryLayout<motus_page_data_source>.size
    return source
  }
}

extension motus_page_delegate: SizedSettings {
  static var defaults: motus_page_delegate {
    var delegate = motus_page_delegate()
    delegate.struct_size = MemoryLayout<motus_page_delegate>.size
    return delegate
  }
}

/// Where the pages come from, on the other side of the border.
final class HostPageSource: PageSource {
  private let source: motus_page_data_source
  private let context: HostContext
  /// Calls it, and cannot end while it does: so it is there in every callback.
  private unowned(unsafe) let runtime: Runtime

  init(_ source: motus_page_data_source, _ context: HostContext, _ runtime: Runtime) {
    self.source = source
    self.context = context
    self.runtime = runtime
  }

  override func page(before page: ViewController, in pages: PageViewController) -> ViewController? {
    let answer = context.call {
      source.before?($0, OpaquePointer(pages.handle), OpaquePointer(page.handle))
    }
    return runtime.answered(answer ?? nil, .viewController, "before")
  }

  override func page(after page: ViewController, in pages: PageViewController) -> ViewController? {
    let answer = context.call {
      source.after?($0, OpaquePointer(pages.handle), OpaquePointer(page.handle))
    }
    return runtime.answered(answer ?? nil, .viewController, "after")
  }
}

/// A page view controller's delegate on the other side of the border.
final class HostPageDelegate: PageDelegate {
  private let delegate: motus_page_delegate
  private let context: HostContext

  init(_ delegate: motus_page_delegate, _ context: HostContext) {
    self.delegate = delegate
    self.context = context
  }

  override func willTurn(to page: ViewController, in pages: PageViewController) {
    context.call {
      delegate.will_transition?($0, OpaquePointer(pages.handle), OpaquePointer(page.handle))
    }
  }

  override func didTurn(
    from page: ViewController?, in pages: PageViewController, completed: Bool
  ) {
    context.call {
      delegate.did_transition?(
        $0, OpaquePointer(pages.handle), OpaquePointer(page?.handle ?? .none), completed)
    }
  }
}
