/**
 * Holds what becomes of the elements of JSON rich text, and which attributes are kept. Everything is cleaned again when
 * the file is ingested.
 *
 * https://www.contentstack.com/docs/headless-cms/schema-of-json-rich-text-editor
 */

/** Elements that are written as they are called. */
const OWN_NAME = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ol', 'ul', 'li', 'a', 'span', 'div', 'sub', 'sup'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Opening and closing tags by type of node; without tags only the words are kept. */
export const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ...OWN_NAME.map((name): [string, string[]] => [name, [name]]),
  // Code is a block of its own; within a line it is a mark of the text.
  ['code', ['pre', 'code']],
  ['check-list', ['p']],
  ['row', ['div']],
  ['column', ['div']],
  ['grid-container', ['div']],
  ['grid-child', ['div']],
  ['doc', []],
  ['fragment', []],
])

/** Elements without content that say nothing to a reader. */
export const SILENT = new Set(['colgroup', 'col', 'style'])

/** Kept attributes: the name in JSON, and in HTML where it is another. */
const COMMON = { id: 'id', lang: 'lang', dir: 'dir' }

export const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ol: { ...COMMON, start: 'start', type: 'type', reversed: 'reversed' },
  li: { ...COMMON, value: 'value' },
  th: { ...COMMON, colSpan: 'colspan', colspan: 'colspan', rowSpan: 'rowspan', rowspan: 'rowspan', scope: 'scope' },
  td: { ...COMMON, colSpan: 'colspan', colspan: 'colspan', rowSpan: 'rowspan', rowspan: 'rowspan' },
}

export const attributesOf = (tag: string): Readonly<Record<string, string>> => ATTRIBUTES[tag] ?? COMMON

/** Marks of a text and the element that says them, from the innermost. */
export const MARKS: readonly [string, string][] = [
  ['inlineCode', 'code'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
]
