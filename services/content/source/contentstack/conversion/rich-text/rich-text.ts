import { Marked } from 'marked'
import { escapeHtml } from '#engine/host.ts'
import type { Context } from '../context.ts'
import { partsAsBlocks } from './blocks.ts'
import { htmlParts } from './html.ts'
import { isDocument, jsonParts } from './json.ts'
import type { Part } from './parts.ts'

/** Rich text in any of the vendor's forms. */
export interface RichText {
  value: Record<string, unknown> | string
  isMarkdown: boolean
}

/** @param lifts blocks that are embedded become parts of their own */
export const partsOf = ({ value, isMarkdown }: RichText, lifts: boolean, context: Context, field: string): Part[] => {
  if (isDocument(value)) return jsonParts(value, lifts, context, field)
  if (typeof value !== 'string') return []
  return htmlParts(isMarkdown ? markdownHtml(value, context, field) : value, lifts, context, field)
}

/** Rich text for a field of rich text; undefined where there are no words. */
export function richHtml(text: RichText, context: Context, field: string): string | undefined {
  const html = partsOf(text, false, context, field)
    .map((part) => ('html' in part ? part.html : ''))
    .join('')
  return html === '' ? undefined : html
}

/** Rich text for a field of blocks. */
export const richBlocks = (text: RichText, context: Context, field: string): Record<string, unknown>[] =>
  partsAsBlocks(partsOf(text, true, context, field), (html) => ({ text_block: { text: html } }), context, field)

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of rich text, for a field of plain text. */
export const richWords = (text: RichText, context: Context, field: string): string | undefined =>
  richHtml(text, context, field)
    ?.replace(/<[^<>]*>/g, (tag) => (/^<\/?(?:p|h\d|li|br|td|th|div|blockquote)\b/.test(tag) ? ' ' : ''))
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const markdown = new Marked({ async: false, gfm: true })

/** Longer texts are not read as Markdown: the time that it takes grows faster than the text. */
const MAX_LENGTH = 100_000

/** Markdown (a multi-line field with `field_metadata.markdown`) as HTML. */
function markdownHtml(text: string, context: Context, field: string): string {
  try {
    if (text.length <= MAX_LENGTH) return markdown.parse(text) as string
    context.note(field, `is Markdown of more than ${MAX_LENGTH} characters, which is shown as plain text`)
  } catch (error) {
    context.note(field, `is not valid Markdown and is shown as plain text: ${(error as Error).message}`)
  }
  return escapeHtml(text)
}
