import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { LINK_PATTERN } from '#engine/schema/wire-schema.ts'

const INLINE = ['a', 'em', 'strong', 'i', 'b', 'sub', 'sup', 'br']
const BLOCK = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote']
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']

const COMMON: IOptions = {
  allowedAttributes: {
    a: ['href', 'lang'],
    th: ['scope', 'colspan', 'rowspan', 'lang'],
    td: ['colspan', 'rowspan', 'lang'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

const ADDRESS = new RegExp(LINK_PATTERN)

const link = (tagName: string, { href = '', lang }: Record<string, string>) => {
  const isOutside = /^\s*http/i.test(href)
  return { tagName, attribs: { ...(ADDRESS.test(href) && { href }), ...(lang && !isOutside && { lang }) } }
}

/** A link whose address did not stand the test keeps its words only. */
const exclusiveFilter: IOptions['exclusiveFilter'] = ({ tag, attribs }) =>
  tag === 'a' && !attribs.href ? 'excludeTag' : false

const HTML: IOptions = {
  ...COMMON,
  allowedTags: [...BLOCK, ...TABLE, ...INLINE],
  transformTags: { a: link, h1: 'h2', div: 'p' },
  exclusiveFilter,
}
const INLINE_HTML: IOptions = { ...COMMON, allowedTags: INLINE, transformTags: { a: link }, exclusiveFilter }

/**
 * Rich text as it may be shown: allowed tags only, `http(s)`, `mailto:`, `tel:` and local links only, prose without a
 * block tag in one `<p>`.
 *
 * @returns undefined when no words are left
 */
export function sanitiseHtml(value: string): string | undefined {
  const isPlain = !/[<>&]/.test(value)
  const clean = isPlain || isSimple(value) ? value.trim() : sanitizeHtml(value, HTML).trim()
  if (isWordless(clean)) return undefined
  return !isPlain && HAS_BLOCK.test(clean) ? clean : `<p>${clean}</p>`
}

const HAS_BLOCK = new RegExp(`<(?:${[...BLOCK, ...TABLE].join('|')})[\\s>]`)

/** The same without block tags: where one ended, a space stands. */
export function sanitiseInline(value: string): string | undefined {
  if (!/[<>&]/.test(value)) return value.trim() || undefined
  const spaced = value.replace(/<\/(?:p|h[1-6]|li|div|blockquote|tr|td|th)\s*>/gi, '$& ')
  const clean = sanitizeHtml(spaced, INLINE_HTML).trim()
  return isWordless(clean) ? undefined : clean
}

const isWordless = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

const TOKEN =
  /<(\/?)(p|h[2-6]|em|strong|i|b|sub|sup|br|a)( href="(?:\/(?!\/)|#|https?:\/\/|mailto:)[\w/.:@?=#%+~,;!*()-]*")?>|[^<>&]+|&(?:amp|lt|gt);/y
const STARTS_BLOCK = /^(?:p|h[2-6])$/

/**
 * True for the usual fragment, which the sanitiser would give back as it is: paragraphs and headings side by side, in
 * them inline tags closed in order and none twice at a time, no attribute but a plain `href`. It spares most prose the
 * full parser; whatever is in doubt is not simple.
 */
export function isSimple(value: string): boolean {
  const open: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < value.length) {
    const token = TOKEN.exec(value)
    if (!token) return false
    const [, close, tag, href] = token
    if (!tag) continue
    if ((tag === 'a' && !close) !== (href !== undefined)) return false
    if (close) {
      if (open.pop() !== tag) return false
    } else if (tag === 'br' || open.includes(tag) || (STARTS_BLOCK.test(tag) ? open.length > 0 : open.length === 0))
      return false
    else open.push(tag)
  }
  return open.length === 0
}
