import { trimOf } from '#engine/content/trim.ts'

const MAX_LENGTH = 100

/**
 * The header that makes a browser save a picture under a name. Whatever was asked for, the name holds letters, digits,
 * `.`, `_`, `-` and spaces only, and ends as the format does.
 *
 * @param asked the wanted name, from the address
 * @param id stands in where nothing is left of the name
 * @param ending without dot
 */
export function contentDisposition(asked: string, id: string, ending: string): string {
  const stem = trimOf(asked.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[^\w. -]+/g, '-'), ' .-').slice(0, MAX_LENGTH)
  return `attachment; filename="${stem || id}.${ending}"`
}
