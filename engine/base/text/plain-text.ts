import { trimEndOf } from './trim.ts'

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** The words of a rich-text fragment: tags become spaces, entities characters, white space single. */
export const plainText = (html: string | undefined): string => wordsBetween(html ?? '', /<[^<>]*>/g)

const wordsBetween = (html: string, tags: RegExp): string =>
  html
    .replace(tags, (tag) => (/^<\/?(?:a|b|em|i|strong|sub|sup|span|bdi)\b/i.test(tag) ? '' : ' '))
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? codePoint(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Formatting in HTML, as people type it or paste it. Other words in such brackets, like `<name>`, are words: they name what
 * is to be filled in, or tell of a language, like `</script>`.
 */
const FORMATTING =
  /<\/?(?:abbr|b|bdi|big|blockquote|br|center|cite|code|dd|del|div|dl|dt|em|figcaption|figure|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|wbr|a)(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>]+))*\s*\/?>|<!--[^<>]*-->/gi

/**
 * Reads a text that is plain by its field, though somebody wrote it in HTML: its words. A text without formatting is
 * returned as it is, whatever else is in it: `a < b`, `<name>`, `&amp;`.
 */
export const withoutFormatting = (text: string): string =>
  text.search(FORMATTING) < 0 ? text : wordsBetween(text, FORMATTING)

function codePoint(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? []
  const number = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  const isSurrogate = number >= 0xd800 && number <= 0xdfff
  return number > 0 && number <= 0x10ffff && !isSurrogate ? String.fromCodePoint(number) : undefined
}

/** The text cut at a word, or within one that is too long, with an ellipsis where something is missing. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length - 1)
  const kept = text.slice(0, space > 0 ? space : length - 1)
  return `${trimEndOf(kept.replace(/[\ud800-\udbff]$/, ''), ' ,;:.–-')}…`
}
