import type { Node } from 'prosemirror-model'
import { sanitiseHtml, sanitiseInline } from '../../../services/content/ingest/rich-text/sanitise.ts'
import { NotRich, type Reason } from './read/not-rich.ts'
import { readDocument } from './read/read.ts'
import { unwrapped } from './read/read-line.ts'
import { sourceTree } from './read/source-tree.ts'
import { schemaFor } from './schema/schema.ts'
import { spellingOf } from './write/spelling.ts'
import { Writer } from './write/write.ts'

/** A text that is opened richly. */
export interface Opened {
  doc: Node
  /** Writes what becomes of it: what is not edited is spelled as before. */
  writer: Writer
}

export type RoundTrip = ({ isRich: true } & Opened) | { isRich: false; reason: Reason }

/** What pages show of a text. */
export const sanitised = (text: string, isInline: boolean): string =>
  (isInline ? sanitiseInline(text) : sanitiseHtml(text)) ?? ''

/** A text as pages show it, to be edited further: places that links lead to are written as people write them. */
export const cleanText = (text: string, isInline: boolean): string =>
  sanitised(text, isInline)
    .replace(/<span class="anchor" (id="[^"]*")><\/span>/g, '<a $1></a>')
    .replace(/ {2,}/g, ' ')

/**
 * Opens a text richly, where two things hold: written anew, all of it, it is the same to the sanitiser; and not
 * changed, it is the same text, letter by letter.
 */
export function goesRound(text: string, isInline: boolean): RoundTrip {
  try {
    const schema = schemaFor(isInline)
    const spelling = spellingOf(text)
    const empty = new Map<string, string>()
    const known = new Map<string, string>()
    const anew = new Writer(spelling, empty)
    const doc = readDocument(schema, sourceTree(text), (node, { start, end }) => {
      const own = text.slice(start, end)
      const plain = anew.plain(node)
      // Without words it would not be written at all.
      if (node.textContent.trim() === '') empty.set(plain, own)
      if (plain !== own || anew.write(node) !== own || empty.has(plain)) known.set(plain, own)
    })
    const writer = new Writer(spelling, known)
    const isSame =
      unwrapped(sanitised(anew.document(doc), isInline)) === unwrapped(sanitised(text, isInline)) &&
      (writer.document(doc) === text || text.trim() === '')
    return isSame ? { isRich: true, doc, writer } : { isRich: false, reason: { kind: 'changes' } }
  } catch (error) {
    if (error instanceof NotRich) return { isRich: false, reason: error.reason }
    throw error
  }
}
