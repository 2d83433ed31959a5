import type { Reading } from '../value.ts'

/** False and absent are one and the same: what is off takes no key, unless the file says so already. */
export const reading: Reading<boolean> = {
  read: (wire) =>
    wire === undefined || wire === null || wire === '' ? false : typeof wire === 'boolean' ? wire : undefined,
  write: (shown, before) => (shown ? true : before === true ? undefined : before),
}
