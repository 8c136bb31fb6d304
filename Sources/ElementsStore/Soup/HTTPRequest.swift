/// HTTP request.
struct HTTPRequest {
  enum Method: String {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
  }

  var method = Method.get
  var address: String
  /// Header fields; visible ASCII characters only.
  var headers: [(name: String, value: String)] = []
  /// Body, a JSON document.
  var json: String?
  /// True to follow redirects with all header fields, within the `RedirectRule`.
  var followsRedirects = false
}
