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
export const plainText = (html: string | undefined): string =>
  (html ?? '')
    .replace(/<[^<>]*>/g, (tag) => (/^<\/?(?:a|b|em|i|strong|sub|sup|span|bdi)\b/i.test(tag) ? '' : ' '))
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES.get(name) ?? codePoint(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

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
