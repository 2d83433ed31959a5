import { Parser } from 'htmlparser2'
import { escapeHtml } from '#engine/host.ts'
import type { Context } from '../context.ts'
import { textOf } from '../values/bounded.ts'
import { embeddedHtml, isLink, linkTag, readEmbedded } from './embedded.ts'
import { type Part, PartsWriter } from './parts.ts'

/** Rich text as HTML that embeds or links to entries or assets. */
export const hasEmbedded = (html: string): boolean => /\bdata-sys-(?:entry|asset)-uid\b/i.test(html)

const NAME = /^[a-z][a-z0-9:_-]*$/i
const WITHOUT_CONTENT = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Lists elements that hold no text. */
const NOT_SHOWN = new Set(['script', 'style'])

/** The names of `readEmbedded`, where HTML has others. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  'asset-uid': 'data-sys-asset-uid',
  'entry-uid': 'data-sys-entry-uid',
  'content-type-uid': 'data-sys-content-type-uid',
  'display-type': 'sys-style-type',
  'asset-link': 'data-sys-asset-filelink',
  'asset-name': 'data-sys-asset-filename',
  'asset-alt': 'data-sys-asset-alt',
  'asset-caption': 'data-sys-asset-caption',
  link: 'data-sys-asset-link',
}

/** An element that is open, and what closes it. */
interface Open {
  close: string
  /** Written where the element holds no words. */
  label?: string
  words: number
  /** Nothing in it is written. */
  isSkipped?: boolean
}

/**
 * HTML rich text in which embedded entries and assets are written out: as links, as pictures with their captions, or lifted
 * out of it. All else is written again as it was read.
 *
 * @param lifts blocks that are embedded become parts of their own
 */
export function htmlParts(html: string, lifts: boolean, context: Context, field: string): Part[] {
  const writer = new PartsWriter(lifts)
  if (!hasEmbedded(html)) {
    writer.words(html)
    return writer.end()
  }
  const open: Open[] = []
  let words = 0
  let skipped = 0
  const write = (text: string) => {
    if (skipped > 0) return
    writer.words(text)
    if (text.trim() !== '') words++
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const start = (opening: string, entered: Omit<Open, 'words'>) => {
        if (skipped === 0) writer.markup(opening)
        if (entered.isSkipped) skipped++
        open.push({ ...entered, words })
      }
      const isReference = 'data-sys-entry-uid' in attributes || 'data-sys-asset-uid' in attributes
      if (!isReference) return start(...tagOf(name, attributes))
      const attribute = (known: string) => textOf(attributes[ATTRIBUTES[known] ?? known])
      const embedded = skipped > 0 ? undefined : readEmbedded(attribute, context, field)
      if (!embedded) return start('', { close: '' })
      if (isLink(embedded)) {
        const { open: opening, close } = linkTag(embedded.href)
        return start(opening, { close, label: embedded.title })
      }
      if (writer.lifts && embedded.display !== 'inline') writer.lift(embedded)
      else write(embeddedHtml(embedded, context, field))
      return start('', { close: '', isSkipped: true })
    },
    ontext: (text) => write(escapeHtml(text)),
    onclosetag() {
      const closed = open.pop()
      if (!closed) return
      if (closed.isSkipped) skipped--
      if (closed.label && closed.words === words) write(escapeHtml(closed.label))
      if (skipped === 0) writer.markup(closed.close)
      if (open.length === 0) writer.endOfBlock()
    },
  })
  parser.end(html)
  return writer.end()
}

function tagOf(name: string, attributes: Record<string, string>): [string, Omit<Open, 'words'>] {
  if (!NAME.test(name) || NOT_SHOWN.has(name)) return ['', { close: '', isSkipped: NOT_SHOWN.has(name) }]
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    NAME.test(key) ? [` ${key}="${escapeHtml(value)}"`] : [],
  )
  const isVoid = WITHOUT_CONTENT.has(name)
  return [`<${name}${written.join('')}${isVoid ? ' /' : ''}>`, { close: isVoid ? '' : `</${name}>` }]
}
