/** @param {string} version */
const partsOf = (version) => version.split(/[.-]/).slice(0, 3).map(Number)

/** @returns {boolean} whether a version is another one, or a later one */
export function isReached(version, by) {
  const [wanted, now] = [partsOf(version), partsOf(by)]
  const at = wanted.findIndex((part, index) => part !== now[index])
  return at < 0 || wanted[at] < now[at]
}

/** @returns {string} the minor version after a version: 0.4.0 after 0.3.2 */
export function nextMinor(version) {
  const [major, minor] = partsOf(version)
  return `${major}.${minor + 1}.0`
}

/**
 * The first version that no longer has what is deprecated: it lives one minor version.
 *
 * @param {{ since: string, until?: string }} deprecated
 */
export const goneIn = ({ since, until }) => until ?? nextMinor(since)

/**
 * Says since when something is deprecated, and until when it works.
 *
 * @param {{ since: string, until?: string, use?: string, remedy?: string }} deprecated
 * @param {string} version that is installed
 */
export function sentenceOf({ use, remedy, ...when }, version) {
  const until = goneIn(when)
  const state = isReached(until, version)
    ? `is gone since ${until}`
    : `is deprecated since ${when.since}, gone in ${until}`
  return [use === undefined ? `${state}.` : `${state}: "${use}" takes its place.`, remedy].filter(Boolean).join(' ')
}
