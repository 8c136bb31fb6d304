import Elements

/// Answers of a Kinto server.
enum KintoAnswer {
  static func record(_ number: Int) -> String {
    let id = KintoRecord.id(ofElement: number, owner: String(repeating: "c", count: 32))
    return #"{"id":"\#(id)","last_modified":2,"number":\#(number),"favoritedBy":"C"}"#
  }

  static func make(
    _ body: String, _ headers: String = "", status: Int = 200
  ) -> TestServer.Answer {
    let text =
      "HTTP/1.1 \(status) Status\r\n\(headers)Content-Length: \(body.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(body)"
    return .raw(Array(text.utf8), closes: true)
  }
}
