import CGLib
import GLib

/// The names that the tests' own resolver knows, with an address each.
private let knownNames = Guarded<[String: String]>([:])

/// Runs `body` while these names, and no others, lead to these addresses (GResolver).
@MainActor
func withNames(_ names: [String: String], _ body: () throws -> Void) rethrows {
  knownNames.withLock { $0 = names }
  let standard = g_resolver_get_default()
  let resolver = UnsafeMutableRawPointer(g_object_new_with_properties(resolverType, 0, nil, nil))
  g_resolver_set_default(resolver?.assumingMemoryBound(to: GResolver.self))
  defer {
    g_resolver_set_default(standard)
    g_object_unref(standard)
    g_object_unref(resolver)
  }
  try body()
}

private let resolverType: GType = {
  var info = GTypeInfo()
  info.class_size = guint16(MemoryLayout<GResolverClass>.size)
  info.instance_size = guint16(MemoryLayout<GResolver>.size)
  info.class_init = { type, _ in
    guard let type else { return }
    let methods = type.assumingMemoryBound(to: GResolverClass.self)
    methods.pointee.lookup_by_name = { _, name, _, error in resolve(name, error) }
    methods.pointee.lookup_by_name_with_flags = { _, name, _, _, error in resolve(name, error) }
  }
  return g_type_register_static(
    g_resolver_get_type(), "TestResolver", &info, GTypeFlags(rawValue: 0))
}()

private func resolve(
  _ name: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
) -> UnsafeMutablePointer<GList>? {
  let name = name.map { String(cString: $0) } ?? ""
  guard let address = knownNames.withLock({ $0[name] }) else {
    g_set_error_literal(
      error, g_resolver_error_quark(), gint(G_RESOLVER_ERROR_NOT_FOUND.rawValue), "no such name")
    return nil
  }
  return g_list_append(nil, g_inet_address_new_from_string(address))
}
