import type { Context } from '../context.ts'
import { partsAsBlocks } from './blocks.ts'
import { htmlParts } from './html.ts'
import { isDocument, jsonParts } from './json.ts'
import { markdownHtml } from './markdown.ts'
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
