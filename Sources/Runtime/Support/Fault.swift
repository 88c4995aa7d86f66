/// Why a request was refused: what the border turns into a status and a diagnostic.
struct Fault: Error {
  enum Code: Int32 {
    case invalidArgument = -1
    case staleHandle = -2
    case wrongKind = -3
    case foreignHandle = -4
    case invalidState = -5
    case reentrant = -6
    case busy = -7
    case notFound = -8
    case outOfMemory = -9
    case structSize = -10
    case limit = -11
  }

  let code: Code
  /// A sentence that names the object and its state; the border puts the call before it.
  let message: Message

  init(_ code: Code, _ message: Message) {
    self.code = code
    self.message = message
  }
}
