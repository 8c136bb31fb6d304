import Adwaita
import Gtk

/// The lessons, which are made when one is first wanted.
extension TheElementsApplication {
  func registerLessons(in application: Adwaita.Application) {
    application.register(.showLessons, for: self) { $0.lessons.showWindow() }
    application.register(.openLesson, for: self) { $0.lessons.chooseFile() }
    application.register(.playLesson, for: self) { $0.lessons.play(named: $1.first ?? "") }
    application.register(.playLessonFile, for: self) { $0.lessons.play($1.first ?? "") }
  }
}
