import { rememberingLog, temporaryFolder } from 'atrium/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { readInstitution } from '../../config/institution/institution.ts'
import { areaSettings, defineSite } from '../../server/start/site/site-definition.ts'
import { type ContentService, openContent } from '../../services/content/index.ts'
import { clockAt } from '../content/directory.ts'
import { alike, ratedQueries } from './queries.ts'
import { mean, type Rated, rate } from './rate.ts'

let content: ContentService
let rated: Rated[]

beforeAll(async () => {
  const { institution } = readInstitution('demo/content', { settings: areaSettings })
  content = await openContent({
    contentDir: 'demo/content',
    dataDir: temporaryFolder('ranking'),
    site: defineSite(institution),
    institution,
    sourceHash: 'sources',
    clock: clockAt('2026-03-14'),
    log: rememberingLog(),
  })
  rated = await rate(ratedQueries, async (term) => addressesOf(term))
  return () => content.close()
})

async function addressesOf(term: string): Promise<string[]> {
  const { hits } = await content.published.search({ term, from: 0, size: 10, alike })
  const uids = hits.flatMap((hit) => ('uid' in hit ? hit.uid : []))
  const entries = new Map((await content.published.get(uids)).map((entry) => [entry.uid, entry]))
  return hits.flatMap((hit) => ('uid' in hit ? (entries.get(hit.uid)?.path ?? hit.uid) : hit.url))
}

/** What is wrong, for the message of a test that fails. */
const missed = () =>
  rated
    .filter(({ reciprocalRank, recall }) => reciprocalRank < 1 || recall < 1)
    .map(({ query, pages, found }) => `${query}: ${pages.join(' ')}, not ${found.join(' ')}`)
    .join('\n')

describe('the fixed set of searches over the demo content', () => {
  it('names pages that are there', async () => {
    const paths = [...new Set(ratedQueries.flatMap(({ pages }) => pages))]
    const there = await Promise.all(paths.map(async (path) => (await content.published.at(path))?.kind === 'entry'))
    expect(paths.filter((_, index) => !there[index])).toEqual([])
  })

  it('is such that half of it finds none of its pages where text is looked for as it is typed', async () => {
    const plainly = await Promise.all(
      ratedQueries.map(async ({ query, pages }) => {
        const matches = await Promise.all(pages.map((path) => content.published.at(path)))
        const uids = matches.flatMap((match) => (match?.kind === 'entry' ? match.uid : []))
        return JSON.stringify(await content.published.get(uids))
          .toLowerCase()
          .includes(query.toLowerCase())
      }),
    )
    expect(ratedQueries.length).toBeGreaterThanOrEqual(60)
    expect(plainly.filter((isFound) => !isFound).length).toBeGreaterThanOrEqual(ratedQueries.length / 2)
  })

  it('puts a page that ought to come first there, or near: mean reciprocal rank of at least 0.9', () => {
    expect(mean(rated.map(({ reciprocalRank }) => reciprocalRank)), missed()).toBeGreaterThanOrEqual(0.9)
  })

  it('finds the pages that ought to come among the first ten: recall of at least 0.95', () => {
    expect(mean(rated.map(({ recall }) => recall)), missed()).toBeGreaterThanOrEqual(0.95)
  })
})
