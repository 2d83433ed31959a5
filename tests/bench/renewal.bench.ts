import { expect, it } from 'vitest'
import { ANCHOR, type ServedSite, startServer } from '../browser/server.ts'
import { startChild } from './child-server.ts'
import { printTable, quantile } from './print.ts'
import { report } from './report.ts'
import { ARTICLES, articlePath, workingSet } from './working-set.ts'

/** After so long what a service said is asked for anew, in milliseconds. */
const RENEWAL = 16 * 60_000
/** How long visitors go about, in milliseconds. */
const DURATION = 15_000
const WARM_UP = 5_000
const VISITORS = 2
/** Milliseconds between two visits of one visitor. */
const PAUSE = 2

it('Q-24 what visitors wait for cached pages while those with facts of a service are renewed', async () => {
  const service = await startChild('works-service.mjs')
  const site = await startServer({
    content: workingSet({ withWorks: true }),
    environment: { COLLECTION_URL: `${service.origin}/api`, DEPLOY_ENV: 'development', LOG_LEVEL: 'warn' },
  })
  const waited = { quiet: [] as number[], renewing: [] as number[] }
  let renewed = 0
  try {
    for (let index = 0; index < ARTICLES; index++) await visit(site, index)
    await visits(site, WARM_UP)
    waited.quiet = await visits(site, DURATION)
    const before = await site.metric('atrium_page_renders_total')
    const body = new Date(Date.parse(ANCHOR.replace('=', '')) + RENEWAL).toISOString()
    expect((await fetch(`${site.origin}/_clock`, { method: 'POST', body })).ok).toBe(true)
    waited.renewing = await visits(site, DURATION)
    renewed = (await site.metric('atrium_page_renders_total')) - before
  } finally {
    await site.stop()
    service.stop()
  }
  const row = (name: string, figures: number[]) => [
    name,
    figures.length,
    ...[0.5, 0.99, 1].map((part) => quantile(figures, part).toFixed(2)),
  ]
  printTable(
    `Waiting for one of ${ARTICLES} cached articles, ${renewed} of which were renewed meanwhile`,
    ['milliseconds', 'visits', 'median', 'p99', 'most'],
    [row('quiet', waited.quiet), row('while pages are renewed', waited.renewing)],
  )
  report({
    id: 'Q-24',
    what: '99 % of hits while pages with facts of a service are renewed',
    figure: quantile(waited.renewing, 0.99) / quantile(waited.quiet, 0.99),
    unit: 'ratio',
    target: 2,
    relation: '≤',
    reference: `the same just before; ${renewed} pages renewed in ${DURATION / 1000} s`,
  })
})

async function visit(site: ServedSite, index: number): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(site.origin + articlePath(index % ARTICLES))
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  return performance.now() - begun
}

/** Some visitors go through all articles. @returns what each visit waited, in milliseconds */
async function visits(site: ServedSite, duration: number): Promise<number[]> {
  const waited: number[] = []
  const end = performance.now() + duration
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let index = (visitor * ARTICLES) / VISITORS; performance.now() < end; index++) {
        waited.push(await visit(site, index))
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }),
  )
  return waited
}
