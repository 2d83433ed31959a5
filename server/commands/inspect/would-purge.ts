import { type Change, effectOf, flattened } from '#engine/host.ts'
import { requestFor } from '../../http/site-request.ts'
import { pagePaths } from '../../pages/warming/page-paths.ts'
import { publishingOf } from '../../start/site/publishing.ts'
import type { RunningSite } from '../../start/site/site-types.ts'
import { Failure } from '../line/say.mjs'
import { linksIn } from './links-in.ts'

/** Addresses looked at; a site with more is looked at in part. */
const MAX_ADDRESSES = 20_000

/** An address whose answer would be re-rendered, and why. */
export interface Purged {
  address: string
  effect: NonNullable<ReturnType<ReturnType<typeof effectOf>>>
}

/**
 * Which addresses would be re-rendered if entries were published now: their drafts, or what is published once more.
 * Looks at every page, every endpoint, and everything of the site that these link to.
 *
 * @returns `isWhole`: false when there were more addresses than are looked at
 * @throws Failure when no entry has one of the uids
 */
export async function wouldPurge(
  site: RunningSite,
  ...uids: readonly string[]
): Promise<{ purged: Purged[]; isWhole: boolean }> {
  const effectOn = effectOf(await Promise.all(uids.map((uid) => changeOf(site, uid))))
  const { siteUrl } = site.institution
  const waiting = await firstAddresses(site)
  const seen = new Set<string>()
  const purged: Purged[] = []
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const request = requestFor(address, siteUrl)
    const { key, answer } = await site.resolve(request)
    if (key === null || seen.has(key)) continue
    if (seen.size === MAX_ADDRESSES) return { purged, isWhole: false }
    seen.add(key)
    const { status, body, cache } = await answer()
    const effect = cache && effectOn(flattened(cache.dependencies))
    if (effect) purged.push({ address, effect })
    if (status === 200) waiting.push(...linksIn(String(body), siteUrl))
  }
  return { purged, isWhole: true }
}

async function changeOf({ store, drafts }: RunningSite, uid: string): Promise<Omit<Change, 'revision'>> {
  const change = await publishingOf(store, drafts, uid)
  if (change) return change
  throw new Failure(`No entry has the uid "${uid}". A uid is the name of a file in entries/, without .json.`)
}

async function firstAddresses({ store, definition }: RunningSite): Promise<string[]> {
  const endpoints = definition.endpoints.flatMap(({ definition: { route } }) => (route.includes(':') ? [] : [route]))
  return [...endpoints, ...(await pagePaths(store))]
}
