import { changesBetween, kindOf } from './changes.mjs'

/**
 * Says what a server answered at an address.
 *
 * @typedef {{ status: number, headers: Record<string, string | undefined>, body: Buffer }} Answer
 * @typedef {import('./changes.mjs').Change} Change
 * @typedef {{ change: Change, addresses: string[] }} Group
 */

const HEADERS = ['content-type', 'location', 'cache-control', 'content-disposition', 'link', 'x-robots-tag']
const TEXT = /^(text\/|application\/(?:.+\+)?(?:json|xml|javascript)|image\/svg)/
/** `loader.B1RoDJja.js`, `chunk-cM6i60NR.js`, `hero.textBlock-XoSbNl3q.css`: what follows the last dot or hyphen. */
const HASHED = /((?:\/|\bassets\/)[\w./-]*[.-])[\w-]{8}(\.(?:js|css|woff2))(?![\w.])/g

/** A text without the hashes in the names of built files and style sets: all that two builds of one source differ in. */
export const withoutHashes = (text) => text.replaceAll(HASHED, '$1*$2')

const JSON_LD = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs

/** A document whose structured data has its keys in one order: their order says nothing. */
export const withSortedJsonLd = (text) =>
  text.replaceAll(JSON_LD, (_, open, json, close) => open + JSON.stringify(sorted(JSON.parse(json)), null, 1) + close)

const sorted = (value) => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  )
}

/** @param {Answer} answer */
export const isText = ({ headers }) => TEXT.test(headers['content-type'] ?? '')

/**
 * Returns what differs between two answers.
 *
 * @param {Answer} before
 * @param {Answer} after
 * @returns {Change[]} none when they are equal but for hashes; of two statuses nothing but that
 */
export function compareAnswers(before, after) {
  const changeOf = (part, removed, added) => (removed === added ? [] : [{ part, removed, added }])
  const status = changeOf('status', String(before.status), String(after.status))
  if (status.length > 0) return status
  const headers = HEADERS.flatMap((name) =>
    changeOf(name, withoutHashes(before.headers[name] ?? '(none)'), withoutHashes(after.headers[name] ?? '(none)')),
  )
  if (before.body.equals(after.body)) return headers
  if (isText(before) && isText(after)) {
    const [removed, added] = [before, after].map(({ body }) => withSortedJsonLd(withoutHashes(body.toString('utf8'))))
    return [...headers, ...changesBetween(removed, added)]
  }
  return [...headers, { part: 'bytes', removed: `${before.body.length} bytes`, added: `${after.body.length} bytes` }]
}

/**
 * Groups what differs by equal kinds of change, so that one edit of a shared part is one group. An address with several
 * changes is in several groups.
 *
 * @param {{ address: string, changes: Change[] }[]} differences
 * @returns {Group[]} each with the change of its first address; the largest group first
 */
export function groupDifferences(differences) {
  const groups = new Map()
  for (const { address, changes } of differences)
    for (const change of changes) {
      const kind = kindOf(change)
      const group = groups.get(kind) ?? { change, addresses: [] }
      if (group.addresses.at(-1) !== address) group.addresses.push(address)
      groups.set(kind, group)
    }
  return [...groups.values()].sort((one, other) => other.addresses.length - one.addresses.length)
}
