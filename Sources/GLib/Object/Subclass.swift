import CGLib

/// Registers a GObject class for each Swift class that overrides virtual functions, and connects every instance
/// to its Swift peer.
///
/// The C instance is the parent's struct followed by one pointer, the peer. Peer and instance refer to each
/// other by a *toggle reference*: while anything but the peer holds the instance (a parent widget, the list of
/// windows), the instance retains the peer; once only the peer holds it, the peer lives as long as Swift refers
/// to it, and then releases the instance.
@MainActor
package enum Subclass {
  /// Data after the parent's struct in each instance.
  private struct Peer {
    /// The Swift object; nil before it is created and from the start of its deinitialization, which may be on
    /// another thread. Zeroed memory is a nil weak reference.
    weak var object: Object?
    /// 1 while the instance retains the Swift object.
    var isRetained: Int
  }

  private struct Registered {
    let type: GType
    let peerOffset: Int
  }

  private static var registered: [ObjectIdentifier: Registered] = [:]
  nonisolated private static let offsetKey = g_quark_from_static_string("swift-peer-offset")

  /// True on the process's first thread, on which GTK runs.
  nonisolated package static var isMainThread: Bool { cglib_is_main_thread() != 0 }

  static func instantiate(for object: Object, parent: GType) -> UnsafeMutableRawPointer {
    let entry = registration(of: type(of: object), parent: parent)
    let raw = cglib_new(entry.type).unsafelyUnwrapped
    // A new window belongs to GTK from the start: its initial reference is not ours.
    let isOurs = cglib_is_floating(raw) != 0 || cglib_is_a(raw, g_initially_unowned_get_type()) == 0
    if cglib_is_floating(raw) != 0 { g_object_ref_sink(raw) }
    let peer = (raw + entry.peerOffset).assumingMemoryBound(to: Peer.self)
    peer.pointee.object = Unmanaged.passRetained(object).takeUnretainedValue()
    peer.pointee.isRetained = 1
    g_object_add_toggle_ref(raw.assumingMemoryBound(to: GObject.self), toggled, nil)
    if isOurs { g_object_unref(raw) }
    return raw
  }

  /// The Swift peer of an instance made by `instantiate`; nil during creation and deinitialization.
  package static func peer<T: Object>(of raw: UnsafeMutableRawPointer, as: T.Type = T.self) -> T? {
    peerStorage(of: raw)?.pointee.object as? T
  }

  /// Calls `body` with the peer of a C instance, on the main actor, on which GTK runs; nil without a peer.
  @discardableResult
  nonisolated package static func enter<T: Object, Result: Sendable>(
    _ raw: UnsafeMutableRawPointer?, as: T.Type, _ body: @MainActor (T) -> Result
  ) -> Result? {
    let address = UInt(bitPattern: raw)
    return MainActor.assumeIsolated {
      UnsafeMutableRawPointer(bitPattern: address).flatMap { peer(of: $0, as: T.self) }.map(body)
    }
  }

  /// Releases the instance when its peer is deinitialized.
  nonisolated static func detach(_ raw: UnsafeMutableRawPointer) {
    peerStorage(of: raw)?.pointee.object = nil
    g_object_remove_toggle_ref(raw.assumingMemoryBound(to: GObject.self), toggled, nil)
  }

  nonisolated private static func peerStorage(
    of raw: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<Peer>? {
    let offset = Int(bitPattern: g_type_get_qdata(cglib_type_of(raw), offsetKey))
    return offset == 0 ? nil : (raw + offset).assumingMemoryBound(to: Peer.self)
  }

  /// Called by GObject when the toggle reference becomes the last one, and when it stops being it.
  nonisolated private static let toggled: GToggleNotify = { _, raw, isLast in
    guard let raw, let storage = Subclass.peerStorage(of: UnsafeMutableRawPointer(raw)),
      let object = storage.pointee.object
    else { return }
    let peer = Unmanaged.passUnretained(object)
    if isLast != 0, storage.pointee.isRetained == 1 {
      storage.pointee.isRetained = 0
      peer.release()
    } else if isLast == 0, storage.pointee.isRetained == 0 {
      storage.pointee.isRetained = 1
      _ = peer.retain()
    }
  }

  private static func registration(of swiftClass: Object.Type, parent: GType) -> Registered {
    let key = ObjectIdentifier(swiftClass)
    if let known = registered[key] { return known }
    var query = GTypeQuery()
    g_type_query(parent, &query)
    let alignment = MemoryLayout<Peer>.alignment
    let offset = (Int(query.instance_size) + alignment - 1) / alignment * alignment
    var info = GTypeInfo()
    info.class_size = UInt16(query.class_size)
    info.instance_size = UInt16(offset + MemoryLayout<Peer>.size)
    info.class_data = UnsafeRawPointer(UserData.retaining(swiftClass))
    info.class_init = { classPointer, data in
      let swiftClass = UserData<Object.Type>.value(data)
      let address = UInt(bitPattern: classPointer)
      MainActor.assumeIsolated {
        guard let classPointer = UnsafeMutableRawPointer(bitPattern: address) else { return }
        let type = classPointer.assumingMemoryBound(to: GTypeClass.self).pointee.g_type
        swiftClass?.initializeClass(classPointer, type: type)
      }
    }
    let type = g_type_register_static(parent, cName(of: swiftClass), &info, GTypeFlags(rawValue: 0))
    g_type_set_qdata(type, offsetKey, UnsafeMutableRawPointer(bitPattern: offset))
    for interface in swiftClass.interfaces { add(interface, to: type, of: swiftClass) }
    let entry = Registered(type: type, peerOffset: offset)
    registered[key] = entry
    return entry
  }

  private static func add(_ interface: GType, to type: GType, of swiftClass: Object.Type) {
    var info = GInterfaceInfo()
    info.interface_data = UserData.retaining(swiftClass)
    info.interface_init = { pointer, data in
      let swiftClass = UserData<Object.Type>.value(data)
      let address = UInt(bitPattern: pointer)
      MainActor.assumeIsolated {
        guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else { return }
        let type = pointer.assumingMemoryBound(to: GTypeInterface.self).pointee.g_type
        swiftClass?.initializeInterface(pointer, type: type)
      }
    }
    g_type_add_interface_static(type, interface, &info)
  }

  /// Returns `Module.Type` as a valid GType name; underscores are appended if two local types share a name.
  private static func cName(of swiftClass: Object.Type) -> String {
    let base = String(reflecting: swiftClass).map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
    }
    var name = "Swift_" + String(base)
    while g_type_from_name(name) != 0 { name += "_" }
    return name
  }
}
