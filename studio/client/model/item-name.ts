import { isRecord } from 'atrium'
import type { FormField, Ref } from '../api/contract.ts'
import { placeOf } from './spelling.ts'

/** Of a text that is no name so many characters are shown. */
const LONGEST = 80

/** The words by which an item of a list is known: what its field says names it, or the first words in it. */
export function itemName(item: unknown, fields: readonly FormField[] | undefined, named: string | undefined): string {
  if (typeof item === 'string' || typeof item === 'number') return shortened(String(item))
  if (!isRecord(item)) return ''
  const chosen = named ? wordsAt(item, fields, named.split('.')) : ''
  return chosen || firstWords(item)
}

function wordsAt(
  item: Record<string, unknown>,
  fields: readonly FormField[] | undefined,
  names: readonly string[],
): string {
  const [name = '', ...rest] = names
  const field = fields?.find((one) => one.name === name || one.model === name)
  const value = field ? placeOf(field, item).value : item[name]
  if (rest.length > 0 && isRecord(value)) return wordsAt(value, field?.fields, rest)
  return typeof value === 'string' || typeof value === 'number'
    ? plain(String(value))
    : isRecord(value)
      ? firstWords(value)
      : ''
}

/** The first text in an object, however deep; addresses and names of entries come last. */
function firstWords(value: unknown, depth = 0): string {
  if (typeof value === 'string') return shortened(value)
  if (depth > 4 || typeof value !== 'object' || value === null) return ''
  const inner = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, own]) => (key.startsWith('_') ? [] : [own]))
  const texts = inner.filter((own) => typeof own === 'string' && own !== '') as string[]
  const words = texts.find((text) => /\s/.test(text)) ?? texts[0]
  if (words) return shortened(words)
  for (const own of inner) {
    const found = firstWords(own, depth + 1)
    if (found) return found
  }
  return ''
}

const shortened = (text: string): string => {
  const words = plain(text)
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
}

const plain = (text: string): string =>
  text
    .replace(/<\/?(?:a|abbr|b|cite|em|i|q|s|small|span|strong|sub|sup)\b[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** The entry by whose uid an item is known, since it says nothing itself; undefined where it does. */
export function referenceNaming(item: unknown, name: string, depth = 0): Ref | undefined {
  if (name === '' || depth > 4 || typeof item !== 'object' || item === null) return undefined
  if (isRecord(item) && item.uid === name && typeof item._content_type_uid === 'string')
    return { type: item._content_type_uid, uid: name }
  for (const own of Object.values(item)) {
    const found = referenceNaming(own, name, depth + 1)
    if (found) return found
  }
  return undefined
}
