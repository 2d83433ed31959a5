import type { QueryParameter } from '../contract/page/page.ts'

/** Nobody looks for more; what follows is left out. */
const MAX_LENGTH = 200

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu

/** Words to be looked for: in one line, without what cannot be seen, composed. Nothing is asked for by none. */
export const wordsParameter: QueryParameter = {
  accept: (value) =>
    [
      ...value
        .slice(0, 4 * MAX_LENGTH)
        .normalize('NFC')
        .replace(UNSEEN, ' '),
    ]
      .slice(0, MAX_LENGTH)
      .join('')
      .trim() || undefined,
}
