import { isRecord } from 'atrium'
import { escapeHtml } from '#engine/host.ts'
import type { Context } from '../context.ts'
import { listOf, recordOf, textOf } from '../values/bounded.ts'
import { quoted } from '../values/problems.ts'
import { attributesOf, ELEMENTS, MARKS, SILENT } from './elements.ts'
import { embeddedHtml, isLink, linkTag, readEmbedded } from './embedded.ts'
import { type Part, PartsWriter } from './parts.ts'

/** Deeper elements add nothing to be seen; their words are kept. */
const MAX_ELEMENTS = 100

/** Children that are being written, and the tags that close their parent. */
interface Open {
  children: readonly unknown[]
  next: number
  close: string
  /** Written where the children hold no words. */
  label?: string
  words: number
}

interface Writing {
  writer: PartsWriter
  context: Context
  field: string
  stack: Open[]
  /** Texts written so far. */
  words: number
}

/** Rich text as JSON: the root of a tree of `{ type, attrs, children }` and texts `{ text, bold, … }`. */
export const isDocument = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && value.type === 'doc' && Array.isArray(value.children)

/**
 * JSON rich text as HTML. It is written without recursion: a document may be nested as deep as it likes.
 *
 * @param lifts blocks that are embedded become parts of their own
 */
export function jsonParts(document: Record<string, unknown>, lifts: boolean, context: Context, field: string): Part[] {
  const writer = new PartsWriter(lifts)
  const state: Writing = { writer, context, field, stack: [], words: 0 }
  state.stack.push({ children: listOf(document.children), next: 0, close: '', words: 0 })
  for (let open = state.stack.at(-1); open; open = state.stack.at(-1))
    if (open.next < open.children.length) write(open.children[open.next++], state)
    else end(open, state)
  return writer.end()
}

function end(open: Open, state: Writing): void {
  if (open.label && state.words === open.words) writeWords(escapeHtml(open.label), state)
  state.writer.markup(open.close)
  state.stack.pop()
  if (state.stack.length <= 1) state.writer.endOfBlock()
}

function writeWords(html: string, state: Writing): void {
  state.writer.words(html)
  if (html.trim() !== '') state.words++
}

function write(node: unknown, state: Writing): void {
  if (!isRecord(node)) {
    state.context.note(state.field, 'holds something that is not a node of rich text, which is left out')
    return
  }
  if (typeof node.text === 'string') {
    writeWords(markedText(node, node.text), state)
    return
  }
  const { type } = node
  if (type === 'reference') reference(node, state)
  else if (type === 'hr') state.writer.markup('<hr />')
  else if (type === 'img') image(node, state)
  else if (type === 'embed' || type === 'social-embeds') frame(node, state)
  else if (!SILENT.has(String(type))) element(node, state)
}

/** An attribute of a node. What was pasted as HTML has its own under `redactor-attributes`. */
const attributeIn = ({ attrs }: Record<string, unknown>) => {
  const own = recordOf(attrs)
  const pasted = recordOf(own['redactor-attributes'])
  return (name: string): string | undefined => {
    const value = Object.hasOwn(own, name) ? own[name] : Object.hasOwn(pasted, name) ? pasted[name] : undefined
    return textOf(typeof value === 'number' || value === true ? String(value) : value)
  }
}

function element(node: Record<string, unknown>, state: Writing): void {
  const { context, field, stack } = state
  const tags = ELEMENTS.get(String(node.type))
  const attribute = attributeIn(node)
  // A cell that another one spans.
  if (attribute('void') && tags?.some((tag) => tag === 'td' || tag === 'th')) return
  if (!tags) context.note(field, `has an element ${quoted(node.type)} that is not known; its words are kept`)
  const isTooDeep = stack.length >= MAX_ELEMENTS
  if (isTooDeep) context.note(field, `is nested more than ${MAX_ELEMENTS} deep; the words of deeper elements are kept`)
  const written = isTooDeep ? [] : (tags ?? [])
  const open = written.map((tag) => openingTag(tag, attribute)).join('')
  const close = written.toReversed().map((tag) => `</${tag}>`)
  start(node, { open, close: close.join('') }, state)
}

function start(
  { children }: Record<string, unknown>,
  { open, close, label }: { open: string; close: string; label?: string },
  state: Writing,
): void {
  state.writer.markup(open)
  state.stack.push({ children: listOf(children), next: 0, close, label, words: state.words })
}

function openingTag(tag: string, attribute: (name: string) => string | undefined): string {
  const kept = new Map<string, string>()
  for (const [name, written] of Object.entries(attributesOf(tag))) {
    const value = attribute(name)
    if (value) kept.set(written, value)
  }
  const href = tag === 'a' ? (attribute('url') ?? attribute('href')) : undefined
  if (href) kept.set('href', href)
  return `<${tag}${[...kept].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>`
}

function markedText(leaf: Record<string, unknown>, text: string): string {
  const lines = escapeHtml(text).replaceAll('\n', '<br />')
  const whole = leaf.break === true && !text.includes('\n') ? `<br />${lines}` : lines
  if (whole === '') return ''
  const marked = MARKS.reduce((html, [mark, tag]) => (leaf[mark] === true ? `<${tag}>${html}</${tag}>` : html), whole)
  const id = textOf(leaf.id)
  return id ? `<span id="${escapeHtml(id)}">${marked}</span>` : marked
}

function reference(node: Record<string, unknown>, state: Writing): void {
  const { writer, context, field } = state
  const embedded = readEmbedded(attributeIn(node), context, field)
  if (!embedded) start(node, { open: '', close: '' }, state)
  else if (isLink(embedded)) start(node, { ...linkTag(embedded.href), label: embedded.title }, state)
  else if (writer.lifts && embedded.display !== 'inline') {
    writer.lift(embedded)
    if (state.stack.length <= 1) writer.endOfBlock()
  } else writeWords(embeddedHtml(embedded, context, field), state)
}

/** A picture by its address alone: no asset of the stack. */
function image(node: Record<string, unknown>, state: Writing): void {
  const attribute = attributeIn(node)
  const href = attribute('url') ?? attribute('src')
  const [alt, caption, link] = [attribute('alt'), attribute('caption'), attribute('anchorLink')]
  const picture = { kind: 'asset', uid: '', type: 'image', display: '', href, alt, caption, link } as const
  if (href) writeWords(embeddedHtml(picture, state.context, state.field), state)
}

/** A page of another host, like a film. */
function frame(node: Record<string, unknown>, state: Writing): void {
  const attribute = attributeIn(node)
  const href = attribute('src') ?? attribute('url')
  if (!href) return
  const framed = { kind: 'frame', uid: href, display: '', href, title: attribute('title') ?? href } as const
  if (state.writer.lifts) {
    state.writer.lift(framed)
    if (state.stack.length <= 1) state.writer.endOfBlock()
  } else writeWords(embeddedHtml(framed, state.context, state.field), state)
}
