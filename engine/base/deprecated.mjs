/**
 * Says of something that it is not to be written any more. It lives one minor version.
 *
 * @typedef {object} Deprecated
 * @property {string} since the version of Atrium that has what takes its place
 * @property {string} [use] names what takes its place
 * @property {string} [remedy] says in a sentence what to do, where another name is not all
 * @property {string} [until] the first version that no longer has it; default: the minor version after `since`
 */

/**
 * @param {string} version
 * @returns {[number, number, number]}
 */
const partsOf = (version) => /** @type {[number, number, number]} */ (version.split(/[.-]/).slice(0, 3).map(Number))

/**
 * Compares versions.
 *
 * @param {string} version
 * @param {string} by
 * @returns {boolean} whether the second is the first or a later one
 */
export function isReached(version, by) {
  const [wanted, now] = [partsOf(version), partsOf(by)]
  const at = wanted.findIndex((part, index) => part !== now[index])
  return at < 0 || wanted[at] < now[at]
}

/**
 * Names the minor version after a version: 0.4.0 after 0.3.2.
 *
 * @param {string} version
 * @returns {string}
 */
export function nextMinor(version) {
  const [major, minor] = partsOf(version)
  return `${major}.${minor + 1}.0`
}

/**
 * Names the first version that no longer has what is deprecated.
 *
 * @param {Pick<Deprecated, 'since' | 'until'>} deprecated
 * @returns {string}
 */
export const goneIn = ({ since, until }) => until ?? nextMinor(since)

/**
 * Says since when something is deprecated, until when it works, and what takes its place.
 *
 * @param {Deprecated} deprecated
 * @param {string} [installed] version; not given: it still works
 * @returns {string} what follows the name of it in a sentence, without a full stop
 */
export function sayDeprecated({ use, ...when }, installed) {
  const until = goneIn(when)
  const isGone = installed !== undefined && isReached(until, installed)
  const state = isGone ? `is gone since ${until}` : `is deprecated since ${when.since} and gone in ${until}`
  return use === undefined ? state : `${state}: "${use}" takes its place`
}
