import Testing

@testable import Elements

@Suite("The layouts of worksheets")
struct WorksheetLayoutTests {
  private static let scopes = ["all", "first-20", "first-36", "period 1", "group 18", "picked 71"]

  /// The part of a page within its margins.
  private func content(_ size: Size) -> Size {
    Size(width: size.width - 2 * PaperSize.margin, height: size.height - 2 * PaperSize.margin)
  }

  private func expectApart(_ frames: [Rect]) {
    for (index, frame) in frames.enumerated() {
      for other in frames[(index + 1)...] {
        expect(!frame.inset(by: 1e-6).intersects(other.inset(by: 1e-6)))
      }
    }
  }

  @Test("A table fits each size of paper without overlaps", arguments: PaperSize.allCases)
  func table(paper: PaperSize) throws {
    let table = try BuiltIn.table.get()
    let size = content(paper.landscape)
    for text in Self.scopes {
      let numbers = try #require(QuizScope(text: text)).numbers(in: table)
      let layout = WorksheetTable(size, table, of: numbers)
      let page = Rect(
        x: 0, y: WorksheetTable.head, width: size.width,
        height: size.height - WorksheetTable.head - WorksheetTable.foot)
      let frames = Array(layout.tiles.values)
      expect(frames.allSatisfy { page.inset(by: -1e-6).contains($0) })
      expect(Set(numbers).isSubset(of: layout.tiles.keys))
      expectApart(
        frames + layout.heads.map(\.frame) + layout.placeholders.values + [layout.legend])
      expect(frames.allSatisfy { $0.width > 36 && $0.height > 38 })
    }
  }

  @Test("Without the elements of the f-block their rows are left out")
  func rows() throws {
    let table = try BuiltIn.table.get()
    let size = content(PaperSize.a4.landscape)
    let all = WorksheetTable(size, table, of: Array(1...118))
    expect(all.tiles.count == 118 && all.placeholders.count == 2)
    let first = WorksheetTable(size, table, of: Array(1...20))
    expect(first.tiles.count == 36 && first.placeholders.isEmpty && first.chosen.count == 20)
    let (large, small) = (try #require(first.tiles[1]), try #require(all.tiles[1]))
    expect(large.height > small.height)
    expect(WorksheetTable(size, table, of: []).tiles.count, equals: 36)
  }

  @Test("The texts of a tile lie in it, below each other")
  func tile() throws {
    let frame = Rect(x: 10, y: 20, width: 42, height: 46)
    for bits in 0..<16 {
      let fields = Worksheet.Field.allCases.enumerated()
        .filter { bits >> $0.offset & 1 == 1 }.map(\.element)
      let frames = WorksheetTile(frame, Set(fields)).frames
      expect(Set(frames.keys), equals: Set(fields))
      expect(frames.values.allSatisfy { frame.contains($0) && $0.height > 5 })
      expectApart(Array(frames.values))
      let tops = fields.compactMap { frames[$0]?.y }
      expect(tops, equals: tops.sorted())
    }
  }

  @Test(
    "The back of each card lies behind its front on a page flipped over its long edge",
    arguments: PaperSize.allCases)
  func duplex(paper: PaperSize) {
    let page = paper.portrait
    let margin = PaperSize.margin
    for isRightToLeft in [false, true] {
      let cards = WorksheetCards(content(page), isRightToLeft: isRightToLeft)
      for index in 0..<20 {
        let front = cards.front(of: index).offset(x: margin, y: margin)
        let back = cards.back(of: index).offset(x: margin, y: margin)
        // Seen through the paper from the front.
        let seen = page.width - back.maxX
        expect(abs(seen - front.x) < 1e-9 && back.y == front.y)
        expect(abs(back.width - front.width) < 1e-9 && back.height == front.height)
      }
      expectApart((0..<8).map { cards.front(of: $0) })
      let area = Rect(cards.size).inset(by: -1e-6)
      expect((0..<8).allSatisfy { area.contains(cards.back(of: $0)) })
      expect((cards.front(of: 0).x > 0) == isRightToLeft)
    }
  }

  @Test("Cards fill their pages, and the marks lie in the margins")
  func cards() {
    let pages: [Int] = [0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3]
    expect((0...17).map { WorksheetCards.pages($0) } == pages)
    expect(WorksheetCards.cards(on: 1, of: 9) == 8..<9)
    expect(WorksheetCards.cards(on: 5, of: 9).isEmpty)
    let cards = WorksheetCards(content(PaperSize.a4.portrait))
    expect(cards.cuts.count == 8 && cards.marks.count == 16)
    let paper = Rect(cards.size).inset(by: -PaperSize.margin)
    for mark in cards.marks {
      for point in [mark.start, mark.end] {
        expect(paper.contains(point) && !Rect(cards.size).contains(point))
      }
    }
  }

  @Test("Up to fifty questions fit pages of each size", arguments: PaperSize.allCases)
  func quiz(paper: PaperSize) {
    let size = content(paper.portrait)
    let area = Rect(
      x: 0, y: WorksheetQuiz.head, width: size.width,
      height: size.height - WorksheetQuiz.head - WorksheetQuiz.foot)
    for (isRightToLeft, hasChoices) in [(false, false), (true, false), (false, true)] {
      for count in 1...50 {
        let layout = WorksheetQuiz(
          size, count: count, hasChoices: hasChoices, isRightToLeft: isRightToLeft)
        let pages = (0..<WorksheetQuiz.pages(count, hasChoices: hasChoices)).map {
          layout.questions(on: $0, of: count)
        }
        expect(pages.flatMap { Array($0) }, equals: Array(0..<count))
        expect(pages.allSatisfy { !$0.isEmpty })
        let frames = (0..<(pages.map(\.count).max() ?? 0)).map { layout.frame(of: $0) }
        let least = hasChoices ? 85.0 : 55
        expect(frames.allSatisfy { area.inset(by: -1e-6).contains($0) && $0.height > least })
        expectApart(frames)
      }
    }
  }
}
