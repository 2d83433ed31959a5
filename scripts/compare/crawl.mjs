import { addressesIn, isPicture } from './addresses.mjs'
import { compareAnswers, withoutHashes } from './answers.mjs'

/** Addresses asked for at once, of each of the two. */
const AT_ONCE = 4

/**
 * Visits every address that is reached from the first ones in either of two sites, in both.
 *
 * @typedef {{ host: string, path: string, ask: (address: string) => Promise<import('./answers.mjs').Answer> }} Site
 * @param {[before: Site, after: Site]} sites
 * @param {string[]} first
 * @param {{ queries: number, pictures: boolean }} bounds queries: how many addresses of one path that differ in their
 *   query are visited; pictures: whether pictures and recordings are visited
 * @returns {Promise<{ visited: number, leftOut: number, differences: { address: string, changes: object[] }[] }>}
 */
export async function crawlBoth(sites, first, { queries, pictures }) {
  const seen = new Set(first)
  const variants = new Map()
  const differences = []
  let [visited, leftOut] = [0, 0]
  const mayVisit = (address) => {
    const [path, query] = address.split('?')
    if (query === undefined) return pictures || !isPicture(path.slice(sites[1].path.length))
    variants.set(path, (variants.get(path) ?? 0) + 1)
    if (variants.get(path) <= queries) return true
    leftOut++
    return false
  }

  /** Names of built files differ in their hashes: what each of the two calls an address. */
  let next = new Map(first.map((address) => [address, [address, address]]))
  while (next.size > 0) {
    const found = new Map()
    await forEachLimited([...next], async ([address, names]) => {
      const answers = await Promise.all(sites.map((site, index) => site.ask(names[index])))
      visited++
      const changes = compareAnswers(...answers)
      if (changes.length > 0) differences.push({ address, changes })
      answers.forEach((answer, index) => {
        for (const link of addressesIn(answer, names[index], sites[index].host)) {
          const name = withoutHashes(link)
          if (seen.has(name)) continue
          const known = found.get(name) ?? [link, link]
          known[index] = link
          found.set(name, known)
        }
      })
    })
    for (const name of found.keys()) seen.add(name)
    next = new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)).filter(([address]) => mayVisit(address)))
  }
  differences.sort((one, other) => (one.address < other.address ? -1 : 1))
  return { visited, leftOut, differences }
}

async function forEachLimited(items, task) {
  const queue = [...items]
  const work = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
