import { foldScripts } from './scripts.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k' },
}
const FOLDED = /[ßæœøđðþłıħŧŋĸ]/g
const ASCII = /^[\u0020-\u007e]*$/

/** A text in lower case and without accents: `Łódź` is `lodz`, `Große` is `grosse`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  const plain = lower.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return foldScripts(plain)
    .normalize('NFC')
    .toLowerCase()
    .replace(FOLDED, (letter) => LETTERS[letter] as string)
}
