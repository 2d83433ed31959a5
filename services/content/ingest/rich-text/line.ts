import { anchorTag } from '#engine/host.ts'
import { anchorOf, languageOf, openingTag } from './attributes.ts'
import { type Element, hasWords } from './parse.ts'

/** The elements around words in a line, from the innermost outwards. */
export interface Inline {
  tag: string
  attributes: Element['attributes']
  parent: Inline | undefined
  depth: number
}

interface Piece {
  html: string
  inline: Inline | undefined
  isAnchor?: boolean
}

const BREAK = '<br />'

/** Deeper formatting says nothing more. */
const MAX_DEPTH = 8

/** The formatting inside an element: as it was around one that adds nothing, like a link without words. */
export function nested(element: Element, parent: Inline | undefined): Inline | undefined {
  const { tag, attributes } = element
  const depth = (parent?.depth ?? 0) + 1
  const saysNothing =
    (tag === 'a' && (!attributes.href || !hasWords(element))) || (tag === 'span' && !('dir' in languageOf(attributes)))
  if (depth > MAX_DEPTH || saysNothing || (tag !== 'span' && within(parent, tag))) return parent
  return { tag, attributes, parent, depth }
}

const within = (inline: Inline | undefined, tag: string): boolean =>
  inline !== undefined && (inline.tag === tag || within(inline.parent, tag))

/** Words between two ends of blocks, with their formatting. */
export class Line {
  #pieces: Piece[] = []
  /** Anchors from where no words were: they go with the next ones. Shared by all lines of a text. */
  readonly #waiting: string[]

  constructor(waiting: string[]) {
    this.#waiting = waiting
  }

  text(html: string, inline: Inline | undefined): void {
    this.#pieces.push({ html, inline })
  }

  break(inline: Inline | undefined): void {
    this.text(BREAK, inline)
  }

  /** Something that is no word was here: the words around it stay apart. */
  gap(inline: Inline | undefined): void {
    this.text(' ', inline)
  }

  anchor(element: Element, inline: Inline | undefined): void {
    const id = anchorOf(element.attributes)
    if (id !== undefined) this.#pieces.push({ html: anchorTag(id), inline, isAnchor: true })
  }

  /** Takes the words out. @returns white space as it was where there are none */
  take({ trimmed = false } = {}): { html: string; isWordless: boolean } {
    const pieces = this.#pieces
    this.#pieces = []
    const words = pieces.filter(({ isAnchor }) => !isAnchor)
    if (!words.some(({ html }) => html !== BREAK && hasWords(html))) {
      // One by one: a call takes no more than about 100,000 arguments.
      for (const { isAnchor, html } of pieces) if (isAnchor) this.#waiting.push(html)
      return { html: words.map(({ html }) => (html === BREAK ? '' : html)).join(''), isWordless: true }
    }
    const anchors = this.#waiting.splice(0).join('')
    const linked = withoutEmptyLinks(trimmed ? trim(pieces) : pieces)
    return { html: anchors + written(linked), isWordless: false }
  }
}

/** Without white space at both ends. */
function trim(pieces: readonly Piece[]): Piece[] {
  const isBlank = ({ html }: Piece) => html.trim() === ''
  const from = pieces.findIndex((piece) => !isBlank(piece))
  const to = pieces.findLastIndex((piece) => !isBlank(piece))
  return pieces.slice(from, to + 1).map((piece, index, all) => ({
    ...piece,
    html: (index === 0 ? (html: string) => html.trimStart() : String)(
      index === all.length - 1 ? piece.html.trimEnd() : piece.html,
    ),
  }))
}

const linkAround = (inline: Inline | undefined): Inline | undefined =>
  !inline || inline.tag === 'a' ? inline : linkAround(inline.parent)

/** Where the words of a link are in another line, what is left of it here is no link. */
function withoutEmptyLinks(pieces: readonly Piece[]): Piece[] {
  const hasOwn = (piece: Piece) => !piece.isAnchor && piece.html !== BREAK && hasWords(piece.html)
  const links = new Set(pieces.filter(hasOwn).map(({ inline }) => linkAround(inline)))
  return pieces.map((piece) => {
    const link = linkAround(piece.inline)
    return !link || links.has(link) ? piece : { ...piece, inline: undefined }
  })
}

function written(pieces: readonly Piece[]): string {
  let html = ''
  let open: Inline | undefined
  for (const piece of [...pieces, { html: '', inline: undefined }]) {
    const common = commonOf(open, piece.inline)
    for (let closing = open; closing !== common; closing = closing?.parent) html += `</${closing?.tag}>`
    let opening = ''
    for (let inner = piece.inline; inner !== common; inner = inner?.parent)
      opening = (inner ? openingTag(inner.tag, inner.attributes) : '') + opening
    html += opening + piece.html
    open = piece.inline
  }
  return html
}

function commonOf(first: Inline | undefined, second: Inline | undefined): Inline | undefined {
  let [one, other] = [first, second]
  while (one !== other) {
    if ((one?.depth ?? 0) >= (other?.depth ?? 0)) one = one?.parent
    else other = other?.parent
  }
  return one
}
