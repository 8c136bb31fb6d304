import Adwaita
import ElementsStore
import Gtk

/// The lessons, which are made when one is first wanted.
extension TheElementsApplication {
  func makeLessons(_ data: DataDirectory, _ keeper: StateKeeper) -> Lessons {
    Lessons(data, recordings.makeHost(), keeper) { [weak self] in self?.showMainWindow() }
  }

  func registerLessons(in application: Adwaita.Application) {
    application.register(.showLessons, for: self) { $0.lessons.showWindow() }
    application.register(.openLesson, for: self) { $0.lessons.chooseFile() }
    application.register(.playLesson, for: self) { $0.lessons.play(named: $1.first ?? "") }
    application.register(.playLessonFile, for: self) { $0.lessons.play($1.first ?? "") }
  }
}
