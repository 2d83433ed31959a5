/** Matches what no header line can carry, or not everybody reads alike. */
const FOREIGN = /[^\t\x20-\x7e]/u
const ALL_FOREIGN = new RegExp(FOREIGN, 'gu')

/** A value that can always be sent: control characters and all beyond ASCII are percent-encoded. */
export const headerValue = (value: string): string =>
  FOREIGN.test(value) ? value.toWellFormed().replace(ALL_FOREIGN, encodeURIComponent) : value
