import sanitizeHtml, { type IOptions } from 'sanitize-html'
import type { OnLoss } from '../../catalogue/engine-types.ts'
import { isAddress, OWN_ATTRIBUTES } from './attributes.ts'
import { BLOCKS, BOUNDARIES, COMMON_ATTRIBUTES, INLINE, OBJECTS } from './elements.ts'
import { validBlocks, validLine } from './flow.ts'
import { parseClean } from './parse.ts'
import { isSimple } from './simple.ts'

const optionsFor = (onLoss: OnLoss): IOptions => ({
  // What a text area holds is no markup.
  allowedTags: [...BLOCKS, ...BOUNDARIES, ...INLINE, ...OBJECTS.keys(), 'br'].filter((tag) => tag !== 'textarea'),
  allowedAttributes: {
    '*': COMMON_ATTRIBUTES,
    ...Object.fromEntries(Object.entries(OWN_ATTRIBUTES).map(([tag, own]) => [tag, [...own]])),
    a: ['href', 'name'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: link, h1: 'h2' },
  onOpenTag(name, { href, src, data }) {
    const remedy = OBJECTS.get(name)
    const source = src ?? data
    if (remedy) onLoss(`<${name}>${source ? ` of ${shortened(source)}` : ''}`, remedy)
    if (name === 'a' && href && !isAddress(href))
      onLoss(`the link to ${shortened(href)}`, 'Write a path, #anchor, mailto:, tel: or http(s) address.')
  },
})

const shortened = (text: string) => JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text)

/** A link whose address is refused keeps its words only. */
function link(tagName: string, { href = '', lang, ...others }: Record<string, string>) {
  const isOutside = /^\s*http/i.test(href)
  return { tagName, attribs: { ...others, ...(isAddress(href) && { href }), ...(lang && !isOutside && { lang }) } }
}

/**
 * Rich text as it may be shown: allowed tags only, in valid nesting, `http(s)`, `mailto:`, `tel:` and local links only,
 * all words in blocks.
 *
 * @returns undefined when no words are left
 */
export function sanitiseHtml(value: string, onLoss: OnLoss = () => {}): string | undefined {
  const isPlain = !/[<>&]/.test(value)
  const isFine = isPlain || isSimple(value)
  const clean = isFine ? value.trim() : validBlocks(parseClean(sanitised(value, onLoss))).trim()
  if (!isFine) return clean || undefined
  if (isWordless(clean)) return undefined
  return clean.startsWith('<') ? clean : `<p>${clean}</p>`
}

/** The same in one line, without block tags: where one began or ended, there is a space. */
export function sanitiseInline(value: string, onLoss: OnLoss = () => {}): string | undefined {
  if (!/[<>&]/.test(value)) return value.trim() || undefined
  return validLine(parseClean(sanitised(value, onLoss))) || undefined
}

const isWordless = (html: string) => html.replace(/<[^<>]*>|\s/g, '') === ''

/** Deeper than any editor nests; the parser's time grows with the depth. */
const MAX_DEPTH = 1000
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/** A block ends here, even where the parser finds none to end: the words around it stay apart. */
const ENDING = ['h1', ...BLOCKS, ...BOUNDARIES].join('|')
const END = new RegExp(`</(?:${ENDING})\\s*>(?!\\s|</?(?:${ENDING})[\\s>]|$)`, 'gi')

/** Shows what is nested beyond all measure without its tags. */
const sanitised = (value: string, onLoss: OnLoss): string =>
  sanitizeHtml(depthOf(value) > MAX_DEPTH ? value.replace(/[<>]/g, ' ') : value.replace(END, '$& '), optionsFor(onLoss))

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
