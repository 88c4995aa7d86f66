import Testing

/// Does what a test needs and does not check: an error is recorded as an issue of the test instead of
/// being dropped, as `try?` would. For places that cannot throw; elsewhere `try` or `#require`.
@discardableResult
func must<Result>(
  _ body: () throws -> Result, file: String = #fileID, path: String = #filePath, line: Int = #line,
  column: Int = #column
) -> Result? {
  do {
    return try body()
  } catch {
    Issue.record(
      "what the test needs failed: \(error)",
      sourceLocation: SourceLocation(fileID: file, filePath: path, line: line, column: column))
    return nil
  }
}
