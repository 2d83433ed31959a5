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
  const clean = isPlain || isSimple(value) ? value.trim() : sanitised(value, HTML)
  if (isWordless(clean)) return undefined
  return !isPlain && HAS_BLOCK.test(clean) ? clean : `<p>${clean}</p>`
}

const HAS_BLOCK = new RegExp(`<(?:${[...BLOCK, ...TABLE].join('|')})[\\s>]`)

/** The same without block tags: where one ended, a space stands. */
export function sanitiseInline(value: string): string | undefined {
  if (!/[<>&]/.test(value)) return value.trim() || undefined
  const clean = sanitised(value.replace(/<\/(?:p|h[1-6]|li|div|blockquote|tr|td|th)\s*>/gi, '$& '), INLINE_HTML)
  return isWordless(clean) ? undefined : clean
}

const isWordless = (html: string) => html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === ''

/** Deeper than any editor nests; the parser's time grows with the depth. */
const MAX_DEPTH = 1000
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/** What is nested beyond all measure is shown without its tags. */
const sanitised = (value: string, options: IOptions): string =>
  sanitizeHtml(depthOf(value) > MAX_DEPTH ? value.replace(/[<>]/g, ' ') : value, options).trim()

/** How many tags are open at once, at the most; tags that a parser would close by itself count, too. */
function depthOf(html: string): number {
  let [depth, deepest] = [0, 0]
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z]\w*)/gi)) {
    if (close) depth = Math.max(0, depth - 1)
    else if (!VOID.has(name.toLowerCase())) depth++
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

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
