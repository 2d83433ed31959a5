import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { postgres, startPostgres } from '../postgres/server.ts'
import { openBuilt, requestFor } from './built.ts'
import { generateContent } from './generate.ts'
import { MEASURED } from './measured-article.ts'
import { median, printTable } from './print.ts'
import { report } from './report.ts'

const SIZE = Number(process.env.BENCH_SIZES?.split(',').at(-1) ?? 10_000)
const ROUNDS = 200

const folder = mkdtempSync(join(tmpdir(), 'atrium-stores-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Opened = Awaited<ReturnType<typeof openBuilt>>

/** What both are asked, by name. */
const QUESTIONS: Record<string, (site: Opened, round: number) => Promise<unknown>> = {
  'uncached article': (site) => site.respond(requestFor(MEASURED)),
  'list, a page of 24': ({ store }, round) =>
    store.find(['article'], {
      sort: [{ field: 'publicationDate', order: 'descending' }],
      page: { number: 1 + (round % 50), size: 24 },
    }),
  search: ({ store }, round) => store.search({ term: `entry ${round % 20}`, from: 0, size: 20 }),
}

it.skipIf(!('folder' in postgres))('a content directory of its own, and one that follows PostgreSQL', async () => {
  const content = join(folder, 'content')
  generateContent(content, SIZE)
  const database = await startPostgres()
  const open = async (name: string, settings: Record<string, string>) => {
    const begun = performance.now()
    const site = await openBuilt(content, join(folder, name), settings)
    return { site, ingest: performance.now() - begun }
  }
  const own = await open('own', {})
  const shared = await open('shared', { CONTENT_STORE_URL: database.url() })
  try {
    const rows: string[][] = []
    const compared = (what: string, one: number, other: number, digits: number) => {
      rows.push([what, one.toFixed(digits), other.toFixed(digits), (other / one).toFixed(2)])
      report({
        id: 'stores',
        what: `${what}, following PostgreSQL`,
        figure: other / one,
        unit: 'ratio',
        target: null,
        relation: '≤',
        reference: 'a content directory of its own, in the same run',
      })
    }
    compared(`ingest of ${SIZE.toLocaleString('en-US')} from nothing`, own.ingest, shared.ingest, 0)
    for (const [what, ask] of Object.entries(QUESTIONS)) {
      const times: number[][] = [[], []]
      for (let round = 0; round < ROUNDS; round++)
        for (const [index, { site }] of [own, shared].entries()) {
          const begun = performance.now()
          expect(await ask(site, round)).toBeTruthy()
          times[index]?.push(performance.now() - begun)
        }
      const [one = 0, other = 0] = times.map(median)
      compared(what, one, other, 2)
    }
    printTable('Two stores, milliseconds', ['', 'own directory', 'PostgreSQL', 'ratio'], rows)
  } finally {
    await own.site.close()
    await shared.site.close()
    await database.stop()
  }
})
