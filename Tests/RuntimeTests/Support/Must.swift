import Testing

/// Does what a test needs and does not check: an error is recorded as an issue of the test instead of
/// being dropped, as `try?` would. For places that cannot throw; elsewhere `try` or `#require`.
@discardableResult
func must<Result>(
  _ body: () throws -> Result, at place: SourceLocation = #_sourceLocation
) -> Result? {
  do {
    return try body()
  } catch {
    Issue.record("what the test needs failed: \(error)", sourceLocation: place)
    return nil
  }
}
