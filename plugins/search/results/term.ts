import type { QueryParameter } from 'atrium'

/** Nobody looks for more; what follows is left out. */
const MAX_LENGTH = 200

/** Says what is looked for: in one line, without what cannot be seen, composed. Nothing is asked for an empty one. */
export const termParameter: QueryParameter = {
  accept: (value) =>
    [...value.slice(0, 4 * MAX_LENGTH).normalize('NFC')]
      .join('')
      .replace(/[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu, ' ')
      .slice(0, MAX_LENGTH)
      .trim() || undefined,
}
