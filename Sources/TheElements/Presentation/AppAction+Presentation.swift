import Elements

/// The actions of presenting.
extension AppAction {
  static let present = AppAction(
    "win.present", translatable("Presentation", context: "full screen with large text"),
    keys: ["<Shift>F5"], icon: "view-fullscreen-symbolic")
  static let showLessons = AppAction(
    "app.show-lessons", translatable("Lessons"), isRecorded: false)
  static let playLesson = AppAction(
    "app.play-lesson", translatable("Play Lesson"), .text("LESSON"))
  static let openLesson = AppAction(
    "app.open-lesson", translatable("Open Recording…"), isRecorded: false)
  static let playLessonFile = AppAction("app.play-lesson-file", translatable("Play Lesson"), .path)
  static let nextStep = AppAction(
    "win.next-step", translatable("Next Step", context: "of a lesson"),
    mirrorsKeys: true, localKeys: ["Right", "space", "Page_Down"], icon: "go-next-symbolic")
  static let previousStep = AppAction(
    "win.previous-step", translatable("Previous Step", context: "of a lesson"),
    mirrorsKeys: true, localKeys: ["Left", "Page_Up"], icon: "go-previous-symbolic")
  static let endLesson = AppAction(
    "win.end-lesson", translatable("End Lesson"), localKeys: ["Escape"],
    icon: "window-close-symbolic")

  /// All of these.
  static let ofPresentation: [AppAction] = [
    .present, .showLessons, .playLesson, .openLesson, .playLessonFile, .nextStep, .previousStep,
    .endLesson,
  ]
}
