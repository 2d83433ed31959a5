import type { MarkSpec, NodeSpec } from 'prosemirror-model'
import { isAddress } from '../../../../services/content/ingest/rich-text/attributes.ts'
import { INLINE } from '../../../../services/content/ingest/rich-text/elements.ts'
import { fromDom, optional, shown } from './attributes.ts'

/** Those that change the language or the direction of some words. */
const LANGUAGE = ['lang', 'dir']

/** Marks by the names of their elements: links are around all others. */
export const marks: Record<string, MarkSpec> = Object.fromEntries(
  [...INLINE].map((tag): [string, MarkSpec] => {
    const names = tag === 'a' ? ['href', ...LANGUAGE] : LANGUAGE
    return [
      tag,
      {
        attrs: optional(names),
        // What is written at its end is no part of a link.
        inclusive: tag !== 'a',
        parseDOM: [
          { tag: tag === 'a' ? 'a[href]' : tag === 'span' ? 'span[lang], span[dir]' : tag, getAttrs: fromDom(names) },
        ],
        toDOM: ({ attrs }) => [
          tag,
          tag === 'a' ? linkShown(attrs.href, shown(attrs, LANGUAGE)) : shown(attrs, names),
          0,
        ],
      },
    ]
  }),
)

/** An address that the site refuses leads nowhere here, either. */
const linkShown = (href: string, others: Record<string, string>) =>
  isAddress(href) ? { ...others, href, title: href } : { ...others, title: href }

/** Inline nodes beside words. */
export const inlines: Record<string, NodeSpec> = {
  text: { group: 'inline' },
  br: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  /** A place that links lead to, written as `tag` with the attribute `by`. */
  anchor: {
    ...{ inline: true, group: 'inline', atom: true, marks: '_' },
    attrs: { id: {}, tag: { default: 'a' }, by: { default: 'id' } },
    parseDOM: [{ tag: 'span[data-anchor]', getAttrs: (element) => ({ id: element.getAttribute('data-anchor') }) }],
    toDOM: ({ attrs }) => ['span', { class: 'rich-anchor', 'data-anchor': attrs.id, title: `#${attrs.id}` }],
  },
}
