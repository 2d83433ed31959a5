import type { AttributeSpec, Attrs } from 'prosemirror-model'
import { COMMON_ATTRIBUTES } from '../../../../services/content/ingest/rich-text/elements.ts'

/** Names attributes that nodes or marks have, each of them absent unless it is said. */
export const optional = (names: readonly string[]): Record<string, AttributeSpec> =>
  Object.fromEntries(names.map((name) => [name, { default: null }]))

/** The attributes of every block, and the white space in the text before its tag. */
export const blockAttributes = (own: readonly string[] = []): Record<string, AttributeSpec> => ({
  ...optional([...COMMON_ATTRIBUTES, ...own]),
  before: { default: '' },
})

/** The same of what holds blocks: with the white space before the tag that ends it. */
export const holderAttributes = (own: readonly string[] = []): Record<string, AttributeSpec> => ({
  ...blockAttributes(own),
  after: { default: '' },
})

/** Those of an element of the page, or of a text. */
export const attributesIn = (names: readonly string[], from: (name: string) => string | null | undefined): Attrs =>
  Object.fromEntries(names.map((name) => [name, from(name) ?? null]))

/** Reads them of an element that the browser made or moved while one types. */
export const fromDom =
  (names: readonly string[], more: Attrs = {}) =>
  (element: HTMLElement): Attrs => ({ ...attributesIn(names, (name) => element.getAttribute(name)), ...more })

/** Those that are there, for the page. */
export const shown = (attrs: Attrs, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.filter((name) => attrs[name] !== null).map((name) => [name, String(attrs[name])]))
