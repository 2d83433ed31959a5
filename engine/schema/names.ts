import { trimOf } from '../base/text/trim.ts'

/** `keyMedia` → `key_media`: the wire has `_` before each upper-case letter and is lower-case. */
export const toWireName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `key_media` → `keyMedia`; leading underscores stay, as in `_metadata`. */
export const toModelName = (name: string): string =>
  name.replace(/(?<=.)_+(.)/g, (_, next: string) => next.toUpperCase())

const ABBREVIATIONS = new Map(['URL', 'UID', 'ID', 'CTA'].map((word) => [word.toLowerCase(), word]))

/** The label of a field that declares none: `displayTitle` → `Display title`, `streetAddress1` → `Street address 1`. */
export const labelOf = (name: string): string => {
  const words = toWireName(name)
    .replace(/(?<=\p{L})\d+$/u, '_$&')
    .split('_')
    .filter(Boolean)
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A dotted path of either spelling in model spelling. */
export const toModelPath = (path: string): string => path.split('.').map(toModelName).join('.')

/**
 * Slug of a title: lower-case, white space becomes `-`, every other character that is not a letter, digit or `-` goes;
 * runs of white space count once and outer `-` go. A mark stays with its letter where words need it, as in Thai and Hindi.
 */
export const slugOf = (title: string): string =>
  trimOf(
    title
      .normalize()
      .toLowerCase()
      .replace(/\s+/g, '-')
      .replace(/((?![\p{sc=Latin}\p{sc=Arabic}\p{sc=Hebrew}])\p{L}\p{M}+)|[^\p{L}\p{N}-]/gu, '$1'),
    '-',
  )
